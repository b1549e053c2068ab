/** One plays alone, and has let a window go by for the rest of a turn: the others like it go by themselves until the next begins. */
import { useEffect, useRef } from 'react';
import { isAtWindow, type Stops, useStops } from './company/stops.ts';
import { isTakenBack, isUsed, newsIn, type Window, withNews } from './promised.ts';
import { useRoom } from './room.ts';
import { type Session, sentenceFor, useSession } from './session.ts';
import './not-again.css';

/** Beside whatever could be played at the window. */
export default function NotAgain() {
  const news = useNotAgain();
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

function withoutPromise({ promised: _, ...stops }: Stops): Stops {
  return stops;
}

/** Lets windows go by as promised; where one is asked all the same, what is new. */
function useNotAgain(): readonly string[] {
  const { scene, face, desk } = useSession();
  const { sitting, playing } = useRoom();
  const [stops, change] = useStops(scene.table.id);
  const { question, step, version, offers } = scene;
  const texts = offers.map(({ text }) => text);
  const now: Window = { step, asks: question?.asks, texts };
  const before = useRef(now);
  const promised = face.turnBegins !== undefined && scene.seats.length === 1 ? stops.promised : undefined;
  const isHere = isAtWindow(scene);
  const isWishedFor =
    promised && (isTakenBack(promised, { step, isAtWindow: isHere }, before.current.step) || (isHere && isUsed(before.current, now)));
  const isOver = isWishedFor || question?.asks === face.turnBegins;
  const news = promised && !isOver && isHere ? newsIn(promised, step, texts) : [];
  useEffect(() => {
    before.current = now;
    if (promised && isOver) change(withoutPromise(stops));
    else if (promised && news.length > 0 && promised.asked?.step !== step) change({ ...stops, promised: withNews(promised, step, news) });
  });
  const isQuiet = sitting.sending === 'no' && sitting.looking === undefined && !playing;
  const goesBy = promised !== undefined && !isOver && isHere && news.length === 0 && isQuiet;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each window anew
  useEffect(() => {
    const offer = goesBy ? desk.offers().find(({ text }) => text === question?.pass) : undefined;
    if (offer) desk.commit(offer);
  }, [goesBy, version, desk]);
  return news;
}
