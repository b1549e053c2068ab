/** Looking back, and going on from there. */
import type { FastifyInstance } from 'fastify';
import { HistoryAnswer, PastAnswer, SceneAnswer } from '../../wire/answers.ts';
import { ForkTable, PartOfLog, PointOfView, StepParams, TableParams } from '../../wire/wire.ts';
import { bodyOf, paramsOf, queryOf } from '../interface.ts';
import type { Seldom } from '../limits.ts';
import type { Referee } from '../referee.ts';
import { Refused } from '../refusal.ts';
import { logPart, pastScene, sendScene } from '../scene.ts';
import { welcome } from '../visitor.ts';
import { lookingAt, tableAsked } from './table-asked.ts';

export function registerHistory(app: FastifyInstance, referee: Referee, seldom: Seldom): void {
  app.get(
    '/api/tables/:id/history',
    {
      schema: {
        summary: 'What has happened, as far as you were told.',
        params: TableParams,
        querystring: PartOfLog,
        response: { 200: HistoryAnswer },
      },
    },
    async (request) => {
      const asked = await tableAsked(referee, request);
      const { seat, before } = queryOf(PartOfLog, request);
      return asked.table.inOrder(() => {
        const asker = lookingAt(asked, seat);
        return logPart(asked.table.seenFrom(asker).notesFor(asker), before);
      });
    },
  );

  app.get(
    '/api/tables/:id/history/:step',
    {
      schema: {
        summary: 'The board as you saw it after so many choices.',
        params: StepParams,
        querystring: PointOfView,
        response: { 200: PastAnswer },
      },
    },
    async (request) => {
      const asked = await tableAsked(referee, request);
      const { seat } = queryOf(PointOfView, request);
      const { step } = paramsOf(StepParams, request);
      // Nothing is worked out for somebody who may not see it.
      const asker = lookingAt(asked, seat);
      const seen = asked.table.seenFrom(asker);
      if (!seen.notesFor(asker).steps.includes(step)) throw new Refused(404, 'no-such-step', { step });
      // How it went there from the step before is seen as well.
      await referee.recall(asked.table, request.ip, Math.max(0, step - 1), seen);
      return asked.table.inOrder(() => {
        const looking = lookingAt(asked, seat);
        const past = pastScene(asked.table.seenFrom(looking), looking, step);
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
      ...seldom,
    },
    async (request, reply) => {
      const { step, name, seat } = bodyOf(ForkTable, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      // Where it begins is decided in its turn; those who come after need not wait until it is played.
      const { forking } = await table.inOrder(() => {
        const asker = lookingAt({ table, visitor }, seat);
        return { forking: referee.newTables.fork(table, visitor, asker, { step, name: name ?? table.kept.table.name }, request.ip) };
      });
      const fork = await forking;
      return sendScene(reply.status(201), fork, fork.askerFor(visitor, seat));
    },
  );
}
