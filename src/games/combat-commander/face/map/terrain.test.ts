/** Every kind of ground has its drawing, the same each time, and none reaches further than sight goes by. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Polygon, placeIn } from '../../../../hexmap/exact.ts';
import {
  type BattleMap,
  EVERYWHERE,
  type HexsideTerrain,
  SIDE_TERRAINS,
  TERRAINS,
  type Terrain as TerrainName,
} from '../../content/battle-map.ts';
import { allMaps, BLANK_MAPS } from '../../content/maps.ts';
import { growthOn } from './growth.ts';
import { EXTENT, GROUND, HEXES, SCALE } from './hexes.ts';
import { areaOf, distanceToSide, joined, rimOf } from './outlines.ts';
import { Terrain } from './terrain.tsx';

/** The compiler keeps this list complete: what shows each terrain, and on which maps it must be seen. */
const SHOWN: Readonly<Record<Exclude<TerrainName, 'open'> | HexsideTerrain, string>> = {
  building: 'ground-house',
  woods: 'ground-crown',
  brush: 'ground-bush',
  orchard: 'ground-fruit-tree',
  field: 'ground-furrow',
  bridge: 'ground-parapet',
  gully: 'ground-gully',
  'water-barrier': 'ground-lake',
  stream: 'ground-stream',
  marsh: 'ground-reed',
  fence: 'ground-fence',
  hedge: 'ground-leaf',
  wall: 'ground-wall',
  cliff: 'ground-cliff',
};

const drawn = (map: BattleMap) => renderToStaticMarkup(jsx('svg', { children: jsx(Terrain, { map }) }));

/** Whether a path of that class has anything in it. */
const shows = (markup: string, name: string) => new RegExp(`<path class="${name}" d="M`).test(markup);

describe.each(allMaps())('the map $id', (map) => {
  const markup = drawn(map);

  it.each(TERRAINS.filter((terrain) => terrain !== 'open'))('shows %s where there is any', (terrain) => {
    expect(shows(markup, SHOWN[terrain])).toBe(map.spanned.includes(terrain) || map.terrain.includes(terrain));
  });

  it.each(SIDE_TERRAINS)('shows every %s', (kind) => {
    expect(shows(markup, SHOWN[kind])).toBe(map.drawing.hexsides.some((hexside) => hexside.kind === kind));
  });

  it('shows roads, railways, trails and hills', () => {
    expect(shows(markup, 'ground-road')).toBe(map.drawing.roads.length > 0);
    expect(shows(markup, 'ground-rail')).toBe(map.drawing.rails.length > 0);
    expect(shows(markup, 'ground-trail')).toBe(map.drawing.trails.length > 0);
    expect(shows(markup, 'ground-contour')).toBe(map.drawing.contours.length > 0);
  });

  it('keeps trees inside the outlines that block sight', () => {
    const outlines = EVERYWHERE.filter((hex) => map.terrain[hex] === 'woods').flatMap((hex) => map.drawing.outlines[hex] ?? []);
    const rim = rimOf(outlines);
    const crowns = growthOn(map).woods.layers.flatMap((layer) => [...layer.crowns.matchAll(/M(-?\d+),(-?\d+)a([\d.]+),/g)]);
    expect(crowns.length > 0).toBe(outlines.length > 0);
    const strays = crowns.filter(([, x, y, r]) => {
      const [radius, centre] = [Number(r), [Math.round(Number(x) + Number(r)), Number(y)] as const];
      return !outlines.some((outline) => placeIn(outline, centre) >= 0) || rim.some((side) => distanceToSide(centre, side) < radius - 2);
    });
    expect(strays).toEqual([]);
  });
});

it('is the same each time', () => {
  for (const blank of BLANK_MAPS.slice(0, 2)) expect(growthOn(blank())).toEqual(growthOn(blank()));
});

it('lies in the units of its hexes', () => {
  expect(HEXES.find('B1')?.centre).toEqual([300 * SCALE, 173 * SCALE]);
  for (const [outer, inner] of [
    [GROUND, EXTENT],
    [EXTENT, HEXES.extent],
  ] as const) {
    expect(outer.x).toBeLessThan(inner.x);
    expect(outer.x + outer.width).toBeGreaterThan(inner.x + inner.width);
  }
});

describe('outlines', () => {
  const square = (x: number, y: number): Polygon => [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
  ];

  it('that share a side become one, even if they miss each other by a little', () => {
    const [one, ...others] = joined([square(0, 0), square(10, 1).toReversed()]);
    expect(others).toEqual([]);
    expect(one).toHaveLength(6);
    expect(Math.abs(areaOf(one ?? []))).toBeGreaterThan(190);
  });

  it('that lie apart stay apart', () => {
    expect(joined([square(0, 0), square(40, 0)])).toHaveLength(2);
  });
});
