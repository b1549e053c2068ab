/** 6.5, 6.7, 6.9, 6.10 Moving, moving stealthily, exiting and entering through trap doors, unblocking them. */
import { entryOf, takeOut } from '../../../kernel/listed.ts';
import type { Edge, Level } from '../content/level.ts';
import { during } from '../doing.ts';
import { BELOW, type Commando, type Escort, hasSkill, isGone, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { watchAlarm } from './alarm.ts';
import { ask, listing, NONE, oneOf, plain, question, type Refusal, refusal } from './asking.ts';
import { leaveWith } from './escorts.ts';
import { eliminate } from './health.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { finish, mayAct, pay, whyNotAct, whyNotEnter } from './points.ts';
import { protect } from './protecting.ts';
import { reactionFire } from './reaction-fire.ts';
import { countEnemies, isNestTaken, openSpaces, room } from './spaces.ts';
import { becomeStealthy, becomeVisible, escortBecomes, escortCheck, hides, stealthCheck } from './stealth.ts';

const WALL = refusal('wall', '6.5');
const DOOR_LOCKED = refusal('door-locked', '6.5');

/** 6.5 Whether a commando gets through here: openly, by an unlocked door, or, being the Scout on his tan side, over a wall. */
function whyNotThrough(state: State, level: LevelInPlay, edge: Edge, commando: Commando | undefined): Refusal | undefined {
  if (edge.open) return undefined;
  const isLocked = edge.door >= 0 && level.locked[edge.door] === true;
  if (edge.door >= 0 && !isLocked) return undefined;
  // English: walls without a door. French: any wall.
  if (commando && hasSkill(commando, 'through-walls') && (edge.door < 0 || isFrench(state))) return undefined;
  return isLocked ? DOOR_LOCKED : WALL;
}

export function edgeTo(card: Level, from: number, to: number): Edge | undefined {
  for (const edge of card.edges[from] ?? []) if (edge.to === to) return edge;
  return undefined;
}

/** Which level in play a tile belongs to, and its number there. */
export function tileCalled(
  state: State,
  id: string,
): { readonly level: LevelInPlay; readonly card: Level; readonly tile: number } | undefined {
  for (const level of state.levels) {
    const card = levelCard(state, level.id);
    const tile = card.tileAt[id];
    if (tile !== undefined) return { level, card, tile };
  }
  return undefined;
}

/** What speaks against stepping onto a tile, whatever it costs. */
function whyNotStep(state: State, commando: Commando, id: string, cost: number, rule: string): Refusal | undefined {
  const there = tileCalled(state, id);
  if (!there) return refusal('unknown-id', rule, { id });
  const { level, card, tile } = there;
  if (isGone(level, tile)) return refusal('tile-gone', '10.3', { tile: id });
  if (commando.level === BELOW) return whyNotEnter(state, commando, cost, rule) ?? whyNotUp(state, level, card, tile);
  const cannot = whyNotAct(state, commando, cost, rule);
  if (cannot) return cannot;
  if (commando.level !== level.id) return refusal('not-on-level', rule, { tile: id });
  const edge = edgeTo(card, commando.tile, tile);
  return edge ? whyNotAlong(state, commando, level, card, edge) : refusal('not-adjacent', rule, { tile: id });
}

/** 6.9 Up through the trap door of a tile. */
function whyNotUp(state: State, level: LevelInPlay, card: Level, tile: number): Refusal | undefined {
  const { id } = entryOf(card.tiles, tile, 'tile');
  const door = card.trapDoorOn[tile] ?? -1;
  if (door < 0) return refusal('no-trap-door', '6.9', { tile: id });
  if (!level.open[door]) return refusal('trap-door-blocked', '6.9', { tile: id });
  return room(state, card, level, tile) > 0 ? undefined : refusal('no-room', '6.6', { tile: id });
}

/** 6.5 Onto the next tile. */
function whyNotAlong(state: State, commando: Commando, level: LevelInPlay, card: Level, edge: Edge): Refusal | undefined {
  const blocked = whyNotThrough(state, level, edge, commando);
  if (blocked) return blocked;
  return room(state, card, level, edge.to) > 0 ? undefined : refusal('no-room', '6.6', { tile: card.tiles[edge.to]?.id ?? '' });
}

/** Where he can go for so many points: tiles beside him, or those with an open trap door if he is below. */
function steps<C>(
  state: State,
  commando: Commando,
  cost: number,
  wants: (level: LevelInPlay, card: Level, tile: number) => boolean,
  choice: (tile: string) => C,
): readonly C[] {
  if (commando.level === BELOW) return stepsUp(state, commando, cost, wants, choice);
  if (!mayAct(state, commando, cost)) return NONE;
  const level = levelOn(state, commando);
  const card = levelCard(state, level.id);
  let found: C[] | undefined;
  for (const edge of card.edges[commando.tile] ?? []) {
    if (!wants(level, card, edge.to) || isGone(level, edge.to) || whyNotAlong(state, commando, level, card, edge)) continue;
    found ??= [];
    found.push(choice(card.tiles[edge.to]?.id ?? ''));
  }
  return found ?? NONE;
}

function stepsUp<C>(
  state: State,
  commando: Commando,
  cost: number,
  wants: (level: LevelInPlay, card: Level, tile: number) => boolean,
  choice: (tile: string) => C,
): readonly C[] {
  if (whyNotEnter(state, commando, cost, '6.9')) return NONE;
  const found: C[] = [];
  for (const level of state.levels) {
    const card = levelCard(state, level.id);
    for (const { tile } of card.trapDoors) {
      if (!wants(level, card, tile) || isGone(level, tile) || whyNotUp(state, level, card, tile)) continue;
      found.push(choice(card.tiles[tile]?.id ?? ''));
    }
  }
  return found;
}

const anywhere = () => true;
const moveTo = (tile: string): ChoiceOf<'move'> => ({ kind: 'move', tile });

export const move = listing(
  'move',
  '6.5',
  (state, commando) => steps(state, commando, 1, anywhere, moveTo),
  (state, { tile }, commando) => whyNotStep(state, commando, tile, 1, '6.5'),
);

/** 6.7 Two points, or one for the Scout who steps softly. */
export function sneakCost(commando: Commando): number {
  return hasSkill(commando, 'soft-step') ? 1 : 2;
}

/** 6.7, 2.3 Onto a medium tile, unless he is disguised or the enemy sees him coming. */
function whyNotSneak(commando: Commando, level: LevelInPlay, card: Level, tile: number): Refusal | undefined {
  const { id, size } = entryOf(card.tiles, tile, 'tile');
  if (size !== 'medium') return refusal('tile-not-medium', '6.7', { tile: id });
  if (commando.uniform) return refusal('disguised', '14.4');
  return commando.visible && countEnemies(card, level, tile) > 0 ? refusal('seen-coming', '2.3', { tile: id }) : undefined;
}

const sneakTo = (tile: string): ChoiceOf<'sneak'> => ({ kind: 'sneak', tile });

export const sneak = listing(
  'sneak',
  '6.7',
  (state, commando) =>
    steps(
      state,
      commando,
      sneakCost(commando),
      (level, card, tile) => card.tiles[tile]?.size === 'medium' && !whyNotSneak(commando, level, card, tile),
      sneakTo,
    ),
  (state, { tile: id }, commando) => {
    const there = tileCalled(state, id);
    if (!there) return refusal('unknown-id', '6.7', { id });
    return whyNotSneak(commando, there.level, there.card, there.tile) ?? whyNotStep(state, commando, id, sneakCost(commando), '6.7');
  },
);

const NO_TRAP_DOOR = refusal('no-trap-door', '6.9');
const BLOCKED = refusal('trap-door-blocked', '6.9');

/** 6.9 */
export const exit = plain('exit', '6.9', (state, commando) => {
  const cannot = whyNotAct(state, commando, 1, '6.9');
  return cannot ?? whyNoOpenTrapDoor(state, commando);
});

function whyNoOpenTrapDoor(state: State, commando: Commando): Refusal | undefined {
  const level = levelOn(state, commando);
  const door = levelCard(state, level.id).trapDoorOn[commando.tile] ?? -1;
  if (door < 0) return NO_TRAP_DOOR;
  return level.open[door] ? undefined : BLOCKED;
}

const NONE_TO_UNBLOCK = refusal('no-trap-door', '6.10');
const OPEN_ALREADY = refusal('trap-door-open', '6.10');

/** 6.10 */
export const unblock = plain('unblock', '6.10', (state, commando) => {
  const cannot = whyNotAct(state, commando, 1, '6.10');
  if (cannot) return cannot;
  const level = levelOn(state, commando);
  const door = levelCard(state, level.id).trapDoorOn[commando.tile] ?? -1;
  if (door < 0) return NONE_TO_UNBLOCK;
  return level.open[door] ? OPEN_ALREADY : undefined;
});

export function unblockTrapDoor(t: Table, commando: Commando): void {
  const level = levelOn(t.state, commando);
  const card = levelCard(t.state, level.id);
  pay(t, commando, 1);
  level.open[card.trapDoorOn[commando.tile] ?? -1] = true;
  t.tell?.({ type: 'unblocked', rule: '6.10', tile: card.tiles[commando.tile]?.id ?? '' });
}

// 15.1 Who follows

const follow = oneOf(
  'follow',
  '15.1',
  (state) => during(state, 'move').asked.map((escort): ChoiceOf<'follow'> => ({ kind: 'follow', escort })),
  (choice, listed) => choice.escort === listed.escort,
);
const whoFollows = question('follow', '15.1', [follow, plain('go-alone', '15.1')]);

/** Escorted characters with a commando: on his tile, or with him below (French). */
function companions(state: State, commando: Commando): readonly Escort[] {
  if (state.escorts.length === 0) return NONE;
  return state.escorts.filter((escort) =>
    commando.level === BELOW ? escort.with === commando.seat : escort.level === commando.level && escort.tile === commando.tile,
  );
}

/** 15.1 Each of them may follow if there is room. */
function* askWhoFollows(
  t: Table,
  commando: Commando,
  to: { readonly level: string; readonly tile: number; readonly room: number },
  here: readonly Escort[],
): Rules<readonly Escort[]> {
  const { state } = t;
  state.doing.push({ what: 'move', seat: commando.seat, level: to.level, to: to.tile, asked: here.map(({ id }) => id), followers: [] });
  for (;;) {
    const { asked, followers } = during(state, 'move');
    if (asked.length === 0 || followers.length >= to.room) break;
    const choice = yield* ask([commando.seat], whoFollows);
    if (choice.kind === 'go-alone') break;
    const doing = during(state, 'move');
    takeOut(doing.asked, choice.escort);
    doing.followers.push(choice.escort);
  }
  const { followers } = during(state, 'move');
  state.doing.pop();
  return here.filter(({ id }) => followers.includes(id));
}

// 6.5, 6.7 Onto a tile

export function* stepOnto(t: Table, commando: Commando, id: string, sneaking: boolean): Rules {
  const { state } = t;
  const there = tileCalled(state, id);
  if (!there) throw new Error(`There is no tile ${id}.`);
  const { level, card, tile } = there;
  const comesFromBelow = commando.level === BELOW;
  const from = commando.tile;
  const edge = comesFromBelow ? undefined : edgeTo(card, commando.tile, tile);
  // 15.1 (English) An escorted character has nothing of the skills of whoever escorts him.
  const passable = isFrench(state) || !edge || whyNotThrough(state, level, edge, undefined) === undefined;
  const here = passable ? companions(state, commando) : NONE;
  const to = { level: level.id, tile, room: here.length > 0 ? room(state, card, level, tile) - 1 : 0 };
  const escorts = here.length > 0 ? yield* askWhoFollows(t, commando, to, here) : NONE;
  pay(t, commando, sneaking ? sneakCost(commando) : 1);
  if (!comesFromBelow && (commando.visible || escorts.length > 0)) yield* reactionFire(t, level, commando, escorts, tile);
  arrive(t, commando, level, card, tile, sneaking, comesFromBelow);
  for (const escort of escorts) if (state.escorts.includes(escort)) escortArrives(t, escort, level, card, tile, sneaking);
  watchAlarm(t, level);
  // 7.6 Whoever left a nest empty leaves it to the enemies on the tile.
  if (!comesFromBelow) yield* protect(t, level, from);
}

function arrive(t: Table, commando: Commando, level: LevelInPlay, card: Level, tile: number, sneaking: boolean, fromBelow: boolean): void {
  const { state } = t;
  const size = entryOf(card.tiles, tile, 'tile').size;
  const enemies = countEnemies(card, level, tile);
  // 14.6 Whoever comes to a free nest is placed inside; he may leave it again for nothing.
  const takesNest = !isNestTaken(state, card, level, tile);
  commando.level = level.id;
  commando.tile = tile;
  commando.inNest = takesNest;
  const type = fromBelow ? 'entered' : sneaking ? 'sneaked' : 'moved';
  t.tell?.({ type, rule: sneaking ? '6.7' : '6.5', commando: commando.specialist, tile: card.tiles[tile]?.id ?? '' });
  if (takesNest) t.tell?.({ type: 'nest-entered', rule: '14.6', who: commando.specialist });
  if (commando.critical > 0) return;
  const isHidden = hides(size, sneaking, commando);
  if (commando.visible) {
    // 2.3 Nobody hides before the eyes of the enemy.
    if (isHidden && enemies === 0) becomeStealthy(t, commando);
  } else if (isHidden) stealthCheck(t, commando, enemies);
  else becomeVisible(t, commando, size);
}

function escortArrives(t: Table, escort: Escort, level: LevelInPlay, card: Level, tile: number, sneaking: boolean): void {
  const { state } = t;
  const size = entryOf(card.tiles, tile, 'tile').size;
  const enemies = countEnemies(card, level, tile);
  escort.inNest = openSpaces(state, card, level, tile) === 0;
  escort.level = level.id;
  escort.tile = tile;
  escort.with = '';
  t.tell?.({ type: 'followed', rule: '15.1', escort: escort.id, tile: card.tiles[tile]?.id ?? '' });
  const isHidden = size === 'small' || (size === 'medium' && sneaking);
  if (escort.visible) {
    if (isHidden && enemies === 0) escortBecomes(t, escort, false, size);
  } else if (isHidden) escortCheck(t, escort, enemies);
  else escortBecomes(t, escort, true, size);
  if (escort.visible) watchAlarm(t, level);
}

// 6.9 Through a trap door

export function* leaveLevel(t: Table, commando: Commando): Rules {
  const { state } = t;
  const level = levelOn(state, commando);
  const from = commando.tile;
  const here = companions(state, commando);
  const escorts = here.length > 0 ? yield* askWhoFollows(t, commando, { level: level.id, tile: -1, room: here.length }, here) : NONE;
  pay(t, commando, 1);
  yield* reactionFire(t, level, commando, escorts, -1);
  for (const escort of escorts) if (state.escorts.includes(escort)) leaveWith(t, escort, commando, level);
  // English: whoever falls while leaving is eliminated, and what he carried stays on the tile he left.
  if (commando.critical > 0 && !isFrench(state)) {
    yield* eliminate(t, commando, 'leaving', false);
    return;
  }
  commando.level = BELOW;
  commando.tile = -1;
  commando.inNest = false;
  commando.since = state.turn;
  commando.leftLevel = level.id;
  t.tell?.({ type: 'exited', rule: '6.9', commando: commando.specialist, level: level.id });
  // It takes time: whatever is left of this turn is lost.
  if (state.phase === 'commandos' && !commando.finished) finish(t, commando);
  yield* protect(t, level, from);
}
