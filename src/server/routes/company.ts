/** Those at a table as people: who is here, what they say, what they point at. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Seat } from '../../kernel/game.ts';
import { SceneAnswer } from '../../wire/answers.ts';
import { CompanyAnswer, GoOnAt, PointAt, PointedAnswer, type Said, SaidAnswer, Say, SayPhrase } from '../../wire/company.ts';
import { TableParams } from '../../wire/wire.ts';
import type { Voice } from '../gathering.ts';
import { bodyOf } from '../interface.ts';
import type { LiveTable } from '../live-table.ts';
import type { Referee } from '../referee.ts';
import { sendScene } from '../scene.ts';
import { welcome } from '../visitor.ts';
import { askingFor, speakingFor, tableAsked } from './table-asked.ts';

export function registerCompany(app: FastifyInstance, referee: Referee): void {
  async function said(
    request: FastifyRequest,
    reply: FastifyReply,
    { seat, ...what }: { seat?: Seat | undefined } & Pick<Said, 'text' | 'phrase'>,
  ): Promise<Said> {
    const { table } = await tableAsked(referee, request);
    const visitor = welcome(request, reply);
    return referee.company.say(table, () => voiceOf(table, visitor, seat, request.ip), what);
  }

  app.get(
    '/api/tables/:id/company',
    { schema: { summary: 'Who is here, and what was said.', params: TableParams, response: { 200: CompanyAnswer } } },
    async (request) => {
      const { table, visitor } = await tableAsked(referee, request);
      return referee.company.at(table, visitor);
    },
  );

  app.post(
    '/api/tables/:id/talk',
    { schema: { summary: 'Say something to those at the table.', params: TableParams, body: Say, response: { 200: SaidAnswer } } },
    (request, reply) => said(request, reply, bodyOf(Say, request)),
  );

  app.post(
    '/api/tables/:id/phrases',
    {
      schema: {
        summary: 'Say one of the phrases that each reads in his own language.',
        params: TableParams,
        body: SayPhrase,
        response: { 200: SaidAnswer },
      },
    },
    (request, reply) => said(request, reply, bodyOf(SayPhrase, request)),
  );

  app.post(
    '/api/tables/:id/pointing',
    {
      schema: {
        summary: 'Point at something on the board: those who are connected see it for a moment.',
        params: TableParams,
        body: PointAt,
        response: { 200: PointedAnswer },
      },
    },
    async (request, reply) => {
      const { seat: named, thing } = bodyOf(PointAt, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      const seat = speakingFor({ table, visitor }, named);
      referee.company.point(table, visitor, seat, thing);
      return { seat, thing };
    },
  );

  app.post(
    '/api/tables/:id/next',
    {
      schema: {
        summary: 'After the end: ask those who have played here to go on at a table of yours.',
        params: TableParams,
        body: GoOnAt,
        response: { 200: SceneAnswer },
      },
    },
    async (request, reply) => {
      const { seat: named, table: next, invitations } = bodyOf(GoOnAt, request);
      const { table } = await tableAsked(referee, request);
      const visitor = welcome(request, reply);
      const speaker = () => speakingFor({ table, visitor }, named);
      // No stranger has another table opened by it.
      speaker();
      const there = await referee.table(next, request.ip);
      await referee.company.goOn(table, speaker, there, invitations);
      referee.seating.tell(table);
      return table.inOrder(() => sendScene(reply, table, table.askerFor(visitor)));
    },
  );
}

/** Whoever watches says something only where that was agreed when the table was set up. */
function voiceOf(table: LiveTable, visitor: string, named: Seat | undefined, address: string): Voice {
  const mayWatchersWrite = table.kept.table.manners.watching?.mayWrite === true;
  const seat = (mayWatchersWrite ? askingFor : speakingFor)({ table, visitor }, named);
  return { visitor, seat, address };
}
