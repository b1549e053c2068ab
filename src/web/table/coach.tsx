/** A guided table explains each decision when it first comes up, and some events after they happened. */
import { useState } from 'react';
import type { GameEvent } from '../../kernel/game.ts';
import { heardAt, remember } from './coaching.ts';
import { Glyph } from './glyph.tsx';
import { useSession } from './session.ts';
import './hint.css';

interface CoachProps {
  readonly asks: string | undefined;
  readonly recent: readonly GameEvent[];
}

export function Coach({ asks, recent }: CoachProps) {
  const { scene, speaker, face, say } = useSession();
  const table = scene.table.id;
  const [heard, setHeard] = useState(() => heardAt(table));
  const [again, setAgain] = useState<string>();
  if (!scene.table.guided) return null;

  const known = (key: string) => speaker.has(`coach ${key} text`);
  const afterEvents = recent.flatMap((event) => face.coaching(event) ?? []).filter(known);
  const now = asks !== undefined && known(asks) ? [asks] : [];
  const topics = [...new Set([...afterEvents, ...now])];
  const notes = topics.filter((key) => !heard.includes(key) || again === key);
  const silent = now.find((key) => !notes.includes(key));
  const dismiss = (key: string) => {
    const all = [...new Set([...heard, key])];
    setHeard(all);
    setAgain(undefined);
    remember(table, all);
  };

  return (
    <>
      {notes.map((key) => (
        <div className="coach" key={key}>
          <p className="coach-title">{speaker.say(`coach ${key} title`)}</p>
          <p>{speaker.say(`coach ${key} text`)}</p>
          <button type="button" className="popover-close" aria-label={say('coach-dismiss')} onClick={() => dismiss(key)}>
            <Glyph name="close" />
          </button>
        </div>
      ))}
      {silent !== undefined && (
        <button type="button" className="quiet coach-again" onClick={() => setAgain(silent)}>
          {say('coach-again')}
        </button>
      )}
    </>
  );
}
