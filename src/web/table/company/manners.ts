/** What those who are to play agree on when a table is set up: how long to wait, how much time there is, who looks on and how far behind. */
import type { z } from 'zod';
import type { NewTable } from '../../../wire/wire.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PATIENCES = { 'ten-minutes': 10 * MINUTE, 'one-hour': HOUR, 'one-day': DAY, 'three-days': 3 * DAY } as const;
export const CLOCKS = {
  hour: { for: 'game', time: HOUR, increment: 30 * SECOND },
  half: { for: 'game', time: 30 * MINUTE, increment: 20 * SECOND },
  day: { for: 'choice', time: DAY },
  three: { for: 'choice', time: 3 * DAY },
} as const;
/** How long a window may stay open that others know nothing of; null: for as long as it takes. */
export const WINDOWS = {
  'half-minute': 30 * SECOND,
  'two-minutes': 2 * MINUTE,
  'ten-minutes': 10 * MINUTE,
  'one-day': DAY,
  never: null,
} as const;
export const DELAYS = { 'few-choices': { choices: 6 }, 'ten-minutes': { time: 10 * MINUTE }, 'one-hour': { time: HOUR } } as const;
export const WHEN_OUT = ['hand-over', 'end'] as const;

/** Each by its key; undefined where nothing of the kind is wanted. */
export interface MannersWish {
  readonly patience: keyof typeof PATIENCES | undefined;
  readonly clock: keyof typeof CLOCKS | undefined;
  /** What the others may do about a side that has no time left. */
  readonly whenOut: (typeof WHEN_OUT)[number];
  /** Left undefined, as long as fits clock and patience. */
  readonly windows: keyof typeof WINDOWS | undefined;
  readonly delay: keyof typeof DELAYS | undefined;
  readonly watchersWrite: boolean;
}

export const USUAL_MANNERS: MannersWish = {
  patience: 'one-day',
  clock: undefined,
  whenOut: 'hand-over',
  windows: undefined,
  delay: undefined,
  watchersWrite: false,
};

type Manners = NonNullable<z.input<typeof NewTable>['manners']>;

export function mannersFor({ patience, clock, whenOut, windows, delay, watchersWrite }: MannersWish): Manners {
  return {
    ...(patience && { patience: PATIENCES[patience] }),
    ...(clock && { clock: { ...CLOCKS[clock], whenOut } }),
    ...(windows && { windows: WINDOWS[windows] }),
    ...((delay || watchersWrite) && { watching: { mayWrite: watchersWrite, ...(delay && { delay: DELAYS[delay] }) } }),
  };
}
