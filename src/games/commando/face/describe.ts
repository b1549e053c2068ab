/** What there is to know about a thing under the pointer. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { AIR_AVAILABLE, RECRUIT_BOX } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { cardDescribed } from './describe-card.ts';
import { markerDescribed, spaceDescribed } from './describe-space.ts';
import { opforDescribed, typeDescribed, unitDescribed } from './describe-unit.ts';
import { seen } from './seen.ts';

/** Boxes and piles that are no things of any choice, and yet can be pointed at. */
export const DECK = 'deck';
export const DISCARDS = 'discards';
export const BIN = 'bin';
export const LOSSES = 'losses';

export function describe(anyView: unknown, thing: string, speaker: Speaker): Described | undefined {
  const view = seen(anyView);
  const theatre = theatreOf(view);
  if (view.mission === '') return undefined;
  if (theatre.isSpace(thing)) return spaceDescribed(view, thing, speaker);
  if (theatre.findUnit(thing)) return unitDescribed(view, thing, speaker);
  if (theatre.has('opfor', thing)) return opforDescribed(view, thing, speaker);
  if (theatre.findType(thing)) return typeDescribed(view, thing, speaker);
  if (theatre.has('card', thing)) return cardDescribed(view, thing, speaker);
  const marker = view.objectives.find(({ id }) => id === thing);
  if (marker) return markerDescribed(view, marker, speaker);
  return boxDescribed(view, thing, speaker);
}

function boxDescribed(view: View, thing: string, speaker: Speaker): Described | undefined {
  const say = (key: string, figures: object = {}) => speaker.say(`look box ${key}`, figures);
  switch (thing) {
    case RECRUIT_BOX:
      return { title: say('recruit-title'), lines: [{ text: say('recruit'), rule: '3.0' }] };
    case AIR_AVAILABLE:
      return {
        title: say('air-title'),
        lines: [
          { text: say('air'), rule: '29.0' },
          { text: say('air-check'), rule: '29.1' },
        ],
      };
    case DECK:
      return {
        title: say('deck-title'),
        lines: [
          { text: say('deck', { count: view.deck.cards }), rule: '16.0' },
          { text: say('deck-empty'), rule: '16.1' },
        ],
      };
    case DISCARDS:
      return { title: say('discards-title'), lines: [{ text: discarded(view, say), rule: '16.1' }] };
    case BIN:
      return { title: say('bin-title'), lines: [{ text: say('bin', { units: view.bin }), rule: '18.0' }] };
    case LOSSES:
      return {
        title: speaker.say('look tray lost'),
        lines: [{ text: view.losses > 0 ? say('losses', { count: view.losses }) : say('losses-none'), rule: '22.0' }],
      };
    default:
      return undefined;
  }
}

function discarded({ deck: { discards: cards } }: View, say: (key: string, figures?: object) => string): string {
  return cards.length > 0 ? say('discards', { cards }) : say('discards-none');
}
