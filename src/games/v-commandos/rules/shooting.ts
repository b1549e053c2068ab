/** 6.12, 14.5, 14.7, 14.9 Shooting: firearms, grenades, bombardments. */
import { takeOut } from '../../../kernel/listed.ts';
import type { Level } from '../content/level.ts';
import { BOMBARDMENT_DICE, GRENADE_DICE, ITEMS, itemAt, NEST, WEAPONS } from '../content/terms.ts';
import { type Commando, cardOn, hasSkill, isGone, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { triggerAlarm } from './alarm.ts';
import { listing, NONE, type Refusal, refusal } from './asking.ts';
import { effectOn } from './event-effects.ts';
import { giveHits, rollToHit } from './hits.ts';
import { dealHits, reward } from './killing.ts';
import { edgeTo, tileCalled } from './moving.ts';
import { levelCard } from './operation-in-play.ts';
import { forPoints, mayAct, pay } from './points.ts';
import { countEnemies } from './spaces.ts';
import { becomeVisible } from './stealth.ts';

/** 6.12 Never diagonally, not through a wall or a locked door. */
export function isInRange(card: Level, level: LevelInPlay, from: number, to: number): boolean {
  if (from === to) return true;
  const edge = edgeTo(card, from, to);
  return edge !== undefined && !isGone(level, to) && (edge.open || (edge.door >= 0 && level.locked[edge.door] === false));
}

/** 9.2 The Sniper on her blue side reaches one tile further in a straight line. */
function isInLongRange(card: Level, level: LevelInPlay, from: number, to: number): boolean {
  for (const first of card.edges[from] ?? []) {
    if (!isInRange(card, level, from, first.to)) continue;
    for (const second of card.edges[first.to] ?? []) {
      if (second.to === to && second.direction === first.direction && isInRange(card, level, first.to, to)) return true;
    }
  }
  return false;
}

function reaches(commando: Commando, weapon: string, card: Level, level: LevelInPlay, to: number): boolean {
  if (isInRange(card, level, commando.tile, to)) return true;
  return weapon === 'springfield' && hasSkill(commando, 'long-shot') && isInLongRange(card, level, commando.tile, to);
}

/** What he can fire: the printed weapon, weapons that he carries, the MG42 of the nest he is in. */
function firearms(commando: Commando): string[] {
  const weapons = [cardOn(commando).weapon];
  for (const item of commando.carries) {
    const id = ITEMS[item] ?? '';
    if (WEAPONS[id] && !weapons.includes(id)) weapons.push(id);
  }
  if (commando.inNest) weapons.push(NEST);
  return weapons;
}

/** 14.5 A weapon goes by its token, a nest by its place. */
function heatOf(state: State, commando: Commando, weapon: string): string {
  return weapon === NEST ? (levelCard(state, commando.level).tiles[commando.tile]?.id ?? '') : weapon;
}

function whyNotFire(state: State, commando: Commando, weapon: string): Refusal | undefined {
  return firearms(commando).includes(weapon) ? whyTooHot(state, commando, weapon) : refusal('not-carried', '6.12', { weapon });
}

function whyTooHot(state: State, commando: Commando, weapon: string): Refusal | undefined {
  if (WEAPONS[weapon]?.overheats !== true) return undefined;
  const at = state.hot.indexOf(heatOf(state, commando, weapon));
  return at >= 0 && state.hotBy[at] !== commando.seat ? refusal('overheated', '14.5', { weapon }) : undefined;
}

const forAPoint = forPoints(1, '6.12');

/** Enemies within reach, or undefined where a tile is none. */
function whyNoTarget(
  state: State,
  commando: Commando,
  id: string,
  reach: (card: Level, level: LevelInPlay, tile: number) => boolean,
): Refusal | undefined {
  const there = tileCalled(state, id);
  if (!there) return refusal('unknown-id', '6.12', { id });
  const { card, level, tile } = there;
  if (level.id !== commando.level || !reach(card, level, tile)) return refusal('out-of-range', '6.12', { tile: id });
  return countEnemies(card, level, tile) > 0 ? undefined : refusal('no-enemy', '6.12', { tile: id });
}

/** Tiles with enemies that may be near enough. */
function tilesWithEnemies(card: Level, level: LevelInPlay, commando: Commando): readonly number[] {
  const within = hasSkill(commando, 'long-shot') ? card.nearby : card.near;
  let found: number[] | undefined;
  for (const tile of within[commando.tile] ?? NONE) {
    if (countEnemies(card, level, tile) === 0) continue;
    found ??= [];
    found.push(tile);
  }
  return found ?? NONE;
}

export const shoot = listing(
  'shoot',
  '6.12',
  (state, commando) => {
    if (!mayAct(state, commando, 1)) return NONE;
    const level = levelOn(state, commando);
    const card = levelCard(state, level.id);
    const tiles = tilesWithEnemies(card, level, commando);
    if (tiles.length === 0) return NONE;
    const shots: ChoiceOf<'shoot'>[] = [];
    for (const weapon of firearms(commando)) {
      if (whyTooHot(state, commando, weapon)) continue;
      for (const tile of tiles) {
        if (reaches(commando, weapon, card, level, tile)) shots.push({ kind: 'shoot', weapon, tile: card.tiles[tile]?.id ?? '' });
      }
    }
    return shots;
  },
  (state, { weapon, tile: id }, commando) =>
    forAPoint(state, commando) ??
    whyNotFire(state, commando, weapon) ??
    whyNoTarget(state, commando, id, (card, level, tile) => reaches(commando, weapon, card, level, tile)),
);

/** 6.12 A locked door of his own tile. */
export const shootDoor = listing(
  'shoot-door',
  '6.12',
  (state, commando) => {
    if (!mayAct(state, commando, 1)) return NONE;
    const doors = lockedDoors(state, commando);
    if (doors.length === 0) return NONE;
    const shots: ChoiceOf<'shoot-door'>[] = [];
    for (const weapon of firearms(commando)) {
      if (!whyTooHot(state, commando, weapon)) for (const door of doors) shots.push({ kind: 'shoot-door', weapon, door });
    }
    return shots;
  },
  (state, { weapon, door }, commando) =>
    forAPoint(state, commando) ?? whyNotFire(state, commando, weapon) ?? whyNoLockedDoor(state, commando, door, '6.12'),
);

export function lockedDoors(state: State, commando: Commando): readonly string[] {
  const level = levelOn(state, commando);
  const { edges, doors } = levelCard(state, level.id);
  let found: string[] | undefined;
  for (const { door } of edges[commando.tile] ?? NONE) {
    if (door < 0 || !level.locked[door]) continue;
    found ??= [];
    found.push(doors[door]?.id ?? '');
  }
  return found ?? NONE;
}

export function whyNoLockedDoor(state: State, commando: Commando, id: string, rule: string): Refusal | undefined {
  const level = levelOn(state, commando);
  const card = levelCard(state, level.id);
  const door = card.doorAt[id];
  if (door === undefined || !card.doors[door]?.between.includes(commando.tile)) return refusal('no-door-here', rule, { door: id });
  return level.locked[door] ? undefined : refusal('door-open', rule, { door: id });
}

/** 14.1, 14.5 What using a weapon gives away, hit or miss. */
function giveAway(t: Table, commando: Commando, weapon: string): void {
  const { state } = t;
  const { eye = false, bell = false, overheats = false } = WEAPONS[weapon] ?? {};
  if (overheats) heat(state, heatOf(state, commando, weapon), commando.seat);
  if (bell) {
    makeNoise(t, levelOn(state, commando));
    betrayedByNoise(t, commando);
  }
  if (eye) becomeVisible(t, commando, 'weapon');
}

/** 14.4 Where it is so agreed noise gives away whoever wears a uniform. */
function betrayedByNoise(t: Table, commando: Commando): void {
  if (!commando.uniform || t.state.rules['uniform-noise'] !== 'lost') return;
  commando.uniform = false;
  t.tell?.({ type: 'uniform-lost', rule: '14.4', commando: commando.specialist });
  becomeVisible(t, commando, 'weapon');
}

function heat(state: State, weapon: string, by: string): void {
  if (state.hot.includes(weapon)) return;
  state.hot.push(weapon);
  state.hotBy.push(by);
}

/** 3.1, 14.1 The bell; while bombers pass overhead nobody hears it. */
export function makeNoise(t: Table, level: LevelInPlay): void {
  if (effectOn(t.state, level) !== 'noise') triggerAlarm(t, level, 'noise');
}

export function* fire(t: Table, commando: Commando, weapon: string, id: string): Rules {
  const { state } = t;
  const there = tileCalled(state, id);
  if (!there) return;
  pay(t, commando, 1);
  giveAway(t, commando, weapon);
  const { killed } = yield* volley(t, commando, weapon, there.level, there.tile, WEAPONS[weapon]?.dice ?? 0);
  // 14.10 From further away than the next tile nobody spots him.
  const isNear = isInRange(there.card, there.level, commando.tile, there.tile);
  yield* reward(t, commando, there.level, there.tile, killed, isNear);
}

/** 6.5, 14.10 His own tile, or one beside it, whatever stands between. */
const isAdjacent = ({ edges }: Level, from: number, to: number): boolean =>
  from === to || (edges[from] ?? []).some((edge) => edge.to === to);

/** Rolls, and deals the hits to enemies; what is left over comes back. */
function* volley(
  t: Table,
  commando: Commando,
  weapon: string,
  level: LevelInPlay,
  tile: number,
  dice: number,
): Rules<{ killed: number; left: number; high: number }> {
  const card = levelCard(t.state, level.id);
  const needed = card.tiles[tile]?.hits ?? 0;
  const roll = rollToHit(t, dice, needed);
  const hits = roll.low + roll.high;
  t.tell?.({
    type: 'shot',
    rule: '6.12',
    commando: commando.specialist,
    weapon,
    tile: card.tiles[tile]?.id ?? '',
    dice: roll.dice,
    needed,
    hits,
  });
  const { killed, left } = yield* dealHits(t, commando, level, tile, roll.low, roll.high);
  return { killed, left, high: roll.high };
}

export function fireAtDoor(t: Table, commando: Commando, weapon: string, door: string): void {
  pay(t, commando, 1);
  giveAway(t, commando, weapon);
  openDoor(t, levelOn(t.state, commando), door, 'shot', '6.12');
}

export function openDoor(t: Table, level: LevelInPlay, door: string, how: string, rule: string): void {
  const index = levelCard(t.state, level.id).doorAt[door] ?? -1;
  if (index >= 0) level.locked[index] = false;
  t.tell?.({ type: 'door-opened', rule, door, how });
}

// 14.7 Grenades

const GRENADE = itemAt('grenade');

const NO_GRENADE = refusal('not-carried', '14.7', { weapon: 'grenade' });

export const throwGrenade = listing(
  'throw',
  '14.7',
  (state, commando) => {
    if (!commando.carries.includes(GRENADE) || !mayAct(state, commando, 1)) return NONE;
    const level = levelOn(state, commando);
    const card = levelCard(state, level.id);
    return tilesWithEnemies(card, level, commando)
      .filter((tile) => isInRange(card, level, commando.tile, tile))
      .map((tile): ChoiceOf<'throw'> => ({ kind: 'throw', tile: card.tiles[tile]?.id ?? '' }));
  },
  (state, { tile: id }, commando) =>
    forAPoint(state, commando) ??
    (commando.carries.includes(GRENADE) ? undefined : NO_GRENADE) ??
    whyNoTarget(state, commando, id, (card, level, tile) => isInRange(card, level, commando.tile, tile)),
);

export function spend(state: State, commando: Commando, item: number): void {
  takeOut(commando.carries, item);
  state.discards[item] = (state.discards[item] ?? 0) + 1;
}

export function* throwAt(t: Table, commando: Commando, id: string): Rules {
  const there = tileCalled(t.state, id);
  if (!there) return;
  pay(t, commando, 1);
  spend(t.state, commando, GRENADE);
  t.tell?.({ type: 'thrown', rule: '14.7', commando: commando.specialist, tile: id });
  makeNoise(t, there.level);
  betrayedByNoise(t, commando);
  yield* blast(t, commando, 'grenade', there.level, there.tile, GRENADE_DICE, true);
}

// 14.9 Bombardments

const BOMBARDMENT = itemAt('bombardment');

const NO_BOMBARDMENT = refusal('not-carried', '14.9', { weapon: 'bombardment' });

export const bombard = listing(
  'bombard',
  '14.9',
  (state, commando) => {
    if (!commando.carries.includes(BOMBARDMENT) || !mayAct(state, commando, 1)) return NONE;
    const targets: ChoiceOf<'bombard'>[] = [];
    for (const level of state.levels) {
      for (const [tile, { id, indoor }] of levelCard(state, level.id).tiles.entries())
        if (!indoor && !isGone(level, tile)) targets.push({ kind: 'bombard', tile: id });
    }
    return targets;
  },
  (state, { tile: id }, commando) => {
    const cannot = forAPoint(state, commando) ?? (commando.carries.includes(BOMBARDMENT) ? undefined : NO_BOMBARDMENT);
    if (cannot) return cannot;
    const there = tileCalled(state, id);
    if (!there) return refusal('unknown-id', '14.9', { id });
    if (isGone(there.level, there.tile)) return refusal('tile-gone', '10.3', { tile: id });
    return there.card.tiles[there.tile]?.indoor ? refusal('indoors', '14.9', { tile: id }) : undefined;
  },
);

export function* callBombardment(t: Table, commando: Commando, id: string): Rules {
  const { state } = t;
  const there = tileCalled(state, id);
  if (!there) return;
  pay(t, commando, 1);
  spend(state, commando, BOMBARDMENT);
  t.tell?.({ type: 'called-in', rule: '14.9', commando: commando.specialist, tile: id });
  makeNoise(t, there.level);
  // A hidden caller is noticed only from his own tile or one beside it.
  const isNear = there.level.id === commando.level && isAdjacent(there.card, commando.tile, there.tile);
  yield* blast(t, commando, 'bombardment', there.level, there.tile, BOMBARDMENT_DICE, isNear);
}

/** 14.7, 14.9 Enemies first; what is left must be given to whoever else can be seen there, the thrower included. */
function* blast(
  t: Table,
  commando: Commando,
  weapon: string,
  level: LevelInPlay,
  tile: number,
  dice: number,
  mayBeSpotted: boolean,
): Rules {
  const { state } = t;
  const { killed, left, high } = yield* volley(t, commando, weapon, level, tile, dice);
  if (left > 0) {
    const seen = [
      ...state.commandos
        .filter((each) => each.level === level.id && each.tile === tile && each.visible && each.critical === 0)
        .map(({ specialist }) => specialist),
      ...state.escorts.filter((each) => each.level === level.id && each.tile === tile && each.visible).map(({ id }) => id),
    ];
    const strong = Math.min(left, high);
    yield* giveHits(t, level, tile, seen, left - strong, strong, weapon === 'grenade' ? '14.7' : '14.9');
  }
  yield* reward(t, commando, level, tile, killed, mayBeSpotted);
}
