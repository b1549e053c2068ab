/** Dice actual against expected, and games won: over all tables of the one who asks, as the store adds them up when they change. */
import type { FastifyInstance } from 'fastify';
import { StatisticsAnswered } from '../../wire/answers.ts';
import type { StatisticsAnswer } from '../../wire/wire.ts';
import { statisticsOf } from '../accounts.ts';
import type { Referee } from '../referee.ts';
import { visitorOf } from '../visitor.ts';

export function registerStatistics(app: FastifyInstance, referee: Referee): void {
  app.get(
    '/api/statistics',
    {
      schema: {
        summary: 'Your dice, actual against expected, the games you won, your best results and medals.',
        response: { 200: StatisticsAnswered },
      },
    },
    async (request): Promise<StatisticsAnswer> => {
      const visitor = visitorOf(request);
      const sums = visitor === undefined ? [] : await referee.store.sums(visitor);
      return { games: referee.boxes.flatMap((box) => statisticsOf(box, sums) ?? []) };
    },
  );
}
