import { expect, it } from 'vitest';
import { LIDS } from '../../games/lids.ts';
import { teaches } from './starting.ts';

it.each(LIDS)('whoever can set up $id from a file of one’s own can open it in the browser, too', async ({ game, content }) => {
  const { ownSetups } = await game();
  expect(content !== undefined).toBe(ownSetups !== undefined);
});

it.each(LIDS.filter(({ firstGame }) => firstGame !== undefined))(
  'whoever has played nothing of $id is guided through its first game',
  (lid) => {
    const { firstGame: { setup } = { setup: '' }, guidedNext } = lid;
    expect(teaches(lid, setup, new Set())).toBe(true);
    expect(teaches(lid, setup, new Set(['another']))).toBe(guidedNext !== undefined);
    expect(teaches(lid, 'another', new Set())).toBe(false);
  },
);
