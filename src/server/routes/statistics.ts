/** Dice actual against expected, and games won: over all tables of the one who asks. */
import type { FastifyInstance } from 'fastify';
import type { Box } from '../../games/box.ts';
import { logFor } from '../../kernel/witness.ts';
import type { TableRow } from '../../store/store.ts';
import type { StatisticsAnswer } from '../../wire/wire.ts';
import type { Referee } from '../referee.ts';
import { cardOf } from '../scene.ts';
import { visitorOf } from '../visitor.ts';

type Faces = Readonly<Record<string, readonly number[]>>;

export function registerStatistics(app: FastifyInstance, referee: Referee): void {
  /** A table's dice need counting once for each version. */
  const counted = new Map<string, { version: number; dice: Faces }>();

  async function diceOf(row: TableRow, visitor: string): Promise<Faces> {
    const known = counted.get(row.id);
    if (known?.version === row.version) return known.dice;
    const table = await referee.table(row.id);
    const dice = await table.inOrder(() => {
      const events = logFor(table.chronicle, table.askerFor(visitor)).flatMap((line) => ('event' in line ? [line.event] : []));
      return sumOf(events.flatMap((event) => referee.box(row.game).dice(event)).map(({ who, faces }) => ({ [who]: countOf(faces) })));
    });
    counted.set(row.id, { version: row.version, dice });
    return dice;
  }

  app.get(
    '/api/statistics',
    { schema: { summary: 'Your dice, actual against expected, and the games you won.' } },
    async (request): Promise<StatisticsAnswer> => {
      const visitor = visitorOf(request);
      const rows = visitor === undefined ? [] : (await referee.store.tablesOf(visitor)).filter(({ deleted }) => deleted === null);
      const games = await Promise.all(
        referee.boxes.map(async (box: Box) => {
          const own = rows.filter(({ game }) => game === box.game.id);
          const dice = [];
          for (const row of own) dice.push(await diceOf(row, visitor ?? ''));
          return { game: box.game.id, tables: own.length, dice: sumOf(dice), ended: endedOf(own) };
        }),
      );
      return { games: games.filter(({ tables }) => tables > 0) };
    },
  );
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

function endedOf(rows: readonly TableRow[]): StatisticsAnswer['games'][number]['ended'] {
  const ended = new Map<string, { scenario: string; played: number; won: number }>();
  for (const row of rows) {
    if (!row.outcome) continue;
    const scenario = String(cardOf(row).figures.scenario ?? row.setup.id);
    const entry = ended.get(scenario) ?? { scenario, played: 0, won: 0 };
    ended.set(scenario, { scenario, played: entry.played + 1, won: entry.won + (row.outcome.winners.length > 0 ? 1 : 0) });
  }
  return [...ended.values()];
}
