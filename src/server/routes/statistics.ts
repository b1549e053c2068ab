/** Dice actual against expected, and games won: over all tables of the one who asks. */
import type { FastifyInstance } from 'fastify';
import { type Asker, type LogLine, logFor } from '../../kernel/witness.ts';
import type { TableRow } from '../../store/store.ts';
import { StatisticsAnswered } from '../../wire/answers.ts';
import type { StatisticsAnswer } from '../../wire/wire.ts';
import type { LiveTable } from '../live-table.ts';
import type { Referee } from '../referee.ts';
import { cardOf } from '../scene.ts';
import { visitorOf } from '../visitor.ts';

type Faces = Readonly<Record<string, readonly number[]>>;

interface Counted {
  readonly dice: Faces;
  readonly ended?: { readonly scenario: string; readonly won: boolean };
}

export function registerStatistics(app: FastifyInstance, referee: Referee): void {
  /** A table's dice need counting once for each version, by who asks. */
  const counts = new WeakMap<LiveTable, Map<string, { readonly version: number; readonly dice: Faces }>>();

  async function countedIn(row: TableRow, visitor: string): Promise<Counted> {
    const table = await referee.table(row.id);
    return table.inOrder(() => {
      const { outcome, setup } = table.kept.table;
      const { held } = table.presenceOf(visitor);
      const scenario = String(cardOf(table.kept.table).figures.scenario ?? setup.id);
      const won = outcome?.winners.some((seat) => held.includes(seat)) === true;
      return { dice: diceOf(table, table.askerFor(visitor)), ...(outcome && { ended: { scenario, won } }) };
    });
  }

  function diceOf(table: LiveTable, asker: Asker): Faces {
    const known = counts.get(table) ?? new Map();
    counts.set(table, known);
    const { version } = table.chronicle;
    const before = known.get(asker ?? '');
    if (before?.version === version) return before.dice;
    const events = sinceFork(logFor(table.chronicle, asker)).flatMap((line) => ('event' in line ? [line.event] : []));
    const rolled = events.flatMap((event) => referee.box(table.game.id).dice(event));
    const dice = sumOf(rolled.map(({ who, faces }) => ({ [who]: countOf(faces) })));
    known.set(asker ?? '', { version, dice });
    return dice;
  }

  app.get(
    '/api/statistics',
    { schema: { summary: 'Your dice, actual against expected, and the games you won.', response: { 200: StatisticsAnswered } } },
    async (request): Promise<StatisticsAnswer> => {
      const visitor = visitorOf(request);
      const all = visitor === undefined ? [] : (await referee.store.tablesOf(visitor)).filter(({ deleted }) => deleted === null);
      const rows = all.filter((row, at) => rollsItsOwn(row, all.slice(0, at)));
      const games: StatisticsAnswer['games'][number][] = [];
      for (const { game } of referee.boxes) {
        const counted: Counted[] = [];
        for (const row of rows) if (row.game === game.id) counted.push(await countedIn(row, visitor ?? ''));
        if (counted.length === 0) continue;
        games.push({ game: game.id, tables: counted.length, dice: sumOf(counted.map(({ dice }) => dice)), ended: endedOf(counted) });
      }
      return { games };
    },
  );
}

/** A fork begins with the dice of the table it came from, which have been counted there. */
function sinceFork(log: readonly LogLine[]): readonly LogLine[] {
  return log.slice(log.findLastIndex((line) => 'mark' in line && line.mark === 'fork') + 1);
}

/** Dice from the same seed are the same dice: an imported copy of a table is not counted twice. */
function rollsItsOwn({ seed, forkedFrom }: TableRow, others: readonly TableRow[]): boolean {
  return forkedFrom !== null || !others.some((other) => other.forkedFrom === null && other.seed === seed);
}

/** How often each face came up. */
function countOf(faces: readonly number[]): number[] {
  const counts: number[] = [0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
}

function sumOf(parts: readonly Faces[]): Faces {
  const sum: Record<string, number[]> = {};
  for (const part of parts) {
    for (const [who, counts] of Object.entries(part)) {
      const before = sum[who] ?? [];
      sum[who] = counts.map((count, i) => count + (before[i] ?? 0));
    }
  }
  return sum;
}

function endedOf(counted: readonly Counted[]): StatisticsAnswer['games'][number]['ended'] {
  const tally = new Map<string, { scenario: string; played: number; won: number }>();
  for (const { ended } of counted) {
    if (!ended) continue;
    const { scenario, won } = ended;
    const entry = tally.get(scenario) ?? { scenario, played: 0, won: 0 };
    tally.set(scenario, { scenario, played: entry.played + 1, won: entry.won + Number(won) });
  }
  return [...tally.values()];
}
