/** Where scripted players think: those that look ahead in a thread of their own, so that nobody waits for them who is quick. */
import { looksAhead } from '../bots/bot.ts';
import type { Box } from '../games/box.ts';
import type { Task } from './replay.ts';
import { type ReplayBudget, type Replays, replaysOf } from './replays.ts';

/** Those that are quick take a fraction of a millisecond; one that takes so long is stuck. */
const THINKING: Partial<ReplayBudget> = { threads: 1, milliseconds: 10_000, waitingEach: 64, waiting: 2_000 };

export function thoughtsOf(boxes: readonly Box[]): Replays {
  const quick = replaysOf(boxes, THINKING);
  const long = replaysOf(boxes, THINKING);
  return {
    ask: (task, by, calledOff) => (isLong(task) ? long : quick).ask(task, by, calledOff),
    get waiting() {
      return (quick.waiting ?? 0) + (long.waiting ?? 0);
    },
    close: async () => void (await Promise.all([quick.close(), long.close()])),
  };
}

function isLong(task: Task): boolean {
  return task.kind === 'answer' && task.bots.some(({ bot }) => looksAhead(bot));
}
