/** O15 Cards to be discarded are put together in the hand, and go when one says so. */
import type { Gathering } from '../../face.ts';
import { discardLimit } from '../rules/hands.ts';
import { ownSide } from '../view.ts';
import { seen } from './seen.ts';

export function gathers(anyView: unknown, asks: string | undefined): Gathering | undefined {
  const view = seen(anyView);
  const own = ownSide(view);
  if (asks !== 'discard' || own === undefined) return undefined;
  return { kind: 'toss', ends: 'done', most: Math.min(discardLimit(view, own), view.sides[own].cards) };
}
