/** A32, E55 Foxholes: where they save somebody who means to stay, and only there. */
import { hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { whyNotFortify } from '../rules/terrain.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { missedOrder } from './card-worth.ts';
import { exposure } from './danger.ts';
import { outing } from './destinations.ts';
import { pickBest, pickKind } from './picking.ts';
import { type Situation, situation } from './situation.ts';
import { costOfHit, coverIn, type Soldier } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

/** F102 */
const FOXHOLES = 3;
/** For how many attacks they are dug. */
const ATTACKS = 3;
/** An enemy as near as this will come for an objective. */
const NEAR = 8;

/** What foxholes would save in a hex, in VPs. */
export function holeWorth(s: Situation, hex: number): number {
  const { m, aims } = s;
  const gain = FOXHOLES - coverIn(m, hex);
  if (gain <= 0) return 0;
  const staying = m.own.filter((soldier) => soldier.at === hex && isStaying(s, soldier));
  if (staying.length === 0) return 0;
  const isWanted = aims.goals.some(({ hexes, isHeld }) => isHeld && hexes.includes(hex)) && isNear(s, hex);
  const saved = staying.reduce((sum, soldier) => sum + savedBy(s, soldier, hex, gain), 0);
  return ATTACKS * saved + (isWanted ? 0.1 * gain : 0);
}

function savedBy({ m }: Situation, soldier: Soldier, hex: number, gain: number): number {
  return exposure(m, soldier, hex, soldier.morale) - exposure(m, soldier, hex, soldier.morale + gain);
}

/** Nothing draws him elsewhere. */
function isStaying(s: Situation, soldier: Soldier): boolean {
  return soldier.unit.broken || (outing(s, [soldier])?.gain ?? 0) < WEIGHTS.leastGain;
}

function isNear({ m }: Situation, hex: number): boolean {
  return m.foes.some(({ at, unit }) => !unit.broken && m.map.distance(at, hex) <= NEAR);
}

/** Where they save most; nowhere, if that may be. */
export function entrench(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const best = pickBest(choices, 'entrench', ({ hex }) => holeWorth(s, hexNamed(hex)));
  const decline = pickKind(choices, 'decline') ?? pickKind(choices, 'pass');
  return best && (best.worth > WEIGHTS.leastHole || !decline) ? best.choice : decline;
}

/** A35.1, A35.3 Under fire: where most of one's own are, and worst off. */
export function revealHoles(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  return pickBest(choices, 'entrench', ({ hex }) => {
    const at = hexNamed(hex);
    return (FOXHOLES - coverIn(m, at)) * m.own.reduce((sum, soldier) => sum + (soldier.at === at ? costOfHit(soldier) : 0), 0);
  })?.choice;
}

/** The card is played if the best hole is worth it. */
export function digIn(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const pass = pickKind(choices, 'pass');
  const card = pickBest(choices, 'dig-in', (choice) => -missedOrder(state, side, choice.card));
  if (!card || -card.worth > 0.3) return pass;
  const s = situation(state, side);
  return bestHole(s) > WEIGHTS.leastHole - 0.5 * card.worth ? card.choice : pass;
}

/** A32 Nobody digs where there is something already, or in water. */
export function bestHole(s: Situation): number {
  const { state, own } = s.m;
  let best = 0;
  for (const { at } of own) if (whyNotFortify(state, at, 'A32', 'foxholes') === undefined) best = Math.max(best, holeWorth(s, at));
  return best;
}
