/** What the coach has to say at a guided table: kept with the table, so that no change of the page's shape swallows a note. */
import { useEffect, useRef, useState } from 'react';
import type { Face } from '../../games/face.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { heardAt, noteFor, remember } from './coaching.ts';
import { eventsIn } from './scene-keeper.ts';

export interface Coaching {
  /** The note on the table, by the key of its words; it stays until it is put away, or something else is to be said. */
  readonly note: string | undefined;
  /** The question that could be explained again. */
  readonly question: string | undefined;
  readonly show: (key: string | undefined) => void;
  readonly dismiss: () => void;
}

interface Listening {
  readonly scene: Scene;
  readonly speaker: Speaker;
  readonly face: Face;
  /** What is asked of the one who is guided; nothing while somebody else decides for him. */
  readonly asks: string | undefined;
  readonly recent: readonly GameEvent[];
  readonly log: readonly LogLine[];
}

export function useCoach({ scene, speaker, face, asks, recent, log }: Listening): Coaching | undefined {
  const { id, forkedFrom, guided } = scene.table;
  const [heard, setHeard] = useState(() => heardAt(id, forkedFrom));
  const [note, setNote] = useState<string>();
  const shownAt = useRef<number>(undefined);
  const [isFirstNote, setFirstNote] = useState(false);

  const isKnown = (key: string) => speaker.has(`coach ${key} text`);
  // To somebody who has heard nothing yet all of it is new, also what others chose before he sat down.
  const happened = heard.length === 0 ? eventsIn(log) : recent;
  const events = happened.flatMap((event) => face.coaching?.(event) ?? []).filter(isKnown);
  const question = asks !== undefined && isKnown(asks) ? asks : undefined;
  /** Said once is enough: the next time the same happens, or is asked, it need not be put away again. */
  const show = (key: string | undefined) => {
    setNote(key);
    shownAt.current = scene.version;
    if (key === undefined || heard.includes(key)) return;
    setHeard([...heard, key]);
    remember(id, [...heard, key]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happens and what is asked brings another note
  useEffect(() => {
    if (!guided) return;
    // What is said first of all stays until it was put away: others may be quicker than whoever reads it.
    if (note !== undefined && note === heard[0] && note !== question && isFirstNote) return;
    const next = noteFor(events, question, heard);
    // What has happened is read in peace: until somebody chooses, no word about the question comes in its place.
    const isBeingRead = note !== undefined && note !== question && shownAt.current === scene.version;
    if (isBeingRead && next === question) return;
    setFirstNote(heard.length === 0);
    if (next !== undefined || note !== question) show(next);
  }, [recent, question, guided]);

  if (!guided) return undefined;
  return { note, question, show, dismiss: () => show(noteFor(events, question, heard)) };
}
