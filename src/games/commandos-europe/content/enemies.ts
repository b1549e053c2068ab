/** The enemy units of each map. A unit is a number: its place in the set of its map. */
import { entryOf } from '../../../kernel/listed.ts';
import { EnemiesFile, MAP_IDS, type MapId, type Played, type Raid } from './content-file.ts';
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

/** The units of a map or of a raid, and what they are called. */
interface Units {
  readonly units: readonly Unit[];
  readonly ids: readonly string[];
}

/** `garrison-2` is the second of its kind. */
function unitsIn(kinds: (typeof SETS)[MapId]): Units {
  const units = kinds.flatMap(({ id: kind, count, ...values }) =>
    Array.from({ length: count }, (_, i) => ({ id: `${kind}-${i + 1}`, kind, ...values })),
  );
  return { units, ids: units.map(({ id }) => id) };
}

/** As a file has them. */
export function enemiesOf(map: number): (typeof SETS)[MapId] {
  return SETS[entryOf(MAP_IDS, map, 'map')];
}

const BY_MAP: readonly Units[] = MAP_IDS.map((map) => unitsIn(SETS[map]));
const OWN = new WeakMap<Raid, Units>();

function setOf({ map, own }: Played): Units {
  if (!own?.enemies) return entryOf(BY_MAP, map, 'map');
  const known = OWN.get(own);
  if (known) return known;
  const read = unitsIn(own.enemies);
  OWN.set(own, read);
  return read;
}

export const unitsOf = (played: Played): readonly Unit[] => setOf(played).units;
export const unitOf = (played: Played, unit: number): Unit => entryOf(setOf(played).units, unit, 'enemy');
export const unitIds = (played: Played): readonly string[] => setOf(played).ids;
