/** What a squad would set out with, in figures. */
import {
  costOf,
  isAntiTank,
  isBoat,
  isGear,
  isLeader,
  isPlus,
  isVehicle,
  isWeapon,
  NAVAL_GUNFIRE,
  SQUAD_PORTAGE,
} from '../content/pieces.ts';
import { burdenOf, firepowerOf, markerOn, movementOf, noiseOf } from '../rules/pieces-in-play.ts';
import { NO_MARKER, type State } from '../state.ts';

export interface Outfit {
  /** What is printed, with every minus. */
  move: number;
  /** The greatest plus on land, and afloat. */
  plus: number;
  boatPlus: number;
  boats: number;
  vehicles: number;
  noise: number;
  firepower: number;
  /** What anti-tank weapons add once more against vehicles. */
  antiTank: number;
  /** Places taken, and places that there are. */
  hauled: number;
  places: number;
  /** Purchase points that an escape would cost. */
  price: number;
  readonly isHurt: boolean;
}

export function outfitOf(state: State, squad: number): Outfit {
  return {
    move: movementOf(state, squad),
    plus: 0,
    boatPlus: 0,
    boats: 0,
    vehicles: 0,
    noise: noiseOf(state, squad),
    firepower: firepowerOf(state, squad),
    antiTank: 0,
    hauled: 0,
    places: SQUAD_PORTAGE,
    price: 0,
    isHurt: markerOn(state, squad) !== NO_MARKER,
  };
}

/** Adds a piece, in place. Guns that stray are counted on by nobody. */
export function add(state: State, outfit: Outfit, piece: number): void {
  outfit.noise += noiseOf(state, piece);
  if (isGear(piece)) outfit.price += costOf(piece);
  if (isLeader(piece) || (isWeapon(piece) && piece !== NAVAL_GUNFIRE)) {
    outfit.firepower += firepowerOf(state, piece);
    if (isAntiTank(piece)) outfit.antiTank += firepowerOf(state, piece);
  }
  if (isBoat(piece)) {
    outfit.boats++;
    outfit.hauled++;
    outfit.boatPlus = Math.max(outfit.boatPlus, movementOf(state, piece));
  } else if (isPlus(piece)) join(state, outfit, piece);
  else {
    outfit.hauled++;
    outfit.move += burdenOf(state, piece);
  }
}

/** Leaders and vehicles: one plus counts, and each has places. */
function join(state: State, outfit: Outfit, piece: number): void {
  if (isVehicle(piece)) {
    outfit.vehicles++;
    outfit.places += noiseOf(state, piece);
  } else {
    outfit.places++;
    if (state.rules['leaders-hasten'] === 'off') return;
  }
  outfit.plus = Math.max(outfit.plus, movementOf(state, piece));
}

/** The same with one piece more. */
export function withPiece(state: State, outfit: Outfit, piece: number): Outfit {
  const more = { ...outfit };
  add(state, more, piece);
  return more;
}

/** One boat and one vehicle at the most, never both, and only what there are places for. */
export function suits({ boats, vehicles, hauled, places }: Outfit, piece: number): boolean {
  if (isLeader(piece)) return true;
  if (isVehicle(piece)) return vehicles === 0 && boats === 0;
  if (isBoat(piece) && (boats > 0 || vehicles > 0)) return false;
  return hauled < places;
}

/** What a move may spend on land, and by water. */
export const paceOnLand = ({ move, plus }: Outfit): number => Math.max(1, move + plus);
export const paceAfloat = ({ move, plus, boatPlus }: Outfit): number => Math.max(1, move + (plus > 0 ? plus : boatPlus));
