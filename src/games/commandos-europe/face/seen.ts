/** The table carries views, choices and events of any game. Whatever reaches this face came out of Commandos: Europe: here it gets its type back. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Happened } from '../record.ts';
import type { View } from '../view.ts';
import type { Choice, Event } from '../vocabulary.ts';

export function seen(view: unknown): View {
  return view as View;
}

export function chosen(choice: Kernel.Choice): Choice {
  return choice as Choice;
}

export function told(events: readonly Kernel.GameEvent[]): readonly Event[] {
  return events as readonly Event[];
}

export function happened(events: readonly { readonly step: number; readonly event: Kernel.GameEvent }[]): readonly Happened[] {
  return events as readonly Happened[];
}
