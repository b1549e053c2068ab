import { expect, it } from 'vitest';
import { LIDS } from '../../games/lids.ts';

it.each(LIDS)('whoever can set up $id from a file of one’s own can open it in the browser, too', async ({ game, content }) => {
  const { ownSetups } = await game();
  expect(content !== undefined).toBe(ownSetups !== undefined);
});
