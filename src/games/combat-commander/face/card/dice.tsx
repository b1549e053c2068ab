/** The two dice printed on a card. */
import { toneAt } from '../../../../board/tone.ts';
import type { GameEvent } from '../../../../kernel/game.ts';
import type { Speaker } from '../../../../words/speaker.ts';
import { SIDES, type Side } from '../../content/terms.ts';
import { told } from '../seen.ts';
import './card.css';

const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5.4, -5.4],
    [0, 0],
    [5.4, 5.4],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5.4, -5.4],
    [5.4, -5.4],
    [0, 0],
    [-5.4, 5.4],
    [5.4, 5.4],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

interface DieProps {
  readonly value: number;
  readonly isColoured: boolean;
}

/** As large as the letters around it are high, and half as large again. */
export function PrintedDie({ value, isColoured }: DieProps) {
  return (
    <svg className="fate-die" viewBox="-11.5 -11.5 23 23" data-coloured={isColoured} aria-hidden="true">
      <rect x={-10} y={-10} width={20} height={20} rx={4.4} />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.3} />
      ))}
    </svg>
  );
}

interface PrintedDiceProps {
  readonly white: number;
  readonly coloured: number;
  /** Whose roll it is. */
  readonly side: Side;
  readonly speaker: Speaker;
}

/** A roll as it is printed on its card: one white, one in the colour of the side. */
export function PrintedDice({ white, coloured, side, speaker }: PrintedDiceProps) {
  return (
    <span
      className="printed-dice"
      data-side={toneAt(SIDES.indexOf(side)).index}
      role="img"
      aria-label={`${speaker.name(side)}: ${white}, ${coloured}`}
    >
      <PrintedDie value={white} isColoured={false} />
      <PrintedDie value={coloured} isColoured />
    </span>
  );
}

/** In a line of text: whatever an event tells of that was rolled. */
export function DiceTold({ event, speaker }: { readonly event: GameEvent; readonly speaker: Speaker }) {
  const [known] = told([event]);
  if (known?.type !== 'rolled') return null;
  return <PrintedDice white={known.white} coloured={known.coloured} side={known.side} speaker={speaker} />;
}
