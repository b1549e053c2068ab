/** The turn, the alarm of each level, objectives and the enemy reserve, in one line above the board. */
import type { ReactNode } from 'react';
import { HeadlineAsked } from '../../../board/headline-asked.tsx';
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { HeadlineProps, Playing } from '../../face.ts';
import { positionOf } from '../reckoning/position.ts';
import { isOnlyToBeSilenced } from '../rules/end-of-turn.ts';
import { operation } from '../rules/operation-in-play.ts';
import { perEntrance } from '../rules/reinforcements.ts';
import { levelOn, type Phase } from '../state.ts';
import type { LevelView, View } from '../view.ts';
import { told as known, seen } from './seen.ts';
import { timeOf } from './shot-words.ts';
import './headline.css';

export function Headline({ view: anyView, speaker, playing, onTell }: HeadlineProps) {
  const view = seen(anyView);
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const objectives = view.levels.flatMap((level) => level.objectives);
  const done = objectives.filter((objective) => objective.done).length;
  const reserve = total(view.reserve);
  const levels = operation(view).levels.length;
  const figures = { done, count: objectives.length, completed: view.completed.length, levels };
  const time = timeOf(view, view.turn);
  const { turn, turns } = time;
  const phase = phaseOnStage(view, playing);
  const left = leftToDo(view);
  return (
    <div className="headline">
      <span className="headline-lead">{say(turns > 0 ? 'turn-of' : 'turn', { turn, turns, phase })}</span>
      {view.levels.length > 0 && (
        <Figure
          className="headline-turn"
          title={say('turn-short')}
          about={say(turns > 0 ? 'turn-of-about' : 'turn-about', time)}
          rule={turns > 0 ? '8.2' : '7.2'}
          value={turns > 0 ? `${turn}/${turns}` : turn}
          onTell={onTell}
        />
      )}
      {view.levels.map((level) => (
        <Alarm key={level.id} view={view} level={level} speaker={speaker} onTell={onTell} />
      ))}
      {objectives.length > 0 && (
        <Figure
          title={say('objectives')}
          about={say(`${left ?? 'objectives'}-about`, figures)}
          rule="8.1"
          value={say('of', figures)}
          onTell={onTell}
        >
          {left && <span className="headline-leave">{say(left)}</span>}
        </Figure>
      )}
      <Figure
        className="headline-reserve"
        title={say('reserve')}
        about={say('reserve-about', { count: reserve })}
        rule="7.2"
        value={reserve}
        isNear={reserve < 6}
        onTell={onTell}
      />
    </div>
  );
}

/** While its dice are in the air, or its card is turned over, the view beneath is still the one before: what comes says which phase it is. */
function phaseOnStage(view: View, playing: Playing | undefined): Phase {
  const [event] = playing && !playing.isTold ? known([playing.event]) : [];
  if (event?.type === 'enemies-shot') return event.rule === '5.1' ? 'events' : 'shooting';
  return event?.type === 'event-drawn' ? 'events' : view.phase;
}

interface FigureProps {
  readonly className?: string;
  readonly title: string;
  readonly about: string;
  readonly rule: RuleId;
  readonly value: ReactNode;
  /** Not much is left of it. */
  readonly isNear?: boolean;
  readonly onTell: HeadlineProps['onTell'];
  readonly children?: ReactNode;
}

function Figure({ className = '', title, about, rule, value, isNear, onTell, children }: FigureProps) {
  const told = { title, lines: [{ text: about, rule }] };
  return (
    <HeadlineAsked
      className={`headline-figure ${className}`}
      about={about}
      marks={{ 'data-near': isNear }}
      onAsk={onTell && ((beside) => onTell(told, beside))}
    >
      <span className="headline-label">{title}</span> <b>{value}</b>
      {children}
    </HeadlineAsked>
  );
}

/** What is left where every objective of a level is done: to silence the alarm that keeps it from being completed, or to get out. */
function leftToDo(view: View): 'silence' | 'leave' | undefined {
  const { phase, levels, commandos } = view;
  if (phase === 'over') return undefined;
  if (isOnlyToBeSilenced(positionOf(view))) return 'silence';
  const isToLeave = levels.some(
    ({ id, objectives }) => objectives.every(({ done }) => done) && commandos.some(({ level, isOut }) => level === id && !isOut),
  );
  return isToLeave ? 'leave' : undefined;
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

interface AlarmProps {
  readonly view: View;
  readonly level: LevelView;
  readonly speaker: Speaker;
  readonly onTell: HeadlineProps['onTell'];
}

/** A switch with two sides: the one that holds is lit, the other hatched; the bell is struck through or rings. */
function Alarm({ view, level, speaker, onTell }: AlarmProps) {
  const position = positionOf(view);
  const count = perEntrance(position, levelOn(position, { level: level.id }));
  const figures = { level: level.id, count };
  const title = speaker.say('look headline alarm', figures);
  const about = speaker.say(`look headline ${level.alarm}-about`, figures);
  const told = { title, lines: [{ text: about, rule: '3.1' }] };
  return (
    <HeadlineAsked
      className="headline-alarm"
      about={about}
      marks={{ 'data-alarm': level.alarm }}
      onAsk={onTell && ((beside) => onTell(told, beside))}
    >
      <span className="headline-label">{title}</span>
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
    </HeadlineAsked>
  );
}
