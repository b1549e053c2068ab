/** What runs in the thread (replays.ts starts it): recorded games are played again, one at a time. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { BOXES } from '../games/shelf.ts';
import { Refused } from './refusal.ts';
import { carriedOut, type Task } from './replay.ts';
import { gameAmong, READY, type ThreadAnswer } from './replays.ts';

const port = parentPort;
if (!port) throw new Error('This is for a thread to run');

// Whoever plays goes before whoever brings a file. Only Linux has a rank for each thread.
if (process.platform === 'linux') setPriority(0, 10);

const gameOf = gameAmong(BOXES);

function answerTo(task: Task): ThreadAnswer {
  try {
    return { done: carriedOut(task, gameOf) };
  } catch (error) {
    if (!(error instanceof Refused)) return { error: error instanceof Error ? error : new Error(String(error)) };
    const { status, code, figures, kind } = error;
    return { refused: { status, code, figures, kind } };
  }
}

port.on('message', (task: Task) => port.postMessage(answerTo(task)));
port.postMessage(READY);
