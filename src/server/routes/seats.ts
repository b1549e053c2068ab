/** Seats: an invitation is a link with a secret, good for one person. */
import type { FastifyInstance } from 'fastify';
import { InvitationAnswer, SceneAnswer } from '../../wire/answers.ts';
import { type Invitation, SeatParams, TableParams, TakeSeat } from '../../wire/wire.ts';
import { bodyOf, paramsOf } from '../interface.ts';
import type { Referee } from '../referee.ts';
import { sendScene } from '../scene.ts';
import { welcome } from '../visitor.ts';
import { tableAsked } from './table-asked.ts';

export function registerSeats(app: FastifyInstance, referee: Referee): void {
  app.post(
    '/api/tables/:id/seats',
    { schema: { summary: 'Take the seat you were invited to.', params: TableParams, body: TakeSeat, response: { 200: SceneAnswer } } },
    async (request, reply) => {
      const { secret } = bodyOf(TakeSeat, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      await referee.takeSeat(table, visitor, secret);
      return table.inOrder(() => sendScene(reply, table, table.askerFor(visitor)));
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/invitation',
    {
      schema: {
        summary: 'Invite somebody to an open seat, or yourself on another machine to your own.',
        params: SeatParams,
        response: { 200: InvitationAnswer },
      },
    },
    async (request, reply): Promise<Invitation> => {
      const { table } = await tableAsked(referee, request);
      const { seat } = paramsOf(SeatParams, request);
      return { seat, secret: await referee.invite(table, welcome(request, reply), seat) };
    },
  );
}
