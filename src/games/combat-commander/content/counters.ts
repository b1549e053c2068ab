/** 3, 11, 12 The counters: what is printed on them, and how many there are. */
import { z } from 'zod';
import { indexOf, interned } from '../../../kernel/interned.ts';
import counters from './counters.json' with { type: 'json' };
import { type FortificationKind, type Nation, QUALITIES, type Quality, type Side, sideOf } from './terms.ts';

interface Stats {
  readonly firepower: number;
  readonly range: number;
  readonly movement: number;
  readonly morale: number;
  readonly command: number;
}

export interface UnitType {
  readonly id: string;
  readonly nation: Nation;
  readonly side: Side;
  readonly kind: 'squad' | 'team' | 'leader';
  readonly quality: Quality | 'weapon' | 'leader';
  readonly figures: number;
  /** 7.1 */
  readonly points: number;
  readonly isHero: boolean;
  readonly unbroken: Stats;
  readonly broken: Stats;
  /** 3.1.6 Boxed on the unbroken side; nothing is boxed on a broken one. */
  readonly boxedFirepower: boolean;
  readonly boxedRange: boolean;
  readonly boxedMovement: boolean;
  /** How many of them there are. */
  readonly counters: number;
}

const WEAPON_KINDS = ['mg', 'mortar', 'gun', 'flamethrower', 'satchel-charge'] as const;

export interface WeaponType {
  readonly id: string;
  readonly nation: Nation;
  readonly kind: (typeof WEAPON_KINDS)[number];
  readonly firepower: number;
  readonly boxedFirepower: boolean;
  readonly minRange: number;
  readonly maxRange: number;
  readonly boxedRange: boolean;
  /** What it takes off its carrier's Movement: 0 or less. */
  readonly movement: number;
  readonly isOrdnance: boolean;
  readonly firesSmoke: boolean;
  /** 11.4 Random hex numbers that fix it, and that eliminate it, from and to. */
  readonly fix: readonly [number, number];
  readonly eliminated: readonly [number, number];
  readonly counters: number;
}

export interface RadioType {
  readonly id: string;
  readonly nation: Nation;
  readonly firepower: number;
  readonly firesSmoke: boolean;
}

const boxed = z
  .string()
  .regex(/^\d+\*?$/)
  .transform((text) => ({ value: Number.parseInt(text, 10), isBoxed: text.endsWith('*') }));
const figure = z.int().min(0).max(16);
const broken = z.tuple([figure, figure, figure, figure]);
const span = z.tuple([z.int().min(1).max(16), z.int().min(1).max(16)]);

const Counters = z.strictObject({
  counters: z.literal(1),
  game: z.literal('combat-commander'),
  units: z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(['squad', 'team']),
      quality: z.enum([...QUALITIES, 'weapon']),
      firepower: boxed,
      range: boxed,
      movement: boxed,
      morale: figure,
      broken,
      counters: z.int().min(1),
    }),
  ),
  ranks: z.record(
    z.string(),
    z.strictObject({ firepower: figure, range: figure, movement: figure, command: figure, morale: figure, broken }),
  ),
  leaders: z.record(z.string(), z.string()),
  weapons: z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(WEAPON_KINDS),
      firepower: boxed,
      range: span,
      boxedRange: z.boolean(),
      movement: z.int().min(-4).max(0),
      ordnance: z.boolean(),
      smoke: z.boolean(),
      fix: span,
      eliminated: span,
      counters: z.int().min(1),
    }),
  ),
  radios: z.record(z.string(), z.strictObject({ firepower: z.int().min(8).max(13), smoke: z.boolean() })),
});

const SHEET = Counters.parse(counters);

const NATION_OF: Readonly<Record<string, Nation>> = { g: 'germany', r: 'russia', a: 'america' };

export function nationOf(id: string): Nation {
  const nation = NATION_OF[id.slice(0, 1)];
  if (!nation) throw new Error(`"${id}" belongs to no nation.`);
  return nation;
}

const brokenStats = ([firepower, range, movement, morale]: z.infer<typeof broken>): Stats => ({
  firepower,
  range,
  movement,
  morale,
  command: 0,
});

function troops(): UnitType[] {
  return Object.entries(SHEET.units).map(([id, row]) => ({
    id,
    nation: nationOf(id),
    side: sideOf(nationOf(id)),
    kind: row.kind,
    quality: row.quality,
    figures: row.kind === 'squad' ? 4 : 2,
    points: row.kind === 'squad' ? 2 : 1,
    isHero: false,
    unbroken: {
      firepower: row.firepower.value,
      range: row.range.value,
      movement: row.movement.value,
      morale: row.morale,
      command: 0,
    },
    broken: brokenStats(row.broken),
    boxedFirepower: row.firepower.isBoxed,
    boxedRange: row.range.isBoxed,
    boxedMovement: row.movement.isBoxed,
    counters: row.counters,
  }));
}

function leaders(): UnitType[] {
  return Object.entries(SHEET.leaders).map(([id, rank]) => {
    const row = SHEET.ranks[rank];
    if (!row) throw new Error(`${id} has the unknown rank "${rank}".`);
    const { firepower, range, movement, morale, command } = row;
    const isHero = rank === 'hero';
    return {
      id,
      nation: nationOf(id),
      side: sideOf(nationOf(id)),
      kind: 'leader',
      quality: 'leader',
      figures: 1,
      points: isHero ? 0 : 1 + command,
      isHero,
      unbroken: { firepower, range, movement, morale, command },
      broken: brokenStats(row.broken),
      boxedFirepower: false,
      boxedRange: false,
      boxedMovement: false,
      counters: 1,
    };
  });
}

export const UNIT_TYPES: readonly UnitType[] = [...troops(), ...leaders()];

export const WEAPON_TYPES: readonly WeaponType[] = Object.entries(SHEET.weapons).map(([id, row]) => ({
  id,
  nation: nationOf(id),
  kind: row.kind,
  firepower: row.firepower.value,
  boxedFirepower: row.firepower.isBoxed,
  minRange: row.range[0],
  maxRange: row.range[1],
  boxedRange: row.boxedRange,
  movement: row.movement,
  isOrdnance: row.ordnance,
  firesSmoke: row.smoke,
  fix: row.fix,
  eliminated: row.eliminated,
  counters: row.counters,
}));

export const RADIO_TYPES: readonly RadioType[] = Object.entries(SHEET.radios).map(([id, { firepower, smoke }]) => ({
  id,
  nation: nationOf(id),
  firepower,
  firesSmoke: smoke,
}));

/** Leaders are named persons; the other counters of a type are numbered. */
const COUNTERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...UNIT_TYPES, ...WEAPON_TYPES].map(({ id, kind, counters: count }) => {
    const names = kind === 'leader' ? [id] : Array.from({ length: count }, (_, i) => `${id}-${i + 1}`);
    return [id, names.map(interned)];
  }),
);

export function countersOf({ id }: UnitType | WeaponType): readonly string[] {
  return COUNTERS.get(id) ?? [];
}

const unitTypes = indexOf(UNIT_TYPES.flatMap((type) => countersOf(type).map((counter) => [counter, type] as const)));
const weaponTypes = indexOf(WEAPON_TYPES.flatMap((type) => countersOf(type).map((counter) => [counter, type] as const)));
const radioTypes = new Map(RADIO_TYPES.map((type) => [type.id, type]));
const typesById = new Map(UNIT_TYPES.map((type) => [type.id, type]));
const weaponTypesById = new Map(WEAPON_TYPES.map((type) => [type.id, type]));

export const UNIT_COUNTERS: readonly string[] = Object.keys(unitTypes);
export const WEAPON_COUNTERS: readonly string[] = Object.keys(weaponTypes);

/** The type of a unit counter. */
export function unitType(counter: string): UnitType {
  return unitTypes[counter] ?? missing('unit', counter);
}

export function weaponType(counter: string): WeaponType {
  return weaponTypes[counter] ?? missing('weapon', counter);
}

function missing(what: string, counter: string): never {
  throw new Error(`There is no ${what} counter "${counter}".`);
}

export function radioType(counter: string): RadioType {
  const type = radioTypes.get(counter);
  if (!type) throw new Error(`There is no radio "${counter}".`);
  return type;
}

export const isUnit = (counter: string): boolean => unitTypes[counter] !== undefined;
export const isWeapon = (counter: string): boolean => weaponTypes[counter] !== undefined;
export const isRadio = (counter: string): boolean => radioTypes.has(counter);
export const unitTypeCalled = (id: string): UnitType | undefined => typesById.get(id);
export const weaponTypeCalled = (id: string): WeaponType | undefined => weaponTypesById.get(id);

const HEROES: Readonly<Record<Nation, string>> = { germany: 'g-lindner', russia: 'r-lapshin', america: 'a-whitlock' };
const PRIVATES: Readonly<Record<Nation, string>> = { germany: 'g-apelt', russia: 'r-zotov', america: 'a-pruitt' };

export const heroOf = (nation: Nation): string => HEROES[nation];
/** E56 The Private of a Field Promotion. */
export const privateOf = (nation: Nation): string => PRIVATES[nation];

/** So many fortifications of a kind are in the box; those that are only on backs of counters are not counted. */
export const FORTIFICATION_COUNTERS: Readonly<Partial<Record<FortificationKind, number>>> = { mines: 20, wire: 20, bunker: 9, pillbox: 1 };

/** O18.2.3.3 The impact roll that destroys a fortification. */
export const fortificationVulnerability = (firepower: number): number => 20 - firepower;
