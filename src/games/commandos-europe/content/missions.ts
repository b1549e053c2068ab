/** The missions of each map: where they are placed, what they take, what they bring. */
import { entryOf } from '../../../kernel/listed.ts';
import { MAP_IDS, type MapId, MissionsFile, type Played, type Raid } from './content-file.ts';
import file from './missions.json' with { type: 'json' };
import { countersOf } from './pieces.ts';

const MISSIONS = MissionsFile.parse(file);

/** 4.0 A map is over after so many, accomplished or forfeited. */
export const MISSIONS_A_MAP = 6;

type Mission = (typeof MISSIONS)[MapId][number];

const BY_MAP: readonly (readonly Mission[])[] = MAP_IDS.map((id) => MISSIONS[id]);

export function missionsOf({ map, own }: Played): readonly Mission[] {
  return own?.objectives ?? entryOf(BY_MAP, map, 'map');
}

export function missionOf(played: Played, mission: number): Mission {
  return entryOf(missionsOf(played), mission, 'mission');
}

/** [mission] For each piece that it takes, the counters of which one must be there. */
type Required = readonly (readonly (readonly number[])[])[];

const requiredIn = (missions: readonly Mission[]): Required => missions.map(({ requires }) => requires.map(countersOf));
const REQUIRED: readonly Required[] = BY_MAP.map(requiredIn);
const OWN = new WeakMap<Raid, Required>();

function requiredOf({ map, own }: Played): Required {
  if (!own?.objectives) return entryOf(REQUIRED, map, 'map');
  const known = OWN.get(own);
  if (known) return known;
  const read = requiredIn(own.objectives);
  OWN.set(own, read);
  return read;
}

export function requiredBy(played: Played, mission: number): readonly (readonly number[])[] {
  return entryOf(requiredOf(played), mission, 'mission');
}
