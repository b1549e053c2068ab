/** Dice actual against expected, and games won: over all tables of the one who asks, none of which is opened for it. */
import type { FastifyInstance } from 'fastify';
import { presenceOf } from '../../kernel/witness.ts';
import type { Kept, TableRow } from '../../store/store.ts';
import { StatisticsAnswered } from '../../wire/answers.ts';
import type { StatisticsAnswer } from '../../wire/wire.ts';
import { accountsFrom, type DiceCounts, diceSeenBy, sumOf } from '../accounts.ts';
import type { Referee } from '../referee.ts';
import { isFigures } from '../scene.ts';
import { visitorOf } from '../visitor.ts';

interface Counted {
  readonly dice: DiceCounts;
  readonly ended?: { readonly scenario: string; readonly won: boolean; readonly own?: { readonly hash: string; readonly table: string } };
}

export function registerStatistics(app: FastifyInstance, referee: Referee): void {
  app.get(
    '/api/statistics',
    { schema: { summary: 'Your dice, actual against expected, and the games you won.', response: { 200: StatisticsAnswered } } },
    async (request): Promise<StatisticsAnswer> => {
      const visitor = visitorOf(request);
      const kept = visitor === undefined ? [] : await referee.store.tablesOf(visitor);
      const all = kept.filter(({ table }) => table.deleted === null);
      const own = all.filter(({ table }, at) => rollsItsOwn(table, all.slice(0, at)));
      const games: StatisticsAnswer['games'][number][] = [];
      for (const { game } of referee.boxes) {
        const counted = own.filter(({ table }) => table.game === game.id).map((one) => countedIn(one, visitor));
        if (counted.length === 0) continue;
        games.push({ game: game.id, tables: counted.length, dice: sumOf(counted.flatMap(({ dice }) => dice)), ended: endedOf(counted) });
      }
      return { games };
    },
  );
}

function countedIn({ table, seats }: Kept, visitor: string | undefined): Counted {
  const { outcome, setup, summary, accounts } = table;
  const { held } = presenceOf(seats, visitor);
  const dice = diceSeenBy(held, accountsFrom(accounts) ?? []);
  const scenario = String((isFigures(summary) ? summary.scenario : undefined) ?? setup.id);
  const won = outcome?.winners.some((seat) => held.includes(seat)) === true;
  const own = setup.content && { own: { hash: setup.content.hash, table: table.id } };
  return { dice, ...(outcome && { ended: { scenario, won, ...own } }) };
}

/** Dice from the same seed are the same dice: an imported copy of a table is not counted twice. */
function rollsItsOwn({ seed, forkedFrom }: TableRow, others: readonly Kept[]): boolean {
  return forkedFrom !== null || !others.some(({ table }) => table.forkedFrom === null && table.seed === seed);
}

type Ended = StatisticsAnswer['games'][number]['ended'];

/** Two files are two scenarios, whatever they are called. */
function endedOf(counted: readonly Counted[]): Ended {
  const tally = new Map<string, Ended[number]>();
  for (const { ended } of counted) {
    if (!ended) continue;
    const { scenario, won, own } = ended;
    const key = `${scenario} ${own?.hash ?? ''}`;
    const entry = tally.get(key) ?? { scenario, ...(own && { own }), played: 0, won: 0 };
    tally.set(key, { ...entry, played: entry.played + 1, won: entry.won + Number(won) });
  }
  return [...tally.values()];
}
