/** What a press upon a commando means to whoever holds several of them: his own acts, another of his own takes over. */
import type { OnPress } from '../../../board/pointing.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { PieceProps, Thing } from '../../face.ts';
import type { View } from '../view.ts';
import { goesSoftly } from './errands.ts';
import { seen } from './seen.ts';
import { ownCommando, quietly, SELF, thingsOf } from './things.ts';

/** Questions at which each commando does as he likes; at the others somebody is to be named. */
export const FREELY: ReadonlySet<string> = new Set(['commandos', 'moment']);

const OF_ONE: ReadonlySet<string> = new Set([...FREELY, 'selection', 'side']);

/** 4.2 Whatever the book leaves to the players is answered for all of them. */
export const isForAll = (asks: string): boolean => !OF_ONE.has(asks);

type Pressed = Pick<PieceProps, 'view' | 'asks' | 'chairs' | 'onPress' | 'offers'>;

export function pressFor({ view: anyView, asks = '', chairs, onPress, offers }: Pressed): OnPress {
  const view = seen(anyView);
  return (thing, element) => {
    if (!FREELY.has(asks)) {
      onPress(thing, element);
      return;
    }
    const commando = view.commandos.find(({ id }) => id === thing);
    if (commando && chairs && chairs.at !== commando.seat && chairs.asked.includes(commando.seat)) chairs.sit(commando.seat);
    else onPress(thing === ownCommando(view)?.id ? SELF : meantBy(view, offers, thing), element);
  };
}

/** Softly, where he can go both ways for the same; the other way is in the list. */
function meantBy(view: View, offers: readonly Offer[], thing: Thing): Thing {
  const canSneak = offers.some(({ choice }) => thingsOf(choice).includes(quietly(thing)));
  return canSneak && goesSoftly(view) ? quietly(thing) : thing;
}
