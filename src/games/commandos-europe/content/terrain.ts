/** The terrain chart (10.1, 12.1, 13.0): what it costs to enter a hex, how loud a halt there is, what it does to an attack on it. */
import chart from './terrain.json' with { type: 'json' };

export const TERRAINS = [
  'clear',
  'woods',
  'mountain',
  'ridge',
  'marsh',
  'sand',
  'wadi',
  'hedges',
  'beach',
  'coast',
  'sea',
  'river',
  'canal',
  'road',
  'path',
  'railway',
  'bridge',
  'building',
  'airfield',
  'oasis',
  'pier',
  'ship',
  'breakwater',
  'obstacles',
  'minefield',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Effect {
  /** Movement points; for the sea those of a boat (11.1). */
  readonly cost: number;
  readonly noise: number;
  /** On whoever attacks the hex: zero or less (13.0 step 3). */
  readonly penalty: number;
}

export const CHART: Readonly<Record<Terrain, Effect>> = chart;

/** 11.1 Each sea or river hex, with a dinghy, canoe or scuba equipment. */
export const BY_BOAT = 1;

/** Further marks of a hex that are no terrain: they cost nothing and are not heard. */
const MARKS = ['phone-line', 'runway'] as const;

type Kind = Terrain | (typeof MARKS)[number];

/** One bit for each kind of thing that can be in a hex. */
export const KIND = Object.fromEntries([...TERRAINS, ...MARKS].map((kind, i) => [kind, 1 << i])) as Readonly<Record<Kind, number>>;

/** 10.7 A road or path makes every other terrain in the hex count for nothing, in movement. */
export const WAYS: number = KIND.road | KIND.path;

/** 10.7, 12.1, ruling 49 Of all that is in a hex the highest cost, the highest noise and the greatest penalty count. */
export function effectOf(kinds: number): Effect {
  const there = TERRAINS.filter((terrain) => kinds & KIND[terrain]).map((terrain) => CHART[terrain]);
  const paid = kinds & WAYS ? [CHART[kinds & KIND.road ? 'road' : 'path']] : there;
  return {
    cost: Math.max(...paid.map(({ cost }) => cost)),
    noise: Math.max(...there.map(({ noise }) => noise)),
    penalty: Math.min(...there.map(({ penalty }) => penalty)),
  };
}

/** The four sheets of the one numbering (2.2), in the order in which they are played. */
export const SHEET_IDS = ['norway', 'north-africa', 'normandy', 'continent'] as const;
export type SheetId = (typeof SHEET_IDS)[number];

export const BUILDINGS = [
  'village',
  'farm',
  'chateau',
  'headquarters',
  'plant',
  'power-station',
  'depot',
  'tanks',
  'cistern',
  'radio',
  'radar',
  'bunker',
  'lighthouse',
  'station',
  'tents',
  'hangar',
] as const;

export const SHIPS = ['tanker', 'freighter', 'trawler', 'warship'] as const;
export const NAMES = ['water', 'place', 'peak', 'land', 'work'] as const;

/** First or last in a line: it leaves the map there. */
export const EDGE = 'edge';

export const GROUND_NAMES = ['clear', 'woods', 'mountain', 'ridge', 'marsh', 'sand', 'hedges', 'beach'] as const;
export type Ground = (typeof GROUND_NAMES)[number];

/** The letters of the ground; the second is for a hex into which the sea comes. */
export const LETTERS: Readonly<Record<Ground, readonly [inland: string, coast: string]>> = {
  clear: ['.', ':'],
  woods: ['w', 'W'],
  mountain: ['m', 'M'],
  ridge: ['r', 'R'],
  marsh: ['s', 'S'],
  sand: ['d', 'D'],
  hedges: ['h', 'H'],
  beach: ['b', 'B'],
};
export const SEA = '~';

/** Where the edge zigzags there is no hex in the last row of every second column. */
export const NO_HEX = '-';
