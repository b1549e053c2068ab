/** Starting a table, from wherever it is started: the button waits, the table opens, or a sentence says why not. */
import { useState } from 'react';
import type { FirstGame } from '../../games/face.ts';
import type { TableCard } from '../../wire/wire.ts';
import { api } from '../api.ts';
import { ownOf } from '../own-content.ts';
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

/** Another one with the same set-up; with its seed, the same once more with the dice and cards it had. */
export async function tableLike(table: TableCard, seed?: string): Promise<NewTable> {
  const { game, setup, guided } = table;
  const own = await ownOf(table)?.data();
  return {
    game,
    setup: setup.id,
    options: { ...setup.options },
    guided,
    ...(typeof own === 'object' && { content: { ...own } }),
    ...(seed === undefined ? {} : { seed }),
  };
}
