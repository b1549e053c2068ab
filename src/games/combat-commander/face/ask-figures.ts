/** Figures that a question and the names of its choices speak of. */
import { attackAhead } from '../reckoning/attacks.ts';
import { now } from '../state.ts';
import { ownSide } from '../view.ts';
import { seen } from './seen.ts';

export function askFigures(anyView: unknown): object {
  const view = seen(anyView);
  const own = ownSide(view);
  const isAimed = (now(view, 'fire')?.target ?? -1) >= 0;
  return {
    unit: now(view, 'set-up')?.unit,
    going: now(view, 'activation')?.chosen.length ?? 0,
    tossed: now(view, 'discard')?.chosen.length ?? 0,
    strongest: own && isAimed ? (attackAhead(view, own, { kind: 'fire-all' })?.firepower ?? 0) : 0,
  };
}
