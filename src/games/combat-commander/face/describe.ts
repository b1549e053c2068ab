/** What there is to know about a thing under the pointer. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { hexNamed } from '../content/battle-map.ts';
import { cardCalled, isCard } from '../content/cards.ts';
import { isUnit, isWeapon } from '../content/counters.ts';
import { SIDES, type Side } from '../content/terms.ts';
import { discardLimit } from '../rules/hands.ts';
import { firerOf } from '../rules/units.ts';
import type { View } from '../view.ts';
import { cardDescribed } from './describe-card.ts';
import { hexDescribed } from './describe-hex.ts';
import { countedDescribed, unitDescribed, weaponDescribed } from './describe-unit.ts';
import { seen } from './seen.ts';

/** Piles are no things of any choice, and yet can be pointed at. */
export const pileOf = (side: Side): string => `pile-${side}`;
export const discardsOf = (side: Side): string => `discards-${side}`;

export function describe(anyView: unknown, thing: string, speaker: Speaker): Described | undefined {
  const view = seen(anyView);
  if (isCard(thing)) return cardDescribed(thing, speaker);
  if (view.map !== '' && hexNamed(thing) >= 0) return hexDescribed(view, hexNamed(thing), speaker);
  const unit = firerOf(view, thing);
  if (unit) return unit.id === thing ? unitDescribed(view, unit, speaker) : weaponDescribed(view, unit, speaker);
  if (isUnit(thing) || isWeapon(thing)) return countedDescribed(view, thing, speaker);
  for (const side of SIDES) {
    if (thing === pileOf(side)) return pileDescribed(view, side, speaker);
    if (thing === discardsOf(side)) return discardsDescribed(view, side, speaker);
  }
  return undefined;
}

function pileDescribed(view: View, side: Side, speaker: Speaker): Described {
  const { pile, cards } = view.sides[side];
  return {
    title: speaker.say('look pile title', { side }),
    lines: [
      { text: speaker.say('look pile count', { pile, cards }), rule: '1.3' },
      { text: speaker.say('look pile last'), rule: '6.1.2' },
      { text: speaker.say('look pile limit', { limit: discardLimit(view, side) }), rule: '5.3' },
    ],
  };
}

function discardsDescribed(view: View, side: Side, speaker: Speaker): Described {
  const { discards } = view.sides[side];
  return {
    title: speaker.say('look discards title', { side, count: discards.length }),
    lines: [
      ...(discards.length > 1 ? [{ text: ordersAmong(discards, speaker), rule: '1.3' }] : []),
      { text: speaker.say('look discards list', { cards: discards.slice(-LAST).toReversed() }), rule: '1.2' },
    ],
  };
}

/** So many of them are told by name. */
const LAST = 6;

/** How many of each Order are gone, the most first. */
function ordersAmong(cards: readonly string[], speaker: Speaker): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(cardCalled(card).order, (counts.get(cardCalled(card).order) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([order, times]) => speaker.say('situation times', { what: speaker.name(order), times })).join(' · ');
}
