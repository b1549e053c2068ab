/** Playing recorded games again has a budget of time, memory and patience, and whoever is over it is told which. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayBudget, Replays } from '../../src/server/replays.ts';
import { SERVER_TEXTS } from '../../src/server/words.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { COMPILED, compile, DIST } from '../server/processes.ts';

const { setup, seed, salt, history } = JSON.parse(
  readFileSync(new URL('../golden/commando-highlands-campaign.json', import.meta.url), 'utf8'),
);
const speaker = new Speaker('en', SERVER_TEXTS.en);

let threads: (budget: Partial<ReplayBudget>) => Replays;
let replays: Replays;

beforeAll(async () => {
  await compile();
  // Threads are started from compiled files only; these are compiled from what is here.
  const { replaysOf } = await import(String(pathToFileURL(join(DIST, 'server', 'replays.js'))));
  const { BOXES } = await import(String(pathToFileURL(join(DIST, 'games', 'shelf.js'))));
  threads = (budget) => replaysOf(BOXES, { threads: 1, ...budget });
});
afterEach(() => replays.close());
afterAll(() => rm(COMPILED, { recursive: true, force: true }));

const again = (by: string, lines: readonly string[] = history, calledOff?: AbortSignal) =>
  replays.ask({ kind: 'recall', game: 'commando', origin: { setup, seed, salt }, lines }, by, calledOff);

/** What somebody reads who was refused. */
async function refusal(asked: Promise<unknown>): Promise<{ status: number; sentence: string }> {
  const why = await asked.then(
    () => undefined,
    (error) => error,
  );
  return { status: why.status, sentence: speaker.refusal({ code: why.code, rule: '', figures: why.figures }) };
}

describe('a game that is played again', () => {
  it('over its time is given up, and the next one is played', async () => {
    replays = threads({ milliseconds: 1 });
    const tooLong = { status: 422, sentence: 'Playing this game again takes longer than 1 seconds; it was given up.' };
    expect(await refusal(again('somebody'))).toEqual(tooLong);
    expect(await refusal(again('somebody'))).toEqual(tooLong);
    await replays.close();
    replays = threads({});
    expect(await again('somebody')).toMatchObject({ line: expect.any(Array) });
  });

  it('over its memory is given up, and the next one is played', async () => {
    replays = threads({ megabytes: 64 });
    const endless = Array.from({ length: 1_500_000 }, (_, i) => `commando hint number ${i}`);
    expect(await refusal(again('somebody', endless))).toEqual({
      status: 422,
      sentence: 'Playing this game again takes more memory than there is for one game; it was given up.',
    });
    expect(await again('somebody')).toMatchObject({ line: expect.any(Array) });
  });

  it('waits behind so many of one’s own and so many of all, and no more', async () => {
    replays = threads({ waitingEach: 2, waiting: 3 });
    const waiting = { status: 429, sentence: 'Too many games of yours are waiting to be played again. Try again when they are done.' };
    // The first is being played, and two wait.
    const taken = [again('one'), again('one'), again('one')];
    expect(await refusal(again('one'))).toEqual(waiting);
    taken.push(again('another'));
    expect(await refusal(again('a third'))).toEqual(waiting);
    await Promise.all(taken);
    // What was called off takes nobody's place.
    const calledOff = new AbortController();
    const others = [again('one'), again('one'), again('one', history, calledOff.signal)];
    calledOff.abort();
    await expect(others.pop()).rejects.toMatchObject({ name: 'AbortError' });
    others.push(again('one'));
    await Promise.all(others);
    expect(await again('a third')).toMatchObject({ line: expect.any(Array) });
  });
});
