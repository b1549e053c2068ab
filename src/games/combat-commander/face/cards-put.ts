/** A card put upon whom it is for: the same as pressing it, and then whoever is asked for. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { ableTo, isSpent, led, movingHex } from '../rules/activation.ts';
import { isLeader } from '../rules/units.ts';
import { type Unit, unitsAt } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { type CardKind, type Choice, type ChoiceOf, choiceText } from '../vocabulary.ts';
import { assaults } from './assaults.ts';
import { actingHexes, attackedHexes } from './marks.ts';
import { chosen } from './seen.ts';
import { thingsOf } from './things.ts';

type Played = ChoiceOf<Exclude<CardKind, 'order' | 'toss'>>;

/** All that a card could be played for now, but its Order. */
export function playedFor(offers: readonly Offer[], card: Thing): readonly Played[] {
  return offers.flatMap(({ choice }) => {
    const known = chosen(choice);
    const isCards = 'card' in known && known.card === card;
    return isCards && known.kind !== 'order' && known.kind !== 'toss' && known.kind !== 'spray-fire' ? [known] : [];
  });
}

/** Upon which pieces and hexes it is put for that, and what is chosen by it. */
export function upon(view: View, card: Thing, offers: readonly Offer[]): Map<Thing, readonly string[]> {
  const found = new Map<Thing, readonly string[]>();
  const add = (things: readonly Thing[], all: readonly Choice[]) => {
    for (const thing of things) if (!found.has(thing)) found.set(thing, all.map(choiceText));
  };
  for (const played of playedFor(offers, card)) {
    for (const unit of played.kind === 'op-fire' ? firersOf(view) : [])
      add([unit.id, hexName(unit.at)], [played, { kind: 'activate', unit: unit.id }]);
    for (const hex of played.kind === 'assault-fire' ? assaulted(view, card, offers) : [])
      add(thingsAt(view, hex), [played, { kind: 'target', hex: hexName(hex) }]);
    for (const hex of concerned(view)) add(thingsAt(view, hex), [played]);
  }
  return found;
}

const thingsAt = (view: View, hex: number): Thing[] => [hexName(hex), ...unitsAt(view, hex).map(({ id }) => id)];

/** A33.2 Whoever could be activated to fire at those who move, or leads somebody who could. */
function firersOf(view: View): readonly Unit[] {
  const side = ownSide(view);
  if (side === undefined || movingHex(view) < 0) return [];
  const isAble = ableTo(view, side, 'op-fire');
  return view.units.filter((unit) => {
    if (unit.side !== side || isSpent(unit)) return false;
    return isAble(unit) || (isLeader(unit) && led(view, unit).some(isAble));
  });
}

/** A26 Whom those who move could fire at. */
function assaulted(view: View, card: Thing, offers: readonly Offer[]): readonly number[] {
  const ofCard = offers.filter(({ choice }) => thingsOf(choice).includes(card));
  const hexes = view.units.flatMap((unit) => (unit.side === ownSide(view) ? [...assaults(view, unit, ofCard).keys()] : []));
  return [...new Set(hexes)].map(hexNamed);
}

/** Where those are who act, and those who are acted upon; where nobody does anything, all of one's own. */
function concerned(view: View): readonly number[] {
  const own = view.units.flatMap(({ side, at }) => (side === ownSide(view) ? [at] : []));
  const hexes = [...actingHexes(view), ...attackedHexes(view)].map(hexNamed);
  return [...new Set(hexes.length > 0 ? hexes : own)];
}
