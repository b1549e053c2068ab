/** Play reads our own sheets without looking at the schema; this is where they are held against it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsInSheet } from '../../src/games/commando/content/check.ts';
import { TheatreSheet } from '../../src/games/commando/content/theatre.ts';
import { THEATRES } from '../../src/games/commando/content/theatres.ts';

it.each(THEATRES)('the sheet of $id is what the schema makes of it', ({ id, sheet }) => {
  const file: unknown = JSON.parse(readFileSync(new URL(`../../src/games/commando/content/${id}.json`, import.meta.url), 'utf8'));
  expect(sheet).toEqual(TheatreSheet.parse(file));
  expect(faultsInSheet(Object(file))).toEqual([]);
});
