/** What the battle has shown so far: kept while other choices come between, for a firing is read longer than a step lasts. */
import { useState } from 'react';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { type Firing, firingsIn } from './events.ts';

type BattleSeen = NonNullable<View['battle']>;
type Superiority = Extract<Event, { type: 'superiority' }>;

interface Fallen {
  readonly id: string;
  readonly side: 'commando' | 'opfor';
}

export interface News {
  readonly firings: readonly Firing[];
  readonly superiority: Superiority | undefined;
  readonly surprised: boolean;
  readonly fallen: readonly Fallen[];
}

interface Kept {
  readonly newest: Event | undefined;
  readonly progress: number;
  readonly round: number;
  readonly news: News;
}

const NOTHING: News = { firings: [], superiority: undefined, surprised: false, fallen: [] };
const EMPTY: Kept = { newest: undefined, progress: 0, round: 0, news: NOTHING };

/** Grows with every firing of the Commandos; when it has shrunk, the battle was taken back. */
function progressOf({ round, fired }: BattleSeen): number {
  return round * 100 + fired.length;
}

export function useBattleNews(battle: BattleSeen, recent: readonly Event[]): News {
  const [kept, setKept] = useState<Kept>(EMPTY);
  const progress = progressOf(battle);
  const newest = recent.at(-1);
  const wasTakenBack = progress < kept.progress;
  const isNew = newest !== undefined && newest !== kept.newest;
  if (!wasTakenBack && !isNew) return kept.news;
  const begins = recent.findLastIndex(({ type }) => type === 'battle-began');
  // one step may end a battle and begin the next: whoever fell in the other does not lie here
  const before = wasTakenBack || begins >= 0 ? NOTHING : kept.news;
  const news = newsAfter(before, battle, recent, Math.max(0, begins), kept.round);
  const next = { newest, progress, round: battle.round, news };
  setKept(next);
  return news;
}

function newsAfter(before: News, battle: BattleSeen, recent: readonly Event[], begins: number, lastRound: number): News {
  const firings = firingsIn(recent);
  const here = recent.slice(begins);
  const superiority = here.findLast((event): event is Superiority => event.type === 'superiority');
  const isNewRound = battle.round !== lastRound;
  const fell = here.flatMap((event) => (event.type === 'eliminated' ? [{ id: event.unit, side: event.side }] : []));
  const standing = new Set([...battle.line, ...battle.opfor.map(({ id }) => id)]);
  return {
    firings: firings.length > 0 ? firings : before.firings,
    superiority: superiority ?? (isNewRound ? undefined : before.superiority),
    surprised: here.some(({ type }) => type === 'surprised') || (before.surprised && !isNewRound),
    fallen: [...before.fallen, ...fell].filter(({ id }) => !standing.has(id)),
  };
}
