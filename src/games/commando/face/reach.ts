/** Where the force may go, by which way, and what it risks there. */
import { type Line, paced } from '../../../board/map/lines.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { drawnSpaces, terrainOf, wayLine } from './map/routes.ts';
import { chosen } from './seen.ts';
import { destination, isAside, thingsOf } from './things.ts';

export interface Destination {
  readonly offer: Offer;
  readonly space: string;
  /** The spaces on the way, where the force stands first and the destination last. */
  readonly over: readonly string[];
  /** How likely it is that enemies turn up, where that is known. */
  readonly risk: number | undefined;
}

/** The spaces that an offer leads over, if it leads anywhere; one that begins with a force begins where that stands. */
export function routeOf(view: View, offer: Offer): readonly string[] {
  const choices = (offer.choices ?? [offer.choice]).map(chosen);
  const [first] = choices;
  const from = view.operation?.at ?? (first?.kind === 'force' ? first.space : undefined);
  const spaces = choices.flatMap((choice) => destination(choice) ?? []);
  return from === undefined || spaces.length === 0 ? [] : [from, ...spaces];
}

/** Whoever goes there: the force under way, or those whom the offer takes and loads. */
export function goersOf(view: View, { choices = [] }: Offer): readonly string[] {
  if (view.operation) return view.operation.force;
  const named = choices.map(chosen).flatMap((one) => (one.kind === 'take' ? [one.unit] : one.kind === 'carry' ? [one.cargo] : []));
  // An objective that is loaded is no unit.
  return named.filter((id) => theatreOf(view).findUnit(id) !== undefined);
}

/** Where the ways begin: the force stands there, or would set out from there. */
export function startOf({ operation }: View, [first]: readonly Destination[]): string | undefined {
  return operation?.at ?? first?.over[0];
}

/** The shortest way to each space that can be reached; ways that begin with a card or an aircraft once that is in hand. */
export function destinationsIn(view: View, offers: readonly Offer[], inHand: Thing | undefined): readonly Destination[] {
  const places = drawnSpaces(view.theatre);
  const found = new Map<string, Destination>();
  for (const offer of offers) {
    const space = destination(chosen(offer.choice));
    if (space === undefined || !places.has(space)) continue;
    if (isAside(offer.choice) && thingsOf(offer.choice)[0] !== inHand) continue;
    const over = routeOf(view, offer);
    const known = found.get(space);
    if (over.length === 0 || (known && known.over.length <= over.length)) continue;
    const risk = offer.odds?.outcomes.find(({ what }) => what === 'opfor-appear')?.chance;
    found.set(space, { offer, space, over, risk });
  }
  return [...found.values()];
}

/** Leg by leg, as the map draws them. */
export function legsOver(theatre: string, over: readonly string[]): readonly Line[] {
  return over.slice(1).map((to, i) => wayLine(theatre, over[i] ?? to, to));
}

/** Every leg once, however many ways lead over it. */
export function litLegs(theatre: string, destinations: readonly Destination[]): readonly Line[] {
  const legs = new Map<string, Line>();
  for (const { over } of destinations) {
    for (const [i, to] of over.entries()) {
      const from = over[i - 1];
      if (from !== undefined) legs.set([from, to].sort().join(' '), wayLine(theatre, from, to));
    }
  }
  return [...legs.values()];
}

/** Ways out of a space that ends the move: nobody goes on there. */
export function endsOf(view: View, { space, over }: Destination): readonly Line[] {
  const terrain = drawnSpaces(view.theatre).get(space)?.terrain ?? '';
  if (terrainOf(view.theatre, terrain).stop !== true) return [];
  const from = over.at(-2);
  const neighbours = theatreOf(view)
    .space(space)
    .neighbours.filter((next) => next !== from);
  return neighbours.map((next) => paced(wayLine(view.theatre, space, next), 4));
}
