/** How a tile lies, and what runs along it. */
import type { Point } from '../../../../board/geometry.ts';
import { somewhere } from '../../../../board/map/seeded.ts';
import type { Brush } from './brush.ts';

export const isTall = ({ width, height }: Brush): boolean => height > width;

/** Points along the edge of a tile, a step apart and a little off. */
export function alongEdge({ x, y, width, height, chance }: Brush, inset: number, step: number): Point[] {
  const off = () => somewhere(chance, -3, 3);
  const points: Point[] = [];
  for (let u = inset; u < width - inset / 2; u += step)
    points.push([x + u + off(), y + inset + off()], [x + u + off(), y + height - inset + off()]);
  for (let v = inset + step; v < height - inset - step / 2; v += step)
    points.push([x + inset + off(), y + v + off()], [x + width - inset + off(), y + v + off()]);
  return points;
}
