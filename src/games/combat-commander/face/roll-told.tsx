/** The roll that may be made again, beside the question: what it is for, and what it comes to as it stands. */
import type { InPlayProps } from '../../face.ts';
import { now } from '../state.ts';
import { rollLines } from '../terminal/doing.ts';
import { seen } from './seen.ts';
import './roll-told.css';

export function RollTold({ view: anyView, playing, speaker, isBrief }: InPlayProps) {
  const view = seen(anyView);
  const roll = now(view, 'roll');
  // Dice that are still falling say nothing yet.
  if (!roll || playing) return null;
  const { trigger, purpose } = roll;
  const lines = rollLines(view, roll, speaker);
  const besides = trigger === '' ? [] : [speaker.say(`look trigger ${trigger}`, { purpose })];
  return (
    <div className="roll-told">
      {[...(isBrief ? lines.slice(-1) : lines), ...besides].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
