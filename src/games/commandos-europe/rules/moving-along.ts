/** 9.0, 10.3, 10.4, 10.11 Who goes together, and what is taken up, stripped or dropped. */
import { BOATS, goesAlong, isBoat, isGear, isLeader, isLoad, isPlus, isSquad, PIECE_COUNT, pieceAt, SQUADS } from '../content/pieces.ts';
import { HANDLED, MOVED, type Move, NOBODY, type State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { allowanceOf, helpedBy, mayHelp, nominate, payerOf } from './allowance.ts';
import { ofPiece, type Refusal, refusal } from './asking.ts';
import { sink } from './bases.ts';
import { isAllSea } from './ground.ts';
import { burdenOf, did, holderOf, isBase, isHeldBy, isOnMap, nameAt, note, placeOf } from './pieces-in-play.ts';
import { fitsAfloat, isHauledByAny, receiverOf } from './portage.ts';
import { hasBoat } from './reach.ts';

/** What an option may rely on: it is listed only while a move is going on. */
export function moving({ move }: State): Move {
  if (!move) throw new Error('Nobody is moving.');
  return move;
}

const whereabouts = (state: State): number => placeOf(state, moving(state).lead);

/** Before setting out, and afterwards: where it is the other, nothing is worth asking about. */
const OFF_THE_MAP = -8;
const isCompany = (piece: number): boolean => isSquad(piece) || goesAlong(piece);
const BEFORE = { here: (state: State): number => (moving(state).steps > 0 ? OFF_THE_MAP : whereabouts(state)) };
const AFTER = { here: (state: State): number => (moving(state).steps === 0 ? OFF_THE_MAP : whereabouts(state)) };

const NOT_THERE = refusal('not-there', '10.3');
const FINISHED = refusal('finished', '10.1');
const HANDLED_ALREADY = refusal('handled', '9.0');
const SET_OUT = refusal('set-out', '10.3');
const NOT_SET_OUT = refusal('not-set-out', '10.11');
const ALONG_ALREADY = refusal('already-along', '10.3');
const NOT_ALONG = refusal('not-along', '10.3');
const LEADS = refusal('leads', '10.3');
const NOT_A_MOVER = refusal('not-a-mover', '10.5');
const NOT_TO_BE_HAULED = refusal('not-to-be-hauled', '9.0');
const NOT_BY_THESE = refusal('not-to-be-hauled', '9.2');
const HELD_ALREADY = refusal('held-already', '9.0');
const NOT_HELD = refusal('not-held', '9.0');
const NO_PLACES = refusal('no-places', '9.1');
const NO_BOAT_LEFT = refusal('no-boat-left', '11.1');
const NEEDED = refusal('needed-so-far', '10.4');

const isInGroup = ({ group }: Move, piece: number): boolean => group.includes(piece);

/** Squads, leaders and vehicles, and whoever goes along with them. */
export function groupOf(state: State, lead: number): number[] {
  const group = [lead];
  for (let piece = SQUADS; piece < PIECE_COUNT; piece++) if (goesAlong(piece) && isHeldBy(state, piece, lead)) group.push(piece);
  return group;
}

function whyNotHere(state: State, piece: number): Refusal | undefined {
  if (placeOf(state, piece) !== whereabouts(state)) return NOT_THERE;
  if (did(state, piece, MOVED)) return FINISHED;
  return did(state, piece, HANDLED) ? HANDLED_ALREADY : undefined;
}

/** 10.3 Pieces of one stack may move together. */
export const withPiece = ofPiece(
  'with',
  '10.3',
  (state, piece) => {
    const move = moving(state);
    if (move.steps > 0) return SET_OUT;
    if (!isSquad(piece) && !goesAlong(piece)) return NOT_A_MOVER;
    if (isInGroup(move, piece)) return ALONG_ALREADY;
    return whyNotHere(state, piece);
  },
  { among: isCompany, here: BEFORE.here },
);

export function join(t: Table, id: string): void {
  const { state } = t;
  const move = moving(state);
  const piece = pieceAt(id);
  note(state, piece, HANDLED);
  // A squad is nobody's: it keeps what goes along with it.
  if (!isSquad(piece)) state.holders[piece] = move.lead;
  for (const each of groupOf(state, piece)) if (!isInGroup(move, each)) move.group.push(each);
  renominate(state, move);
}

export const withoutPiece = ofPiece(
  'without',
  '10.3',
  (state, piece) => {
    const move = moving(state);
    if (move.steps > 0) return SET_OUT;
    if (piece === move.lead) return LEADS;
    return isInGroup(move, piece) ? whyNotHere(state, piece) : NOT_ALONG;
  },
  { among: isCompany, here: BEFORE.here },
);

export function stayBehind(t: Table, id: string): void {
  const { state } = t;
  const move = moving(state);
  const piece = pieceAt(id);
  note(state, piece, HANDLED);
  part(state, move, piece);
  renominate(state, move);
}

/** Out of the group, with whoever goes along with it. */
function part(state: State, move: Move, piece: number): void {
  state.holders[piece] = NOBODY;
  const staying = groupOf(state, piece);
  move.group = move.group.filter((each) => !staying.includes(each));
}

function renominate(state: State, move: Move): void {
  if (!move.byChosen) nominate(state, move);
  else for (let squad = 0; squad < SQUADS; squad++) if (!isStillThere(state, move, squad)) move.by[squad] = NOBODY;
}

function isStillThere(state: State, move: Move, squad: number): boolean {
  const by = move.by[squad] ?? NOBODY;
  return by === NOBODY || (isInGroup(move, squad) && mayHelp(state, move, squad, by));
}

/** Held by somebody of the group, or by what they hold. */
function isWithGroup(state: State, { group }: Move, piece: number): boolean {
  for (let holder = holderOf(state, piece); holder !== NOBODY; holder = holderOf(state, holder)) if (group.includes(holder)) return true;
  return false;
}

/** 9.0, 10.11 Anything in the hex, whoever had it. */
export const take = ofPiece(
  'take',
  '9.0',
  (state, piece) => {
    const move = moving(state);
    if (!isLoad(piece)) return NOT_TO_BE_HAULED;
    if (piece === move.lead) return LEADS;
    const why = whyNotHere(state, piece);
    if (why) return why;
    if (isWithGroup(state, move, piece)) return HELD_ALREADY;
    if (!isHauledByAny(move, piece)) return NOT_BY_THESE;
    return receiverOf(state, move, piece) < 0 ? NO_PLACES : undefined;
  },
  { among: isLoad, here: whereabouts },
);

export function takeUp(t: Table, id: string): void {
  const { state } = t;
  const move = moving(state);
  const piece = pieceAt(id);
  note(state, piece, HANDLED);
  state.holders[piece] = receiverOf(state, move, piece);
  if (move.steps === 0) renominate(state, move);
  t.tell?.({ type: 'taken', rule: '9.0', piece: id, hex: nameAt(whereabouts(state)) });
}

/** 11.1 At sea the last boat is not let go. */
function isLastBoat(state: State, move: Move, piece: number): boolean {
  if (!isBoat(piece) || !isAllSea(state, whereabouts(state)) || isBase(state, whereabouts(state))) return false;
  const holder = holderOf(state, piece);
  state.holders[piece] = NOBODY;
  const isLast = !hasBoat(state, move);
  state.holders[piece] = holder;
  return isLast;
}

function whyNotLetGo(state: State, piece: number): Refusal | undefined {
  const move = moving(state);
  if (!isLoad(piece)) return NOT_TO_BE_HAULED;
  if (piece === move.lead) return LEADS;
  if (!isWithGroup(state, move, piece)) return NOT_HELD;
  if (did(state, piece, HANDLED)) return HANDLED_ALREADY;
  return isLastBoat(state, move, piece) ? NO_BOAT_LEFT : undefined;
}

/** 10.11 Before setting out: it weighs nothing. */
export const strip = ofPiece('strip', '10.11', (state, piece) => (moving(state).steps > 0 ? SET_OUT : whyNotLetGo(state, piece)), {
  among: isLoad,
  here: BEFORE.here,
});

export function stripGear(t: Table, id: string): void {
  const { state } = t;
  const move = moving(state);
  const piece = pieceAt(id);
  note(state, piece, HANDLED);
  state.holders[piece] = NOBODY;
  renominate(state, move);
  t.tell?.({ type: 'stripped', rule: '10.11', piece: id, hex: nameAt(whereabouts(state)) });
  sink(t, whereabouts(state));
}

/** 10.4 Whoever was helped by it must have been able to come as far without. */
function isNeeded(state: State, move: Move, piece: number): boolean {
  const squad = helpedBy(move, piece);
  if (squad === NOBODY) return false;
  move.by[squad] = NOBODY;
  const { land, water } = allowanceOf(state, move);
  move.by[squad] = piece;
  return move.spent > Math.max(land, water);
}

/** 9.0, 10.1 On the way: it weighs nevertheless, and is finished for the turn. */
export const drop = ofPiece(
  'drop',
  '9.0',
  (state, piece) => {
    const move = moving(state);
    if (move.steps === 0) return NOT_SET_OUT;
    return whyNotLetGo(state, piece) ?? (isNeeded(state, move, piece) ? NEEDED : undefined);
  },
  { among: isLoad, here: AFTER.here },
);

export function dropGear(t: Table, id: string): void {
  const { state } = t;
  const move = moving(state);
  const piece = pieceAt(id);
  weigh(state, move, piece);
  const squad = helpedBy(move, piece);
  if (squad !== NOBODY) move.by[squad] = NOBODY;
  state.holders[piece] = NOBODY;
  finish(state, piece);
  noteDelivered(state, move);
  t.tell?.({ type: 'dropped', rule: '10.1', piece: id, hex: nameAt(whereabouts(state)) });
  sink(t, whereabouts(state));
}

function noteDelivered(state: State, move: Move): void {
  if (whereabouts(state) === state.missionAt) move.delivered = true;
}

/** 10.5 What was hauled part of the way counts for all of it. */
function weigh(state: State, move: Move, piece: number): void {
  const payer = payerOf(state, move, piece);
  const hauled = [piece];
  for (let each = SQUADS; each < PIECE_COUNT; each++) if (isGear(each) && isHeldBy(state, each, piece)) hauled.push(each);
  for (const each of hauled) if (burdenOf(state, each) !== 0) move.dropped.push(payer, burdenOf(state, each));
}

/** 10.5 What those who are left haul has been hauled part of the way by those who go on, where these paid for it. */
function weighWhatStays(state: State, move: Move, staying: readonly number[]): void {
  for (let piece = SQUADS; piece < PIECE_COUNT; piece++) {
    if (!isGear(piece) || isPlus(piece) || !staying.includes(carrierOf(state, piece)) || burdenOf(state, piece) === 0) continue;
    const payer = payerOf(state, move, piece);
    if (payer !== NOBODY && !staying.includes(payer)) move.dropped.push(payer, burdenOf(state, piece));
  }
}

/** Who has it in the end: one of those who go together, or nobody. */
function carrierOf(state: State, piece: number): number {
  let holder = holderOf(state, piece);
  while (holder !== NOBODY && !isCompany(holder)) holder = holderOf(state, holder);
  return holder;
}

/** 10.1 It moves no more in this turn, nor does what it hauls. */
export function finish(state: State, piece: number): void {
  note(state, piece, MOVED);
  for (let each = SQUADS; each < PIECE_COUNT; each++) if (state.holders[each] === piece) finish(state, each);
}

/** 10.3 Some of a stack may halt while the others go on. */
export const leave = ofPiece(
  'leave',
  '10.3',
  (state, piece) => {
    const move = moving(state);
    if (move.steps === 0) return NOT_SET_OUT;
    if (!isInGroup(move, piece)) return NOT_ALONG;
    if (piece === move.lead) return LEADS;
    if (!mayPartAtSea(state, move, piece)) return NO_BOAT_LEFT;
    return isShort(state, move, piece) ? NEEDED : undefined;
  },
  { among: isCompany, here: AFTER.here },
);

/** 10.3, 11.1 At sea both parts need a boat that takes them. */
function mayPartAtSea(state: State, { group }: Move, piece: number): boolean {
  const here = whereabouts(state);
  if (!isAllSea(state, here) || isBase(state, here)) return true;
  const staying = groupOf(state, piece);
  const going = group.filter((each) => !staying.includes(each));
  return [staying, going].every((part) => BOATS.some((boat) => part.includes(holderOf(state, boat))) && fitsAfloat(state, part, here));
}

/** Those who go on must have been able to come as far without whoever is left. */
function isShort(state: State, move: Move, piece: number): boolean {
  const { group } = move;
  const by = [...move.by];
  const weighed = move.dropped.length;
  const staying = groupOf(state, piece);
  const holder = holderOf(state, piece);
  weighWhatStays(state, move, staying);
  state.holders[piece] = NOBODY;
  move.group = group.filter((each) => !staying.includes(each));
  for (let squad = 0; squad < SQUADS; squad++)
    if (staying.includes(squad) || staying.includes(move.by[squad] ?? NOBODY)) move.by[squad] = NOBODY;
  const { land, water } = allowanceOf(state, move);
  state.holders[piece] = holder;
  move.group = group;
  move.by = by;
  move.dropped.length = weighed;
  return move.spent > Math.max(land, water);
}

export function leaveBehind(t: Table, id: string): void {
  const { state } = t;
  const move = moving(state);
  const piece = pieceAt(id);
  const here = whereabouts(state);
  const staying = groupOf(state, piece);
  weighWhatStays(state, move, staying);
  for (let squad = 0; squad < SQUADS; squad++)
    if (staying.includes(squad) || staying.includes(move.by[squad] ?? NOBODY)) move.by[squad] = NOBODY;
  part(state, move, piece);
  finish(state, piece);
  if (isSquad(piece) && !move.halts.some(({ hex, steps }) => hex === here && steps === move.steps))
    move.halts.push({ hex: here, steps: move.steps });
  noteDelivered(state, move);
  t.tell?.({ type: 'left', rule: '10.3', piece: id, hex: nameAt(here) });
}

const NO_PLUS = refusal('no-plus', '10.4');
const BY_CHOSEN = refusal('by-chosen', '10.4');
const BY_ALREADY = refusal('by-already', '10.4');
const HASTEN_OFF = refusal('leaders-hasten-off', '10.4');

/** 10.4 Whose plus is added: the player names one, once. */
export const nominateBy = ofPiece(
  'nominate',
  '10.4',
  (state, piece) => {
    const move = moving(state);
    if (!isPlus(piece)) return NO_PLUS;
    if (move.steps > 0) return SET_OUT;
    if (move.byChosen) return BY_CHOSEN;
    if (isLeader(piece) && state.rules['leaders-hasten'] === 'off') return HASTEN_OFF;
    if (!isOnMap(state, piece) || helpable(state, move, piece) === NOBODY) return NOT_ALONG;
    return helpedBy(move, piece) === NOBODY ? undefined : BY_ALREADY;
  },
  { among: isPlus, here: BEFORE.here },
);

/** The squad that its plus could be added to. */
function helpable(state: State, move: Move, piece: number): number {
  for (const squad of move.group) if (isSquad(squad) && mayHelp(state, move, squad, piece)) return squad;
  return NOBODY;
}

export function nominateOne(t: Table, id: string): void {
  const { state } = t;
  const move = moving(state);
  const piece = pieceAt(id);
  move.by[helpable(state, move, piece)] = piece;
  move.byChosen = true;
}

/** After a move everything may be handled again. */
export function forgetHandling(state: State): void {
  for (let piece = 0; piece < PIECE_COUNT; piece++) state.did[piece] = (state.did[piece] ?? 0) & ~HANDLED;
}
