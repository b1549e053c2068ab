/** The round in the order in which its units fire: those who have, with what came of it, the one who does, those to come. */
import { useEffect, useRef } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Fighter } from './battle-scene.ts';
import { dieWords } from './events.ts';
import { PieceOnPaper } from './piece.tsx';
import type { BattleStory } from './playing/story.ts';

const BEST_FIRST = ['elimination', 'panic-again', 'panic'] as const;

interface RibbonProps {
  readonly view: View;
  readonly order: readonly Fighter[];
  readonly story: BattleStory | undefined;
  /** Something is in hand: what is told of it does not lie upon this. */
  readonly isKeptClear: boolean;
  readonly speaker: Speaker;
}

export function Ribbon({ view, order, story, isKeptClear, speaker }: RibbonProps) {
  const ribbon = useRef<HTMLOListElement>(null);
  const now = order.findIndex(({ fires, isNext }) => fires || isNext);
  const shown = order.map(({ id }) => id).join(' ');
  // In a small window the ribbon is longer than that: whoever fires is in its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another order it has another length
  useEffect(() => {
    const row = ribbon.current;
    const item = row?.children[now];
    if (row && item instanceof HTMLElement) row.scrollTo({ left: item.offsetLeft + (item.offsetWidth - row.clientWidth) / 2 });
  }, [now, shown]);
  return (
    <ol
      ref={ribbon}
      className="battle-ribbon"
      aria-label={speaker.say('look battle order')}
      {...(isKeptClear && { 'data-clear-most': '' })}
    >
      {order.map((fighter) => {
        const word = ribbonWord(fighter, story?.fired ?? []);
        return (
          <li key={fighter.id} data-word={word} data-state={fighter.state} data-keep-clear>
            <PieceOnPaper theatre={theatreOf(view)} id={fighter.id} marks="" speaker={speaker} px={fighter.fires ? 46 : 38} />
            <span className="unseen">{speaker.name(fighter.id)}</span>
            <span className="battle-ribbon-word">
              {(word === 'fired' && resultOf(fighter, story, speaker)) || (word && speaker.say(`look battle ribbon ${word}`))}
            </span>
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

/** The shot after it has its dice between the lines; here each keeps what came of its own. Nothing for whoever held his fire. */
function resultOf({ id }: Fighter, story: BattleStory | undefined, speaker: Speaker): string | undefined {
  const firing = story?.firings.findLast(({ fired }) => fired.unit === id);
  if (!firing) return undefined;
  const words = dieWords(firing);
  const best = BEST_FIRST.find((word) => words.includes(word)) ?? 'no-effect';
  return `→ ${speaker.say(`result ${best === 'panic-again' ? 'elimination' : best}`)}`;
}
