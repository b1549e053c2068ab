/** The line around a thing with straight sides, drawn twice like every highlight. */
import type { MarkKind } from './mark.tsx';
import { cornered } from './tone.ts';
import './edge.css';

/** Which line a thing gets: what is considered goes before what is pointed at, and that before what could be chosen. */
export function edgeKind(considered: boolean, pointed: boolean, legal: boolean): MarkKind | undefined {
  if (considered) return 'chosen';
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
  return cornered(side, 'round', radius);
}

/** The same, wider than high or higher than wide. */
export function boxOutline(width: number, height: number, radius: number): string {
  if (width === height) return squareOutline(width, radius);
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const turn = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  const [r, l] = [radius, -radius];
  return `M${radius - width / 2} ${-height / 2}h${across}${turn(r, r)}v${down}${turn(l, r)}h${-across}${turn(l, l)}v${-down}${turn(r, l)}Z`;
}
