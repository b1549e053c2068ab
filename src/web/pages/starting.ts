/** Starting a table, from wherever it is started: the button waits, the table opens, or a sentence says why not. */
import { useState } from 'react';
import type { FirstGame, Lid } from '../../games/lid.ts';
import type { GameCard, Scene, SeatCard } from '../../wire/wire.ts';
import { api, RefusedError } from '../api.ts';
import { ownOf } from '../own-content.ts';
import { navigate } from '../router.tsx';
import { mannersLike } from '../table/company/moving-on.ts';
import { seated, wishAmong, wishFor, wishLike } from '../table/company/seating.ts';

type NewTable = Parameters<typeof api.newTable>[0];

interface Starting {
  readonly isStarting: boolean;
  readonly failure: unknown;
  /** `then`: before the table is opened. */
  readonly start: (wanted: () => NewTable | Promise<NewTable>, then?: (scene: Scene) => void | Promise<void>) => void;
  /** Opens the table whose id comes of it. */
  readonly lead: (work: () => Promise<string>) => void;
}

export function useStarting(): Starting {
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const lead = async (work: () => Promise<string>) => {
    if (isStarting) return;
    setStarting(true);
    setFailure(undefined);
    try {
      navigate(`/table/${encodeURIComponent(await work())}`);
    } catch (error) {
      setFailure(error);
      setStarting(false);
    }
  };
  const start: Starting['start'] = (wanted, then) =>
    void lead(async () => {
      const scene = await api.newTable(await wanted());
      await then?.(scene);
      return scene.table.id;
    });
  return { isStarting, failure, start, lead: (work) => void lead(work) };
}

/** The next table of a company, whose seats may have other names there. */
export async function nextTableFor(before: readonly SeatCard[], wanted: NewTable): Promise<Scene> {
  try {
    return await api.newTable({ ...wanted, ...wishLike(before) });
  } catch (error) {
    const seats = error instanceof RefusedError && error.refused.code === 'no-such-seat' && error.refused.figures.seats;
    if (!Array.isArray(seats)) throw error;
    return api.newTable({ ...wanted, ...wishAmong(before, seats) });
  }
}

/** The table of somebody who has never played: each decision is explained when it first comes up. */
export function firstTable(game: string, { setup, options, seed, seat, bots }: FirstGame): NewTable {
  const company = { ...(seat !== undefined && { seats: [seat] }), ...(bots && { bots: { ...bots } }) };
  return { game, setup, options: { ...options }, seed, guided: true, ...company };
}

/** One of a series that teaches the game is guided, unless somebody wishes otherwise; and the first of all, for whoever has `played` none. */
export function teaches({ firstGame, guidedNext }: Lid, setup: string, played: ReadonlySet<string> | undefined): boolean {
  if (firstGame?.setup === setup && played?.size === 0) return true;
  return guidedNext !== undefined && [firstGame, ...guidedNext].some((one) => one?.setup === setup);
}

/** Of a game for several, against scripted players: who wants it otherwise sets it up. */
export function againstBots({ setups, bots }: GameCard, setup: string): Pick<NewTable, 'seats' | 'bots'> {
  const { seats = [], together = false } = setups.find(({ id }) => id === setup) ?? {};
  return wishFor(seated(seats, {}, bots, together));
}

/** Another one with the same set-up, the same company and what it has agreed; with its seed, the same once more with the dice and cards it had. */
export async function tableLike({ table, seats, manners }: Pick<Scene, 'table' | 'seats' | 'manners'>, seed?: string): Promise<NewTable> {
  const { game, setup, guided } = table;
  const own = await ownOf(table)?.data();
  return {
    game,
    setup: setup.id,
    options: { ...setup.options },
    guided,
    ...(typeof own === 'object' && { content: { ...own } }),
    ...wishLike(seats),
    manners: mannersLike(manners),
    ...(seed === undefined ? {} : { seed }),
  };
}
