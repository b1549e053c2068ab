/** One table in the list: what it is, where it stands, and what can be done with it. */
import { useState } from 'react';
import type { Lid } from '../../games/lid.ts';
import type { ListedTable } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { ownOf } from '../own-content.ts';
import { RenameDialog } from '../rename-dialog.tsx';
import { Link } from '../router.tsx';
import { useSpeaker } from '../settings.tsx';
import { useWords } from '../words.tsx';
import { playersAt, standsAt } from './at-tables.ts';
import { lidOf } from './lids.ts';
import { placesOf, SmallMap } from './small-map.tsx';
import { When } from './when.tsx';

interface TableRowProps {
  readonly table: ListedTable;
  /** Whether it lies here only until one comes again: it has been put away, deleted or taken out. */
  readonly isGone: boolean;
  readonly act: (deed: Deed) => Promise<void>;
}

/** Something done to a table, what is told of it, and how it is taken back. */
export interface Deed {
  readonly table: ListedTable;
  readonly does: () => Promise<ListedTable>;
  readonly told: string;
  readonly undoes?: () => Promise<ListedTable>;
}

export function TableRow({ table, isGone, act }: TableRowProps) {
  const words = useWords();
  const { id, name, deleted, archived, outcome, owned } = table;
  const lid = lidOf(table.game);
  const address = encodeURIComponent(id);
  const [asking, setAsking] = useState<'name' | 'delete'>();
  const say = (key: string, figures: object = { name }) => words.say(`page tables ${key}`, figures);
  const rename = (wanted: string) =>
    void act({
      table,
      does: () => api.change(id, { name: wanted }),
      told: say('renamed', { name: wanted }),
      undoes: () => api.change(id, { name }),
    });
  const restore = () => api.restore(id);
  const remove = () => void act({ table, does: () => api.remove(id), told: say('was-deleted'), undoes: restore });
  const put = (away: boolean) =>
    void act({
      table,
      does: () => api.change(id, { archived: away }),
      told: say(away ? 'was-archived' : 'was-unarchived'),
      undoes: () => api.change(id, { archived: !away }),
    });
  const close = () => setAsking(undefined);
  const state = deleted ? 'was-deleted' : archived ? 'was-archived' : 'was-restored';
  return (
    // The button that sent it away has gone: the focus stays in the row.
    <li className="table-row" data-gone={isGone} tabIndex={-1} ref={isGone ? takeLostFocus : undefined}>
      {lid && (
        <Link className="table-row-map" to={`/table/${address}`} tabIndex={-1} aria-hidden="true">
          <SmallMap lid={lid} setup={table.setup.id} places={placesOf(table)} />
        </Link>
      )}
      <div className="table-row-what">
        <h3>{deleted ? name : <Link to={`/table/${address}`}>{name}</Link>}</h3>
        {lid ? <Standing lid={lid} table={table} /> : <p className="muted">{table.game}</p>}
        <p className="muted">
          <When at={table.changed} />
          {table.guided && ` · ${words.say('page tables guided')}`}
          {table.forkedFrom !== null && ` · ${words.say('page tables forked')}`}
        </p>
      </div>
      {isGone && <p className="actions muted">{say(state)}</p>}
      {!isGone && deleted && owned && (
        <p className="actions">
          <button type="button" onClick={() => void act({ table, does: restore, told: say('was-restored') })}>
            {words.say('page tables restore')}
            <span className="unseen"> {name}</span>
          </button>
        </p>
      )}
      {!isGone && !deleted && (
        <p className="actions">
          <Link className={outcome === null ? 'button main' : 'button'} to={`/table/${address}`}>
            {words.say(outcome === null ? 'page tables resume' : 'page tables look')}
            <span className="unseen"> {name}</span>
          </Link>
          {outcome !== null && (
            <Link className="button" to={`/report/${address}`}>
              {words.say('page tables report')}
              <span className="unseen"> {name}</span>
            </Link>
          )}
          {lid?.campaigns?.includes(table.setup.id) && (
            <Link className="button" to={`/campaign/${address}`}>
              {words.say('page tables campaign')}
              <span className="unseen"> {name}</span>
            </Link>
          )}
          {outcome !== null && (
            <Link className="button quiet" to={`/verify/${address}`}>
              {words.say('page tables verify')}
              <span className="unseen"> {name}</span>
            </Link>
          )}
          {owned && <Quiet label={words.say('page tables rename')} name={name} onPress={() => setAsking('name')} />}
          {owned && (
            <Quiet
              label={words.say(archived ? 'page tables unarchive' : 'page tables archive')}
              name={name}
              onPress={() => put(!archived)}
            />
          )}
          <a className="button quiet" href={`/api/tables/${address}/save`} download>
            {words.say('page tables export')}
            <span className="unseen"> {name}</span>
          </a>
          {owned && <Quiet label={words.say('page tables delete')} name={name} onPress={() => setAsking('delete')} />}
        </p>
      )}
      {asking === 'name' && <RenameDialog name={name} onName={rename} onClose={close} />}
      {asking === 'delete' && <DeleteDialog name={name} onYes={remove} onClose={close} />}
    </li>
  );
}

function takeLostFocus(row: HTMLElement | null): void {
  if (document.activeElement === document.body) row?.focus({ preventScroll: true });
}

function Quiet({ label, name, onPress }: { readonly label: string; readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="quiet" onClick={onPress}>
      {label}
      <span className="unseen"> {name}</span>
    </button>
  );
}

function Standing({ lid, table }: { readonly lid: Lid; readonly table: ListedTable }) {
  const speaker = useSpeaker(lid, ownOf(table));
  if (!speaker) return <p className="muted">…</p>;
  const figures = figuresOf(table, speaker);
  const setup = speaker.setup(table.setup.id);
  const players = playersAt(table, speaker);
  const stands = standsAt(table, speaker);
  return (
    <>
      <p>
        {speaker.say('game title')}
        {table.name !== setup && ` · ${setup}`}
      </p>
      {players !== '' && <p>{players}</p>}
      {stands !== '' && (
        <p>
          <strong>{stands}</strong>
        </p>
      )}
      {table.outcome && <p>{speaker.outcome(table.outcome)}</p>}
      {figures.length > 0 && (
        <ul className="table-row-figures">
          {figures.map(({ key, label, value }) => (
            <li key={key}>
              {label} <strong>{value}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Those figures for which the game has a word; ids among them say nothing that is not said above. What counts for one of two sides says for whom. */
function figuresOf({ figures }: ListedTable, speaker: Speaker): { key: string; label: string; value: string }[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    if (typeof value !== 'number' || !speaker.has(`figure ${key}`)) return [];
    const sided = `figure-of ${key} ${value > 0 ? 'plus' : value < 0 ? 'minus' : 'none'}`;
    if (speaker.has(sided)) return [{ key, label: '', value: speaker.say(sided, { points: Math.abs(value) }) }];
    return [{ key, label: speaker.say(`figure ${key}`), value: String(value).replace('-', '−') }];
  });
}
