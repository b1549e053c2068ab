/** What the last step brought, with its dice, until the next choice is made. */
import { useRef } from 'react';
import { Dice } from '../../../board/dice.tsx';
import { ResultRow } from '../../../board/results.tsx';
import type * as Kernel from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { RecentResults } from '../../recent-results.tsx';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { useBesideLevel } from './beside-level.ts';
import { diceOf } from './events.ts';
import { told } from './seen.ts';
import { wordsAfter } from './shot-words.ts';
import './results.css';

/** Rolls and what came of them; everything else is seen on the level, and told in the log. */
const RESULTS: ReadonlySet<string> = new Set<Event['type']>([
  'check',
  'reaction-fire',
  'shot',
  'enemies-shot',
  'hits-lost',
  'rewarded',
  'spotted',
  'alarm-triggered',
  'critical',
  'eliminated',
  'objective-done',
]);

interface RecentProps {
  readonly view: View;
  /** What the last step brought and nobody has seen happen. */
  readonly unseen: readonly Event[];
  readonly speaker: Speaker;
  readonly calm: boolean;
}

export function Recent({ view, unseen, speaker, calm }: RecentProps) {
  const row = (event: Event) => <ResultRow dice={diceIn(event, speaker)} text={wordsAfter(view, event, speaker)} calm={calm} />;
  const slip = useRef<HTMLDivElement>(null);
  useBesideLevel(slip, unseen[0]);
  return (
    <div ref={slip} className="recent">
      <RecentResults unseen={unseen} results={RESULTS} speaker={speaker} row={row} />
    </div>
  );
}

/** The same in a line of the log. */
export function DiceTold({ event, speaker }: { readonly event: Kernel.GameEvent; readonly speaker: Speaker }) {
  return told([event])
    .flatMap((one) => diceIn(one, speaker))
    .map(({ label, sides, faces, tone }) => (
      <Dice key={label} sides={sides} faces={faces} tone={tone} size={18} rolling={false} calm label={label} />
    ));
}

/** Dice of commandos are blue, those of the enemy orange. */
function diceIn(event: Event, speaker: Speaker) {
  return diceOf(event).map(({ who, sides, faces }) => ({
    label: who === '' ? '' : speaker.name(who),
    sides,
    faces,
    tone: event.type === 'shot' ? 0 : 1,
  }));
}
