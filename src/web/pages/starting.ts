/** Starting a table, from wherever it is started: the button waits, the table opens, or a sentence says why not. */
import { useState } from 'react';
import type { FirstGame } from '../../games/face.ts';
import { api } from '../api.ts';
import { navigate } from '../router.tsx';

type NewTable = Parameters<typeof api.newTable>[0];

interface Starting {
  readonly isStarting: boolean;
  readonly failure: unknown;
  readonly start: (wanted: () => NewTable | Promise<NewTable>) => void;
}

export function useStarting(): Starting {
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const start = async (wanted: () => NewTable | Promise<NewTable>) => {
    if (isStarting) return;
    setStarting(true);
    setFailure(undefined);
    try {
      const { table } = await api.newTable(await wanted());
      navigate(`/table/${encodeURIComponent(table.id)}`);
    } catch (error) {
      setFailure(error);
      setStarting(false);
    }
  };
  return { isStarting, failure, start: (wanted) => void start(wanted) };
}

/** The table of somebody who has never played: each decision is explained when it first comes up. */
export function firstTable(game: string, { setup, options, seed }: FirstGame): NewTable {
  return { game, setup, options: { ...options }, seed, guided: true };
}
