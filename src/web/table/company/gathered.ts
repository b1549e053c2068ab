/** Who is here, what was said, how much time is left: as it comes over the live connection, apart from the game. */
import { createContext, useContext } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Company, CompanyMessage, Said } from '../../../wire/company.ts';

export interface Gathered extends Company {
  /** When it came, by this machine's clock: time that runs has run since. */
  readonly since: number;
  /** What somebody shows to the others, and when he did. */
  readonly pointing: { readonly seat: Seat; readonly thing: string; readonly at: number } | undefined;
}

/** So many of the last lines are kept, as by the server. */
const MOST_LINES = 100;

export function withCompany(before: Gathered | undefined, message: CompanyMessage, now: number): Gathered | undefined {
  if (message.type === 'pointing') {
    return before && { ...before, pointing: { seat: message.seat, thing: message.thing, at: now } };
  }
  const { company } = message;
  return { ...company, talk: joined(before?.talk ?? [], company.talk), since: now, pointing: before?.pointing };
}

/** A line may come twice, after a connection was lost. */
function joined(before: readonly Said[], more: readonly Said[]): readonly Said[] {
  const last = before.at(-1)?.number ?? 0;
  return [...before, ...more.filter(({ number }) => number > last)].slice(-MOST_LINES);
}

/** The time that a side has left now, in milliseconds; undefined where nobody's time is counted. */
export function timeLeft({ clock, since }: Pick<Gathered, 'clock' | 'since'>, side: string, now: number): number | undefined {
  const own = clock?.find((one) => one.side === side);
  return own && (own.running ? own.left - (now - since) : own.left);
}

/** For so long nothing is said of a window: most are over by then. */
const HARDLY_OPEN = 3_000;

/** The time until those pass who have not answered at a window that others know nothing of; undefined where none is open for long. */
export function windowLeft({ window, since }: Pick<Gathered, 'window' | 'since'>, agreed: number, now: number): number | undefined {
  const left = window === undefined ? 0 : window - (now - since);
  return left > 0 && agreed - left >= HARDLY_OPEN ? left : undefined;
}

const DAY = 86_400_000;

/** As a clock shows it: `2:05`, `1:02:05`, or in days where there are several. */
export function clockFace(left: number): { readonly days: number } | string {
  if (left >= 2 * DAY) return { days: Math.floor(left / DAY) };
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const GatheredContext = createContext<Gathered | undefined>(undefined);

export function useGathered(): Gathered | undefined {
  return useContext(GatheredContext);
}
