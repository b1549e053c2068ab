/** When a mission begins: what it asks for and what it does not allow, until the first choice is made. */
import { useNarrow } from '../../../board/narrow.ts';
import { ResultRow } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { ResultsOf } from '../../recent-results.tsx';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { progressOf } from './aims.tsx';
import { limitsOf } from './limits.ts';
import { aimsOf } from './reckoning.ts';

/** 8.0, 9.0 What is done once the orders have been read. */
const BEGUN: ReadonlySet<string> = new Set<Event['type']>(['leader-placed', 'recruited', 'recruiting-ended']);

/** The Mission card has been drawn, and nobody has been placed or recruited since. */
export function isOpening({ phase }: View, past: readonly Event[]): boolean {
  const last = past.findLast(({ type }) => type === 'mission-drawn' || BEGUN.has(type));
  return phase === 'recruiting' && last?.type === 'mission-drawn';
}

export function OrdersTold({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  const say = (key: string) => speaker.say(`look mission ${key}`);
  const mission = speaker.name(view.mission);
  // On a telephone they would be as wide as the map, and lie over what they tell of.
  const isNarrow = useNarrow();
  const aims = aimsOf(view).map((aim) => `${say(`aim-${aim.id}`)} · ${progressOf(aim, speaker)}`);
  const rows = [...aims, ...limitsOf(view, speaker)].map((text) => <ResultRow key={text} dice={[]} text={text} calm />);
  return (
    <ResultsOf
      occasion={view.mission}
      heading={mission}
      speaker={speaker}
      rows={rows}
      keepsClear
      isFolded={isNarrow}
      open={`${mission} · ${say('takes')}`}
    />
  );
}
