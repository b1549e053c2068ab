/** What goes on without spending anything, and what nobody wishes for: by these the table knows its one filled button and its bars. */
import type { Choice } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { seen } from './seen.ts';

/** Each ends what is going on, or leaves it as it is; the likeliest first. */
const GOES_ON: readonly ChoiceKind[] = ['draw', 'fire', 'pass', 'done', 'halt'];

/** Squads that could still move are not sent to the next phase by a key that was pressed too often, nor does one that has not set out halt. */
export function wayOn(view: unknown, offers: readonly Offer[], asks: string | undefined): Offer | undefined {
  const [only, ...others] = offers;
  if (only && others.length === 0) return only;
  if (asks === 'movement' && offers.some(({ choice }) => choice.kind === 'move')) return undefined;
  if (asks === 'moving' && seen(view).move?.steps === 0) return undefined;
  return GOES_ON.flatMap((kind) => offers.filter(({ choice }) => choice.kind === kind)).at(0);
}

/** Whoever presses a hex means to go there, not only one step towards it. */
const RANKS: Readonly<Record<string, number>> = { go: 0, move: 0, attack: 0, step: 2, nominate: 2 };

export function rank(_view: unknown, { kind }: Choice): number {
  return RANKS[kind] ?? 1;
}

/** What cannot be had again: a mission, a map, a war. */
const ENDS: ReadonlySet<string> = new Set<ChoiceKind>(['forfeit', 'end-map', 'end-war']);

export function asksFirst(_view: unknown, { kind }: Choice): boolean {
  return ENDS.has(kind);
}

const BAD: ReadonlySet<string> = new Set(['heard', 'squads-lose', 'both-lose', 'not-suppressed']);

export function isBad(outcome: string): boolean {
  return BAD.has(outcome);
}
