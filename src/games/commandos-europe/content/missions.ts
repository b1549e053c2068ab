/** The missions of each map: where they are placed, what they take, what they bring. */
import { entryOf } from '../../../kernel/listed.ts';
import { MAP_IDS, type MapId, MissionsFile } from './content-file.ts';
import file from './missions.json' with { type: 'json' };
import { countersOf } from './pieces.ts';

const MISSIONS = MissionsFile.parse(file);

/** 4.0 A map is over after so many, accomplished or forfeited. */
export const MISSIONS_A_MAP = 6;

type Mission = (typeof MISSIONS)[MapId][number];

const BY_MAP: readonly (readonly Mission[])[] = MAP_IDS.map((id) => MISSIONS[id]);

export function missionsOf(map: number): readonly Mission[] {
  return entryOf(BY_MAP, map, 'map');
}

export function missionOf(map: number, mission: number): Mission {
  return entryOf(missionsOf(map), mission, 'mission');
}

/** [map][mission] For each piece that it takes, the counters of which one must be there. */
const REQUIRED: readonly (readonly (readonly (readonly number[])[])[])[] = BY_MAP.map((missions) =>
  missions.map(({ requires }) => requires.map(countersOf)),
);

export function requiredBy(map: number, mission: number): readonly (readonly number[])[] {
  return entryOf(entryOf(REQUIRED, map, 'map'), mission, 'mission');
}
