/** What there is to tell of a fight that is over: who won and why, what each side lost, with which dice, and who held what when. */

import { useMemo } from 'react';
import { EndingPart } from '../../../board/ending-part.tsx';
import { toneAt } from '../../../board/tone.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { StoryProps } from '../../face.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { type GameRecord, type RollMade, recordOf, type SideRecord } from '../record.ts';
import { ownSide } from '../view.ts';
import { PrintedDice } from './card/dice.tsx';
import { happened, seen } from './seen.ts';
import './ending.css';

export function Ending({ view: anyView, told, speaker, outcome, onLook }: StoryProps) {
  const view = seen(anyView);
  const record = useMemo(() => recordOf(happened(told)), [told]);
  const own = ownSide(view);
  const [other] = outcome?.winners ?? [];
  const winner = view.winner === '' ? other : view.winner;
  if (!winner && !outcome) return null;
  const say = (key: string, figures: object = {}) => speaker.say(`ending ${key}`, figures);
  return (
    <div className="ending">
      {winner && (
        <p className="ending-stamp" data-won={own === undefined ? undefined : winner === own}>
          {say('stamp', { winner })}
        </p>
      )}
      <p className="ending-why">
        {view.winner === '' && outcome
          ? say('broken-off', { how: speaker.outcome(outcome), turns: record.turns, time: view.time })
          : say('why', {
              how: view.how,
              turns: record.turns,
              time: view.time,
              side: loserAs(view.winner === '' ? undefined : view.winner, own),
            })}
      </p>
      <Course record={record} speaker={speaker} />
      <div className="ending-sides">
        {record.sides.map((side) => (
          <SidePart key={side.side} record={side} speaker={speaker} onLook={onLook} />
        ))}
      </div>
      <EndingPart title={say('objectives')}>
        {record.taken.length === 0 ? (
          <p>{say('nothing-taken')}</p>
        ) : (
          <ul className="ending-lines">
            {record.taken.map(({ step, turn, side, objective }) => (
              <li key={`${step} ${objective}`}>
                <button type="button" className="quiet" onClick={() => onLook(step)}>
                  {say('taken', { turn, side, objective })}
                </button>
              </li>
            ))}
          </ul>
        )}
      </EndingPart>
    </div>
  );
}

/** Who lost, as the one who reads it would say: oneself, the enemy, or one of the sides where one only looked on. */
function loserAs(winner: Side | undefined, own: Side | undefined): string {
  if (winner === undefined) return '';
  if (own === undefined) return enemyOf(winner);
  return own === winner ? 'enemy' : 'own';
}

interface SidePartProps {
  readonly record: SideRecord;
  readonly speaker: Speaker;
  readonly onLook: (step: number) => void;
}

function SidePart({ record, speaker, onLook }: SidePartProps) {
  const { side, lost, broken, orders, points, best, worst, rolls, average } = record;
  const say = (key: string, figures: object = {}) => speaker.say(`ending ${key}`, figures);
  return (
    <EndingPart title={speaker.name(side)}>
      <p>{say('did', { orders, broken, lost: lost.length })}</p>
      <h4>{say('lost')}</h4>
      {lost.length === 0 && <p>{say('nobody-lost')}</p>}
      <ul className="ending-lines">
        {lost.map(({ step, unit, hex, points: worth }) => (
          <li key={`${step} ${unit}`}>
            <button type="button" className="quiet" onClick={() => onLook(step)}>
              {say('loss', { unit, hex, points: worth })}
            </button>
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <>
          <h4>{say('points')}</h4>
          <ul className="ending-lines">
            {points.map(({ why, points: all }) => (
              <li key={why}>{say('points-for', { why, points: all })}</li>
            ))}
          </ul>
        </>
      )}
      {rolls > 0 && (
        <>
          <h4>{say('rolls', { rolls, average: Math.round(average * 10) / 10 })}</h4>
          <Roll what="best" made={best} speaker={speaker} onLook={onLook} />
          <Roll what="worst" made={worst} speaker={speaker} onLook={onLook} />
        </>
      )}
    </EndingPart>
  );
}

interface RollProps {
  readonly what: 'best' | 'worst';
  readonly made: RollMade | undefined;
  readonly speaker: Speaker;
  readonly onLook: (step: number) => void;
}

function Roll({ what, made, speaker, onLook }: RollProps) {
  if (!made) return null;
  const { side, purpose, white, coloured, sum } = made.roll;
  return (
    <p className="ending-roll">
      <PrintedDice white={white} coloured={coloured} side={side} speaker={speaker} />
      <button type="button" className="quiet" onClick={() => onLook(made.step)}>
        {speaker.say(`ending ${what}`, { purpose, sum })}
      </button>
    </p>
  );
}

const WIDE = 600;
const HIGH = 120;

/** The Victory Track, Turn by Turn: above the line for the Axis, below it for the Allies; and when which Objective was taken. */
function Course({ record: { course, taken }, speaker }: { readonly record: GameRecord; readonly speaker: Speaker }) {
  const most = Math.max(5, ...course.map(Math.abs));
  const last = Math.max(1, course.length - 1);
  const points = course.map((vp, i) => `${((i * WIDE) / last).toFixed(1)} ${(HIGH / 2 - (vp / most) * (HIGH / 2 - 8)).toFixed(1)}`);
  const about = speaker.say('ending course', { vp: course.at(-1) ?? 0 });
  const area = `M0 ${HIGH / 2}L${points.join('L')}L${WIDE} ${HIGH / 2}Z`;
  return (
    <figure className="ending-course">
      <div className="ending-names" aria-hidden="true">
        <span>{speaker.name('axis')}</span>
        <span>{speaker.name('allies')}</span>
      </div>
      <div className="ending-field">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={about}>
          {SIDES.map((side, i) => (
            <svg
              key={side}
              aria-hidden="true"
              y={(i * HIGH) / 2}
              width={WIDE}
              height={HIGH / 2}
              viewBox={`0 ${(i * HIGH) / 2} ${WIDE} ${HIGH / 2}`}
            >
              <path className="ending-area" data-side={toneAt(i).index} d={area} />
            </svg>
          ))}
          <line className="ending-zero" x1={0} y1={HIGH / 2} x2={WIDE} y2={HIGH / 2} />
          <polyline className="ending-line" points={points.join(' ')} />
        </svg>
        {taken.map(({ step, turn, side, objective }) => (
          <span
            key={`${step} ${objective}`}
            className="ending-taken"
            data-side={toneAt(SIDES.indexOf(side)).index}
            style={{ left: `${(100 * Math.min(turn, last)) / last}%` }}
            title={speaker.say('ending taken', { turn, side, objective })}
            aria-hidden="true"
          >
            {objective}
          </span>
        ))}
      </div>
      <figcaption>{about}</figcaption>
    </figure>
  );
}
