/**
 * The commandos' pieces: a piece is a number. Four squads come first, then four leaders, then weapons and equipment.
 *
 * kind      what can be bought: several counters may be of one kind
 * mover     a squad, a leader, a vehicle: it goes by itself; boats do so on water
 * minus     whatever only moves when it is hauled
 */
import { indexOf } from '../../../kernel/interned.ts';
import { entryOf } from '../../../kernel/listed.ts';
import { PiecesFile } from './content-file.ts';
import file from './pieces.json' with { type: 'json' };

const CONTENT = PiecesFile.parse(file);

export const SQUADS = CONTENT.squads.length;
const MEN = SQUADS + CONTENT.leaders.length;
/** As they begin, experienced, veterans. */
const GENERATIONS = 3;

export const BASE_COST = CONTENT.base.cost;
/** 9.1, 9.2 */
export const SQUAD_PORTAGE = 6;
const LEADER_PORTAGE = 1;

type Sort = 'squad' | 'leader' | (typeof CONTENT.gear)[number]['sort'];

interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly sort: Sort;
  readonly cost: number;
  readonly prints: readonly { readonly firepower: number; readonly noise: number; readonly move: number }[];
  readonly antiTank: boolean;
  readonly strays: boolean;
}

const men = (sort: Sort) => (each: (typeof CONTENT.squads)[number]) => ({ ...each, kind: each.id, sort, antiTank: false, strays: false });

function counters({ id, copies, sort, cost, antiTank, strays, ...print }: (typeof CONTENT.gear)[number]): Piece[] {
  const named = (i: number) => (copies === 1 ? id : `${id}-${i + 1}`);
  return Array.from({ length: copies }, (_, i) => ({ id: named(i), kind: id, sort, cost, antiTank, strays, prints: [print] }));
}

const PIECES: readonly Piece[] = [
  ...CONTENT.squads.map(men('squad')),
  ...CONTENT.leaders.map(men('leader')),
  ...CONTENT.gear.flatMap(counters),
];

export const PIECE_COUNT = PIECES.length;
export const FIRST_LEADER = CONTENT.squads.length;
export const FIRST_GEAR = MEN;
/** 3.2, 3.3 Two squads and two leaders cost nothing and have successors. */
export const isFree = (piece: number): boolean => piece < MEN && entryOf(PIECES, piece, 'piece').cost === 0;

export const PIECE_IDS: readonly string[] = PIECES.map(({ id }) => id);
const AT = indexOf(PIECE_IDS.map((id, piece) => [id, piece] as const));

/** -1 if nothing is called that. */
export function pieceAt(id: string): number {
  return AT[id] ?? -1;
}

export function idOf(piece: number): string {
  return entryOf(PIECE_IDS, piece, 'piece');
}

export const isSquad = (piece: number): boolean => piece >= 0 && piece < SQUADS;
export const isLeader = (piece: number): boolean => piece >= FIRST_LEADER && piece < FIRST_GEAR;
/** Weapons and equipment. */
export const isGear = (piece: number): boolean => piece >= FIRST_GEAR;

const flags = (holds: (piece: Piece) => boolean): Uint8Array => Uint8Array.from(PIECES, (piece) => (holds(piece) ? 1 : 0));
const WATERBORNE = flags(({ sort }) => sort === 'boat' || sort === 'scuba');
const VEHICLES = flags(({ sort }) => sort === 'vehicle');
const BLACK = flags(({ sort }) => sort === 'scuba');
const ANTI_TANK = flags(({ antiTank }) => antiTank);
const WEAPONS = flags(({ sort }) => sort === 'weapon');
const ALONG = flags(({ sort }) => sort === 'leader' || sort === 'vehicle');
const PLUS = flags(({ sort }) => sort === 'leader' || sort === 'vehicle' || sort === 'boat' || sort === 'scuba');
const LOADS = flags(({ sort }) => sort !== 'squad' && sort !== 'leader' && sort !== 'vehicle');

/** Dinghy, canoe, scuba equipment. */
export const BOATS: readonly number[] = PIECES.flatMap(({ sort }, piece) => (sort === 'boat' || sort === 'scuba' ? [piece] : []));

/** Dinghy, canoe and scuba equipment: printed with a blue hexagon. */
export const isBoat = (piece: number): boolean => WATERBORNE[piece] === 1;
export const isVehicle = (piece: number): boolean => VEHICLES[piece] === 1;
/** 9.2 Its movement is printed in black. */
export const isBlack = (piece: number): boolean => BLACK[piece] === 1;
export const isAntiTank = (piece: number): boolean => ANTI_TANK[piece] === 1;
export const isWeapon = (piece: number): boolean => WEAPONS[piece] === 1;
/** 2.4, 12.7 Printed with a plus. */
export const isPlus = (piece: number): boolean => PLUS[piece] === 1;
/** Goes along with others without being hauled. */
export const goesAlong = (piece: number): boolean => ALONG[piece] === 1;
/** Is hauled: whatever is neither man nor vehicle. */
export const isLoad = (piece: number): boolean => LOADS[piece] === 1;

export const NAVAL_GUNFIRE = PIECES.findIndex(({ strays }) => strays);

/** [generation * PIECE_COUNT + piece]; whoever has no successor keeps what is printed on him. */
function printed(value: (print: Piece['prints'][number]) => number): Int8Array {
  const all = new Int8Array(GENERATIONS * PIECE_COUNT);
  for (let generation = 0; generation < GENERATIONS; generation++) {
    for (const [piece, { prints }] of PIECES.entries()) {
      all[generation * PIECE_COUNT + piece] = value(entryOf(prints, Math.min(generation, prints.length - 1), 'print'));
    }
  }
  return all;
}

const FIREPOWER = printed(({ firepower }) => firepower);
const NOISE = printed(({ noise }) => noise);
const MOVE = printed(({ move }) => move);

export const printedFirepower = (piece: number, generation: number): number => FIREPOWER[generation * PIECE_COUNT + piece] ?? 0;
export const printedNoise = (piece: number, generation: number): number => NOISE[generation * PIECE_COUNT + piece] ?? 0;
export const printedMove = (piece: number, generation: number): number => MOVE[generation * PIECE_COUNT + piece] ?? 0;

const PORTAGE = Uint8Array.from(PIECES, ({ sort, prints }) => {
  if (sort === 'squad') return SQUAD_PORTAGE;
  if (sort === 'leader') return LEADER_PORTAGE;
  // 9.2 The noise of a plus-type piece is its portage.
  return sort === 'vehicle' || sort === 'boat' || sort === 'scuba' ? Math.max(0, prints[0]?.noise ?? 0) : 0;
});

/** 9.1, 9.2 How many pieces it may haul. */
export const portageOf = (piece: number): number => PORTAGE[piece] ?? 0;

export const KINDS: readonly string[] = [...new Set(PIECES.map(({ kind }) => kind))];
const KIND_AT = indexOf(KINDS.map((kind, at) => [kind, at] as const));
const COUNTERS: readonly (readonly number[])[] = KINDS.map((kind) => PIECES.flatMap((piece, at) => (piece.kind === kind ? [at] : [])));

/** The counters of a kind; none if there is no such kind. */
export function countersOf(kind: string): readonly number[] {
  return COUNTERS[KIND_AT[kind] ?? -1] ?? [];
}

export const sortOf = (piece: number): Sort => entryOf(PIECES, piece, 'piece').sort;
export const kindOf = (piece: number): string => entryOf(PIECES, piece, 'piece').kind;
export const costOf = (piece: number): number => entryOf(PIECES, piece, 'piece').cost;
