/** Who is where, who hauls what, and what is printed on them now. */
import { entryOf } from '../../../kernel/listed.ts';
import { markerOf } from '../content/casualties.ts';
import { hexName } from '../content/map.ts';
import {
  FIRST_GEAR,
  FIRST_LEADER,
  idOf,
  isGear,
  isPlus,
  PIECE_COUNT,
  printedFirepower,
  printedMove,
  printedNoise,
  SQUADS,
} from '../content/pieces.ts';
import { type Enemy, GONE, NO_MARKER, NOBODY, OFF, type State } from '../state.ts';

/** 3.2, 3.3 Norway as they begin, North Africa experienced, then veterans. */
const GENERATION_ON = [0, 1, 2, 2];

export const generationOn = (map: number): number => GENERATION_ON[map] ?? 0;
const generation = ({ map }: State): number => generationOn(map);

export const placeOf = ({ places }: State, piece: number): number => places[piece] ?? OFF;
export const holderOf = ({ holders }: State, piece: number): number => holders[piece] ?? NOBODY;
export const isOnMap = (state: State, piece: number): boolean => placeOf(state, piece) >= 0;
export const did = ({ did: deeds }: State, piece: number, what: number): boolean => ((deeds[piece] ?? 0) & what) !== 0;

export function note(state: State, piece: number, what: number): void {
  state.did[piece] = (state.did[piece] ?? 0) | what;
}

export const isDetected = ({ heard }: State, squad: number): boolean => (heard[squad] ?? 0) > 0;
export const markerOn = ({ markers }: State, squad: number): number => markers[squad] ?? NO_MARKER;

/** 13.1 A casualties marker reduces what is printed. */
export function firepowerOf(state: State, piece: number): number {
  const printed = printedFirepower(piece, generation(state));
  const marker = piece < SQUADS ? markerOn(state, piece) : NO_MARKER;
  return marker === NO_MARKER ? printed : Math.max(0, printed + markerOf(marker).firepower);
}

/** Plus, minus or standard, as it is printed and reduced. */
export function movementOf(state: State, piece: number): number {
  const printed = printedMove(piece, generation(state));
  const marker = piece < SQUADS ? markerOn(state, piece) : NO_MARKER;
  return marker === NO_MARKER ? printed : Math.max(0, printed + markerOf(marker).move);
}

/** 10.5 What hauling it takes from the allowance: zero or less. */
export function burdenOf(state: State, piece: number): number {
  return isGear(piece) && !isPlus(piece) ? printedMove(piece, generation(state)) : 0;
}

export const noiseOf = (state: State, piece: number): number => printedNoise(piece, generation(state));

export function squadsAt(state: State, hex: number): number[] {
  const found: number[] = [];
  for (let squad = 0; squad < SQUADS; squad++) if (state.places[squad] === hex) found.push(squad);
  return found;
}

export function hasSquadAt({ places }: State, hex: number): boolean {
  for (let squad = 0; squad < SQUADS; squad++) if (places[squad] === hex) return true;
  return false;
}

export function piecesAt({ places }: State, hex: number): number[] {
  const found: number[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++) if (places[piece] === hex) found.push(piece);
  return found;
}

export function gearAt({ places }: State, hex: number): number[] {
  const found: number[] = [];
  for (let piece = FIRST_GEAR; piece < PIECE_COUNT; piece++) if (places[piece] === hex) found.push(piece);
  return found;
}

export function leadersAt({ places }: State, hex: number): number[] {
  const found: number[] = [];
  for (let piece = FIRST_LEADER; piece < FIRST_GEAR; piece++) if (places[piece] === hex) found.push(piece);
  return found;
}

/** The free base, the bought one, or NOBODY's. */
export function baseAt({ bases }: State, hex: number): number {
  return bases[0] === hex ? 0 : bases[1] === hex ? 1 : NOBODY;
}

export const isBase = (state: State, hex: number): boolean => baseAt(state, hex) !== NOBODY;

export function hasEnemyAt({ enemies }: State, hex: number): boolean {
  for (const { at } of enemies) if (at === hex) return true;
  return false;
}

export function enemyCalled({ enemies }: State, unit: number): Enemy | undefined {
  for (const enemy of enemies) if (enemy.unit === unit) return enemy;
  return undefined;
}

export function enemyOf(state: State, unit: number): Enemy {
  const enemy = enemyCalled(state, unit);
  if (!enemy) throw new Error(`The enemy unit ${unit} is not on the map.`);
  return enemy;
}

/** Whoever goes with a piece is moved too: what it hauls, who goes along with it, and what they haul. */
export function carryTo(state: State, piece: number, hex: number): void {
  state.places[piece] = hex;
  const { holders } = state;
  for (let each = FIRST_LEADER; each < PIECE_COUNT; each++) if (holders[each] === piece) carryTo(state, each, hex);
}

/** Whether it goes where the other goes. */
export function isHeldBy(state: State, piece: number, by: number): boolean {
  for (let holder = holderOf(state, piece); holder !== NOBODY; holder = holderOf(state, holder)) if (holder === by) return true;
  return false;
}

/** Off the map: gear may be bought again, men never. Whatever it held stays where it is. */
export function takeOff(state: State, piece: number): void {
  state.places[piece] = isGear(piece) ? OFF : GONE;
  state.holders[piece] = NOBODY;
  state.did[piece] = 0;
  const { holders } = state;
  for (let each = FIRST_LEADER; each < PIECE_COUNT; each++) if (holders[each] === piece) holders[each] = NOBODY;
}

export const idsOf = (pieces: readonly number[]): string[] => pieces.map(idOf);
export const nameAt = (hex: number): string => hexName(hex);

export const accomplishedHere = ({ accomplished, map }: State): number => entryOf(accomplished, map, 'map');
export const forfeitedHere = ({ forfeited, map }: State): number => entryOf(forfeited, map, 'map');
