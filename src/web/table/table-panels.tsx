/** Prompt and choices, record, dock: a column beside the board, or one sheet below it. */
import { lazy, type ReactNode, type RefObject, Suspense, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GlassContext, glassBeside } from '../../board/glass.ts';
import { InterruptRow } from './company/company-row.tsx';
import { Considered, useRoomForPictures } from './considered.tsx';
import { Dock } from './dock.tsx';
import { Coach, Hint } from './notes.tsx';
import { Offers } from './offers.tsx';
import { ordersBelow } from './orders-room.ts';
import { PlayingOut } from './playing/playing-out.tsx';
import { Prompt } from './prompt.tsx';
import { LogNow, Record, type RecordPage } from './record.tsx';
import { ReplayBar } from './replay.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import type { Sheet } from './sheet.tsx';
import { SheetHead } from './sheet-head.tsx';
import { hintNow } from './sitting.ts';

const LookingBack = lazy(async () => ({ default: (await import('./looking-back-panel.tsx')).LookingBack }));
const GameOver = lazy(async () => ({ default: (await import('./game-over.tsx')).GameOver }));
const PlayOn = lazy(async () => ({ default: (await import('./play-on.tsx')).PlayOn }));

/** Every part has its place and keeps it, whatever is written on it. */
export function WidePanels() {
  const { moment, sitting } = useRoom();
  const [opened, setOpened] = useState<RecordPage>();
  // Whoever asks for advice wants to read it: the orders lie over it no longer.
  const { hinted } = sitting;
  useEffect(() => {
    if (hinted) setOpened((page) => (page === 'mission' ? undefined : page));
  }, [hinted]);
  const column = useRef<HTMLDivElement>(null);
  useBelowChoices(column, opened === 'mission');
  return (
    <div ref={column} className="table-column on-desk" data-opened={opened ?? 'nothing'} data-keep-clear>
      <div className="table-deciding" data-looking={moment.looking !== undefined}>
        <Deciding isBrief={false} />
      </div>
      <Record opened={opened} onOpen={setOpened} />
      <Dock />
    </div>
  );
}

/** What of the column must stay to be seen: the question, or what is played out, with what lies in play; and every answer. */
const TO_BE_SEEN =
  '.eyebrow, .prompt-sentence, .prompt-prose, .in-play, .forecast, .playing-out > *, .prompt-notes > *, .looking-back > *, .play-on, .game-over, .offer-row, .offer-plain *';

/**
 * The orders lie below the choices where there is room for them, `--below` says how far down, in pixels; else both share the column, and
 * what is asked scrolls.
 */
function useBelowChoices(column: RefObject<HTMLDivElement | null>, isOpen: boolean): void {
  // Without a list of what it depends on: whatever is asked may end elsewhere.
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return;
    delete element.dataset.below;
    if (!isOpen) return;
    const ends = [...element.querySelectorAll(TO_BE_SEEN)].map((one) => one.getBoundingClientRect().bottom);
    const foot = element.querySelector('.record-head')?.getBoundingClientRect().top ?? 0;
    const below = ordersBelow(ends, element.getBoundingClientRect().top, foot);
    element.dataset.below = String(below !== undefined);
    element.style.setProperty('--below', `${below ?? 0}px`);
  });
}

/** `part`: the sheet below the board, which only narrow windows fetch. */
export function NarrowPanels({ part: SheetBelow }: { readonly part: typeof Sheet }) {
  const { say, face, speaker, scene } = useSession();
  const { moment, pieces, coach, sitting } = useRoom();
  const { Aside, Tray } = face;
  // What lies below the board may be called something else in a game.
  const labelOf = (id: string) => (speaker.has(`look tab-${id}`) ? speaker.say(`look tab-${id}`) : say(`tab-${id}`));
  const tab = (id: string, content: ReactNode) => ({ id, label: labelOf(id), content });
  return (
    <SheetBelow
      head={<SheetHead />}
      foot={<Dock />}
      hasNews={coach?.note !== undefined}
      advised={hintNow(sitting, scene.version)?.choice}
      tabs={[
        tab('choices', <Deciding isBrief />),
        ...(Tray
          ? [
              tab(
                'tray',
                <BesideBoard>
                  <Explained />
                  <Tray {...pieces} isOnSheet />
                </BesideBoard>,
              ),
            ]
          : []),
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

/** Whoever plays from his hand is guided there. */
function Explained() {
  const { coach } = useRoom();
  return coach?.note === undefined ? null : <Coach isQuiet={false} />;
}

/** Here the tray lies over nothing: the board makes no room for it. */
function BesideBoard({ children }: { readonly children: ReactNode }) {
  const glass = useContext(GlassContext);
  const beside = useMemo(() => glass && glassBeside(glass), [glass]);
  return <GlassContext value={beside}>{children}</GlassContext>;
}

/** The question with everything that may be answered; or, in the past, what was answered then. */
function Deciding({ isBrief }: { readonly isBrief: boolean }) {
  const { scene } = useSession();
  const { moment, sitting, considering, playing } = useRoom();
  const hasRoom = useRoomForPictures();
  if (moment.looking !== undefined) {
    return (
      <Suspense>
        <LookingBack isBrief={isBrief} />
      </Suspense>
    );
  }
  const inPlay = <InPlayNow isBrief={isBrief} />;
  if (playing) return <PlayingOut isBrief={isBrief} inPlay={inPlay} />;
  const hint = hintNow(sitting, scene.version);
  const { advised } = considering;
  return (
    <Prompt
      advice={hint && advised && <Hint hinted={hint} offer={advised} />}
      first={
        scene.outcome ? (
          <Suspense>
            <GameOver />
          </Suspense>
        ) : (
          inPlay
        )
      }
      isBrief={isBrief}
      isCrowded={!hasRoom}
    >
      {sitting.playedFor !== 'no' && (
        <Suspense>
          <PlayOn />
        </Suspense>
      )}
      {moment.offers.length > 0 && (
        <>
          <InterruptRow />
          {!isBrief && <Considered hasRoom={hasRoom} />}
          <Offers />
        </>
      )}
    </Prompt>
  );
}

/** What lies in play, as the game draws it. */
function InPlayNow({ isBrief }: { readonly isBrief: boolean }) {
  const { face, speaker, desk, calm, sequencer } = useSession();
  const { moment, playing, pieces } = useRoom();
  const { InPlay } = face;
  if (!InPlay) return null;
  const { view, recent } = moment;
  return (
    <div className="in-play">
      <InPlay
        view={view}
        recent={recent}
        told={pieces.told}
        unseen={pieces.unseen}
        playing={playing}
        speaker={speaker}
        isBrief={isBrief}
        calm={calm}
        onPoint={desk.point}
        onPress={desk.press}
        onAgain={sequencer.canSeeAgain() ? sequencer.othersAgain : undefined}
      />
    </div>
  );
}
