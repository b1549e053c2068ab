/** What mattered in the enemy's Turn, told when one's own begins: Orders, points, losses, who left the map, Objectives, how everybody fared. */
import type { Speaker } from '../../../words/speaker.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { ownSide, type View } from '../view.ts';
import type { Event, EventOf } from '../vocabulary.ts';
import { waysGone } from './gone.tsx';
import './told.css';

/** Nothing where one's own Turn is not just beginning, or where the enemy has had none. */
export function sinceLines(view: View, told: readonly Event[], speaker: Pick<Speaker, 'say'>): string[] {
  const own = ownSide(view);
  if (own === undefined || view.active !== own || view.orders > 0 || view.doing.length > 0 || view.winner !== '') return [];
  const from = told.findLastIndex((event) => event.type === 'turn-began' && event.side === enemyOf(own));
  if (from < 0) return [];
  const events = told.slice(from);
  const went = wentLines(view, told, speaker);
  return [
    ordersLine(events, enemyOf(own), speaker),
    ...timeLine(view, events, speaker),
    ...went,
    ...[enemyOf(own), own].flatMap((side) => linesOf(events, side, speaker)),
  ];
}

/** What the enemy did at least, though nobody came to harm by it. */
function ordersLine(events: readonly Event[], side: Side, speaker: Pick<Speaker, 'say'>): string {
  const orders = events.flatMap((event) => (event.type === 'order-given' && event.side === side ? [event.order] : []));
  return speaker.say('look since orders', { side, orders });
}

/** 6.1.2 How late it has become, and 6.2.2 whether it may be over from here on. */
function timeLine({ suddenDeath }: View, events: readonly Event[], speaker: Pick<Speaker, 'say'>): string[] {
  const last = events.findLast((event) => event.type === 'time-advanced');
  if (last?.type !== 'time-advanced') return [];
  return [speaker.say('look since time', { time: last.time, ends: last.time >= suddenDeath ? 'yes' : 'no' })];
}

/** Where those of the enemy went who are still on the map. */
function wentLines(view: View, told: readonly Event[], speaker: Pick<Speaker, 'say'>): string[] {
  return waysGone(view, told).flatMap(({ side, units: all, over }) => {
    const units = all.filter((unit) => view.units.some(({ id }) => id === unit));
    const [from, to] = [over[0], over.at(-1)];
    return side === view.active || units.length === 0 || from === to ? [] : [speaker.say('look since went', { units, from, to })];
  });
}

function linesOf(events: readonly Event[], side: Side, speaker: Pick<Speaker, 'say'>): string[] {
  const say = (key: string, figures: object) => speaker.say(`look since ${key}`, { side, ...figures });
  const of = <T extends Event['type']>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type && 'side' in event && event.side === side);
  const units = (all: readonly { readonly unit: string }[]) => [...new Set(all.map(({ unit }) => unit))];
  const exited = units(of('exited'));
  const lost = units(of('eliminated'));
  const gone = new Set([...lost, ...exited]);
  const present = (all: readonly { readonly unit: string }[]) => units(all).filter((unit) => !gone.has(unit));
  // whoever broke and rallied has rallied
  const isBroken = (unit: string) => events.findLast((event) => isSpirit(event) && event.unit === unit)?.type === 'broke';
  const broke = present(of('broke')).filter(isBroken);
  const rallied = present(of('rallied')).filter((unit) => !isBroken(unit));
  const retreated = present(of('retreated'));
  const suppressed = present(of('suppressed')).filter((unit) => !broke.includes(unit));
  const harmed = new Set([...units(of('broke')), ...suppressed]);
  const held = present(of('defended')).filter((unit) => !harmed.has(unit));
  const named = (key: string, all: readonly string[]) => (all.length === 0 ? [] : [say(key, { units: all })]);
  const objectives = [...new Set(of('control').map(({ objective }) => objective))];
  return [
    ...gains(of('points')).map((gain) => say('points', gain)),
    ...named('exited', exited),
    ...(objectives.length === 0 ? [] : [say('control', { objectives })]),
    ...named('lost', lost),
    ...named('broke', broke),
    ...named('rallied', rallied),
    ...named('retreated', retreated),
    ...named('suppressed', suppressed),
    ...named('held', held),
  ];
}

/** What there was for each cause. */
function gains(all: readonly EventOf<'points'>[]): { readonly why: string; readonly points: number }[] {
  const whys = [...new Set(all.map(({ why }) => why))];
  return whys.map((why) => ({ why, points: all.reduce((sum, gain) => sum + (gain.why === why ? gain.points : 0), 0) }));
}

type Spirit = Extract<Event, { type: 'broke' | 'rallied' }>;

const isSpirit = (event: Event): event is Spirit => event.type === 'broke' || event.type === 'rallied';

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
