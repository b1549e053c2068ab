/** Setting up tables, listing them, putting them away. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { saveOf } from '../../kernel/save.ts';
import { ChangeTable, type GameCard, ImportTable, NewTable, type TableCard } from '../../wire/wire.ts';
import { bodyOf } from '../interface.ts';
import type { Referee } from '../referee.ts';
import { Refused } from '../refusal.ts';
import { cardOf, sceneOf } from '../scene.ts';
import { visitorOf, welcome } from '../visitor.ts';
import { languageOf, speakerFor } from '../words.ts';
import { TABLE, tableAsked } from './table-asked.ts';

/** Nobody plays five thousand choices; a save that long is not read. */
const SAVE_LIMIT = 4 * 1024 * 1024;
/** Setting up costs more than a choice. */
const SELDOM = { rateLimit: { max: 120, timeWindow: 60_000 } };

export function registerTables(app: FastifyInstance, referee: Referee): void {
  app.get('/api/games', { schema: { summary: 'The games on the shelf, with their set-ups and options.' } }, async () => ({
    games: referee.boxes.map(
      ({ game }): GameCard => ({ id: game.id, rules: game.rulesVersion, setups: game.setups, options: game.options }),
    ),
  }));

  app.get(
    '/api/tables',
    { schema: { summary: 'Your tables, archived and deleted ones included, the last changed first.' } },
    async (request) => {
      const visitor = visitorOf(request);
      const rows = visitor === undefined ? [] : await referee.store.tablesOf(visitor);
      return { tables: rows.map(cardOf) satisfies TableCard[] };
    },
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Set up a table; whoever does takes its seats.', body: NewTable }, config: SELDOM },
    async (request, reply) => {
      const wish = bodyOf(NewTable, request);
      request.gameId = wish.game;
      const name = wish.name ?? speakerFor(languageOf(request.headers), referee.box(wish.game)).setup(wish.setup);
      const visitor = welcome(request, reply);
      const table = await referee.setUp({ ...wish, name }, visitor);
      return reply.status(201).send(sceneOf(table, visitor, table.askerFor(visitor)));
    },
  );

  app.post(
    '/api/tables/import',
    { schema: { summary: 'A save file becomes a table.', body: ImportTable }, bodyLimit: SAVE_LIMIT, config: SELDOM },
    async (request, reply) => {
      const { save, name } = bodyOf(ImportTable, request);
      const visitor = welcome(request, reply);
      const table = await referee.take(save, (setup, box) => name ?? speakerFor(languageOf(request.headers), box).setup(setup), visitor);
      return reply.status(201).send(sceneOf(table, visitor, table.askerFor(visitor)));
    },
  );

  app.get('/api/tables/:id', { schema: { summary: 'The table as you see it now.', params: TABLE } }, async (request) => {
    const { table, visitor, asker } = await tableAsked(referee, request);
    return table.inOrder(() => sceneOf(table, visitor, asker()));
  });

  app.patch(
    '/api/tables/:id',
    { schema: { summary: 'Rename a table, put it away, or bring it back.', params: TABLE, body: ChangeTable } },
    async (request, reply) => {
      const { id } = z.parse(TABLE, request.params);
      return cardOf(await referee.change(id, welcome(request, reply), withoutHoles(bodyOf(ChangeTable, request))));
    },
  );

  app.delete(
    '/api/tables/:id',
    { schema: { summary: 'Delete a table. It can be restored for thirty days.', params: TABLE } },
    async (request, reply) => {
      const { id } = z.parse(TABLE, request.params);
      return cardOf(await referee.remove(id, welcome(request, reply)));
    },
  );

  app.post('/api/tables/:id/restore', { schema: { summary: 'Restore a deleted table.', params: TABLE } }, async (request, reply) => {
    const { id } = z.parse(TABLE, request.params);
    return cardOf(await referee.change(id, welcome(request, reply), { deleted: null }));
  });

  app.get(
    '/api/tables/:id/save',
    { schema: { summary: 'The save file; with seed and dice, so only who plays alone has it before the end.', params: TABLE } },
    async (request, reply) => {
      const { table, asker } = await tableAsked(referee, request);
      return table.inOrder(() => {
        const over = table.chronicle.match.outcome !== undefined;
        if (asker() === undefined && !over) throw new Refused(403, 'not-at-this-table');
        if (!table.isSolo && !over) throw new Refused(409, 'secrets-until-the-end');
        reply.header('content-disposition', `attachment; filename="cockleshell-${table.game.id}-${table.id}.json"`);
        reply.type('application/json');
        return JSON.stringify({ ...saveOf(table.chronicle), rules: table.kept.table.rules }, undefined, 2);
      });
    },
  );
}

/** What was not named is not to be changed. */
function withoutHoles<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
