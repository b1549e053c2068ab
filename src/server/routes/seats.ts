/** Seats: an invitation is a link with a secret, good for one person. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Invitation, TakeSeat } from '../../wire/wire.ts';
import { bodyOf } from '../interface.ts';
import type { Referee } from '../referee.ts';
import { sceneOf } from '../scene.ts';
import { welcome } from '../visitor.ts';
import { TABLE, tableAsked } from './table-asked.ts';

const SEAT = TABLE.extend({ seat: z.string().min(1).max(64) });

export function registerSeats(app: FastifyInstance, referee: Referee): void {
  app.post(
    '/api/tables/:id/seats',
    { schema: { summary: 'Take the seat you were invited to.', params: TABLE, body: TakeSeat } },
    async (request, reply) => {
      const { secret } = bodyOf(TakeSeat, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      await referee.takeSeat(table, visitor, secret);
      return table.inOrder(() => sceneOf(table, visitor, table.askerFor(visitor)));
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/invitation',
    { schema: { summary: 'Invite somebody to an open seat, or yourself on another machine to your own.', params: SEAT } },
    async (request, reply): Promise<Invitation> => {
      const { table } = await tableAsked(referee, request);
      const { seat } = z.parse(SEAT, request.params);
      return { seat, secret: await referee.invite(table, welcome(request, reply), seat) };
    },
  );
}
