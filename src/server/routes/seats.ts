/** Seats: an invitation is a link with a secret, good for one person. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvitationAnswer, SceneAnswer, WayBackAnswer } from '../../wire/answers.ts';
import {
  AnswerProposal,
  HandOver,
  type Invitation,
  LeaveSeat,
  Propose,
  SeatParams,
  SetPace,
  ShareInDice,
  TableParams,
  TakeSeat,
  WishStops,
} from '../../wire/wire.ts';
import { bodyOf, paramsOf } from '../interface.ts';
import type { LiveTable } from '../live-table.ts';
import { answerProposal, propose } from '../proposals.ts';
import type { Referee } from '../referee.ts';
import { Refused } from '../refusal.ts';
import { sendScene } from '../scene.ts';
import { addShare, endOutOfTime, handOver, invite, leaveSeat, setPace, takeOver, takeSeat } from '../seating.ts';
import { welcome } from '../visitor.ts';
import { inviteAnew, makeWayBack } from '../ways-back.ts';
import { speakingFor, tableAsked } from './table-asked.ts';

export function registerSeats(app: FastifyInstance, referee: Referee): void {
  /** Does something at a table for whoever asks, and answers with the scene as he sees it then. */
  async function seated(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (table: LiveTable, visitor: string) => Promise<void> | void,
  ): Promise<FastifyReply> {
    const { table } = await tableAsked(referee, request);
    const visitor = welcome(request, reply);
    await act(table, visitor);
    return table.inOrder(() => sendScene(reply, table, table.askerFor(visitor)));
  }

  app.post(
    '/api/tables/:id/seats',
    { schema: { summary: 'Take the seat you were invited to.', params: TableParams, body: TakeSeat, response: { 200: SceneAnswer } } },
    (request, reply) => {
      const { secret, share, really } = bodyOf(TakeSeat, request);
      const taking = { invitation: secret, share, isMeant: really };
      return seated(request, reply, (table, visitor) => takeSeat(referee.seating, table, visitor, taking));
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
    (request, reply) => {
      const { share } = bodyOf(ShareInDice, request);
      return seated(request, reply, (table, visitor) => addShare(referee.seating, table, visitor, share));
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/player',
    {
      schema: {
        summary:
          'Hand a seat of yours to a scripted player, or take it back; another’s when he has kept you waiting for as long as was agreed.',
        params: SeatParams,
        body: HandOver,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) => {
      const { bot } = bodyOf(HandOver, request);
      return seated(request, reply, (table, visitor) =>
        handOver(referee.seating, table, visitor, paramsOf(SeatParams, request).seat, bot ?? null),
      );
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/leave',
    {
      schema: {
        summary: 'Give up a seat; a scripted player goes on for you.',
        params: SeatParams,
        body: LeaveSeat,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) => {
      const { bot } = bodyOf(LeaveSeat, request);
      return seated(request, reply, (table, visitor) =>
        leaveSeat(referee.seating, table, visitor, paramsOf(SeatParams, request).seat, bot),
      );
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/take-over',
    {
      schema: {
        summary: 'Take a seat of your own side at which no person sits.',
        params: SeatParams,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) =>
      seated(request, reply, (table, visitor) => takeOver(referee.seating, table, visitor, paramsOf(SeatParams, request).seat)),
  );

  app.post(
    '/api/tables/:id/seats/:seat/look',
    {
      schema: {
        summary: 'Look from another of your seats, until something has been chosen there.',
        params: SeatParams,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) =>
      seated(request, reply, (table, visitor) => {
        const { seat } = paramsOf(SeatParams, request);
        if (!table.presenceOf(visitor).held.includes(seat)) throw new Refused(403, 'not-your-seat', { seat });
        return referee.seating.wish(table, visitor, { lookFrom: seat, entries: table.chronicle.version });
      }),
  );

  app.post(
    '/api/tables/:id/stops',
    {
      schema: {
        summary: 'Say at which windows you wish to be asked: the others go by, also while you are away.',
        params: TableParams,
        body: WishStops,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) =>
      seated(request, reply, (table, visitor) => {
        if (table.presenceOf(visitor).held.length === 0) throw new Refused(403, 'not-at-this-table');
        return referee.seating.wish(table, visitor, { stops: bodyOf(WishStops, request) });
      }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/out-of-time',
    {
      schema: {
        summary: 'End the game over a seat of another side that has no time left, where that was agreed: your side has won.',
        params: SeatParams,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) =>
      seated(request, reply, (table, visitor) => endOutOfTime(referee.seating, table, visitor, paramsOf(SeatParams, request).seat)),
  );

  app.post(
    '/api/tables/:id/proposals',
    {
      schema: {
        summary: 'Ask the others to agree: to taking back your last choice, or to ending the game.',
        params: TableParams,
        body: Propose,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) => {
      const { seat, what } = bodyOf(Propose, request);
      return seated(request, reply, (table, visitor) =>
        propose(referee.seating, table, visitor, () => speakingFor({ table, visitor }, seat), what),
      );
    },
  );

  app.post(
    '/api/tables/:id/proposals/answer',
    {
      schema: {
        summary: 'Agree to what somebody has proposed, or not; whoever proposed it may withdraw it.',
        params: TableParams,
        body: AnswerProposal,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) => {
      const { seat, agrees } = bodyOf(AnswerProposal, request);
      return seated(request, reply, (table, visitor) =>
        answerProposal(referee.seating, table, () => speakingFor({ table, visitor }, seat), agrees),
      );
    },
  );

  app.post(
    '/api/tables/:id/pace',
    {
      schema: { summary: 'How fast scripted players choose.', params: TableParams, body: SetPace, response: { 200: SceneAnswer } },
    },
    (request, reply) => {
      const { pace } = bodyOf(SetPace, request);
      return seated(request, reply, (table, visitor) => setPace(referee.seating, table, visitor, pace));
    },
  );

  app.post(
    '/api/tables/:id/step',
    {
      schema: {
        summary: 'One choice by the scripted players, where they are paused.',
        params: TableParams,
        response: { 200: SceneAnswer },
      },
    },
    (request, reply) =>
      seated(request, reply, async (table, visitor) => {
        if (table.presenceOf(visitor).held.length === 0 && table.kept.table.owner !== visitor) throw new Refused(403, 'not-at-this-table');
        referee.step(table);
      }),
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

  app.post(
    '/api/tables/:id/seats/:seat/way-back',
    {
      schema: {
        summary: 'A lasting secret that gives you your seat again, on any machine; the one before ends.',
        params: SeatParams,
        response: { 200: WayBackAnswer },
      },
    },
    async (request, reply): Promise<Invitation> => {
      const { table } = await tableAsked(referee, request);
      const { seat } = paramsOf(SeatParams, request);
      return { seat, secret: await makeWayBack(referee.seating, table, welcome(request, reply), seat) };
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/replacement',
    {
      schema: {
        summary: 'Invite somebody in the place of one who has stayed away for longer than was agreed; he gets a hand of his own.',
        params: SeatParams,
        response: { 200: InvitationAnswer },
      },
    },
    async (request, reply): Promise<Invitation> => {
      const { table } = await tableAsked(referee, request);
      const { seat } = paramsOf(SeatParams, request);
      return { seat, secret: await inviteAnew(referee.seating, table, welcome(request, reply), seat) };
    },
  );
}
