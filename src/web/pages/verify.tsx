/** How to know that no die was touched: what was promised, what was revealed, and a replay in this very browser. */
import { useCallback, useId, useState } from 'react';
import type { TableCard } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { Link, navigate } from '../router.tsx';
import { useVerifySpeaker } from '../settings.tsx';
import { sharesGivenAt } from '../table/shares.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWords, WordsProvider } from '../words.tsx';
import { CheckList } from './check-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { lidOf } from './lids.ts';
import { Failure, Loading, Page } from './page.tsx';
import { type Given, verify } from './verification.ts';
import './verify.css';

/** So many finished tables are offered at once. */
const SHOWN = 20;

interface Asked {
  readonly table: string | undefined;
}

export function Verify({ table }: Asked) {
  const words = useVerifySpeaker();
  if (!words) return <Loading />;
  return (
    <WordsProvider speaker={words}>
      <Proof table={table} />
    </WordsProvider>
  );
}

function Proof({ table }: Asked) {
  const words = useWords();
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>();
  const [promised, setPromised] = useState('');
  const id = useId();
  return (
    <Page title={words.say('page verify heading')} lead={words.say('page verify lead')}>
      <Explanation words={words} />
      {table !== undefined && <OfTable key={table} id={table} />}
      <section className="sheet" aria-labelledby="verify-choose">
        <h2 className="sheet-head" id="verify-choose">
          {words.say(table === undefined ? 'page verify choose' : 'page verify choose-other')}
        </h2>
        <FinishedTables current={table} />
        <FilePicker
          label={words.say('page verify pick')}
          onFile={async (picked) => setFile({ name: picked.name, text: await picked.text() })}
        />
        <p className="verify-promised">
          <label htmlFor={id}>{words.say('page verify promised-label')}</label>
          <input
            id={id}
            type="text"
            spellCheck={false}
            autoComplete="off"
            value={promised}
            onChange={({ target }) => setPromised(target.value)}
          />
          <small className="muted">{words.say('page verify promised-help')}</small>
        </p>
      </section>
      {file && <OfSave key={file.name + file.text.length} name={file.name} text={file.text} promised={promised} />}
    </Page>
  );
}

function Explanation({ words }: { readonly words: Speaker }) {
  return (
    <section className="sheet" aria-labelledby="verify-how">
      <h2 className="sheet-head" id="verify-how">
        {words.say('page verify how')}
      </h2>
      <ol className="verify-steps">
        <li>{words.say('page verify how-1')}</li>
        <li>{words.say('page verify how-2')}</li>
        <li>{words.say('page verify how-3')}</li>
        <li>{words.say('page verify how-several')}</li>
      </ol>
    </section>
  );
}

function FinishedTables({ current }: { readonly current: string | undefined }) {
  const words = useWords();
  const { value } = useLoaded(lastFinished);
  const finished = value?.tables.filter(({ id }) => id !== current) ?? [];
  if (finished.length === 0) return current === undefined && <p>{words.say('page verify no-tables')}</p>;
  return (
    <ul className="verify-tables">
      {finished.map(({ id, name }) => (
        <li key={id}>
          <Link className="button" to={`/verify/${encodeURIComponent(id)}`}>
            {name}
          </Link>
        </li>
      ))}
      {value?.hasMore && (
        <li>
          <Link to="/tables">{words.say('page shelf all-tables')}</Link>
        </li>
      )}
    </ul>
  );
}

const NOTHING_GIVEN: readonly Given[] = [];

/** What is put away may be finished, too. Those further back are found in the list of all tables. */
async function lastFinished(): Promise<{ readonly tables: readonly TableCard[]; readonly hasMore: boolean }> {
  const pages = await Promise.all(['finished', 'archived'].map((section) => api.tables({ section, most: SHOWN })));
  const tables = pages.flatMap((page) => page.tables).filter(({ outcome }) => outcome !== null);
  return { tables: tables.toSorted((a, b) => b.changed - a.changed), hasMore: pages.some(({ next }) => next !== null) };
}

/** The table says itself what it promised, and its save is fetched. */
function OfTable({ id }: { readonly id: string }) {
  const load = useCallback(async () => {
    const { table, outcome, dice } = await api.table(id);
    // Where others play, the save is closed until the end: nobody may know the dice to come.
    const text = outcome === null ? undefined : JSON.stringify(await api.save(id));
    return { name: table.name, text, dice, given: sharesGivenAt(id) };
  }, [id]);
  const { value, failure, again } = useLoaded(load);
  const words = useWords();
  if (failure !== undefined) return <Failure failure={failure} again={again} />;
  if (!value) return <Loading />;
  const { name, text, dice, given } = value;
  if (text === undefined) {
    return (
      <section className="sheet">
        <p>{words.say('page verify not-over', { name })}</p>
        <p className="verify-commitment">{words.say('page verify sealed', { commitment: dice.commitment })}</p>
        {dice.shares && dice.shares.length > 0 && <p>{words.say('page verify added', { count: dice.shares.length })}</p>}
        <p>
          <button type="button" onClick={() => navigate(`/table/${encodeURIComponent(id)}`)}>
            {words.say('page tables resume')}
          </button>
        </p>
      </section>
    );
  }
  return <OfSave name={name} text={text} promised={dice.commitment} given={given} />;
}

function OfSave({
  name,
  text,
  promised,
  given = NOTHING_GIVEN,
}: {
  readonly name: string;
  readonly text: string;
  readonly promised: string;
  readonly given?: readonly Given[];
}) {
  const words = useWords();
  const load = useCallback(() => {
    const kept = promised.trim() === '' ? undefined : promised;
    return verify(text, { promised: kept, given }, async (game) => lidOf(game)?.game());
  }, [text, promised, given]);
  const { value: done, failure } = useLoaded(load);
  return (
    <section className="sheet" aria-labelledby="verify-result">
      <h2 className="sheet-head" id="verify-result">
        {words.say('page verify result', { name })}
      </h2>
      <Failure failure={failure} />
      {!done && failure === undefined && <p role="status">{words.say('page verify replaying')}</p>}
      {done && <CheckList verification={done} />}
    </section>
  );
}
