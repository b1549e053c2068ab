/** A table as it stands, kept up to date: fetched once, then told over the live connection. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Scene } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import { type Connection, Live } from '../live.ts';
import { delayBefore } from './back-off.ts';
import { type Gathered, withCompany } from './company/gathered.ts';
import { GAP, isSeatedOtherwise, type Known, withEarlier, withScene } from './scene-keeper.ts';

export interface LiveTable {
  readonly known: Known | undefined;
  /** Those at the table, apart from the game; undefined until it is known. */
  readonly gathered: Gathered | undefined;
  readonly connection: Connection;
  /** Why there is nothing to see. */
  readonly refusal: RefusedError | undefined;
  /** Asks for lines of the log before those that are known. */
  earlier(): Promise<void>;
  /** Fetches the table anew. */
  refresh(): Promise<void>;
  /** Waits until the table has got so far: first for the live connection, then by asking. */
  reach(version: number): Promise<void>;
}

/** What a command has brought comes over the live connection; after so long it is fetched instead. */
const LIVE_MS = 500;

interface Waiting {
  readonly version: number;
  readonly go: () => void;
}

/** `seat`: the seat one stays with; without it one looks from whichever of one's own is asked. */
export function useLiveTable(id: string, seat?: Seat): LiveTable {
  const [known, setKnown] = useState<Known>();
  const [gathered, setGathered] = useState<Gathered>();
  const [connection, setConnection] = useState<Connection>('connecting');
  const [refusal, setRefusal] = useState<RefusedError>();
  const newest = useRef<Known>(undefined);
  const waiting = useRef(new Set<Waiting>());

  const take = useCallback((scene: Scene): boolean => {
    const next = withScene(newest.current, scene);
    if (next === GAP) return false;
    newest.current = next;
    setKnown(next);
    for (const one of waiting.current) if (one.version <= next.scene.version) one.go();
    return true;
  }, []);

  const isOpen = useRef(false);
  const refresh = useCallback(async () => {
    try {
      const scene = await api.table(id, seat, linesKnown(newest.current));
      // Whose seats they are is told live; an answer may be older than that.
      if (isOpen.current && newest.current && isSeatedOtherwise(newest.current.scene, scene)) return;
      take(scene);
    } catch (error) {
      if (error instanceof RefusedError) setRefusal(error);
      else if (!(error instanceof OutOfReachError)) throw error;
    }
  }, [id, seat, take]);

  const asking = useRef<Promise<void>>(undefined);
  const earlier = useCallback(async () => {
    const ask = async ({ first, rewritten, scene }: Known) => {
      const part = await api.earlier(id, first, scene.seat).catch(() => undefined);
      const now = newest.current;
      // What was taken back or is seen from another seat meanwhile has another log.
      if (!part || now?.rewritten !== rewritten || now.scene.seat !== scene.seat) return;
      newest.current = withEarlier(now, part);
      setKnown(newest.current);
    };
    if (!newest.current || newest.current.first === 0) return;
    asking.current ??= ask(newest.current).finally(() => {
      asking.current = undefined;
    });
    await asking.current;
  }, [id]);

  const reach = useCallback(
    async (version: number) => {
      if ((newest.current?.scene.version ?? -1) >= version) return;
      await new Promise<void>((resolve) => {
        const one = {
          version,
          go() {
            waiting.current.delete(one);
            resolve();
          },
        };
        waiting.current.add(one);
        setTimeout(one.go, LIVE_MS);
      });
      for (let failures = 0; failures < 6 && (newest.current?.scene.version ?? -1) < version; failures++) {
        await refresh();
        if ((newest.current?.scene.version ?? -1) < version) await pause(delayBefore(failures, Math.random()));
      }
    },
    [refresh],
  );

  useEffect(() => {
    newest.current = undefined;
    setKnown(undefined);
    setGathered(undefined);
    setRefusal(undefined);
    const live = new Live(id, seat, {
      known: () => linesKnown(newest.current),
      onConnection(now) {
        isOpen.current = now === 'open';
        setConnection(now);
        // The answer to a request has the reason in the reader's language.
        if (now === 'refused') void refresh();
      },
      onCompany: (message) => setGathered((before) => withCompany(before, message, Date.now())),
      onMessage(message) {
        if (message.type === 'scene' && !take(message.scene)) void refresh();
      },
    });
    void refresh();
    return () => live.close();
  }, [id, seat, take, refresh]);

  return { known, gathered, connection, refusal, earlier, refresh, reach };
}

function linesKnown(known: Known | undefined): number {
  return known ? known.first + known.log.length : 0;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
