/** The things of a choice, and where things are on the board: what a hand would point at. */

import type { Point } from '../../../board/geometry.ts';
import type { Spot } from '../../../board/navigation.ts';
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { has, theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { type Choice, type ChoiceKind, GRAMMAR } from '../vocabulary.ts';
import { layOut } from './layout.ts';
import { drawnSpaces } from './map/routes.ts';
import { chosen, seen } from './seen.ts';

/** Where the grammar names the load or the card first and a player would point at something else first. */
const FIRST: Partial<Record<ChoiceKind, string>> = { carry: 'unit' };

/** Ids of a choice are ids of things: its fields, the one it is about first. */
export function thingsOf(choice: Kernel.Choice): readonly Thing[] {
  const known = chosen(choice);
  const fields: readonly string[] = GRAMMAR[known.kind] ?? [];
  const first = FIRST[known.kind];
  const order = first === undefined ? fields : [first, ...fields.filter((field) => field !== first)];
  const values: Readonly<Record<string, Thing>> = known;
  return order.flatMap((field) => values[field] ?? []);
}

/** Whoever would set out with it, too. */
export function meantBy({ choice, says }: Offer): readonly Thing[] {
  const units = says?.figures.units;
  return [...thingsOf(choice), ...(Array.isArray(units) ? units : [])];
}

/** Everything that some legal choice touches. What has a name of its own, as a whole force recruited, is not meant by any single thing. */
export function touched(offers: readonly Offer[]): ReadonlySet<Thing> {
  return new Set(offers.flatMap(({ choice, says, quiet }) => (says && !quiet ? [] : thingsOf(choice))));
}

/** Choices that begin with a card in hand or an aircraft: what they lead to is shown once one of those is in hand. */
const ASIDE: ReadonlySet<string> = new Set<ChoiceKind>(['intel-reveal', 'intel-base', 'intel-air', 'air-recon', 'fly', 'sail']);

export function isAside({ kind }: Kernel.Choice): boolean {
  return ASIDE.has(kind);
}

/** What is worth a ring on the map: not every space that some card could be played upon. */
export function ringed(offers: readonly Offer[], inHand: Thing | undefined): ReadonlySet<Thing> {
  return touched(offers.filter(({ choice }) => !isAside(choice) || (inHand !== undefined && thingsOf(choice)[0] === inHand)));
}

/** Choices that stand by themselves: pass, done, hold fire. What is dragged is meant by putting it down. */
export function standsAlone({ choice, says, drag }: Offer): boolean {
  return says === undefined && drag === undefined && thingsOf(choice).length === 0;
}

const CARD_IN_PLAY: readonly ChoiceKind[] = ['play-card', 'exchange', 'keep-intel', 'discard-intel'];

/**
 * What a press upon a thing could mean besides itself: whoever rides on it, what only it can begin, and the space it stands in.
 * The card in play stands for what can be done with it.
 */
/** In hand a unit is its place only where nobody else is, or as one of the force; a marker is never. Others who are there go by their own names. */
export function standsFor(view: unknown, thing: Thing, isInHand = false): readonly Thing[] {
  const { units, objectives, event, battle, operation } = seen(view);
  if (event?.card === thing) return CARD_IN_PLAY;
  const marker = objectives.find(({ id }) => id === thing);
  if (marker) return isInHand ? [] : [marker.at];
  const unit = units.find(({ id }) => id === thing);
  if (!unit) return battle?.opfor.some(({ id }) => id === thing) ? [battle.at] : [];
  const riders = units.filter(({ aboard }) => aboard === thing).map(({ id }) => id);
  const isAlone = units.every(({ id, at }) => id === thing || at !== unit.at);
  const isThere = theatreOf(seen(view)).isSpace(unit.at) && (!isInHand || isAlone || operation?.force.includes(thing) === true);
  return [...riders, ...begunWith(seen(view), thing), ...(isThere ? [unit.at] : [])];
}

const ON_SPACE: ReadonlySet<string> = new Set<ChoiceKind>(['intel-reveal', 'intel-base']);

/**
 * Whoever presses the card in play wants to read it first: what can be done with it lies below. And a mission ends for good; 19.1 nor is a
 * line settled by whoever presses an enemy before it is drawn up; 16.2 and whoever looks into a stack spends no card where that stands. 23.0 A
 * marker that lies where somebody stands is pressed to be read: who sets out from there is pressed himself.
 */
export function asksFirst(view: unknown, choice: Kernel.Choice, thing: Thing | undefined): boolean {
  const { battle, event, units } = seen(view);
  if (choice.kind === 'fire' && battle?.firing === '') return true;
  if (ON_SPACE.has(choice.kind) && units.some(({ id }) => id === thing)) return true;
  if (choice.kind === 'force' && isMarkerAmongOwn(seen(view), thing)) return true;
  return choice.kind === 'finish' || (thing !== undefined && event?.card === thing);
}

/** 16.0, 16.2 The card in play, and those that are kept; 23.0 and a marker where somebody stands. */
export function reads(view: unknown, thing: Thing): boolean {
  const { event, intel } = seen(view);
  return event?.card === thing || intel.includes(thing) || isMarkerAmongOwn(seen(view), thing);
}

function isMarkerAmongOwn({ units, objectives }: View, thing: Thing | undefined): boolean {
  const marker = objectives.find(({ id }) => id === thing);
  return marker !== undefined && units.some(({ at }) => at === marker.at);
}

/** 30.0, 35.0 Operations that begin with an aircraft, wherever it lies. */
function begunWith(view: View, thing: Thing): ChoiceKind[] {
  const counter = theatreOf(view).findUnit(thing);
  if (!counter?.air) return [];
  const isWorn = view.units[counter.index]?.worn === true;
  return [...(isWorn ? (['turnaround'] as const) : []), ...(has(counter, 'helicopter') ? (['helicopters'] as const) : [])];
}

/** Where a choice would take the force, if it takes it anywhere. */
export function destination(choice: Choice | undefined): string | undefined {
  switch (choice?.kind) {
    case 'move':
    case 'fly':
    case 'sail':
    case 'drop':
    case 'land':
      return choice.space;
    default:
      return undefined;
  }
}

/** Spaces first, then markers and counters, for the keyboard. Those of a closed stack lie side by side, to be walked along. */
export function spotsIn(view: unknown): readonly Spot[] {
  const known: View = seen(view);
  const spaces = [...drawnSpaces(known.theatre)].map(([thing, { at }]) => spot(thing, at));
  const { stacks, markers } = layOut(known);
  const counters = stacks.flatMap(({ ids, at: [x, y] }) => ids.map((id, i) => spot(id, [x + i * BESIDE, y])));
  return [...spaces, ...markers.map(({ id, at }) => spot(id, at)), ...counters];
}

/** Near enough to be one place for the eye, and far enough for an arrow key to tell them apart. */
const BESIDE = 2;

function spot(thing: Thing, [x, y]: Point): Spot {
  return { thing, x, y };
}
