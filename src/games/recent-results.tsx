/** What the last step brought and nobody saw happen, with its dice, until the next choice is made. */
import type { ReactNode } from 'react';
import { Results } from '../board/results.tsx';
import type { GameEvent } from '../kernel/game.ts';
import type { Speaker } from '../words/speaker.ts';

/** So many of them are read; what was before is in the log. */
const MOST = 4;

interface RecentResultsProps<E extends GameEvent> {
  /** What was skipped, or shown at once: whatever was played out before one's eyes is in the log. */
  readonly unseen: readonly E[];
  /** Types of events that are rolls, or came of them; everything else is seen on the board, and told in the log. */
  readonly results: ReadonlySet<string>;
  readonly speaker: Speaker;
  readonly row: (event: E) => ReactNode;
}

export function RecentResults<E extends GameEvent>({ unseen, results, speaker, row }: RecentResultsProps<E>) {
  const recent = unseen.filter(({ type }) => results.has(type)).slice(-MOST);
  return <ResultsOf occasion={unseen[0]} heading={speaker.say('board results')} speaker={speaker} rows={recent.map(row)} />;
}

interface ResultsOfProps {
  /** What brought them: closed results stay closed until it is another. */
  readonly occasion: unknown;
  readonly heading: string;
  readonly speaker: Speaker;
  readonly rows: readonly ReactNode[];
  /** They keep off what can be chosen, and where there is no place free of it they lie there closed. */
  readonly keepsClear?: boolean;
  /** They are opened by hand: there is no room for them. */
  readonly isFolded?: boolean;
  /** On the button that opens them. */
  readonly open?: string;
}

export function ResultsOf({ occasion, heading, speaker, rows, open, ...lies }: ResultsOfProps) {
  if (rows.length === 0) return null;
  const words = { close: speaker.say('board close'), open: open ?? speaker.say('board open-results') };
  return <Results heading={heading} words={words} occasion={occasion} rows={rows} {...lies} />;
}
