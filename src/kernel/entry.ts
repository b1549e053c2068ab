/** What a chronicle is made of, and how each entry is written down. */
import type { Seat } from './game.ts';
import type { Redeal } from './match.ts';

export interface Chosen {
  readonly seat: Seat;
  readonly asks: string;
  readonly choice: string;
  /** Answered for a seat that had nothing to play or did not want to be stopped. */
  readonly unasked?: boolean;
  /** Chosen by the scripted player, who was asked to play on. */
  readonly scripted?: boolean;
}

export interface TakenBack {
  readonly seat: Seat;
  /** How many choices were taken back. */
  readonly undo: number;
  /** Taken back although something new had come to light since. */
  readonly beyond?: boolean;
  /** Others had chosen since, and agreed to it. */
  readonly agreed?: readonly Seat[];
}

/** The scripted player was asked what it would do. Nothing changes on the board; the record shows it. */
export interface Advised {
  readonly seat: Seat;
  readonly hint: string;
}

/** A fork begins with a re-deal: whatever the seat could not know was dealt anew, from this seed. */
export type Entry = Chosen | TakenBack | Advised | Redeal;

/**
 * `commando movement: move siwa`, with `~` before it where nobody was asked and `*` where the scripted player played on;
 * `commando undo 2`, with `!` where it went beyond, or ` with allies` where others agreed; `commando hint move siwa`;
 * `commando redeal SEED`.
 */
export function entryText(entry: Entry): string {
  if ('undo' in entry) {
    const agreed = entry.agreed ? ` with ${entry.agreed.join(' ')}` : '';
    return `${entry.seat} undo ${entry.undo}${entry.beyond ? '!' : ''}${agreed}`;
  }
  if ('hint' in entry) return `${entry.seat} hint ${entry.hint}`;
  if ('redeal' in entry) return `${entry.seat} redeal ${entry.redeal}`;
  return `${entry.unasked ? '~' : ''}${entry.scripted ? '*' : ''}${entry.seat} ${entry.asks}: ${entry.choice}`;
}

export function entryFrom(text: string): Entry | undefined {
  const [, seat = '', undo, beyond, agreed] = /^(\S+) undo (\d+)(!?)(?: with (\S+(?: \S+)*))?$/.exec(text) ?? [];
  if (undo) return { seat, undo: Number(undo), ...(beyond && { beyond: true }), ...(agreed && { agreed: agreed.split(' ') }) };
  const [, advised = '', hint] = /^(\S+) hint (\S.*)$/.exec(text) ?? [];
  if (hint) return { seat: advised, hint };
  const [, forker = '', redeal] = /^(\S+) redeal (\S.*)$/.exec(text) ?? [];
  if (redeal) return { seat: forker, redeal };
  const [, unasked, scripted, chooser = '', asks = '', choice] = /^(~?)(\*?)(\S+) (\S+): (\S.*)$/.exec(text) ?? [];
  if (!choice) return undefined;
  return { seat: chooser, asks, choice, ...(unasked && { unasked: true }), ...(scripted && { scripted: true }) };
}
