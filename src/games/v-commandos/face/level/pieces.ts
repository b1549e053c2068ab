/** Large things that a level is about, seen from above by day. */
import type { Point } from '../../../../board/geometry.ts';
import type { Brush, Paint } from './brush.ts';
import { disc, lineThrough, type Outline, placed, rectangle, ring, shapeOf, turnedBox } from './pen.ts';
import { sack } from './props.ts';

const INK = '#0f1114';
const HULL: Paint = { fill: '#d0d5d8', stroke: INK, width: 1.4 };
const DECK: Paint = { fill: '#d3a76d', stroke: '#6b4a26', width: 0.8 };
const CABIN: Paint = { fill: '#e4dfcf', stroke: INK, width: 1.1 };
const GLASS: Paint = { fill: '#3a5266' };
const SEAM: Paint = { stroke: '#000000', width: 1.1, opacity: 0.4 };
const SHINE: Paint = { stroke: '#ffffff', width: 1.6, opacity: 0.5 };

const BOAT: Outline = [
  [-50, -11],
  [30, -12],
  [48, -7],
  [56, 0],
  [48, 7],
  [30, 12],
  [-50, 11],
  [-54, 0],
];

/** A launch, its bow to the right unless it is turned. */
export function boat(brush: Brush, at: Point, degrees: number, scale = 1): void {
  const put = (outline: Outline) => shapeOf(placed(outline, at, degrees, scale));
  brush.shade(placed(BOAT, at, degrees, scale), 8);
  brush.thing(HULL, put(BOAT));
  brush.thing(DECK, put(BOAT.map(([x, y]): Point => [x * 0.88, y * 0.68])));
  brush.thing(CABIN, put(turnedBox([-8, 0], 34, 14)));
  brush.thing(GLASS, put(turnedBox([6, 0], 7, 10)));
}

const WAGON: Paint = { fill: '#8d5a43', stroke: INK, width: 1.4 };
const WAGON_GREY: Paint = { fill: '#7d868c', stroke: INK, width: 1.4 };
const TARPAULIN: Paint = { fill: '#6d7a58', stroke: INK, width: 1.2 };
const COUPLING: Paint = { stroke: INK, width: 3 };

/** A goods wagon, a tank wagon or one under canvas; along the track. */
export function wagon(brush: Brush, at: Point, upright: boolean, sort: 'boxed' | 'tank' | 'canvas', length = 82): void {
  const degrees = upright ? 90 : 0;
  const body = turnedBox(at, length, 34, degrees);
  brush.solid(body, 15);
  brush.thing(
    COUPLING,
    lineThrough(
      placed(
        [
          [-length / 2 - 6, 0],
          [length / 2 + 6, 0],
        ],
        at,
        degrees,
      ),
    ),
  );
  brush.thing(sort === 'boxed' ? WAGON : sort === 'tank' ? WAGON_GREY : TARPAULIN, shapeOf(body));
  const across = (x: number) =>
    lineThrough(
      placed(
        [
          [x, -17],
          [x, 17],
        ],
        at,
        degrees,
      ),
    );
  for (let x = -length / 2 + 12; x < length / 2 - 4; x += 13) brush.thing(SEAM, across(x));
  if (sort === 'tank') brush.thing(CABIN, shapeOf(placed(ring([0, 0], 8, 14), at, degrees)));
  brush.thing(
    SHINE,
    lineThrough(
      placed(
        [
          [-length / 2 + 4, upright ? 8 : -9],
          [length / 2 - 4, upright ? 8 : -9],
        ],
        at,
        degrees,
      ),
    ),
  );
}

const WING: Paint = { fill: '#7f8d78', stroke: INK, width: 1.5 };
const BODY: Paint = { fill: '#93a08a', stroke: INK, width: 1.5 };
const CROSS: Paint = { fill: '#f4f1e8', stroke: INK, width: 0.8 };
const PROP: Paint = { stroke: '#f0c36b', width: 2.2 };

const WINGS: Outline = [
  [8, -88],
  [22, -84],
  [27, -14],
  [27, 14],
  [22, 84],
  [8, 88],
  [-3, 14],
  [-3, -14],
];
const FUSELAGE: Outline = [
  [68, -4],
  [70, 0],
  [68, 4],
  [52, 10],
  [10, 11],
  [-52, 4],
  [-70, 3],
  [-70, -3],
  [-52, -4],
  [10, -11],
  [52, -10],
];
const TAIL: Outline = [
  [-52, -30],
  [-44, -28],
  [-44, 28],
  [-52, 30],
  [-62, 6],
  [-62, -6],
];

/** A new aircraft on its stand, its nose to the right unless it is turned. */
export function aircraft(brush: Brush, at: Point, degrees: number): void {
  const put = (outline: Outline) => shapeOf(placed(outline, at, degrees));
  for (const part of [WINGS, FUSELAGE, TAIL]) brush.shade(placed(part, at, degrees), 12);
  brush.thing(WING, put(WINGS) + put(TAIL));
  for (const y of [-42, 42]) {
    brush.thing(BODY, put(turnedBox([20, y], 44, 13)));
    brush.thing(
      PROP,
      lineThrough(
        placed(
          [
            [44, y - 15],
            [44, y + 15],
          ],
          at,
          degrees,
        ),
      ),
    );
  }
  brush.thing(BODY, put(FUSELAGE));
  brush.thing(GLASS, put(turnedBox([38, 0], 22, 9)));
  brush.thing(SEAM, lineThrough(placed(WINGS.slice(1, 5), at, degrees)));
  for (const y of [-66, 66]) brush.thing(CROSS, put(turnedBox([14, y], 10, 3)) + put(turnedBox([14, y], 3, 10)));
  brush.thing(
    SHINE,
    lineThrough(
      placed(
        [
          [-48, -2],
          [30, -7],
        ],
        at,
        degrees,
      ),
    ),
  );
}

const BARREL: Paint = { fill: '#59646a', stroke: INK, width: 1.4 };
const SHIELD: Paint = { fill: '#76836f', stroke: INK, width: 1.5 };
const PIT: Paint = { fill: '#8f8c82', stroke: '#37352f', width: 1.6 };
const PIT_RING: Paint = { stroke: '#4a4740', width: 1.4, dash: '4 3' };

/** A coast gun in its pit, behind sandbags; it looks that way. */
export function gun(brush: Brush, at: Point, degrees: number): void {
  brush.ground(PIT, disc(at, 50));
  brush.ground(PIT_RING, disc(at, 41));
  for (let i = 0; i < 15; i++) {
    const angle = degrees + 52 + i * 18.4;
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    sack(brush, [at[0] + 54 * c, at[1] + 54 * s], angle + 90);
  }
  brush.solid(turnedBox(at, 40, 30, degrees), 12);
  brush.thing(BARREL, shapeOf(placed(turnedBox([44, 0], 70, 8), at, degrees)) + shapeOf(placed(turnedBox([-22, 0], 22, 16), at, degrees)));
  brush.thing(
    SHIELD,
    shapeOf(
      placed(
        [
          [-14, -18],
          [10, -24],
          [17, -9],
          [17, 9],
          [10, 24],
          [-14, 18],
        ],
        at,
        degrees,
      ),
    ),
  );
  brush.thing(
    SHINE,
    lineThrough(
      placed(
        [
          [20, -2],
          [76, -2],
        ],
        at,
        degrees,
      ),
    ),
  );
}

const STEEL: Paint = { stroke: '#2b3238', width: 6.4 };
const STEEL_LIGHT: Paint = { stroke: '#c3ced6', width: 3 };
const FOOT: Paint = { fill: '#b7b6ad', stroke: INK, width: 1.3 };
const GUY: Paint = { stroke: '#cfd8de', width: 1.1, opacity: 0.8 };
const RED_LAMP: Paint = { fill: '#ff5a3c' };
const RED_GLOW: Paint = { fill: '#ff5a3c', opacity: 0.25 };

/** A lattice mast from above: square in square, crossed, with its guys. */
export function mast(brush: Brush, at: Point, half: number): void {
  const [x, y] = at;
  const square = (r: number) => turnedBox(at, 2 * r, 2 * r);
  for (const [u, v] of square(half * 1.9)) {
    brush.thing(GUY, lineThrough([at, [u, v]]));
    brush.thing(FOOT, disc([u, v], 5));
  }
  brush.shade(turnedBox(at, half, half), 60);
  for (const [u, v] of square(half)) brush.thing(FOOT, shapeOf(turnedBox([u, v], 16, 16)));
  let d = '';
  for (const r of [half, half * 0.72, half * 0.46, half * 0.22]) d += shapeOf(square(r));
  const [a, b, c, e] = square(half);
  if (a && b && c && e) d += lineThrough([a, c]) + lineThrough([b, e]);
  brush.thing(STEEL, d);
  brush.thing(STEEL_LIGHT, d);
  brush.glint(RED_GLOW, disc([x, y], 16));
  brush.glint(RED_LAMP, disc([x, y], 4));
}

const TANK_SIDE: Paint = { fill: '#8b98a4', stroke: INK, width: 2 };
const TANK_ROOF: Paint = { fill: '#bac7d3', stroke: '#2b343d', width: 1.2 };
const TANK_SEAM: Paint = { stroke: '#2b343d', width: 1, opacity: 0.5 };
const BUND: Paint = { fill: '#8f8b80', stroke: '#2a2a28', width: 1.2 };
const BUND_LINE: Paint = { stroke: '#e2bf45', width: 3.6, dash: '10 10' };
const LADDER: Paint = { stroke: '#26303a', width: 7 };
const RUNGS: Paint = { stroke: '#c6d3de', width: 1.6, dash: '1.6 3.4' };

/** A fuel tank in its bund. */
export function fuelTank(brush: Brush, at: Point, r: number): void {
  const [x, y] = at;
  brush.ground(BUND, disc(at, r + 18));
  brush.ground(BUND_LINE, disc(at, r + 18));
  brush.solid(ring(at, r, 28), r * 0.6);
  brush.thing(TANK_SIDE, disc(at, r));
  brush.thing(TANK_ROOF, disc([x - r * 0.05, y - r * 0.06], r * 0.88));
  let seams = disc([x - r * 0.05, y - r * 0.06], r * 0.5);
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    seams += lineThrough([
      [x + r * 0.16 * Math.cos(angle), y + r * 0.16 * Math.sin(angle)],
      [x + r * 0.82 * Math.cos(angle), y + r * 0.82 * Math.sin(angle)],
    ]);
  }
  brush.thing(TANK_SEAM, seams);
  brush.thing(TANK_SIDE, disc([x - r * 0.05, y - r * 0.06], r * 0.14));
  const rungs = lineThrough([
    [x - r * 0.78, y + r * 0.36],
    [x - r * 0.3, y + r * 0.8],
  ]);
  brush.thing(LADDER, rungs);
  brush.thing(RUNGS, rungs);
  brush.thing(SHINE, `M${(x - r * 0.8).toFixed(1)},${(y - r * 0.1).toFixed(1)}a${r * 0.82},${r * 0.82} 0 0 1 ${r * 0.6},${-r * 0.68}`);
}

const LORRY: Paint = { fill: '#6d7a5f', stroke: INK, width: 1.4 };
/** A lorry under canvas. */
export function lorry(brush: Brush, at: Point, degrees: number): void {
  const put = (outline: Outline) => shapeOf(placed(outline, at, degrees));
  brush.solid(placed(turnedBox([0, 0], 72, 30), at, degrees), 13);
  brush.thing(LORRY, put(turnedBox([27, 0], 20, 26)));
  brush.thing(GLASS, put(turnedBox([21, 0], 5, 22)));
  brush.thing(TARPAULIN, put(turnedBox([-10, 0], 50, 30)));
  for (const x of [-26, -12, 2]) {
    brush.thing(
      SEAM,
      lineThrough(
        placed(
          [
            [x, -15],
            [x, 15],
          ],
          at,
          degrees,
        ),
      ),
    );
  }
}

const GATE_STEEL: Paint = { fill: '#7c6a58', stroke: INK, width: 1.6 };
const BASIN: Paint = { fill: '#6f6a60', stroke: INK, width: 1.4 };
const STEPS: Paint = { stroke: '#39362f', width: 1.1 };

/** A basin with steps all round, keel blocks in a row, and the gate against the sea in the south. */
export function dryDock(brush: Brush, x: number, y: number, width: number, height: number): void {
  for (let i = 0; i < 4; i++) {
    brush.ground(i === 3 ? BASIN : STEPS, rectangle({ x: x + i * 6, y: y + i * 6, width: width - i * 12, height: height - i * 6 }));
  }
  for (let v = 34; v < height - 30; v += 17) brush.thing(DECK, rectangle({ x: x + width / 2 - 9, y: y + v, width: 18, height: 8 }));
  brush.shade(turnedBox([x + width / 2, y + height - 9], width, 20), 10);
  brush.thing(GATE_STEEL, rectangle({ x, y: y + height - 20, width, height: 20 }));
  for (let u = 10; u < width; u += 14) brush.thing(SEAM, `M${x + u},${y + height - 20}v20`);
}
