/** What the table makes of events: their dice, and which are headings of the log. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Rolled } from '../../box.ts';
import { diceIn } from '../statistics.ts';
import type { Event } from '../vocabulary.ts';
import { told } from './seen.ts';

export function diceOf(event: Kernel.GameEvent): readonly Rolled[] {
  return told([event]).flatMap(diceIn);
}

const HEADLINES: ReadonlySet<string> = new Set<Event['type']>([
  'turn-began',
  'order-given',
  'time-advanced',
  'melee-began',
  'event',
  'game-over',
]);

export function beginsTurn({ type }: Kernel.GameEvent): boolean {
  return type === 'turn-began';
}

export function isHeadline({ type }: Kernel.GameEvent): boolean {
  return HEADLINES.has(type);
}

/** What the coach speaks about after an event, when it first happens: the key of his words under `coach`. */
export function coaching(event: Kernel.GameEvent): string | undefined {
  const [known] = told([event]);
  switch (known?.type) {
    case 'chit-opened':
      return 'welcome';
    case 'time-advanced':
      return 'time';
    case 'broke':
      return 'broke';
    case 'control':
      return 'objective';
    case 'exited':
      return 'exited';
    default:
      return undefined;
  }
}
