/** O14.1 Whom to call upon for an order: one soldier, or a leader and those who hear him. */
import { radioType } from '../content/counters.ts';
import type { ActivationPurpose } from '../doing.ts';
import { isSpent } from '../rules/activation.ts';
import { assaultsBy } from './advances.ts';
import { barrageWorth } from './artillery-worth.ts';
import { outing } from './destinations.ts';
import { bestSalvo, fireWorth } from './fire-groups.ts';
import { type Call, opFireWorth } from './op-fire.ts';
import type { Situation, Trip } from './situation.ts';
import { followersOf, type Soldier } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

/** Whoever is called upon can do nothing else this Turn. */
const EFFORT = 0.003;

/** The best call for an order, over everybody who can still be called upon. */
export function bestCall(s: Situation, purpose: ActivationPurpose, mover = -1): Call | undefined {
  const callers = s.m.own.filter(({ unit }) => !isSpent(unit));
  const outings = purpose === 'move' ? outingsOf(s, callers) : undefined;
  let best: Call | undefined;
  for (const caller of callers) {
    for (const soldiers of partiesOf(s, caller)) {
      const worth = worthOf(s, purpose, soldiers, outings, mover) - EFFORT * soldiers.length;
      if (worth > 0 && (best === undefined || worth > best.worth)) best = { first: caller, soldiers, worth };
    }
  }
  return best;
}

/** He alone; or he with all who have something to do. */
function partiesOf(s: Situation, caller: Soldier): Soldier[][] {
  if (!caller.isLeader) return [[caller]];
  const followers = followersOf(s.m, caller);
  return followers.length === 0 ? [[caller]] : [[caller, ...followers]];
}

function worthOf(
  s: Situation,
  purpose: ActivationPurpose,
  soldiers: readonly Soldier[],
  outings: Outings | undefined,
  mover: number,
): number {
  switch (purpose) {
    case 'fire':
      return fireWorth(s, soldiers);
    case 'op-fire':
      return opFireWorth(s, soldiers, mover);
    case 'move':
      return outings ? moveWorth(outings, soldiers) : 0;
    case 'advance':
      return assaultsBy(s, soldiers).reduce((sum, { worth }) => sum + worth, 0);
    case 'spot':
      return spotWorth(s, soldiers[0]);
  }
}

/** Whether somebody who could follow would have something to do. */
export function isWanted(s: Situation, purpose: ActivationPurpose, soldier: Soldier, leader: Soldier, mover: number): boolean {
  switch (purpose) {
    case 'fire':
      return (bestSalvo(s, [soldier])?.worth ?? 0) > 0;
    case 'op-fire':
      return opFireWorth(s, [soldier], mover) > 0;
    case 'advance':
      return assaultsBy(s, [leader, soldier]).some((assault) => assault.soldier === soldier);
    case 'move':
      return soldier.at === leader.at || (outing(s, [soldier])?.gain ?? 0) > WEIGHTS.leastGain;
    case 'spot':
      return false;
  }
}

// Move

export interface Outings {
  /** By soldier, going alone. */
  readonly alone: ReadonlyMap<string, Trip | undefined>;
  /** By leader, going with everybody in his hex. */
  readonly together: ReadonlyMap<string, Trip | undefined>;
}

/** Every trip that somebody could make, alone or with his leader. */
export function outingsOf(s: Situation, soldiers: readonly Soldier[]): Outings {
  const alone = new Map<string, Trip | undefined>();
  const together = new Map<string, Trip | undefined>();
  for (const soldier of soldiers) {
    alone.set(soldier.id, outing(s, [soldier]));
    if (!soldier.isLeader) continue;
    const others = soldiers.filter(({ at, isLeader, unit }) => at === soldier.at && !isLeader && !unit.broken);
    if (others.length > 0) together.set(soldier.id, outing(s, [soldier, ...others]));
  }
  return { alone, together };
}

function moveWorth({ alone, together }: Outings, soldiers: readonly Soldier[]): number {
  const [first] = soldiers;
  const gainOf = (trip: Trip | undefined) => (trip && trip.gain > WEIGHTS.leastGain ? trip.gain : 0);
  let sum = 0;
  let withLeader = 0;
  for (const { id, at } of soldiers) {
    const gain = gainOf(alone.get(id));
    sum += gain;
    if (at === first?.at) withLeader += gain;
  }
  const stack = gainOf(together.get(first?.id ?? ''));
  return sum + Math.max(0, stack - withLeader);
}

// Artillery

function spotWorth(s: Situation, leader: Soldier | undefined): number {
  const { radio } = s.m.state.sides[s.m.side];
  if (!leader?.isLeader || leader.unit.broken || !radio) return 0;
  const { firepower } = radioType(radio.id);
  let best = 0;
  for (const { hex } of s.targets.all) best = Math.max(best, barrageWorth(s, leader.at, hex, firepower));
  return best;
}
