/** Who acts now, or is rolled for. */
import type { Doings } from '../doing.ts';
import { rollsFor } from '../reckoning/dice.ts';
import { now } from '../state.ts';
import type { View } from '../view.ts';
import { standing } from './seen.ts';

/** They move, fire, advance, are being activated, or a roll is made for them. */
export function actingPieces(view: View): readonly string[] {
  return [
    ...(now(view, 'activation')?.chosen ?? []),
    ...(now(view, 'move')?.group ?? []),
    ...(shotAhead(view)?.group ?? []),
    ...(now(view, 'retreat')?.units ?? []),
    rollsFor(view) ?? '',
  ];
}

/** O20.3 The shot that is being put together: once it was taken, who took it and at whom is past, though the Order goes on. */
export function shotAhead(view: View): Doings<'fire'> | undefined {
  const fire = now(view, 'fire');
  return fire && (fire.group.length === 0 || fire.group.some((piece) => !fire.fired.includes(piece))) ? fire : undefined;
}

/** Whose counters are looked at: those, and whoever has fired what is rolled for. */
export function lookedAtNow(view: View): ReadonlySet<string> {
  const pieces = [...actingPieces(view), ...(now(view, 'attack')?.firers ?? [])];
  return new Set(pieces.flatMap((piece) => standing(view, piece)?.id ?? []));
}
