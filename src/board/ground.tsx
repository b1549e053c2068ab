/** What is printed below the pieces. It never changes while one plays, so it is shown as a picture of itself. */
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Box } from './geometry.ts';
import type { Ticks } from './map/furniture.tsx';
import { mountPicture } from './picture.ts';
import type { Viewer } from './viewer.ts';

export interface Printed {
  /** As SVG, in units of the board. */
  readonly drawing: ReactNode;
  /** How far it is painted. */
  readonly box: Box;
  /** Lines of the grid, written at the edge of the window. */
  readonly ticks?: Ticks;
}

const NEVER = () => () => {};
const YES = () => true;
const NO = () => false;

interface GroundProps {
  readonly printed: Printed;
  readonly extent: Box;
  readonly viewer: Viewer | undefined;
}

export function Ground({ printed, extent, viewer }: GroundProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  // a sheet is megabytes of paths: drawn where it is seen, and left out where a board is only written as text
  const isSeen = useSyncExternalStore(NEVER, YES, NO);
  const { box } = printed;
  useEffect(() => {
    if (!viewer || !drawing.current || !holder.current) return;
    return mountPicture({ holder: holder.current, drawing: drawing.current, painted: box, extent }, viewer);
  }, [viewer, box, extent]);
  const { x, y, width, height } = extent;
  return (
    <>
      <div ref={holder} className="frame-picture" aria-hidden="true" />
      <svg ref={drawing} className="frame-ground" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {isSeen && printed.drawing}
      </svg>
    </>
  );
}
