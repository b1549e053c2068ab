/** A guided table explains each decision when it first comes up, and some events after they happened: one note at a time. */
import { useEffect, useState } from 'react';
import type { GameEvent } from '../../kernel/game.ts';
import { heardAt, noteFor, remember } from './coaching.ts';
import { Glyph } from './glyph.tsx';
import { useSession } from './session.ts';
import './hint.css';

interface CoachProps {
  readonly asks: string | undefined;
  readonly recent: readonly GameEvent[];
  /** Advice was asked for: the note folds itself up beside it. */
  readonly isQuiet: boolean;
}

export function Coach({ asks, recent, isQuiet }: CoachProps) {
  const { scene, speaker, face, say } = useSession();
  const { id, forkedFrom, guided } = scene.table;
  const [heard, setHeard] = useState(() => heardAt(id, forkedFrom));
  /** The note on the table; it stays until it is put away, or something else is to be said. */
  const [note, setNote] = useState<string>();
  const [isFolded, setFolded] = useState(false);

  const isKnown = (key: string) => speaker.has(`coach ${key} text`);
  // A table that has just been set up has nothing recent to tell, but somebody new at it.
  const opening = scene.step === 0 && heard.length === 0 ? ['welcome'] : [];
  const events = [...recent.flatMap((event) => face.coaching?.(event) ?? []), ...opening].filter(isKnown);
  const question = asks !== undefined && isKnown(asks) ? asks : undefined;
  /** Said once is enough: the next time the same happens, or is asked, it need not be put away again. */
  const show = (key: string | undefined) => {
    setNote(key);
    setFolded(false);
    if (key === undefined || heard.includes(key)) return;
    setHeard([...heard, key]);
    remember(id, [...heard, key]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happens and what is asked brings another note
  useEffect(() => {
    if (!guided) return;
    const next = noteFor(events, question, heard);
    if (next !== undefined || note !== question) show(next);
  }, [recent, question, guided]);

  if (!guided) return null;
  if (note === undefined) {
    if (question === undefined) return null;
    return (
      <button type="button" className="quiet coach-again" onClick={() => show(question)}>
        {say('coach-again')}
      </button>
    );
  }
  const isClosed = isFolded || isQuiet;
  return (
    <div className="coach" key={note}>
      <button type="button" className="coach-title" aria-expanded={!isClosed} onClick={() => setFolded(!isFolded)}>
        <Glyph name={isClosed ? 'right' : 'down'} />
        {speaker.say(`coach ${note} title`)}
      </button>
      <button
        type="button"
        className="popover-close"
        aria-label={say('coach-dismiss')}
        title={say('coach-dismiss')}
        onClick={() => show(noteFor(events, question, heard))}
      >
        <Glyph name="close" />
      </button>
      {!isClosed && <p className="coach-text">{speaker.say(`coach ${note} text`)}</p>}
    </div>
  );
}
