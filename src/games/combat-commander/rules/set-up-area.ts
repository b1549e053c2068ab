/** 5 Where a side sets up. */
import type { Side } from '../content/terms.ts';
import type { Known } from '../state.ts';
import { mapOf } from './line-of-sight.ts';

type Brief = Known['sides'][Side]['brief'];

const areas = new WeakMap<Brief, readonly number[]>();

/** The hexes in which a side sets up; a brief never changes, so they are counted once. */
export function setUpArea(state: Known, side: Side): readonly number[] {
  const { brief } = state.sides[side];
  const known = areas.get(brief);
  if (known) return known;
  const map = mapOf(state);
  const { edge, depth, area } = brief;
  const all = Array.from({ length: map.size }, (_, hex) => hex);
  const counted = all.filter((hex) => map.edgeDistance(edge, hex) <= depth || area.includes(hex));
  areas.set(brief, counted);
  return counted;
}
