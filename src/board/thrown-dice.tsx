/** Dice thrown before everybody's eyes: large, landing one by one, each with the word for what it did. */
import type { CSSProperties } from 'react';
import { DieDrawing } from './dice.tsx';
import { toneAt } from './tone.ts';
import './thrown-dice.css';

interface ThrownDie {
  readonly face: number;
  /** What it did; left out as long as not all lie still. */
  readonly word?: string | undefined;
  /** One of those that matter: to the good, or to somebody's harm, by half or wholly. */
  readonly mark?: 'good' | 'half' | 'harm' | undefined;
  readonly tone?: number;
}

interface ThrownDiceProps {
  readonly sides: number;
  readonly dice: readonly ThrownDie[];
  /** They are in the air. Until they have landed nobody is told their faces. */
  readonly isFlying: boolean;
  /** How long the flight of the first takes and how much later each of the others lands, in milliseconds. */
  readonly flight: number;
  readonly each: number;
  readonly calm: boolean;
  readonly label: string;
}

/** Nobody's hand throws them all straight. */
const TILTS = [-9, 5, 12, -4, 8, -11, 3];

export function ThrownDice({ sides, dice, isFlying, flight, each, calm, label }: ThrownDiceProps) {
  const faces = dice.map(({ face }) => face).join(' · ');
  return (
    <span
      className="thrown"
      role="img"
      aria-label={isFlying ? label : `${label} ${faces}`}
      data-flying={isFlying && !calm}
      style={{ '--flight': `${flight}ms` } as CSSProperties}
    >
      {dice.map(({ face, word, mark, tone = 0 }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
          key={i}
          className={`thrown-die dice-${toneAt(tone).index}`}
          data-mark={isFlying ? undefined : mark}
          style={{ '--delay': `${i * each}ms`, '--tilt': `${TILTS[i % TILTS.length]}deg` } as CSSProperties}
        >
          <span className="thrown-body">
            <DieDrawing sides={sides} face={face} tone={tone} size={64} />
          </span>
          <span className="thrown-word" data-shown={word !== undefined && !isFlying}>
            {isFlying ? '' : word}
          </span>
        </span>
      ))}
    </span>
  );
}
