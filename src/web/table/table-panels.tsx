/** Prompt and choices, log and mission, tools: a column of sheets beside the board, or one sheet below it. */
import { type ReactNode, useState } from 'react';
import type { PieceProps } from '../../games/face.ts';
import type { Hinted } from '../../wire/wire.ts';
import type { Deeds } from './deeds.ts';
import { GameOver } from './game-over.tsx';
import type { Grouped } from './grouping.ts';
import { Hint } from './hint.tsx';
import { Log, Result } from './log.tsx';
import { ConfirmOffer } from './offer-row.tsx';
import { Offers } from './offers.tsx';
import { Prompt, promptOf } from './prompt.tsx';
import { LookingBack, ReplayBar } from './replay.tsx';
import type { Session } from './session.ts';
import { Sheet } from './sheet.tsx';
import { Tools } from './tools.tsx';
import type { Choosing } from './use-choosing.ts';
import type { Commands } from './use-commands.ts';
import type { Housekeeping } from './use-housekeeping.ts';
import type { Moment } from './use-moment.ts';
import type { PlayOn } from './use-play-on.ts';
import type { Replay } from './use-replay.ts';

interface PanelsProps {
  readonly session: Session;
  readonly commands: Commands;
  readonly choosing: Choosing;
  readonly replay: Replay;
  readonly playOn: PlayOn;
  readonly moment: Moment;
  readonly grouped: Grouped;
  readonly hint: Hinted | undefined;
  readonly housekeeping: Housekeeping;
  readonly deeds: Deeds;
  readonly isLocked: boolean;
  readonly pieces: PieceProps;
}

/** Every sheet has its place and keeps it, whatever is written on it. */
export function WidePanels(props: PanelsProps) {
  const { session, deeds, playOn, replay } = props;
  return (
    <div className="table-column">
      <div className="sheet table-panel-prompt" data-looking={replay.looking !== undefined}>
        <Deciding {...props} isBrief={false} />
      </div>
      <Record {...props} />
      {session.scene.seat !== null && (
        <div className="sheet table-panel-tools">
          <Tools deeds={deeds} playOn={playOn} isLookingBack={replay.looking !== undefined} />
        </div>
      )}
    </div>
  );
}

const PAGES = ['log', 'mission'] as const;

/** Log and mission lie on the same place, so that reading the one never takes room from the choices. */
function Record(props: PanelsProps) {
  const { session, moment, replay } = props;
  const { say, face, speaker } = session;
  const [page, setPage] = useState<(typeof PAGES)[number]>('log');
  const { Aside } = face;
  return (
    <div className="sheet table-panel-log">
      <div className="record-head">
        {PAGES.map((one) => (
          <button key={one} type="button" className="record-tab" aria-pressed={page === one} onClick={() => setPage(one)}>
            {say(`tab-${one}`)}
          </button>
        ))}
      </div>
      <div className="record-page" hidden={page !== 'log'}>
        <LogOf {...props} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must scroll from the keyboard */}
      <section className="record-page record-mission" hidden={page !== 'mission'} tabIndex={0} aria-label={say('tab-mission')}>
        <Aside view={moment.view} speaker={speaker} />
      </section>
      <ReplayBar replay={replay} />
    </div>
  );
}

export function NarrowPanels(props: PanelsProps) {
  const { session, moment, choosing, pieces, replay, deeds, playOn } = props;
  const { say, face, speaker, scene } = session;
  const { Aside, Tray } = face;
  const tab = (id: string, content: ReactNode) => ({ id, label: say(`tab-${id}`), content });
  const isLookingBack = replay.looking !== undefined;
  const handle = isLookingBack ? say('looking-back', { step: replay.looking, last: scene.step }) : promptOf(session);
  return (
    <Sheet
      handle={handle}
      pinned={choosing.picked && <ConfirmOffer offer={choosing.picked} choosing={choosing} />}
      tabs={[
        tab(
          'choices',
          <>
            {!isLookingBack && moment.isFresh && <Result events={moment.result} isFresh={moment.isFresh} />}
            <Deciding {...props} isBrief />
            <Tools deeds={deeds} playOn={playOn} isLookingBack={isLookingBack} />
          </>,
        ),
        tab('tray', <Tray {...pieces} />),
        tab(
          'log',
          <>
            <ReplayBar replay={replay} />
            <LogOf {...props} />
          </>,
        ),
        tab('mission', <Aside view={moment.view} speaker={speaker} />),
      ]}
    />
  );
}

/** The question with everything that may be answered; or, in the past, what was answered then. */
function Deciding(props: PanelsProps & { readonly isBrief: boolean }) {
  const { session, commands, choosing, replay, playOn, moment, grouped, hint, housekeeping, deeds, isLocked, isBrief } = props;
  const { scene, say } = session;
  if (replay.looking !== undefined) {
    const canFork = scene.seat !== null || scene.outcome !== null;
    return <LookingBack replay={replay} events={moment.recent} onFork={deeds.fork} canFork={canFork} isBrief={isBrief} />;
  }
  const advised = moment.offers.find(({ text }) => text === hint?.choice);
  const advice = hint && advised && <Hint hinted={hint} offer={advised} onDo={() => choosing.commit(advised)} onClose={deeds.closeHint} />;
  return (
    <Prompt
      commands={commands}
      recent={moment.recent}
      advice={advice}
      isPlayedFor={playOn.isPlaying}
      first={scene.outcome && <GameOver housekeeping={housekeeping} onLookBack={() => replay.goTo(0)} />}
      isBrief={isBrief}
    >
      {playOn.isPlaying && <p className="prompt-playing">{say(playOn.isSkipping ? 'skipping' : 'playing-on')}</p>}
      {moment.offers.length > 0 && <Offers grouped={grouped} choosing={choosing} isLocked={isLocked} confirms={!isBrief} />}
    </Prompt>
  );
}

function LogOf({ moment, replay }: PanelsProps) {
  return <Log lines={moment.lines} looking={replay.looking} isFresh={moment.isFresh} onLook={replay.lookAt} />;
}
