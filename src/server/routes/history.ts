/** Looking back, and going on from there. */
import type { FastifyInstance } from 'fastify';
import { logFor } from '../../kernel/witness.ts';
import { HistoryAnswer, PastAnswer, SceneAnswer } from '../../wire/answers.ts';
import { ForkTable, StepParams, TableParams } from '../../wire/wire.ts';
import { bodyOf, paramsOf } from '../interface.ts';
import type { Referee } from '../referee.ts';
import { Refused } from '../refusal.ts';
import { pastScene, sendScene } from '../scene.ts';
import { welcome } from '../visitor.ts';
import { tableAsked } from './table-asked.ts';

export function registerHistory(app: FastifyInstance, referee: Referee): void {
  app.get(
    '/api/tables/:id/history',
    { schema: { summary: 'What has happened, as far as you were told.', params: TableParams, response: { 200: HistoryAnswer } } },
    async (request) => {
      const { table, asker } = await tableAsked(referee, request);
      return table.inOrder(() => ({ lines: logFor(table.chronicle, asker()) }));
    },
  );

  app.get(
    '/api/tables/:id/history/:step',
    { schema: { summary: 'The board as you saw it after so many choices.', params: StepParams, response: { 200: PastAnswer } } },
    async (request) => {
      const { table, asker } = await tableAsked(referee, request);
      const { step } = paramsOf(StepParams, request);
      return table.inOrder(() => {
        const past = pastScene(table, asker(), step);
        if (!past) throw new Refused(404, 'no-such-step', { step });
        return past;
      });
    },
  );

  app.post(
    '/api/tables/:id/fork',
    {
      schema: {
        summary: 'A new table that goes on from a step of this one, with new dice.',
        params: TableParams,
        body: ForkTable,
        response: { 201: SceneAnswer },
      },
    },
    async (request, reply) => {
      const { step, name } = bodyOf(ForkTable, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      const fork = await table.inOrder(() => referee.fork(table, visitor, step, name ?? table.kept.table.name));
      return sendScene(reply.status(201), fork, visitor);
    },
  );
}
