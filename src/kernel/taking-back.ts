/** How far somebody may go back, and who must agree. Nobody goes back over something that has come to light. */
import { type Chosen, goesWithBefore, type TakenBack } from './entry.ts';
import type { Seat } from './game.ts';
import type { Position } from './match.ts';

/** A choice on the line of play that stands, with the way back to the moment before it. */
export interface Played<S, C> {
  readonly entry: Chosen;
  /** Its place among the entries. */
  readonly index: number;
  /** Missing when the chronicle was restored from a snapshot that was taken later. */
  readonly before: Position<S, C> | undefined;
  readonly newsBefore: number;
  readonly toldBefore: number;
  /** It answered a window of which it is no secret who is thinking. */
  readonly openly: boolean;
}

/** What is asked of a choice here. */
type Taken = Pick<Played<unknown, unknown>, 'entry' | 'openly'>;

/** The choices since something new came to light, the last first; none from before a fork. */
export function sinceNews<P extends Pick<Played<unknown, unknown>, 'newsBefore'>>(line: readonly P[], floor: number, news: number): P[] {
  const since: P[] = [];
  for (let i = line.length - 1; i >= floor; i--) {
    const played = line[i];
    if (played?.newsBefore !== news) break;
    since.push(played);
  }
  return since;
}

/** How many of them the seats of one person can take back before another has built on them. */
export function undoableBy(seats: readonly Seat[], since: readonly Taken[]): number {
  let count = 0;
  let own = 0;
  for (const taken of since) {
    if (!seats.includes(taken.entry.seat) && !hasBuiltOnNothing(taken)) break;
    count++;
    // Passing by himself counts as well: whether he did must not be seen in it.
    if (seats.includes(taken.entry.seat) && (taken.entry.unasked || !goesWithBefore(taken.entry))) own = count;
  }
  return own;
}

/** Whose consent it takes to take back the seat's last choice: theirs who have chosen since, or may have; undefined where there is none. */
export function consentTo(seat: Seat, since: readonly Taken[]): readonly Seat[] | undefined {
  const own = since.findIndex(({ entry }) => entry.seat === seat && !goesWithBefore(entry));
  return own < 0 ? undefined : othersThan(seat, since.slice(0, own));
}

/** The other seats whose choices go with it. */
export function othersThan(seat: Seat, taken: readonly Taken[]): readonly Seat[] {
  const others = taken.filter((one) => one.entry.seat !== seat && !hasBuiltOnNothing(one));
  return [...new Set(others.map(({ entry }) => entry.seat))];
}

export function mayTakeBack({ seat, undo, agreed = [] }: TakenBack, since: readonly Taken[]): boolean {
  const taken = since.slice(0, undo);
  return taken.length === undo && taken.every((one) => [seat, ...agreed].includes(one.entry.seat) || hasBuiltOnNothing(one));
}

/** Whoever passed by himself; but where windows are secret, nobody may learn that he did. */
function hasBuiltOnNothing({ entry, openly }: Taken): boolean {
  return entry.unasked === true && openly;
}
