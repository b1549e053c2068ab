/** 7.2, 7.3 The enemy reinforcements step. */

import { sideUp } from '../../../kernel/dice.ts';
import { takeOut } from '../../../kernel/listed.ts';
import type { Level } from '../content/level.ts';
import { CROWBAR, ENEMIES, ENEMY_PUSH, enemyAt, FIRST_SPECIAL, KINDS, NULL_TOKEN, TOKENS } from '../content/terms.ts';
import { during } from '../doing.ts';
import { isGone, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, NONE, oneOf, question, team } from './asking.ts';
import { drawFrom, total, zeros } from './bag.ts';
import { effectOn } from './event-effects.ts';
import { fail } from './failure.ts';
import { levelCard } from './operation-in-play.ts';
import { allFit, isPostFree, protect, whoFits } from './protecting.ts';
import { room } from './spaces.ts';
import { checksOn } from './stealth.ts';

/** So many push behind a barricade before it breaks. */
export const ENOUGH_TO_BREAK = 4;

/** 7.2 One token for each entrance, two while the alarm rings; events may say otherwise. */
export function perEntrance(state: State, level: LevelInPlay): number {
  const effect = effectOn(state, level);
  if (effect === 'cinema') return 0;
  if (effect === 'as-triggered') return 2;
  if (effect === 'as-silent') return 1;
  return level.alarm === 'triggered' ? 2 : 1;
}

/** For each entrance of a level. */
export function numbersAt(state: State, level: LevelInPlay): number[] {
  const each = perEntrance(state, level);
  const numbers: number[] = [];
  for (const { tile } of levelCard(state, level.id).entrances) numbers.push(isGone(level, tile) ? 0 : each);
  return numbers;
}

export function* reinforcement(t: Table): Rules {
  const { state } = t;
  const active = state.levels.filter(({ id }) => levelCard(state, id).training.enemies);
  t.tell?.({ type: 'enemy-phase', rule: '7.1', does: active.length > 0 ? 'acts' : 'stays' });
  const numbers: number[][] = [];
  let needed = 0;
  for (const level of active) {
    const numbersHere = numbersAt(state, level);
    if (effectOn(state, level) === 'patrol' && total(numbersHere) > 0) {
      const entrance = yield* moreAt(t, level);
      numbersHere[entrance] = (numbersHere[entrance] ?? 0) + 1;
    }
    numbers.push(numbersHere);
    needed += total(numbersHere);
  }
  // 7.2 Too few tokens: the commandos are overwhelmed.
  if (total(state.reserve) < needed) fail(t, 'reserve-empty', '7.2');
  let nulls = 0;
  for (const [i, level] of active.entries()) nulls += yield* enterLevel(t, level, numbers[i] ?? []);
  // 7.3 Each Ø leaves the game for good and calls a special enemy into the reserve.
  for (; nulls > 0; nulls--) callSpecial(t);
  state.phase = 'before-movement';
}

/** 10.3 Entrances of tiles that are gone bring nobody. */
export function openEntrances(state: State, level: LevelInPlay): boolean[] {
  return levelCard(state, level.id).entrances.map(({ tile }) => !isGone(level, tile));
}

function* moreAt(t: Table, level: LevelInPlay): Rules<number> {
  const { state } = t;
  const { entranceAt } = levelCard(state, level.id);
  const isOpen = openEntrances(state, level);
  const first = isOpen.indexOf(true);
  if (isOpen.lastIndexOf(true) === first) return Math.max(0, first);
  state.doing.push({ what: 'event', level: level.id, effect: 'patrol' });
  const { entrance } = yield* ask(team(state), whichEntrance);
  state.doing.pop();
  return entranceAt[entrance] ?? 0;
}

const whichEntrance = question('event-entrance', '5.1', [
  oneOf(
    'at-entrance',
    '5.1',
    (state) => {
      const level = levelOn(state, { level: during(state, 'event').level });
      const isOpen = openEntrances(state, level);
      return levelCard(state, level.id)
        .entrances.filter((_, i) => isOpen[i])
        .map(({ id }): ChoiceOf<'at-entrance'> => ({ kind: 'at-entrance', entrance: id }));
    },
    (choice, listed) => choice.entrance === listed.entrance,
  ),
]);

/** Draws for every entrance of a level and lets in whoever can enter; comes back with the number of Ø. */
function* enterLevel(t: Table, level: LevelInPlay, numbers: readonly number[]): Rules<number> {
  const card = levelCard(t.state, level.id);
  let nulls = 0;
  const left: number[] = [];
  for (let i = 0; i < numbers.length; i++) if (!isGone(level, card.entrances[i]?.tile ?? -1)) left.push(i);
  while (left.length > 0) {
    const rivals = rivalsAmong(t.state, card, level, left, numbers);
    const entrance = rivals.length > 1 ? yield* firstOf(t, card, level, rivals) : (left[0] ?? 0);
    const number = numbers[entrance] ?? 0;
    takeOut(left, entrance);
    // Whoever waited comes first; behind a barricade they push together with the new ones.
    if (!level.barricaded[entrance] && countWaiting(level, entrance) > 0) yield* letIn(t, card, level, entrance);
    nulls += drawTokens(t, card, level, entrance, number);
    if ((number > 0 || level.barricaded[entrance]) && countWaiting(level, entrance) > 0) yield* letIn(t, card, level, entrance);
  }
  return nulls;
}

/** RULINGS Entrances onto the same tile, where not all find room or somebody takes a post: which comes first makes a difference. */
function rivalsAmong(
  state: State,
  card: Level,
  level: LevelInPlay,
  left: readonly number[],
  numbers: readonly number[],
): readonly number[] {
  const tile = card.entrances[left[0] ?? 0]?.tile ?? 0;
  if (!left.some((other, i) => i > 0 && card.entrances[other]?.tile === tile)) return NONE;
  const expected = (entrance: number): number => countWaiting(level, entrance) + (numbers[entrance] ?? 0);
  const rivals = left.filter((each) => card.entrances[each]?.tile === tile && expected(each) > 0);
  const all = rivals.reduce((sum, each) => sum + expected(each), 0);
  return room(state, card, level, tile) < all || isPostFree(state, card, level, tile) ? rivals : NONE;
}

const whichFirst = question('entrance-order', '7.2', [
  oneOf(
    'at-entrance',
    '7.2',
    (state) => {
      const { level, entrances } = during(state, 'entrances');
      const card = levelCard(state, level);
      return entrances.map((each): ChoiceOf<'at-entrance'> => ({ kind: 'at-entrance', entrance: card.entrances[each]?.id ?? '' }));
    },
    (choice, listed) => choice.entrance === listed.entrance,
  ),
]);

function* firstOf(t: Table, card: Level, level: LevelInPlay, rivals: readonly number[]): Rules<number> {
  const { state } = t;
  state.doing.push({ what: 'entrances', level: level.id, entrances: rivals });
  const { entrance } = yield* ask(team(state), whichFirst);
  state.doing.pop();
  return card.entranceAt[entrance] ?? 0;
}

function drawTokens(t: Table, card: Level, level: LevelInPlay, entrance: number, number: number): number {
  const { random, reserve } = t.state;
  const tokens: string[] = [];
  let nulls = 0;
  for (let i = 0; i < number; i++) {
    const token = drawFrom(random, reserve, TOKENS);
    if (token === NULL_TOKEN) nulls++;
    const kind = kindOf(t, token);
    if (kind >= 0) level.waiting[entrance * KINDS + kind] = (level.waiting[entrance * KINDS + kind] ?? 0) + 1;
    tokens.push(kind >= 0 ? (ENEMIES[kind] ?? '') : 'null');
  }
  if (number > 0) t.tell?.({ type: 'drawn', rule: '7.2', level: level.id, entrance: card.entrances[entrance]?.id ?? '', tokens });
  return nulls;
}

/** 7.2 Which side lies up is chance, too; -1 for a Ø. */
function kindOf(t: Table, token: number): number {
  if (token === NULL_TOKEN) return -1;
  if (token >= FIRST_SPECIAL) return enemyAt(TOKENS[token] ?? '');
  const side = sideUp(t.state.random, ['mp40', 'mauser']);
  return enemyAt(token === 0 ? side : `hammer-${side}`);
}

function countWaiting(level: LevelInPlay, entrance: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count += level.waiting[entrance * KINDS + kind] ?? 0;
  return count;
}

const letEnter = oneOf(
  'let-in',
  '7.2',
  (state) => {
    const { level: id, entrance } = during(state, 'entry');
    return enterable(state, levelOn(state, { level: id }), entrance).map(
      (kind): ChoiceOf<'let-in'> => ({ kind: 'let-in', enemy: ENEMIES[kind] ?? '' }),
    );
  },
  (choice, listed) => choice.enemy === listed.enemy,
);
const whoEnters = question('entry', '7.2', [letEnter]);

/** Kinds of those outside for whom there is room. */
function enterable(state: State, level: LevelInPlay, entrance: number): number[] {
  const card = levelCard(state, level.id);
  const { tile = 0 } = card.entrances[entrance] ?? {};
  const { entered } = during(state, 'entry');
  const outside = waitingAt(level, entrance).map((count, kind) => count - (entered[kind] ?? 0));
  return whoFits(state, card, level, tile, outside, entered);
}

function waitingAt(level: LevelInPlay, entrance: number): number[] {
  return level.waiting.slice(entrance * KINDS, (entrance + 1) * KINDS);
}

/** 7.2 Not all find room: the players say who, one after the other. Nobody leaves his place before all are named. */
function* chooseWhoEnters(t: Table, level: LevelInPlay, entrance: number): Rules<number[]> {
  const { state } = t;
  state.doing.push({ what: 'entry', level: level.id, entrance, entered: zeros(KINDS) });
  for (;;) {
    const kinds = enterable(state, level, entrance);
    const [only] = kinds;
    if (only === undefined) break;
    const kind = kinds.length === 1 ? only : enemyAt((yield* ask(team(state), whoEnters)).enemy);
    const { entered } = during(state, 'entry');
    entered[kind] = (entered[kind] ?? 0) + 1;
  }
  const { entered } = during(state, 'entry');
  state.doing.pop();
  return entered;
}

/** 7.2, 14.3 As many as find room; behind a barricade all wait until it breaks. */
function* letIn(t: Table, card: Level, level: LevelInPlay, entrance: number): Rules {
  const { state } = t;
  const { id = '', tile = 0 } = card.entrances[entrance] ?? {};
  if (level.barricaded[entrance] && !breaks(t, level, entrance, id)) {
    t.tell?.({ type: 'enemies-wait', rule: '14.3', level: level.id, entrance: id, count: countWaiting(level, entrance) });
    return;
  }
  const waiting = waitingAt(level, entrance);
  const entered = allFit(state, card, level, tile, waiting) ? waiting : yield* chooseWhoEnters(t, level, entrance);
  const names: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = entered[kind] ?? 0;
    level.waiting[entrance * KINDS + kind] = (level.waiting[entrance * KINDS + kind] ?? 0) - count;
    level.enemies[tile * KINDS + kind] = (level.enemies[tile * KINDS + kind] ?? 0) + count;
    for (let i = 0; i < count; i++) names.push(ENEMIES[kind] ?? '');
  }
  if (names.length > 0) {
    t.tell?.({ type: 'reinforced', rule: '7.2', level: level.id, entrance: id, enemies: names, tile: card.tiles[tile]?.id ?? '' });
    checksOn(t, level, tile, names.length);
    yield* protect(t, level, tile);
  }
  const left = countWaiting(level, entrance);
  if (left > 0) t.tell?.({ type: 'enemies-wait', rule: '7.2', level: level.id, entrance: id, count: left });
}

/** 14.3 Those with sledgehammers count twice. */
export function pushAt(level: LevelInPlay, entrance: number): number {
  let push = 0;
  for (let kind = 0; kind < KINDS; kind++) push += (level.waiting[entrance * KINDS + kind] ?? 0) * (ENEMY_PUSH[kind] ?? 0);
  return push;
}

function breaks(t: Table, level: LevelInPlay, entrance: number, id: string): boolean {
  if (pushAt(level, entrance) < ENOUGH_TO_BREAK) return false;
  level.barricaded[entrance] = false;
  t.state.discards[CROWBAR] = (t.state.discards[CROWBAR] ?? 0) + 1;
  t.tell?.({ type: 'barricade-broken', rule: '14.3', entrance: id });
  return true;
}

/** 7.3 */
function callSpecial(t: Table): void {
  const { random, aside, reserve } = t.state;
  const token = drawFrom(random, aside, TOKENS);
  if (token < 0) return;
  reserve[token] = (reserve[token] ?? 0) + 1;
  t.tell?.({ type: 'special-joins', rule: '7.3', enemy: TOKENS[token] ?? '' });
}
