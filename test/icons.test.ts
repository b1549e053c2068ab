/** Every game has the icons it lists, and no others: tools/icons.mjs was run after the list was changed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const games = new URL('../src/games/', import.meta.url);
const listing = readdirSync(games).filter((game) => existsSync(new URL(`${game}/face/icons.json`, games)));

it.each(listing)('the icons of %s', async (game) => {
  const listed: string[] = JSON.parse(readFileSync(new URL(`${game}/face/icons.json`, games), 'utf8'));
  const { ICONS } = await import(new URL(`${game}/face/icons.ts`, games).href);
  expect(Object.keys(ICONS)).toEqual(listed.toSorted());
});

it('are listed by some game', () => {
  expect(listing).not.toEqual([]);
});
