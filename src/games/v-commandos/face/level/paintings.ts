/** A level painted by day, tile by tile: worked out once, then only shown. */
import type { Level } from '../../content/level.ts';
import { Brush, type Painting } from './brush.ts';
import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';
import type { LevelTile } from './plan.ts';
import { boulder, stain } from './props.ts';

const PAINTERS: Readonly<Record<LevelTile['kind'], (brush: Brush) => void>> = { ...OUTDOORS, ...INDOORS };

const PAINTED = new WeakMap<Level, readonly Painting[]>();

export function paintingsOf(level: Level): readonly Painting[] {
  const known = PAINTED.get(level);
  if (known) return known;
  const paintings = level.tiles.map((tile) => painted(tile, PAINTERS[tile.kind]));
  PAINTED.set(level, paintings);
  return paintings;
}

function painted(tile: LevelTile, painter: (brush: Brush) => void): Painting {
  const brush = new Brush(tile);
  painter(brush);
  return brush.done();
}

/** What is left of a tile that has fallen in. */
export function rubbleOn(tile: LevelTile): Painting {
  return painted(tile, (brush) => {
    brush.cover('cave');
    for (let i = 0; i < (brush.width * brush.height) / 700; i++) boulder(brush, brush.anywhere(8), 5 + brush.chance() * 13);
    for (let i = 0; i < 4; i++) stain(brush, brush.anywhere(20), 30, 20);
  });
}
