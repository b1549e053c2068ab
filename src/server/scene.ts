/** What one who asks gets to see of a table: the witness's account, with names on the seats. */
import { type Asker, type LogLine, logFor, presenceOf, sightOf, viewAt } from '../kernel/witness.ts';
import type { Kept } from '../store/store.ts';
import type { PastScene, Scene, SeatCard, TableCard } from '../wire/wire.ts';
import { type Account, accountsFrom, knownTo } from './accounts.ts';
import type { LiveTable } from './live-table.ts';

export function sceneOf(table: LiveTable, visitor: string | undefined): Scene {
  const { still, lines } = sightingOf(table, visitor);
  return { ...still, log: { from: 0, lines } };
}

/** The scene without its log, and the log. Written out, because it is made for everybody after every choice. */
export function sightingOf(table: LiveTable, visitor: string | undefined): { still: Omit<Scene, 'log'>; lines: readonly LogLine[] } {
  const asker = table.askerFor(visitor);
  const sight = sightOf(table.chronicle, asker);
  const card = cardOf(table.kept, table.accounts, visitor);
  const still = {
    version: card.version,
    step: sight.step,
    steps: sight.steps,
    view: sight.view,
    question: sight.question,
    offers: sight.offers,
    undoable: sight.undoable,
    redoable: sight.redoable,
    outcome: sight.outcome,
    dice: sight.dice,
    table: card,
    seat: asker ?? null,
    seats: seatCards(table, visitor),
    solo: table.presenceOf(visitor).alone,
    diverged: table.diverged,
  };
  return { still, lines: sight.log };
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

/** As a list shows it to a visitor: others may have done something in secret. A table whose accounts were never worked out tells nothing yet. */
function cardOf({ table, seats }: Kept, accounts: readonly Account[] | undefined, visitor: string | undefined): TableCard {
  const { id, game, rules, setup, name, guided, archived, deleted, created, outcome, forkedFrom, summary } = table;
  const { version, changed } = knownTo(presenceOf(seats, visitor).held, accounts ?? []);
  const figures = isFigures(summary) ? summary : {};
  return {
    id,
    game,
    rules,
    setup: { id: setup.id, options: setup.options, ...(setup.content && { hash: setup.content.hash }) },
    name,
    guided,
    archived,
    deleted: deleted !== null,
    created,
    // Nobody knows of an entry yet at a table that was just set up.
    changed: Math.max(created, changed),
    version,
    outcome,
    forkedFrom,
    figures,
  };
}

/** Of a table that need not be open. */
export function keptCard(kept: Kept, visitor: string | undefined): TableCard {
  return cardOf(kept, accountsFrom(kept.table.accounts), visitor);
}

export function isFigures(summary: unknown): summary is TableCard['figures'] {
  return typeof summary === 'object' && summary !== null;
}
