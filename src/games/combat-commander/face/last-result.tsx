/** What came of the last shot, Melee or Rally, beside what is asked next: it stays until something else is done. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Event } from '../vocabulary.ts';
import './told.css';

type Kind = Event['type'];

/** With these something else begins. */
const BEGINS: ReadonlySet<string> = new Set<Kind>([
  'turn-began',
  'order-given',
  'activated',
  'moved',
  'advanced',
  'fired',
  'targeting',
  'spotting-round',
  'melee-began',
]);

/** Who has withstood what, and who has not. */
const RESULTS: ReadonlySet<string> = new Set<Kind>(['targeting', 'accuracy', 'defended', 'melee-ended', 'rally-roll', 'rout-roll']);

/** So many of them are read; what was before is in the log. */
const MOST = 4;

export function lastResults(told: readonly Event[]): readonly Event[] {
  const from = told.findLastIndex(({ type }) => BEGINS.has(type));
  return told.slice(Math.max(0, from)).filter(({ type }) => RESULTS.has(type));
}

interface LastResultProps {
  readonly told: readonly Event[];
  /** What lies upon the board already, for nobody has seen it happen. */
  readonly unseen: readonly unknown[];
  readonly speaker: Pick<Speaker, 'event'>;
}

export function LastResult({ told, unseen, speaker }: LastResultProps) {
  const results = lastResults(told).filter((event) => !unseen.includes(event));
  if (results.length === 0) return null;
  return (
    <div className="told told-result">
      {results.slice(-MOST).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
        <p key={i}>{speaker.event(event)}</p>
      ))}
    </div>
  );
}
