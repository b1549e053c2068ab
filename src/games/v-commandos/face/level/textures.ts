/** What ground is made of, by day: small pieces that repeat. Each is worked out once, from a chance of its own. */
import { type Chance, chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { ellipse, lineThrough, rectangle, ring, shapeOf } from './pen.ts';

interface Texture {
  readonly width: number;
  readonly height: number;
  readonly base: string;
  readonly marks: readonly Mark[];
}

interface Mark {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Stones, boards or slabs in rows, each row pushed on by half; in a few shades. */
function rows(
  chance: Chance,
  { columns, lines, width, height, gap, round }: Record<'columns' | 'lines' | 'width' | 'height' | 'gap' | 'round', number>,
  base: string,
  shades: readonly string[],
): Texture {
  const by = shades.map(() => '');
  for (let line = 0; line < lines; line++) {
    for (let column = -1; column < columns; column++) {
      const x = column * width + (line % 2 === 1 ? width / 2 : 0);
      const shade = Math.floor(chance() * shades.length);
      const [w, h] = [width - gap, height - gap];
      const r = Math.min(round, w / 2, h / 2);
      // what leaves at the right comes in again at the left
      for (const from of x < 0 || x + width > columns * width ? [x, x + columns * width * (x < 0 ? 1 : -1)] : [x]) {
        by[shade] +=
          r > 0
            ? `M${from + r},${line * height}h${w - 2 * r}q${r},0 ${r},${r}v${h - 2 * r}q0,${r} ${-r},${r}h${2 * r - w}q${-r},0 ${-r},${-r}v${2 * r - h}q0,${-r} ${r},${-r}Z`
            : rectangle({ x: from, y: line * height, width: w, height: h });
      }
    }
  }
  return { width: columns * width, height: lines * height, base, marks: shades.map((fill, i) => ({ fill, d: by[i] ?? '' })) };
}

/** Grains of some shades, strewn over a square that fits onto itself. */
function strewn(
  chance: Chance,
  side: number,
  base: string,
  grains: readonly { readonly fill: string; readonly count: number; readonly least: number; readonly most: number }[],
  flat = 0.6,
): Texture {
  const marks = grains.map(({ fill, count, least, most }) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const [x, y, r] = [chance() * side, chance() * side, somewhere(chance, least, most)];
      const wrapped = (value: number) => (value < r ? [value, value + side] : value > side - r ? [value, value - side] : [value]);
      for (const u of wrapped(x)) for (const v of wrapped(y)) d += ellipse([u, v], r, r * flat);
    }
    return { fill, d };
  });
  return { width: side, height: side, base, marks };
}

function withMarks(texture: Texture, ...marks: readonly Mark[]): Texture {
  return { ...texture, marks: [...texture.marks, ...marks] };
}

function blades(chance: Chance, side: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${Math.round(chance() * side)},${Math.round(6 + chance() * (side - 8))}l-1,-5m3,5l1,-4`;
  return d;
}

function rocks(chance: Chance): Texture {
  const marks = ['#8a8d8b', '#a2a39c', '#767b7c'].map((fill) => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const r = somewhere(chance, 6, 15);
      const middle = [somewhere(chance, r, 100 - r), somewhere(chance, r, 100 - r)] as const;
      d += shapeOf(ring(middle, r, 7).map(([x, y]) => [x + somewhere(chance, -3, 3), y + somewhere(chance, -3, 3)]));
    }
    return { fill, d, stroke: '#3d4244', width: 1 };
  });
  return { width: 100, height: 100, base: '#5c625f', marks };
}

function checks(side: number, base: string, fill: string): Texture {
  const d = rectangle({ x: 0, y: 0, width: side, height: side }) + rectangle({ x: side, y: side, width: side, height: side });
  const lines = lineThrough([
    [0, 0],
    [2 * side, 0],
  ]).concat(`M0,${side}h${2 * side}M0,0v${2 * side}M${side},0v${2 * side}`);
  return {
    width: 2 * side,
    height: 2 * side,
    base,
    marks: [
      { fill, d },
      { d: lines, stroke: '#0b0f14', width: 0.8, opacity: 0.3 },
    ],
  };
}

/** Two boards this way, two that way. */
function parquet(): Texture {
  return {
    width: 32,
    height: 32,
    base: '#b5834d',
    marks: [
      { fill: '#c79661', d: 'M0,0h16v8h-16ZM16,0h8v16h-8ZM16,16h16v8h-16ZM0,16h8v16h-8Z' },
      {
        stroke: '#5d3d1d',
        width: 0.9,
        opacity: 0.6,
        d: 'M0,0h16M0,8h16M0,16h16M16,0v16M24,0v16M32,0v16M16,16h16M16,24h16M16,32h16M0,16v16M8,16v16',
      },
    ],
  };
}

const BOARDS = { lines: 6, gap: 0.9, round: 0 };

function made() {
  const chance = chanceOf('what ground is made of');
  return {
    setts: rows(chance, { columns: 6, lines: 8, width: 15, height: 10, gap: 1.4, round: 2 }, '#55524a', [
      '#a39e92',
      '#958f84',
      '#b0ab9e',
      '#88837a',
    ]),
    cobbles: rows(chance, { columns: 8, lines: 8, width: 9, height: 9, gap: 1.5, round: 3.4 }, '#4d4a44', [
      '#9a958a',
      '#8b867c',
      '#a8a296',
      '#7d796f',
    ]),
    slabs: rows(chance, { columns: 3, lines: 4, width: 44, height: 24, gap: 1.3, round: 1 }, '#3f3d38', [
      '#aba597',
      '#9d978a',
      '#b6b0a2',
      '#928c80',
    ]),
    concrete: withMarks(
      rows(chance, { columns: 2, lines: 2, width: 75, height: 75, gap: 1.6, round: 0 }, '#55554f', ['#a5a49b', '#9a9990', '#adaca3']),
      { stroke: '#5f5f58', width: 0.9, d: 'M20,30l12,8l4,14M96,20l-8,16M110,120l16,-6l10,4M40,112l6,14' },
    ),
    boards: rows(chance, { ...BOARDS, columns: 2, width: 62, height: 10 }, '#3a2714', ['#b3854f', '#a47643', '#bf915a', '#96693a']),
    deck: rows(chance, { columns: 6, lines: 2, width: 12, height: 75, gap: 1.2, round: 0 }, '#20160c', [
      '#a08560',
      '#937852',
      '#ae946d',
      '#856b47',
    ]),
    bricks: rows(chance, { columns: 6, lines: 8, width: 18, height: 8, gap: 1.2, round: 0.6 }, '#4b413a', [
      '#a0796a',
      '#94695a',
      '#ab8778',
      '#8a6355',
    ]),
    checks: checks(15, '#8e958e', '#b9bfb6'),
    stone: checks(25, '#a39f95', '#8b877e'),
    parquet: parquet(),
    grass: withMarks(
      strewn(chance, 120, '#7f9460', [
        { fill: '#8ca06a', count: 26, least: 4, most: 12 },
        { fill: '#718654', count: 26, least: 4, most: 11 },
        { fill: '#9aa873', count: 14, least: 2, most: 6 },
      ]),
      { stroke: '#5f7747', width: 1, d: blades(chance, 120, 34) },
      { stroke: '#b3c089', width: 0.9, d: blades(chance, 120, 16) },
    ),
    floor: strewn(chance, 110, '#66704d', [
      { fill: '#7a7f55', count: 30, least: 2, most: 6 },
      { fill: '#545f41', count: 34, least: 2, most: 6 },
      { fill: '#8b7a50', count: 22, least: 1.5, most: 4 },
    ]),
    soil: strewn(chance, 110, '#9c8a69', [
      { fill: '#a99673', count: 30, least: 3, most: 9 },
      { fill: '#8b7a5b', count: 30, least: 2, most: 7 },
      { fill: '#b9a883', count: 16, least: 1, most: 3 },
    ]),
    cinders: strewn(chance, 90, '#8b8273', [
      { fill: '#6c6558', count: 46, least: 1, most: 4 },
      { fill: '#a39a88', count: 34, least: 1, most: 3 },
      { fill: '#3d3b38', count: 20, least: 1, most: 2.4 },
    ]),
    ballast: strewn(
      chance,
      70,
      '#726c63',
      [
        { fill: '#948d81', count: 90, least: 1, most: 2.3 },
        { fill: '#5a554e', count: 80, least: 1, most: 2.2 },
        { fill: '#aaa396', count: 40, least: 0.9, most: 1.9 },
      ],
      0.85,
    ),
    shingle: strewn(
      chance,
      80,
      '#b09f80',
      [
        { fill: '#c3b594', count: 60, least: 1.4, most: 3.4 },
        { fill: '#968871', count: 50, least: 1.2, most: 3 },
        { fill: '#d8ccb0', count: 26, least: 1, most: 2.2 },
      ],
      0.75,
    ),
    rock: rocks(chance),
    cave: strewn(chance, 100, '#77716a', [
      { fill: '#88827a', count: 26, least: 4, most: 11 },
      { fill: '#655f59', count: 26, least: 4, most: 11 },
      { fill: '#98928a', count: 20, least: 1, most: 3 },
    ]),
    water: withMarks(strewn(chance, 120, '#3f7092', [{ fill: '#366585', count: 18, least: 6, most: 18 }], 0.3), {
      stroke: '#7fb0cf',
      width: 1.1,
      opacity: 0.55,
      d: 'M8,18q6,-5 12,0t12,0M70,10q5,-4 10,0t10,0M40,46q6,-5 12,0t12,0M92,58q5,-4 10,0t10,0M14,80q5,-4 10,0t10,0M60,96q6,-5 12,0t12,0M98,108q4,-3 8,0t8,0',
    }),
  } satisfies Record<string, Texture>;
}

export const TEXTURES = made();
export type TextureName = keyof typeof TEXTURES;
