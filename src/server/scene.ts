/** What one who asks gets to see of a table: the witness's account, with names on the seats. */
import { type Asker, logFor, sightOf, viewAt } from '../kernel/witness.ts';
import type { TableRow } from '../store/store.ts';
import type { PastScene, Scene, SeatCard, TableCard } from '../wire/wire.ts';
import type { LiveTable } from './live-table.ts';

export function sceneOf(table: LiveTable, visitor: string | undefined, asker: Asker, logFrom = 0): Scene {
  const { log, ...sight } = sightOf(table.chronicle, asker);
  return {
    ...sight,
    table: cardOf(table.kept.table),
    seat: asker ?? null,
    seats: seatCards(table, visitor),
    solo: table.isSolo && asker !== undefined,
    log: { from: logFrom, lines: log.slice(logFrom) },
    diverged: table.diverged,
  };
}

function seatCards(table: LiveTable, visitor: string | undefined): SeatCard[] {
  return table.kept.seats.map(({ seat, holder }) => ({ seat, held: holder !== null, yours: holder !== null && holder === visitor }));
}

/** Undefined where the asker saw nothing new. */
export function pastScene({ chronicle }: LiveTable, asker: Asker, step: number): PastScene | undefined {
  const view = viewAt(chronicle, asker, step);
  if (view === undefined) return undefined;
  return { step, view, lines: logFor(chronicle, asker).filter((line) => line.step <= step).length };
}

export function cardOf(row: TableRow): TableCard {
  const { id, game, rules, setup, name, guided, archived, deleted, created, changed, version, outcome, forkedFrom, summary } = row;
  const figures = isFigures(summary) ? summary : {};
  return {
    id,
    game,
    rules,
    setup,
    name,
    guided,
    archived,
    deleted: deleted !== null,
    created,
    changed,
    version,
    outcome,
    forkedFrom,
    figures,
  };
}

function isFigures(summary: unknown): summary is TableCard['figures'] {
  return typeof summary === 'object' && summary !== null;
}
