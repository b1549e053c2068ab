/** What the coach has to say at a guided table: kept with the table, so that no change of the page's shape swallows a note. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Face } from '../../games/face.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { heardAt, isTooEarly, type Lately, momentOver, noteAgain, noteFor, noteNow, remember, type Shown } from './coaching.ts';
import { eventsIn } from './scene-keeper.ts';

export interface Coaching {
  /** The note on the table, by the key of its words; it stays until it is put away, or something else is to be said. */
  readonly note: string | undefined;
  /** What could be explained again. */
  readonly again: string | undefined;
  /** Something has been chosen since it came up: a few words of it are enough, the rest on asking. */
  readonly isRead: boolean;
  /** Another note waits behind this one. */
  readonly isMore: boolean;
  /** Whose words these are. */
  readonly guide: Speaker;
  readonly show: (key: string | undefined) => void;
  readonly dismiss: () => void;
}

interface Listening {
  readonly scene: Scene;
  /** Whoever explains, at a guided table, once he is there. */
  readonly guide: Speaker | undefined;
  readonly face: Face;
  /** What is asked of the one who is guided; nothing while somebody else decides for him. */
  readonly asks: string | undefined;
  /** What has happened is still being played out: what will be asked then matters more than what is seen anyhow. */
  readonly isHeld: boolean;
  /** He looks back: nothing of that is explained, and what was on the table waits for him. */
  readonly isPast: boolean;
  readonly recent: readonly GameEvent[];
  readonly log: readonly LogLine[];
}

export function useCoach({ scene, guide, face, asks, isHeld, isPast, recent, log }: Listening): Coaching | undefined {
  const { id, forkedFrom } = scene.table;
  const [heard, setHeard] = useState(() => heardAt(id, forkedFrom));
  const [note, setNote] = useState<string>();
  const [since, setSince] = useState(scene.step);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [isFirstNote, setFirstNote] = useState(false);

  const isKnown = (key: string) => guide?.has(`coach ${key} text`) === true;
  // To somebody who has heard nothing yet all of it is new, also what others chose before he sat down.
  const happened = heard.length === 0 ? eventsIn(log) : recent;
  const events = happened.flatMap((event, i) => face.coaching?.(event, happened.slice(i + 1)) ?? []).filter(isKnown);
  const question = asks !== undefined && isKnown(asks) ? asks : undefined;
  /** Said once is enough: the next time the same happens, or is asked, it need not be put away again. */
  const show = (key: string | undefined, over: readonly string[] = []) => {
    setNote(key);
    setSince(scene.step);
    if (key !== undefined) setShown([...shown.filter(({ step }) => step < scene.step), { note: key, step: scene.step }]);
    const news = [...over, ...(key === undefined ? [] : [key])].filter((one) => !heard.includes(one));
    if (news.length === 0) return;
    setHeard([...heard, ...news]);
    remember(id, [...heard, ...news]);
  };
  const before = useRef<Lately>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happens and what is asked brings another note
  useLayoutEffect(() => {
    if (!guide || isHeld || isPast || isTooEarly(events, question, heard)) return;
    const now = { recent, events, question };
    const { over, events: left } = momentOver(before.current, now);
    before.current = { ...now, events: left };
    const next = noteNow({ note, isFirst: isFirstNote && note === heard[0], events: left, question, heard: [...heard, ...over] });
    setFirstNote(heard.length === 0 || next === heard[0]);
    if (next !== note || over.length > 0) show(next, over);
  }, [recent, question, guide, isHeld, isPast]);

  if (!guide) return undefined;
  const next = noteFor(events, question, heard);
  const again = noteAgain(asks === undefined ? [] : shown, scene.step, question);
  return { note, again, isRead: scene.step !== since, isMore: next !== undefined, guide, show, dismiss: () => show(next) };
}
