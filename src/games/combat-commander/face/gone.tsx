/** Where everybody went in the enemy's Turn: it stays on the map until one gives an Order oneself. */
import { memo } from 'react';
import type { Point } from '../../../board/geometry.ts';
import { Trail } from '../../../board/highlight.tsx';
import { hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { ownSide, type View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { centreOf } from './ground.ts';

export interface GoneWay {
  readonly side: Side;
  readonly units: readonly string[];
  /** By name, from where they stood. */
  readonly over: readonly string[];
}

/** Those who went the same way together are told together. Whoever watches sees it of the Turn that is going on. */
export function waysGone(view: View, told: readonly Event[]): readonly GoneWay[] {
  const own = ownSide(view);
  const isOwn = view.active === own;
  if (view.phase !== 'turn' || view.winner !== '' || (isOwn && (view.orders > 0 || view.doing.length > 0))) return [];
  const whose = isOwn ? enemyOf(view.active) : view.active;
  const from = told.findLastIndex((event) => event.type === 'turn-began' && event.side === whose);
  return from < 0 ? [] : together(told.slice(from));
}

function together(events: readonly Event[]): readonly GoneWay[] {
  const each = new Map<string, GoneWay>();
  for (const event of events) {
    if (event.type !== 'moved' && event.type !== 'advanced' && event.type !== 'retreated') continue;
    for (const unit of event.type === 'moved' ? event.units : [event.unit]) {
      const { over } = each.get(unit) ?? { over: [event.from] };
      each.set(unit, { side: event.side, units: [unit], over: [...over, event.hex] });
    }
  }
  const ways = new Map<string, GoneWay>();
  for (const way of each.values()) {
    const key = `${way.side} ${way.over.join(' ')}`;
    const { units } = ways.get(key) ?? { units: [] };
    ways.set(key, { ...way, units: [...units, ...way.units] });
  }
  return [...ways.values()];
}

/** From the middle of the hex that was left to the edge of the counter: so far from its middle, as a share of the last step. */
const SHORT = 0.36;

function pointsOf(over: readonly string[]): readonly Point[] {
  const points = over.map((name) => centreOf(hexNamed(name)));
  const [before, last] = points.slice(-2);
  if (!before || !last) return points;
  const along = (from: number, to: number) => to + (from - to) * SHORT;
  return [...points.slice(0, -1), [along(before[0], last[0]), along(before[1], last[1])]];
}

export const WaysGone = memo(function WaysGone({ ways }: { readonly ways: readonly GoneWay[] }) {
  return ways.map(({ side, over }) => (
    <g key={`${side} ${over.join(' ')}`} className="gone-way" data-side={side}>
      <Trail points={pointsOf(over)} kind="gone" />
    </g>
  ));
});
