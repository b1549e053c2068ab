/** What a press upon a commando means to whoever holds several of them: his own acts, another of his own takes over. */
import type { OnPress } from '../../../board/pointing.ts';
import type { PieceProps } from '../../face.ts';
import { seen } from './seen.ts';
import { ownCommando, SELF } from './things.ts';

/** Questions at which each commando does as he likes; at the others somebody is to be named. */
export const FREELY: ReadonlySet<string> = new Set(['commandos', 'moment']);

export function pressFor({ view: anyView, asks = '', chairs, onPress }: Pick<PieceProps, 'view' | 'asks' | 'chairs' | 'onPress'>): OnPress {
  const view = seen(anyView);
  return (thing, element) => {
    if (!FREELY.has(asks)) {
      onPress(thing, element);
      return;
    }
    const commando = view.commandos.find(({ id }) => id === thing);
    if (commando && chairs && chairs.at !== commando.seat && chairs.asked.includes(commando.seat)) chairs.sit(commando.seat);
    else onPress(thing === ownCommando(view)?.id ? SELF : thing, element);
  };
}
