/** 1.3, 1.8, 1.9 Cards that are revealed: for a roll, which 9.1 the Initiative may cancel, for an event or for a hex. */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { hexNamed } from '../content/battle-map.ts';
import type { Card } from '../content/cards.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import type { RolledDice } from '../doing.ts';
import { now, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, openWindow, PASS, plain } from './asking.ts';
import { reveal, shuffleDeck } from './hands.ts';
import { testBrokenWeapons } from './markers.ts';
import { advanceTime } from './time.ts';

export interface Roll extends RolledDice {
  readonly side: Side;
  readonly purpose: string;
  /** 6.1.2 It was the last card of the pile: the time advances, as by a Time! trigger. */
  readonly isLast: boolean;
}

/** Everybody sees the roll, and who has the card. */
const rerolling = openWindow('initiative', '9.1', [plain('reroll', '9.1'), plain('pass', '9.1')], PASS);

/**
 * 1.9 The roll is made and may be cancelled; nothing has come of it yet. Whoever rolls locks the result in,
 * then settles the roll (its trigger, or the end of the pile), then applies the result.
 */
export function* roll(t: Table, side: Side, purpose: string, rule: string): Rules<Roll> {
  const { state } = t;
  let made = makeRoll(t, side, purpose, rule);
  state.doing.push({ what: 'roll', side, purpose, white: made.white, coloured: made.coloured, trigger: made.trigger });
  while ((yield* ask(state.initiative, rerolling)).kind === 'reroll') {
    const holder = state.initiative;
    state.initiative = enemyOf(holder);
    t.tell?.({ type: 'rerolled', rule: '9.1', side: holder, purpose, sum: made.sum });
    if (made.isLast) yield* newPile(t, made);
    made = makeRoll(t, side, purpose, rule);
    Object.assign(now(state, 'roll') ?? {}, { white: made.white, coloured: made.coloured, trigger: made.trigger });
  }
  state.doing.pop();
  return made;
}

/** Ruling: the cancelled card was the last of its pile. */
function* newPile(t: Table, { side }: Roll): Rules {
  if (t.state.rules['last-card-reroll'] === 'advances') yield* endPile(t, side);
  else shuffleDeck(t, side);
}

function makeRoll(t: Table, side: Side, purpose: string, rule: string): Roll {
  const { id, white, coloured, trigger } = reveal(t, side);
  const sum = white + coloured;
  t.tell?.({ type: 'rolled', rule, side, purpose, card: id, white, coloured, sum, trigger });
  return { side, purpose, white, coloured, sum, trigger, isLast: isPileEmpty(t.state, side) };
}

/** 6.1.2 The last card of a pile has been drawn or turned over, or a Time! trigger ends it early. Time is told how to roll for Sudden Death. */
export function endPile(t: Table, side: Side): Rules {
  return advanceTime(t, side, settledRoll);
}

function* settledRoll(t: Table, side: Side, purpose: string, rule: string): Rules<number> {
  const made = yield* roll(t, side, purpose, rule);
  yield* settleQuietly(t, made);
  return made.sum;
}

const isPileEmpty = (state: State, side: Side): boolean => state.sides[side].deck.pile.length === 0;

/** What to do about the trigger of a roll: it differs inside a trigger, where there are none. */
export type Settle = (t: Table, made: Roll) => Rules;

/** 1.9.1 A roll made while a trigger is being resolved has no trigger; the end of a pile is still the end of a pile. */
export function settleQuietly(t: Table, { side, isLast }: Roll): Rules {
  return isLast ? endPile(t, side) : NOBODY_CHOOSES;
}

/** What the end of a pile brings: it differs where no trigger is being resolved, which it then is itself. */
export type Advance = (t: Table, side: Side) => Rules;

/** 1.3 A card is revealed for its event or its hex. */
export function* turnOver(t: Table, side: Side, advance: Advance = endPile): Rules<Card> {
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
