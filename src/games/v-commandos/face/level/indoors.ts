/** How each kind of room is painted; its walls are drawn later. */
import type { Point } from '../../../../board/geometry.ts';
import { somewhere } from '../../../../board/map/seeded.ts';
import type { INDOOR_KINDS } from '../../content/terms.ts';
import type { Brush, Paint } from './brush.ts';
import { disc, lineThrough, rectangle, ring, shapeOf, turnedBox } from './pen.ts';
import { books, boulder, bunk, cabinet, carpet, crate, DARK, drum, papers, railway, stain, stool, stove, table } from './props.ts';

const isTall = ({ width, height }: Brush): boolean => height > width;
const middleOf = ({ x, y, width, height }: Brush): Point => [x + width / 2, y + height / 2];

const LINE: Paint = { stroke: '#d9b63c', width: 2, opacity: 0.55, dash: '12 8' };

function store(brush: Brush): void {
  brush.cover('concrete');
  const { x, y, width, height, chance } = brush;
  brush.ground(LINE, isTall(brush) ? `M${x + width / 2},${y}v${height}` : `M${x},${y + height / 2 + 8}h${width}`);
  for (let v = 30; v < height - 12; v += 20) {
    if (chance() < 0.7) drum(brush, [x + width - 19, y + v]);
    else crate(brush, [x + width - 20, y + v], 17, somewhere(chance, -8, 8));
  }
  for (let u = 20; u < width - 40; u += 20)
    if (chance() < 0.75) crate(brush, [x + u, y + height - 19], somewhere(chance, 14, 19), somewhere(chance, -10, 10));
  stain(brush, brush.anywhere(40), 22, 10);
}

const RACK: Paint = { fill: '#7c5731', stroke: DARK, width: 1.2 };
const RIFLE: Paint = { stroke: '#2a2d31', width: 2.6 };
const STOCK: Paint = { stroke: '#b07a44', width: 3.4 };

function armoury(brush: Brush): void {
  brush.cover('concrete');
  const { x, y, width, height } = brush;
  for (const v of [height - 22]) {
    brush.shade(turnedBox([x + width / 2, y + v], width - 40, 16), 6);
    brush.thing(RACK, rectangle({ x: x + 20, y: y + v - 8, width: width - 40, height: 16 }));
    for (let u = 27; u < width - 24; u += 8) {
      brush.thing(RIFLE, `M${x + u},${y + v - 11}v17`);
      brush.thing(STOCK, `M${x + u},${y + v + 4}v6`);
    }
  }
  for (let v = 36; v < height - 44; v += 19) crate(brush, [x + width - 20, y + v], 16, 3);
  crate(brush, [x + 20, y + 74], 18, -5);
  stain(brush, middleOf(brush), 26, 12);
}

function office(brush: Brush): void {
  brush.cover('boards');
  const { x, y, width, height } = brush;
  carpet(brush, x + width * 0.28, y + height * 0.36, width * 0.44, height * 0.4);
  cabinet(brush, x + width - 58, y + 10, 46, 13);
  cabinet(brush, x + width - 24, y + 30, 13, Math.min(60, height - 60));
  for (let i = 0; i < (width * height) / 22000; i++) {
    const at: Point = isTall(brush) ? [x + width / 2, y + 84 + i * 130] : [x + 75 + i * 150, y + 84];
    table(brush, at, 36, 22);
    papers(brush, [at[0] - 11, at[1] - 3], 3);
    stool(brush, [at[0] + 2, at[1] + 19]);
  }
  papers(brush, [x + width - 50, y + 15], 2);
}

function library(brush: Brush): void {
  brush.cover('boards');
  const { x, y, width, height } = brush;
  books(brush, x + width - 22, y + 30, 13, height - 42);
  books(brush, x + 30, y + height - 22, width - 60, 13);
  carpet(brush, x + 34, y + height * 0.38, width - 76, height * 0.34);
  table(brush, middleOf(brush), 40, 26);
  papers(brush, [x + width / 2 - 10, y + height / 2 - 2], 3);
  stool(brush, [x + width / 2 - 30, y + height / 2]);
}

const CLOTH: Paint = { fill: '#efe8d6', stroke: '#3b3730', width: 1 };
const PLATE: Paint = { fill: '#ffffff', stroke: '#9a958a', width: 0.7 };

function laid(brush: Brush, at: Point, r: number): void {
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2 + 0.4;
    stool(brush, [at[0] + (r + 6) * Math.cos(angle), at[1] + (r + 6) * Math.sin(angle)]);
  }
  brush.shade(ring(at, r, 14), 7);
  brush.thing(CLOTH, disc(at, r));
  for (const dx of [-r / 2, r / 2]) brush.thing(PLATE, disc([at[0] + dx, at[1] - 1], 3.4));
}

const PIANO: Paint = { fill: '#2a2420', stroke: '#0b0908', width: 1.4 };
const KEYS: Paint = { fill: '#f4f0e2', stroke: '#0b0908', width: 0.8 };

function salon(brush: Brush): void {
  brush.cover('parquet');
  const { x, y, width, height } = brush;
  carpet(brush, x + width * 0.2, y + height * 0.3, width * 0.6, height * 0.48);
  for (const at of isTall(brush)
    ? ([
        [x + 75, y + 84],
        [x + 75, y + 226],
      ] as const)
    : ([
        [x + 70, y + 84],
        [x + 230, y + 84],
      ] as const)) {
    laid(brush, at, 17);
  }
  brush.shade(turnedBox([x + width - 34, y + height - 22], 36, 20), 8);
  brush.thing(PIANO, `M${x + width - 54},${y + height - 11}v-20h20q18,2 20,20Z`);
  brush.thing(KEYS, rectangle({ x: x + width - 54, y: y + height - 16, width: 40, height: 5 }));
}

const PILLAR: Paint = { fill: '#d8d2c2', stroke: '#3a372f', width: 1.4 };

function pillars(brush: Brush, points: readonly Point[], r = 9): void {
  for (const at of points) {
    brush.solid(ring(at, r, 12), 14);
    brush.thing(PILLAR, disc(at, r) + disc(at, r * 0.6));
  }
}

function hall(brush: Brush): void {
  brush.cover('stone');
  const { x, y, width, height } = brush;
  brush.ground(CARPET_RUN, rectangle({ x: x + width / 2 - 24, y: y + 8, width: 48, height: height - 16 }));
  brush.ground(CARPET_EDGE, `M${x + width / 2 - 19},${y + 8}v${height - 16}M${x + width / 2 + 19},${y + 8}v${height - 16}`);
  pillars(brush, [
    [x + 84, y + 92],
    [x + width - 84, y + 92],
    [x + 84, y + height - 84],
    [x + width - 84, y + height - 84],
  ]);
  table(brush, [x + width / 2, y + 112], 74, 18);
  papers(brush, [x + width / 2 - 12, y + 111], 3);
  laid(brush, [x + 112, y + 160], 13);
}

const CARPET_RUN: Paint = { fill: '#93413a', opacity: 0.9 };
const CARPET_EDGE: Paint = { stroke: '#e3c48c', width: 1.6, opacity: 0.8 };

const RANGE: Paint = { fill: '#454b50', stroke: DARK, width: 1.3 };
const HOB: Paint = { stroke: '#aab4bb', width: 1.3 };

function kitchen(brush: Brush): void {
  brush.cover('checks');
  const { x, y, width, height } = brush;
  brush.shade(turnedBox([x + width - 44, y + height - 20], 60, 20), 6);
  brush.thing(RANGE, rectangle({ x: x + width - 74, y: y + height - 30, width: 60, height: 20 }));
  for (const u of [62, 46, 30]) brush.thing(HOB, disc([x + width - u, y + height - 20], 6));
  table(brush, [x + width / 2, y + height / 2 + 10], 44, 26);
  cabinet(brush, x + width - 62, y + 10, 50, 13);
  for (let i = 0; i < 3; i++) brush.thing(PLATE, disc([x + width / 2 - 13 + i * 13, y + height / 2 + 8], 4.4));
  drum(brush, [x + 20, y + height - 20], 8);
}

function dormitory(brush: Brush): void {
  brush.cover('boards');
  const { x, y, width, height } = brush;
  for (let v = 32; v < height - 48; v += 56) {
    bunk(brush, x + width - 34, y + v);
    if (height > 200 || v > 40) bunk(brush, x + 12, y + v + 20);
  }
  stove(brush, [x + width / 2, y + height - 22]);
  cabinet(brush, x + width / 2 - 18, y + height * 0.46, 36, 13);
}

function guardroom(brush: Brush): void {
  brush.cover('boards');
  const { x, y, width, height } = brush;
  carpet(brush, x + width * 0.32, y + height * 0.34, width * 0.36, height * 0.4);
  bunk(brush, x + width - 34, y + height - 56);
  stove(brush, [x + width - 24, y + 24]);
  table(brush, middleOf(brush), 34, 26);
  papers(brush, [x + width / 2 - 8, y + height / 2 - 3], 3);
  stool(brush, [x + width / 2 - 24, y + height / 2 + 4]);
  stool(brush, [x + width / 2 + 25, y + height / 2 - 4]);
}

const BARS: Paint = { stroke: '#20262b', width: 3.4 };
const BARS_LIGHT: Paint = { stroke: '#aeb9c1', width: 1.3 };

function cells(brush: Brush): void {
  brush.cover('bricks');
  const { x, y, width, height } = brush;
  for (let u = 96; u < width - 20; u += 100) {
    let d = '';
    for (let v = 12; v < height - 46; v += 7) d += `M${x + u - 4},${y + v}h8`;
    brush.thing(BARS, `M${x + u},${y + 8}v${height - 54}`);
    brush.thing(BARS_LIGHT, `${d}M${x + u},${y + 8}v${height - 54}`);
  }
  for (let u = 18; u < width - 60; u += 100) bunk(brush, x + u + 46, y + 30, 20, 40);
  stool(brush, [x + 24, y + height - 24]);
  stain(brush, brush.anywhere(40), 18, 8);
}

const BOARD: Paint = { fill: '#6b4d2c', stroke: '#1d1208', width: 1.2 };
const JACK: Paint = { fill: '#1d1208' };
const JACK_LIT: Paint = { fill: '#f2cf62' };
const CABLE: Paint = { stroke: '#141414', width: 1.6 };

function exchange(brush: Brush): void {
  brush.cover('boards');
  const { x, y, width, height, chance } = brush;
  carpet(brush, x + width * 0.45, y + height * 0.5, width * 0.4, height * 0.34);
  brush.shade(turnedBox([x + 20, y + height / 2 + 12], 20, height - 60), 6);
  brush.thing(BOARD, rectangle({ x: x + 10, y: y + 42, width: 20, height: height - 56 }));
  for (let v = 48; v < height - 20; v += 7) {
    for (const u of [15, 20, 25]) brush.thing(chance() < 0.2 ? JACK_LIT : JACK, disc([x + u, y + v], 1.7));
  }
  brush.thing(CABLE, `M${x + 22},${y + 66}c18,2 12,20 0,22M${x + 16},${y + 98}c26,2 22,22 8,24`);
  cabinet(brush, x + width - 60, y + 10, 48, 13);
  table(brush, [x + width - 28, y + height - 34], 22, 34);
  stool(brush, [x + 44, y + height / 2 + 6]);
}

const LATHE: Paint = { fill: '#5f7d6c', stroke: DARK, width: 1.3 };
const TYRE: Paint = { fill: '#33332f', stroke: '#0b0b0b', width: 1.2 };
const TOOLS: Paint = { stroke: '#dfe4e8', width: 2.2 };

function workshop(brush: Brush): void {
  brush.cover('concrete');
  const { x, y, width, height } = brush;
  stain(brush, middleOf(brush), 36, 16);
  table(brush, [x + width - 80, y + 19], 130, 17);
  brush.thing(TOOLS, `M${x + width - 130},${y + 16}h16M${x + width - 60},${y + 22}l10,-7M${x + width - 36},${y + 17}h12`);
  brush.shade(turnedBox([x + width / 2, y + height / 2 + 8], 52, 26), 8);
  brush.thing(LATHE, shapeOf(turnedBox([x + width / 2, y + height / 2 + 8], 52, 26)));
  brush.thing(HOB, disc([x + width / 2 - 14, y + height / 2 + 8], 8) + disc([x + width / 2 + 14, y + height / 2 + 8], 5));
  for (const u of [22, 42]) {
    brush.shade(ring([x + width - u, y + height - 22], 11), 6);
    brush.thing(TYRE, disc([x + width - u, y + height - 22], 11));
    brush.thing(HOB, disc([x + width - u, y + height - 22], 4.6));
  }
}

const PIPE: Paint = { stroke: '#2a2320', width: 8 };
const PIPE_RED: Paint = { stroke: '#b26a50', width: 5.2 };
const PIPE_LIGHT: Paint = { stroke: '#eab79c', width: 1.3 };
const GAUGE: Paint = { fill: '#f6f0de', stroke: DARK, width: 1 };

function engines(brush: Brush): void {
  brush.cover('checks');
  const { x, y, width, height } = brush;
  const tall = isTall(brush);
  const run = tall ? `M${x + width / 2},${y + 8}V${y + height - 8}` : `M${x + 8},${y + height / 2 + 4}H${x + width - 8}`;
  brush.thing(PIPE, run);
  brush.thing(PIPE_RED, run);
  brush.thing(PIPE_LIGHT, run);
  const count = Math.max(1, Math.round((width * height) / 22500));
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5) / count;
    const at: Point = tall ? [x + width / 2, y + height * along + 8] : [x + width * along, y + height / 2 + 4];
    brush.shade(turnedBox(at, 34, 42), 9);
    brush.thing(LATHE, shapeOf(turnedBox(at, 34, 42)));
    brush.thing(
      HOB,
      disc([at[0], at[1] - 6], 10) +
        lineThrough([
          [at[0] - 10, at[1] - 6],
          [at[0] + 10, at[1] - 6],
        ]),
    );
    brush.thing(GAUGE, disc([at[0] - 8, at[1] + 13], 4) + disc([at[0] + 8, at[1] + 13], 4));
  }
  cabinet(brush, x + width - 60, y + 10, 48, 12);
  stain(brush, brush.anywhere(36), 16, 7);
}

const PEW: Paint = { fill: '#8b5f35', stroke: '#1d1208', width: 1.2 };
const ALTAR: Paint = { fill: '#efe8d6', stroke: '#3a372f', width: 1.4 };
const GOLD: Paint = { fill: '#e2bf45', stroke: '#6b4d12', width: 0.9 };

function nave(brush: Brush): void {
  brush.cover('stone');
  const { x, y, width, height } = brush;
  brush.ground(CARPET_RUN, rectangle({ x: x + width / 2 - 20, y: y + 66, width: 40, height: height - 74 }));
  for (let v = 108; v < height - 62; v += 26) {
    for (const u of [100, width - 100]) {
      brush.shade(turnedBox([x + u, y + v], 58, 9), 5);
      brush.thing(PEW, shapeOf(turnedBox([x + u, y + v], 58, 9)));
    }
  }
  brush.shade(turnedBox([x + width / 2, y + 40], 60, 22), 8);
  brush.thing(ALTAR, shapeOf(turnedBox([x + width / 2, y + 40], 60, 22)));
  brush.thing(GOLD, shapeOf(turnedBox([x + width / 2, y + 40], 4, 16)) + shapeOf(turnedBox([x + width / 2, y + 37], 12, 4)));
  pillars(brush, [
    [x + 68, y + 92],
    [x + width - 68, y + 92],
    [x + 68, y + 228],
    [x + width - 68, y + 228],
  ]);
}

const STEP: Paint = { fill: '#b7b1a2', stroke: '#35322b', width: 1.1 };
const STEP_DARK: Paint = { fill: '#8f8a7d', stroke: '#35322b', width: 1.1 };

/** A winding stair. */
function tower(brush: Brush): void {
  brush.cover('stone');
  const at = middleOf(brush);
  const r = 46;
  brush.shade(ring(at, 12, 12), 10);
  for (let i = 0; i < 16; i++) {
    const [a, b] = [(i * Math.PI) / 8, ((i + 1) * Math.PI) / 8];
    const wedge: Point[] = [
      [at[0] + 11 * Math.cos(a), at[1] + 11 * Math.sin(a)],
      [at[0] + r * Math.cos(a), at[1] + r * Math.sin(a)],
      [at[0] + r * Math.cos(b), at[1] + r * Math.sin(b)],
      [at[0] + 11 * Math.cos(b), at[1] + 11 * Math.sin(b)],
    ];
    brush.thing(i % 2 === 0 ? STEP : STEP_DARK, shapeOf(wedge));
  }
  brush.thing(PILLAR, disc(at, 11));
  crate(brush, [brush.x + brush.width - 20, brush.y + brush.height - 20], 15, 6);
}

const BEAM: Paint = { fill: '#6d5233', stroke: '#1a1209', width: 1.2 };

/** Hewn out of the rock, propped with timber. */
function gallery(brush: Brush): void {
  brush.cover('cave');
  const { x, y, width, height, chance } = brush;
  const tall = isTall(brush);
  for (let along = 44; along < (tall ? height : width) - 10; along += 62) {
    brush.thing(
      BEAM,
      rectangle(
        tall ? { x: x + 8, y: y + along, width: width - 16, height: 7 } : { x: x + along, y: y + 8, width: 7, height: height - 16 },
      ),
    );
  }
  for (let i = 0; i < 5; i++) {
    const side = chance() < 0.5 ? 18 : (tall ? width : height) - 18;
    const along = 30 + chance() * ((tall ? height : width) - 50);
    boulder(brush, tall ? [x + side, y + along] : [x + along, y + side], somewhere(chance, 5, 10));
  }
  crate(brush, [x + width - 22, y + height - 22], 16, 10);
}

function tunnel(brush: Brush): void {
  brush.cover('ballast');
  const { x, y, width, height } = brush;
  railway(brush, [x, y + 84], [x + width, y + 84]);
  for (const v of [10, height - 18]) brush.thing(BEAM, rectangle({ x: x + 8, y: y + v, width: width - 16, height: 8 }));
  crate(brush, [x + width - 30, y + height - 24], 15, 8);
  drum(brush, [x + width - 52, y + height - 24], 8);
}

const SLIT: Paint = { fill: '#2b3238', stroke: '#0b0f14', width: 1 };

function bunker(brush: Brush): void {
  brush.cover('concrete');
  const { x, y, width, height } = brush;
  brush.thing(SLIT, rectangle({ x: x + width / 2 - 26, y: y + height - 14, width: 52, height: 5 }));
  table(brush, [x + width / 2, y + height / 2 + 12], 40, 28);
  papers(brush, [x + width / 2 - 12, y + height / 2 + 8], 3);
  cabinet(brush, x + width - 24, y + 34, 13, 62);
  crate(brush, [x + 22, y + height - 24], 18, 5);
  stool(brush, [x + width / 2 - 30, y + height / 2 + 14]);
}

export const INDOORS: Readonly<Record<(typeof INDOOR_KINDS)[number], (brush: Brush) => void>> = {
  store,
  armoury,
  office,
  library,
  salon,
  hall,
  kitchen,
  dormitory,
  guardroom,
  cells,
  exchange,
  workshop,
  engines,
  nave,
  tower,
  gallery,
  tunnel,
  bunker,
};
