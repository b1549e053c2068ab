/** Commands to the table, one at a time: each is delivered once, and its effect awaited before the next. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Acknowledged, Hinted, Refused } from '../../wire/wire.ts';
import { api, newCommand, RefusedError } from '../api.ts';
import { deliver } from './delivering.ts';
import type { LiveTable } from './use-live-table.ts';

/** How the command under way is doing: `slow` when it is worth mentioning, `unheard` when it had to be sent again. */
type Sending = 'no' | 'now' | 'slow' | 'unheard';

export interface Commands {
  readonly sending: Sending;
  /** Why the last one was not granted. */
  readonly problem: Refused | undefined;
  forgetProblem(): void;
  choose(text: string): Promise<boolean>;
  undo(beyond: boolean): Promise<boolean>;
  redo(): Promise<boolean>;
  playOn(): Promise<boolean>;
  hint(): Promise<Hinted | undefined>;
}

const STALE = 'stale-version';
const WORTH_MENTIONING_MS = 300;

export function useCommands(id: string, { known, reach, refresh }: LiveTable): Commands {
  const [sending, setSending] = useState<Sending>('no');
  const [problem, setProblem] = useState<Refused>();
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const version = useRef(0);
  version.current = known?.scene.version ?? 0;

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = useCallback(
    async <Answer extends Acknowledged>(attempt: (body: { command: string; version: number }) => Promise<Answer>) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setProblem(undefined);
      setSending('now');
      const slow = setTimeout(() => setSending((now) => (now === 'now' ? 'slow' : now)), WORTH_MENTIONING_MS);
      const body = { command: newCommand(), version: version.current };
      try {
        const answer = await deliver(() => attempt(body), {
          wait: (ms) => new Promise((resolve) => setTimeout(() => resolve(!isGone.current), ms)),
          onFailure: () => setSending('unheard'),
        });
        if (answer) await reach(answer.version);
        return answer;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        setProblem(error.refused);
        if (error.refused.code === STALE) await refresh();
        return undefined;
      } finally {
        clearTimeout(slow);
        isBusy.current = false;
        setSending('no');
      }
    },
    [reach, refresh],
  );

  const simple = (what: string, more: object = {}) => run((body) => api.command(id, what, { ...body, ...more })).then(Boolean);
  return {
    sending,
    problem,
    forgetProblem: () => setProblem(undefined),
    choose: (choice) => simple('choices', { choice }),
    undo: (beyond) => simple('undo', { beyond }),
    redo: () => simple('redo'),
    playOn: () => simple('play-on'),
    hint: () => run((body) => api.hint(id, body)),
  };
}
