/**
 * The neat line of a map that has no margin: a band of black and white stretches along the edges of the window, one for
 * every square of the grid, and what its lines are called. While the map is moved the bands only slide.
 */
import { useEffect, useRef } from 'react';
import type { Box } from '../geometry.ts';
import { seenAt } from '../panning.ts';
import type { Viewer } from '../viewer.ts';
import type { Tick, Ticks } from './furniture.tsx';
import './pane-edge.css';

interface PaneEdgeProps {
  readonly ticks: Ticks;
  readonly extent: Box;
  readonly viewer: Viewer | undefined;
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const;
type Side = (typeof SIDES)[number];

export function PaneEdge({ ticks, extent, viewer }: PaneEdgeProps) {
  const edge = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = extent;
  useEffect(() => {
    const element = edge.current;
    if (!element || !viewer) return;
    const runs = SIDES.map((side) => ({ side, run: element.querySelector<HTMLElement>(`.pane-edge-${side} > .pane-edge-run`) }));
    let drawnFor = '';
    return viewer.watch((view, surface) => {
      const scale = surface.unit * view.scale;
      if (!(scale > 0)) return;
      const [left, top] = seenAt(view, [0, 0], { x, y, width, height }, surface);
      const stretched = `${scale}`;
      for (const { side, run } of runs) {
        if (!run) continue;
        const isLevel = side === 'top' || side === 'bottom';
        if (stretched !== drawnFor) lay(run, isLevel ? ticks.across : ticks.down, scale, isLevel);
        run.style.transform = isLevel ? `translateX(${left}px)` : `translateY(${top}px)`;
      }
      drawnFor = stretched;
    });
  }, [viewer, ticks, x, y, width, height]);
  return (
    <div ref={edge} className="pane-edge" aria-hidden="true">
      {SIDES.map((side) => (
        <div key={side} className={`pane-edge-side pane-edge-${side}`}>
          <div className="pane-edge-run">{stretches(side, ticks)}</div>
        </div>
      ))}
    </div>
  );
}

/** One stretch from each line of the grid to the next, every other one light, and its name where it begins. */
function stretches(side: Side, { across, down }: Ticks) {
  const isLevel = side === 'top' || side === 'bottom';
  return (isLevel ? across : down).map(({ at, words }, i) => (
    <span key={at} className={i % 2 === 0 ? 'pane-edge-stretch pane-edge-light' : 'pane-edge-stretch'}>
      {(side === 'top' || side === 'left') && <span className="pane-edge-words">{words}</span>}
    </span>
  ));
}

function lay(run: HTMLElement, ticks: readonly Tick[], scale: number, isLevel: boolean): void {
  ticks.forEach(({ at }, i) => {
    const stretch = run.children[i];
    if (!(stretch instanceof HTMLElement)) return;
    const length = ((ticks[i + 1]?.at ?? at) - at) * scale;
    stretch.style.cssText = isLevel ? `left: ${at * scale}px; width: ${length}px` : `top: ${at * scale}px; height: ${length}px`;
  });
}
