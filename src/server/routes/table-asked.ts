/** The table that a request is about, and who asks. */
import type { FastifyRequest } from 'fastify';
import type { Asker } from '../../kernel/witness.ts';
import { TableParams } from '../../wire/wire.ts';
import { paramsOf } from '../interface.ts';
import type { LiveTable } from '../live-table.ts';
import type { Referee } from '../referee.ts';
import { visitorOf } from '../visitor.ts';

export async function tableAsked(
  referee: Referee,
  request: FastifyRequest,
): Promise<{ table: LiveTable; visitor: string | undefined; asker: () => Asker }> {
  const { id } = paramsOf(TableParams, request);
  const table = await referee.table(id);
  request.gameId = table.game.id;
  const visitor = visitorOf(request);
  // Who is asked may change while the request waits for its turn.
  return { table, visitor, asker: () => table.askerFor(visitor) };
}
