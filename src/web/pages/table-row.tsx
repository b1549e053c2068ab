/** One table in the list: what it is, where it stands, and what can be done with it. */
import type { Lid } from '../../games/face.ts';
import type { TableCard } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { Link } from '../router.tsx';
import { useSpeaker } from '../settings.tsx';
import { useWords } from '../words.tsx';
import { useDeleting } from './delete-dialog.tsx';
import { lidOf } from './lids.ts';
import { useRenaming } from './rename-dialog.tsx';
import { When } from './when.tsx';

interface TableRowProps {
  readonly table: TableCard;
  readonly act: (what: () => Promise<unknown>, told: string) => Promise<void>;
}

export function TableRow({ table, act }: TableRowProps) {
  const words = useWords();
  const { id, name, deleted, archived, outcome } = table;
  const lid = lidOf(table.game);
  const address = encodeURIComponent(id);
  const renaming = useRenaming(name, (wanted) =>
    act(() => api.change(id, { name: wanted }), words.say('page tables renamed', { name: wanted })),
  );
  const deleting = useDeleting(name, () => act(() => api.remove(id), words.say('page tables was-deleted', { name })));
  const put = (away: boolean) =>
    void act(
      () => api.change(id, { archived: away }),
      words.say(away ? 'page tables was-archived' : 'page tables was-unarchived', { name }),
    );
  const restore = () => void act(() => api.restore(id), words.say('page tables was-restored', { name }));
  return (
    <li className="table-row">
      <div className="table-row-what">
        <h3>{deleted ? name : <Link to={`/table/${address}`}>{name}</Link>}</h3>
        {lid ? <Standing lid={lid} table={table} /> : <p className="muted">{table.game}</p>}
        <p className="muted">
          <When at={table.changed} />
          {table.guided && ` · ${words.say('page tables guided')}`}
          {table.forkedFrom !== null && ` · ${words.say('page tables forked')}`}
        </p>
      </div>
      {deleted ? (
        <p className="actions">
          <button type="button" onClick={restore}>
            {words.say('page tables restore')}
            <span className="unseen"> {name}</span>
          </button>
        </p>
      ) : (
        <p className="actions">
          <Link className={outcome === null ? 'button main' : 'button'} to={`/table/${address}`}>
            {words.say(outcome === null ? 'page tables resume' : 'page tables look')}
            <span className="unseen"> {name}</span>
          </Link>
          {outcome !== null && (
            <Link className="button quiet" to={`/verify/${address}`}>
              {words.say('page tables verify')}
              <span className="unseen"> {name}</span>
            </Link>
          )}
          <Quiet label={words.say('page tables rename')} name={name} onPress={renaming.ask} />
          <Quiet label={words.say(archived ? 'page tables unarchive' : 'page tables archive')} name={name} onPress={() => put(!archived)} />
          <a className="button quiet" href={`/api/tables/${address}/save`} download>
            {words.say('page tables export')}
            <span className="unseen"> {name}</span>
          </a>
          <Quiet label={words.say('page tables delete')} name={name} onPress={deleting.ask} />
        </p>
      )}
      {renaming.dialog}
      {deleting.dialog}
    </li>
  );
}

function Quiet({ label, name, onPress }: { readonly label: string; readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="quiet" onClick={onPress}>
      {label}
      <span className="unseen"> {name}</span>
    </button>
  );
}

function Standing({ lid, table }: { readonly lid: Lid; readonly table: TableCard }) {
  const speaker = useSpeaker(lid);
  if (!speaker) return <p className="muted">…</p>;
  const figures = figuresOf(table, speaker);
  return (
    <>
      <p>
        {speaker.say('game title')} · {speaker.setup(table.setup.id)}
      </p>
      {table.outcome && (
        <p>
          <strong>{speaker.outcome(table.outcome)}</strong>
        </p>
      )}
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

/** Those figures for which the game has a word. */
function figuresOf({ figures }: TableCard, speaker: Speaker): { key: string; label: string; value: string }[] {
  return Object.entries(figures)
    .filter(([key]) => speaker.has(`figure ${key}`))
    .map(([key, value]) => ({ key, label: speaker.say(`figure ${key}`), value: String(value).replace('-', '−') }));
}
