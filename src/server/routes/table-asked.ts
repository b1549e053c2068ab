/** The table that a request is about, and who asks. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Seat } from '../../kernel/game.ts';
import type { Asker } from '../../kernel/witness/audience.ts';
import { whyNotLooking, whyNotSpeaking } from '../../kernel/witness/presence.ts';
import { TableParams } from '../../wire/wire.ts';
import { paramsOf } from '../interface.ts';
import type { LiveTable } from '../live-table.ts';
import type { Referee } from '../referee.ts';
import { Refused, refusedBySecrecy } from '../refusal.ts';
import { visitorOf } from '../visitor.ts';

interface Asked {
  readonly table: LiveTable;
  readonly visitor: string | undefined;
}

export async function tableAsked(referee: Referee, request: FastifyRequest): Promise<Asked> {
  const { id } = paramsOf(TableParams, request);
  const visitor = visitorOf(request);
  let table = await referee.table(id, request.ip, visitor);
  // It may have been deleted elsewhere.
  if (request.method === 'GET' && (await referee.others.compare(table))) table = await referee.table(id, request.ip, visitor);
  request.gameId = table.game.id;
  if (table.isCrowded) throw new Refused(503, 'table-busy');
  return { table, visitor };
}

/** Nobody is refused for what another server knows to be otherwise: such a request is judged once more. */
export function judgeSurely(app: FastifyInstance, referee: Referee): void {
  app.addHook('onRoute', (route) => {
    const { handler, url } = route;
    if (!url.startsWith('/api/tables/:id')) return;
    route.handler = function (request, reply) {
      return referee.others.surely(paramsOf(TableParams, request).id, () => handler.call(this, request, reply));
    };
  });
}

/** From which seat somebody looks. Asked in the request's turn: who holds a seat, and who is asked, may change while it waits. */
export function lookingAt({ table, visitor }: Asked, named: Seat | undefined): Asker {
  refuseUnknown(table, named);
  const refusal = whyNotLooking(table.presenceOf(visitor), named);
  if (refusal) throw refusedBySecrecy(refusal);
  return table.askerFor(visitor, named);
}

/** For which seat somebody asks something that others could not; undefined for one who watches. */
export function askingFor({ table, visitor }: Asked, named: Seat | undefined): Asker {
  const present = table.presenceOf(visitor);
  return present.held.length === 0 && named === undefined ? undefined : speakingFor({ table, visitor }, named);
}

/** For which seat somebody gives a command. */
export function speakingFor({ table, visitor }: Asked, named: Seat | undefined): Seat {
  const present = table.presenceOf(visitor);
  if (present.held.length > 0) refuseUnknown(table, named);
  const refusal = whyNotSpeaking(present, named);
  if (refusal) throw refusedBySecrecy(refusal);
  return named ?? present.held[0] ?? '';
}

function refuseUnknown({ kept }: LiveTable, named: Seat | undefined): void {
  if (named !== undefined && !kept.seats.some(({ seat }) => seat === named)) throw new Refused(404, 'no-such-seat', { seat: named });
}
