/** 7.4, 7.5, 7.7 The enemy movement step: the direction is fixed when it begins, the nearest move first. */

import { draw } from '../../../kernel/decks.ts';
import { takeOut } from '../../../kernel/listed.ts';
import { distancesIn, farFrom, isDirection, type Level, NO_WAY, passable } from '../content/level.ts';
import { type Direction, ENEMIES, enemyAt, KINDS } from '../content/terms.ts';
import { type Doings, during } from '../doing.ts';
import { freeEnemies, isGone, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { isSeen } from './alarm.ts';
import { ask, NOBODY_CHOOSES, NONE, oneOf, question, team } from './asking.ts';
import { total, zeros } from './bag.ts';
import { meetEscorts } from './escorts.ts';
import { effectOn } from './event-effects.ts';
import { compassOf } from './event-phase.ts';
import { levelCard } from './operation-in-play.ts';
import { allFit, isPostFree, protect, whoFits } from './protecting.ts';
import { countFree } from './spaces.ts';
import { checksOn } from './stealth.ts';

export function* movement(t: Table): Rules {
  const { state } = t;
  for (const level of state.levels) {
    if (!levelCard(state, level.id).training.enemies || effectOn(state, level) === 'halt') continue;
    yield* moveEnemies(t, level);
  }
  state.phase = 'before-shooting';
}

/** Tiles with somebody whom enemies see. */
function seenTiles(state: State, level: LevelInPlay): number[] {
  const tiles: number[] = [];
  for (const each of state.commandos)
    if (each.level === level.id && isSeen(state, each) && !tiles.includes(each.tile)) tiles.push(each.tile);
  for (const each of state.escorts) if (each.level === level.id && each.visible && !tiles.includes(each.tile)) tiles.push(each.tile);
  return tiles;
}

/** Whether somebody whom enemies see is on a tile. */
function isWatched(state: State, level: LevelInPlay, tile: number): boolean {
  for (const each of state.commandos) if (each.tile === tile && each.level === level.id && isSeen(state, each)) return true;
  for (const each of state.escorts) if (each.tile === tile && each.level === level.id && each.visible) return true;
  return false;
}

interface Group {
  readonly tile: number;
  readonly rank: number;
  readonly to: readonly number[];
}

function distances(card: Level, level: LevelInPlay): readonly (readonly number[])[] {
  return level.gone.length === 0 ? card.distance : distancesIn(card.edges, level.gone);
}

/** 7.4 The first steps of all shortest ways to the nearest of these tiles; nothing where there is no way. */
function stepsTowards(
  card: Level,
  level: LevelInPlay,
  from: number,
  goals: readonly number[],
): { readonly far: number; readonly to: readonly number[] } {
  const steps = distances(card, level);
  let far = NO_WAY;
  for (const goal of goals) far = Math.min(far, steps[from]?.[goal] ?? NO_WAY);
  if (far === NO_WAY || far === 0) return { far, to: [] };
  const to: number[] = [];
  for (const edge of card.edges[from] ?? []) {
    if (!passable(edge) || isGone(level, edge.to)) continue;
    for (const goal of goals) {
      if ((steps[edge.to]?.[goal] ?? NO_WAY) !== far - 1) continue;
      to.push(edge.to);
      break;
    }
  }
  return { far, to };
}

/** 7.5 By the compass: every tile on that side that can be entered. */
function stepsIn(card: Level, level: LevelInPlay, from: number, direction: Direction): number[] {
  const to: number[] = [];
  for (const edge of card.edges[from] ?? []) {
    if (edge.direction === direction && passable(edge) && !isGone(level, edge.to)) to.push(edge.to);
  }
  return to;
}

/** 5.1, 11.5 A card without a direction: others of the main deck are drawn until one has it, and do nothing else. */
function direction(t: Table, level: LevelInPlay): Direction | undefined {
  const { state } = t;
  let card = level.event;
  // Decks are finite, and so is patience: 37 cards hold a direction.
  for (let tries = 0; tries < 80 && card !== ''; tries++) {
    const compass = compassOf(card);
    if (isDirection(compass)) {
      if (card !== level.event) t.tell?.({ type: 'direction-redrawn', rule: '7.4', level: level.id, card, towards: compass });
      return compass;
    }
    card = draw(state.random, state.events) ?? '';
    if (card !== '') state.events.discards.push(card);
  }
  return undefined;
}

function* moveEnemies(t: Table, level: LevelInPlay): Rules {
  const { state } = t;
  const card = levelCard(state, level.id);
  const occupied: number[] = [];
  for (let tile = 0; tile < card.tiles.length; tile++) if (countFree(level, tile) > 0) occupied.push(tile);
  if (occupied.length === 0) return;
  const goals = seenTiles(state, level);
  const towards: Group[] = [];
  const lost: number[] = [];
  for (const tile of occupied) {
    const { far, to } = stepsTowards(card, level, tile, goals);
    if (far === NO_WAY) lost.push(tile);
    else if (to.length > 0) towards.push({ tile, rank: far, to });
  }
  if (goals.length > 0) t.tell?.({ type: 'enemies-turn', rule: '7.4', level: level.id, towards: 'visible' });
  // 7.4 By the card goes whoever has nobody to go to.
  const compass = lost.length > 0 ? direction(t, level) : undefined;
  const byCompass: Group[] = [];
  if (compass) {
    if (goals.length === 0) t.tell?.({ type: 'enemies-turn', rule: '7.4', level: level.id, towards: compass });
    for (const tile of lost) byCompass.push({ tile, rank: farFrom(card, tile, compass), to: stepsIn(card, level, tile, compass) });
  }
  yield* moveInOrder(t, card, level, towards);
  yield* moveInOrder(t, card, level, byCompass);
}

const nextGroup = question('order', '7.5', [
  oneOf(
    'next',
    '7.5',
    (state) => {
      const { level, tiles } = during(state, 'order');
      const card = levelCard(state, level);
      return tiles.map((tile): ChoiceOf<'next'> => ({ kind: 'next', tile: card.tiles[tile]?.id ?? '' }));
    },
    (choice, listed) => choice.tile === listed.tile,
  ),
]);

/** 7.5 Nearest first; where equals compete for room, the players say who goes first. */
function* moveInOrder(t: Table, card: Level, level: LevelInPlay, groups: readonly Group[]): Rules {
  const { state } = t;
  const waiting = groups.slice();
  for (let next = nearestOf(waiting); next; next = nearestOf(waiting)) {
    const rivals = rivalsAmong(state, card, level, waiting, next.rank);
    if (rivals.length > 1) {
      state.doing.push({ what: 'order', level: level.id, tiles: rivals.map(({ tile }) => tile) });
      const choice = yield* ask(team(state), nextGroup);
      state.doing.pop();
      next = rivals.find(({ tile }) => card.tiles[tile]?.id === choice.tile) ?? next;
    }
    takeOut(waiting, next);
    yield* moveGroup(t, card, level, next);
  }
}

/** Of several equally near the first in the order of the tiles, in which they stand in the list. */
function nearestOf(groups: readonly Group[]): Group | undefined {
  let nearest = groups[0];
  for (const group of groups) if (nearest && group.rank < nearest.rank) nearest = group;
  return nearest;
}

/** Of those who are nearest, whoever stands in another's way. */
function rivalsAmong(state: State, card: Level, level: LevelInPlay, waiting: readonly Group[], nearest: number): readonly Group[] {
  const equals = waiting.filter(({ rank }) => rank === nearest);
  if (equals.length === 1) return NONE;
  return equals.filter((group) => equals.some((other) => other !== group && competes(state, card, level, group, other)));
}

/** Both want to a tile that has no room for both, or that has a post which one of them would take. */
function competes(state: State, card: Level, level: LevelInPlay, a: Group, b: Group): boolean {
  const both = ENEMIES.map((_, kind) => freeEnemies(level, a.tile, kind) + freeEnemies(level, b.tile, kind));
  return a.to.some((tile) => {
    if (!b.to.includes(tile) || whoFits(state, card, level, tile, both, zeros(KINDS)).length === 0) return false;
    return !allFit(state, card, level, tile, both) || (isPostFree(state, card, level, tile) && !areAlike(level, a.tile, b.tile));
  });
}

/** Whether two groups are of one and the same kind: then it makes no difference who comes first. */
function areAlike(level: LevelInPlay, a: number, b: number): boolean {
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) if (freeEnemies(level, a, kind) + freeEnemies(level, b, kind) > 0) kinds++;
  return kinds === 1;
}

/** 7.5 Whoever shares his tile with somebody visible stays. */
function moveGroup(t: Table, card: Level, level: LevelInPlay, { tile, to }: Group): Rules {
  const [only] = to;
  if (only === undefined || isWatched(t.state, level, tile)) return NOBODY_CHOOSES;
  const movers: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) movers.push(freeEnemies(level, tile, kind));
  return to.length === 1 ? enter(t, card, level, tile, only, movers) : moveApart(t, card, level, tile, to, movers);
}

// 7.7 Splitting a group

function* moveApart(t: Table, card: Level, level: LevelInPlay, tile: number, to: readonly number[], movers: number[]): Rules {
  const parts = yield* split(t, level, tile, to, movers);
  for (const [i, part] of parts.entries()) yield* enter(t, card, level, tile, to[i] ?? 0, part);
}

/** Each tile gets an equal share; those left over go where the players like, also all to one tile. */
const sendSplit = oneOf(
  'send',
  '7.7',
  (state) => {
    const doing = during(state, 'split');
    const card = levelCard(state, doing.level);
    const choices: ChoiceOf<'send'>[] = [];
    for (let i = 0; i < doing.to.length; i++) {
      if (doing.more === 0 && sentTo(doing.sent, i) >= doing.share) continue;
      const tile = card.tiles[doing.to[i] ?? 0]?.id ?? '';
      for (let kind = 0; kind < KINDS; kind++) {
        if ((doing.left[kind] ?? 0) > 0) choices.push({ kind: 'send', enemy: ENEMIES[kind] ?? '', tile });
      }
    }
    return choices;
  },
  (choice, listed) => choice.enemy === listed.enemy && choice.tile === listed.tile,
  'group-full',
);
const howToSplit = question('split', '7.7', [sendSplit]);

function sentTo(sent: readonly number[], to: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count += sent[to * KINDS + kind] ?? 0;
  return count;
}

function kindsAmong(counts: readonly number[]): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) if ((counts[kind] ?? 0) > 0) kinds.push(kind);
  return kinds;
}

/** Where the next one goes without a question; -1 where the players choose. */
function settledWay({ to, sent, share, more }: Doings<'split'>, kinds: number): number {
  const short: number[] = [];
  for (let i = 0; i < to.length; i++) if (sentTo(sent, i) < share) short.push(i);
  // Of one kind it makes no difference who goes, up to the equal share; nor when only one tile still takes anybody.
  const isSettled = kinds === 1 || (more === 0 && short.length === 1);
  return isSettled ? (short[0] ?? -1) : -1;
}

function* split(t: Table, level: LevelInPlay, tile: number, to: readonly number[], movers: number[]): Rules<number[][]> {
  const { state } = t;
  const count = total(movers);
  const share = Math.floor(count / to.length);
  state.doing.push({
    what: 'split',
    level: level.id,
    tile,
    to: to.slice(),
    left: movers.slice(),
    sent: zeros(to.length * KINDS),
    share,
    more: count % to.length,
  });
  for (;;) {
    const doing = during(state, 'split');
    const kinds = kindsAmong(doing.left);
    const [only] = kinds;
    if (only === undefined) break;
    const settled = settledWay(doing, kinds.length);
    if (settled >= 0) send(doing, only, settled);
    else {
      const choice = yield* ask(team(state), howToSplit);
      const card = levelCard(state, level.id);
      send(during(state, 'split'), enemyAt(choice.enemy), doing.to.indexOf(card.tileAt[choice.tile] ?? -1));
    }
  }
  const { sent } = during(state, 'split');
  state.doing.pop();
  return to.map((_, i) => sent.slice(i * KINDS, (i + 1) * KINDS));
}

function send(doing: { left: number[]; sent: number[]; readonly share: number; more: number }, kind: number, to: number): void {
  if (sentTo(doing.sent, to) >= doing.share) doing.more--;
  doing.left[kind] = (doing.left[kind] ?? 0) - 1;
  doing.sent[to * KINDS + kind] = (doing.sent[to * KINDS + kind] ?? 0) + 1;
}

// 7.5 Entering the next tile

const sendOne = oneOf(
  'send',
  '7.5',
  (state) => {
    const { level: id, to } = during(state, 'squeeze');
    const tile = levelCard(state, id).tiles[to]?.id ?? '';
    return squeezable(state, levelOn(state, { level: id })).map(
      (kind): ChoiceOf<'send'> => ({ kind: 'send', enemy: ENEMIES[kind] ?? '', tile }),
    );
  },
  (choice, listed) => choice.enemy === listed.enemy && choice.tile === listed.tile,
);
const whoGoesOn = question('squeeze', '7.5', [sendOne]);

function squeezable(state: State, level: LevelInPlay): number[] {
  const { to, left, entered } = during(state, 'squeeze');
  return whoFits(state, levelCard(state, level.id), level, to, left, entered);
}

/** As many as find room; if not all do, the players say who. */
function enter(t: Table, card: Level, level: LevelInPlay, from: number, to: number, movers: number[]): Rules {
  return allFit(t.state, card, level, to, movers) ? goOn(t, card, level, from, to, movers) : squeezeIn(t, card, level, from, to, movers);
}

function* squeezeIn(t: Table, card: Level, level: LevelInPlay, from: number, to: number, movers: number[]): Rules {
  const { state } = t;
  state.doing.push({ what: 'squeeze', level: level.id, tile: from, to, left: movers.slice(), room: 0, entered: zeros(KINDS) });
  for (;;) {
    const kinds = squeezable(state, level);
    const [only] = kinds;
    if (only === undefined) break;
    const kind = kinds.length === 1 ? only : enemyAt((yield* ask(team(state), whoGoesOn)).enemy);
    const doing = during(state, 'squeeze');
    doing.left[kind] = (doing.left[kind] ?? 0) - 1;
    doing.entered[kind] = (doing.entered[kind] ?? 0) + 1;
  }
  const { entered } = during(state, 'squeeze');
  state.doing.pop();
  yield* goOn(t, card, level, from, to, entered);
}

/** Everybody hidden there is checked, by as many as come. */
function goOn(t: Table, card: Level, level: LevelInPlay, from: number, to: number, entering: readonly number[]): Rules {
  const entered = total(entering);
  if (entered === 0) return NOBODY_CHOOSES;
  for (let kind = 0; kind < KINDS; kind++) {
    const moving = entering[kind] ?? 0;
    level.enemies[from * KINDS + kind] = freeEnemies(level, from, kind) - moving;
    level.enemies[to * KINDS + kind] = freeEnemies(level, to, kind) + moving;
  }
  t.tell?.({
    type: 'enemies-moved',
    rule: '7.5',
    level: level.id,
    from: card.tiles[from]?.id ?? '',
    tile: card.tiles[to]?.id ?? '',
    count: entered,
    enemies: entering.flatMap((number, kind) => Array.from({ length: number }, () => ENEMIES[kind] ?? '')),
  });
  checksOn(t, level, to, entered);
  const posting = protect(t, level, to);
  return posting === NOBODY_CHOOSES ? meetEscorts(t) : postAndMeet(t, posting);
}

function* postAndMeet(t: Table, posting: Rules): Rules {
  yield* posting;
  yield* meetEscorts(t);
}
