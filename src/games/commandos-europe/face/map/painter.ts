/** What small things are painted with: one path for each kind of paint, so that a sheet stays cheap to draw. */
import type { Point } from '../../../../board/geometry.ts';
import type { Line } from '../../../../board/map/lines.ts';
import { disc, placed, strokes } from './pen.ts';

/** All shadows lie below all roofs, and ink above everything. */
export const PAINTS = [
  'apron',
  'grove',
  'mined',
  'shadow',
  'plank',
  'stone',
  'basin',
  'hull',
  'planks',
  'bright',
  'dim',
  'metal',
  'white',
  'red',
  'palm',
  'ink',
  'bold',
] as const;
type Paint = (typeof PAINTS)[number];
/** What was painted, by paint. */
export type Works = ReadonlyMap<Paint, string>;

/** Points around the origin, as in '-7 5, 0 -6, 7 5'. */
export function shape(text: string): Line {
  return text.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });
}

export function box(x: number, y: number, wide: number, deep: number): Line {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ];
}

export const at = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

export class Painter {
  private readonly paths = new Map<Paint, string>();

  get works(): Works {
    return this.paths;
  }

  add(paint: Paint, ...paths: readonly string[]): void {
    this.paths.set(paint, (this.paths.get(paint) ?? '') + paths.join(''));
  }

  /** Lines from point to point, around a spot. */
  lines(paint: Paint, spot: Point, ...shapes: readonly string[]): void {
    for (const one of shapes) this.add(paint, strokes(placed(shape(one), spot, 0)));
  }

  area(paint: Paint, outline: Line): void {
    this.add(paint, strokes(outline, true));
  }

  /** Filled, outlined, with its shadow. */
  block(paint: Paint, outline: Line, fall = 2.4): void {
    this.area(
      'shadow',
      outline.map((corner) => at(corner, fall * 0.8, fall)),
    );
    this.area(paint, outline);
    this.area('ink', outline);
  }

  round(paint: Paint, spot: Point, radius: number): void {
    this.add('shadow', disc(at(spot, 2, 2.6), radius));
    this.add(paint, disc(spot, radius));
    this.add('ink', disc(spot, radius));
  }

  /** A roof with a bright slope and a dim one. */
  house(spot: Point, wide: number, deep: number, turn: number): void {
    const [w, d] = [wide / 2, deep / 2];
    const slope = (y: number, high: number) => placed(box(-w, y, wide, high), spot, turn);
    const whole = slope(-d, deep);
    this.area(
      'shadow',
      whole.map((corner) => at(corner, 2, 2.8)),
    );
    this.area('bright', slope(-d, d));
    this.area('dim', slope(0, d));
    this.area('ink', whole);
    this.add('ink', strokes(slope(0, d).slice(0, 2)));
  }

  /** As in '-9 0 20 11 -6': where from the spot, how wide and deep, and turned by how much. */
  houses(spot: Point, list: string): void {
    for (const one of list.split(', ')) {
      const [dx = 0, dy = 0, wide = 0, deep = 0, turn = 0] = one.split(' ').map(Number);
      this.house(at(spot, dx, dy), wide, deep, turn);
    }
  }
}
