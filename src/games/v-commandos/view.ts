/** What anybody may see, key by key: everything but the order of the event decks and the chance to come. */
import type { Seat } from '../../kernel/game.ts';
import { entryOf } from '../../kernel/listed.ts';
import type { Level } from './content/level.ts';
import { ENEMIES, ITEM_KINDS, ITEMS, KINDS, TOKENS } from './content/terms.ts';
import { copyDoing } from './copy.ts';
import { levelCard } from './rules/operation-in-play.ts';
import { type Commando, type Escort, type LevelInPlay, levelInPlay, OUT, type State, saved } from './state.ts';

export type View = ReturnType<typeof view>;
export type LevelView = View['levels'][number];
export type CommandoView = View['commandos'][number];

export function view(state: State, seat: Seat | undefined) {
  return {
    /** Who looks; '' for whoever has no seat. */
    by: seat ?? '',
    setup: state.setup,
    own: state.own,
    rules: { ...state.rules },
    phase: state.phase,
    turn: state.turn,
    acting: state.acting < 0 ? '' : (state.commandos[state.acting]?.seat ?? ''),
    commandos: state.commandos.map((each) => commandoView(state, each)),
    levels: state.levels.map((level) => levelView(levelCard(state, level.id), level)),
    completed: [...state.completed],
    escorts: state.escorts.map((each) => escortView(state, each)),
    events: { left: state.events.pile.length, discards: [...state.events.discards] },
    bag: counted(ITEMS, state.bag, 0),
    discards: counted(ITEMS, state.discards, 0),
    reserve: counted(TOKENS, state.reserve, 0),
    aside: counted(TOKENS, state.aside, 0),
    box: [...state.box],
    fallen: [...state.fallen],
    hot: state.hot.map((weapon, i) => ({ weapon, by: state.hotBy[i] ?? '' })),
    handled: [...state.handled],
    doing: state.doing.map(copyDoing),
    won: state.won,
    how: state.how,
  };
}

/** So many of each, by name; what is not there is left out. */
function counted(names: readonly string[], counts: readonly number[], first: number): Record<string, number> {
  const by: Record<string, number> = {};
  for (const [i, name] of names.entries()) {
    const count = counts[first + i] ?? 0;
    if (count > 0) by[name] = count;
  }
  return by;
}

function tileOf(state: State, level: string, tile: number): string {
  return levelInPlay(state, level) ? (levelCard(state, level).tiles[tile]?.id ?? '') : '';
}

function commandoView(state: State, c: Commando) {
  return {
    id: c.specialist,
    seat: c.seat,
    side: c.side,
    level: c.level,
    at: tileOf(state, c.level, c.tile),
    isOut: c.level === OUT,
    inNest: c.inNest,
    visible: c.visible,
    uniform: c.uniform,
    wounds: c.wounds,
    critical: c.critical,
    saved: saved(c),
    points: c.left + c.drawn,
    /** Of these: saved points that he has taken in hand. */
    inHand: c.drawn,
    finished: c.finished,
    since: c.since,
    leftLevel: c.leftLevel,
    skilled: c.skilled,
    carries: c.carries.map((item) => entryOf(ITEMS, item, 'item')),
  };
}

function escortView(state: State, e: Escort) {
  return { id: e.id, level: e.level, at: tileOf(state, e.level, e.tile), visible: e.visible, inNest: e.inNest, with: e.with };
}

function levelView(card: Level, level: LevelInPlay) {
  return {
    id: level.id,
    since: level.since,
    alarm: level.alarm,
    interrupted: level.interrupted,
    alarmToken: level.alarmToken,
    event: level.event,
    half: level.half,
    cardsLeft: level.deck.length,
    tiles: card.tiles.map(({ id }, tile) => ({
      id,
      enemies: counted(ENEMIES, level.enemies, tile * KINDS),
      items: counted(ITEMS, level.items, tile * ITEM_KINDS),
      charges: level.charges[tile] ?? 0,
      gone: level.gone[tile] === 1,
    })),
    triangles: card.triangles.map(({ id }, i) => ({ id, guard: level.guards[i] ?? '' })),
    objectives: card.objectives.map(({ id }, i) => ({ id, done: level.done[i] ?? false, turned: level.turned[i] ?? false })),
    doors: card.doors.map(({ id }, i) => ({ id, locked: level.locked[i] ?? false })),
    trapDoors: card.trapDoors.map(({ tile }, i) => ({ id: card.tiles[tile]?.id ?? '', open: level.open[i] ?? false })),
    entrances: card.entrances.map(({ id }, i) => ({
      id,
      waiting: counted(ENEMIES, level.waiting, i * KINDS),
      barricaded: level.barricaded[i] ?? false,
    })),
  };
}
