/** What the dice on the table would mean if they stand: the Initiative card is played with that in mind. */
import { enemyOf, type Side } from '../content/terms.ts';
import type { Doings } from '../doing.ts';
import { type Attack, attackTotal, defenceResult, extrasOf, moraleAgainst } from '../rules/fire/attack.ts';
import { meleeLosers, meleeTotal, strengthIn } from '../rules/melee.ts';
import { moraleOf, rollAgainst } from '../rules/recover.ts';
import { type Aim, isHit } from '../rules/targeting.ts';
import { isSuddenDeath } from '../rules/time.ts';
import { type Known, now, unitCalled } from '../state.ts';
import { aimOfGun, aimOfSpotter } from './attacks.ts';

export type Harm = 'eliminated' | 'broken' | 'suppressed' | 'safe';

type AimedRoll = Aim & { readonly product: number; readonly left: number; readonly hit: boolean };
type MoraleRoll = { readonly unit: string; readonly morale: number; readonly sum: number; readonly how: string; readonly hexes: number };

export type Meaning =
  | {
      readonly what: 'attack';
      readonly firepower: number;
      readonly sum: number;
      readonly airburst: number;
      readonly night: number;
      readonly total: number;
    }
  | {
      readonly what: 'defend';
      readonly unit: string;
      readonly morale: number;
      readonly sum: number;
      readonly defence: number;
      readonly attack: number;
      readonly harm: Harm;
      /** A tie broke a unit that moves. */
      readonly byTie: boolean;
      /** It was suppressed before, and is no more so now. */
      readonly still: boolean;
    }
  | ({ readonly what: 'rally' | 'rout' } & MoraleRoll)
  | {
      readonly what: 'melee';
      readonly side: Side;
      readonly firepower: number;
      readonly boxed: number;
      readonly sum: number;
      readonly bonus: number;
      readonly total: number;
      /** The enemy's total; 0 if he has yet to roll. */
      readonly against: number;
      /** Who would win: '' if both would be lost, or if the enemy has yet to roll. */
      readonly winner: Side | '';
    }
  | ({ readonly what: 'hit' | 'land' } & AimedRoll)
  | { readonly what: 'end'; readonly sum: number; readonly time: number; readonly ends: boolean };

/** Whom the roll on the table is made for: the one who defends, rallies or routs. */
export function rollsFor(known: Known): string | undefined {
  switch (now(known, 'roll')?.purpose) {
    case 'fire-defence':
      return now(known, 'attack')?.defending[0];
    case 'rally':
      return now(known, 'recover')?.rolling[0];
    case 'rout':
      return now(known, 'rout')?.rolling[0];
    default:
      return undefined;
  }
}

/** Undefined where it depends on more than this roll, or is told by the roll itself. */
export function meaningOf(known: Known, { side, purpose, white, coloured }: Doings<'roll'>): Meaning | undefined {
  const sum = white + coloured;
  const attack = now(known, 'attack');
  switch (purpose) {
    case 'fire-attack':
    case 'mine-attack':
    case 'impact':
      return attack && attackMeaning(known, attack, sum);
    case 'fire-defence':
      return attack && defenceMeaning(known, attack, sum);
    case 'rally':
      return moraleMeaning(known, 'rally', now(known, 'recover')?.rolling[0], sum);
    case 'rout':
      return moraleMeaning(known, 'rout', now(known, 'rout')?.rolling[0], sum);
    case 'melee':
      return meleeMeaning(known, side, sum);
    case 'targeting':
      return targetingMeaning(known, white * coloured);
    case 'accuracy':
      return accuracyMeaning(known, white * coloured);
    case 'sudden-death':
      return { what: 'end', sum, time: known.time, ends: isSuddenDeath(known, sum) };
    default:
      return undefined;
  }
}

function attackMeaning(known: Known, attack: Attack, sum: number): Meaning {
  return { what: 'attack', firepower: attack.firepower, sum, ...extrasOf(known, attack), total: attackTotal(known, attack, sum) };
}

/** O20.3.4, 3.2.4 A unit that is broken cannot break again: it is eliminated. */
function defenceMeaning(known: Known, attack: Attack, sum: number): Meaning | undefined {
  const unit = unitCalled(known, attack.defending[0] ?? '');
  if (!unit) return undefined;
  const morale = moraleAgainst(known, attack, unit);
  const defence = morale + sum;
  const result = defenceResult(known, unit.id, defence, attack.total);
  const harm = result === 'broken' && unit.broken ? 'eliminated' : result;
  return {
    what: 'defend',
    unit: unit.id,
    morale,
    sum,
    defence,
    attack: attack.total,
    harm,
    byTie: result === 'broken' && defence === attack.total,
    still: result === 'suppressed' && unit.suppressed === true,
  };
}

/** O22.3, O23.2 The roll against the Morale: below, equal or above. */
function moraleMeaning(known: Known, what: 'rally' | 'rout', id: string | undefined, sum: number): Meaning | undefined {
  const unit = unitCalled(known, id ?? '');
  if (!unit) return undefined;
  const morale = moraleOf(known, unit);
  return { what, unit: unit.id, morale, sum, how: rollAgainst(morale, sum), hexes: sum - morale };
}

/** O16.4.3 Whoever rolls second knows how it would end. */
function meleeMeaning(known: Known, side: Side, sum: number): Meaning | undefined {
  const melee = now(known, 'melee');
  if (!melee) return undefined;
  const strength = strengthIn(known, melee, side);
  const total = meleeTotal(strength, sum);
  const enemy = enemyOf(side);
  const against = melee.total[enemy];
  const losers = against === 0 ? [] : meleeLosers({ ...melee.total, [side]: total }, melee.holder);
  const [loser, another] = losers;
  return { what: 'melee', side, ...strength, sum, total, against, winner: loser && !another ? enemyOf(loser) : '' };
}

function targetingMeaning(known: Known, product: number): Meaning | undefined {
  const firing = now(known, 'fire');
  const aim = firing && aimOfGun(known, firing.group[0] ?? '', firing.target);
  return aim && { what: 'hit', ...aimed(aim, product) };
}

function accuracyMeaning(known: Known, product: number): Meaning | undefined {
  const aim = aimOfSpotter(known, now(known, 'artillery')?.at ?? -1);
  return aim && { what: 'land', ...aimed(aim, product) };
}

const aimed = (aim: Aim, product: number): AimedRoll => ({ ...aim, product, left: product - aim.hindrance, hit: isHit(aim, product) });
