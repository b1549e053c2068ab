/** Places on a board that can be chosen, or upon which something could be put: no sheet lies upon them. */
import { listBoxes } from './clear-ground.ts';
import { around } from './free-ground.ts';
import type { Point } from './geometry.ts';

interface LegalPlacesProps {
  readonly at: readonly Point[];
  /** The side of what is kept clear of each, in units of the board. */
  readonly side: number;
}

export function LegalPlaces({ at, side }: LegalPlacesProps) {
  const boxes = at.map((middle) => around(middle, { width: side, height: side }));
  return boxes.length > 0 && <g data-legal="true" data-clear-boxes={listBoxes(boxes)} />;
}
