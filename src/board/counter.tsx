import { type ReactNode, useId } from 'react';
import './counter.css';

export interface Badge {
  readonly id: string;
  /** Said by the label of the thing that carries the counter; shown here as a tooltip of the browser. */
  readonly label: string;
  /** Drawn around the origin, 9 units wide. Without one, the first letter of the label stands there. */
  readonly icon?: ReactNode;
}

interface CounterProps {
  /** Side a is blue with round corners, side b sandy with sharp corners and a hatched band. */
  readonly side: 'a' | 'b';
  /** Drawn around the origin in the current colour, 24 units wide. */
  readonly icon?: ReactNode;
  /** Values in the lower corners. */
  readonly left?: string | number | undefined;
  readonly right?: string | number | undefined;
  readonly badges?: readonly Badge[];
  /** It has done what it could. */
  readonly dimmed?: boolean;
  readonly selected?: boolean;
  /** Face down: its back, without icon and values. */
  readonly turned?: boolean;
  /** Its side, in the units of the drawing around it. */
  readonly size?: number;
}

/** A counter is drawn on a square of this side, around the origin, and scaled from there. */
const SIDE = 40;
const HALF = SIDE / 2;
/** Icons come this wide. */
const ICON = 24;

/** Badges stand in the upper right corner and go on to the left; they reach no further out than the gap of a fan. */
const BADGE = 11.5;
const BADGE_AT = HALF - 4.5;

/** The part of the counter that is left for its icon, from top to bottom. */
function iconRoom({ side, left, right, badges = [] }: CounterProps): { readonly middle: number; readonly size: number } {
  const top = badges.length > 0 ? -11 : side === 'b' ? -13 : -16;
  const bottom = left !== undefined || right !== undefined ? 8 : 15;
  return { middle: (top + bottom) / 2, size: Math.min(ICON, bottom - top) };
}

function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  // many badges move closer together rather than out over the neighbour
  const step = badges.length < 4 ? BADGE - 0.5 : (SIDE - 9) / (badges.length - 1);
  return badges.map(({ id, label, icon }, index) => (
    <g key={id} className="counter-badge" transform={`translate(${BADGE_AT - index * step} ${-BADGE_AT})`}>
      <title>{label}</title>
      <circle className="counter-badge-disc" r={BADGE / 2} />
      {icon ?? (
        <text className="counter-badge-letter" y={3.4} textAnchor="middle">
          {label.slice(0, 1).toUpperCase()}
        </text>
      )}
    </g>
  ));
}

/** The hatched band of side b, which tells it from side a without any colour. */
function Band() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect x={1 - HALF} y={1 - HALF} width={SIDE - 2} height={6} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="counter-band" x={-HALF} y={-HALF} width={SIDE} height={7} />
        <path className="counter-hatching" d={Array.from({ length: 8 }, (_, i) => `M${i * 6 - 24} ${8 - HALF}l9 -9`).join('')} />
      </g>
    </>
  );
}

/** A counter as it lies on the board, around the origin. What it is, the thing around it says. */
export function Counter(props: CounterProps) {
  const { side, icon, left, right, badges = [], dimmed, selected, turned, size = SIDE } = props;
  const room = iconRoom(props);
  const radius = side === 'a' ? 5 : 0;
  const body = { x: -HALF, y: -HALF, width: SIDE, height: SIDE, rx: radius };
  return (
    <g
      className={`counter counter-${side}`}
      data-dimmed={dimmed}
      data-selected={selected}
      data-turned={turned}
      transform={`scale(${size / SIDE})`}
    >
      <rect className="counter-shadow" {...body} x={1.2 - HALF} y={1.8 - HALF} />
      {selected && (
        <rect className="counter-casing" x={-HALF - 2.5} y={-HALF - 2.5} width={SIDE + 5} height={SIDE + 5} rx={radius && radius + 2.5} />
      )}
      {selected && (
        <rect className="counter-line" x={-HALF - 2.5} y={-HALF - 2.5} width={SIDE + 5} height={SIDE + 5} rx={radius && radius + 2.5} />
      )}
      <rect className="counter-body" {...body} />
      {side === 'b' && <Band />}
      <rect className="counter-outline" {...body} />
      {turned ? (
        <path className="counter-back" d="M-12 -12L12 12M12 -12L-12 12M0 -16L16 0L0 16L-16 0Z" />
      ) : (
        <>
          <g className="counter-icon" transform={`translate(0 ${room.middle}) scale(${room.size / ICON})`}>
            {icon}
          </g>
          {left !== undefined && (
            <text className="counter-value" x={3.5 - HALF} y={HALF - 3.5}>
              {left}
            </text>
          )}
          {right !== undefined && (
            <text className="counter-value" x={HALF - 3.5} y={HALF - 3.5} textAnchor="end">
              {right}
            </text>
          )}
        </>
      )}
      <Badges badges={badges} />
    </g>
  );
}
