/** Prompt and choices, log, mission: a column of sheets beside the board, or one sheet below it. */
import type { ReactNode } from 'react';
import type { PieceProps } from '../../games/face.ts';
import type { Hinted } from '../../wire/wire.ts';
import type { Grouped } from './grouping.ts';
import { Hint } from './hint.tsx';
import { Log, Result } from './log.tsx';
import { ConfirmOffer } from './offer-row.tsx';
import { Offers } from './offers.tsx';
import { PlayOnPanel } from './play-on.tsx';
import { Prompt, promptOf } from './prompt.tsx';
import { ReplayBar } from './replay.tsx';
import type { Session } from './session.ts';
import { Sheet } from './sheet.tsx';
import { Tools } from './tools.tsx';
import type { Choosing } from './use-choosing.ts';
import type { Commands } from './use-commands.ts';
import type { Housekeeping } from './use-housekeeping.ts';
import type { Moment } from './use-moment.ts';
import type { PlayOn } from './use-play-on.ts';
import type { Replay } from './use-replay.ts';

export interface Deeds {
  undo(): void;
  redo(): void;
  hint(): void;
  playOn(): void;
  openSheet(what: 'menu' | 'luck' | 'odds', anchor: Element): void;
  closeHint(): void;
}

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

/** Where the window is lower than this, the mission is folded up, so that choices and log have room. */
const TALL_PX = 1200;

export function WidePanels(props: PanelsProps) {
  const { session, moment } = props;
  const { Aside } = session.face;
  return (
    <div className="table-column">
      <div className="sheet table-panel-prompt">
        <PromptAndOffers {...props} isBrief={false} />
      </div>
      <div className="sheet table-panel-log">
        <LogPart {...props} />
      </div>
      <details className="sheet table-panel-aside" open={window.innerHeight >= TALL_PX}>
        <summary>{session.say('tab-mission')}</summary>
        <Aside view={moment.view} speaker={session.speaker} />
      </details>
    </div>
  );
}

export function NarrowPanels(props: PanelsProps) {
  const { session, moment, choosing, pieces } = props;
  const { say, face, speaker } = session;
  const { Aside, Tray } = face;
  const tab = (id: string, content: ReactNode) => ({ id, label: say(`tab-${id}`), content });
  return (
    <Sheet
      handle={promptOf(session)}
      pinned={choosing.picked && <ConfirmOffer offer={choosing.picked} choosing={choosing} />}
      tabs={[
        tab('choices', <PromptAndOffers {...props} isBrief />),
        tab('tray', <Tray {...pieces} />),
        tab('log', <LogPart {...props} />),
        tab('mission', <Aside view={moment.view} speaker={speaker} />),
      ]}
    />
  );
}

function PromptAndOffers(props: PanelsProps & { readonly isBrief: boolean }) {
  const { session, commands, choosing, replay, playOn, moment, grouped, hint, housekeeping, deeds, isLocked, isBrief } = props;
  const { say } = session;
  const advised = moment.offers.find(({ text }) => text === hint?.choice);
  const note = hint && advised && <Hint hinted={hint} offer={advised} onDo={() => choosing.commit(advised)} onClose={deeds.closeHint} />;
  return (
    <Prompt commands={commands} recent={moment.recent} onAgain={housekeeping.newLikeThis} notes={note} isBrief={isBrief}>
      {playOn.isPlaying && <PlayOnPanel playOn={playOn} />}
      {replay.looking !== undefined && <p className="offer-none">{say('no-choices-in-the-past')}</p>}
      {moment.offers.length > 0 && <Offers grouped={grouped} choosing={choosing} isLocked={isLocked} confirms={!isBrief} />}
      {!playOn.isPlaying && (
        <Tools
          onUndo={deeds.undo}
          onRedo={deeds.redo}
          onHint={deeds.hint}
          onPlayOn={deeds.playOn}
          onKeys={() => housekeeping.ask('keys')}
        />
      )}
    </Prompt>
  );
}

function LogPart({ session, moment, replay }: PanelsProps) {
  const { say } = session;
  return (
    <>
      <div className="sheet-head log-head">
        <span>{say('log')}</span>
        <ReplayBar replay={replay} />
      </div>
      <Result events={moment.result} isFresh={moment.result === moment.recent} />
      <Log lines={moment.lines} looking={replay.looking} onLook={replay.lookAt} />
    </>
  );
}
