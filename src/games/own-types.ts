/**
 * The table carries views, choices and events of any game. Whatever reaches the face of a game came out of that game: here it gets
 * its type back.
 */
import type * as Kernel from '../kernel/game.ts';

interface Happened<E> {
  readonly step: number;
  readonly event: E;
}

export function ownTypes<View, Choice extends Kernel.Choice, Event extends Kernel.GameEvent>() {
  return {
    seen: (view: unknown): View => view as View,
    chosen: (choice: Kernel.Choice): Choice => choice as Choice,
    told: (events: readonly Kernel.GameEvent[]): readonly Event[] => events as readonly Event[],
    happened: (events: readonly Happened<Kernel.GameEvent>[]): readonly Happened<Event>[] => events as readonly Happened<Event>[],
  };
}
