/** Setting up tables, listing them, putting them away. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { botsOf } from '../../bots/bot.ts';
import { commitmentIn, saveOf } from '../../kernel/save.ts';
import { usualSetup } from '../../kernel/setup.ts';
import { whyNoSave } from '../../kernel/witness/presence.ts';
import { CardAnswer, CardsAnswer, ContentAnswer, GamesAnswer, SaveAnswer, SceneAnswer } from '../../wire/answers.ts';
import {
  ChangeTable,
  type GameCard,
  ImportTable,
  ListTables,
  NewTable,
  NextPointOfView,
  SaveWish,
  TableParams,
  type TablesAnswer,
} from '../../wire/wire.ts';
import { bodyOf, paramsOf, queryOf } from '../interface.ts';
import type { Seldom } from '../limits.ts';
import type { NameFor } from '../new-tables.ts';
import type { Referee } from '../referee.ts';
import { refusedBySecrecy } from '../refusal.ts';
import { keptCard, sendScene } from '../scene.ts';
import { visitorOf, welcome } from '../visitor.ts';
import { languageOf, speakerAt } from '../words.ts';
import { lookingAt, tableAsked } from './table-asked.ts';

/** Nobody plays five thousand choices; a save that long is not read. */
const SAVE_LIMIT = 4 * 1024 * 1024;
const NONE: TablesAnswer['counts'] = { 'under-way': 0, finished: 0, archived: 0, deleted: 0 };

export function registerTables(app: FastifyInstance, referee: Referee, seldom: Seldom): void {
  app.get(
    '/api/games',
    { schema: { summary: 'The games on the shelf, with their set-ups and options.', response: { 200: GamesAnswer } } },
    async () => ({
      games: referee.boxes.map(
        ({ game }): GameCard => ({
          id: game.id,
          rules: game.rulesVersion,
          setups: game.setups.map(({ id }) => {
            const seats = game.seats(usualSetup(game, id));
            return { id, seats: seats.map((seat) => seat.id), together: seats.every(({ side }) => side === seats[0]?.side) };
          }),
          options: game.options,
          bots: botsOf(game),
        }),
      ),
    }),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'Your tables, a page at a time, the last changed first: of one section, or all, archived and deleted ones included.',
        querystring: ListTables,
        response: { 200: CardsAnswer },
      },
    },
    async (request): Promise<TablesAnswer> => {
      const visitor = visitorOf(request);
      if (visitor === undefined) return { tables: [], unreadable: [], next: null, counts: NONE };
      const { tables, unreadable, next, sections } = await referee.store.shelf(visitor, queryOf(ListTables, request));
      return {
        tables: tables.map((kept) => keptCard(kept, visitor)),
        unreadable,
        next: next && `${next.changed}-${next.table}`,
        counts: sections,
      };
    },
  );

  app.post(
    '/api/tables',
    {
      schema: { summary: 'Set up a table; whoever does takes its seats.', body: NewTable, response: { 201: SceneAnswer } },
      ...seldom,
    },
    async (request, reply) => {
      const wish = bodyOf(NewTable, request);
      request.gameId = wish.game;
      const visitor = welcome(request, reply);
      const table = await referee.newTables.setUp(wish, named(wish.name, request), visitor, request.ip);
      return sendScene(reply.status(201), table, table.askerFor(visitor));
    },
  );

  app.post(
    '/api/tables/import',
    {
      schema: { summary: 'A save file becomes a table.', body: ImportTable, response: { 201: SceneAnswer } },
      bodyLimit: SAVE_LIMIT,
      ...seldom,
    },
    async (request, reply) => {
      const { save, name } = bodyOf(ImportTable, request);
      const visitor = welcome(request, reply);
      const table = await referee.newTables.take(save, named(name, request), visitor, request.ip);
      return sendScene(reply.status(201), table, table.askerFor(visitor));
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'The table as you see it now.',
        params: TableParams,
        querystring: NextPointOfView,
        response: { 200: SceneAnswer },
      },
    },
    async (request, reply) => {
      const asked = await tableAsked(referee, request);
      const { seat, known } = queryOf(NextPointOfView, request);
      return asked.table.inOrder(() => sendScene(reply, asked.table, lookingAt(asked, seat), known));
    },
  );

  app.patch(
    '/api/tables/:id',
    {
      schema: {
        summary: 'Rename a table, put it away, or bring it back.',
        params: TableParams,
        body: ChangeTable,
        response: { 200: CardAnswer },
      },
    },
    async (request, reply) => {
      const { id } = paramsOf(TableParams, request);
      const visitor = welcome(request, reply);
      return keptCard(await referee.change(id, visitor, withoutHoles(bodyOf(ChangeTable, request))), visitor);
    },
  );

  app.delete(
    '/api/tables/:id',
    { schema: { summary: 'Delete a table. It can be restored for thirty days.', params: TableParams, response: { 200: CardAnswer } } },
    async (request, reply) => {
      const { id } = paramsOf(TableParams, request);
      const visitor = welcome(request, reply);
      return keptCard(await referee.remove(id, visitor), visitor);
    },
  );

  app.post(
    '/api/tables/:id/restore',
    { schema: { summary: 'Restore a deleted table.', params: TableParams, response: { 200: CardAnswer } } },
    async (request, reply) => {
      const { id } = paramsOf(TableParams, request);
      const visitor = welcome(request, reply);
      return keptCard(await referee.change(id, visitor, { deleted: null }), visitor);
    },
  );

  app.get(
    '/api/tables/:id/content',
    {
      schema: {
        summary: 'The file of somebody’s own that the table was set up from, as data.',
        params: TableParams,
        response: { 200: ContentAnswer },
      },
    },
    async (request) => {
      const { id } = paramsOf(TableParams, request);
      return referee.content(id, visitorOf(request));
    },
  );

  app.get(
    '/api/tables/:id/save',
    {
      schema: {
        summary: 'The save file; with seed and dice, so only who plays alone has it before the end.',
        params: TableParams,
        querystring: SaveWish,
        response: { 200: SaveAnswer },
      },
    },
    async (request, reply) => {
      const { table, visitor } = await tableAsked(referee, request);
      const { talk } = queryOf(SaveWish, request);
      if (talk) await referee.company.read(table);
      return table.inOrder(async () => {
        const secrecy = whyNoSave(table.chronicle, table.presenceOf(visitor));
        if (secrecy) throw refusedBySecrecy(secrecy);
        reply.header('content-disposition', `attachment; filename="cockleshell-${table.game.id}-${table.id}.json"`);
        reply.type('application/json');
        const save = saveOf(table.chronicle);
        // What goes on from a position is proved by the rules of today from there.
        const { rules } = save.carried ? save : table.kept.table;
        // Where today's rules part from the game, what comes after that is worth keeping all the same.
        const whole = table.diverged ? { ...save, rules, history: await referee.store.entries(table.id) } : { ...save, rules };
        return JSON.stringify({ ...whole, commitment: commitmentIn(whole), ...(talk && { talk: table.company.lines }) }, undefined, 2);
      });
    },
  );
}

/** What the owner calls it, or else what its set-up is called in his language. */
function named(name: string | undefined, { headers }: FastifyRequest): NameFor {
  return (setup, box) => name ?? speakerAt(languageOf(headers), box, setup).setup(setup.id);
}

/** What was not named is not to be changed. */
function withoutHoles<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
