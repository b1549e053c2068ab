/**
 * Who plays at this screen besides the one whose browser it is: the seats whose players must not see each other's hands.
 * The server does not know them apart, so it is remembered here, by table.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { Seat } from '../../../kernel/game.ts';

const PREFIX = 'cockleshell beside';
const NOBODY = '[]';

const listeners = new Set<() => void>();

export function rememberBeside(table: string, seats: readonly Seat[]): void {
  try {
    if (seats.length === 0) localStorage.removeItem(`${PREFIX} ${table}`);
    else localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify(seats));
  } catch {
    // Storage is full or forbidden: the table is then shown to whoever is asked, as to one who plays both sides.
  }
  for (const listener of listeners) listener();
}

export function besideAt(table: string): readonly Seat[] {
  return seatsIn(keptFor(table));
}

export function useBeside(table: string): readonly Seat[] {
  const kept = useSyncExternalStore(subscribe, () => keptFor(table));
  return useMemo(() => seatsIn(kept), [kept]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptFor(table: string): string {
  try {
    return localStorage.getItem(`${PREFIX} ${table}`) ?? NOBODY;
  } catch {
    return NOBODY;
  }
}

function seatsIn(kept: string): readonly Seat[] {
  try {
    const seats: unknown = JSON.parse(kept);
    return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether two seats at this screen are played by the same person: each who sits beside has one seat, all others are the first one's. */
export function isSamePerson(one: Seat, other: Seat, beside: readonly Seat[]): boolean {
  return one === other || (!beside.includes(one) && !beside.includes(other));
}
