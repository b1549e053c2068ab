import { type ReactNode, useId } from 'react';
import { cornered, type Tone, toneAt } from './tone.ts';
import './counter.css';

export interface Badge {
  readonly id: string;
  /** Said by the label of the thing that carries the counter; shown here as a tooltip of the browser. */
  readonly label: string;
  /** Drawn around the origin, 9 units wide. Without one, the first letter of the label stands there. */
  readonly icon?: ReactNode;
}

interface CounterProps {
  /** Which of the tones it has: its colour, its corners and its band. */
  readonly tone: number;
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
/** How large its corners are, where they are not sharp. */
const CORNER = 5;
/** Icons come this wide. */
const ICON = 24;

/** Badges stand in the upper right corner and go on to the left; they reach no further out than the gap of a fan. */
const BADGE = 11.5;
const BADGE_AT = HALF - 4.5;

/** The part of the counter that is left for its icon, from top to bottom. */
function iconRoom({ tone, left, right, badges = [] }: CounterProps): { readonly middle: number; readonly size: number } {
  const top = badges.length > 0 ? -11 : toneAt(tone).look.band === 'none' ? -16 : -13;
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

const BANDS: Readonly<Record<Exclude<Tone['band'], 'none'>, string>> = {
  hatched: Array.from({ length: 8 }, (_, i) => `M${i * 6 - 24} ${8 - HALF}l9 -9`).join(''),
  dotted: Array.from({ length: 6 }, (_, i) => `M${i * 6.4 - 17} ${3.6 - HALF}h2.4`).join(''),
  double: `M${-HALF} ${3.8 - HALF}H${HALF}`,
};

/** A band tells a tone from the others without any colour. */
function Band({ band }: { readonly band: Exclude<Tone['band'], 'none'> }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect x={1 - HALF} y={1 - HALF} width={SIDE - 2} height={6} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="counter-band" x={-HALF} y={-HALF} width={SIDE} height={7} />
        <path className="counter-hatching" d={BANDS[band]} />
      </g>
    </>
  );
}

/** A counter as it lies on the board, around the origin. What it is, the thing around it says. */
export function Counter(props: CounterProps) {
  const { tone, icon, left, right, badges = [], dimmed, selected, turned, size = SIDE } = props;
  const room = iconRoom(props);
  const { index, look } = toneAt(tone);
  const body = cornered(SIDE, look.corner, CORNER);
  const around = cornered(SIDE + 5, look.corner, CORNER + 2.5);
  return (
    <g
      className={`counter counter-${index}`}
      data-dimmed={dimmed}
      data-selected={selected}
      data-turned={turned}
      transform={`scale(${size / SIDE})`}
    >
      <path className="counter-shadow" d={body} transform="translate(1.6 4.4)" />
      <path className="counter-thick" d={body} transform="translate(0 2.4)" />
      {selected && <path className="counter-casing" d={around} />}
      {selected && <path className="counter-line" d={around} />}
      <path className="counter-body" d={body} />
      {look.band !== 'none' && <Band band={look.band} />}
      <path className="counter-sheen" d={cornered(SIDE - 3.4, look.corner, CORNER - 1.4)} />
      <path className="counter-outline" d={body} />
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
