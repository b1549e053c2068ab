import { expect, it } from 'vitest';
import { goesOn } from './goes-on.ts';

it('says at which edge a list goes on, and of a few pixels nothing', () => {
  const at = (scrollTop: number, scrollHeight: number) => goesOn({ scrollTop, scrollHeight, clientHeight: 200 });
  expect([at(0, 200), at(0, 203), at(0, 320), at(60, 320), at(120, 320)]).toEqual(['', '', 'below', 'above below', 'above']);
});
