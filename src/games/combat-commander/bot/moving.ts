/** O14.1 activation, O16 Advance and O21 Move, step by step. Each step is reckoned anew: the last may have been shot at. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { movingHex } from '../rules/activation.ts';
import { movementLeft } from '../rules/moving.ts';
import { during, now, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { assaultsBy, minesBetween } from './advances.ts';
import { missedOrder } from './card-worth.ts';
import { threatTo } from './danger.ts';
import { bestTrip, outing } from './destinations.ts';
import { bestSalvo, fireWorth } from './fire-groups.ts';
import { isExitBest } from './hex-worth.ts';
import { pickBest, pickKind, pickUnit } from './picking.ts';
import { regardless, type Situation, situation, type Trip } from './situation.ts';
import { followersOf, type Soldier, soldierCalled } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';
import { bestCall, isWanted, type Outings, outingsOf } from './whom-to-activate.ts';

/** What an Assault Fire, or smoke, must bring beyond what its card is good for otherwise. */
const WORTH_A_CARD = 0.15;

/** Who begins: the best call, as it was reckoned when the order was given. */
export function activate(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { purpose } = during(state, 'activation');
  const s = situation(state, side);
  const call = bestCall(s, purpose, movingHex(state)) ?? bestCall(regardless(s), purpose, movingHex(state));
  return call && pickUnit(choices, call.first.id);
}

/** Who comes along: everybody who has something to do. */
export function activateMore(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { purpose, chosen } = during(state, 'activation');
  const here = situation(state, side);
  const leader = soldierCalled(here.m.own, chosen[0] ?? '');
  if (!leader) return pickKind(choices, 'done');
  const isPoorShot = purpose === 'fire' && fireWorth(here, [leader, ...followersOf(here.m, leader)]) <= 0;
  const s = isPoorShot ? regardless(here) : here;
  const mover = movingHex(state);
  let wanted: Choice | undefined;
  let isEverybody = true;
  for (const choice of choices) {
    if (choice.kind !== 'activate') continue;
    const soldier = soldierCalled(s.m.own, choice.unit);
    if (soldier && isWanted(s, purpose, soldier, leader, mover)) wanted ??= choice;
    else isEverybody = false;
    if (wanted && !isEverybody) return wanted;
  }
  return (wanted ? pickKind(choices, 'activate-all') : undefined) ?? pickKind(choices, 'done') ?? pickKind(choices, 'activate-all');
}

// O21

export const soldiersCalled = (s: Situation, ids: readonly string[]): Soldier[] => ids.flatMap((id) => soldierCalled(s.m.own, id) ?? []);

export function move(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const { group } = during(state, 'move');
  return group.length > 0 ? goOn(s, choices) : setOut(s, choices);
}

/** The next step of those who are on their way, or a halt. */
function goOn(s: Situation, choices: readonly Choice[]): Choice | undefined {
  const { state } = s.m;
  const { group, onRoad, entered, active, finished } = during(state, 'move');
  const members = soldiersCalled(s, group);
  const [first] = members;
  const halt = pickKind(choices, 'halt');
  if (!first) return halt;
  if (!entered) {
    // A leader who set out first takes along whoever stands with him.
    const waiting = soldiersCalled(s, active).filter(({ id, at }) => at === first.at && !finished.includes(id) && !group.includes(id));
    const friend = first.isLeader && group.length === 1 ? waiting.find(({ unit, isLeader }) => !unit.broken && !isLeader) : undefined;
    const along =
      friend &&
      pickUnit(
        choices.filter(({ kind }) => kind === 'with'),
        friend.id,
      );
    if (along && isBetterTogether(s, members, waiting)) return along;
  }
  const trip = bestTrip(s, { members, from: first.at, mps: movementLeft(state), onRoad });
  if (trip?.isExit && trip.to === first.at && pickKind(choices, 'exit')) return pickKind(choices, 'exit');
  const step = trip && choices.find((choice) => choice.kind === 'step' && choice.hex === hexName(trip.next));
  if (trip && step && (trip.gain > (entered ? WEIGHTS.leastGain / 2 : 0) || !entered)) return step;
  return halt;
}

function isBetterTogether(s: Situation, members: readonly Soldier[], waiting: readonly Soldier[]): boolean {
  const all = [...members, ...waiting.filter(({ unit, isLeader }) => !unit.broken && !isLeader)];
  const together = outing(s, all)?.gain ?? 0;
  const apart = all.reduce((sum, member) => sum + Math.max(0, outing(s, [member])?.gain ?? 0), 0);
  return together >= 0.8 * apart;
}

/** Who goes next: squads before leaders, so that leaders see where they are needed; a leader with his squad as one. */
function setOut(s: Situation, choices: readonly Choice[]): Choice | undefined {
  const { state, side } = s.m;
  const { active, finished, crossed } = during(state, 'move');
  const waiting = soldiersCalled(s, active).filter(({ id }) => !finished.includes(id));
  const outings = outingsOf(s, waiting);
  const plan = bestOuting(outings, waiting, crossed);
  if (plan) {
    const smoke = crossed ? undefined : smokeFor(s, choices, plan);
    if (smoke) return smoke;
    const [first, another] = plan.members;
    if (first) return another && isWholeStack(plan, waiting) ? setOutAll(choices, first.at) : pickSetOut(choices, first.id);
  }
  return assaultFire(s, choices, side) ?? pickKind(choices, 'end-move') ?? pickKind(choices, 'set-out');
}

const pickSetOut = (choices: readonly Choice[], id: string): Choice | undefined =>
  choices.find((choice) => choice.kind === 'set-out' && choice.unit === id);

const setOutAll = (choices: readonly Choice[], hex: number): Choice | undefined =>
  choices.find((choice) => choice.kind === 'set-out-all' && hexNamed(choice.hex) === hex);

function isWholeStack({ members }: Trip, waiting: readonly Soldier[]): boolean {
  const hex = members[0]?.at;
  return waiting.filter(({ at }) => at === hex).length === members.length;
}

export function bestOuting({ alone, together }: Outings, waiting: readonly Soldier[], crossed: boolean): Trip | undefined {
  let best: Trip | undefined;
  let most = crossed ? WEIGHTS.leastGain : Number.NEGATIVE_INFINITY;
  const consider = (trip: Trip | undefined, bonus: number) => {
    if (trip && trip.gain + bonus > most) {
      best = trip;
      most = trip.gain + bonus;
    }
  };
  for (const { id, isLeader } of waiting) {
    if (!isLeader) consider(alone.get(id), 0);
    else {
      const stack = together.get(id);
      if (stack) {
        const apart = stack.members.reduce((sum, member) => sum + Math.max(0, alone.get(member.id)?.gain ?? 0), 0);
        if (stack.gain >= 0.8 * apart) consider(stack, 0.1);
      }
    }
  }
  if (best) return best;
  for (const { id, isLeader } of waiting) if (isLeader) consider(alone.get(id), 0);
  return best;
}

/** A39 Smoke where they are going, if it is hot there. */
function smokeFor({ m }: Situation, choices: readonly Choice[], { to, members }: Trip): Choice | undefined {
  const card = pickBest(choices, 'smoke-grenades', (choice) => -missedOrder(m.state, m.side, choice.card));
  if (!card) return undefined;
  const softest = Math.min(...members.map(({ morale }) => morale));
  const isHot = threatTo(m, to) - softest > -3;
  return isHot && -card.worth < WORTH_A_CARD ? card.choice : undefined;
}

/** In the hex that is hottest for those who are to go through it. */
export function placeSmoke(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const { active, finished } = during(state, 'move');
  const waiting = soldiersCalled(s, active).filter(({ id }) => !finished.includes(id));
  const plan = bestOuting(outingsOf(s, waiting), waiting, false);
  const hexes = plan ? [plan.to, plan.next] : [];
  const wanted = hexes.map((hex) => choices.find((choice) => choice.kind === 'place-smoke' && hexNamed(choice.hex) === hex));
  return (
    wanted.find((choice) => choice !== undefined) ?? pickBest(choices, 'place-smoke', ({ hex }) => threatTo(s.m, hexNamed(hex)))?.choice
  );
}

/** A26 With those who have boxed firepower, once nobody wants to go on. */
function assaultFire(s: Situation, choices: readonly Choice[], side: Side): Choice | undefined {
  const { state } = s.m;
  const card = pickBest(choices, 'assault-fire', (choice) => -missedOrder(state, side, choice.card));
  if (!card) return undefined;
  const shooters = soldiersCalled(s, during(state, 'move').active).filter(({ type, unit }) => type.boxedFirepower && !unit.broken);
  const salvo = bestSalvo(s, shooters);
  return salvo && salvo.worth + card.worth > WORTH_A_CARD ? card.choice : undefined;
}

// O16

export function advance(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const { active = [], finished = [] } = now(state, 'advance') ?? {};
  const waiting = soldiersCalled(s, active).filter(({ id }) => !finished.includes(id));
  const leaving = waiting.find((soldier) => isExitBest(s, [soldier]));
  const exit = leaving && choices.find((choice) => choice.kind === 'advance-exit' && choice.unit === leaving.id);
  if (exit) return exit;
  for (const { soldier, to } of assaultsBy(s, waiting)) {
    const choice = choices.find((each) => each.kind === 'advance' && each.unit === soldier.id && hexNamed(each.hex) === to);
    if (choice) return choice;
  }
  return pickKind(choices, 'end-advance') ?? leastBadAdvance(s, choices);
}

/** O14.4 Somebody has to. */
function leastBadAdvance({ m }: Situation, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'advance', ({ hex, unit }) => {
    const to = hexNamed(hex);
    const isFight = m.foes.some(({ at }) => at === to);
    const soldier = soldierCalled(m.own, unit);
    return (isFight ? -20 : 0) - threatTo(m, to) - (soldier ? soldier.dying + 9 * minesBetween(m, soldier, to) : 0);
  })?.choice;
}
