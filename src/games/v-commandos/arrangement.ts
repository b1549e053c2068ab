/** Positions from outside: examples, puzzles, rule tests. The schemas say what each field means. */
import { z } from 'zod';
import { type Random, scriptedRandom } from '../../kernel/dice.ts';
import { fault, type Result } from '../../kernel/game.ts';
import { readArrangement } from '../../kernel/reading.ts';
import { emptyTable, newCommando } from './beginning.ts';
import { EVENT_IDS } from './content/events.ts';
import type { Level } from './content/level.ts';
import { LevelFile } from './content/level-file.ts';
import { OperationFile } from './content/operation-file.ts';
import { operationOf, SETUPS } from './content/operations.ts';
import {
  CARD_SIDES,
  COPIES,
  cardOf,
  ENEMIES,
  ESCORT_IDS,
  enemyAt,
  ITEM_KINDS,
  ITEMS,
  itemAt,
  KINDS,
  OFFICER,
  POINTS,
  SPECIALISTS,
  TOKEN_OF,
  TOKENS,
} from './content/terms.ts';
import { houseRules, OPTIONS } from './options.ts';
import { emptyLevel } from './rules/level-set-up.ts';
import { BELOW, type Commando, type LevelInPlay, PHASES, SEATS, type State } from './state.ts';

const items = z.array(z.enum(ITEMS));
const counts = z.partialRecord(z.enum(ENEMIES), z.int().min(0).max(20));

const CommandoSchema = z.strictObject({
  side: z.enum(CARD_SIDES).default('blue'),
  /** A tile; below if left out. */
  at: z.string().default(''),
  nest: z.boolean().default(false),
  visible: z.boolean().default(false),
  uniform: z.boolean().default(false),
  wounds: z.int().min(0).max(3).default(0),
  /** The turn in which he fell. */
  critical: z.int().min(0).default(0),
  saved: z.int().min(0).max(2).default(0),
  points: z.int().min(0).max(3).optional(),
  finished: z.boolean().default(false),
  /** Went below in this turn. */
  since: z.int().min(0).default(0),
  left: z.string().default(''),
  carries: items.default([]),
});

const TileSchema = z.strictObject({ enemies: counts.default({}), items: items.default([]), charges: z.int().min(0).max(4).default(0) });

const LevelSchema = z.strictObject({
  since: z.int().min(1).default(1),
  alarm: z.enum(['silent', 'triggered']).default('silent'),
  interrupted: z.boolean().default(false),
  alarmToken: z.boolean().default(true),
  event: z.enum(EVENT_IDS as [string, ...string[]]).optional(),
  half: z.enum(['silent', 'triggered']).optional(),
  deck: z.array(z.string()).default([]),
  tiles: z.record(z.string(), TileSchema).default({}),
  /** Triangle to the enemy who protects it. */
  guards: z.record(z.string(), z.enum([...ENEMIES, OFFICER])).default({}),
  done: z.array(z.string()).default([]),
  turned: z.array(z.string()).default([]),
  /** Doors that are not as the card has them. */
  doors: z.record(z.string(), z.enum(['locked', 'unlocked'])).default({}),
  trapDoors: z.record(z.string(), z.enum(['open', 'blocked'])).default({}),
  waiting: z.record(z.string(), counts).default({}),
  barricaded: z.array(z.string()).default([]),
  gone: z.array(z.string()).default([]),
});

const EscortSchema = z.strictObject({ at: z.string(), objective: z.string().default(''), visible: z.boolean().default(false) });

const ArrangementSchema = z.strictObject({
  setup: z.enum(SETUPS as [string, ...string[]]).optional(),
  /** A level, or an operation, of the arrangement's own. */
  level: LevelFile.optional(),
  operation: OperationFile.optional(),
  options: z.record(z.string(), z.string()).default({}),
  phase: z.enum(PHASES).exclude(['over']).default('commandos'),
  turn: z.int().min(1).default(2),
  acting: z.enum(SPECIALISTS).optional(),
  commandos: z.partialRecord(z.enum(SPECIALISTS), CommandoSchema),
  levels: z.record(z.string(), LevelSchema).default({}),
  completed: z.array(z.string()).default([]),
  escorts: z.partialRecord(z.enum(ESCORT_IDS as [string, ...string[]]), EscortSchema).default({}),
  /** Event cards in the order in which they will be drawn; those not named come after them. */
  events: z.array(z.string()).default([]),
  /** Only what is named is in the reserve, in the bag, among the discards. */
  reserve: z.partialRecord(z.enum(TOKENS), z.int().min(0).max(40)).optional(),
  bag: z.partialRecord(z.enum(ITEMS), z.int().min(0).max(20)).optional(),
  discards: z.partialRecord(z.enum(ITEMS), z.int().min(0).max(20)).optional(),
  hot: z.partialRecord(z.string(), z.string()).default({}),
});

type Arrangement = z.infer<typeof ArrangementSchema>;

export function arrange(arrangement: unknown, random: Random): Result<State> {
  const read = readArrangement(ArrangementSchema, arrangement);
  if (!read.ok) return read;
  const problem = problemIn(read.value);
  return problem === undefined ? { ok: true, value: positionOf(read.value, random) } : fault('arrangement-wrong', { what: problem });
}

/** A level of the arrangement's own is an operation of one level. */
function ownFile({ level, operation }: Arrangement): OperationFile | undefined {
  if (operation) return operation;
  return level && { operation: level.level, commandos: level.commandos, levels: [level.level], after: {}, special: [], own: [level] };
}

/** The first name that nothing is called by. */
function problemIn(data: Arrangement): string | undefined {
  if (data.setup === undefined && !data.level && !data.operation) return 'setup';
  const badOption = Object.entries(data.options).find(
    ([id, value]) => !OPTIONS.some((option) => option.id === id && (option.values as readonly string[]).includes(value)),
  );
  if (badOption) return badOption.join('=');
  const own = ownFile(data);
  const { levelCalled } = operationOf(own?.operation ?? data.setup ?? '', own, houseRules(data).difficulty);
  const strange = Object.keys(data.levels).find((id) => !levelCalled[id]);
  if (strange) return strange;
  const cards = Object.keys(data.levels).flatMap((id) => levelCalled[id] ?? []);
  const places = [...Object.values(data.commandos), ...Object.values(data.escorts)].flatMap((each) => each?.at || []);
  const named = [...places, ...Object.values(data.levels).flatMap(({ tiles }) => Object.keys(tiles))];
  const noTile = named.find((id) => !cards.some((card) => card.tileAt[id] !== undefined));
  if (noTile) return noTile;
  return Object.entries(data.levels)
    .map(([id, level]) => strangerOn(levelCalled[id], level))
    .find((name) => name !== undefined);
}

function strangerOn(card: Level | undefined, level: Arrangement['levels'][string]): string | undefined {
  if (!card) return undefined;
  return (
    Object.keys(level.guards).find((id) => card.triangleAt[id] === undefined) ??
    Object.keys(level.doors).find((id) => card.doorAt[id] === undefined) ??
    [...Object.keys(level.waiting), ...level.barricaded].find((id) => card.entranceAt[id] === undefined) ??
    [...level.done, ...level.turned].find((id) => !card.objectives.some((objective) => objective.id === id)) ??
    [...Object.keys(level.trapDoors), ...level.gone].find((id) => card.tileAt[id] === undefined)
  );
}

function positionOf(data: Arrangement, random: Random): State {
  const rules = houseRules(data);
  const own = ownFile(data);
  const setup = own?.operation ?? data.setup ?? '';
  const { levelCalled } = operationOf(setup, own, rules.difficulty);
  const names = Object.keys(data.commandos);
  // What is scripted comes up in play, not while the table is laid.
  const state = { ...emptyTable(setup, own, rules, SEATS.slice(0, names.length), scriptedRandom([])), random };
  state.phase = data.phase;
  state.turn = data.turn;
  state.completed = data.completed;
  state.box = SPECIALISTS.filter((specialist) => !names.includes(specialist));
  state.levels = Object.entries(data.levels).flatMap(([id, level]) => {
    const card = levelCalled[id];
    return card ? [levelInPosition(card, level)] : [];
  });
  state.commandos = Object.entries(data.commandos).flatMap(([id, sheet], i) => (sheet ? [commandoIn(state, id, sheet, i)] : []));
  state.escorts = Object.entries(data.escorts).flatMap(([id, sheet]) => {
    const spot = spotOf(state, levelCalled, sheet?.at ?? '');
    return sheet && spot ? [{ id, objective: sheet.objective, ...spot, visible: sheet.visible, inNest: false, with: '' }] : [];
  });
  for (const each of state.commandos) {
    const spot = spotOf(state, levelCalled, data.commandos[each.specialist as keyof typeof data.commandos]?.at ?? '');
    if (!spot) continue;
    each.level = spot.level;
    each.tile = spot.tile;
  }
  state.acting = data.acting === undefined ? -1 : names.indexOf(data.acting);
  orderEvents(state, data.events);
  state.hot = Object.keys(data.hot);
  state.hotBy = Object.values(data.hot).map((name) => state.commandos.find(({ specialist }) => specialist === name)?.seat ?? '');
  stock(state, data);
  return state;
}

function spotOf(state: State, cards: Readonly<Record<string, Level | undefined>>, at: string): { level: string; tile: number } | undefined {
  for (const { id } of state.levels) {
    const tile = cards[id]?.tileAt[at];
    if (tile !== undefined) return { level: id, tile };
  }
  return undefined;
}

function commandoIn(state: State, id: string, sheet: z.infer<typeof CommandoSchema>, index: number): Commando {
  const commando = newCommando(SEATS[index] ?? '');
  commando.specialist = id;
  commando.side = sheet.side;
  commando.level = BELOW;
  commando.inNest = sheet.nest;
  commando.visible = sheet.visible;
  commando.uniform = sheet.uniform;
  commando.wounds = sheet.wounds;
  commando.critical = sheet.critical;
  commando.savedTop = sheet.saved > (cardOf(id, sheet.side).skill === 'two-points' ? 1 : 0);
  commando.savedLow = sheet.saved > 0 && cardOf(id, sheet.side).skill === 'two-points';
  commando.left = sheet.points ?? Math.max(0, POINTS - sheet.wounds);
  commando.spent = Math.max(0, POINTS - sheet.wounds - commando.left);
  commando.finished = sheet.finished || commando.left === 0;
  commando.since = sheet.since;
  commando.leftLevel = sheet.left;
  commando.carries = sheet.carries.map(itemAt);
  if (state.phase !== 'commandos') commando.left = 0;
  return commando;
}

function levelInPosition(card: Level, sheet: Arrangement['levels'][string]): LevelInPlay {
  const level = { ...emptyLevel(card, sheet.since), alarm: sheet.alarm, interrupted: sheet.interrupted, alarmToken: sheet.alarmToken };
  level.event = sheet.event ?? '';
  level.half = sheet.half ?? sheet.alarm;
  level.deck = sheet.deck.toReversed();
  for (const [id, { enemies, items: lying, charges }] of Object.entries(sheet.tiles)) {
    const tile = card.tileAt[id] ?? 0;
    for (const [enemy, count] of Object.entries(enemies)) level.enemies[tile * KINDS + enemyAt(enemy)] = count;
    for (const item of lying) level.items[tile * ITEM_KINDS + itemAt(item)] = (level.items[tile * ITEM_KINDS + itemAt(item)] ?? 0) + 1;
    level.charges[tile] = charges;
  }
  for (const [id, enemy] of Object.entries(sheet.guards)) level.guards[card.triangleAt[id] ?? 0] = enemy;
  for (const [id, state] of Object.entries(sheet.doors)) level.locked[card.doorAt[id] ?? 0] = state === 'locked';
  for (const [id, state] of Object.entries(sheet.trapDoors)) level.open[card.trapDoorOn[card.tileAt[id] ?? 0] ?? 0] = state === 'open';
  for (const [id, waiting] of Object.entries(sheet.waiting)) {
    for (const [enemy, count] of Object.entries(waiting)) level.waiting[(card.entranceAt[id] ?? 0) * KINDS + enemyAt(enemy)] = count;
  }
  for (const id of sheet.barricaded) level.barricaded[card.entranceAt[id] ?? 0] = true;
  for (const [i, { id }] of card.objectives.entries()) {
    level.done[i] = sheet.done.includes(id);
    level.turned[i] = sheet.turned.includes(id);
  }
  if (sheet.gone.length > 0) level.gone = card.tiles.map(({ id }) => (sheet.gone.includes(id) ? 1 : 0));
  return level;
}

/** The next card is the last of the array. */
function orderEvents(state: State, first: readonly string[]): void {
  const elsewhere = state.levels.flatMap(({ event, deck }) => [event, ...deck]);
  const rest = EVENT_IDS.filter((id) => !first.includes(id) && !elsewhere.includes(id));
  state.events = { pile: [...rest.toReversed(), ...first.toReversed()], discards: [] };
}

/** What is on the table is not in the bag or the reserve; what an arrangement names there is all that is in it. */
function stock(state: State, { bag, discards, reserve }: Arrangement): void {
  const used = COPIES.map(() => 0);
  for (const each of state.commandos) for (const item of each.carries) used[item] = (used[item] ?? 0) + 1;
  for (const level of state.levels) {
    for (const [i, count] of level.items.entries()) used[i % ITEM_KINDS] = (used[i % ITEM_KINDS] ?? 0) + count;
    for (const count of level.charges) used[itemAt('tnt')] = (used[itemAt('tnt')] ?? 0) + count;
    for (const isBarricaded of level.barricaded) if (isBarricaded) used[itemAt('crowbar')] = (used[itemAt('crowbar')] ?? 0) + 1;
  }
  const rest = state.bag.map((count, item) => Math.max(0, count - (used[item] ?? 0)));
  state.bag = bag ? ITEMS.map((item) => bag[item] ?? 0) : rest;
  state.discards = bag ? rest.map((count, item) => Math.max(0, count - (state.bag[item] ?? 0))) : rest.map(() => 0);
  if (discards) state.discards = ITEMS.map((item) => discards[item] ?? 0);
  const out = TOKENS.map(() => 0);
  const take = (kind: number, count: number) => {
    const token = TOKEN_OF[kind] ?? 0;
    out[token] = (out[token] ?? 0) + count;
  };
  for (const level of state.levels) {
    for (const list of [level.enemies, level.waiting]) for (const [i, count] of list.entries()) take(i % KINDS, count);
    for (const guard of level.guards) if (enemyAt(guard) >= 0) take(enemyAt(guard), 1);
  }
  state.reserve = reserve
    ? TOKENS.map((token) => reserve[token] ?? 0)
    : state.reserve.map((count, token) => Math.max(0, count - (out[token] ?? 0)));
}
