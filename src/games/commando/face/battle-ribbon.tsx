/** The round in the order in which its units fire: those who have, the one who does, those to come. */
import type { Speaker } from '../../../words/speaker.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Fighter } from './battle-scene.ts';
import { PieceOnPaper } from './piece.tsx';

interface RibbonProps {
  readonly view: View;
  readonly order: readonly Fighter[];
  readonly fired: readonly string[];
  readonly speaker: Speaker;
}

export function Ribbon({ view, order, fired, speaker }: RibbonProps) {
  return (
    <ol className="battle-ribbon" aria-label={speaker.say('look battle order')}>
      {order.map((fighter) => {
        const word = ribbonWord(fighter, fired);
        return (
          <li key={fighter.id} data-word={word} data-state={fighter.state}>
            <PieceOnPaper theatre={theatreOf(view)} id={fighter.id} marks="" speaker={speaker} px={fighter.fires ? 46 : 38} />
            <span className="unseen">{speaker.name(fighter.id)}</span>
            <span className="battle-ribbon-word">{word && speaker.say(`look battle ribbon ${word}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function ribbonWord({ id, state, fires, isNext }: Fighter, fired: readonly string[]): string | undefined {
  if (fires) return 'fires';
  if (state === 'fallen') return 'gone';
  if (state === 'panicked') return 'panic';
  if (fired.includes(id)) return 'fired';
  return isNext ? 'next' : undefined;
}
