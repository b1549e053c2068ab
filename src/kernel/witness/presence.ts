/** As whom somebody is present at a table, and what he may have of it: speak, look, save, fork. */
import type { Chronicle } from '../chronicle.ts';
import { entryFrom } from '../entry.ts';
import { type Choice, type GameEvent, type GameState, type Refusal, refusal, type Seat } from '../game.ts';
import type { Parting } from '../save.ts';
import type { Asker } from './audience.ts';

/** Somebody at a table: the seats he holds, and whether he plays all there is to play. */
export interface Present {
  readonly held: readonly Seat[];
  readonly alone: boolean;
}

/** As whom somebody is present, by who holds the seats. */
export function presenceOf(
  seats: readonly { readonly seat: Seat; readonly holder: string | null }[],
  visitor: string | undefined,
): Present {
  const held = visitor === undefined ? [] : seats.filter(({ holder }) => holder === visitor).map(({ seat }) => seat);
  return { held, alone: held.length > 0 && held.length === seats.length };
}

/** Why somebody cannot speak for that seat, or must say for which; undefined where it is clear for which he speaks. */
export function whyNotSpeaking({ held }: Present, named: Seat | undefined): Refusal | undefined {
  if (held.length === 0) return refusal('not-at-this-table', '');
  if (named === undefined) return held.length > 1 ? refusal('which-seat', '', { seats: held }) : undefined;
  return whyNotLooking({ held }, named);
}

/** Nobody looks from a seat that is not his. */
export function whyNotLooking({ held }: Pick<Present, 'held'>, named: Seat | undefined): Refusal | undefined {
  return named === undefined || held.includes(named) ? undefined : refusal('not-your-seat', '', { seat: named });
}

/** A save holds seed and dice: it is for one who plays alone, and after the end for everybody. */
export function whyNoSave<S extends GameState, C extends Choice, E extends GameEvent>(
  { match }: Chronicle<S, C, E>,
  { held, alone }: Present,
): Refusal | undefined {
  if (match.outcome) return undefined;
  if (held.length === 0) return refusal('not-at-this-table', '');
  return alone ? undefined : refusal('secrets-until-the-end', '');
}

/** A fork shows the cards that were held then to the one who holds all seats of it. */
export function whyNoFork<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  present: Present,
): Refusal | undefined {
  return present.held.length === 0 ? refusal('not-at-this-table', '') : whyNoSave(chronicle, present);
}

/** Where others play, what has come to light stays known. */
export function whyNotBeyond({ alone }: Present): Refusal | undefined {
  return alone ? undefined : refusal('only-alone', '');
}

/** What was recorded and does not stand may be a secret of whoever chose it, at a table where the game goes on elsewhere. */
export function partingFor(parting: Parting, asker: Asker, { alone }: Pick<Present, 'alone'>): Parting {
  const { entry = 0, text, lost = 0 } = parting.figures;
  if (alone || entryFrom(String(text))?.seat === asker) return parting;
  return { code: parting.code, figures: { entry, text: '…', lost } };
}
