/** What can be played: the whole war, each map on its own, a first raid. */
import { indexOf } from '../../../kernel/interned.ts';
import { MAP_IDS, type Raid } from './content-file.ts';
import { MISSIONS_A_MAP } from './missions.ts';

interface SetupSheet {
  readonly id: string;
  /** The first map and the last. */
  readonly first: number;
  readonly last: number;
  /** Missions on each map. */
  readonly missions: number;
  /** 6.2 Purchase points to begin with; on a later map as much more as a company would have brought along. */
  readonly purse: number;
}

const SHEETS: readonly SetupSheet[] = [
  { id: 'war', first: 0, last: 3, missions: MISSIONS_A_MAP, purse: 20 },
  { id: 'first-raid', first: 0, last: 0, missions: 3, purse: 20 },
  { id: 'norway', first: 0, last: 0, missions: MISSIONS_A_MAP, purse: 20 },
  { id: 'north-africa', first: 1, last: 1, missions: MISSIONS_A_MAP, purse: 24 },
  { id: 'normandy', first: 2, last: 2, missions: MISSIONS_A_MAP, purse: 28 },
  { id: 'continent', first: 3, last: 3, missions: MISSIONS_A_MAP, purse: 30 },
];

const BY_ID = indexOf(SHEETS.map((sheet) => [sheet.id, sheet] as const));

export const SETUPS: readonly string[] = SHEETS.map(({ id }) => id);

/** How a game is set up: as one of the shelf, or as a raid of somebody's own. */
export function setupOf({ setup, own }: { readonly setup: string; readonly own: Raid | null }): SetupSheet {
  if (!own) return setupCalled(setup);
  const map = MAP_IDS.indexOf(own.map);
  return { id: own.id, first: map, last: map, missions: own.missions, purse: own.purse };
}

export function setupCalled(id: string): SetupSheet {
  const sheet = BY_ID[id];
  if (!sheet) throw new Error(`There is no set-up ${id}.`);
  return sheet;
}
