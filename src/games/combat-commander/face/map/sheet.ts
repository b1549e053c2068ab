/** A whole battlefield as paths: worked out once for a map, then only shown. */
import type { Polygon } from '../../../../hexmap/exact.ts';
import { hexagonAround } from '../../../../hexmap/grid.ts';
import { type BattleMap, GRID } from '../../content/battle-map.ts';
import { type Growth, growthOn } from './growth.ts';
import { GROUND, SCALE } from './hexes.ts';
import { type Hexsides, hexsidesOn } from './hexsides.ts';
import { joined } from './outlines.ts';
import { around, lineThrough, roundAbout } from './pen.ts';
import { type Roofs, roofsOn } from './roofs.ts';
import { type Waters, watersOn } from './water.ts';
import { type Ways, waysOn } from './ways.ts';

export interface Sheet extends Growth {
  /** From the lowest on: all ground at that level or higher. */
  readonly levels: readonly { readonly level: number; readonly d: string }[];
  readonly waters: Waters;
  readonly ways: Ways;
  readonly roofs: Roofs;
  readonly hexsides: Hexsides;
}

const SHEETS = new WeakMap<BattleMap, Sheet>();

export function sheetOf(map: BattleMap): Sheet {
  const known = SHEETS.get(map);
  if (known) return known;
  const sheet = {
    levels: levelsOn(map),
    ...growthOn(map),
    waters: watersOn(map),
    ways: waysOn(map),
    roofs: roofsOn(map),
    hexsides: hexsidesOn(map),
  };
  SHEETS.set(map, sheet);
  return sheet;
}

/** A hollow has a line of its own inside that of its hill: what lies in an odd number of them is high. */
function levelsOn({ drawing }: BattleMap): Sheet['levels'] {
  return [1, 2, 3, 4]
    .map((level) => ({
      level,
      d: drawing.contours
        .filter((contour) => contour.level === level)
        .map(({ points }) => roundAbout(points))
        .join(''),
    }))
    .filter(({ d }) => d !== '');
}

const HEXAGONS: readonly Polygon[] = GRID.centres.map(hexagonAround);

/** The edge of the map. */
export const MAP_EDGE: string = joined(HEXAGONS).map(around).join('');

/** Whatever is painted outside the map. */
export const OUTSIDE: string = (() => {
  const [x, y, w, h] = [GROUND.x, GROUND.y, GROUND.width, GROUND.height].map((value) => Math.round(value / SCALE));
  return `M${x},${y}h${w}v${h}h${-(w ?? 0)}Z${MAP_EDGE}`;
})();

/** Every hexside once, though two hexes share it. */
export const HEX_LINES: string = (() => {
  const sides = new Set<string>();
  for (const corners of HEXAGONS) {
    for (const [i, corner] of corners.entries()) {
      const next = corners[(i + 1) % corners.length] ?? corner;
      sides.add(`${corner}` < `${next}` ? lineThrough([corner, next]) : lineThrough([next, corner]));
    }
  }
  return [...sides].join('');
})();
