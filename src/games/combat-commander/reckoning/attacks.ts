/** What a seat can work out about an attack: one that a choice would lead to, or one that is being made. */
import { hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { movingHex } from '../rules/activation.ts';
import { type Attack, coverAgainst, moraleAgainst } from '../rules/fire/attack.ts';
import { type Firing, groupFirepower } from '../rules/fire/group.ts';
import { ordnanceAttack } from '../rules/fire/ordnance.ts';
import { attackOn, newFiring, strongestGroup } from '../rules/fire/shot.ts';
import { type Aim, aimFrom } from '../rules/targeting.ts';
import { firerOf } from '../rules/units.ts';
import { type Known, now, type Unit, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';

/** The firing that a choice belongs to: under way, or about to be opened by Op Fire. */
function firingFor(known: Known, own: Side, choice: Choice): Firing | undefined {
  const move = now(known, 'move');
  if (choice.kind !== 'op-attack' || !move) return now(known, 'fire');
  return { ...newFiring(own, 'op-fire', move.opFirers, move.scrounged), target: movingHex(known) };
}

/** The attack that a choice leads to, made by everybody who can take part if there is no group yet. */
export function attackAhead(known: Known, own: Side, choice: Choice): Attack | undefined {
  const firing = firingFor(known, own, choice);
  if (!firing || firing.side !== own) return undefined;
  const hex = 'hex' in choice ? hexNamed(choice.hex) : firing.target;
  if (hex < 0) return undefined;
  if (choice.kind === 'shell') return firerOf(known, choice.weapon) && ordnanceAttack(known, firing, choice.weapon, hex);
  const group = choice.kind === 'fire' ? firing.group : strongestGroup(known, firing, hex);
  return group.length === 0 ? undefined : attackOn(known, firing, group, hex);
}

/** 10.3.1 The Hindrance that has been taken off an attack: what hinders a Targeting Roll does not hinder the attack that follows. */
export function hindranceOf(known: Known, { firers, hexes, firepower }: Attack): number {
  const group = groupFirepower(known, firers, hexes);
  return firepower === group.firepower ? group.hindrance : 0;
}

export interface Defender {
  readonly unit: Unit;
  readonly morale: number;
  readonly cover: number;
}

/** Those who have yet to defend, with the Morale and the Cover that count against this attack. */
export function defendersOf(known: Known, attack: Attack): Defender[] {
  return attack.targets.flatMap((id) => {
    const unit = unitCalled(known, id);
    return unit ? [{ unit, morale: moraleAgainst(known, attack, unit), cover: coverAgainst(known, attack, unit.at) }] : [];
  });
}

/** O20.2.3 How far off and how well hidden a hex is for the gun that would aim at it. */
export function aimOfGun(known: Known, weapon: string, hex: number): Aim | undefined {
  const unit = firerOf(known, weapon);
  return unit && hex >= 0 ? aimFrom(known, unit.at, hex) : undefined;
}

/** O18.2.2 The same for the leader who spots for the artillery. */
export function aimOfSpotter(known: Known, hex: number): Aim | undefined {
  const spotter = unitCalled(known, now(known, 'artillery')?.spotter ?? '');
  return spotter && hex >= 0 ? aimFrom(known, spotter.at, hex) : undefined;
}
