import { expect, it } from 'vitest';
import type { ListedTable, TablesAnswer } from '../../wire/wire.ts';
import { EMPTY, newsOf, type ShelfPages, withPage } from './shelf-pages.ts';

/** A server with so many tables, the last changed first. */
function serverOf(...ids: string[]) {
  const card = (id: string) => ({ id, name: id }) as ListedTable;
  return {
    play(id: string) {
      ids.splice(ids.indexOf(id), 1);
      ids.unshift(id);
    },
    async tables({ after }: { after?: string }): Promise<TablesAnswer> {
      const from = after === undefined ? 0 : ids.indexOf(after) + 1;
      const here = ids.slice(from, from + 3);
      const next = from + 3 < ids.length ? (here.at(-1) ?? null) : null;
      return { tables: here.map(card), unreadable: [], next, counts: { ...EMPTY.counts, 'under-way': ids.length } };
    },
  };
}

const namesIn = ({ tables }: ShelfPages) => tables.map(({ id }) => id).toSorted();

it('pages that come one after the other hold every table', async () => {
  const server = serverOf('a', 'b', 'c', 'd', 'e', 'f', 'g');
  let pages = withPage(EMPTY, 'under-way', await server.tables({}), true);
  while (pages.next['under-way']) pages = withPage(pages, 'under-way', await server.tables({ after: pages.next['under-way'] }), false);
  expect(namesIn(pages)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

it('a table that was played between two pages is not lost, however many were', async () => {
  const server = serverOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  let pages = withPage(EMPTY, 'under-way', await server.tables({}), true);
  for (const id of ['h', 'g', 'f', 'e']) server.play(id);
  const after = pages.next['under-way'] ?? '';
  pages = withPage(pages, 'under-way', await server.tables({ after }), false);
  expect(namesIn(pages)).toEqual(['a', 'b', 'c', 'd']);
  const known = new Set(pages.tables.map(({ id }) => id));
  for (const page of await newsOf('under-way', known, (wish) => server.tables(wish))) pages = withPage(pages, 'under-way', page, true);
  expect(namesIn(pages)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(pages.next['under-way']).toBeNull();
});

it('the first page come again changes what is told of a table, and not how far one has got', async () => {
  const server = serverOf('a', 'b', 'c', 'd');
  const first = await server.tables({});
  const pages = withPage(withPage(EMPTY, 'under-way', first, true), 'under-way', await server.tables({ after: 'c' }), false);
  const renamed = first.tables.map((card) => ({ ...card, name: 'Renamed' }));
  const again = withPage(pages, 'under-way', { ...first, tables: renamed }, true);
  expect(again.tables.map(({ name }) => name)).toEqual(['Renamed', 'Renamed', 'Renamed', 'd']);
  expect(again.next).toEqual(pages.next);
});
