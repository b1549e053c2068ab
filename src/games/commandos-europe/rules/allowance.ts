/** 10.3-10.5 The movement allowance: standard values, one plus for each squad, every minus that is hauled. */
import { FIRST_GEAR, isBoat, isLeader, isPlus, isSquad, isVehicle, PIECE_COUNT, SQUADS } from '../content/pieces.ts';
import { type Move, NOBODY, type State } from '../state.ts';
import { burdenOf, holderOf, movementOf, placeOf } from './pieces-in-play.ts';

/** What a move may spend: on land, and in all where the rest is by water (ruling 55). */
export interface Allowance {
  readonly land: number;
  readonly water: number;
}

/** 11.1 A boat by itself stays on the water. */
const NOT_ON_LAND = -99;
const NO_LIMIT = 99;

const burdens = new Int8Array(PIECE_COUNT);

/** Whose plus helps which squad; NOBODY's if it helps none. */
export function helpedBy({ by }: Move, piece: number): number {
  for (let squad = 0; squad < SQUADS; squad++) if (by[squad] === piece) return squad;
  return NOBODY;
}

/** Who pays for hauling it: the squad it comes to in the end, or a vehicle, a leader or a boat on its own. */
export function payerOf(state: State, move: Move, piece: number): number {
  let holder = holderOf(state, piece);
  while (holder !== NOBODY && !isSquad(holder)) {
    const above = isVehicle(holder) ? NOBODY : holderOf(state, holder);
    if (above === NOBODY) break;
    holder = above;
  }
  if (holder === NOBODY || isSquad(holder)) return holder;
  const helped = helpedBy(move, holder);
  if (helped !== NOBODY) return helped;
  // A leader who goes along for nothing leaves it to those he goes with.
  return pays(move, holder) || !move.group.includes(holder) ? holder : (move.group.find((member) => pays(move, member)) ?? holder);
}

export function allowanceOf(state: State, move: Move): Allowance {
  const { group, dropped, lead } = move;
  const here = placeOf(state, lead);
  burdens.fill(0);
  for (let piece = FIRST_GEAR; piece < PIECE_COUNT; piece++) {
    if (state.places[piece] !== here || state.holders[piece] === NOBODY || isPlus(piece)) continue;
    const payer = payerOf(state, move, piece);
    if (payer !== NOBODY) burdens[payer] = (burdens[payer] ?? 0) + burdenOf(state, piece);
  }
  // 10.5 Even if it is dropped off on the way.
  for (let i = 0; i < dropped.length; i += 2) {
    const payer = dropped[i] ?? 0;
    burdens[payer] = (burdens[payer] ?? 0) + (dropped[i + 1] ?? 0);
  }
  let land = NO_LIMIT;
  let water = NO_LIMIT;
  for (const member of group) {
    if (!pays(move, member)) continue;
    let own = movementOf(state, member) + (burdens[member] ?? 0);
    let afloat = 0;
    if (isSquad(member)) {
      const by = move.by[member] ?? NOBODY;
      if (by !== NOBODY && isBoat(by)) afloat = movementOf(state, by);
      else if (by !== NOBODY) own += movementOf(state, by);
    }
    if (isBoat(member)) land = NOT_ON_LAND;
    else if (own < land) land = own;
    if (isSquad(member)) afloat += carriedAfloat(state, move, member);
    if (own + afloat < water && !isVehicle(member)) water = own + afloat;
  }
  return { land, water: water === NO_LIMIT ? land : water };
}

/** 9.3, 10.5, 11.1 Afloat a squad hauls its vehicles as well, and what is in those that would pay for it on land. */
function carriedAfloat(state: State, move: Move, squad: number): number {
  let burden = 0;
  for (const member of move.group) {
    if (!isVehicle(member) || !pays(move, member)) continue;
    const holder = holderOf(state, member);
    if ((holder === NOBODY ? move.group.find(isSquad) : holder) === squad) burden += burdens[member] ?? 0;
  }
  return burden;
}

/** 10.1, 10.4 Squads pay, and plus-type pieces that help no squad; a leader goes along for nothing, whoever leads. */
function pays(move: Move, member: number): boolean {
  if (isSquad(member)) return true;
  return isLeader(member) ? move.group.every(isLeader) : helpedBy(move, member) === NOBODY;
}

/** 10.4 Whether its plus can be added to that squad: it goes along with it, or the squad goes along with it. */
export function mayHelp(state: State, { lead }: Move, squad: number, piece: number): boolean {
  if (!isPlus(piece) || (isLeader(piece) && state.rules['leaders-hasten'] === 'off')) return false;
  return holderOf(state, piece) === squad || piece === lead;
}

/** 10.4 One for each squad, as the player would have it: the greatest that counts everywhere, else the greatest afloat. */
export function nominate(state: State, move: Move): void {
  const here = placeOf(state, move.lead);
  for (let squad = 0; squad < SQUADS; squad++) move.by[squad] = NOBODY;
  for (const squad of move.group) {
    if (!isSquad(squad)) continue;
    let best: number = NOBODY;
    for (let piece = SQUADS; piece < PIECE_COUNT; piece++) {
      if (state.places[piece] !== here || !mayHelp(state, move, squad, piece) || helpedBy(move, piece) !== NOBODY) continue;
      if (best === NOBODY || rank(state, piece) > rank(state, best)) best = piece;
    }
    move.by[squad] = best;
  }
}

const rank = (state: State, piece: number): number => movementOf(state, piece) + (isBoat(piece) ? 0 : NO_LIMIT);
