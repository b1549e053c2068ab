/** What mattered in the enemy's Turn, told when one's own begins: points, losses, who left the map, Objectives. */
import type { Speaker } from '../../../words/speaker.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { ownSide, type View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import './told.css';

/** Nothing where one's own Turn is not just beginning, or where nothing mattered. */
export function sinceLines(view: View, told: readonly Event[], speaker: Pick<Speaker, 'say'>): string[] {
  const own = ownSide(view);
  if (own === undefined || view.active !== own || view.orders > 0 || view.doing.length > 0 || view.winner !== '') return [];
  const from = told.findLastIndex((event) => event.type === 'turn-began' && event.side === enemyOf(own));
  if (from < 0) return [];
  const events = told.slice(from);
  return [enemyOf(own), own].flatMap((side) => linesOf(events, side, speaker));
}

function linesOf(events: readonly Event[], side: Side, speaker: Pick<Speaker, 'say'>): string[] {
  const say = (key: string, figures: object) => speaker.say(`look since ${key}`, { side, ...figures });
  const of = <T extends Event['type']>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type && 'side' in event && event.side === side);
  const points = of('points').reduce((sum, event) => sum + event.points, 0);
  const units = (all: readonly { readonly unit: string }[]) => [...new Set(all.map(({ unit }) => unit))];
  const exited = units(of('exited'));
  const lost = units(of('eliminated'));
  const broke = units(of('broke')).filter((unit) => !lost.includes(unit));
  const objectives = [...new Set(of('control').map(({ objective }) => objective))];
  return [
    ...(points === 0 ? [] : [say('points', { points })]),
    ...(exited.length === 0 ? [] : [say('exited', { units: exited })]),
    ...(objectives.length === 0 ? [] : [say('control', { objectives })]),
    ...(lost.length === 0 ? [] : [say('lost', { units: lost })]),
    ...(broke.length === 0 ? [] : [say('broke', { units: broke })]),
  ];
}

interface SinceProps {
  readonly view: View;
  readonly told: readonly Event[];
  readonly speaker: Speaker;
  readonly onAgain: (() => void) | undefined;
}

export function Since({ view, told, speaker, onAgain }: SinceProps) {
  const lines = sinceLines(view, told, speaker);
  if (lines.length === 0) return null;
  return (
    <p className="told">
      <b>{speaker.say('look since heading')}</b> {lines.join(' · ')}{' '}
      {onAgain && (
        <button type="button" className="quiet" onClick={onAgain}>
          {speaker.say('look since again')}
        </button>
      )}
    </p>
  );
}
