/** Small things that stand about, seen from above by day. */
import type { Point } from '../../../../board/geometry.ts';
import { somewhere } from '../../../../board/map/seeded.ts';
import type { Brush, Paint } from './brush.ts';
import { disc, ellipse, lineThrough, placed, rectangle, ring, shapeOf, turnedBox } from './pen.ts';

export const DARK = '#17130d';
const EDGE = '#1d160c';

const BOX: Paint = { fill: '#bd8d4d', stroke: EDGE, width: 1.2 };
const BOX_OLD: Paint = { fill: '#9c7845', stroke: EDGE, width: 1.2 };
const BOX_SLATS: Paint = { stroke: '#6b4a22', width: 1.4 };
const BOX_LIGHT: Paint = { stroke: '#f0cf97', width: 1.1 };

export function crate(brush: Brush, at: Point, size = 18, degrees = 0): void {
  const outline = turnedBox(at, size, size * 0.92, degrees);
  const [a, b, c, d] = outline;
  brush.shade(outline, size * 0.55);
  brush.thing(size > 15 ? BOX : BOX_OLD, shapeOf(outline));
  if (!a || !b || !c || !d) return;
  brush.thing(BOX_SLATS, lineThrough([a, c]) + lineThrough(turnedBox(at, size - 5, size - 6, degrees)));
  brush.thing(BOX_LIGHT, lineThrough([d, a, b]));
}

const DRUMS: readonly Paint[] = ['#8fa18c', '#a85f4c', '#8092a6', '#b39f59'].map((fill) => ({ fill, stroke: DARK, width: 1.2 }));
const DRUM_RIM: Paint = { stroke: '#000000', width: 1.3, opacity: 0.35 };
const DRUM_LIGHT: Paint = { stroke: '#ffffff', width: 1.4, opacity: 0.55 };

export function drum(brush: Brush, [x, y]: Point, r = 8.6): void {
  brush.shade(ring([x, y], r, 10), 9);
  brush.thing(DRUMS[Math.floor(brush.chance() * DRUMS.length)] ?? BOX, disc([x, y], r));
  brush.thing(DRUM_RIM, disc([x, y], r * 0.76));
  brush.thing(DRUM_LIGHT, `M${(x - r * 0.5).toFixed(1)},${(y - r * 0.5).toFixed(1)}h${(r * 0.8).toFixed(1)}`);
  brush.thing(DRUM_RIM, disc([x + r * 0.3, y + r * 0.35], r * 0.16));
}

const PINES: readonly Paint[] = [
  { fill: '#345f47', stroke: '#12251a', width: 1 },
  { fill: '#437a57' },
  { fill: '#58966a' },
  { fill: '#86bf90' },
];

export function pine(brush: Brush, [x, y]: Point, r: number): void {
  brush.shade(ring([x, y], r * 0.8, 10), r * 0.7);
  const turn = brush.chance() * 60;
  PINES.forEach((paint, i) => {
    const size = r * (1 - i * 0.24);
    const points = Array.from({ length: 18 }, (_, k): Point => {
      const angle = ((turn + i * 20 + (k * 360) / 18) * Math.PI) / 180;
      const far = size * (k % 2 === 0 ? 1 : 0.7) * somewhere(brush.chance, 0.92, 1.06);
      return [x - i * r * 0.05 + far * Math.cos(angle), y - i * r * 0.06 + far * Math.sin(angle)];
    });
    brush.thing(paint, shapeOf(points));
  });
}

const LEAVES: Paint = { fill: '#5b8754', stroke: '#1c3320', width: 0.9 };
const LEAVES_LIGHT: Paint = { fill: '#93bd84', opacity: 0.8 };

export function bush(brush: Brush, [x, y]: Point, r: number): void {
  brush.shade(ring([x, y], r * 0.9, 9), r * 0.6);
  for (let i = 0; i < 7; i++) {
    const angle = (i * 2 * Math.PI) / 7 + brush.chance() * 0.6;
    const off = r * somewhere(brush.chance, 0.46, 0.58);
    brush.thing(LEAVES, disc([x + off * Math.cos(angle), y + off * Math.sin(angle)], r * somewhere(brush.chance, 0.38, 0.54)));
  }
  brush.thing(LEAVES, disc([x, y], r * 0.5));
  brush.thing(LEAVES_LIGHT, disc([x - r * 0.24, y - r * 0.3], r * 0.34));
}

const TUFT: Paint = { stroke: '#8fae78', width: 1.1 };

export function tufts(brush: Brush, count: number, margin = 10): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = brush.anywhere(margin);
    brush.ground(
      TUFT,
      `M${x.toFixed(1)},${y.toFixed(1)}l-3.4,-4.2M${x.toFixed(1)},${y.toFixed(1)}v-6.4M${x.toFixed(1)},${y.toFixed(1)}l3,-4.6`,
    );
  }
}

const STAIN: Paint = { fill: '#14120e', opacity: 0.26 };
export function stain(brush: Brush, at: Point, rx: number, ry: number): void {
  brush.ground(STAIN, ellipse(at, rx, ry));
}

const POOL: Paint = { fill: '#33485c' };
const POOL_GLINT: Paint = { fill: '#7fa5c4', opacity: 0.16 };
const GLINT: Paint = { stroke: '#d7e8f5', width: 1.2, opacity: 0.65 };
export function puddle(brush: Brush, [x, y]: Point, rx: number, ry: number): void {
  brush.ground(POOL, ellipse([x, y], rx, ry));
  brush.glint(POOL_GLINT, ellipse([x, y], rx, ry));
  brush.glint(GLINT, `M${x - rx * 0.55},${y - ry * 0.3}h${rx * 0.7}M${x - rx * 0.1},${y + ry * 0.35}h${rx * 0.55}`);
}

const RIPPLE: Paint = { stroke: '#a9cbe4', width: 1.1, opacity: 0.5 };
/** The moon on the water, within a box of the board. */
export function ripples(brush: Brush, x: number, y: number, width: number, height: number): void {
  for (let i = 0; i < (width * height) / 420; i++) {
    const length = somewhere(brush.chance, 4, 13);
    const at: Point = [x + brush.chance() * Math.max(0, width - length), y + brush.chance() * height];
    brush.glint(RIPPLE, lineThrough([at, [at[0] + length, at[1]]]));
  }
}

const WOOD: Paint = { fill: '#a87340', stroke: EDGE, width: 1.2 };
const WOOD_GRAIN: Paint = { stroke: '#000000', width: 0.9, opacity: 0.25 };
const WOOD_LIGHT: Paint = { stroke: '#ffffff', width: 1, opacity: 0.35 };

export function table(brush: Brush, [x, y]: Point, width: number, height: number): void {
  const outline = turnedBox([x, y], width, height);
  brush.shade(outline, 7);
  brush.thing(WOOD, shapeOf(outline));
  const [l, t] = [x - width / 2, y - height / 2];
  brush.thing(WOOD_GRAIN, `M${l + 2},${t + height / 3}h${width - 4}M${l + 2},${t + (height * 2) / 3}h${width - 4}`);
  brush.thing(WOOD_LIGHT, `M${l + 1},${t + height - 1}V${t + 1}H${l + width - 1}`);
}

const PAPER: Paint = { fill: '#f6f0de', stroke: '#55524a', width: 0.5 };
export function papers(brush: Brush, at: Point, count = 2): void {
  for (let i = 0; i < count; i++) brush.thing(PAPER, shapeOf(turnedBox([at[0] + i * 7, at[1] + (i % 2) * 3], 6, 8, -14 + i * 24)));
}

const SEAT: Paint = { fill: '#8a5a30', stroke: EDGE, width: 1 };
export function stool(brush: Brush, at: Point): void {
  brush.shade(ring(at, 5, 8), 4);
  brush.thing(SEAT, disc(at, 5.4));
  brush.thing(WOOD_GRAIN, disc(at, 3.4));
}

const SHEET: Paint = { fill: '#ded6c0', stroke: EDGE, width: 1.2 };
const BLANKET: Paint = { fill: '#687660' };
const PILLOW: Paint = { fill: '#f2ecdc', stroke: '#8b8472', width: 0.6 };
export function bunk(brush: Brush, x: number, y: number, width = 22, height = 44): void {
  brush.shade(turnedBox([x + width / 2, y + height / 2], width, height), 6);
  brush.thing(SHEET, rectangle({ x, y, width, height }));
  brush.thing(BLANKET, rectangle({ x: x + 2, y: y + height * 0.4, width: width - 4, height: height * 0.56 }));
  brush.thing(PILLOW, rectangle({ x: x + 3, y: y + 3, width: width - 6, height: height * 0.26 }));
}

const IRON: Paint = { fill: '#6b7680', stroke: DARK, width: 1.2 };
const IRON_LINE: Paint = { stroke: DARK, width: 1.1 };
/** Cupboards, shelves and cabinets along a wall. */
export function cabinet(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.shade(turnedBox([x + width / 2, y + height / 2], width, height), 6);
  brush.thing(IRON, rectangle({ x, y, width, height }));
  const lies = width > height;
  const step = 15;
  for (let along = step; along < (lies ? width : height) - 4; along += step) {
    brush.thing(IRON_LINE, lies ? `M${x + along},${y}v${height}` : `M${x},${y + along}h${width}`);
  }
}

const SPINES: readonly Paint[] = ['#8e3b31', '#3f5c7d', '#6d7f4a', '#b08a3c', '#5b4a63'].map((fill) => ({
  fill,
  stroke: DARK,
  width: 0.5,
}));
export function books(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.shade(turnedBox([x + width / 2, y + height / 2], width, height), 6);
  brush.thing(WOOD, rectangle({ x, y, width, height }));
  const lies = width > height;
  for (let along = 2; along < (lies ? width : height) - 4; ) {
    const thick = somewhere(brush.chance, 2.4, 5);
    const paint = SPINES[Math.floor(brush.chance() * SPINES.length)] ?? BOX;
    brush.thing(
      paint,
      rectangle(
        lies ? { x: x + along, y: y + 2, width: thick, height: height - 4 } : { x: x + 2, y: y + along, width: width - 4, height: thick },
      ),
    );
    along += thick + 0.4;
  }
}

const CARPETS: readonly Paint[] = ['#8d443b', '#3f5a78', '#5b6b45'].map((fill) => ({ fill, stroke: '#dcc08d', width: 1.6, opacity: 0.9 }));
const CARPET_LINE: Paint = { stroke: '#dcc08d', width: 0.9, opacity: 0.7 };
export function carpet(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.ground(CARPETS[Math.floor(brush.chance() * CARPETS.length)] ?? BOX, rectangle({ x, y, width, height }));
  brush.ground(CARPET_LINE, rectangle({ x: x + 5, y: y + 5, width: width - 10, height: height - 10 }));
}

const EMBER: Paint = { fill: '#f08a3c' };
const EMBER_GLOW: Paint = { fill: '#ff9a3c', opacity: 0.22 };
export function stove(brush: Brush, at: Point): void {
  brush.shade(ring(at, 10), 7);
  brush.thing(IRON, disc(at, 10));
  brush.thing(EMBER, disc(at, 4));
  brush.glint(EMBER_GLOW, disc(at, 20));
  brush.glint(EMBER, disc(at, 3.6));
}

const SACK: Paint = { fill: '#cdb98d', stroke: '#3a301c', width: 1.1 };
const SACK_LIGHT: Paint = { stroke: '#f2e5c2', width: 1.2 };
export function sack(brush: Brush, at: Point, degrees: number): void {
  const outline = placed(
    [
      [-8, -3],
      [-5, -5],
      [5, -5],
      [8, -3],
      [8, 3],
      [5, 5],
      [-5, 5],
      [-8, 3],
    ],
    at,
    degrees,
  );
  brush.shade(outline, 4);
  brush.thing(SACK, shapeOf(outline));
  brush.thing(
    SACK_LIGHT,
    lineThrough(
      placed(
        [
          [-4, -2.4],
          [4, -2.4],
        ],
        at,
        degrees,
      ),
    ),
  );
}

const STONE: Paint = { fill: '#a9aaa4', stroke: '#2d3133', width: 1.1 };
const STONE_LIGHT: Paint = { fill: '#d2d3cc', opacity: 0.6 };
export function boulder(brush: Brush, at: Point, r: number): void {
  const outline = ring(at, r, 8).map(
    ([x, y]): Point => [x + somewhere(brush.chance, -r, r) * 0.18, y + somewhere(brush.chance, -r, r) * 0.18],
  );
  brush.shade(outline, r * 0.8);
  brush.thing(STONE, shapeOf(outline));
  brush.thing(STONE_LIGHT, shapeOf(placed(ring([0, 0], r * 0.45, 6), [at[0] - r * 0.25, at[1] - r * 0.3])));
}

const SLEEPER: Paint = { fill: '#6e5439', stroke: '#241a10', width: 0.8 };
const RAIL_BED: Paint = { stroke: '#2b2521', width: 4.4 };
const RAIL: Paint = { stroke: '#d5dce2', width: 2 };
/** A track along the middle line between two points, straight up or across. */
export function railway(brush: Brush, [ax, ay]: Point, [bx, by]: Point): void {
  const upright = ax === bx;
  const length = upright ? by - ay : bx - ax;
  for (let along = 5; along < length; along += 13) {
    brush.ground(
      SLEEPER,
      rectangle(upright ? { x: ax - 20, y: ay + along, width: 40, height: 6 } : { x: ax + along, y: ay - 20, width: 6, height: 40 }),
    );
  }
  for (const paint of [RAIL_BED, RAIL]) {
    for (const off of [-12, 12]) {
      brush.ground(
        paint,
        upright
          ? lineThrough([
              [ax + off, ay],
              [bx + off, by],
            ])
          : lineThrough([
              [ax, ay + off],
              [bx, by + off],
            ]),
      );
    }
  }
}

const BOLLARD: Paint = { fill: '#4a4843', stroke: '#0b0b0b', width: 1.1 };
export function bollard(brush: Brush, at: Point): void {
  brush.shade(ring(at, 5, 8), 5);
  brush.thing(BOLLARD, disc(at, 5));
  brush.thing(STONE_LIGHT, disc([at[0] - 1.3, at[1] - 1.4], 1.8));
}

const FENCE: Paint = { stroke: '#57534a', width: 1.5 };
const BARBS: Paint = { stroke: '#7a766b', width: 0.9 };
/** Barbed wire along a side. */
export function wire(brush: Brush, [ax, ay]: Point, [bx, by]: Point): void {
  brush.thing(
    FENCE,
    lineThrough([
      [ax, ay],
      [bx, by],
    ]),
  );
  const length = Math.hypot(bx - ax, by - ay);
  for (let along = 6; along < length; along += 11) {
    const [x, y] = [ax + ((bx - ax) * along) / length, ay + ((by - ay) * along) / length];
    brush.thing(BARBS, `M${x - 4},${y + 2}l8,-4M${x - 1.5},${y - 4}l3,8`);
  }
}
