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
  'enemy-phase',
  'event-drawn',
  'level-set-up',
  'level-completed',
  'alarm-triggered',
  'over',
]);

export function beginsTurn({ type }: Kernel.GameEvent): boolean {
  return type === 'turn-began';
}

export function isHeadline({ type }: Kernel.GameEvent): boolean {
  return HEADLINES.has(type);
}

/** Its alarm must be silent before the operation can end. */
const FIRST_TRAINING = 'sentry-walk';
/** The level tells which training it is. */
const TRAININGS: Readonly<Record<string, string>> = { [FIRST_TRAINING]: 'first', 'supply-post': 'second', 'goods-yard': 'third' };
const COACHED: Readonly<Partial<Record<Event['type'], string>>> = {
  'alarm-triggered': 'alarm',
  'close-combat': 'close-combat',
  shot: 'shot',
  'charge-laid': 'charge',
  'event-drawn': 'event',
  reinforced: 'reinforced',
  'enemies-moved': 'enemies-moved',
  'enemies-shot': 'enemies-shot',
  wounded: 'wounded',
  critical: 'critical',
};

/** What the coach speaks about after an event, when it first happens: the key of his words under `coach`. */
export function coaching(event: Kernel.GameEvent): string | undefined {
  const [known] = told([event]);
  switch (known?.type) {
    case 'level-set-up':
      return TRAININGS[known.level];
    case 'objective-done':
      return known.objective.startsWith(`${FIRST_TRAINING}-`) ? 'first-objective' : 'objective';
    case 'exited':
      return known.level === FIRST_TRAINING ? 'first-exited' : 'exited';
    case 'check':
      return known.result;
    case 'became-visible':
      return 'visible';
    case 'over':
      return known.won ? 'won' : 'lost';
    default:
      return known && COACHED[known.type];
  }
}
