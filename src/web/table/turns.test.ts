import { expect, it } from 'vitest';
import type { LogLine } from '../../kernel/witness/log.ts';
import { turnAt, turnBeside, turnsIn } from './turns.ts';

const told = (step: number, type: string) => ({ step, event: { type } }) as unknown as LogLine;
const FACE = { beginsTurn: ({ type }: { type: string }) => type === 'turn-began' };
const LOG = [told(0, 'set-up'), told(2, 'turn-began'), told(3, 'moved'), told(7, 'turn-began')];
const STEPS = [0, 2, 3, 5, 7];

it('the slider is marked where a turn began, and knows the turn of every place', () => {
  const turns = turnsIn(LOG, STEPS, FACE);
  expect(turns.map(({ stop }) => stop)).toEqual([1, 4]);
  expect([0, 1, 3, 4].map((stop) => turnAt(turns, stop)?.stop)).toEqual([undefined, 1, 1, 4]);
});

it('from any place one goes to the turn before and to the one after it', () => {
  const turns = turnsIn(LOG, STEPS, FACE);
  expect([turnBeside(turns, 2, 1), turnBeside(turns, 2, -1), turnBeside(turns, 1, -1), turnBeside(turns, 4, 1)]).toEqual([
    4,
    1,
    undefined,
    undefined,
  ]);
});
