/** The things of a choice, what a press upon a thing could mean, and where things are: what a hand would point at. */
import type { Spot } from '../../../board/navigation.ts';
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { hexNamed } from '../content/map.ts';
import { kindOf, pieceAt } from '../content/pieces.ts';
import type { View } from '../view.ts';
import { type ChoiceKind, GRAMMAR } from '../vocabulary.ts';
import { groundOf } from './ground.ts';
import { layOut } from './layout.ts';
import { chosen, seen } from './seen.ts';
import { putBy, standsForSheet } from './sheet/hands.ts';
import { onlyTaker } from './sheet/takers.ts';

/** Ids of a choice are ids of things: its fields, the one it is about first. */
export function thingsOf(choice: Kernel.Choice): readonly Thing[] {
  const known = chosen(choice);
  const fields: readonly string[] = GRAMMAR[known.kind] ?? [];
  const values: Readonly<Record<string, Thing>> = known;
  return [...fields.flatMap((field) => values[field] ?? []), ...putBy(known)];
}

/** Everything that some legal choice touches. */
export function touched(offers: readonly Offer[]): ReadonlySet<Thing> {
  return new Set(offers.flatMap(({ choice }) => thingsOf(choice)));
}

export const isHex = (thing: Thing): boolean => hexNamed(thing) >= 0;

/** What those under way do in the hex that they have come to; pressing one of them ends nothing. */
const OF_MOVERS: readonly ChoiceKind[] = ['halt'];
/** What is done about whoever is fought, and where he stands. */
const OF_FIGHT: readonly ChoiceKind[] = ['fire'];

/** What a press upon a thing could mean besides itself: a hex for whoever stands there, a piece for its hex or for its kind. */
export function standsFor(anyView: unknown, thing: Thing): readonly Thing[] {
  const view = seen(anyView);
  const bySheet = standsForSheet(view, thing);
  if (bySheet.length > 0) return bySheet;
  if (isHex(thing)) return [...piecesIn(view, thing), ...haltIn(view, thing), ...fireAt(view, thing)];
  if (isReadAtShop(view, thing)) return [];
  if (thing === view.mission?.id) return [view.mission.at, ...piecesIn(view, view.mission.at)];
  const enemy = view.enemies.find(({ id }) => id === thing);
  if (enemy) return [enemy.at, ...fireAt(view, enemy.at)];
  const at = view.pieces.find(({ id }) => id === thing)?.at ?? '';
  const piece = pieceAt(thing);
  const kind = piece < 0 ? [] : [kindOf(piece)];
  const taker = onlyTaker(view, thing);
  if (taker !== undefined) return [taker, at, ...kind];
  return isHex(at) ? [...fireAt(view, at), at, ...kind] : kind;
}

/** While purchases are made a counter on the map is pressed to be read: it neither moves the base that it is in, nor buys another of its kind. */
export function isReadAtShop({ phase, mission, pieces }: View, thing: Thing): boolean {
  return phase === 'purchase' && (thing === mission?.id || pieces.some(({ id, at }) => id === thing && isHex(at)));
}

function piecesIn(view: View, hex: string): readonly Thing[] {
  return [...view.pieces, ...view.enemies].filter(({ at }) => at === hex).map(({ id }) => id);
}

function haltIn({ pieces, move }: View, hex: string): readonly ChoiceKind[] {
  const isThere = pieces.some(({ id, at }) => id === move?.lead && at === hex);
  return isThere && (move?.steps ?? 0) > 0 ? OF_MOVERS : [];
}

function fireAt({ enemies, fight }: View, hex: string): readonly ChoiceKind[] {
  return enemies.some(({ id, at }) => id === fight?.enemy && at === hex) ? OF_FIGHT : [];
}

/** Near enough to be one place for the eye, and far enough for an arrow key to tell them apart. */
const BESIDE = 2;

/** Hexes first, then pieces, for the keyboard. */
export function spotsIn(anyView: unknown): readonly Spot[] {
  const view = seen(anyView);
  const hexes = groundOf(view).hexes.all.map(({ id, centre: [x, y] }): Spot => ({ thing: id, x, y }));
  const pieces = layOut(view).stacks.flatMap(({ pieces: all, centre: [x, y] }) =>
    all.map(({ id }, i): Spot => ({ thing: id, x: x + (i + 1) * BESIDE, y })),
  );
  return [...hexes, ...pieces];
}
