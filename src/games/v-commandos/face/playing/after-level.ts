/** What events change on a level: alarm, doors, enemies, objectives, characters who are escorted. */
import { ESCORTS, enemyAt, ITEM_KINDS, itemAt, KINDS, NULL_TOKEN, SPOTTED, TOKEN_OF, TOKENS } from '../../content/terms.ts';
import { isFrench, levelCard } from '../../rules/operation-in-play.ts';
import { release, toReserve } from '../../rules/protecting.ts';
import { openSpaces } from '../../rules/spaces.ts';
import { clearEnemies, clearEntrances, clearItems } from '../../rules/tnt.ts';
import { type LevelInPlay, levelInPlay, type State } from '../../state.ts';
import type { Event, EventOf } from '../../vocabulary.ts';

/** Where a tile of the levels in play is. */
export function placeOf(state: State, id: string): { readonly level: LevelInPlay; readonly tile: number } | undefined {
  for (const level of state.levels) {
    const tile = levelCard(state, level.id).tileAt[id];
    if (tile !== undefined) return { level, tile };
  }
  return undefined;
}

const add = (counts: number[], at: number, by: number) => {
  counts[at] = (counts[at] ?? 0) + by;
};

export function happenedToLevel(state: State, event: Event): boolean {
  return happenedAround(state, event) || happenedToEnemies(state, event) || happenedToEscort(state, event);
}

function happenedAround(state: State, event: Event): boolean {
  const level = 'level' in event ? levelInPlay(state, event.level) : undefined;
  switch (event.type) {
    case 'alarm-triggered':
      if (level) level.alarm = 'triggered';
      return true;
    case 'alarm-interrupted':
      if (level) interrupted(state, level);
      return true;
    case 'event-drawn':
      if (level) {
        level.event = event.card;
        level.half = event.half === 'silent' ? 'silent' : 'triggered';
        if (event.effect === 'lock') level.locked = level.locked.map(() => true);
      }
      return true;
    case 'door-opened':
      for (const each of state.levels) {
        const door = levelCard(state, each.id).doorAt[event.door];
        if (door !== undefined) each.locked[door] = false;
      }
      return true;
    case 'unblocked': {
      const place = placeOf(state, event.tile);
      if (place) place.level.open[levelCard(state, place.level.id).trapDoorOn[place.tile] ?? -1] = true;
      return true;
    }
    case 'barricade-broken':
      for (const each of state.levels) {
        const entrance = levelCard(state, each.id).entranceAt[event.entrance];
        if (entrance !== undefined) each.barricaded[entrance] = false;
      }
      add(state.discards, itemAt('crowbar'), 1);
      return true;
    case 'objective-done':
      objectiveDone(state, event.objective);
      return true;
    case 'rewarded': {
      const place = placeOf(state, event.tile);
      for (const item of event.items.map(itemAt)) {
        add(state.bag, item, -1);
        if (item === SPOTTED || !place) add(state.discards, item, 1);
        else add(place.level.items, place.tile * ITEM_KINDS + item, 1);
      }
      return true;
    }
    case 'collapsed':
      collapsed(state, event.tile);
      return true;
    default:
      return false;
  }
}

/** 6.14 In the French edition the token leaves the level, and whoever protected it is free. */
function interrupted(state: State, level: LevelInPlay): void {
  level.alarm = 'silent';
  level.interrupted = true;
  if (!isFrench(state)) return;
  const card = levelCard(state, level.id);
  level.alarmToken = false;
  release(level, card, card.alarm);
}

function objectiveDone(state: State, id: string): void {
  for (const level of state.levels) {
    const card = levelCard(state, level.id);
    const at = card.objectives.findIndex((objective) => objective.id === id);
    if (at < 0) continue;
    level.done[at] = true;
    release(level, card, card.objectives[at]?.triangle ?? -1);
  }
}

function collapsed(state: State, id: string): void {
  const place = placeOf(state, id);
  if (!place) return;
  const { level, tile } = place;
  const card = levelCard(state, level.id);
  clearEnemies(state, level, tile);
  clearItems(state, level, tile);
  clearEntrances(state, card, level, tile);
  if (level.gone.length === 0) level.gone = card.tiles.map(() => 0);
  level.gone[tile] = 1;
}

function happenedToEnemies(state: State, event: Event): boolean {
  switch (event.type) {
    case 'killed':
      killed(state, event);
      return true;
    case 'posted':
      posted(state, event);
      return true;
    case 'drawn':
      drawn(state, event);
      return true;
    case 'reinforced': {
      const level = levelInPlay(state, event.level);
      const place = placeOf(state, event.tile);
      if (!level || !place) return false;
      const entrance = levelCard(state, level.id).entranceAt[event.entrance] ?? 0;
      for (const kind of event.enemies.map(enemyAt)) {
        add(level.waiting, entrance * KINDS + kind, -1);
        add(level.enemies, place.tile * KINDS + kind, 1);
      }
      return true;
    }
    case 'special-joins': {
      const token = (TOKENS as readonly string[]).indexOf(event.enemy);
      add(state.aside, token, -1);
      add(state.reserve, token, 1);
      return true;
    }
    case 'enemies-moved': {
      const [from, to] = [placeOf(state, event.from), placeOf(state, event.tile)];
      if (!from || !to) return false;
      for (const kind of event.enemies.map(enemyAt)) {
        add(from.level.enemies, from.tile * KINDS + kind, -1);
        add(to.level.enemies, to.tile * KINDS + kind, 1);
      }
      return true;
    }
    default:
      return false;
  }
}

function killed(state: State, { enemy, tile, post }: EventOf<'killed'>): void {
  const place = placeOf(state, tile);
  if (!place) return;
  const { level } = place;
  const kind = enemyAt(enemy);
  if (post === '') add(level.enemies, place.tile * KINDS + kind, -1);
  else level.guards[levelCard(state, level.id).triangleAt[post] ?? -1] = '';
  if (kind >= 0) toReserve(state, kind);
}

function posted(state: State, { enemy, triangle }: EventOf<'posted'>): void {
  for (const level of state.levels) {
    const card = levelCard(state, level.id);
    const at = card.triangleAt[triangle];
    if (at === undefined) continue;
    add(level.enemies, (card.triangles[at]?.tile ?? 0) * KINDS + enemyAt(enemy), -1);
    level.guards[at] = enemy;
  }
}

/** 7.2 Out of the reserve, to wait outside for a moment; a Ø is gone for good. */
function drawn(state: State, { level: id, entrance: name, tokens }: EventOf<'drawn'>): void {
  const level = levelInPlay(state, id);
  const entrance = level ? (levelCard(state, id).entranceAt[name] ?? 0) : 0;
  for (const token of tokens) {
    const kind = enemyAt(token);
    add(state.reserve, kind < 0 ? NULL_TOKEN : (TOKEN_OF[kind] ?? 0), -1);
    if (kind >= 0 && level) add(level.waiting, entrance * KINDS + kind, 1);
  }
}

function happenedToEscort(state: State, event: Event): boolean {
  switch (event.type) {
    case 'escort-appeared':
      appeared(state, event);
      return true;
    case 'escort-left':
    case 'escort-lost':
      // English: he is out of the game. French: he is below with whoever took him along, and nobody sees him there.
      state.escorts = state.escorts.filter(({ id }) => id !== event.escort);
      return true;
    case 'followed': {
      const escort = state.escorts.find(({ id }) => id === event.escort);
      const place = placeOf(state, event.tile);
      if (!escort || !place) return false;
      escort.inNest = openSpaces(state, levelCard(state, place.level.id), place.level, place.tile) === 0;
      Object.assign(escort, { level: place.level.id, tile: place.tile, with: '' });
      return true;
    }
    case 'became-visible':
    case 'became-stealthy': {
      const escort = state.escorts.find(({ id }) => id === event.who);
      if (escort) escort.visible = event.type === 'became-visible';
      return escort !== undefined;
    }
    default:
      return false;
  }
}

/** 15.1 */
function appeared(state: State, { escort: id, tile }: EventOf<'escort-appeared'>): void {
  const place = placeOf(state, tile);
  if (!place) return;
  const { level } = place;
  const card = levelCard(state, level.id);
  const at = card.objectives.findIndex((objective) => 'who' in objective && objective.who === id);
  level.turned[at] = true;
  const { nature = 'either' } = ESCORTS[id] ?? {};
  const visible = nature === 'visible' || (nature === 'either' && card.tiles[place.tile]?.size === 'large');
  state.escorts.push({ id, objective: card.objectives[at]?.id ?? '', level: level.id, tile: place.tile, visible, inNest: false, with: '' });
  release(level, card, card.objectives[at]?.triangle ?? -1);
}
