/** Where every card, counter, chit and marker is: each in exactly one place. */

import { smokeMarkers } from '../../src/games/combat-commander/beginning.ts';
import { DECKS } from '../../src/games/combat-commander/content/cards.ts';
import { SIDES } from '../../src/games/combat-commander/content/terms.ts';
import type { State } from '../../src/games/combat-commander/state.ts';

/** What is wrong with the pieces, in a few words; undefined when nothing is. */
export function faultInPieces(state: State): string | undefined {
  return faultInCards(state) ?? faultInCounters(state) ?? faultInMarkers(state);
}

function faultInCards(state: State): string | undefined {
  for (const side of SIDES) {
    const { hand, deck, brief } = state.sides[side];
    const cards = new Set([...hand, ...deck.pile, ...deck.discards]);
    const count = hand.length + deck.pile.length + deck.discards.length;
    const all = DECKS[brief.nation];
    // Every card of the deck is there, and no card besides or twice.
    if (count !== all.length || !all.every(({ id }) => cards.has(id))) return `${count} cards of the ${side}`;
  }
  return undefined;
}

function faultInCounters(state: State): string | undefined {
  const units = [
    ...state.units.map(({ id }) => id),
    ...state.reinforcements.map(({ unit }) => unit),
    ...state.toSetUp.flatMap(({ units: waiting }) => waiting.map(({ unit }) => unit)),
    ...SIDES.flatMap((side) => state.sides[side].casualties),
  ];
  const weapons = [
    ...state.units.map(({ weapon }) => weapon),
    ...state.reinforcements.map(({ weapon }) => weapon),
    ...state.toSetUp.flatMap(({ units: waiting, weapons: left }) => [...waiting.map(({ weapon }) => weapon), ...left]),
    ...state.weapons,
  ].filter((weapon) => weapon !== '');
  const chits = [...state.openChits, ...state.chitCup, ...SIDES.flatMap((side) => state.sides[side].secret)];
  const twice = [units, weapons, chits].map((list) => list.find((id, i) => list.indexOf(id) !== i)).find((id) => id !== undefined);
  return twice === undefined ? undefined : `${twice} is there twice`;
}

/** 8.1 One of each marker in a hex, none beside a Blaze; the Smoke markers are as many as there ever were. */
function faultInMarkers(state: State): string | undefined {
  const markers = state.smoke.length + state.blaze.length + state.smokeCup.length;
  if (markers !== smokeMarkers(state.rules).length) return `${markers} smoke markers`;
  const hexes = [...state.smoke.map(({ at }) => at), ...state.blaze];
  const forts = [...state.fortifications.map(({ at }) => at), ...state.blaze];
  const crowded = [hexes, forts].find((list) => new Set(list).size !== list.length);
  if (crowded) return 'two markers where one may be';
  return state.units.some(({ at }) => state.blaze.includes(at) && state.doing.length === 0) ? 'a unit in a Blaze' : undefined;
}
