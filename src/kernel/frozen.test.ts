import { expect, it } from 'vitest';
import { frozen } from './frozen.ts';

it('freezes data all the way down, and hands it back', () => {
  const data = { list: [{ at: 1 }], none: undefined, name: 'x' };
  expect(frozen(data)).toBe(data);
  for (const part of [data, data.list, data.list[0]]) expect(Object.isFrozen(part)).toBe(true);
  expect(() => data.list.push({ at: 2 })).toThrow(TypeError);
});
