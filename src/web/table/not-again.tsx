/** One plays alone, and has let a window go by for the rest of a turn: the others like it go by themselves until the next begins. */
import { isAtWindow, useStops } from './company/stops.ts';
import { newsIn, withoutPromise } from './promised.ts';
import { useRoom } from './room.ts';
import { type Session, sentenceFor, useSession } from './session.ts';
import './not-again.css';

/** Beside whatever could be played at the window. */
export default function NotAgain() {
  const news = useNews();
  const session = useSession();
  const { scene, speaker, face, desk } = session;
  const { moment } = useRoom();
  const [stops, change] = useStops(scene.table.id);
  const pass = moment.offers.find(({ text }) => text === scene.question?.pass);
  if (!face.turnBegins || scene.seats.length > 1 || !pass || !isAtWindow(scene)) return null;
  const letGo = () => {
    change({ ...withoutPromise(stops), promised: { step: scene.step, known: scene.offers.map(({ text }) => text) } });
    desk.commit(pass);
  };
  return (
    <>
      {news.length > 0 && (
        <p className="asked-again">{speaker.say('look window asked-again', { news: speaker.list(namesOf(news, session)) })}</p>
      )}
      <button type="button" className="not-again" onClick={letGo}>
        {speaker.say('look window not-again')}
      </button>
    </>
  );
}

/** What could be done, in its own words; where that is much, by the names of cards and the like, each once. */
function namesOf(news: readonly string[], session: Session): readonly string[] {
  const { scene, face, speaker } = session;
  const offers = scene.offers.filter(({ text, quiet }) => news.includes(text) && !quiet);
  const names = offers.map((offer) => {
    const [first] = offers.length > FEW ? face.things(offer.choice) : [];
    return first === undefined ? sentenceFor(offer, session) : speaker.name(first);
  });
  return names.filter((name, i) => names.indexOf(name) === i);
}

const FEW = 2;

/** What is new where it is asked all the same. */
function useNews(): readonly string[] {
  const { scene } = useSession();
  const [{ promised }] = useStops(scene.table.id);
  if (!promised || !isAtWindow(scene)) return [];
  return newsIn(
    promised,
    scene.step,
    scene.offers.map(({ text }) => text),
  );
}
