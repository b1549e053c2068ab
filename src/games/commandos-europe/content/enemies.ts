/** The enemy units of each map. A unit is a number: its place in the set of its map. */
import { entryOf } from '../../../kernel/listed.ts';
import { EnemiesFile, MAP_IDS } from './content-file.ts';
import file from './enemies.json' with { type: 'json' };

const SETS = EnemiesFile.parse(file);

export interface Unit {
  readonly id: string;
  readonly kind: string;
  readonly firepower: number;
  readonly move: number;
  readonly circled: boolean;
  readonly boat: boolean;
}

/** `garrison-2` is the second of its kind. */
const UNITS: readonly (readonly Unit[])[] = MAP_IDS.map((map) =>
  SETS[map].flatMap(({ id: kind, count, ...values }) =>
    Array.from({ length: count }, (_, i) => ({ id: `${kind}-${i + 1}`, kind, ...values })),
  ),
);

const IDS: readonly (readonly string[])[] = UNITS.map((units) => units.map(({ id }) => id));

export function unitsOf(map: number): readonly Unit[] {
  return entryOf(UNITS, map, 'map');
}

export function unitOf(map: number, unit: number): Unit {
  return entryOf(unitsOf(map), unit, 'enemy');
}

export function unitIds(map: number): readonly string[] {
  return entryOf(IDS, map, 'map');
}
