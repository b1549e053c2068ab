/** Prompt and choices, log and mission, tools: a column of sheets beside the board, or one sheet below it. */
import { type ReactNode, useState } from 'react';
import { GameOver } from './game-over.tsx';
import { Hint } from './hint.tsx';
import { Log, Result } from './log.tsx';
import { ConfirmOffer } from './offer-row.tsx';
import { Offers } from './offers.tsx';
import { Prompt, promptOf } from './prompt.tsx';
import { LookingBack, ReplayBar } from './replay.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import { Sheet } from './sheet.tsx';
import { hintNow } from './sitting.ts';
import { Tools } from './tools.tsx';

/** Every sheet has its place and keeps it, whatever is written on it. */
export function WidePanels() {
  const { scene } = useSession();
  const { moment } = useRoom();
  return (
    <div className="table-column on-desk">
      <div className="sheet table-panel-prompt" data-looking={moment.looking !== undefined}>
        <Deciding isBrief={false} />
      </div>
      <Record />
      {scene.seat !== null && (
        <div className="sheet table-panel-tools">
          <Tools />
        </div>
      )}
    </div>
  );
}

const PAGES = ['log', 'mission'] as const;

/** Log and mission lie on the same place, so that reading the one never takes room from the choices. */
function Record() {
  const { say, face, speaker } = useSession();
  const { moment } = useRoom();
  const [page, setPage] = useState<(typeof PAGES)[number]>('log');
  const { Aside } = face;
  return (
    <div className="sheet table-panel-log">
      <div className="record-head">
        {PAGES.filter((one) => one === 'log' || Aside).map((one) => (
          <button key={one} type="button" className="record-tab" aria-pressed={page === one} onClick={() => setPage(one)}>
            {say(`tab-${one}`)}
          </button>
        ))}
      </div>
      <div className="record-page" hidden={page !== 'log'}>
        <LogNow />
      </div>
      {Aside && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must scroll from the keyboard
        <section className="record-page record-mission" hidden={page !== 'mission'} tabIndex={0} aria-label={say('tab-mission')}>
          <Aside view={moment.view} speaker={speaker} />
        </section>
      )}
      <ReplayBar />
    </div>
  );
}

export function NarrowPanels() {
  const session = useSession();
  const { say, face, speaker, scene } = session;
  const { moment, considering, pieces } = useRoom();
  const { looking } = moment;
  const { Aside, Tray } = face;
  const tab = (id: string, content: ReactNode) => ({ id, label: say(`tab-${id}`), content });
  const handle = looking === undefined ? promptOf(session) : say('looking-back', { step: looking, last: scene.step });
  return (
    <Sheet
      handle={handle}
      pinned={considering.picked && <ConfirmOffer offer={considering.picked} />}
      tabs={[
        tab(
          'choices',
          <>
            {looking === undefined && moment.isFresh && <Result events={moment.result} isFresh={moment.isFresh} />}
            <Deciding isBrief />
            <Tools />
          </>,
        ),
        ...(Tray ? [tab('tray', <Tray {...pieces} />)] : []),
        tab(
          'log',
          <>
            <ReplayBar />
            <LogNow />
          </>,
        ),
        ...(Aside ? [tab('mission', <Aside view={moment.view} speaker={speaker} />)] : []),
      ]}
    />
  );
}

/** The question with everything that may be answered; or, in the past, what was answered then. */
function Deciding({ isBrief }: { readonly isBrief: boolean }) {
  const { scene, say, desk } = useSession();
  const { moment, sitting, considering } = useRoom();
  if (moment.looking !== undefined) return <LookingBack isBrief={isBrief} />;
  const { advised } = considering;
  const hint = hintNow(sitting, scene.version);
  const advice = hint && advised && <Hint hinted={hint} offer={advised} onDo={() => desk.commit(advised)} onClose={desk.closeHint} />;
  const { playedFor } = sitting;
  return (
    <Prompt advice={advice} first={scene.outcome && <GameOver />} isBrief={isBrief}>
      {playedFor !== 'no' && <p className="prompt-playing">{say(playedFor === 'skipping' ? 'skipping' : 'playing-on')}</p>}
      {moment.offers.length > 0 && <Offers confirms={!isBrief} />}
    </Prompt>
  );
}

function LogNow() {
  const { desk, firstLine, earlier } = useSession();
  const { lines, looking, isFresh } = useRoom().moment;
  return <Log lines={lines} first={firstLine} looking={looking} isFresh={isFresh} onEarlier={earlier} onLook={desk.lookAt} />;
}
