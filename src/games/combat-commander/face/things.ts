/** The things of a choice, what a press upon a thing could mean, and where things are: what a hand would point at. */
import type { Spot } from '../../../board/navigation.ts';
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { firerOf } from '../rules/units.ts';
import { now, unitsAt } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { type ChoiceKind, GRAMMAR } from '../vocabulary.ts';
import { HEXES } from './ground.ts';
import { stepTowards } from './march.ts';
import { chosen, seen } from './seen.ts';
import { layOut } from './stacks.ts';

/** Fields of choices that are no things: a number, a letter, a side. */
const WORDS: ReadonlySet<string> = new Set(['strength', 'time', 'side', 'chit', 'marker']);

/** Ids of a choice are ids of things: its fields, the one it is about first. */
export function thingsOf(choice: Kernel.Choice): readonly Thing[] {
  const known = chosen(choice);
  const fields: readonly string[] = GRAMMAR[known.kind] ?? [];
  const values: Readonly<Record<string, Thing>> = known;
  return fields.filter((field) => !WORDS.has(field)).flatMap((field) => values[field] ?? []);
}

/** Everything that some legal choice touches; what is meant by a name of its own touches nothing, for no press upon a thing makes it. */
export function touched(offers: readonly Offer[]): ReadonlySet<Thing> {
  return new Set(offers.flatMap(({ choice, says }) => (says ? [] : thingsOf(choice))));
}

/** What one does with somebody by beginning an Order, and to an enemy by answering one. */
const OF_OWN: readonly ChoiceKind[] = ['order'];
const OF_MOVERS: readonly ChoiceKind[] = ['halt'];
const OF_ENEMY: readonly ChoiceKind[] = ['op-attack', 'op-fire'];
const OF_TARGET: readonly ChoiceKind[] = ['fire', 'fire-all'];

/**
 * What a press upon a thing could mean besides itself: a unit for its weapon and its hex, a weapon for its bearer, a hex for
 * whoever stands there, or, for those under way, the first step towards it.
 */
export function standsFor(anyView: unknown, thing: Thing): readonly Thing[] {
  const view = seen(anyView);
  const hex = hexNamed(thing);
  if (hex >= 0) return [...piecesIn(view, hex), ...kindsAt(view, hex), ...stepTo(view, hex)];
  const unit = firerOf(view, thing);
  if (!unit) return [];
  const others = unit.id === thing ? (unit.weapon === '' ? [] : [unit.weapon]) : [unit.id];
  const isOwn = unit.side === ownSide(view);
  const isMoving = now(view, 'move')?.group.includes(unit.id) === true;
  return [
    ...others,
    hexName(unit.at),
    ...(isOwn ? [...(isMoving ? OF_MOVERS : []), ...OF_OWN] : [...(isMoving ? OF_ENEMY : []), ...kindsAt(view, unit.at)]),
    ...(isOwn ? stepTo(view, unit.at) : []),
  ];
}

function piecesIn(view: View, hex: number): Thing[] {
  return unitsAt(view, hex).flatMap(({ id, weapon }) => (weapon === '' ? [id] : [id, weapon]));
}

/** O20.3 The hex that is fired at stands for firing. */
function kindsAt(view: View, hex: number): readonly ChoiceKind[] {
  return now(view, 'fire')?.target === hex ? OF_TARGET : [];
}

function stepTo(view: View, hex: number): Thing[] {
  const next = stepTowards(view, hex);
  return next === undefined ? [] : [hexName(next)];
}

/** Near enough to be one place for the eye, and far enough for an arrow key to tell them apart. */
const BESIDE = 2;

/** Hexes first, then pieces, for the keyboard. */
export function spotsIn(anyView: unknown): readonly Spot[] {
  const view = seen(anyView);
  const hexes = HEXES.all.map(({ id, centre: [x, y] }): Spot => ({ thing: id, x, y }));
  const pieces = layOut(view).stacks.flatMap(({ pieces: all, at: [x, y] }) =>
    all.map(({ id }, i): Spot => ({ thing: id, x: x + (i + 1) * BESIDE, y })),
  );
  return [...hexes, ...pieces];
}
