/**
 * FlipBot, after Russ Brown's solitaire system: a short list of priorities, no reckoning of chances. It is a yardstick for the
 * sergeant. What its list does not speak of (set-up, events, the Initiative card) it does as the sergeant does.
 */
import type { Random } from '../../../kernel/dice.ts';
import type { Seat } from '../../../kernel/game.ts';
import { policy } from '../bot.ts';
import { hexNamed } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import { unitType } from '../content/counters.ts';
import { enemyOf, type Order, type Side } from '../content/terms.ts';
import { isAtEnemyEdge, isSpent, movingHex, whyNotAdvanceInto } from '../rules/activation.ts';
import { concealingCover } from '../rules/fire/actions.ts';
import { groupFirepower } from '../rules/fire/group.ts';
import { newFiring, strongestGroup } from '../rules/fire/shot.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { meleeStrength } from '../rules/melee.ts';
import { coverAt } from '../rules/terrain.ts';
import { bareMoraleOf, commandOf, isLeader, meleeFirepowerOf, movementOf } from '../rules/units.ts';
import { during, hasUnit, now, type State, theUnit, type Unit, unitsAt } from '../state.ts';
import { sideOfSeat } from '../view.ts';
import type { Choice, Question } from '../vocabulary.ts';
import { waysOf } from './foot-distances.ts';
import { pickBest, pickKind } from './picking.ts';

/** A shot is taken if its firepower is not more than this below the defence. */
const REACH = 5;
/** An objective as near as this is gone for before anything else. */
const NEAR = 5;

export function flipbot(state: State, seat: Seat, question: Question, choices: readonly Choice[], random: Random): Choice {
  const side = sideOfSeat(seat) ?? state.active;
  const own = choices.length > 1 ? answer(state, side, question.asks, choices) : undefined;
  return own ?? policy(state, seat, question, choices, random);
}

function answer(state: State, side: Side, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'turn':
    case 'next-order':
      return chooseOrder(state, side, choices);
    case 'discard':
      return toss(state, side, choices);
    case 'activate':
      return activate(state, side, choices);
    case 'activate-more':
      return pickKind(choices, 'activate-all') ?? pickKind(choices, 'done');
    case 'fire':
    case 'assault-fire':
      return fire(state, choices);
    case 'fire-group':
      return pickKind(choices, 'fire-all');
    case 'fire-actions':
      return choices.find((choice) => 'card' in choice);
    case 'reaction':
      return react(state, side, choices);
    case 'move':
      return move(state, side, choices);
    case 'advance':
      return advance(state, side, choices);
    case 'defence-actions':
      return concealingCover(state, during(state, 'attack'), side) > 0 ? pickKind(choices, 'concealment') : undefined;
    case 'ambush':
      return pickKind(choices, 'ambush');
    case 'ambushed':
      return pickBest(choices, 'fall', ({ unit }) => -weight(state, unit))?.choice;
    default:
      return undefined;
  }
}

/** The weakest who is not broken; a broken one would be lost. */
const weight = (state: State, id: string): number => unitType(id).unbroken.firepower + (theUnit(state, id).broken ? 10 : 0);

// Orders

const unitsOf = (state: State, side: Side): Unit[] => state.units.filter((unit) => unit.side === side);

/** With enough in hand it holds what it has. */
function isDefensive(state: State, side: Side): boolean {
  const lead = side === 'axis' ? state.vp : -state.vp;
  return lead + 2 * state.control.filter((holder) => holder === side).length >= 7;
}

function isDead(state: State, side: Side, card: string): boolean {
  const { order } = cardCalled(card);
  if (order === 'command-confusion') return true;
  if (order === 'artillery-denied') return state.sides[enemyOf(side)].radio === undefined;
  return order === 'artillery-request' && state.sides[side].radio === undefined;
}

/** Recover if anybody is broken, else the leftmost card that is of any use. */
function chooseOrder(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const idle = pickKind(choices, 'discard') ?? pickKind(choices, 'end-turn');
  const { hand } = state.sides[side];
  const dead = hand.filter((card) => isDead(state, side, card)).length;
  if (state.orders === 0 && 2 * dead > hand.length) return idle;
  const orders = choices.filter((choice) => choice.kind === 'order');
  const isBroken = state.units.some((unit) => unit.side === side && unit.broken);
  const recover = isBroken ? orders.find(({ card }) => cardCalled(card).order === 'recover') : undefined;
  return recover ?? orders.find(({ card }) => isUseful(state, side, cardCalled(card).order)) ?? idle;
}

function isUseful(state: State, side: Side, order: Order): boolean {
  const able = unitsOf(state, side).filter((unit) => !isSpent(unit));
  switch (order) {
    case 'fire':
      return able.some((unit) => bestShot(state, side, partyOf(state, unit)) !== undefined);
    case 'move':
      return able.some((unit) => wantsToMove(state, unit));
    case 'advance':
      return able.some((unit) => advanceFor(state, unit) >= 0);
    case 'rout':
      return unitsOf(state, enemyOf(side)).some(({ broken }) => broken);
    default:
      return true;
  }
}

/** The dead cards; where there are none, whatever cannot be used now. */
function toss(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const cards = choices.filter((choice) => choice.kind === 'toss');
  const dead = cards.find(({ card }) => isDead(state, side, card));
  const idle = cards.find(({ card }) => !isUseful(state, side, cardCalled(card).order) && cardCalled(card).order !== 'fire');
  const { chosen } = during(state, 'discard');
  return dead ?? idle ?? (chosen.length === 0 ? cards[0] : pickKind(choices, 'done'));
}

/** 3.3.1.1 A unit and, if he leads, all whom he commands. */
function partyOf(state: State, unit: Unit): string[] {
  if (!isLeader(unit)) return [unit.id];
  const map = mapOf(state);
  const led = unitsOf(state, unit.side).filter(
    (other) => !isLeader(other) && !isSpent(other) && map.distance(unit.at, other.at) <= commandOf(unit),
  );
  return [unit.id, ...led.map(({ id }) => id)];
}

/** Whoever brings the most with him who have something to do. */
function activate(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { purpose } = during(state, 'activation');
  return pickBest(choices, 'activate', ({ unit: id }) => {
    const party = partyOf(state, theUnit(state, id));
    if (purpose === 'fire') return bestShot(state, side, party)?.firepower ?? 0;
    if (purpose === 'op-fire') return shotAt(state, side, party, movingHex(state), 'op-fire') ?? 0;
    if (purpose === 'move') return party.filter((each) => wantsToMove(state, theUnit(state, each))).length;
    if (purpose === 'advance') return party.filter((each) => advanceFor(state, theUnit(state, each)) >= 0).length;
    return 0;
  })?.choice;
}

// Fire

interface BestShot {
  readonly hex: number;
  readonly firepower: number;
}

/** The weakest unit in a hex decides. */
function defenceAt(state: State, hex: number, side: Side): number {
  const morale = unitsAt(state, hex)
    .filter((unit) => unit.side === side)
    .map((unit) => bareMoraleOf(state, unit));
  return Math.min(...morale) + coverAt(state, hex);
}

/** The firepower of the strongest group at a hex, if that is worth a shot. */
function shotAt(state: State, side: Side, party: readonly string[], hex: number, by: 'order' | 'op-fire'): number | undefined {
  const held = by === 'op-fire' ? now(state, 'move')?.scrounged : [];
  const group = strongestGroup(state, newFiring(side, by, party, held), hex);
  if (group.length === 0) return undefined;
  const { firepower } = groupFirepower(state, group, [hex]);
  return firepower >= 1 && firepower >= defenceAt(state, hex, enemyOf(side)) - REACH ? firepower : undefined;
}

/** The weakest defence first. */
function bestShot(state: State, side: Side, party: readonly string[]): BestShot | undefined {
  const hexes = [...new Set(unitsOf(state, enemyOf(side)).map(({ at }) => at))];
  const shots = hexes.flatMap((hex) => {
    const firepower = shotAt(state, side, party, hex, 'order');
    return firepower === undefined ? [] : [{ hex, firepower, defence: defenceAt(state, hex, enemyOf(side)) }];
  });
  return shots.sort((a, b) => a.defence - b.defence)[0];
}

function fire(state: State, choices: readonly Choice[]): Choice | undefined {
  const firing = during(state, 'fire');
  const { side } = firing;
  const shell = pickBest(choices, 'shell', ({ hex }) => -defenceAt(state, hexNamed(hex), enemyOf(side)))?.choice;
  if (shell) return shell;
  const shot = pickBest(choices, 'target', ({ hex }) => {
    const at = hexNamed(hex);
    const { firepower } = groupFirepower(state, strongestGroup(state, firing, at), [at]);
    const defence = defenceAt(state, at, enemyOf(side));
    return firepower >= defence - REACH ? 100 - defence : firepower - defence;
  });
  const cease = pickKind(choices, 'cease-fire');
  return cease && (shot === undefined || shot.worth < 50) ? cease : shot?.choice;
}

/** A33 With the same measure as by order. */
function react(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const hex = movingHex(state);
  const { opFirers } = during(state, 'move');
  if (pickKind(choices, 'op-attack') && shotAt(state, side, opFirers, hex, 'op-fire') !== undefined) return pickKind(choices, 'op-attack');
  const isWorth = unitsOf(state, side).some(
    (unit) => !isSpent(unit) && shotAt(state, side, partyOf(state, unit), hex, 'op-fire') !== undefined,
  );
  return (isWorth ? pickKind(choices, 'op-fire') : undefined) ?? pickKind(choices, 'hidden-mines') ?? pickKind(choices, 'pass');
}

// Move

const objectiveOf = (state: State, hex: number): number => mapOf(state).objectiveHexes.findIndex((hexes) => hexes.includes(hex));

/**
 * Where a unit is bound for: home if it is broken; a free objective near by; then it holds what it stands on; an objective
 * of the enemy; the enemy himself; his edge of the map. -1 if it stays.
 */
function destination(state: State, unit: Unit): number {
  const map = mapOf(state);
  const { side } = unit;
  const nearest = (hexes: readonly number[]) => hexes.toSorted((a, b) => map.distance(unit.at, a) - map.distance(unit.at, b))[0] ?? -1;
  const along = (of: Side) =>
    Array.from({ length: map.size }, (_, hex) => hex).filter((hex) => map.edgeDistance(state.sides[of].brief.edge, hex) === 1);
  if (unit.broken) return nearest(along(side));
  const wanted = map.objectives.filter((_, i) => state.control[i] !== side);
  const free = wanted.filter((hex) => !hasUnit(state, hex, enemyOf(side)) && map.distance(unit.at, hex) <= NEAR);
  if (free.length > 0) return nearest(free);
  if (objectiveOf(state, unit.at) >= 0 || isDefensive(state, side)) return -1;
  const enemies = unitsOf(state, enemyOf(side)).map(({ at }) => at);
  if (wanted.length > 0) return nearest(wanted);
  return enemies.length > 0 ? nearest(enemies) : nearest(along(enemyOf(side)));
}

/** The neighbour that is nearest to where it wants to go, if that is nearer than here. */
function stepTowards(state: State, unit: Unit, hexes: readonly number[]): number {
  const goal = destination(state, unit);
  if (goal < 0) return -1;
  const ways = waysOf(state, unit.side);
  let best = -1;
  let least = ways.between(unit.at, goal);
  for (const hex of hexes) {
    const way = ways.between(hex, goal) - 0.1 * coverAt(state, hex);
    if (way < least) {
      least = way;
      best = hex;
    }
  }
  return best;
}

function wantsToMove(state: State, unit: Unit): boolean {
  if (isSpent(unit) || movementOf(state, unit) < 1) return false;
  const free = (mapOf(state).adjacent[unit.at] ?? []).filter((hex) => !hasUnit(state, hex, enemyOf(unit.side)));
  return stepTowards(state, unit, free) >= 0;
}

function move(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { group, active, finished, crossed } = during(state, 'move');
  const [first] = group;
  if (first === undefined) {
    const next = active.find((id) => !finished.includes(id) && wantsToMove(state, theUnit(state, id)));
    const out = next && choices.find((choice) => choice.kind === 'set-out' && choice.unit === next);
    if (out) return out;
    return pickKind(choices, 'end-move') ?? (crossed ? undefined : pickKind(choices, 'set-out'));
  }
  const unit = theUnit(state, first);
  const isLast = unitsOf(state, side).length === group.length;
  if (isAtEnemyEdge(state, unit) && pickKind(choices, 'exit') && destination(state, unit) === unit.at && !isLast)
    return pickKind(choices, 'exit');
  const steps = choices.filter((choice) => choice.kind === 'step');
  const to = stepTowards(
    state,
    unit,
    steps.map(({ hex }) => hexNamed(hex)),
  );
  const step = steps.find(({ hex }) => hexNamed(hex) === to);
  return step ?? (crossed ? pickKind(choices, 'halt') : steps[0]) ?? pickKind(choices, 'halt');
}

// Advance

/** The hex that a unit would Advance into: an objective to be had, else a Melee unless it is two behind. -1 if none. */
function advanceFor(state: State, unit: Unit): number {
  const { side } = unit;
  const enemy = enemyOf(side);
  if (unit.broken) return -1;
  const near = (mapOf(state).adjacent[unit.at] ?? []).filter((hex) => whyNotAdvanceInto(state, unit, hex) === undefined);
  const free = near.find((hex) => {
    const objective = objectiveOf(state, hex);
    return objective >= 0 && state.control[objective] !== side && !hasUnit(state, hex, enemy);
  });
  if (free !== undefined) return free;
  const strength = (hex: number, of: Side) => meleeStrength(state, hex, of).firepower + meleeStrength(state, hex, of).boxed;
  const fights = near.filter((hex) => hasUnit(state, hex, enemy));
  const lead = (hex: number) => meleeFirepowerOf(state, unit) + strength(hex, side) - strength(hex, enemy);
  const best = fights.toSorted((a, b) => lead(b) - lead(a))[0];
  return best !== undefined && lead(best) > -2 ? best : -1;
}

function advance(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { active = [], finished = [] } = now(state, 'advance') ?? {};
  for (const id of active) {
    const to = finished.includes(id) ? -1 : advanceFor(state, theUnit(state, id));
    const choice = to < 0 ? undefined : choices.find((each) => each.kind === 'advance' && each.unit === id && hexNamed(each.hex) === to);
    if (choice) return choice;
  }
  const end = pickKind(choices, 'end-advance');
  if (end) return end;
  const quiet = choices.filter((choice) => choice.kind === 'advance' && !hasUnit(state, hexNamed(choice.hex), enemyOf(side)));
  return pickBest(quiet, 'advance', ({ hex }) => coverAt(state, hexNamed(hex)))?.choice;
}
