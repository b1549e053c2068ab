/** How each kind of outdoor tile is painted. */
import type { Point } from '../../../../board/geometry.ts';
import { somewhere } from '../../../../board/map/seeded.ts';
import type { OUTDOOR_KINDS } from '../../content/terms.ts';
import type { Brush, Paint } from './brush.ts';
import { alongEdge, isTall } from './lie-of-tile.ts';
import { disc, rectangle, ring, shapeOf, turnedBox } from './pen.ts';
import { aircraft, fuelTank, gun, lorry, mast, wagon } from './pieces.ts';
import { boulder, bush, crate, drum, pine, puddle, railway, stain, tufts, wire } from './props.ts';
import { WATERS_EDGE } from './waters-edge.ts';

const middleOf = ({ x, y, width, height }: Brush): Point => [x + width / 2, y + height / 2];

const PATH: Paint = { stroke: '#a2966f', width: 26, opacity: 0.55 };

function woods(brush: Brush): void {
  brush.cover('floor');
  const { x, y, width, height, chance } = brush;
  brush.ground(PATH, `M${x},${y + height * 0.55}q${width * 0.5},${-height * 0.2} ${width},${height * 0.05}`);
  tufts(brush, (width * height) / 1500);
  for (const at of alongEdge(brush, 9, 27)) if (chance() < 0.82) pine(brush, at, somewhere(chance, 14, 23));
  for (let i = 0; i < (width * height) / 9000; i++) pine(brush, brush.anywhere(34), somewhere(chance, 9, 14));
}

function meadow(brush: Brush): void {
  brush.cover('grass');
  const { width, height, chance } = brush;
  tufts(brush, (width * height) / 900);
  for (const at of alongEdge(brush, 7, 44)) if (chance() < 0.4) bush(brush, at, somewhere(chance, 7, 11));
  if (chance() < 0.7) boulder(brush, brush.anywhere(18), somewhere(chance, 5, 8));
  if (width > 200 && height > 200) oak(brush, middleOf(brush), 46);
}

const CROWN: Paint = { fill: '#54804f', stroke: '#17301d', width: 1.2 };
const CROWN_LIGHT: Paint = { fill: '#79a86b', opacity: 0.85 };

/** An old tree in the middle of a field. */
function oak(brush: Brush, [x, y]: Point, r: number): void {
  brush.solid(ring([x, y], r * 0.5, 12), 40);
  for (const [share, paint, count] of [
    [0.66, CROWN, 11],
    [0.34, CROWN, 7],
    [0.4, CROWN_LIGHT, 8],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 6.28 + brush.chance() * 0.4;
      const off = paint === CROWN_LIGHT ? -5 : 0;
      brush.thing(
        paint,
        disc(
          [x + off + r * share * Math.cos(angle), y + off + r * share * Math.sin(angle)],
          r * (paint === CROWN ? somewhere(brush.chance, 0.3, 0.4) : somewhere(brush.chance, 0.1, 0.2)),
        ),
      );
    }
  }
}

const GRAVEL: Paint = { fill: '#cbbf9f', stroke: '#8d8262', width: 1.2 };
const BED: Paint = { fill: '#6e5a40', stroke: '#3e3020', width: 1.2 };
const FLOWERS: readonly Paint[] = ['#e58f8f', '#f2d479', '#d9d4ef', '#f0f0e4'].map((fill) => ({ fill }));
const FOUNTAIN: Paint = { fill: '#c9c5b9', stroke: '#2f2e2a', width: 1.4 };
const BASIN_WATER: Paint = { fill: '#4f86a8', stroke: '#2f2e2a', width: 1 };

function garden(brush: Brush): void {
  brush.cover('grass');
  const { x, y, width, height, chance } = brush;
  brush.ground(
    GRAVEL,
    rectangle({ x, y: y + height / 2 - 12, width, height: 24 }) + rectangle({ x: x + width / 2 - 12, y, width: 24, height }),
  );
  for (const [u, v] of [
    [x + 12, y + 30],
    [x + width - 58, y + height - 24],
  ] as const) {
    brush.ground(BED, rectangle({ x: u, y: v, width: 46, height: 13 }));
    for (let i = 0; i < 12; i++) {
      const paint = FLOWERS[Math.floor(chance() * FLOWERS.length)] ?? GRAVEL;
      brush.thing(paint, disc([u + 3 + chance() * 40, v + 2.5 + chance() * 8], 1.8));
    }
  }
  for (let u = 8; u < width - 4; u += 13) if (Math.abs(u - width / 2) > 18) bush(brush, [x + u, y + height - 6], 6.5);
  for (let v = 34; v < height - 14; v += 13) if (Math.abs(v - height / 2) > 18) bush(brush, [x + 6, y + v], 6.5);
  if (width * height > 30000) {
    const at = middleOf(brush);
    brush.solid(ring(at, 20, 16), 8);
    brush.thing(FOUNTAIN, disc(at, 20));
    brush.thing(BASIN_WATER, disc(at, 14));
    brush.thing(FOUNTAIN, disc(at, 4));
  }
}

const SLAB: Paint = { fill: '#c0bdb2', stroke: '#2f302e', width: 1.2 };
const CROSS: Paint = { fill: '#d4d1c6', stroke: '#2f302e', width: 1 };

function graves(brush: Brush): void {
  brush.cover('grass');
  const { x, y, width, height, chance } = brush;
  tufts(brush, (width * height) / 900);
  for (let v = 36; v < height - 14; v += 38) {
    for (let u = 16; u < width - 10; u += 29) {
      if (chance() < 0.18) continue;
      const at: Point = [x + u + somewhere(chance, -2, 2), y + v + somewhere(chance, -2, 2)];
      brush.shade(turnedBox(at, 11, 5), 9);
      if (chance() < 0.5) brush.thing(SLAB, shapeOf(turnedBox(at, 12, 20, somewhere(chance, -4, 4))));
      else {
        const lean = somewhere(chance, -8, 8);
        brush.thing(CROSS, shapeOf(turnedBox(at, 4, 18, lean)) + shapeOf(turnedBox([at[0], at[1] - 3], 13, 4, lean)));
      }
    }
  }
  pine(brush, [x + width - 12, y + 14], 16);
}

const RUTS: Paint = { stroke: '#6f6048', width: 5, opacity: 0.55, dash: '9 3' };
const VERGE: Paint = { fill: '#7f9460', opacity: 0.9 };

function track(brush: Brush): void {
  brush.cover('soil');
  const { x, y, width, height, chance } = brush;
  const tall = isTall(brush);
  for (const side of [0, 1]) {
    const edge: Point[] = [];
    const length = tall ? height : width;
    for (let along = 0; along <= length; along += 15) edge.push([along, somewhere(chance, 9, 19)]);
    const outline = [...edge, [length, 0] as const, [0, 0] as const].map(([along, deep]): Point => {
      const d = side === 0 ? deep : (tall ? width : height) - deep;
      return tall ? [x + d, y + along] : [x + along, y + d];
    });
    brush.ground(VERGE, shapeOf(outline));
  }
  const half = (tall ? width : height) / 2;
  for (const off of [-24, 24]) {
    brush.ground(
      RUTS,
      tall
        ? `M${x + half + off},${y}q${somewhere(chance, -8, 8)},${height / 2} 0,${height}`
        : `M${x},${y + half + off}q${width / 2},${somewhere(chance, -8, 8)} ${width},0`,
    );
  }
  puddle(brush, [x + width * somewhere(chance, 0.35, 0.65), y + height * somewhere(chance, 0.45, 0.65)], 13, 5);
  tufts(brush, 8, 6);
  for (let i = 0; i < 3; i++)
    bush(brush, tall ? [x + (i % 2 === 0 ? 7 : width - 7), y + 40 + i * 60] : [x + 30 + i * 80, y + height - 7], 8);
}

const KERB: Paint = { fill: '#d2cbb8', stroke: '#33322e', width: 0.9 };
const PAVEMENT: Paint = { texture: 'slabs' };
const DRAIN: Paint = { fill: '#2c2b28', stroke: '#8b887e', width: 1.2 };

function street(brush: Brush): void {
  brush.cover('cobbles');
  const { x, y, width, height, chance } = brush;
  const turn = width === height ? chance() : 1;
  if (turn < 0.3) {
    brush.ground(PAVEMENT, rectangle({ x, y: y + height - 26, width, height: 26 }));
    brush.ground(KERB, rectangle({ x, y: y + height - 30, width, height: 5 }));
  } else if (isTall(brush) || turn < 0.6) {
    brush.ground(PAVEMENT, rectangle({ x, y, width: 26, height }));
    brush.ground(KERB, rectangle({ x: x + 25, y, width: 5, height }));
  } else {
    brush.ground(PAVEMENT, rectangle({ x, y, width, height: 28 }));
    brush.ground(KERB, rectangle({ x, y: y + 27, width, height: 5 }));
  }
  const [mx, my] = middleOf(brush);
  brush.ground(DRAIN, rectangle({ x: mx - 8, y: my - 5, width: 16, height: 11 }));
  puddle(brush, [x + width * somewhere(chance, 0.55, 0.8), y + height - 14], 18, 6);
  if (width > height) {
    lorry(brush, [x + width - 46, y + height - 18], 0);
    crate(brush, [x + 110, y + 14], 15, 8);
  } else if (isTall(brush)) lorry(brush, [x + width - 20, y + height - 52], 90);
  else if (chance() < 0.6) crate(brush, [x + width - 14, y + 14], 15, 12);
}

function yard(brush: Brush): void {
  const { x, y, width, height, chance } = brush;
  brush.cover(chance() < 0.5 || width * height > 60000 ? 'setts' : 'cinders');
  for (let i = 0; i < 3; i++) stain(brush, brush.anywhere(26), somewhere(chance, 12, 26), somewhere(chance, 6, 11));
  crate(brush, [x + width - 14, y + 15], 18, 6);
  crate(brush, [x + width - 33, y + 13], 14, -12);
  drum(brush, [x + 12, y + height - 12]);
  drum(brush, [x + 12, y + height - 31]);
  drum(brush, [x + 30, y + height - 11]);
  if (width > 200 && height > 200) {
    lorry(brush, [x + 190, y + 128], -14);
    for (let i = 0; i < 4; i++) crate(brush, [x + 96 + i * 19, y + 176 + (i % 2) * 4], 17, i * 5 - 6);
  } else if (width * height > 30000)
    lorry(brush, isTall(brush) ? [x + width - 19, y + height / 2] : [x + width / 2 + 30, y + height - 18], isTall(brush) ? 90 : 0);
  tufts(brush, 6, 5);
}

const COAL: readonly Paint[] = ['#3a3c42', '#2b2d32', '#4a4e56'].map((fill) => ({ fill, stroke: '#0b0b0b', width: 0.6 }));
const COAL_GLINT: Paint = { fill: '#bbd3e8', opacity: 0.7 };

function heap(brush: Brush, [cx, cy]: Point, rx: number, ry: number): void {
  brush.shade(ring([cx, cy], Math.min(rx, ry), 12), 10);
  for (let i = 0; i < rx * ry * 0.16; i++) {
    const [angle, far] = [brush.chance() * 6.28, Math.sqrt(brush.chance())];
    const at: Point = [cx + rx * far * Math.cos(angle), cy + ry * far * Math.sin(angle)];
    const paint = COAL[Math.floor(brush.chance() * COAL.length)];
    if (paint) brush.thing(paint, shapeOf(ring(at, somewhere(brush.chance, 2.5, 5.2), 5)));
    if (i % 14 === 0) brush.glint(COAL_GLINT, disc(at, 0.9));
  }
}

function coal(brush: Brush): void {
  brush.cover('cinders');
  const { x, y, width, height } = brush;
  heap(brush, [x + width * 0.74, y + height * 0.8], 36, 22);
  heap(brush, [x + width * 0.16, y + height * 0.3], 19, 14);
  crate(brush, [x + width - 15, y + 40], 18, 5);
  bush(brush, [x + 8, y + height - 40], 8);
  tufts(brush, 8, 6);
}

/** Tracks run along the tile. */
function rails(brush: Brush): void {
  brush.cover('ballast');
  const { x, y, width, height, chance } = brush;
  if (isTall(brush)) for (const u of [46, 104]) railway(brush, [x + u, y], [x + u, y + height]);
  else for (const v of [54, 112]) railway(brush, [x, y + v], [x + width, y + v]);
  if (chance() < 0.6) crate(brush, [x + width - 13, y + 14], 15, 9);
  tufts(brush, 5, 5);
}

function wagons(brush: Brush): void {
  rails(brush);
  const { x, y, width, height } = brush;
  const sorts = ['boxed', 'tank', 'canvas'] as const;
  if (height > 200) {
    for (const v of [170, 228]) railway(brush, [x, y + v], [x + width, y + v]);
    sorts.forEach((sort, i) => {
      wagon(brush, [x + 56 + i * 95, y + 140], false, sort);
    });
  } else
    sorts.forEach((sort, i) => {
      wagon(brush, [x + 56 + i * 95, y + 112], false, sort);
    });
}

const MARKING: Paint = { stroke: '#ece6d2', width: 3, opacity: 0.75, dash: '16 12' };
const CIRCLE: Paint = { stroke: '#e2bf45', width: 2.4, opacity: 0.8 };

function apron(brush: Brush): void {
  brush.cover('concrete');
  const { x, y, width, height, chance } = brush;
  brush.ground(MARKING, isTall(brush) ? `M${x + width / 2},${y}v${height}` : `M${x},${y + height / 2 + 8}h${width}`);
  stain(brush, brush.anywhere(30), 22, 9);
  if (width * height > 30000)
    lorry(brush, isTall(brush) ? [x + width - 20, y + height - 60] : [x + width - 60, y + height - 19], isTall(brush) ? 90 : 0);
  else for (let i = 0; i < 3; i++) drum(brush, [x + width - 12 - i * 18, y + 13], 7.6);
  if (chance() < 0.7) tufts(brush, 6, 5);
}

function stand(brush: Brush): void {
  brush.cover('concrete');
  const { x, y, width, height } = brush;
  const at = middleOf(brush);
  brush.ground(CIRCLE, disc(at, 108));
  brush.ground(MARKING, `M${x + width / 2},${y}V${y + 44}M${x + width / 2},${y + height - 44}v44`);
  stain(brush, [at[0] + 30, at[1] + 20], 30, 14);
  aircraft(brush, [at[0], at[1]], -38);
  for (let i = 0; i < 3; i++) drum(brush, [x + 14 + i * 18, y + 14 + (i % 2) * 3], 7.6);
  tufts(brush, 8, 5);
}

function emplacement(brush: Brush): void {
  brush.cover('soil');
  const { x, y, width, height, chance } = brush;
  tufts(brush, 18, 6);
  gun(brush, middleOf(brush), isTall(brush) ? -60 : -35);
  for (const at of alongEdge(brush, 7, 40)) if (chance() < 0.4) bush(brush, at, somewhere(chance, 6, 9));
  crate(brush, [x + width - 14, y + height - 14], 17, 8);
  crate(brush, [x + width - 33, y + height - 13], 14, -6);
}

function aerial(brush: Brush): void {
  brush.cover('concrete');
  wire(brush, [brush.x, brush.y + 6], [brush.x + brush.width, brush.y + 6]);
  mast(brush, middleOf(brush), 48);
  crate(brush, [brush.x + 96, brush.y + 92], 15, 4);
  tufts(brush, 12, 5);
}

function tank(brush: Brush): void {
  brush.cover('setts');
  const { x, y, width, height } = brush;
  stain(brush, [x + width * 0.3, y + height - 22], 24, 9);
  fuelTank(brush, middleOf(brush), Math.min(width, height) > 200 ? 66 : 44);
  drum(brush, [x + 12, y + height - 12], 8);
  drum(brush, [x + 30, y + height - 11], 8);
}

export const OUTDOORS: Readonly<Record<(typeof OUTDOOR_KINDS)[number], (brush: Brush) => void>> = {
  woods,
  meadow,
  garden,
  graves,
  track,
  street,
  yard,
  coal,
  rails,
  wagons,
  ...WATERS_EDGE,
  apron,
  stand,
  emplacement,
  mast: aerial,
  tank,
};
