/** A save of a game that goes on by other rules than it was begun by brings along from where: whether its dice are those of its seed. */
import { comesFrom, isDealtFrom } from './dice.ts';
import type { Entry } from './entry.ts';
import type { Game } from './game.ts';
import { seedOf } from './match.ts';
import { inTodaysShape } from './shapes.ts';
import type { Carried } from './snapshot.ts';

/** As a save holds it: its entries are the first of the history. */
export type SavedCarried = Omit<Carried, 'entries'>;

/** Characters of the number of a rules version, as elsewhere in a save. */
const MOST_WORD = 100;

/** What can be seen at a glance; a file from anywhere may hold anything besides. */
export function looksCarried(data: unknown): data is SavedCarried {
  if (typeof data !== 'object' || data === null || !('rules' in data && 'step' in data && 'snapshot' in data)) return false;
  const { rules, step, snapshot } = data;
  if (
    typeof rules !== 'string' ||
    rules.length > MOST_WORD ||
    typeof step !== 'number' ||
    typeof snapshot !== 'object' ||
    snapshot === null
  )
    return false;
  return 'version' in snapshot && Number.isInteger(snapshot.version) && Number(snapshot.version) >= 0;
}

/** Undefined where nobody knows what its state looks like. */
export function carriedIn(game: Pick<Game, 'shapes'>, { snapshot, ...same }: SavedCarried, entries: readonly Entry[]): Carried | undefined {
  const todays = inTodaysShape(game, snapshot);
  return todays && { ...same, snapshot: todays, entries: entries.slice(0, snapshot.version) };
}

/** Whether the dice of the position are those that come from the seed, or from what everything was dealt anew from last. */
export function diceAreOf(seed: string, { entries, snapshot }: Carried): boolean {
  const { random } = snapshot.checkpoint;
  const deal = entries.findLast((entry) => 'redeal' in entry);
  return deal ? isDealtFrom(random, seedOf(deal)) : comesFrom(random, seed);
}
