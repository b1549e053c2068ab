/** The dialogs of a table: a new name, deleting it, going back beyond what has come to light, and the keys. */
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { sentenceOf, useSession } from './session.ts';
import { copied, type Housekeeping } from './use-housekeeping.ts';

interface DialogsProps {
  readonly housekeeping: Housekeeping;
  readonly onBeyond: () => void;
}

export function Dialogs({ housekeeping, onBeyond }: DialogsProps) {
  const { scene, say } = useSession();
  const { asking, ask, remove } = housekeeping;
  const close = () => ask(undefined);
  if (asking === 'keys') return <KeysDialog onClose={close} />;
  if (asking === 'rename') return <Rename housekeeping={housekeeping} onClose={close} />;
  if (asking === 'delete') {
    return (
      <Sure
        title={say('delete')}
        text={say('delete-sure', { name: scene.table.name })}
        yes={say('delete-yes')}
        onYes={remove}
        onClose={close}
      />
    );
  }
  if (asking === 'beyond') {
    if (!scene.solo) return <Told title={say('undo')} text={say('beyond-never')} onClose={close} />;
    return <Sure title={say('undo')} text={say('beyond-sure')} yes={say('beyond-yes')} onYes={onBeyond} onClose={close} />;
  }
  return <NoticeDialog housekeeping={housekeeping} />;
}

interface ToldProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

function Told({ title, text, onClose }: ToldProps) {
  const { say } = useSession();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="actions">
        <button type="button" className="main" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </Dialog>
  );
}

function Sure({ title, text, yes, onYes, onClose }: ToldProps & { readonly yes: string; readonly onYes: () => void }) {
  const { say } = useSession();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="actions">
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
        <button
          type="button"
          className="danger"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}

function Rename({ housekeeping, onClose }: { readonly housekeeping: Housekeeping; readonly onClose: () => void }) {
  const { scene, say } = useSession();
  const [name, setName] = useState(scene.table.name);
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onClose();
    housekeeping.rename(name.trim());
  };
  return (
    <Dialog title={say('rename')} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="dialog-field">
          <label htmlFor={field}>{say('name')}</label>
          <input id={field} type="text" value={name} maxLength={80} required onChange={(event) => setName(event.target.value)} />
        </div>
        <div className="actions">
          <button type="button" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className="main">
            {say('rename')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** A refusal, or a link to hand on that could not be copied by itself. */
function NoticeDialog({ housekeeping: { notice, forgetNotice } }: { readonly housekeeping: Housekeeping }) {
  const { say, speaker } = useSession();
  const field = useId();
  if (!notice) return null;
  if ('refused' in notice) return <Told title={say('refused')} text={sentenceOf(notice.refused, speaker)} onClose={forgetNotice} />;
  if (!('link' in notice)) return <Told title={say('menu')} text={say(notice.key)} onClose={forgetNotice} />;
  return (
    <Dialog title={say(notice.key)} onClose={forgetNotice}>
      <div className="dialog-field">
        <label htmlFor={field}>{say(`${notice.key}-help`)}</label>
        <input id={field} type="text" className="dialog-secret" readOnly value={notice.link} onFocus={(event) => event.target.select()} />
      </div>
      <div className="actions">
        <CopyButton link={notice.link} field={field} />
        <button type="button" className="main" onClick={forgetNotice}>
          {say('close')}
        </button>
      </div>
    </Dialog>
  );
}

function CopyButton({ link, field }: { readonly link: string; readonly field: string }) {
  const { say } = useSession();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copied(link);
    setCopied(isDone);
    // Without a clipboard the link is selected, for the keys that copy.
    if (!isDone) document.getElementById(field)?.focus();
  };
  return (
    <button type="button" onClick={copy}>
      {say(isCopied ? 'copied' : 'copy')}
    </button>
  );
}
