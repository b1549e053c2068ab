/** Seats: an invitation is a link with a secret, good for one person. */
import type { FastifyInstance } from 'fastify';
import { InvitationAnswer, SceneAnswer } from '../../wire/answers.ts';
import { type Invitation, SeatParams, ShareInDice, TableParams, TakeSeat } from '../../wire/wire.ts';
import { bodyOf, paramsOf } from '../interface.ts';
import type { Referee } from '../referee.ts';
import { sendScene } from '../scene.ts';
import { addShare, invite, takeSeat } from '../seating.ts';
import { welcome } from '../visitor.ts';
import { tableAsked } from './table-asked.ts';

export function registerSeats(app: FastifyInstance, referee: Referee): void {
  app.post(
    '/api/tables/:id/seats',
    { schema: { summary: 'Take the seat you were invited to.', params: TableParams, body: TakeSeat, response: { 200: SceneAnswer } } },
    async (request, reply) => {
      const { secret, share } = bodyOf(TakeSeat, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      await takeSeat(referee.seating, table, visitor, { invitation: secret, share });
      return table.inOrder(() => sendScene(reply, table, table.askerFor(visitor)));
    },
  );

  app.post(
    '/api/tables/:id/share',
    {
      schema: {
        summary: 'Add to the dice that will be dealt when the next one sits down. What you have added stands.',
        params: TableParams,
        body: ShareInDice,
        response: { 200: SceneAnswer },
      },
    },
    async (request, reply) => {
      const { share } = bodyOf(ShareInDice, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      await addShare(referee.seating, table, visitor, share);
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
      return { seat, secret: await invite(referee.seating, table, welcome(request, reply), seat) };
    },
  );
}
