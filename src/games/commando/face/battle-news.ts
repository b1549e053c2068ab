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

/** What was known when the battle had come so far. */
interface Page {
  readonly progress: number;
  readonly news: News;
}

interface Kept {
  readonly newest: Event | undefined;
  readonly round: number;
  /** Page after page, the newest last: to turn back to when the battle is taken back. */
  readonly pages: readonly Page[];
}

const NOTHING: News = { firings: [], superiority: undefined, surprised: false, fallen: [] };
const EMPTY: Kept = { newest: undefined, round: 0, pages: [] };

/** Grows with every firing of the Commandos; when it has shrunk, the battle was taken back. */
function progressOf({ round, fired }: BattleSeen): number {
  return round * 100 + fired.length;
}

export function useBattleNews(battle: BattleSeen, recent: readonly Event[]): News {
  const [kept, setKept] = useState<Kept>(EMPTY);
  const progress = progressOf(battle);
  const newest = recent.at(-1);
  const pages = kept.pages.filter((page) => page.progress <= progress);
  const before = pages.at(-1)?.news ?? NOTHING;
  const wasTakenBack = pages.length < kept.pages.length;
  const isNew = newest !== undefined && newest !== kept.newest;
  if (!wasTakenBack && !isNew) return before;
  const begins = recent.findLastIndex(({ type }) => type === 'battle-began');
  // one step may end a battle and begin the next: whoever fell in the other does not lie here
  const isFirst = begins >= 0;
  const news = isNew ? newsAfter(isFirst ? NOTHING : before, battle, recent, Math.max(0, begins), kept.round) : before;
  setKept({ newest, round: battle.round, pages: [...(isFirst ? [] : pages), { progress, news }] });
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
    firings: [...before.firings, ...firings],
    superiority: superiority ?? (isNewRound ? undefined : before.superiority),
    surprised: here.some(({ type }) => type === 'surprised') || (before.surprised && !isNewRound),
    fallen: [...before.fallen, ...fell].filter(({ id }) => !standing.has(id)),
  };
}
