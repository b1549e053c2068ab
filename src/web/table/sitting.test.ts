/** What a press makes of what was pressed before. */
import { expect, it } from 'vitest';
import { anchor, deskAt } from './desk-at.ts';

it('what was pressed is meant no longer once its menu has gone with a press in vain', () => {
  const { desk, sent } = deskAt();
  desk.press('jeep', anchor);
  expect(desk.sitting().half).toMatchObject({ pressed: 'jeep', opened: { what: 'which' } });
  desk.press('tobruk', anchor);
  expect(desk.sitting().half).toMatchObject({ pressed: undefined, opened: { what: 'why-not', thing: 'tobruk' } });
  expect(sent).toEqual([]);
});
