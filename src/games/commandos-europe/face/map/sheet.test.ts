/** What is drawn is what the hexes are: shores, covers and works, the same each time, on every map. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LAND } from '../../content/land.ts';
import { type EuropeMap, GRID, groundAt, hexName, MAPS, mapOf } from '../../content/map.ts';
import { KIND, type Terrain } from '../../content/terrain.ts';
import { valueAt } from './cells.ts';
import { drawingOf } from './drawing.ts';
import { centreOf, extentOf, INNER, RADIUS, sideMiddle } from './hexes.ts';
import { Overview, Sheet } from './sheet.tsx';

const drawn = (map: EuropeMap) => renderToStaticMarkup(jsx('svg', { children: jsx(Sheet, { map }) }));
const has = (hex: number, kind: number) => ((LAND.kinds[hex] ?? 0) & kind) !== 0;

/** The compiler keeps this list complete: by what each terrain is seen. Clear ground is what is left. */
const SHOWN: Readonly<Record<Exclude<Terrain, 'clear'>, string>> = {
  woods: 'land-woods',
  mountain: 'land-contour',
  ridge: 'land-crest',
  marsh: 'land-reed',
  sand: 'land-dune',
  wadi: 'land-wadi',
  hedges: 'land-leaf',
  beach: 'land-beach',
  coast: 'land-coast',
  sea: 'land-waterline',
  river: 'land-river',
  canal: 'land-canal',
  road: 'land-road',
  path: 'land-path',
  railway: 'land-sleeper',
  bridge: 'land-parapet',
  building: 'land-ink',
  airfield: 'land-apron',
  oasis: 'land-palm',
  pier: 'land-plank',
  ship: 'land-hull',
  breakwater: 'land-mole',
  obstacles: 'land-bold',
  minefield: 'land-mined',
};

/** Spots all over a hex, not quite to its sides. */
function spotsIn(hex: number): [number, number][] {
  const [x, y] = centreOf(hex);
  return Array.from({ length: 61 }, (_, i): [number, number] => {
    const [turn, far] = [i * 2.4, Math.sqrt(i / 61) * (INNER - 2)];
    return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
  });
}

describe.each(MAPS)('the sheet of $id', (map) => {
  const markup = drawn(map);
  const { lie } = drawingOf(map);

  it('shows every terrain that is on it', () => {
    const unseen = Object.entries(SHOWN).filter(([terrain, name]) => {
      const isThere = map.hexes.some((hex) => has(hex, KIND[terrain as Terrain]));
      return isThere && !new RegExp(`class="${name}"[^>]* d="M`).test(markup);
    });
    expect(unseen).toEqual([]);
  });

  it('shows land and water in every coastal hex, land alone inland, and nothing but water at sea', () => {
    const wrong = map.hexes.flatMap((hex) => {
      const dry = spotsIn(hex).filter((spot) => valueAt(lie.shore, ...spot) > 0).length;
      const found = groundAt(map, hex);
      const isRight = !found ? dry === 0 : found.isCoast ? dry > 2 && dry < 60 : dry === 61;
      return isRight ? [] : [`${hexName(hex)} ${dry}`];
    });
    expect(wrong).toEqual([]);
  });

  it('joins shores that one walks between, and parts those that one does not', () => {
    const wrong = map.hexes.flatMap((hex) =>
      (GRID.neighbours[hex] ?? []).flatMap((next, i) => {
        if (next < hex || !groundAt(map, hex)?.isCoast || !groundAt(map, next)?.isCoast) return [];
        const isOpen = ((LAND.allSea[hex] ?? 0) & (1 << i)) !== 0;
        const [x, y] = sideMiddle(centreOf(hex), i + 1);
        const turn = (i * Math.PI) / 3;
        const along = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((t) =>
          valueAt(lie.shore, x + (Math.cos(turn) * t * RADIUS) / 2, y + (Math.sin(turn) * t * RADIUS) / 2),
        );
        return isOpen === along.every((value) => value < 0) ? [] : [`${hexName(hex)} ${hexName(next)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has the number of every hex and every name on it', () => {
    for (const hex of [map.first, map.last]) expect(markup).toContain(`>${hexName(hex)}<`);
    expect((markup.match(/<text/g) ?? []).length).toBe(map.hexes.length + map.sheet.names.length);
  });

  it('is small in an overview', () => {
    const small = renderToStaticMarkup(jsx('svg', { children: jsx(Overview, { map }) }));
    expect(small.length).toBeLessThan(markup.length / 2);
    expect((small.match(/h22v22h-22z/g) ?? []).length).toBe(Object.keys(map.sheet.buildings).length);
  });

  it('lies within what is painted', () => {
    const { x, y, width, height } = extentOf(map);
    expect(lie.box.x).toBeLessThan(x);
    expect(lie.box.y + lie.box.height).toBeGreaterThan(y + height);
    expect(lie.box.x + lie.box.width).toBeGreaterThan(x + width);
  });
});

it('is the same each time, and follows the file', () => {
  const [norway] = MAPS;
  if (!norway) throw new Error('There are no maps.');
  const again = mapOf(norway.sheet);
  expect(drawn(again)).toBe(drawn(norway));
  expect(drawn(mapOf({ ...norway.sheet, bridges: ['0145'] }))).not.toBe(drawn(norway));
});
