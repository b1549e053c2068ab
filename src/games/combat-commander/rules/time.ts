/**
 * 1.9 Rolls, 6 Game Time, 9 Initiative. A roll reveals a card, and a revealed card may be the last of its pile, which
 * advances the time, which may need a roll: so they are one chapter here.
 */
import { reshuffle } from '../../../kernel/decks.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import type { Card } from '../content/cards.ts';
import { isRadio } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import type { RolledDice } from '../doing.ts';
import { now, type Reinforcement, type State } from '../state.ts';
import type { ChoiceOf, Question, Rules, Table } from '../vocabulary.ts';
import { ask, ofHexes, PASS, plain, privately, question, refusal } from './asking.ts';
import { handSize, ofActions, playAction, reveal } from './hands.ts';
import { mapOf } from './line-of-sight.ts';
import { placeFortification, removeSmoke, testBrokenWeapons } from './markers.ts';
import { fits } from './stacking.ts';
import { isImpassableFor, whyNotFortify } from './terrain.ts';
import { checkAllObjectives, endByPoints, gainPoints, updateControl } from './victory.ts';

export interface Roll extends RolledDice {
  readonly side: Side;
  readonly purpose: string;
  /** 6.1.2 It was the last card of the pile: the time advances, as by a Time! trigger. */
  readonly isLast: boolean;
}

const rerolling = question('initiative', '9.1', [plain('reroll', '9.1'), plain('pass', '9.1')], PASS);

/**
 * 1.9 The roll is made and may be cancelled; nothing has come of it yet. Whoever rolls locks the result in,
 * then settles the roll (its trigger, or the end of the pile), then applies the result.
 */
export function* roll(t: Table, side: Side, purpose: string, rule: string): Rules<Roll> {
  const { state } = t;
  let made = makeRoll(t, side, purpose, rule);
  state.doing.push({ what: 'roll', side, purpose, white: made.white, coloured: made.coloured, trigger: made.trigger });
  while ((yield* ask(state.initiative, rerolling)).kind === 'reroll') {
    t.tell?.({ type: 'rerolled', rule: '9.1', side: state.initiative, purpose, sum: made.sum });
    state.initiative = enemyOf(state.initiative);
    yield* newPile(t, made);
    made = makeRoll(t, side, purpose, rule);
    Object.assign(now(state, 'roll') ?? {}, { white: made.white, coloured: made.coloured, trigger: made.trigger });
  }
  state.doing.pop();
  return made;
}

/** Ruling: the cancelled card was the last of its pile. */
function* newPile(t: Table, { side, isLast }: Roll): Rules {
  if (!isLast) return;
  if (t.state.rules['last-card-reroll'] === 'advances') yield* advanceTime(t, side);
  else shuffleDeck(t, side);
}

function makeRoll(t: Table, side: Side, purpose: string, rule: string): Roll {
  const { id, white, coloured, trigger } = reveal(t, side);
  const sum = white + coloured;
  t.tell?.({ type: 'rolled', rule, side, purpose, card: id, white, coloured, sum, trigger });
  return { side, purpose, white, coloured, sum, trigger, isLast: isPileEmpty(t.state, side) };
}

const isPileEmpty = (state: State, side: Side): boolean => state.sides[side].deck.pile.length === 0;

/** What to do about the trigger of a roll: it differs inside a trigger, where there are none. */
export type Settle = (t: Table, made: Roll) => Rules;

/** 1.9.1 A roll made while a trigger is being resolved has no trigger; the end of a pile is still the end of a pile. */
export function* settleQuietly(t: Table, { side, isLast }: Roll): Rules {
  if (isLast) yield* advanceTime(t, side);
}

/** What the end of a pile brings: it differs where no trigger is being resolved, which it then is itself. */
export type Advance = (t: Table, side: Side) => Rules;

/** 1.3 A card is revealed for its event or its hex. */
export function* turnOver(t: Table, side: Side, advance: Advance = advanceTime): Rules<Card> {
  const card = reveal(t, side);
  t.tell?.({ type: 'revealed', rule: '1.3', side, card: card.id });
  if (isPileEmpty(t.state, side)) yield* advance(t, side);
  return card;
}

/** 1.8, 11.4 A random hex; its number is first held against every broken weapon. */
export function* randomHex(t: Table, side: Side): Rules<number> {
  const card = yield* turnOver(t, side);
  t.tell?.({ type: 'random-hex', rule: '1.8', side, card: card.id, hex: card.hex });
  testBrokenWeapons(t, Number.parseInt(card.hex.slice(1), 10));
  return hexNamed(card.hex);
}

/** 5.4 Draws up to the Hand Size; the end of the pile interrupts it. */
export function* refillHand(t: Table, side: Side, advance: Advance = advanceTime): Rules {
  const { state } = t;
  const size = handSize(state, side);
  while (state.sides[side].hand.length < size) {
    const { hand, deck } = state.sides[side];
    const drawn: string[] = [];
    while (hand.length < size) {
      const card = deck.pile.pop();
      if (card === undefined) break;
      hand.push(card);
      drawn.push(card);
      state.random.news++;
      if (deck.pile.length === 0) break;
    }
    t.tell?.({ type: 'drew', rule: '5.4', side, count: drawn.length });
    t.tell?.({ type: 'drew-cards', rule: '5.4', to: privately(side), cards: drawn });
    if (deck.pile.length === 0) yield* advance(t, side);
  }
}

function shuffleDeck(t: Table, side: Side): void {
  const { deck } = t.state.sides[side];
  reshuffle(t.state.random, deck);
  t.tell?.({ type: 'reshuffled', rule: '1.4', side, cards: deck.pile.length });
}

/** 6.1.2 The six steps, by the player who triggered them. */
export function* advanceTime(t: Table, side: Side): Rules {
  const { state } = t;
  state.doing.push({ what: 'time', side });
  state.time++;
  t.tell?.({ type: 'time-advanced', rule: '6.1.2', side, time: state.time });
  shuffleDeck(t, side);
  if (state.time >= state.suddenDeath) yield* suddenDeath(t, side);
  for (const each of [enemyOf(state.active), state.active]) {
    if (state.sides[each].brief.posture === 'defend') gainPoints(t, each, 1, 'time', '6.1.2');
  }
  yield* clearOneSmoke(t, side);
  yield* reinforcements(t);
  yield* digIn(t);
  state.doing.pop();
}

/** 6.2.2 */
function* suddenDeath(t: Table, side: Side): Rules {
  checkAllObjectives(t);
  const made = yield* roll(t, side, 'sudden-death', '6.2.2');
  yield* settleQuietly(t, made);
  if (made.sum < t.state.time) endByPoints(t, 'sudden-death');
  t.tell?.({ type: 'sudden-death-passed', rule: '6.2.2', side, sum: made.sum, time: t.state.time });
}

const clearing = question('remove-smoke', '6.1.2', [ofHexes('remove-smoke', '6.1.2', (state) => state.smoke.map(({ at }) => at))]);

function* clearOneSmoke(t: Table, side: Side): Rules {
  const { state } = t;
  if (state.smoke.length === 0) return;
  const choice = state.smoke.length === 1 ? undefined : yield* ask(side, clearing);
  const hex = choice ? hexNamed(choice.hex) : (state.smoke[0]?.at ?? 0);
  removeSmoke(state, hex);
  t.tell?.({ type: 'smoke-removed', rule: '6.1.2', hex: hexName(hex) });
}

// 6.1.2-5 Reinforcements

/** Hexes along the friendly edge where a unit may come in, also upon the enemy: a Melee follows. */
export function entryHexes(state: State, side: Side, unit: string): number[] {
  const map = mapOf(state);
  const { edge } = state.sides[side].brief;
  const hexes: number[] = [];
  for (let hex = 0; hex < map.size; hex++) {
    if (map.edgeDistance(edge, hex) === 1 && !isImpassableFor(state, hex) && fits(state, hex, side, unit)) hexes.push(hex);
  }
  return hexes;
}

const placing = new Map<string, Question<ChoiceOf<'place'>>>();

/** The same question, in the name of the rule that asks it. */
function placingBy(rule: string): Question<ChoiceOf<'place'>> {
  const known = placing.get(rule);
  if (known) return known;
  const places = question('place', rule, [ofHexes('place', rule, (state) => now(state, 'placing')?.hexes ?? [])]);
  placing.set(rule, places);
  return places;
}

/** Somebody says where a unit comes in; undefined where there is no room for it. */
export function* choosePlace(t: Table, side: Side, piece: string, hexes: number[], rule: string): Rules<number | undefined> {
  if (hexes.length <= 1) return hexes[0];
  t.state.doing.push({ what: 'placing', side, piece, hexes });
  const choice = yield* ask(side, placingBy(rule));
  t.state.doing.pop();
  return hexNamed(choice.hex);
}

export function putOnMap(t: Table, side: Side, unit: string, weapon: string, hex: number, broken: boolean, rule: string): void {
  const { state } = t;
  state.units.push({
    id: unit,
    side,
    at: hex,
    broken,
    suppressed: false,
    veteran: false,
    weapon,
    weaponBroken: false,
    activated: false,
  });
  t.tell?.({ type: 'placed', rule, side, unit, weapon, hex: hexName(hex) });
  updateControl(t);
}

function* reinforcements(t: Table): Rules {
  const { state } = t;
  const due = state.reinforcements.filter(({ time }) => time === state.time);
  if (due.length === 0) return;
  for (const side of [enemyOf(state.active), state.active]) {
    for (const arrival of due) if (arrival.side === side) yield* arrive(t, arrival);
  }
}

/** 8.1.2 Into an empty Artillery Box; where there is a radio already, it does not come. */
export function radioArrives(t: Table, side: Side, radio: string, rule: string): void {
  const own = t.state.sides[side];
  if (own.radio) return;
  own.radio = { id: radio, broken: false };
  t.tell?.({ type: 'radio-arrived', rule, side, radio });
}

function* arrive(t: Table, arrival: Reinforcement): Rules {
  const { state } = t;
  const { side, unit, weapon } = arrival;
  state.reinforcements = state.reinforcements.filter((other) => other !== arrival);
  if (isRadio(unit)) {
    radioArrives(t, side, unit, '6.1.2');
    return;
  }
  const hex = yield* choosePlace(t, side, unit, entryHexes(state, side, unit), '6.1.2');
  if (hex === undefined) {
    // No room along the whole edge: it waits for the next space of the track.
    state.reinforcements.push({ side, unit, weapon, time: state.time + 1 });
    return;
  }
  putOnMap(t, side, unit, weapon, hex, false, '6.1.2');
}

// A32 Dig In

const digInCard = ofActions('dig-in', 'A32', (state, card, side) =>
  diggable(state, side).length > 0 ? undefined : refusal('nobody-can', 'A32', { card }),
);

function diggable(state: State, side: Side): number[] {
  const hexes = new Set(state.units.filter((unit) => unit.side === side).map(({ at }) => at));
  return [...hexes].filter((hex) => whyNotFortify(state, hex, 'A32', 'foxholes') === undefined).sort((a, b) => a - b);
}

const mayDigIn = question('dig-in', 'A32', [digInCard, plain('pass', 'A32')], PASS);
const whereToDig = question('dig-in-hex', 'A32', [ofHexes('entrench', 'A32', diggable)]);

/** 6.1.2-6 Both may dig in, the inactive player first. */
function* digIn(t: Table): Rules {
  const { state } = t;
  for (const side of [enemyOf(state.active), state.active]) {
    while (state.sides[side].hand.length > 0) {
      const choice = yield* ask(side, mayDigIn);
      if (choice.kind === 'pass') break;
      playAction(t, side, choice.card, 'A32');
      const where = yield* ask(side, whereToDig);
      placeFortification(t, hexNamed(where.hex), 'foxholes', 'A32');
    }
  }
}

/** 7.2.1 The spaces of the Time Track on which an exited unit may be put: those still to come. */
export const LAST_SPACE = 15;
