/** Seats that were played in this browser and that somebody has since taken with a link. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { LogLine } from '../../../kernel/witness/log.ts';
import type { SeatCard } from '../../../wire/wire.ts';

interface Sat {
  readonly table: { readonly id: string };
  readonly seats: readonly Pick<SeatCard, 'seat' | 'held' | 'yours'>[];
}

const PREFIX = 'cockleshell seats';
const NONE: readonly Seat[] = [];

export const SeatsLostContext = createContext<readonly Seat[]>([]);

export function useSeatsLost(): readonly Seat[] {
  return useContext(SeatsLostContext);
}

/** One's seats, as they come and go; one that was given up, or given away while one plays another, is not missed. */
export function ownSeats(before: readonly Seat[], cards: Sat['seats']): readonly Seat[] {
  const yours = cards.filter((card) => card.yours);
  const own = (yours.length > 0 ? yours : cards.filter(({ seat, held }) => held && before.includes(seat))).map(({ seat }) => seat);
  return own.length === before.length && own.every((seat) => before.includes(seat)) ? before : own;
}

/** Those that are played elsewhere; nothing is missed as long as one plays here at all. */
export function seatsLost(own: readonly Seat[], scene: Pick<Sat, 'seats'> | undefined): readonly Seat[] {
  return !scene || scene.seats.some(({ yours }) => yours) ? NONE : own;
}

/** Somebody was invited in the place of its holder. */
export function wasReplaced(seat: Seat, log: readonly LogLine[]): boolean {
  return log.some((line) => 'mark' in line && line.mark === 'replaced' && line.seat === seat);
}

/** Remembered by the browser, so that a page which is opened later misses them as well. */
export function useOwnSeats(scene: Sat | undefined): readonly Seat[] {
  const [own, setOwn] = useState<{ readonly table: string; readonly seats: readonly Seat[] }>();
  const table = scene?.table.id;
  const before = table === undefined ? NONE : own?.table === table ? own.seats : rememberedAt(table);
  const seats = scene ? ownSeats(before, scene.seats) : NONE;
  if (table !== undefined && (own?.table !== table || own.seats !== seats)) setOwn({ table, seats });
  useEffect(() => {
    if (table !== undefined) remember(table, seats);
  }, [table, seats]);
  return seats;
}

function remember(table: string, seats: readonly Seat[]): void {
  try {
    if (seats.length === 0) localStorage.removeItem(`${PREFIX} ${table}`);
    else localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify(seats));
  } catch {
    // Storage is full or forbidden: then only a page that stays open misses a seat.
  }
}

function rememberedAt(table: string): readonly Seat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX} ${table}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((seat) => typeof seat === 'string') : NONE;
  } catch {
    return NONE;
  }
}
