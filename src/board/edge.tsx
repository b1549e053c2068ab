/** The line around a thing with straight sides, drawn twice like every highlight. */
import type { MarkKind } from './mark.tsx';
import './edge.css';

/** Which line a thing gets: what is considered goes before what is pointed at, and that before what could be chosen. */
export function edgeKind(considered: boolean, pointed: boolean, legal: boolean): MarkKind | undefined {
  if (considered) return 'affected';
  if (pointed) return 'pointed';
  return legal ? 'open' : undefined;
}

interface EdgeProps {
  readonly kind: MarkKind | undefined;
  /** The outline, around the origin. */
  readonly d: string;
}

export function Edge({ kind, d }: EdgeProps) {
  if (!kind) return null;
  return (
    <g className={`edge edge-${kind}`}>
      <path className="edge-casing" d={d} />
      <path className="edge-line" d={d} />
    </g>
  );
}

/** A square with round corners around the origin. */
export function squareOutline(side: number, radius: number): string {
  const half = side / 2;
  const straight = side - 2 * radius;
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return `M${radius - half} ${-half}h${straight}${corner(radius, radius)}v${straight}${corner(-radius, radius)}h${-straight}${corner(-radius, -radius)}v${-straight}${corner(radius, -radius)}Z`;
}
