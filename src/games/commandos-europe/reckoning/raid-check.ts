/** Holds a raid or a map of somebody's own against the schema, against its map and against what a squad can carry, pay for and reach. */
import type { Fault } from '../../../kernel/game.ts';
import { misshapen } from '../../misshapen.ts';
import { MAP_IDS, type Played, type Raid, RaidFile, raidFrom } from '../content/content-file.ts';
import { unitsOf } from '../content/enemies.ts';
import { hexNamed } from '../content/map.ts';
import { faultsInMap, faultsInSheet } from '../content/map-check.ts';
import { missionsOf } from '../content/missions.ts';
import { BOATS, costOf, countersOf, isGear, SQUAD_PORTAGE } from '../content/pieces.ts';
import { hexesOf, mapAt, takesBase } from '../rules/ground.ts';
import { fieldTo, NEVER } from './ways.ts';

export function isRaidFile(data: object): boolean {
  return 'raid' in data && 'game' in data && data.game === 'commandos-europe';
}

function found(code: string, figures: Fault['figures']): Fault {
  return { code, figures };
}

/** Everything that is wrong with it; a file of the wrong shape is not looked into any further. */
export function faultsInRaid(data: unknown): Fault[] {
  const read = RaidFile.safeParse(data);
  if (!read.success) return read.error.issues.flatMap(misshapen);
  const raid = read.data;
  const ground = faultsInLand(raid);
  if (ground.length > 0) return ground;
  const played = playedIn(raid);
  const shapes = [...faultsInObjectives(raid, played), ...faultsInEnemies(raid)];
  return shapes.length > 0 ? shapes : [...faultsInCounts(raid, played), ...faultsInNames(raid)];
}

/** A map without a raid has to bear the missions of the sheet that it fills. */
export function faultsInOwnMap(data: unknown): Fault[] {
  const faults = faultsInMap(data);
  return faults.length > 0 ? faults : faultsInPlaces(playedIn(raidFrom(data)), () => 'ground');
}

const playedIn = (raid: Raid): Played => ({ map: MAP_IDS.indexOf(raid.map), own: raid });

function faultsInLand({ map, land, objectives }: Raid): Fault[] {
  if (!land) return [];
  if (land.sheet !== map) return [found('land-elsewhere', { where: 'land.sheet', sheet: land.sheet, map })];
  return faultsInSheet(land, objectives === undefined).map(({ code, figures }) =>
    found(code, { ...figures, where: `land.${figures.where}` }),
  );
}

/** The first place in which something stands that stood there before. */
function twice(ids: readonly string[], list: string): Fault[] {
  return ids.flatMap((id, i) => (ids.indexOf(id) < i ? [found('twice', { where: `${list}.${i}.id`, id })] : []));
}

/** 2.10 Points that the gear of a mission may cost. */
const MOST_POINTS = 8;
const BOAT_COST = Math.min(...BOATS.map(costOf));

function faultsInObjectives({ objectives = [], land }: Raid, played: Played): Fault[] {
  const unknown = objectives.flatMap(({ requires, hexes }, i) => [
    ...requires.flatMap((kind, j) =>
      countersOf(kind).some(isGear) ? [] : [found('gear-unknown', { where: `objectives.${i}.requires.${j}`, kind })],
    ),
    ...hexes.flatMap((hex, j) =>
      mapAt(hexNamed(hex)) === played.map ? [] : [found('hex-unknown', { where: `objectives.${i}.hexes.${j}`, hex })],
    ),
  ]);
  const faults = [
    ...twice(
      objectives.map(({ id }) => id),
      'objectives',
    ),
    ...unknown,
  ];
  if (unknown.length > 0) return faults;
  const isOwn = objectives.length > 0;
  if (!isOwn && !land) return faults;
  return [...faults, ...faultsInPlaces(played, (mission, roll) => (isOwn ? `objectives.${mission}.hexes.${roll}` : 'land.ground'))];
}

/** Whether there is room for a base, and whether every mission can be paid for, carried and reached. */
function faultsInPlaces(played: Played, where: (mission: number, roll: number) => string): Fault[] {
  const bases = hexesOf(played).filter((hex) => takesBase(played, hex));
  if (bases.length === 0) return [found('no-base-site', { where: where(0, 0) })];
  const isReached = (hex: number, hasBoat: boolean) =>
    bases.filter((base) => (fieldTo(played, hex, hasBoat)[base] ?? NEVER) < NEVER).length * 2 >= bases.length;
  return missionsOf(played).flatMap(({ requires, hexes }, mission) => {
    const price = requires.reduce((sum, kind) => sum + costOf(countersOf(kind)[0] ?? 0), 0);
    return hexes.flatMap((name, roll) => {
      const at = where(mission, roll);
      const walks = isReached(hexNamed(name), false);
      if (!walks && !isReached(hexNamed(name), true)) return [found('out-of-the-way', { where: at, hex: name })];
      const points = price + (walks ? 0 : BOAT_COST);
      const pieces = requires.length + (walks ? 0 : 1);
      if (points > MOST_POINTS) return [found('gear-too-dear', { where: at, points, most: MOST_POINTS })];
      return pieces > SQUAD_PORTAGE ? [found('gear-too-much', { where: at, pieces, most: SQUAD_PORTAGE })] : [];
    });
  });
}

function faultsInEnemies({ enemies = [] }: Raid): Fault[] {
  const ids = enemies.map(({ id }) => id);
  const both = enemies.flatMap(({ circled, boat }, i) =>
    circled && boat ? [found('boat-on-wheels', { where: `enemies.${i}.boat` })] : [],
  );
  return [...twice(ids, 'enemies'), ...both];
}

/** 12.8 A die says how many are drawn. */
const FEWEST = 6;

function faultsInCounts(raid: Raid, played: Played): Fault[] {
  const there = missionsOf(played).length;
  const few = there < raid.missions ? [found('too-few-missions', { where: 'objectives', count: there, wanted: raid.missions })] : [];
  const units = unitsOf(played).length;
  return units < FEWEST ? [...few, found('too-few-enemies', { where: 'enemies', count: units, wanted: FEWEST })] : few;
}

/** What is new must be called something, in both languages. */
function faultsInNames({ map, objectives = [], enemies = [], words }: Raid): Fault[] {
  const shelf: Played = { map: MAP_IDS.indexOf(map), own: null };
  const known = new Set([...missionsOf(shelf).map(({ id }) => id), ...unitsOf(shelf).map(({ kind }) => kind)]);
  const named = (id: string) => known.has(id) || (words !== undefined && id in words.en.names && id in words.fr.names);
  const unnamed = (list: string, ids: readonly string[]) =>
    ids.flatMap((id, i) => (named(id) ? [] : [found('unnamed', { where: `${list}.${i}.id`, id })]));
  return [
    ...unnamed(
      'objectives',
      objectives.map(({ id }) => id),
    ),
    ...unnamed(
      'enemies',
      enemies.map(({ id }) => id),
    ),
  ];
}
