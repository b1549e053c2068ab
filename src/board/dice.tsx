import './dice.css';

interface DiceProps {
  readonly faces: readonly number[];
  readonly tone?: 'white' | 'red';
  /** They have just been thrown: they tumble once and settle on their faces. */
  readonly rolling?: boolean;
  readonly calm?: boolean;
  /** The side of a die, in pixels. */
  readonly size?: number;
  /** Who rolled, or what for; the faces are added to it. */
  readonly label: string;
  /** Dice with other than six sides show numerals. */
  readonly sides?: number;
}

/** A die is drawn in a square of this side around the origin. */
const SIDE = 24;
/** How far a pip lies from the middle. */
const NEAR = 6;
/** One die falls after the other, in milliseconds. */
const STAGGER = 45;

type Pip = readonly [x: number, y: number];
const CENTRE: readonly Pip[] = [[0, 0]];
const DIAGONAL: readonly Pip[] = [
  [NEAR, -NEAR],
  [-NEAR, NEAR],
];
const OTHER_DIAGONAL: readonly Pip[] = [
  [-NEAR, -NEAR],
  [NEAR, NEAR],
];
const WAIST: readonly Pip[] = [
  [-NEAR, 0],
  [NEAR, 0],
];

const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: CENTRE,
  2: DIAGONAL,
  3: [...DIAGONAL, ...CENTRE],
  4: [...DIAGONAL, ...OTHER_DIAGONAL],
  5: [...DIAGONAL, ...OTHER_DIAGONAL, ...CENTRE],
  6: [...DIAGONAL, ...OTHER_DIAGONAL, ...WAIST],
};

function Face({ face, sides }: { readonly face: number; readonly sides: number }) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  if (!pips) {
    return (
      <text className="dice-numeral" y={5} textAnchor="middle">
        {face}
      </text>
    );
  }
  return pips.map(([x, y]) => <circle key={`${x} ${y}`} className="dice-pip" cx={x} cy={y} r={2.5} />);
}

/** Dice in a row, as they lie. The faces are in their label, so that nobody depends on seeing them fall. */
export function Dice({ faces, tone = 'white', rolling = false, calm = false, size = 22, label, sides = 6 }: DiceProps) {
  const isTumbling = rolling && !calm;
  return (
    <span className={`dice dice-${tone}`} role="img" aria-label={`${label} ${faces.join(' · ')}`} data-rolling={isTumbling}>
      {faces.map((face, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, and a new throw is a new row of faces
          key={`${index} ${face}`}
          className="dice-die"
          width={size}
          height={size}
          viewBox="-13 -13 26 26"
          style={{ animationDelay: `${index * STAGGER}ms` }}
          aria-hidden="true"
        >
          <rect className="dice-body" x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} rx={tone === 'white' ? 5 : 2} />
          {isTumbling && (
            <g className="dice-passing">
              <Face face={(face % sides) + 1} sides={sides} />
            </g>
          )}
          <g className="dice-face">
            <Face face={face} sides={sides} />
          </g>
        </svg>
      ))}
    </span>
  );
}
