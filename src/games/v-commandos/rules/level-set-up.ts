/** 11 Setting up a level: tokens, starting enemies, its own event deck. */
import { reshuffle } from '../../../kernel/decks.ts';
import { entryOf, takeOut } from '../../../kernel/listed.ts';
import type { Level } from '../content/level.ts';
import { ENEMIES, ITEM_KINDS, ITEMS, itemAt, KINDS, OFFICER } from '../content/terms.ts';
import { during } from '../doing.ts';
import { cardOn, type LevelInPlay, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { triggerAlarm } from './alarm.ts';
import { ask, oneOf, question, team } from './asking.ts';
import { zeros } from './bag.ts';
import { fail } from './failure.ts';
import { levelCard, operation } from './operation-in-play.ts';

export function* setUpLevel(t: Table, id: string): Rules {
  const { state } = t;
  const card = levelCard(state, id);
  const level = emptyLevel(card, state.turn);
  state.levels.push(level);
  const equipment = card.equipment.map(({ tile, item }) => ({ place: card.tiles[tile]?.id ?? '', item }));
  // It is told with all that is on it; but before anybody goes without something, or the operation fails for want of enemies.
  const isAllThere = !isShort(state, equipment) && guardsNeeded(state, card) <= guardsLeft(state);
  const tell = () => t.tell?.({ type: 'level-set-up', rule: '11.1', level: id });
  if (!isAllThere) tell();
  yield* layEquipment(t, equipment);
  placeEnemies(t, card, level);
  if (card.turns > 0 && card.training.events) ownDeck(state, level, card.turns);
  if (isAllThere) tell();
  if (operation(state).alert.includes(id)) triggerAlarm(t, level, 'alert');
}

/** A level as its card shows it, without enemies and equipment. */
export function emptyLevel(card: Level, since: number): LevelInPlay {
  return {
    id: card.id,
    since,
    alarm: 'silent',
    interrupted: false,
    alarmToken: true,
    event: '',
    half: 'silent',
    deck: [],
    enemies: zeros(card.tiles.length * KINDS),
    items: zeros(card.tiles.length * ITEM_KINDS),
    charges: zeros(card.tiles.length),
    guards: card.triangles.map(() => ''),
    done: card.objectives.map(() => false),
    turned: card.objectives.map(() => false),
    locked: card.doors.map(({ locked }) => locked),
    open: card.trapDoors.map(({ open }) => open),
    waiting: zeros(card.entrances.length * KINDS),
    barricaded: card.entrances.map(() => false),
    gone: [],
  };
}

// 11.3 Tokens

const GO_WITHOUT = question('shortage', '11.3', [
  oneOf(
    'go-without',
    '11.3',
    (state) => [...new Set(during(state, 'shortage').places)].map((place): ChoiceOf<'go-without'> => ({ kind: 'go-without', place })),
    (choice, listed) => choice.place === listed.place,
  ),
]);

interface Wanted {
  /** A tile, or a commando. */
  readonly place: string;
  readonly item: number;
}

function isShort({ bag, discards }: State, wanted: readonly Wanted[]): boolean {
  const left = bag.map((count, item) => count + (discards[item] ?? 0));
  for (const { item } of wanted) left[item] = (left[item] ?? 0) - 1;
  return left.some((count) => count < 0);
}

/** From the reserve, then from the discards; if there are not enough the players say who goes without. */
function* layEquipment(t: Table, wanted: readonly Wanted[]): Rules {
  const { state } = t;
  for (let item = 0; item < ITEM_KINDS; item++) {
    const places: string[] = [];
    for (const each of wanted) if (each.item === item) places.push(each.place);
    if (places.length === 0) continue;
    const left = (state.bag[item] ?? 0) + (state.discards[item] ?? 0);
    if (left > 0 && left < places.length) {
      state.doing.push({ what: 'shortage', item, places, left });
      while (during(state, 'shortage').places.length > left) {
        const { place } = yield* ask(team(state), GO_WITHOUT);
        const doing = during(state, 'shortage');
        takeOut(doing.places, place);
        t.tell?.({ type: 'went-without', rule: '11.3', place, item: ITEMS[item] ?? '' });
      }
      places.splice(0, places.length, ...during(state, 'shortage').places);
      state.doing.pop();
    }
    for (const place of places) layOne(t, place, item);
  }
}

function layOne(t: Table, place: string, item: number): void {
  const { state } = t;
  const source = (state.bag[item] ?? 0) > 0 ? state.bag : state.discards;
  if ((source[item] ?? 0) === 0) {
    t.tell?.({ type: 'went-without', rule: '11.3', place, item: ITEMS[item] ?? '' });
    return;
  }
  source[item] = (source[item] ?? 0) - 1;
  const commando = state.commandos.find(({ specialist }) => specialist === place);
  if (commando) {
    commando.carries.push(item);
    return;
  }
  for (const level of state.levels) {
    const tile = levelCard(state, level.id).tileAt[place];
    if (tile !== undefined) level.items[tile * ITEM_KINDS + item] = (level.items[tile * ITEM_KINDS + item] ?? 0) + 1;
  }
}

/** 9.2 Each commando's starting tokens. */
export function layStartingEquipment(t: Table): Rules {
  const { without } = operation(t.state);
  const wanted: Wanted[] = [];
  for (const each of t.state.commandos) {
    for (const name of cardOn(each).starts) {
      const item = itemAt(name);
      if (!without.includes(item)) wanted.push({ place: each.specialist, item });
    }
  }
  return layEquipment(t, wanted);
}

// 11.4 Starting enemies

/** By their token: plain ones first, then those with hammers; never special ones. */
const GUARDS = [ENEMIES.indexOf('mp40'), ENEMIES.indexOf('hammer-mp40')];

/** Too few: the operation fails. */
function takeGuard(t: Table): number {
  const { reserve } = t.state;
  for (const [token, kind] of GUARDS.entries()) {
    if ((reserve[token] ?? 0) === 0) continue;
    reserve[token] = (reserve[token] ?? 0) - 1;
    return kind;
  }
  return fail(t, 'reserve-empty', '11.4');
}

const guardsLeft = ({ reserve }: State): number => GUARDS.reduce((sum, _, token) => sum + (reserve[token] ?? 0), 0);

function guardsNeeded(state: State, card: Level): number {
  const posted = card.triangles.filter(({ objective }) => card.objectives[objective]?.do !== 'eliminate').length;
  const atEntrances = state.rules.difficulty === 'veteran' ? card.entrances.length : 0;
  return operation(state).sentries.reduce((sum, { level, count }) => (level === card.id ? sum + count : sum), posted + atEntrances);
}

function placeEnemies(t: Table, card: Level, level: LevelInPlay): void {
  const { state } = t;
  for (const [triangle, { objective }] of card.triangles.entries()) {
    const isOfficer = card.objectives[objective]?.do === 'eliminate';
    level.guards[triangle] = isOfficer ? OFFICER : entryOf(ENEMIES, takeGuard(t), 'enemy');
  }
  const place = (tile: number) => {
    const kind = takeGuard(t);
    level.enemies[tile * KINDS + kind] = (level.enemies[tile * KINDS + kind] ?? 0) + 1;
  };
  // 12.2 In veteran difficulty one more at every entrance.
  if (state.rules.difficulty === 'veteran') for (const { tile } of card.entrances) place(tile);
  for (const { level: id, tile, count } of operation(state).sentries) {
    if (id === card.id) for (let i = 0; i < count; i++) place(tile);
  }
}

/** 11.5 As many cards as the level has turns, unseen, out of the event deck. */
function ownDeck(state: State, level: LevelInPlay, turns: number): void {
  for (let i = 0; i < turns; i++) {
    if (state.events.pile.length === 0) reshuffle(state.random, state.events);
    const card = state.events.pile.pop();
    if (card !== undefined) level.deck.unshift(card);
  }
}
