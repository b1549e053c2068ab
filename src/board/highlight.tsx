import { type ReactNode, useId } from 'react';
import type { Point } from './geometry.ts';
import { type MarkKind, signOf } from './mark.tsx';
import './highlight.css';

interface RingProps {
  readonly kind: MarkKind;
  readonly at: Point;
  readonly r: number;
  /** Instead of the sign of its kind; drawn around the origin, 12 units wide. */
  readonly icon?: ReactNode;
}

/** There must be something else than a line that tells what is affected, barred or dangerous. */
export function Sign({ at: [x, y], children }: { readonly at: Point; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="highlight-mark">
        <circle className="highlight-mark-disc" r={8.5} />
        {children}
      </g>
    </g>
  );
}

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Four arcs, open to the four sides, like a viewfinder. */
function viewfinder(r: number): string {
  const far = r * Math.cos(Math.PI / 8);
  const near = r * Math.sin(Math.PI / 8);
  const arc = (x: number, y: number, x2: number, y2: number) => `M${x} ${y}A${r} ${r} 0 0 1 ${x2} ${y2}`;
  return arc(near, -far, far, -near) + arc(far, near, near, far) + arc(-near, far, -far, near) + arc(-far, -near, -near, -far);
}

/** Two strokes at each corner of the square around a ring. */
function corners(r: number): string {
  const arm = r * 0.5;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 1, y = 1]) => `M${x * r} ${y * (r - arm)}V${y * r}H${x * (r - arm)}`)
    .join('');
}

const LINES: Readonly<Partial<Record<MarkKind, (r: number) => string>>> = { pointed: viewfinder, affected: corners };

/** A ring around something: a dark casing below a light line, so that one of them stands out on any ground. */
export function Ring({ kind, at: [x, y], r, icon }: RingProps) {
  const corner = r * Math.SQRT1_2;
  const d = (LINES[kind] ?? circle)(r);
  // corners say enough
  const sign = kind === 'affected' ? icon : signOf(kind) && (icon ?? signOf(kind));
  return (
    <g className={`highlight highlight-${kind}`} transform={`translate(${x} ${y})`}>
      {kind === 'open' && <Glow r={r} share={1.6} />}
      {kind === 'chosen' && <Glow r={r} share={1.9} />}
      <path className="highlight-casing" d={d} />
      <path className="highlight-line" d={d} />
      {kind === 'chosen' && [45, 135, 225, 315].map((turn) => <Wedge key={turn} r={r} turn={turn} />)}
      {sign !== undefined && <Sign at={[corner, -corner]}>{sign}</Sign>}
    </g>
  );
}

/** From the ring inwards. */
function Wedge({ r, turn }: { readonly r: number; readonly turn: number }) {
  return <path className="highlight-wedge" d={`M${r - 8.5} 0l9 -6v12z`} transform={`rotate(${turn})`} />;
}

/** Light around a ring and not within, without a filter: a filter is drawn anew with every step of the zoom. */
function Glow({ r, share }: { readonly r: number; readonly share: number }) {
  const inner = (1 / share).toFixed(2);
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop className="highlight-glow" offset={inner} stopOpacity="0" />
        <stop className="highlight-glow" offset={inner} stopOpacity="0.8" />
        <stop className="highlight-glow" offset="1" stopOpacity="0" />
      </radialGradient>
      <circle r={r * share} fill={`url(#${id})`} />
    </>
  );
}

/** What a way says: what its mark would, or that somebody went there before. */
type WayKind = MarkKind | 'gone';

interface TrailProps {
  readonly points: readonly Point[];
  readonly kind: WayKind;
  /** How much of it is left out at both ends, so that it leads from edge to edge and not from middle to middle. */
  readonly clear?: number;
}

/** How long the head of an arrow is, in units of the board. */
const HEAD = 11;

/** Both wings of an arrow head, or nothing where there is no direction. */
function arrowHead(points: readonly Point[]): string | undefined {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return undefined;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const wing = (turn: number) => `${tip[0] - HEAD * Math.cos(angle + turn)} ${tip[1] - HEAD * Math.sin(angle + turn)}`;
  return `M${wing(0.55)}L${tip[0]} ${tip[1]}L${wing(-0.55)}`;
}

/** A point that much nearer to another one, but not beyond it. */
function towards([x, y]: Point, [x2, y2]: Point, by: number): Point {
  const distance = Math.hypot(x2 - x, y2 - y);
  const part = distance > by ? by / distance : 0;
  return [x + (x2 - x) * part, y + (y2 - y) * part];
}

function trimmed(points: readonly Point[], clear: number): readonly Point[] {
  const last = points.length - 1;
  return points.map((point, i) => {
    const inner = i === 0 ? points[1] : i === last ? points[last - 1] : undefined;
    return inner ? towards(point, inner, clear) : point;
  });
}

/** The way from the first point to the last, with an arrow at its end. */
export function Trail({ points, kind, clear = 0 }: TrailProps) {
  const stops = trimmed(points, clear);
  const [start] = stops;
  const head = arrowHead(stops);
  if (!start || !head) return null;
  const way = `M${stops.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return (
    <g className={`highlight highlight-trail highlight-${kind}`}>
      <path className="highlight-casing" d={way} />
      <path className="highlight-casing" d={head} />
      <path className="highlight-line" d={way} />
      <path className="highlight-line highlight-head" d={head} />
      <circle className="highlight-start" cx={start[0]} cy={start[1]} r={4} />
    </g>
  );
}
