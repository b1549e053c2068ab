/** The ground as it is painted: water in steps, land in steps, washes of shade and light, contours, rock. */
import type { Point } from '../../../../board/geometry.ts';
import type { Field } from '../../../../board/map/relief.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { KIND } from '../../content/terrain.ts';
import { valueAt } from './cells.ts';
import { centreOf, landOn } from './hexes.ts';
import type { Cover, Lie } from './lie.ts';
import { areaOf, ringPath, softRingPath, strokes } from './pen.ts';
import { ringsAt } from './rings.ts';

export interface Relief {
  readonly coast: string;
  /** From the shore outwards. */
  readonly shoals: readonly string[];
  readonly waterlines: readonly string[];
  readonly waves: string;
  readonly steps: readonly string[];
  readonly shades: readonly string[];
  readonly lights: readonly string[];
  readonly contours: readonly { readonly d: string; readonly isHeavy: boolean; readonly isHigh: boolean }[];
  readonly rocks: { readonly lee: string; readonly luff: string };
  readonly floors: Readonly<Record<Cover, string>>;
}

interface Ringing {
  readonly tolerance: number;
  /** Smaller rings only make the sheet dirty. */
  readonly least: number;
  readonly sign?: 1 | -1;
  readonly path?: typeof ringPath;
}

function ringed(field: Field, level: number, { tolerance, least, sign = 1, path = ringPath }: Ringing): string {
  return ringsAt(field, level, sign)
    .filter((ring) => areaOf(ring) > least)
    .map((ring) => path(ring, tolerance))
    .join('');
}

const SEA: Ringing = { tolerance: 1, least: 240, sign: -1 };
const SOFT: Ringing = { tolerance: 1.9, least: 300, path: softRingPath };
const LIGHT: Ringing = { ...SOFT, sign: -1 };
const CONTOUR: Ringing = { ...SOFT, tolerance: 1.5, least: 500 };
const FLOOR: Ringing = { tolerance: 1, least: 120 };

const SHOALS = [0.35, 0.85];
const WATERLINES = [0.16, 0.42, 0.72, 1.02];

export function reliefOn(lie: Lie): Relief {
  const { shore, depth, height, shade, climate, cover } = lie;
  const { first, apart, count } = climate.contours;
  const floor = (field: Field) => (field.values.some((value) => value > 0) ? ringed(field, 0, FLOOR) : '');
  const isSeaside = shore.values.some((value) => value < 0);
  const sea = (levels: readonly number[]) => (isSeaside ? levels.map((level) => ringed(depth, level, SEA)) : []);
  return {
    coast: ringed(shore, 0, { tolerance: 0.5, least: 24 }),
    shoals: sea(SHOALS),
    waterlines: sea(WATERLINES),
    waves: isSeaside ? wavesOn(lie) : '',
    steps: climate.steps.map((level) => ringed(height, level, SOFT)),
    shades: climate.shades.map((level) => ringed(shade, level, SOFT)),
    lights: climate.lights.map((level) => ringed(shade, level, LIGHT)),
    contours: Array.from({ length: count }, (_, i) => ({
      d: ringed(height, first + i * apart, CONTOUR),
      isHeavy: i % 4 === 3,
      isHigh: first + i * apart > 0.4,
    })),
    rocks: rocksOn(lie),
    floors: {
      woods: floor(cover.woods),
      mountain: floor(cover.mountain),
      marsh: floor(cover.marsh),
      sand: floor(cover.sand),
      hedges: floor(cover.hedges),
      beach: floor(cover.beach),
    },
  };
}

/** Little waves on the open sea. */
function wavesOn({ map, shore }: Lie): string {
  const chance = chanceOf(`${map.id} waves`);
  const { kinds } = landOn(map);
  return map.hexes
    .filter((hex) => (kinds[hex] ?? 0) & KIND.sea)
    .flatMap((hex) => {
      const [x, y] = centreOf(hex);
      return [0, 1, 2].flatMap((): string[] => {
        const spot: Point = [x + somewhere(chance, -26, 20), y + somewhere(chance, -14, 26)];
        return valueAt(shore, ...spot) < -0.9 ? [`M${spot[0].toFixed(1)} ${spot[1].toFixed(1)}q2.8-3.4 5.6 0q2.8-3.4 5.6 0`] : [];
      });
    })
    .join('');
}

/** Short strokes down the steepest slopes, heavier away from the light. */
function rocksOn({ map, climate, height, shade, shore, box }: Lie): Relief['rocks'] {
  const chance = chanceOf(`${map.id} rocks`);
  const least = (climate.shades.at(-2) ?? 0.2) * 1.15;
  let [lee, luff] = ['', ''];
  for (let i = 0; i < 9000; i++) {
    const [x, y] = [box.x + chance() * box.width, box.y + chance() * box.height];
    const dark = valueAt(shade, x, y);
    if (Math.abs(dark) < least || chance() > (Math.abs(dark) - least) * 4 || valueAt(shore, x, y) < 0.2) continue;
    const [east, south] = [valueAt(height, x + 4, y) - valueAt(height, x - 4, y), valueAt(height, x, y + 4) - valueAt(height, x, y - 4)];
    const steep = Math.hypot(east, south) || 1;
    const far = somewhere(chance, 4, 8);
    const stroke = strokes([
      [x, y],
      [x - (east / steep) * far, y - (south / steep) * far],
    ]);
    if (dark > 0) lee += stroke;
    else luff += stroke;
  }
  return { lee, luff };
}
