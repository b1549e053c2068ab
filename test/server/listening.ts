/**
 * Two people play at a table, slowly and quickly, and each listens to the other's pauses. No time really goes by: the clock is turned
 * on to whatever comes next.
 */
import { expect } from 'vitest';
import type { Box } from '../../src/games/box.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { isSecret } from '../../src/kernel/legality.ts';
import type { Listener } from '../../src/server/listener.ts';
import type { LiveTable } from '../../src/server/live-table.ts';
import { Referee } from '../../src/server/referee.ts';
import { invite, takeSeat } from '../../src/server/seating.ts';
import { tellNewcomer } from '../../src/server/telling.ts';
import type { Paces } from '../../src/server/windows.ts';
import type { Store } from '../../src/store/store.ts';
import type { Acknowledged, Scene, Stops } from '../../src/wire/wire.ts';
import { Turned } from './turned.ts';

/** People take their own time, a few of them long; on the logarithm's scale it is spread evenly around the middle. */
const PEOPLE = {
  quick: (lot: Random) => Math.round(500 * 1.8 ** (below(lot, 1_000) / 500)),
  slow: (lot: Random) => Math.round(1_500 * 2.5 ** (below(lot, 1_000) / 500)),
};

/** What somebody heard between two things that were told to him, while others had one window that they let go by. */
export interface Pause {
  /** Who let it go by. */
  readonly seat: Seat;
  readonly took: number;
  /** Whether there was something to play, which he must not find out. */
  readonly couldPlay: boolean;
  /** It went by without the person: nothing to play, hardly worth a question, or not wished for. */
  readonly byItself: boolean;
  /** What he saw meanwhile, where he looked. */
  readonly saw: string;
  /** Everybody knows that such a window is put. */
  readonly isKnown: boolean;
}

interface Match {
  readonly store: Store;
  readonly box: Box;
  readonly setup: string;
  /** Who is quick, and who is slow. */
  readonly seats: readonly [Seat, Seat];
  /** Both are slow. */
  readonly areAlike?: boolean;
  /** Where the slow one wishes to be asked. */
  readonly stops?: Stops;
  readonly paces: Paces;
  readonly number: number;
  /** At most so many choices. */
  readonly most: number;
}

interface Ear extends Listener {
  readonly heard: number[];
}

function ear(visitor: string, glass: Turned): Ear {
  const heard: number[] = [];
  return { visitor, told: undefined, heard, send: () => void heard.push(glass.time), gone() {}, unseat() {}, cut() {} };
}

/** Everything that was asked of the table is done, and everybody is told. */
async function settled(table: LiveTable): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await table.inOrder(() => {});
    await new Promise((go) => setImmediate(go));
  }
}

/** A game at random, window by window. */
export async function pausesIn({ store, box, setup, seats, areAlike = false, stops, paces, number, most }: Match): Promise<Pause[]> {
  const [quick, slow] = seats;
  const glass = new Turned();
  let secrets = 0;
  const referee = new Referee(store, [box], {
    ...{ now: glass.now, after: glass.after, paces },
    secret: () => `secret ${number} ${++secrets}`.replaceAll(' ', '-').padEnd(24, '.'),
    onFailure: (error) => expect.fail(`${error}`),
  });
  const wish = { game: box.game.id, setup, options: {}, guided: false, seats: [quick] };
  const table = await referee.newTables.setUp(wish, () => 'A table', 'quick', '');
  const invitation = await invite(referee.seating, table, 'quick', slow);
  await takeSeat(referee.seating, table, 'slow', { invitation, share: 'a share that is long enough' });
  if (stops) await referee.seating.wish(table, 'slow', { stops });
  const lot = randomFrom(`pauses ${number}`);
  const ears = new Map<Seat, Ear>([
    [quick, ear('quick', glass)],
    [slow, ear('slow', glass)],
  ]);
  for (const listener of ears.values()) tellNewcomer(table, listener);
  const pauses: Pause[] = [];
  let passed: (Omit<Pause, 'took'> & { since: number })[] = [];

  const note = () => {
    for (const [seat, { heard }] of ears) {
      const [only, ...more] = passed.filter((window) => window.seat !== seat);
      const last = heard.at(-1);
      if (only && more.length === 0 && passed.length === 1 && last !== undefined && last > only.since)
        pauses.push({ ...only, took: last - only.since });
    }
  };

  for (let made = 0; made < most; made++) {
    await settled(table);
    const { decision } = table.chronicle.match;
    const [seat] = decision?.seats ?? [];
    if (!decision || seat === undefined) return pauses;
    const other = seat === quick ? slow : quick;
    const isWindow = isSecret(decision.question);
    const isIdle = table.chronicle.idle.includes(seat);
    const byItself = table.window?.passing.has(seat) === true;
    const before = {
      since: glass.time,
      saw: isWindow ? seenBy(table, other) : '',
      isKnown: decision.question.known === true,
      version: table.chronicle.version,
    };
    const visitor = seat === quick ? 'quick' : 'slow';
    if (byItself) {
      if (!glass.next()) throw new Error('Nobody passes.');
    } else {
      glass.time += PEOPLE[areAlike ? 'slow' : visitor](lot);
      const choices = table.chronicle.choices(seat);
      const pass = isWindow && below(lot, 4) > 0 ? choices.find(({ kind }) => kind === decision.question.pass?.kind) : undefined;
      const choice = pass ?? choices[below(lot, choices.length)];
      if (!choice) throw new Error('There is nothing to choose.');
      const command = { id: `${number} ${made}`, version: table.versionFor(visitor), by: visitor, speaker: () => seat };
      await referee.command<Acknowledged>(table, visitor, command, (speaker) => table.chronicle.choose(speaker, choice) ?? {});
    }
    await settled(table);
    const entry = table.chronicle.entries[before.version];
    const isPass =
      entry !== undefined &&
      'choice' in entry &&
      entry.choice === (decision.question.pass && table.game.choiceText(decision.question.pass));
    if (isWindow && isPass) passed.push({ seat, couldPlay: !isIdle, byItself, ...before });
    if (isWindow && !isPass) passed = [];
    const hears = ears.get(other)?.heard.at(-1) === glass.time;
    if (passed.length === 0) continue;
    if (hears) {
      note();
      passed = [];
    }
  }
  return pauses;
}

/** What somebody can find out who is not asked. */
function seenBy(table: LiveTable, seat: Seat): string {
  const { question, offers, redoable, seats }: Scene = JSON.parse(table.sightingFor(seat).still);
  return JSON.stringify({ question, offers, redoable, asked: seats.map(({ asked }) => asked) });
}

/** How well two kinds of pauses can be told apart. */
export interface Told {
  /** How often one of the first kind took longer than one of the second: a half where nothing can be told. */
  readonly share: number;
  /** How far that is from a half, measured by what it would be by chance. */
  readonly far: number;
}

/** So far from a half nothing gets by chance. */
export const TOO_FAR = 4;

export function toldApart(first: readonly Pause[], second: readonly Pause[]): Told {
  const times = second.map(({ took }) => took);
  const longer = first.map(({ took }) => times.filter((other) => other < took).length + times.filter((other) => other === took).length / 2);
  const pairs = first.length * second.length;
  const share = longer.reduce((sum, count) => sum + count, 0) / pairs;
  return { share, far: Math.abs(share - 0.5) / Math.sqrt((first.length + second.length + 1) / (12 * pairs)) };
}
