/** The Support Tables: what a roll offers in a year, and what it costs in VPs. */
import { z } from 'zod';
import { isRadio, unitTypeCalled, weaponTypeCalled } from './counters.ts';
import tables from './support-tables.json' with { type: 'json' };
import { NATIONS, type Nation } from './terms.ts';

export interface SupportItem {
  /** `g-weapon-team+g-heavy-mg`: a unit, a unit with its weapon, or a radio. */
  readonly id: string;
  readonly unit: string;
  readonly weapon: string;
  readonly radio: string;
  readonly cost: number;
}

const Row = z.strictObject({
  pieces: z.array(z.array(z.string()).min(1).max(2)).min(1),
  rolls: z.array(z.tuple([z.int().min(2).max(12), z.int().min(1), z.int(), z.int()])),
});
const Tables = z.record(z.enum(NATIONS), z.array(Row));

const { germany, russia, america } = tables;
const TABLES = Tables.parse({ germany, russia, america });

function itemOf(pieces: readonly string[], cost: number): SupportItem {
  const [first = '', weapon = ''] = pieces;
  const id = pieces.join('+');
  if (isRadio(first)) return { id, unit: '', weapon: '', radio: first, cost };
  if (!unitTypeCalled(first) || (weapon !== '' && !weaponTypeCalled(weapon))) throw new Error(`Support names the unknown "${id}".`);
  return { id, unit: first, weapon, radio: '', cost };
}

/** What the column of that roll offers in that year; a row that names two leaders offers either. */
export function supportFor(nation: Nation, roll: number, year: number): readonly SupportItem[] {
  return TABLES[nation].flatMap(({ pieces, rolls }) =>
    rolls
      .filter(([column, , from, to]) => column === roll && year >= from && year <= to)
      .flatMap(([, cost]) => pieces.map((names) => itemOf(names, cost))),
  );
}

export const SUPPORT_ITEMS: readonly string[] = [
  ...new Set(NATIONS.flatMap((nation) => TABLES[nation].flatMap(({ pieces }) => pieces.map((names) => names.join('+'))))),
];
