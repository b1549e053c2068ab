import { dieShape } from './dice-shapes.ts';
import { cornered, toneAt } from './tone.ts';
import './dice.css';

interface DiceProps {
  /** A die with six sides has pips, every other one is a body with facets and a number. */
  readonly sides: number;
  readonly faces: readonly number[];
  /** Which of the tones they have: white for the first, red for the second. */
  readonly tone?: number;
  /** They have just been thrown: they tumble once and settle on their faces. */
  readonly rolling?: boolean;
  readonly calm?: boolean;
  /** The side of a die, in pixels. */
  readonly size?: number;
  /** Who rolled, or what for; the faces are added to it. */
  readonly label: string;
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

/** Smaller than this, in pixels, a die has no room for facets around its number. */
const SMALL = 20;
/** So much larger it is drawn then: its corners take from the room for the number. */
const CORNERS = 5;

function Face({ face, sides, isSmall = false }: { readonly face: number; readonly sides: number; readonly isSmall?: boolean }) {
  const shape = dieShape(sides);
  const pips = shape ? undefined : PIPS[face];
  if (pips) return pips.map(([x, y]) => <circle key={`${x} ${y}`} className="dice-pip" cx={x} cy={y} r={2.5} />);
  const whole = { middle: [0, 0] as const, letters: 15 };
  const {
    middle: [x, y],
    letters,
  } = isSmall ? whole : (shape ?? whole);
  return (
    <text className="dice-numeral" x={x} y={y + letters / 3} fontSize={letters} textAnchor="middle">
      {face}
    </text>
  );
}

/** The corners of the tone, and an inner line for every second one with the same: they are told apart without colour. */
function Body({ sides, tone, isSmall = false }: { readonly sides: number; readonly tone: number; readonly isSmall?: boolean }) {
  const shape = dieShape(sides);
  const { corner, band } = toneAt(tone).look;
  const outline = shape?.outline ?? cornered(SIDE, corner === 'sharp' ? 'round' : corner, corner === 'sharp' ? 2 : 5);
  return (
    <>
      <path className="dice-body" d={outline} strokeLinejoin={corner === 'sharp' ? 'miter' : 'round'} />
      {shape && !isSmall && <path className="dice-facets" d={shape.facets} />}
      {(band === 'double' || band === 'dotted') && <path className={`dice-inner dice-inner-${band}`} d={outline} />}
    </>
  );
}

/** One die as it lies, by itself. */
export function DieDrawing({
  sides,
  face,
  tone,
  size,
}: {
  readonly sides: number;
  readonly face: number;
  readonly tone: number;
  readonly size: number;
}) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <Body sides={sides} tone={tone} />
      <Face face={face} sides={sides} />
    </svg>
  );
}

/** Dice of one kind in a row, as they lie. The faces are in their label, so that nobody depends on seeing them fall. */
export function Dice({ sides, faces, tone = 0, rolling = false, calm = false, size = 22, label }: DiceProps) {
  const isTumbling = rolling && !calm;
  const isSmall = size < SMALL && sides > 4;
  const side = isSmall && dieShape(sides) ? size + CORNERS : size;
  const dice = faces.map((face, index) => ({ key: `${index} ${face}`, face, delay: index * STAGGER }));
  return (
    <span className={`dice dice-${toneAt(tone).index}`} role="img" aria-label={`${label} ${faces.join(' · ')}`} data-rolling={isTumbling}>
      {dice.map(({ key, face, delay }) => (
        <svg
          key={key}
          className="dice-die"
          width={side}
          height={side}
          viewBox="-13 -13 26 26"
          style={{ animationDelay: `${delay}ms` }}
          aria-hidden="true"
        >
          <Body sides={sides} tone={tone} isSmall={isSmall} />
          {isTumbling && (
            <g className="dice-passing">
              <Face face={(face % sides) + 1} sides={sides} isSmall={isSmall} />
            </g>
          )}
          <g className="dice-face">
            <Face face={face} sides={sides} isSmall={isSmall} />
          </g>
        </svg>
      ))}
    </span>
  );
}
