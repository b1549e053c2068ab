/** Loading by hand: where pieces are put, and what is meant by putting one upon a sheet before anybody has set out. */
import type * as Kernel from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/witness/sight.ts';
import type { Thing } from '../../../face.ts';
import { isLoad, isSquad, pieceAt } from '../../content/pieces.ts';
import type { View } from '../../view.ts';
import type { Choice, ChoiceKind, Event } from '../../vocabulary.ts';
import { seen } from '../seen.ts';

/** Upon the sheet of those who move, and down beside them. */
const LOAD: Thing = 'load';
const GROUND: Thing = 'ground';

const SHEET = 'sheet-';
export const sheetOf = (piece: string): Thing => `${SHEET}${piece}`;

/** Whose sheet it is; undefined for what is none. */
export const pieceOfSheet = (thing: Thing): string | undefined => (thing.startsWith(SHEET) ? thing.slice(SHEET.length) : undefined);

const STORE = 'store-';
/** What lies loose in a hex, or in a base. */
export const storeOf = (hex: string): Thing => `${STORE}${hex}`;

/** Where it lies; undefined for what is none. */
export const hexOfStore = (thing: Thing): string | undefined => (thing.startsWith(STORE) ? thing.slice(STORE.length) : undefined);

const PUT: Readonly<Partial<Record<ChoiceKind, Thing>>> = {
  take: LOAD,
  with: LOAD,
  strip: GROUND,
  drop: GROUND,
  without: GROUND,
  leave: GROUND,
};

/** Where the piece of a choice would be put. */
export function putBy({ kind }: Choice): readonly Thing[] {
  const where = PUT[kind];
  return where === undefined ? [] : [where];
}

/** A sheet means whoever's it is; while they move, taking up, and what lies beside them putting down. Nothing for what is neither. */
export function standsForSheet({ move, pieces }: View, thing: Thing): readonly Thing[] {
  const hex = hexOfStore(thing);
  if (hex !== undefined) return pieces.some(({ id, at }) => id === move?.lead && at === hex) ? [GROUND] : [];
  const piece = pieceOfSheet(thing);
  if (piece === undefined) return [];
  return move?.group.includes(piece) ? [LOAD, piece] : [piece];
}

/** Of a squad that could move, and a piece of the same hex: it sets out, and takes it up, has it along, or strips it. */
function meant(view: View, lead: string, id: string): readonly [onto: Thing, choice: string] | undefined {
  const piece = view.pieces.find((each) => each.id === id);
  const squad = view.pieces.find((each) => each.id === lead);
  if (!piece || !isSquad(pieceAt(lead)) || piece.at !== squad?.at || isSquad(pieceAt(id))) return undefined;
  if (piece.with === lead) return [storeOf(piece.at), `${isLoad(pieceAt(id)) ? 'strip' : 'without'} ${id}`];
  return [sheetOf(lead), `${isLoad(pieceAt(id)) ? 'take' : 'with'} ${id}`];
}

/** Before a move has begun, a piece put upon a sheet or a squad, or from it upon the ground, begins one. */
export function loadingErrands(
  anyView: unknown,
  offers: readonly Offer[],
  inHand: Thing | undefined,
): ReadonlyMap<Thing, readonly string[]> {
  const view = seen(anyView);
  const all = new Map<Thing, readonly string[]>();
  if (inHand === undefined) return all;
  for (const { text } of offers) {
    const lead = /^move (\S+)$/.exec(text)?.[1];
    const [onto, choice] = (lead !== undefined && meant(view, lead, inHand)) || [];
    if (onto === undefined || choice === undefined) continue;
    // upon the sheet of a squad, or upon its counter on the map
    for (const place of onto === sheetOf(lead ?? '') && lead !== undefined ? [onto, lead] : [onto]) all.set(place, [text, choice]);
  }
  const taking = offers.find(({ text }) => text === `take ${inHand}` || text === `with ${inHand}`);
  if (taking && view.move) all.set(view.move.lead, [taking.text]);
  return all;
}

const EXPECTED: ReadonlySet<Event['type']> = new Set<Event['type']>(['taken', 'stripped']);

export function isLoading({ type }: Kernel.GameEvent): boolean {
  return (EXPECTED as ReadonlySet<string>).has(type);
}
