/** RS.5, RS.L, RS.F What the random scenario is made of: orders of battle, the Leader Table, fortification orders of battle. */
import { z } from 'zod';
import { isUnit, unitTypeCalled, weaponTypeCalled } from './counters.ts';
import file from './orders-of-battle.json' with { type: 'json' };
import { type FortificationKind, NATIONS, type Nation, QUALITIES, type Quality } from './terms.ts';

const SIZES = ['company', 'detachment', 'platoon'] as const;
type Size = (typeof SIZES)[number];

/** An order of battle in one of its three sizes. */
export interface OrderOfBattle {
  readonly id: string;
  readonly nation: Nation;
  readonly quality: Quality;
  readonly size: Size;
  readonly from: number;
  readonly to: number;
  readonly points: number;
  readonly initiative: number;
  readonly surrender: number;
  readonly orders: number;
  readonly leaders: number;
  readonly items: readonly { readonly what: string; readonly count: number; readonly from: number; readonly to: number }[];
}

const three = z.tuple([z.int(), z.int(), z.int()]);
const years = z.tuple([z.int(), z.int()]);
const Sheet = z.strictObject({
  id: z.string(),
  chit: z.string().length(1),
  years,
  quality: z.enum(QUALITIES),
  points: three,
  initiative: three,
  surrender: three,
  items: z.array(z.strictObject({ what: z.string(), count: three, years: years.optional() })),
});
const File = z.strictObject({
  'orders-of-battle': z.literal(1),
  game: z.literal('combat-commander'),
  sizes: z.tuple([z.literal('company'), z.literal('detachment'), z.literal('platoon')]),
  orders: three,
  leaders: three,
  germany: z.array(Sheet),
  russia: z.array(Sheet),
  america: z.array(Sheet),
});

const BOOK = File.parse(file);

function inSizes(nation: Nation, sheet: z.infer<typeof Sheet>): OrderOfBattle[] {
  return SIZES.map((size, i) => ({
    id: `${sheet.id}-${size}`,
    nation,
    quality: sheet.quality,
    size,
    from: sheet.years[0],
    to: sheet.years[1],
    points: sheet.points[i] ?? 0,
    initiative: sheet.initiative[i] ?? 0,
    surrender: sheet.surrender[i] ?? 0,
    orders: BOOK.orders[i] ?? 0,
    leaders: BOOK.leaders[i] ?? 0,
    items: sheet.items.flatMap(({ what, count, years: span = sheet.years }) => {
      if (!unitTypeCalled(what) && !weaponTypeCalled(what)) throw new Error(`${sheet.id} names the unknown "${what}".`);
      return (count[i] ?? 0) > 0 ? [{ what, count: count[i] ?? 0, from: span[0], to: span[1] }] : [];
    }),
  }));
}

export const ORDERS_OF_BATTLE: readonly OrderOfBattle[] = NATIONS.flatMap((nation) =>
  BOOK[nation].flatMap((sheet) => inSizes(nation, sheet)),
);

export function orderOfBattle(id: string): OrderOfBattle {
  const found = ORDERS_OF_BATTLE.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no order of battle "${id}".`);
  return found;
}

/** RS.L By the modified white die, 0 or less to 7 or more. */
const LEADERS: Readonly<Record<Nation, readonly string[]>> = {
  america: ['a-dunbar', 'a-lindquist', 'a-mccready', 'a-hanlon', 'a-stroud', 'a-keller', 'a-merriam', 'a-delgado'],
  germany: ['g-hauck', 'g-ruppert', 'g-marquardt', 'g-oertel', 'g-pohl', 'g-wiegand', 'g-ahrens', 'g-v-retzow'],
  russia: ['r-pankov', 'r-yershov', 'r-vetrov', 'r-loginov', 'r-ryabov', 'r-melnik', 'r-osipov', 'r-zaretsky'],
};

for (const leader of Object.values(LEADERS).flat()) if (!isUnit(leader)) throw new Error(`There is no leader "${leader}".`);

function yearModifier(nation: Nation, year: number): number {
  if (nation === 'germany') return year <= 1943 ? 1 : 1944 - year;
  if (nation === 'america') return year - 1944;
  if (year <= 1940) return -2;
  if (year === 1941) return -1;
  return year <= 1943 ? 0 : 1;
}

const QUALITY_MODIFIER: Readonly<Record<Quality, number>> = { elite: 1, line: 0, green: -1 };

export function leaderFor(nation: Nation, quality: Quality, year: number, die: number): string {
  const row = die + QUALITY_MODIFIER[quality] + yearModifier(nation, year);
  return LEADERS[nation][Math.max(0, Math.min(7, row))] ?? '';
}

/** RS.F */
export interface FortificationOb {
  readonly id: string;
  readonly cost: number;
  readonly content: Readonly<Partial<Record<FortificationKind, number>>>;
  /** The strength of its mines; 0 if it has none. */
  readonly mines: number;
}

export const FORTIFICATION_OBS: readonly FortificationOb[] = [
  { id: 'entrenchments', cost: 1, content: { foxholes: 3 }, mines: 0 },
  { id: 'trench-line', cost: 2, content: { trench: 3 }, mines: 0 },
  { id: 'barbed-wire', cost: 3, content: { wire: 9 }, mines: 0 },
  { id: 'strongpoint', cost: 2, content: { bunker: 1, trench: 1 }, mines: 0 },
  { id: 'bunker-complex', cost: 10, content: { bunker: 3, trench: 3, wire: 3, mines: 3 }, mines: 8 },
  { id: 'hasty-minefield', cost: 6, content: { mines: 10 }, mines: 6 },
  { id: 'prepared-minefield', cost: 9, content: { mines: 10 }, mines: 7 },
  { id: 'extensive-minefield', cost: 12, content: { mines: 10 }, mines: 8 },
];

/** RS.2 */
export function germanYear(roll: number): number {
  return [1939, 1943, 1940, 1945, 1941, 1942, 1943][roll - 2] ?? 1944;
}

/** RS.2 Undefined where the roll means a nation that is not in this box. */
export function alliedNation(year: number, roll: number): Nation | undefined {
  const between = (from: number, to: number) => roll >= from && roll <= to;
  if (year === 1941) return between(5, 8) ? 'russia' : undefined;
  if (year === 1942) return between(2, 8) ? 'russia' : undefined;
  if (year === 1943) return between(3, 5) ? 'america' : between(6, 9) ? 'russia' : undefined;
  if (year < 1941) return undefined;
  if (between(4, 6)) return 'america';
  return roll === 3 || between(7, 9) ? 'russia' : undefined;
}

/** RS.3 */
export function qualityOf(nation: Nation, year: number, roll: number): Quality {
  if (nation === 'germany') return germanQuality(year, roll);
  return nation === 'russia' ? russianQuality(year, roll) : americanQuality(year, roll);
}

function germanQuality(year: number, roll: number): Quality {
  if (roll <= 4 || (roll === 5 && year <= 1944) || (roll === 6 && year <= 1942)) return 'elite';
  const isGreen = ((roll === 9 || roll === 10) && year === 1945) || (roll === 11 && year >= 1943) || (roll === 12 && year >= 1942);
  return isGreen ? 'green' : 'line';
}

function russianQuality(year: number, roll: number): Quality {
  if (roll <= 3 || (roll === 4 && year !== 1941) || (roll === 5 && year >= 1943) || (roll === 6 && year === 1945)) return 'elite';
  const isGreen =
    (roll === 9 && year === 1941) || (roll === 10 && year <= 1942) || (roll === 11 && year <= 1943) || (roll === 12 && year <= 1944);
  return isGreen ? 'green' : 'line';
}

function americanQuality(year: number, roll: number): Quality {
  if (roll <= 3 || (roll === 4 && year >= 1944) || (roll >= 5 && roll <= 8 && year === 1945)) return 'elite';
  const isGreen = ((roll === 9 || roll === 10) && year === 1943) || (roll === 11 && year <= 1944) || roll === 12;
  return isGreen ? 'green' : 'line';
}
