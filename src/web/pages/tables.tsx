/** All tables of the one who looks: to go on with, to put away, to carry elsewhere. */
import { type ReactNode, useState } from 'react';
import type { TableCard } from '../../wire/wire.ts';
import { api } from '../api.ts';
import { Link } from '../router.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { Failure, Loading, Page } from './page.tsx';
import { TableRow } from './table-row.tsx';
import './tables.css';

const SECTIONS = [
  { name: 'under-way', holds: (table: TableCard) => !table.deleted && !table.archived && table.outcome === null },
  { name: 'finished', holds: (table: TableCard) => !table.deleted && !table.archived && table.outcome !== null },
  { name: 'archived', holds: (table: TableCard) => !table.deleted && table.archived },
  { name: 'deleted', holds: (table: TableCard) => table.deleted },
] as const;

export function Tables() {
  const words = useWords();
  const { value, failure, again } = useLoaded(api.tables);
  const [refused, setRefused] = useState<unknown>();
  const [news, setNews] = useState('');
  /** Does something to a table, tells what was done, and shows the list as it is now. */
  const act = async (what: () => Promise<unknown>, told: string) => {
    setRefused(undefined);
    try {
      await what();
      setNews(told);
    } catch (error) {
      setRefused(error);
    }
    again();
  };
  const tables = value?.tables.toSorted((a, b) => b.changed - a.changed);
  return (
    <Page title={words.say('page tables heading')} lead={words.say('page tables lead')}>
      <Failure failure={refused ?? failure} again={again} />
      <p className="unseen" role="status">
        {news}
      </p>
      {!tables && failure === undefined && <Loading />}
      {tables?.length === 0 && <Nothing />}
      {tables &&
        SECTIONS.map(({ name, holds }) => (
          <Section key={name} name={name} count={tables.filter(holds).length}>
            {tables.filter(holds).map((table) => (
              <TableRow key={table.id} table={table} act={act} />
            ))}
          </Section>
        ))}
      <ImportSheet />
    </Page>
  );
}

function Section({ name, count, children }: { readonly name: string; readonly count: number; readonly children: ReactNode }) {
  const words = useWords();
  if (count === 0) return null;
  const title = words.say(`page tables ${name}`, { count });
  const list = <ul className="tables-list">{children}</ul>;
  const isPutAway = name === 'archived' || name === 'deleted';
  if (isPutAway) {
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
