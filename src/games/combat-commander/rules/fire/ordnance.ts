/** O20.2 Ordnance: it aims first, and fires alone. */
import { EVERYWHERE, hexName, hexNamed } from '../../content/battle-map.ts';
import { weaponType } from '../../content/counters.ts';
import type { Known, State, Unit } from '../../state.ts';
import type { Rules, Table } from '../../vocabulary.ts';
import { option, type Refusal, refusal } from '../asking.ts';
import { placeSmoke } from '../markers.ts';
import { roll } from '../rolls.ts';
import { aimFrom, isHit } from '../targeting.ts';
import { whyNotSmoke } from '../terrain.ts';
import { settle } from '../triggers.ts';
import { canFireWeapon, firerOf } from '../units.ts';
import { type Attack, newAttack } from './attack.ts';
import { type Firing, groupFirepower, isTarget, whyNotFire, whyNotReach } from './group.ts';
import { attackOn, enemyHexesInOrder, firingNow, shoot } from './shot.ts';

export function ordnance(state: State, { side, active }: Firing): Unit[] {
  return state.units.filter(
    (unit) => unit.side === side && unit.weapon !== '' && active.includes(unit.id) && weaponType(unit.weapon).isOrdnance,
  );
}

export function whyNotShell(state: State, firing: Firing, weapon: string, hex: number, smoke: boolean): Refusal | undefined {
  if (firerOf(state, weapon)?.weapon !== weapon) return refusal('not-firing', 'O20.3', { piece: weapon });
  const type = weaponType(weapon);
  if (!type.isOrdnance) return refusal('not-firing', 'O20.2', { piece: weapon });
  if (smoke && !type.firesSmoke) return refusal('fires-no-smoke', 'O20.2.1', { piece: weapon });
  const reason = whyNotFire(state, firing, weapon) ?? whyNotReach(state, weapon, hex);
  if (reason || smoke) return reason ?? whyNotSmoke(state, hex, 'O20.2.1');
  return isTarget(state, hex, firing) ? undefined : refusal('no-enemy-there', 'O20.3', { hex: hexName(hex) });
}

export const shell = option(
  'shell',
  'O20.2',
  (state) => {
    const firing = firingNow(state);
    const hexes = enemyHexesInOrder(state, firing.side).map(hexName);
    return ordnance(state, firing).flatMap(({ weapon }) => hexes.map((hex) => ({ kind: 'shell', weapon, hex }) as const));
  },
  (state, { weapon, hex }) => {
    const at = hexNamed(hex);
    return at < 0 ? refusal('unknown-id', 'O20.2', { id: hex }) : whyNotShell(state, firingNow(state), weapon, at, false);
  },
);

/** O20.2.1 Any hex in range and sight, enemy or not. */
export const shellSmoke = option(
  'shell-smoke',
  'O20.2.1',
  (state) => {
    const firing = firingNow(state);
    return ordnance(state, firing)
      .filter(({ weapon }) => weaponType(weapon).firesSmoke && whyNotFire(state, firing, weapon) === undefined)
      .flatMap(({ weapon }) => EVERYWHERE.map((hex) => ({ kind: 'shell-smoke', weapon, hex: hexName(hex) }) as const));
  },
  (state, { weapon, hex }) => {
    const at = hexNamed(hex);
    return at < 0 ? refusal('unknown-id', 'O20.2.1', { id: hex }) : whyNotShell(state, firingNow(state), weapon, at, true);
  },
);

/** O20.2.3 The dice are multiplied; the product less the Hindrance must exceed the range. */
export function* fireOrdnance(t: Table, weapon: string, hex: number, smoke: boolean): Rules {
  const { state } = t;
  const firing = firingNow(state);
  const { side } = firing;
  firing.fired.push(weapon);
  firing.target = hex;
  firing.group = [weapon];
  const at = firerOf(state, weapon)?.at ?? -1;
  const made = yield* roll(t, side, 'targeting', 'O20.2.3');
  // A roll that was cancelled may have let the time advance, and Smoke drift away.
  const { range, hindrance } = aimFrom(state, at, hex);
  const product = made.white * made.coloured;
  const hit = isHit({ range, hindrance }, product);
  t.tell?.({ type: 'targeting', rule: 'O20.2.3', side, weapon, hex: hexName(hex), range, product, hindrance, hit });
  yield* settle(t, made);
  if (!hit) return;
  if (smoke) placeSmoke(t, hex, 'O20.2.1');
  else if (canStillFire(state, weapon) && isTarget(state, hex, { side })) yield* shoot(t, ordnanceAttack(state, firing, weapon, hex));
}

/** The trigger of the Targeting Roll may have taken the weapon, or broken it or its crew. */
function canStillFire(state: State, weapon: string): boolean {
  const unit = firerOf(state, weapon);
  return unit?.weapon === weapon && canFireWeapon(state, unit);
}

/** 10.3.1 The Hindrance has been paid for in the targeting; height counts. 11.6 Flamethrowers know no Cover. */
export function ordnanceAttack(state: Known, firing: Firing, weapon: string, hex: number): Attack {
  const { hindrance, firepower } = groupFirepower(state, [weapon], [hex]);
  const { kind } = weaponType(weapon);
  return newAttack({
    ...attackOn(state, firing, [weapon], hex),
    firepower: firepower + hindrance,
    indirect: kind === 'mortar',
    noCover: kind === 'flamethrower',
  });
}
