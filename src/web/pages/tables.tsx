/** All tables of the one who looks: to go on with, to put away, to carry elsewhere. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListedTable } from '../../wire/wire.ts';
import { Link } from '../router.tsx';
import { Toast } from '../toast.tsx';
import { useAgain } from '../use-again.ts';
import { useWords } from '../words.tsx';
import { inOrder } from './at-tables.ts';
import { ImportSheet } from './import-sheet.tsx';
import { Failure, Loading, Page } from './page.tsx';
import { type Section as SectionName, useShelfPages } from './shelf-pages.ts';
import { type Deed, TableRow } from './table-row.tsx';
import './tables.css';

const SECTIONS = [
  { name: 'under-way', holds: (table: ListedTable) => !table.deleted && !table.archived && table.outcome === null },
  { name: 'finished', holds: (table: ListedTable) => !table.deleted && !table.archived && table.outcome !== null },
  { name: 'archived', holds: (table: ListedTable) => !table.deleted && table.archived },
  { name: 'deleted', holds: (table: ListedTable) => table.deleted },
] as const satisfies readonly { readonly name: SectionName; holds(table: ListedTable): boolean }[];

/** What is folded up below: there a table may turn up without moving any other. */
const PUT_AWAY: readonly string[] = ['archived', 'deleted'];

export function Tables() {
  const words = useWords();
  const { pages, failure, again, more, put } = useShelfPages();
  const [refused, setRefused] = useState<unknown>();
  const [news, setNews] = useState<{ told: string; undo?: () => void }>();
  const places = useRef(new Map<string, string>());
  /** Does something to a table, tells what was done, and shows the list as it is now. */
  const act = async ({ table, does, told, undoes }: Deed) => {
    setRefused(undefined);
    try {
      put(await does());
      const undo = undoes && (() => void act({ table, does: undoes, told: words.say('page tables undone', { name: table.name }) }));
      setNews({ told, ...(undo ? { undo } : {}) });
    } catch (error) {
      setRefused(error);
    }
    again();
  };
  useAgain(() => {
    if (!isInHand()) places.current.clear();
    again();
  });
  const tables = pages && inPlace(pages.tables, places.current);
  return (
    <Page title={words.say('page tables heading')} lead={words.say('page tables lead')}>
      <Failure failure={refused ?? failure} again={again} />
      {!tables && failure === undefined && <Loading />}
      {tables?.length === 0 && pages?.unreadable.length === 0 && <Nothing />}
      {pages && pages.unreadable.length > 0 && (
        <p className="sheet" role="status">
          {words.say('page tables unreadable', { count: pages.unreadable.length })}
        </p>
      )}
      {pages &&
        tables &&
        SECTIONS.map(({ name, holds }) => {
          const isHere = ({ id }: ListedTable) => places.current.get(id) === name;
          const comers = PUT_AWAY.includes(name) ? tables.filter((table) => holds(table) && !isHere(table)) : [];
          const here = [...tables.filter(isHere), ...comers];
          return (
            <Section key={name} name={name} rows={here.length} count={pages.counts[name]}>
              {here.map((table) => (
                <TableRow key={table.id} table={table} isGone={!holds(table)} act={act} />
              ))}
              {pages.next[name] && <More key={pages.next[name]} onMore={() => more(name)} />}
            </Section>
          );
        })}
      {news && <Toast text={news.told} onUndo={news.undo} onClose={() => setNews(undefined)} />}
      <ImportSheet />
    </Page>
  );
}

/**
 * In the order in which they were first seen, each in the section it was in then: whatever is done to one, no other
 * moves under the pointer. Notes down where newcomers go.
 */
function inPlace(tables: readonly ListedTable[], places: Map<string, string>): ListedTable[] {
  for (const table of inOrder(tables)) {
    const section = SECTIONS.find(({ holds }) => holds(table))?.name ?? 'under-way';
    if (!places.has(table.id)) places.set(table.id, section);
  }
  const order = new Map([...places.keys()].map((id, i) => [id, i]));
  return tables.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** Whether somebody is about to press something in a list. */
function isInHand(): boolean {
  return document.querySelector('.tables-list:hover, .tables-list:focus-within') !== null;
}

interface SectionProps {
  readonly name: string;
  readonly rows: number;
  readonly count: number;
  readonly children: ReactNode;
}

function Section({ name, rows, count, children }: SectionProps) {
  const words = useWords();
  if (rows === 0) return null;
  const title = words.say(`page tables ${name}`, { count });
  const list = <ul className="tables-list">{children}</ul>;
  if (PUT_AWAY.includes(name)) {
    return (
      <details className="sheet tables-away">
        <summary>
          <h2>{title}</h2>
        </summary>
        {words.has(`page tables ${name}-help`) && <p className="muted">{words.say(`page tables ${name}-help`)}</p>}
        {list}
      </details>
    );
  }
  return (
    <section className="sheet" aria-labelledby={`tables-${name}`}>
      <h2 className="sheet-head" id={`tables-${name}`}>
        {title}
      </h2>
      {list}
    </section>
  );
}

/** Comes by itself where it is scrolled to, and by a press. */
function More({ onMore }: { readonly onMore: () => void }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const ask = useRef(onMore);
  ask.current = onMore;
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => void (seen.some(({ isIntersecting }) => isIntersecting) && ask.current()));
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <li className="tables-more">
      <button type="button" ref={button} onClick={onMore}>
        {words.say('page tables more')}
      </button>
    </li>
  );
}

function Nothing() {
  const words = useWords();
  return (
    <section className="sheet">
      <p>{words.say('page tables nothing')}</p>
      <p>
        <Link className="button main" to="/">
          {words.say('page not-found shelf')}
        </Link>
      </p>
    </section>
  );
}
