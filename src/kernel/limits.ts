/**
 * How much a save or a file of somebody's own may hold. Whatever comes from outside is measured before it is looked at
 * more closely: a file that would keep its reader busy for minutes is not read at all.
 */
import type { Fault } from './game.ts';
import { isReadableText } from './readable.ts';

/** The longest game we know of has 1,700 entries; taking back and hints come on top. */
export const MOST_ENTRIES = 10_000;
/** Kept free for giving up and ending: one entry, and one choice that was still taken may bring many others along. */
export const ROOM_TO_END = 200;
/**
 * What one seat may do so often at a table of several people, so that it leaves room for the others: with four seats 5,000 entries
 * are left for choices, three times the longest game. Taking back 500 of its choices is a third of all there are in that game.
 */
export const MOST_OF_ONE_SEAT = { 'hand-over': 200, hint: 500, undo: 500 } as const;
/** A fork is one level deeper than the table it comes from. */
export const MOST_REDEALS = 100;
/** Characters of the whole text. */
export const MOST_TEXT = 4_000_000;

/** Characters of a line of the history: a seat, a question and a choice. */
const MOST_LINE = 1_500;
/** Characters of whatever has a name. */
const MOST_WORD = 100;
const MOST_OPTIONS = 64;
/** Of a file of somebody's own: values, characters in them, and how deep they lie in each other. */
const MOST_VALUES = 20_000;
const MOST_CHARACTERS = 100_000;
const MOST_DEPTH = 32;

/** A line of the history that deals everything anew. */
const REDEAL = /^\S+ redeal /;

function tooLarge(what: string, most: number): Fault {
  return { code: 'save-too-large', figures: { what, most } };
}

/** Which limit a save exceeds, before anybody knows whether it is one: what is of another kind is not judged here. */
export function whyTooLarge(data: object): Fault | undefined {
  const { rules, seed, salt, game, commitment, fingerprint, history, setup }: Readonly<Record<string, unknown>> = { ...data };
  for (const [what, word] of Object.entries({ game, rules, seed, salt, commitment, fingerprint })) {
    if (typeof word === 'string' && word.length > MOST_WORD) return tooLarge(what, MOST_WORD);
  }
  const inSetup = typeof setup === 'object' && setup !== null ? whyTooLargeSetup({ ...setup }) : undefined;
  return inSetup ?? (Array.isArray(history) ? whyTooLong(history) : undefined);
}

function whyTooLargeSetup({ id, options, content }: Readonly<Record<string, unknown>>): Fault | undefined {
  if (typeof id === 'string' && id.length > MOST_WORD) return tooLarge('setup', MOST_WORD);
  if (typeof options === 'object' && options !== null) {
    if (Object.keys(options).length > MOST_OPTIONS) return tooLarge('options', MOST_OPTIONS);
    for (const word of Object.entries(options).flat()) {
      if (typeof word === 'string' && word.length > MOST_WORD) return tooLarge('option', MOST_WORD);
    }
  }
  return content === undefined ? undefined : whyNoContent(content);
}

function whyTooLong(history: readonly unknown[]): Fault | undefined {
  if (history.length > MOST_ENTRIES) return tooLarge('entries', MOST_ENTRIES);
  let redeals = 0;
  for (const line of history) {
    if (typeof line !== 'string') return undefined;
    if (line.length > MOST_LINE) return tooLarge('line', MOST_LINE);
    if (REDEAL.test(line)) redeals++;
  }
  return redeals > MOST_REDEALS ? tooLarge('redeals', MOST_REDEALS) : undefined;
}

/** Which limit a file of somebody's own exceeds, or that nobody can read it. It may lie deeper than a function can call itself, so nothing here does. */
export function whyNoContent(content: unknown): Fault | undefined {
  let values = 0;
  let characters = 0;
  let level: unknown[] = [content];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return tooLarge('depth', MOST_DEPTH);
    const next: unknown[] = [];
    for (const value of level) {
      values++;
      if (typeof value === 'string') {
        characters += value.length;
        if (characters <= MOST_CHARACTERS && !isReadableText(value)) return { code: 'content-unreadable', figures: {} };
      } else if (typeof value === 'object' && value !== null) {
        if (!Array.isArray(value)) characters += Object.keys(value).reduce((sum, key) => sum + key.length, 0);
        for (const part of Object.values(value)) next.push(part);
      }
    }
    if (values + next.length > MOST_VALUES) return tooLarge('values', MOST_VALUES);
    if (characters > MOST_CHARACTERS) return tooLarge('content', MOST_CHARACTERS);
    level = next;
  }
  return undefined;
}

export function textTooLong(text: string): Fault | undefined {
  return text.length > MOST_TEXT ? tooLarge('text', MOST_TEXT) : undefined;
}
