/** Everything of Commando that a hand could press, and what kind of thing it is. */

import { AIR_AVAILABLE, KILLED, RECOVERED, RECRUIT_BOX } from '../../src/games/commando/boxes.ts';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { BIN, DECK, DISCARDS, LOSSES } from '../../src/games/commando/face/describe.ts';
import type { View } from '../../src/games/commando/view.ts';
import type { Thing } from '../../src/games/face.ts';

export const KINDS = [
  'space',
  'own unit',
  'aircraft',
  'counter for sale',
  'marker',
  'enemy',
  'Intel card',
  'card in play',
  'pile',
] as const;
export type Kind = (typeof KINDS)[number];

export function thingsOnTable(view: View): ReadonlyMap<Thing, Kind> {
  const theatre = theatreOf(view);
  const things = new Map<Thing, Kind>();
  for (const { id } of theatre.spaces) things.set(id, 'space');
  for (const { type, counters } of theatre.types) {
    if (counters.some(({ index }) => view.units[index]?.at === RECRUIT_BOX)) things.set(type, 'counter for sale');
  }
  for (const { id, at, worn } of view.units) {
    if (at === AIR_AVAILABLE || worn) things.set(id, 'aircraft');
    else if (at !== RECRUIT_BOX && at !== KILLED) things.set(id, 'own unit');
  }
  for (const { id, at } of view.objectives) if (at !== RECOVERED) things.set(id, 'marker');
  for (const id of view.battle?.opfor.map((opfor) => opfor.id) ?? view.opfor) things.set(id, 'enemy');
  for (const card of view.intel) things.set(card, 'Intel card');
  if (view.event) things.set(view.event.card, 'card in play');
  for (const pile of [DECK, DISCARDS, BIN, LOSSES]) things.set(pile, 'pile');
  return things;
}

/** Counters still in the box and cards that are not in hand: no reason may speak of one, unless it was pressed. */
export function notHeld(view: View): ReadonlySet<string> {
  const theatre = theatreOf(view);
  const boxed = theatre.units.filter(({ index }) => view.units[index]?.at === RECRUIT_BOX).map(({ id }) => id);
  const cards = theatre.cardIds.filter((card) => !view.intel.includes(card) && view.event?.card !== card);
  return new Set([...boxed, ...cards]);
}
