/** The dialogs of a table: a new name, deleting it, going back beyond what has come to light, being played for, the keys. */
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { clearAround, narrowPage } from '../../board/clear-ground.ts';
import { useNarrow } from '../../board/narrow.ts';
import { onNarrow } from '../../board/narrow-placing.ts';
import type { Seat } from '../../kernel/game.ts';
import { Dialog, Question } from '../dialog.tsx';
import { Late } from '../late.tsx';
import { Toast } from '../toast.tsx';
import { remember } from './coaching.ts';
import { isForSeveral } from './company/acts.ts';
import { AskToTakeBack } from './company/ask-to-take-back.tsx';
import { copied } from './housekeeping.ts';
import { handOf, pressBefore } from './last-press.ts';
import { scriptedThere } from './playing-on-from.ts';
import { useRoom } from './room.ts';
import { lightSince, type Session, seatName, sentenceOf, useSession } from './session.ts';
import { PLAYED_FOR } from './use-desk.ts';
import { useEnding } from './use-ending.ts';

const OnlyHere = lazy(async () => ({ default: (await import('./company/only-here.tsx')).OnlyHere }));

const deleteDialog = async () => (await import('../delete-dialog.tsx')).DeleteDialog;
const renameDialog = async () => (await import('../rename-dialog.tsx')).RenameDialog;
const givingUp = () => import('./company/giving-up.tsx');
const keysDialog = async () => (await import('./keys-dialog.tsx')).KeysDialog;

export function Dialogs() {
  const session = useSession();
  const { scene, say, speaker, desk } = session;
  const { asking } = useRoom().sitting;
  const { housekeeping } = desk;
  useEnding();
  const close = () => desk.ask(undefined);
  const playOn = () => {
    remember(scene.table.id, [PLAYED_FOR]);
    desk.playedFor.start();
  };
  const { name } = scene.table;
  const scripted = speaker.list(scriptedThere(scene).map((seat) => seatName(seat, session)));
  switch (asking) {
    case 'keys':
      return (
        <Late title={say('keys')} load={keysDialog} onClose={close}>
          {(KeysDialog) => <KeysDialog onClose={close} />}
        </Late>
      );
    case 'report':
      return <ReportOverBoard onClose={close} />;
    case 'rename':
      return (
        <Late title={say('rename')} load={renameDialog} onClose={close}>
          {(RenameDialog) => <RenameDialog name={name} onName={(to) => housekeeping.rename(to)} onClose={close} />}
        </Late>
      );
    case 'delete':
      return (
        <Late title={say('delete')} load={deleteDialog} onClose={close}>
          {(DeleteDialog) => <DeleteDialog name={name} onYes={() => housekeeping.remove()} onClose={close} />}
        </Late>
      );
    case 'play-on':
      return (
        <Question title={say('play-on')} yes={say('play-on-word')} onYes={playOn} onClose={close}>
          <p>{say('play-on-sure')}</p>
        </Question>
      );
    case 'fork':
      return (
        <Question
          title={say('fork')}
          yes={say('fork-yes')}
          onYes={() => desk.lookingBack.fork((step) => say('fork-name', { name, step }))}
          onClose={close}
        >
          <p>{say('fork-sure')}</p>
          {scripted !== '' && <p>{say('fork-seats', { seats: scripted })}</p>}
        </Question>
      );
    case 'resign':
    case 'leave': {
      const { seat } = scene;
      if (seat === null) return null;
      return (
        <Late title={say(asking)} load={givingUp} onClose={close}>
          {({ Leaving, Resigning }) =>
            asking === 'leave' ? <Leaving seat={seat} onClose={close} /> : <Resigning seat={seat} onClose={close} />
          }
        </Late>
      );
    }
    case 'beyond':
      if (isForSeveral(scene)) return <AskToTakeBack onClose={close} />;
      return (
        <Question title={say('undo')} yes={say('beyond-yes')} isDanger onYes={desk.takingBack.undoBeyond} onClose={close}>
          <p>{lightSince(session)}</p>
          <p>{say('beyond-sure')}</p>
        </Question>
      );
    default:
      return <ToldAfterwards />;
  }
}

function ReportOverBoard({ onClose }: { readonly onClose: () => void }) {
  const { face, say } = useSession();
  const load = useCallback(async () => {
    const [{ ReportDialog }, Ending] = await Promise.all([import('./report-dialog.tsx'), face.ending?.()]);
    return { ReportDialog, Ending };
  }, [face]);
  return (
    <Late title={say('report')} load={load} onClose={onClose}>
      {({ ReportDialog, Ending }) => <ReportDialog Ending={Ending} onClose={onClose} />}
    </Late>
  );
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

/** The press that it answers may not be over yet, in milliseconds. */
const ANSWERED_MS = 250;

/** It is gone as soon as somebody presses something else: what comes next is not covered by it. */
function Passing(props: Parameters<typeof Toast>[0]) {
  const close = useRef(props.onClose);
  close.current = props.onClose;
  useEffect(() => {
    const from = performance.now();
    const pass = ({ target, timeStamp }: PointerEvent) => {
      if (timeStamp - from > ANSWERED_MS && !(target instanceof Element && target.closest('.toast'))) close.current();
    };
    window.addEventListener('pointerdown', pass, true);
    return () => window.removeEventListener('pointerdown', pass, true);
  }, []);
  return <Toast {...props} />;
}

/** Off what was pressed before it came, and off what may be pressed next. */
function putAside(slip: HTMLElement): void {
  const page = narrowPage(slip);
  const press = pressBefore(performance.now());
  if (!page) return;
  const { legal, clear } = clearAround(slip);
  const size = { width: slip.offsetWidth, height: slip.offsetHeight };
  const { y } = onNarrow(size, page, { pressed: press ? [handOf(press)] : [], asked: legal, rather: clear }, true);
  slip.style.insetBlockStart = `${y}px`;
}

/** A refusal, something done that cannot be seen, or a link to hand on that could not be copied by itself. */
function ToldAfterwards() {
  const session = useSession();
  const { say, speaker, desk } = session;
  const { notice } = useRoom().sitting;
  const { forgetNotice } = desk;
  const field = useId();
  const isNarrow = useNarrow();
  if (!notice) return null;
  if ('refused' in notice) return <Told title={say('refused')} text={sentenceOf(notice.refused, speaker)} onClose={forgetNotice} />;
  if (!('link' in notice)) return <Passing text={say(notice.key)} onClose={forgetNotice} place={isNarrow ? putAside : undefined} />;
  // The link has done what it was for.
  if (notice.seat !== undefined && isTaken(notice.seat, session)) {
    return <Told title={say(notice.key)} text={say('invitation-taken', { seat: seatName(notice.seat, session) })} onClose={forgetNotice} />;
  }
  return (
    <Dialog title={say(notice.key)} onClose={forgetNotice}>
      <Suspense>
        <OnlyHere />
      </Suspense>
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

/** Somebody else sits there. */
function isTaken(seat: Seat, { scene }: Pick<Session, 'scene'>): boolean {
  return scene.seats.some((card) => card.seat === seat && card.held && !card.yours);
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
