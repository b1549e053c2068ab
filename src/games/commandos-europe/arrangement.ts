/** Positions from outside: examples, puzzles, rule tests. The schema says what each field means. */
import { z } from 'zod';
import type { Random } from '../../kernel/dice.ts';
import { fault, type Result } from '../../kernel/game.ts';
import { readArrangement } from '../../kernel/reading.ts';
import { emptyTable } from './beginning.ts';
import { MARKER_IDS } from './content/casualties.ts';
import { MAP_IDS, type Played, RaidFile } from './content/content-file.ts';
import { unitIds, unitsOf } from './content/enemies.ts';
import { hexNamed } from './content/map.ts';
import { missionsOf } from './content/missions.ts';
import { idOf, isSquad, PIECE_IDS, pieceAt, SQUADS } from './content/pieces.ts';
import { SETUPS, setupCalled } from './content/setups.ts';
import { houseRules, OPTIONS } from './options.ts';
import { bitsOf } from './rules/detection.ts';
import { mapAt } from './rules/ground.ts';
import { everyMission } from './rules/missions.ts';
import { ATTACKED, GONE, MOVED, NOBODY, OFF, PHASES, type State } from './state.ts';

const hex = z.string().regex(/^\d{4}$/);

const PieceSchema = z.strictObject({
  /** A hex; or gone for good. */
  at: z.union([hex, z.literal('gone')]),
  /** Who hauls it, or whom it goes along with. */
  with: z.string().default(''),
  /** Of a squad: the number of its detection, those of one number were detected together. */
  detected: z.int().min(0).max(9).default(0),
  /** Of a squad: it has attacked since. */
  fought: z.boolean().default(false),
  marker: z.string().default(''),
  moved: z.boolean().default(false),
  attacked: z.boolean().default(false),
});

const ArrangementSchema = z.strictObject({
  setup: z.enum(SETUPS as [string, ...string[]]).default('norway'),
  /** Of the war; any other set-up has one map. */
  map: z.enum(MAP_IDS).optional(),
  /** A raid of one's own, in place of a set-up of the shelf. */
  raid: RaidFile.optional(),
  options: z.record(z.string(), z.string()).default({}),
  phase: z.enum(PHASES).exclude(['over']).default('movement'),
  turn: z.int().min(1).default(2),
  points: z.int().min(0).max(99).default(20),
  /** What lies on the map; nothing if left out. */
  mission: z.strictObject({ id: z.string(), at: hex, since: z.int().min(1).default(1) }).optional(),
  /** The cup, if not all others are in it. */
  missions: z.array(z.string()).optional(),
  /** On each map. */
  accomplished: z.array(z.int().min(0).max(6)).length(4).default([0, 0, 0, 0]),
  forfeited: z.array(z.int().min(0).max(6)).length(4).default([0, 0, 0, 0]),
  lost: z.int().min(0).max(4).default(0),
  pieces: z.record(z.string(), PieceSchema).default({}),
  /** The free base and the bought one. */
  bases: z
    .array(z.union([hex, z.literal('')]))
    .max(2)
    .default([]),
  /** Which of them were lost on this map. */
  basesLost: z.array(z.union([z.literal(0), z.literal(1)])).default([]),
  enemies: z.record(z.string(), hex).default({}),
  /** The cup, if not all others are in it. */
  cup: z.array(z.string()).optional(),
});

type Arrangement = z.infer<typeof ArrangementSchema>;

export function arrange(arrangement: unknown, random: Random): Result<State> {
  const read = readArrangement(ArrangementSchema, arrangement);
  if (!read.ok) return read;
  const problem = problemIn(read.value);
  return problem === undefined ? { ok: true, value: positionOf(read.value, random) } : fault('arrangement-wrong', { what: problem });
}

/** Where it is played, and with whose missions and enemies. */
function playedIn({ setup, map, raid }: Arrangement): Played {
  if (raid) return { map: MAP_IDS.indexOf(raid.map), own: raid };
  return { map: map === undefined ? setupCalled(setup).first : MAP_IDS.indexOf(map), own: null };
}

/** The first name that nothing is called by. */
function problemIn(data: Arrangement): string | undefined {
  const played = playedIn(data);
  const badOption = Object.entries(data.options).find(
    ([id, value]) => !OPTIONS.some((option) => option.id === id && (option.values as readonly string[]).includes(value)),
  );
  if (badOption) return `options.${badOption[0]}`;
  const missionIds = missionsOf(played).map(({ id }) => id);
  const badMission = [...(data.mission ? [data.mission.id] : []), ...(data.missions ?? [])].find((id) => !missionIds.includes(id));
  if (badMission) return badMission;
  const badEnemy = [...Object.keys(data.enemies), ...(data.cup ?? [])].find((id) => !unitIds(played).includes(id));
  if (badEnemy) return badEnemy;
  for (const [id, { with: holder, marker }] of Object.entries(data.pieces)) {
    if (pieceAt(id) < 0) return `pieces.${id}`;
    if (holder !== '' && pieceAt(holder) < 0) return `pieces.${id}.with`;
    if (marker !== '' && !MARKER_IDS.includes(marker)) return `pieces.${id}.marker`;
  }
  const places = [
    ...Object.values(data.pieces).map(({ at }) => at),
    ...Object.values(data.enemies),
    ...data.bases,
    ...(data.mission ? [data.mission.at] : []),
  ];
  return places.find((at) => at !== 'gone' && at !== '' && mapAt(hexNamed(at)) !== played.map);
}

function positionOf(data: Arrangement, random: Random): State {
  const played = playedIn(data);
  const { map, own } = played;
  const state = emptyTable(own?.id ?? data.setup, own, houseRules(data), random);
  state.map = map;
  state.phase = data.phase;
  state.turn = data.turn;
  state.points = data.points;
  state.accomplished = [...data.accomplished];
  state.forfeited = [...data.forfeited];
  state.lost = data.lost;
  const unit = (id: string) => unitIds(played).indexOf(id);
  const mission = (id: string) => missionsOf(played).findIndex((each) => each.id === id);
  if (data.mission) {
    state.mission = mission(data.mission.id);
    state.missionAt = hexNamed(data.mission.at);
    state.since = data.mission.since;
  }
  state.missions = data.missions?.map(mission) ?? everyMission(played).filter((each) => each !== state.mission);
  state.bases = [data.bases[0] ?? '', data.bases[1] ?? ''].map((at) => (at === '' ? OFF : hexNamed(at)));
  state.ownsSecond = state.bases[1] !== OFF;
  for (const base of data.basesLost) state.basesLost |= 1 << base;
  state.enemies = Object.entries(data.enemies).map(([id, at]) => ({ unit: unit(id), at: hexNamed(at), acted: false, suppressed: false }));
  const inPlay = new Set(state.enemies.map((enemy) => enemy.unit));
  state.cup = data.cup?.map(unit) ?? unitsOf(played).flatMap((_, each) => (inPlay.has(each) ? [] : [each]));
  placePieces(state, data);
  return state;
}

const SQUAD_PIECES: readonly number[] = Array.from({ length: SQUADS }, (_, squad) => squad);

/** Whatever is not named is off the map; where nobody is named, all wait for a base. */
function placePieces(state: State, { pieces }: Arrangement): void {
  if (Object.keys(pieces).length === 0) return;
  for (const [piece, id] of PIECE_IDS.entries()) {
    const named = pieces[id];
    state.places[piece] = named === undefined ? OFF : named.at === 'gone' ? GONE : hexNamed(named.at);
    if (!named) continue;
    state.holders[piece] = named.with === '' ? NOBODY : pieceAt(named.with);
    state.did[piece] = (named.moved ? MOVED : 0) | (named.attacked ? ATTACKED : 0);
    if (!isSquad(piece)) continue;
    state.heard[piece] = named.detected;
    state.hearings = Math.max(state.hearings, named.detected);
    if (named.detected > 0) state.heardWith[piece] = bitsOf(SQUAD_PIECES.filter((each) => pieces[idOf(each)]?.detected === named.detected));
    if (named.detected > 0 && named.fought) state.fought |= 1 << piece;
    if (named.marker === '') continue;
    const marker = MARKER_IDS.indexOf(named.marker);
    state.markers[piece] = marker;
    state.pool[marker] = (state.pool[marker] ?? 0) - 1;
  }
}
