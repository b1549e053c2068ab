/** 5 The set-up as one sees it: where one looks, who is the last, and the last where it would stand. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import { hexNamed } from '../content/battle-map.ts';
import { enemyOf } from '../content/terms.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { isLastToSetUp } from '../rules/set-up.ts';
import { setUpArea } from '../rules/set-up-area.ts';
import { now } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { chosen } from './seen.ts';

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
  const [deployment, ...others] = view.toSetUp;
  const carrier = deployment?.units.find(({ unit }) => unit === laid?.unit);
  if (!laid || !deployment || !carrier) return view;
  const [side, at] = [deployment.side, hexNamed(laid.hex)];
  const sound = { broken: false, suppressed: false, veteran: false, weaponBroken: false, activated: false };
  const units = [...view.units, { ...sound, id: carrier.unit, side, at, hex: laid.hex, weapon: carrier.weapon }];
  return { ...view, units, toSetUp: [{ ...deployment, units: deployment.units.filter((each) => each !== carrier) }, ...others] };
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
