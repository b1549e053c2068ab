import { expect, test } from 'vitest';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import { isFair, storyOf, toldIn } from './story.ts';

function line(step: number): LogLine {
  return { step, event: { type: `event ${step}` } };
}

const LINES = Array.from({ length: 10 }, (_, i) => line(i));

function tableThat(gives: number) {
  const scene = { seat: 'red', log: { from: 8, lines: LINES.slice(8) } } as unknown as Scene;
  return {
    table: async () => scene,
    earlier: async (_id: string, before: number) => ({
      from: Math.max(0, before - gives),
      lines: LINES.slice(Math.max(0, before - gives), before),
    }),
  };
}

test('the whole story is put together from its parts', async () => {
  expect((await storyOf('table', tableThat(3))).lines).toEqual(LINES);
});

test('a log that gives nothing more is not asked for ever', async () => {
  expect((await storyOf('table', tableThat(0))).lines).toEqual(LINES.slice(8));
});

test('what was told keeps its step', () => {
  expect(toldIn([line(3), { step: 4, mark: 'hint', seat: 'red' }])).toEqual([{ step: 3, event: { type: 'event 3' } }]);
});

test('advice is fair; being played for and taking back beyond dice are not', () => {
  expect(isFair([line(1), { step: 1, mark: 'hint', seat: 'red' }])).toBe(true);
  for (const mark of ['scripted', 'beyond', 'fork'] as const) expect(isFair([line(1), { step: 1, mark, seat: 'red' }])).toBe(false);
});
