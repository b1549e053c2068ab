/** The turn, the alarm of each level, objectives and the enemy reserve, in one line above the board. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import { positionOf } from '../reckoning/position.ts';
import { operation } from '../rules/operation-in-play.ts';
import { perEntrance } from '../rules/reinforcements.ts';
import { levelOn } from '../state.ts';
import type { LevelView, View } from '../view.ts';
import { seen } from './seen.ts';
import { timeOf } from './shot-words.ts';
import '../../../board/headline.css';
import './headline.css';

export function Headline({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const view = seen(anyView);
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const objectives = view.levels.flatMap((level) => level.objectives);
  const done = objectives.filter((objective) => objective.done).length;
  const reserve = total(view.reserve);
  const levels = operation(view).levels.length;
  const figures = { done, count: objectives.length, completed: view.completed.length, levels };
  const time = timeOf(view, view.turn);
  const { turn, turns } = time;
  return (
    <div className="headline">
      <span className="headline-lead">{say(turns > 0 ? 'turn-of' : 'turn', { turn, turns, phase: view.phase })}</span>
      {view.levels.length > 0 && (
        <Explained className="headline-figure headline-turn" about={say(turns > 0 ? 'turn-of-about' : 'turn-about', time)}>
          <span className="headline-label">{say('turn-short')}</span> <b>{turns > 0 ? `${turn}/${turns}` : turn}</b>
        </Explained>
      )}
      {view.levels.map((level) => (
        <Alarm key={level.id} view={view} level={level} speaker={speaker} />
      ))}
      {objectives.length > 0 && (
        <Explained className="headline-figure" about={say(isToLeave(view) ? 'leave-about' : 'objectives-about', figures)}>
          <span className="headline-label">{say('objectives')}</span> <b>{say('of', figures)}</b>
          {isToLeave(view) && <span className="headline-leave">{say('leave')}</span>}
        </Explained>
      )}
      <Explained className="headline-figure headline-reserve" about={say('reserve-about', { count: reserve })} isNear={reserve < 6}>
        <span className="headline-label">{say('reserve')}</span> <b>{reserve}</b>
      </Explained>
    </div>
  );
}

interface ExplainedProps {
  readonly className: string;
  readonly about: string;
  readonly alarm?: LevelView['alarm'];
  readonly isNear?: boolean;
  readonly children: ReactNode;
}

/** A figure that says what it means to whoever points at it, presses it or comes to it by keys. */
function Explained({ className, about, alarm, isNear, children }: ExplainedProps) {
  return (
    <button
      type="button"
      className={`headline-explained ${className}`}
      data-about={about}
      data-alarm={alarm}
      data-near={isNear}
      aria-description={about}
    >
      {children}
    </button>
  );
}

/** Everything is done on a level where somebody still is: what is left is to get out. */
function isToLeave({ phase, levels, commandos }: View): boolean {
  if (phase === 'over') return false;
  return levels.some(
    ({ id, objectives }) => objectives.every(({ done }) => done) && commandos.some(({ level, isOut }) => level === id && !isOut),
  );
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** A switch with two sides: the one that holds is lit, the other hatched; the bell is struck through or rings. */
function Alarm({ view, level, speaker }: { readonly view: View; readonly level: LevelView; readonly speaker: Speaker }) {
  const position = positionOf(view);
  const count = perEntrance(position, levelOn(position, { level: level.id }));
  const figures = { level: level.id, count };
  return (
    <Explained className="headline-alarm" alarm={level.alarm} about={speaker.say(`look headline ${level.alarm}-about`, figures)}>
      <span className="headline-label">{speaker.say('look headline alarm', figures)}</span>
      <svg className="headline-bell" viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M-6 5C-4 3 -5 -6 0 -6S4 3 6 5ZM-1.6 6.4a1.6 1.6 0 0 0 3.2 0" />
        {level.alarm === 'silent' ? (
          <path className="headline-struck" d="M-8 8L8 -8" />
        ) : (
          <path className="headline-rings" d="M-8.4 -4a7 7 0 0 0 0 6M8.4 -4a7 7 0 0 1 0 6" />
        )}
      </svg>
      <b>{speaker.say(`look headline ${level.alarm}`)}</b>
      <span className="headline-more">{speaker.say('look headline per-entrance', figures)}</span>
    </Explained>
  );
}
