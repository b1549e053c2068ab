/** 5 The set-up as one sees it: where one looks, who is the last, and the last where it would stand. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import { enemyOf } from '../content/terms.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { isLastToSetUp } from '../rules/set-up.ts';
import { setUpArea } from '../rules/set-up-area.ts';
import { now } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import type { EventOf } from '../vocabulary.ts';
import { after } from './playing/after.ts';
import { chosen, seen } from './seen.ts';

/** Whether whatever is put down next is the last that one sets up. */
export function endsSetUp(view: View): boolean {
  const own = ownSide(view);
  return own !== undefined && isLastToSetUp(view, own);
}

/** The last that one sets up, and where it would stand. */
export interface Laid {
  readonly unit: string;
  readonly hex: string;
}

export function laidIn(view: View, picked: Offer | undefined): Laid | undefined {
  const known = picked && !picked.choices ? chosen(picked.choice) : undefined;
  const { unit } = now(view, 'set-up') ?? {};
  return known?.kind === 'place' && unit !== undefined && endsSetUp(view) ? { unit, hex: known.hex } : undefined;
}

/** The view with it standing there already. */
export function withLaid(view: View, laid: Laid | undefined): View {
  const carrier = view.toSetUp[0]?.units.find(({ unit }) => unit === laid?.unit);
  const side = ownSide(view);
  if (!laid || !carrier || !side) return view;
  const placed: EventOf<'placed'> = { type: 'placed', rule: '5', side, ...carrier, hex: laid.hex };
  return seen(after(view, placed));
}

/** Of the hexes in which one's own may stand those that are nearest to where the enemy sets up. */
export function frontOf(view: View): readonly number[] {
  const own = ownSide(view);
  if (own === undefined) return [];
  const map = mapOf(view);
  const enemies = setUpArea(view, enemyOf(own));
  const away = setUpArea(view, own).map((hex) => ({ hex, far: Math.min(...enemies.map((enemy) => map.distance(hex, enemy))) }));
  const nearest = Math.min(...away.map(({ far }) => far));
  return away.filter(({ far }) => far === nearest).map(({ hex }) => hex);
}
