/** The mission at hand with what it takes, those that are completed, the enemy of this map, and the rules of the table. */
import type { Speaker } from '../../../words/speaker.ts';
import { unitsOf } from '../content/enemies.ts';
import { playedIn } from '../content/map-played.ts';
import { missionsOf } from '../content/missions.ts';
import { kindOf, pieceAt } from '../content/pieces.ts';
import { OPTIONS } from '../options.ts';
import type { View } from '../view.ts';
import { isAtSea } from './describe-hex.ts';
import { EnemyCounter, MissionPiece } from './piece/counter.tsx';
import { seen } from './seen.ts';
import { priceOf } from './sheet/catalogue.tsx';
import { Where } from './where.tsx';
import './aside.css';

interface PartProps {
  readonly view: View;
  readonly speaker: Speaker;
}

export function Aside({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const view = seen(anyView);
  const say = (key: string, figures: object = {}) => speaker.say(`sheet aside ${key}`, figures);
  return (
    <section className="orders" aria-label={say('heading')}>
      {view.mission ? <AtHand view={view} mission={view.mission} speaker={speaker} /> : <p>{say('none')}</p>}
      <Completed view={view} speaker={speaker} />
      <Enemies view={view} speaker={speaker} />
      <HouseRules view={view} speaker={speaker} />
    </section>
  );
}

/** What it takes, and what it brings. */
export function AtHand({ view, mission, speaker }: PartProps & { readonly mission: NonNullable<View['mission']> }) {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet aside ${key}`, figures);
  const { id, at, award, requires } = mission;
  return (
    <div className="orders-now">
      <Where mission={mission} speaker={speaker} className="orders-picture" isSecond>
        <svg viewBox="-24 -24 48 50" aria-hidden="true">
          <MissionPiece map={view.map} id={id} award={award} size={44} />
        </svg>
      </Where>
      <div>
        <h4>{say('mission', { number: view.completed.length + 1, count: view.missionsHere })}</h4>
        <p className="orders-name">
          <Where mission={mission} speaker={speaker} className="orders-place">
            <b>{speaker.name(id)}</b> {at}
          </Where>
          , {say('award', { award })}
        </p>
        <p>{say(requires.length === 0 ? 'halt-none' : 'halt', { hex: at })}</p>
        {requires.length > 0 && (
          <ul className="orders-needs">
            {requires.map((kind) => (
              <Need key={kind} view={view} kind={kind} speaker={speaker} />
            ))}
          </ul>
        )}
        {isAtSea(view, at) && <p>{speaker.say('look hex at-sea')}</p>}
      </div>
    </div>
  );
}

/** Whether a piece of that kind is on the map, and where. */
function Need({ view, kind, speaker }: PartProps & { readonly kind: string }) {
  const own = view.pieces.find(({ id, at }) => kindOf(pieceAt(id)) === kind && /^\d/.test(at));
  const words = own
    ? speaker.say('sheet aside has-it', { piece: kind, hex: own.at })
    : speaker.say(`sheet aside ${view.phase === 'purchase' ? 'has-not' : 'has-not-now'}`, { goods: kind, cost: priceOf(kind) });
  return <li data-has={own !== undefined}>{words}</li>;
}

function Completed({ view, speaker }: PartProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet aside ${key}`, figures);
  if (view.completed.length === 0) return null;
  const awards = new Map(missionsOf(playedIn(view)).map(({ id, award }) => [id, award]));
  return (
    <>
      <h4>{say('completed')}</h4>
      <ol className="orders-done">
        {view.completed.map(({ id, accomplished }) => (
          <li key={id} data-fate={accomplished ? 'done' : 'forfeited'}>
            {speaker.name(id)} <small>{accomplished ? say('award', { award: awards.get(id) ?? 0 }) : say('forfeited')}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Everything there is in the cup and on the map: nobody knows who comes next. */
function Enemies({ view, speaker }: PartProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet aside ${key}`, figures);
  const units = unitsOf(playedIn(view));
  const kinds = [...new Set(units.map(({ kind }) => kind))];
  return (
    <details className="orders-more">
      <summary>{say('enemies', { count: units.length })}</summary>
      <ul className="orders-enemies">
        {kinds.map((kind) => {
          const all = units.filter((unit) => unit.kind === kind);
          const [{ id, firepower, move } = { id: '', firepower: 0, move: 0 }] = all;
          return (
            <li key={kind}>
              <svg viewBox="-23 -23 46 48" aria-hidden="true">
                <EnemyCounter map={view.map} own={view.own} enemy={{ id, acted: false, suppressed: false }} size={44} />
              </svg>
              {say('enemy', { count: all.length, enemy: kind, firepower, move })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function HouseRules({ view, speaker }: PartProps) {
  return (
    <details className="orders-more">
      <summary>{speaker.say('sheet aside rules')}</summary>
      <ul>
        {OPTIONS.map(({ id }) => (
          <li key={id}>
            {speaker.say(`option ${id} title`)}: {speaker.say(`option ${id} ${view.rules[id]}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
