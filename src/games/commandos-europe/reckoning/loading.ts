/**
 * What a squad comes to with all that it has, and with one piece more or less: its allowance, noise, firepower and places,
 * asked of the rules on a copy on which the squad is by itself.
 */
import { BOATS, idOf, isBoat, isLeader, isLoad, isSquad, isWeapon, PIECE_COUNT, portageOf, SQUADS } from '../content/pieces.ts';
import { setupOf } from '../content/setups.ts';
import { copyState } from '../copy.ts';
import { allowanceOf, mayHelp, nominate } from '../rules/allowance.ts';
import { isCarried, sink } from '../rules/bases.ts';
import { squadsFirepower } from '../rules/combat.ts';
import { awareness } from '../rules/missions.ts';
import { groupOf } from '../rules/moving-along.ts';
import { burdenOf, carryTo, firepowerOf, isBase, movementOf, noiseOf, placeOf } from '../rules/pieces-in-play.ts';
import { hasPlaceFor, placesTaken } from '../rules/portage.ts';
import { type Move, NOBODY, SEAT, type State } from '../state.ts';

export interface Load {
  /** 10.3-10.5 On land, and in all where the rest is by water. */
  readonly land: number;
  readonly water: number;
  /** 11.0 It has a boat: what it has by water is worth saying, though it has as much on land. */
  readonly hasBoat: boolean;
  /** 10.4 One plus counts: a boat of theirs whose plus is not the one, and what they would have by water with it. */
  readonly rowed: { readonly boat: string; readonly water: number } | undefined;
  /** 12.0 Of its pieces; 12.2 and what the enemy is aware of. Terrain and bystanders come on top. */
  readonly noise: number;
  readonly awareness: number;
  /** 13.0 With all the weapons it has. */
  readonly firepower: number;
  /** 9.1 Places taken and places there are. */
  readonly taken: number;
  readonly places: number;
  /** What the allowance, the noise and the firepower are made of, the pieces that add nothing left out. */
  readonly moves: readonly Part[];
  readonly noises: readonly Part[];
  readonly fires: readonly Part[];
}

export interface Part {
  readonly id: string;
  readonly value: number;
}

/** No hex: whoever is there is by himself. */
const ALONE = -9;

export function loadOf(state: State, lead: number): Load {
  return weighed(copyState(state), lead);
}

/** With a piece that it would take up or have along; nothing where it has no place for it. */
export function loadWith(state: State, lead: number, piece: number): Load | undefined {
  if (isLoad(piece) && !hasPlaceFor(state, lead, piece)) return undefined;
  const copy = copyState(state);
  copy.places[piece] = placeOf(copy, lead);
  copy.holders[piece] = lead;
  return weighed(copy, lead);
}

/** What becomes of a piece that is put down where it is. */
export interface PutDown {
  /** 10.11 It goes down in the sea. */
  readonly isSunk: boolean;
  /** 3.4 It lies outside the bases, with nobody, and another map follows: it does not come along. */
  readonly isLeft: boolean;
}

export function putDown(state: State, piece: number): PutDown {
  const copy = copyState(state);
  const hex = placeOf(copy, piece);
  copy.holders[piece] = NOBODY;
  const isLeft = copy.map < setupOf(copy).last && !isBase(copy, hex) && !isCarried(copy, piece);
  sink({ state: copy, by: SEAT }, hex);
  return { isSunk: placeOf(copy, piece) !== hex, isLeft };
}

/** Without a piece that it would strip or leave. */
export function loadWithout(state: State, lead: number, piece: number): Load {
  const copy = copyState(state);
  copy.holders[piece] = NOBODY;
  return weighed(copy, lead);
}

function weighed(copy: State, lead: number): Load {
  const move = moveOf(copy, lead);
  carryTo(copy, lead, ALONE);
  // Whoever has attacked in this turn defends and attacks again: what they have is what they have.
  copy.did.fill(0);
  if (!move.byChosen) nominate(copy, move);
  const { land, water } = allowanceOf(copy, move);
  const squads = move.group.filter(isSquad);
  const there = (piece: number) => placeOf(copy, piece) === ALONE;
  let noise = 0;
  const weapons: number[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (!there(piece)) continue;
    noise += noiseOf(copy, piece);
    if (isWeapon(piece)) weapons.push(piece);
  }
  const fight = { attacker: 'squads', hex: ALONE, unit: 0, squads, weapons } as const;
  return {
    land,
    water,
    hasBoat: BOATS.some(there),
    rowed: rowedBy(copy, move, water),
    noise,
    awareness: awareness(copy),
    firepower: squads.length === 0 ? 0 : squadsFirepower(copy, fight),
    taken: placesTaken(copy, lead),
    places: portageOf(lead),
    ...partsOf(copy, move),
  };
}

function rowedBy(copy: State, move: Move, water: number): Load['rowed'] {
  const { lead, by, byChosen } = move;
  if (byChosen || !isSquad(lead)) return undefined;
  const boat = BOATS.find((each) => placeOf(copy, each) === ALONE && mayHelp(copy, move, lead, each) && by[lead] !== each);
  if (boat === undefined) return undefined;
  const then = allowanceOf(copy, { ...move, by: by.with(lead, boat) }).water;
  return then > water ? { boat: idOf(boat), water: then } : undefined;
}

/** By itself; whoever is moving now may have chosen whose plus is added, and what was dropped on the way counts. */
function moveOf(state: State, lead: number): Move {
  const current = state.move?.group.includes(lead) ? state.move : undefined;
  return {
    lead,
    group: groupOf(state, lead),
    from: placeOf(state, lead),
    spent: 0,
    steps: 0,
    afloat: false,
    by: current ? [...current.by] : Array.from({ length: SQUADS }, () => NOBODY),
    byChosen: current?.byChosen ?? false,
    dropped: current ? [...current.dropped] : [],
    halts: [],
    delivered: false,
  };
}

const isFighting = (piece: number): boolean => isSquad(piece) || isLeader(piece) || isWeapon(piece);

/** 10.3-10.5, 12.0, 13.0 Whoever pays, whose plus is added, what is hauled; who is heard, and who fights. */
function partsOf(copy: State, { group, by }: Move): Pick<Load, 'moves' | 'noises' | 'fires'> {
  const moves: Part[] = [];
  const noises: Part[] = [];
  const fires: Part[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (placeOf(copy, piece) !== ALONE) continue;
    const isAdded = (isSquad(piece) && group.includes(piece)) || (by.includes(piece) && !isBoat(piece));
    const move = isAdded ? movementOf(copy, piece) : burdenOf(copy, piece);
    if (move !== 0) moves.push({ id: idOf(piece), value: move });
    if (noiseOf(copy, piece) !== 0) noises.push({ id: idOf(piece), value: noiseOf(copy, piece) });
    if (isFighting(piece) && firepowerOf(copy, piece) !== 0) fires.push({ id: idOf(piece), value: firepowerOf(copy, piece) });
  }
  return { moves, noises, fires };
}
