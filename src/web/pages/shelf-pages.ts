/** One's tables as they have come so far, page by page; what has come is kept, and what has changed since is put in its place. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { SECTIONS } from '../../wire/limits.ts';
import type { ListedTable, TablesAnswer } from '../../wire/wire.ts';
import { api } from '../api.ts';

export type Section = (typeof SECTIONS)[number];

export interface ShelfPages {
  /** In the order in which they came. */
  readonly tables: readonly ListedTable[];
  readonly unreadable: readonly string[];
  readonly counts: TablesAnswer['counts'];
  /** What the next page of a section is to come after; null where all has come. */
  readonly next: Readonly<Partial<Record<Section, string | null>>>;
}

export const EMPTY: ShelfPages = {
  tables: [],
  unreadable: [],
  counts: { 'under-way': 0, finished: 0, archived: 0, deleted: 0 },
  next: {},
};

/** With a page that has come after all that had come of the section; or with its first page, come again. */
export function withPage(known: ShelfPages, section: Section, page: TablesAnswer, isFirst: boolean): ShelfPages {
  const wasThere = known.next[section] !== undefined;
  return {
    tables: withCards(known.tables, page.tables),
    unreadable: [...new Set([...known.unreadable, ...page.unreadable])],
    counts: page.counts,
    next: isFirst && wasThere ? known.next : { ...known.next, [section]: page.next },
  };
}

function withCards(known: readonly ListedTable[], news: readonly ListedTable[]): ListedTable[] {
  const cards = new Map(known.map((card) => [card.id, card]));
  for (const card of news) cards.set(card.id, card);
  return [...cards.values()];
}

/**
 * The first pages of a section once more, as far as they hold anything new: a table that was played meanwhile has moved to
 * the front, and whoever only went on after what he has would never see it.
 */
export async function newsOf(section: Section, known: ReadonlySet<string>, load = api.tables): Promise<TablesAnswer[]> {
  const pages: TablesAnswer[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: TablesAnswer = await load({ section, ...(after && { after }) });
    pages.push(page);
    after = page.tables.every(({ id }) => !known.has(id)) ? page.next : null;
  }
  return pages;
}

interface UsedShelf {
  /** Undefined until the first pages have come. */
  readonly pages: ShelfPages | undefined;
  readonly failure: unknown;
  readonly again: () => void;
  readonly more: (section: Section) => void;
  /** A table is now like this. */
  readonly put: (card: ListedTable) => void;
}

export function useShelfPages(): UsedShelf {
  const [pages, setPages] = useState<ShelfPages>();
  const [failure, setFailure] = useState<unknown>();
  const latest = useRef<ShelfPages>(EMPTY);
  const loading = useRef(new Set<Section>());
  const change = useCallback((how: (known: ShelfPages) => ShelfPages) => {
    latest.current = how(latest.current);
    setPages(latest.current);
  }, []);
  const again = useCallback(async () => {
    setFailure(undefined);
    try {
      const first = await Promise.all(SECTIONS.map(async (section) => ({ section, page: await api.tables({ section }) })));
      change((known) => first.reduce((sum, { section, page }) => withPage(sum, section, page, true), known));
    } catch (error) {
      setFailure(error);
    }
  }, [change]);
  const more = useCallback(
    async (section: Section) => {
      const after = latest.current.next[section];
      if (!after || loading.current.has(section)) return;
      loading.current.add(section);
      try {
        const page = await api.tables({ section, after });
        const news = await newsOf(section, new Set(latest.current.tables.map(({ id }) => id)));
        change((known) => news.reduce((sum, one) => withPage(sum, section, one, true), withPage(known, section, page, false)));
      } catch (error) {
        setFailure(error);
      } finally {
        loading.current.delete(section);
      }
    },
    [change],
  );
  const put = useCallback((card: ListedTable) => change((known) => ({ ...known, tables: withCards(known.tables, [card]) })), [change]);
  useEffect(() => void again(), [again]);
  return { pages, failure, again: () => void again(), more: (section) => void more(section), put };
}
