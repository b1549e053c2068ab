/** Another seat acts, and one may interrupt: what is happening, whether there is anything to play, and when to be asked again. */
import { useEffect, useRef } from 'react';
import { api } from '../../api.ts';
import { EventText } from '../log-line.tsx';
import { useRoom } from '../room.ts';
import { useSession } from '../session.ts';
import { letsGo, othersOfMine, passesWithAll, stopsAfter, stopsAnew, toBeTold, withAlways, withKind, withPassed } from './going-by.ts';
import { isInterrupt, type Stops, useStops } from './stops.ts';

/** What happened last is enough to know what it is about; the log has the rest. */
const TOLD = 1;

export function Interrupt() {
  const { scene, speaker, face, desk } = useSession();
  const { moment } = useRoom();
  const [stops, change] = useStops(scene.table.id);
  const { question } = scene;
  if (!question || !isInterrupt(scene)) return null;
  const say = (key: string) => speaker.say(`company interrupt ${key}`);
  const happening = moment.result.slice(-TOLD);
  if (letsGo(stops, scene)) {
    return (
      <section className="interrupt" aria-label={say('heading')} data-lets-go="true">
        <p>{say('letting-go')}</p>
        <button type="button" onClick={() => change({ ...withKind(stops, question.asks, true), untilMyTurn: false })}>
          {say('ask-after-all')}
        </button>
      </section>
    );
  }
  const pass = moment.offers.find(({ text }) => text === question.pass);
  /** What one wishes holds from this window on. */
  const letGo = (wished: Stops) => {
    change(wished);
    if (pass) desk.commit(pass);
    desk.tell('not-asked-again');
  };
  const others = othersOfMine(scene);
  const passWithAll = () => {
    change({ ...stops, forAll: { asks: question.asks, toPass: others } });
    if (pass) desk.commit(pass);
  };
  const isAlways = stops.always.includes(question.asks);
  const hasSomething = moment.offers.some(({ text }) => text !== question.pass);
  return (
    <section className="interrupt" aria-label={say('heading')}>
      <p className="interrupt-head">{say(hasSomething ? 'may-play' : 'nothing')}</p>
      {happening.length > 0 && (
        <ul className="interrupt-happening" aria-label={say('happening')}>
          {happening.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they do not change places
            <li key={i}>
              <EventText event={event} />
            </li>
          ))}
        </ul>
      )}
      {pass && others.length > 0 && (
        <button type="button" className="quiet" data-stop="for-all" onClick={passWithAll}>
          {speaker.say('company interrupt for-all', { count: others.length + 1 })}
        </button>
      )}
      {hasSomething && (
        <details className="interrupt-when">
          <summary>{say('when')}</summary>
          <div className="interrupt-stops">
            <button type="button" data-stop="until-my-turn" onClick={() => letGo({ ...stops, untilMyTurn: true })}>
              {say('until-my-turn')}
            </button>
            <button type="button" data-stop="never" onClick={() => letGo(withKind(stops, question.asks, false))}>
              {say('never')}
            </button>
            {face.spared === question.asks && (
              <button type="button" data-stop="always" onClick={() => change(withAlways(stops, question.asks, !isAlways))}>
                {say(isAlways ? 'where-useful' : 'always')}
              </button>
            )}
          </div>
        </details>
      )}
    </section>
  );
}

/** The server lets windows go by at which one does not wish to be asked; a window that goes by for all of one's seats is passed here. */
export function useLettingGo(): void {
  const { scene, desk } = useSession();
  const { sitting } = useRoom();
  const [stops, change] = useStops(scene.table.id);
  const { version, question } = scene;
  const pass = question?.pass;
  const passes = passesWithAll(stops, scene) && sitting.sending === 'no' && sitting.looking === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each window anew
  useEffect(() => {
    if (!passes) return;
    const offer = desk.offers().find(({ text }) => text === pass);
    change(withPassed(stops, scene.seat));
    if (offer) desk.commit(offer);
  }, [passes, pass, version, desk]);
  useTelling(stops, change);
}

/** What one wishes the server is told, whatever it knows of it. */
function useTelling(stops: Stops, change: (stops: Stops) => void): void {
  const { scene, desk } = useSession();
  // Whether the server lets all go by until one's own turn; before it was heard of, it may have done so and be through with it.
  const isLetting = useRef(true);
  const next = stopsAfter(isLetting.current ? stopsAnew(stops, scene.stops) : stops, scene);
  useEffect(() => {
    isLetting.current = scene.stops?.untilMyTurn === true;
    if (next !== stops) change(next);
  }, [scene.stops, next, stops, change]);
  const isPlaying = scene.seat !== null && scene.outcome === null;
  const telling = isPlaying ? toBeTold(next, scene.stops) : undefined;
  const text = telling && JSON.stringify(telling);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish once, and again where it has not arrived
  useEffect(() => {
    if (telling) void desk.housekeeping.attempt(async () => void (await api.wishStops(scene.table.id, telling)));
  }, [text, scene.version, desk]);
}

/** In the sheet: the kinds of windows that are let go by, each to be asked at again, and those that the game spares. */
export function RememberedStops() {
  const { scene, speaker, face } = useSession();
  const [stops, change] = useStops(scene.table.id);
  const { spared } = face;
  if (stops.never.length === 0 && !stops.untilMyTurn && spared === undefined) return null;
  return (
    <div className="interrupt-remembered">
      {stops.untilMyTurn && (
        <label>
          <input type="checkbox" checked onChange={() => change({ ...stops, untilMyTurn: false })} />
          <span>{speaker.say('company interrupt until-my-turn')}</span>
        </label>
      )}
      {spared !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={stops.always.includes(spared)}
            onChange={({ currentTarget }) => change(withAlways(stops, spared, currentTarget.checked))}
          />
          <span>{speaker.say('company interrupt always-before', { what: speaker.prompt({ asks: spared }) })}</span>
        </label>
      )}
      {stops.never.map((asks) => (
        <label key={asks}>
          <input type="checkbox" checked={false} onChange={() => change(withKind(stops, asks, true))} />
          <span>{speaker.say('company interrupt ask-before', { what: speaker.prompt({ asks }) })}</span>
        </label>
      ))}
    </div>
  );
}
