/** 9.0 Portage: what each piece may haul. */
import {
  BOATS,
  FIRST_GEAR,
  isBlack,
  isBoat,
  isLoad,
  isPlus,
  isSquad,
  isVehicle,
  PIECE_COUNT,
  portageOf,
  SQUAD_PORTAGE,
} from '../content/pieces.ts';
import type { Move, State } from '../state.ts';

/** What somebody hauls himself. 11.1 A boat takes a place only where it is carried. */
function haulsOf({ holders }: State, holder: number): number {
  let hauls = 0;
  for (let piece = FIRST_GEAR; piece < PIECE_COUNT; piece++)
    if (holders[piece] === holder && isLoad(piece) && !(isSquad(holder) && isBoat(piece))) hauls++;
  return hauls;
}

/** 9.1, 11.1 On land a squad hauls its boats as well, and what is in them. */
function haulsAshore(state: State, squad: number): number {
  const { holders } = state;
  let hauls = haulsOf(state, squad);
  for (const boat of BOATS) if (holders[boat] === squad) hauls += 1 + haulsOf(state, boat);
  return hauls;
}

/** How many of its places are taken: of a squad's, as it walks. */
export function placesTaken(state: State, holder: number): number {
  return isSquad(holder) ? haulsAshore(state, holder) : haulsOf(state, holder);
}

/** 9.2, 10.4 A plus-type piece hauls no other, unless that one's movement is printed in black, and its own is not. */
function mayHaul(holder: number, piece: number): boolean {
  return isSquad(holder) || !isPlus(piece) || (isBlack(piece) && !isBlack(holder));
}

/** Whether any of those who move together may haul it, if there is a place. */
export const isHauledByAny = ({ group }: Move, piece: number): boolean =>
  group.some((member) => member !== piece && mayHaul(member, piece));

export function hasPlaceFor(state: State, holder: number, piece: number): boolean {
  if (holder === piece || !mayHaul(holder, piece)) return false;
  if (isSquad(holder) && isBoat(piece)) return true;
  return haulsOf(state, holder) < portageOf(holder);
}

/** Who of those that move together takes it up: the one that leads, then the others, then their boats; -1 where nobody has a place. */
export function receiverOf(state: State, { lead, group }: Move, piece: number): number {
  if (hasPlaceFor(state, lead, piece)) return lead;
  for (const member of group) if (hasPlaceFor(state, member, piece)) return member;
  for (const member of group) {
    if (!isSquad(member)) continue;
    for (const boat of BOATS) if (state.holders[boat] === member && hasPlaceFor(state, boat, piece)) return boat;
  }
  return -1;
}

/** 9.1 Whether squads could walk with all that they have. */
export function fitsAshore(state: State, group: readonly number[]): boolean {
  for (const member of group) if (isSquad(member) && haulsAshore(state, member) > SQUAD_PORTAGE) return false;
  return true;
}

/**
 * 9.3, 11.1 Afloat everything is hauled by squads, leaders and boats together: vehicles take a place each, boats none. 9.2 No boat
 * hauls a vehicle, so without a squad there is no place for one.
 */
export function fitsAfloat(state: State, group: readonly number[], here: number): boolean {
  let places = 0;
  let forVehicles = 0;
  let hauled = 0;
  for (const member of group) {
    if (isVehicle(member)) {
      forVehicles--;
      hauled += 1 + haulsOf(state, member);
    } else if (!isBoat(member)) {
      if (isSquad(member)) forVehicles += SQUAD_PORTAGE;
      places += portageOf(member);
      hauled += haulsOf(state, member);
    }
  }
  if (forVehicles < 0) return false;
  for (const boat of BOATS) {
    if (state.places[boat] !== here || !(group.includes(boat) || group.includes(state.holders[boat] ?? -1))) continue;
    places += portageOf(boat);
    hauled += haulsOf(state, boat);
  }
  return hauled <= places;
}
