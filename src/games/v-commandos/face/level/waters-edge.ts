/** Outdoor tiles at the water: quays and piers, shores and cliffs, docks, bridges. */
import type { Point } from '../../../../board/geometry.ts';
import { somewhere } from '../../../../board/map/seeded.ts';
import type { Brush, Paint } from './brush.ts';
import { alongEdge, isTall } from './lie-of-tile.ts';
import { disc, lineThrough, rectangle, shapeOf, turnedBox } from './pen.ts';
import { boat, dryDock, lorry } from './pieces.ts';
import { bollard, boulder, bush, crate, drum, pine, ripples, tufts } from './props.ts';

const EDGE_STONE: Paint = { fill: '#d6cfbc', stroke: '#26251f', width: 1 };
const SEA: Paint = { texture: 'water' };

function quay(brush: Brush): void {
  brush.cover('slabs');
  const { x, y, width, height, chance } = brush;
  const tall = isTall(brush);
  const deep = 26;
  if (tall) {
    brush.ground(SEA, rectangle({ x, y, width: deep, height }));
    for (let v = 0; v < height; v += 25) brush.ground(EDGE_STONE, rectangle({ x: x + deep, y: y + v, width: 10, height: 24 }));
    for (const v of [40, 150, 262]) bollard(brush, [x + deep + 5, y + v]);
    ripples(brush, x, y, deep, height);
    boat(brush, [x + 9, y + height * 0.62], 90, 0.72);
  } else {
    brush.ground(SEA, rectangle({ x, y: y + height - deep, width, height: deep }));
    for (let u = 0; u < width; u += 25) brush.ground(EDGE_STONE, rectangle({ x: x + u, y: y + height - deep - 10, width: 24, height: 10 }));
    for (let u = 34; u < width; u += 84) bollard(brush, [x + u, y + height - deep - 5]);
    ripples(brush, x, y + height - deep, width, deep);
    if (width > 200) boat(brush, [x + width * 0.62, y + height - 10], 0, 0.8);
  }
  crate(brush, [x + width - 14, y + 14], 18, 7);
  if (chance() < 0.6) drum(brush, [x + width - 34, y + 13], 7.6);
}

const PILE: Paint = { fill: '#5d4a33', stroke: '#17110a', width: 1.2 };
const PLANKING: Paint = { texture: 'deck', stroke: '#17110a', width: 1.4 };

function pier(brush: Brush): void {
  brush.cover('water');
  const { x, y, width, height } = brush;
  for (const u of [0, width - 13]) ripples(brush, x + u, y, 13, height);
  const planks = { x: x + 13, y: y + (height > width ? 0 : 13), width: width - 26, height: height - (height > width ? 0 : 26) };
  brush.shade(turnedBox([planks.x + planks.width / 2, planks.y + planks.height / 2], planks.width, planks.height), 9);
  brush.thing(PLANKING, rectangle(planks));
  for (let v = 20; v < height; v += 54) for (const u of [13, width - 13]) brush.thing(PILE, disc([x + u, y + v], 5.4));
  if (isTall(brush)) {
    boat(brush, [x + width - 4, y + height * 0.7], 90, 0.8);
    boat(brush, [x + 4, y + height * 0.3], -90, 0.7);
  } else crate(brush, [x + width - 28, y + 28], 15, 8);
}

const FOAM: Paint = { stroke: '#dcebf3', width: 1.8, opacity: 0.85 };
const WET: Paint = { fill: '#857a66' };

function shore(brush: Brush): void {
  brush.cover('shingle');
  const { x, y, width, height, chance } = brush;
  const coast = (deep: number): Point[] => {
    const points: Point[] = [];
    for (let u = 0; u <= width; u += 15)
      points.push([x + u, y + height - deep - 5 * Math.sin((x + u) / 23) + somewhere(chance, -1.5, 1.5)]);
    return points;
  };
  const line = coast(26);
  const below = (points: Point[]) => shapeOf([...points, [x + width, y + height], [x, y + height]]);
  brush.ground(WET, below(coast(36)));
  brush.ground(SEA, below(line));
  brush.ground(FOAM, lineThrough(line));
  ripples(brush, x, y + height - 20, width, 18);
  for (let i = 0; i < width / 50; i++)
    boulder(brush, [x + 10 + chance() * (width - 20), y + height - somewhere(chance, 24, 40)], somewhere(chance, 4, 8));
  if (width > 200) boat(brush, [x + 58, y + height - 40], -16, 0.6);
  tufts(brush, 5, 6);
}

const CRACK: Paint = { stroke: '#2d3234', width: 1.8, opacity: 0.7 };

function cliff(brush: Brush): void {
  brush.cover('rock');
  const { x, y, width, height, chance } = brush;
  for (let i = 0; i < 3; i++) {
    const [u, v] = brush.anywhere(22);
    brush.ground(CRACK, `M${u.toFixed(0)},${v.toFixed(0)}l${somewhere(chance, -10, 10).toFixed(0)},14l6,12`);
  }
  for (const at of alongEdge(brush, 9, 33)) if (chance() < 0.45) boulder(brush, at, somewhere(chance, 7, 12));
  for (let i = 0; i < (width * height) / 7500; i++) bush(brush, brush.anywhere(14), somewhere(chance, 4, 7));
  if (width > 200) pine(brush, [x + width - 14, y + height - 16], 15);
  tufts(brush, 12, 8);
}

function dock(brush: Brush): void {
  brush.cover('slabs');
  const { x, y, width, height } = brush;
  dryDock(brush, x + 68, y + 20, width - 136, height - 20);
  for (const v of [26, 92, 158, 224]) for (const u of [20, width - 20]) bollard(brush, [x + u, y + v]);
  crate(brush, [x + 14, y + 92], 17, 7);
  drum(brush, [x + width - 14, y + 158], 7.6);
}

const ROADWAY: Paint = { texture: 'setts', stroke: '#26241f', width: 2 };
const PARAPET: Paint = { fill: '#c9c3b4', stroke: '#26241f', width: 1.2 };
const ARCH: Paint = { fill: '#8b8577', stroke: '#26241f', width: 1.4 };

const TRAMWAY: Paint = { stroke: '#d9dfe3', width: 2.4, opacity: 0.75 };

/** The road goes over from north to south. */
function bridge(brush: Brush): void {
  brush.cover('water');
  const { x, y, width, height } = brush;
  const [left, right] = [14, width - 14];
  for (const u of [0, right]) ripples(brush, x + u, y, 14, height);
  for (const v of [height * 0.28, height * 0.72]) brush.thing(ARCH, shapeOf(turnedBox([x + width / 2, y + v], width - 6, 22)));
  brush.shade(turnedBox([x + width / 2, y + height / 2], right - left, height), 16);
  brush.thing(ROADWAY, rectangle({ x: x + left, y, width: right - left, height }));
  for (const u of [-46, -20, 20, 46]) brush.thing(TRAMWAY, `M${x + width / 2 + u},${y}v${height}`);
  lorry(brush, [x + width / 2 - 34, y + height * 0.46], 82);
  crate(brush, [x + width / 2 + 42, y + height * 0.56], 18, 7);
  crate(brush, [x + width / 2 + 60, y + height * 0.54], 15, -8);
  for (const u of [left, right - 9]) brush.thing(PARAPET, rectangle({ x: x + u, y, width: 9, height }));
  for (let v = 8; v < height; v += 36) for (const u of [left + 4.5, right - 4.5]) brush.thing(PARAPET, disc([x + u, y + v], 6));
}

export const WATERS_EDGE = { quay, pier, shore, cliff, dock, bridge };
