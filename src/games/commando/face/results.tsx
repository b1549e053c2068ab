/** What the last step brought and nobody has seen happen: a loss is told with the dice that caused it, everything else in its sentence. */
import { ResultRow } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { ResultsOf } from '../../recent-results.tsx';
import type { Event } from '../vocabulary.ts';
import { diceOf, type Firing, firingsIn, isResult } from './events.ts';
import { FiringRow } from './firings.tsx';
import { toneOf } from './piece.tsx';

type Row = { readonly firing: Firing } | { readonly event: Event };

function rowsOf(events: readonly Event[]): readonly Row[] {
  const firings = firingsIn(events);
  return events.flatMap((event): Row[] => {
    if (!isResult(event) && !isPaidAfter(event, events)) return [];
    if (event.type === 'fired') return firings.filter(({ fired }) => fired === event).map((firing) => ({ firing }));
    return [{ event }];
  });
}

/** 11.0 What the operation costs is told where Ops were told of before: else the last number here is another than on the track. */
function isPaidAfter(event: Event, events: readonly Event[]): boolean {
  return event.type === 'ops-changed' && events.some((other) => other !== event && other.type === event.type && isResult(other));
}

interface RecentProps {
  readonly events: readonly Event[];
  readonly speaker: Speaker;
  readonly calm: boolean;
  /** All that the mission asks for has been done with it. */
  readonly isAim?: boolean;
  /** There is little room: shots stand in the log, and the last news here. */
  readonly isBrief: boolean;
}

const MOST_BRIEF = 2;

const isCard = (row: Row) => 'event' in row && row.event.type === 'card-drawn';

/** The last news; and whatever was turned up, a marker or a card, though more has come of it since. */
function briefly(rows: readonly Row[]): readonly Row[] {
  const news = rows.filter((row) => !('firing' in row));
  const isTurnedUp = (row: Row) => isCard(row) || ('event' in row && row.event.type === 'objective-revealed');
  return news.filter((row, i) => isTurnedUp(row) || i >= news.length - MOST_BRIEF);
}

export function Recent({ events, speaker, calm, isBrief, isAim = false }: RecentProps) {
  const all = rowsOf(events);
  // Where there is room the card lies beside the question.
  const told = isBrief ? briefly(all) : all.filter((row) => !isCard(row));
  const drawn = (row: Row) =>
    'firing' in row ? (
      <FiringRow firing={row.firing} speaker={speaker} calm={calm} />
    ) : (
      <ResultRow dice={diceIn(row.event, speaker)} text={speaker.event(row.event)} calm={calm} />
    );
  const say = (key: string) => speaker.say(`look mission ${key}`);
  const rows = told.map(drawn);
  const aim = isAim ? [<ResultRow key="aim" dice={[]} text={`${say('aim-reached')}. ${say('aim-reached-about')}`} calm={calm} />] : [];
  return <ResultsOf occasion={events[0]} heading={heading(events, speaker)} speaker={speaker} rows={[...aim, ...rows]} keepsClear />;
}

function diceIn(event: Event, speaker: Speaker) {
  return diceOf(event).map(({ who, sides, faces }) => ({ label: speaker.name(who), sides, faces, tone: toneOf(who) }));
}

function heading(events: readonly Event[], speaker: Speaker): string {
  const ended = events.findLast((event) => event.type === 'battle-ended');
  if (ended?.type !== 'battle-ended') return speaker.say('board results');
  return speaker.say(`look results battle-${ended.won ? 'won' : 'lost'}`);
}
