/** Who fired at whom, with every die and what it did. */
import { Dice } from '../../../board/dice.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { dieWords, type Firing } from './events.ts';
import { toneOf } from './piece.tsx';
import './firings.css';

interface ThrowProps {
  readonly faces: readonly number[];
  /** What each die did, die by die. */
  readonly words: ReturnType<typeof dieWords>;
  readonly tone: number;
  readonly label: string;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

/** Each die stands over the word for what it did. */
function Throw({ faces, words, tone, label, speaker, calm }: ThrowProps) {
  return (
    <span className="throw">
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
        <span key={i} className="throw-die" data-result={words[i] === 'panic-again' ? 'elimination' : words[i]}>
          <Dice sides={6} faces={[face]} tone={tone} rolling calm={calm} size={24} label={label} />
          <span className="throw-word">{speaker.say(`result ${words[i] ?? 'no-effect'}`)}</span>
        </span>
      ))}
    </span>
  );
}

export function FiringRow({ firing, speaker, calm }: { readonly firing: Firing; readonly speaker: Speaker; readonly calm: boolean }) {
  const { fired, loss } = firing;
  const { side, unit, target, dice } = fired;
  return (
    <li className="firing" data-side={side} data-loss={loss}>
      <span className="firing-who">{speaker.say('look battle fire', { unit, target })}</span>
      <span className="firing-sum">{speaker.say('look battle made-of', fired)}</span>
      <Throw faces={dice} words={dieWords(firing)} tone={toneOf(side)} label={speaker.name(unit)} speaker={speaker} calm={calm} />
      <strong className="firing-outcome">{speaker.say('look battle outcome', { loss })}</strong>
    </li>
  );
}
