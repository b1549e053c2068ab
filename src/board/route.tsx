/** Ways over a board: lit where one may go, gold where one considers going, barred where one may not go on. */
import type { Point } from './geometry.ts';
import { distance, type Line, paced, pathOf } from './map/lines.ts';
import './route.css';

/** A way that can be gone: light in a casing. All of them are two paths, however many there are. */
export function LitRoutes({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  const d = lines.map((line) => pathOf(line)).join('');
  return (
    <g className="route route-lit">
      <path className="route-casing" d={d} />
      <path className="route-line" d={d} data-keep-clear />
    </g>
  );
}

/** Between two chevrons. */
const CHEVRONS = 13;

interface WayProps {
  /** Leg by leg, from where one stands to where it leads. */
  readonly legs: readonly Line[];
  /** How much of each end of a leg is covered by what stands there. */
  readonly clear: number;
}

/** The way being considered: chevrons say where it leads. */
export function ConsideredWay({ legs, clear }: WayProps) {
  if (legs.length === 0) return null;
  const d = legs.map((line) => pathOf(line)).join('');
  return (
    <g className="route route-considered">
      <path className="route-glow" d={d} />
      <path className="route-casing" d={d} />
      <path className="route-line" d={d} data-keep-clear />
      <path className="route-chevrons" d={legs.map((line) => chevronsOn(line, clear)).join('')} />
    </g>
  );
}

/** A coin counts a step where it ends, except at the end of the way: there the ring says so. */
export function StepCoin({ at: [x, y], count }: { readonly at: Point; readonly count: number }) {
  return (
    <g className="route-coin" transform={`translate(${x} ${y})`}>
      <circle r={9.5} />
      <text y={4.6} textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

/** Two bars across a way, where whoever comes so far goes no farther. */
export function NoFurther({ line, after }: { readonly line: Line; readonly after: number }) {
  const stand = spotOn(line, after);
  if (!stand) return null;
  const [x, y] = stand.at;
  const bars = 'M-3.2 -8V8M3.2 -8V8';
  return (
    <g className="route route-barred" transform={`translate(${x} ${y}) rotate(${stand.turn})`}>
      <path className="route-casing" d={bars} />
      <path className="route-line" d={bars} />
    </g>
  );
}

interface Stand {
  readonly at: Point;
  /** Which way the line runs there, in degrees. */
  readonly turn: number;
}

/** The spot so far along a line. */
function spotOn(line: Line, after: number): Stand | undefined {
  let gone = 0;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]];
    if (!from || !to) continue;
    const length = distance(from, to);
    if (gone + length >= after && length > 0) {
      const share = (after - gone) / length;
      return {
        at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
      };
    }
    gone += length;
  }
  return undefined;
}

function chevronsOn(line: Line, clear: number): string {
  const spots = paced(line, CHEVRONS);
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return '';
  return spots
    .map((spot, i) => {
      const next = spots[i + 1];
      if (!next || distance(spot, first) < clear || distance(spot, last) < clear) return '';
      const angle = Math.atan2(next[1] - spot[1], next[0] - spot[0]);
      const point = (along: number, aside: number) =>
        `${(spot[0] + along * Math.cos(angle) - aside * Math.sin(angle)).toFixed(1)} ${(spot[1] + along * Math.sin(angle) + aside * Math.cos(angle)).toFixed(1)}`;
      return `M${point(-2.6, -3)}L${point(2.2, 0)}L${point(-2.6, 3)}`;
    })
    .join('');
}
