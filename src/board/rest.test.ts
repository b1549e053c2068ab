import { expect, test, vi } from 'vitest';
import { sayAtRest, whenAtRest } from './rest.ts';

test('whoever waits for a board to come to rest is told each time, and no more once he has stopped', () => {
  const board = new EventTarget();
  const told = vi.fn();
  const stop = whenAtRest(board, told);
  expect(told).not.toHaveBeenCalled();
  sayAtRest(board);
  sayAtRest(board);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  sayAtRest(board);
  expect(told).toHaveBeenCalledTimes(2);
});
