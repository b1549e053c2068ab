/** What people say to each other: the phrases there are, and whom a reader has muted, remembered by table. */
import type { Said } from '../../../wire/company.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { seatName } from '../session.ts';

/** In the order in which a game needs them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'your-choice',
  'a-moment',
  'back-soon',
  'well-played',
  'what-luck',
  'bad-luck',
  'take-back',
  'sorry',
  'thanks',
  'good-game',
  'goodbye',
] as const satisfies readonly NonNullable<Said['phrase']>[];

export function heard(talk: readonly Said[], muted: readonly string[]): readonly Said[] {
  return talk.filter(({ by }) => !muted.includes(by));
}

/** Each reads a phrase in his own language, and somebody's own words as they were written. */
export function saidIn({ text, phrase }: Said, speaker: Speaker): string {
  return phrase === undefined ? (text ?? '') : speaker.say(`company phrase ${phrase}`);
}

/** By what his seat is called now. */
export function whoSaid({ seat }: Said, session: Parameters<typeof seatName>[1]): string {
  return seat === null ? session.speaker.say('company talk watcher') : seatName(seat, session);
}

const PREFIX = 'cockleshell muted';

export function mutedAt(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX} ${table}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberMuted(table: string, muted: readonly string[]): void {
  try {
    localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify(muted));
  } catch {
    // Storage is full or forbidden: it holds until the page is left.
  }
}
