/** The room with everything in it: board, tray, column, and what lies open upon them. */
import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDragging } from '../../board/dragging.ts';
import { GlassContext, newGlass } from '../../board/glass.ts';
import type { Pressed } from '../../board/key-name.ts';
import { useNarrow } from '../../board/narrow.ts';
import { OfferedContext } from '../../board/offered.ts';
import { thingsAt } from '../../board/things-at.ts';
import type { Described, Face, PieceProps, Thing } from '../../games/face.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { lidOf } from '../pages/lids.ts';
import { useSettings } from '../settings.tsx';
import { aimedHands, pastHands } from './aimed-hands.ts';
import { useAnnouncer } from './announcer.tsx';
import { BesideThings } from './beside-things.tsx';
import { isHardlyMeant, offersInHand } from './choosing.ts';
import { sayOnce } from './coaching.ts';
import { chairsAt } from './company/chairs.ts';
import { CompanyRow } from './company/company-row.tsx';
import { useConsideringShown } from './company/considering.ts';
import { isSparing } from './company/going-by.ts';
import { type HandedOn, useHanding } from './company/handing.ts';
import { useStops } from './company/stops.ts';
import { ConnectionState } from './connection.tsx';
import { Dialogs } from './dialogs.tsx';
import { errandAmong } from './errand.ts';
import { farStepIn } from './far-step.ts';
import { hasOnlyFingers } from './fingers.ts';
import { asOne, gatheredIn } from './gathered.ts';
import { groupedOffers, inOrder, shortcutsIn } from './grouping.ts';
import { useHeldTold } from './held-told.ts';
import { hexDirectionFor } from './keys.ts';
import { momentOf } from './moment.ts';
import { withoutLast } from './playing/frames.ts';
import { momentPlayed, sceneHeldBack, unasked } from './playing/held-back.ts';
import { AT_ONCE } from './playing/pace.ts';
import { usePaceAt } from './playing/pace-here.ts';
import { usePlayedOut, useSequencer, useSound, useTelling } from './playing/use-playing.ts';
import { plainWayOn, primaryOf } from './primary.ts';
import { type Room, RoomContext } from './room.ts';
import { eventsIn, isAsked, type Known } from './scene-keeper.ts';
import { type Session, SessionContext } from './session.ts';
import type { Sheet } from './sheet.tsx';
import { consideringIn, halfOf, type OpenSheet } from './sitting.ts';
import { TableBar } from './table-bar.tsx';
import { NarrowPanels, WidePanels } from './table-panels.tsx';
import { nod, useClickGuard } from './use-click-guard.ts';
import { useCoach } from './use-coach.ts';
import { useDesk, useDeskClock } from './use-desk.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useForecast } from './use-forecast.ts';
import { useGroundPress } from './use-ground-press.ts';
import type { LiveTable } from './use-live-table.ts';
import { useTableKeys } from './use-table-keys.ts';
import { wayBegunBy } from './ways.ts';

const NOTHING: readonly GameEvent[] = [];

interface TableRoomProps {
  readonly live: LiveTable;
  readonly known: Known;
  readonly face: Face;
  readonly speaker: Speaker;
  /** Whoever explains, at a guided table. */
  readonly guide: Speaker | undefined;
  readonly handedOn: HandedOn | undefined;
  /** Fetched for narrow windows only. */
  readonly sheetBelow: typeof Sheet | undefined;
}

/** That a finger rests on a piece before it drags it is said once at each table. */
const HOW_TO_DRAG = 'tool hold';

export function TableRoom({ live, known, face, speaker, guide, handedOn, sheetBelow }: TableRoomProps) {
  const { first: firstLine } = known;
  const { earlier } = live;
  const settings = useSettings();
  const { twoStep, goesOn, keys } = settings;
  const [speed] = usePaceAt(known.scene.table.id);
  const hexDirection = useCallback((pressed: Pressed) => hexDirectionFor(pressed, keys), [keys]);
  const page = useRef<HTMLElement>(null);
  const [glass] = useState(newGlass);
  const isNarrow = useNarrow();
  const { region, announce } = useAnnouncer();
  const say = useCallback((key: string, figures?: object) => speaker.say(`table-page ${key}`, figures), [speaker]);

  const sequencer = useSequencer(face);
  const { desk, sitting } = useDesk(face, {
    known,
    speaker,
    live,
    twoStep,
    goesOn,
    isHeld: sequencer.isPlaying,
    refuse: (key) => announce(say(key)),
  });
  const { looking, past, playedFor, inHand, sending } = sitting;
  useEffect(() => {
    if (sending === 'now') sequencer.begin();
  }, [sequencer, sending]);
  const isPast = looking !== undefined;
  const now = useMemo(() => momentOf(known, { looking, past, playedFor }, desk.since), [known, looking, past, playedFor, desk]);
  const frame = now.hasArrived
    ? { view: now.view, lines: now.lines, views: now.views, first: firstLine, isPast, isLeapt: !isPast && !sitting.isTurned }
    : undefined;
  const shown = usePlayedOut(sequencer, face, frame, {
    speed: playedFor === 'skipping' ? AT_ONCE : speed,
    still: settings.calm,
    // In the past there is no button to go on by: the next page is.
    attended: known.scene.seat !== null && playedFor === 'no' && !isPast,
    guided: known.scene.table.guided,
  });
  const isPlayed = shown.playing !== undefined && !isPast;
  const isSpared = isSparing(known.scene, sitting);
  const [stops] = useStops(known.scene.table.id);
  const isHeld = isPlayed || isSpared;
  const moment = useMemo(() => {
    const played = momentPlayed(now, shown);
    return isSpared ? unasked(played) : played;
  }, [now, shown, isSpared]);
  const scene = useMemo(() => (isHeld ? sceneHeldBack(known.scene) : known.scene), [known.scene, isHeld]);
  const log = useMemo(() => (isHeld ? withoutLast(known.log, shown.held) : known.log), [known.log, isHeld, shown.held]);
  const expected = useForecast(known.scene, isHeld ? shown.playing?.event : undefined, shown.recent.length);
  const story = useMemo(() => eventsIn(moment.lines), [moment.lines]);
  const { view, offers } = moment;
  const calm = settings.calm || playedFor === 'skipping';
  // A finger that rests upon something reads it, and has chosen nothing.
  const considering = consideringIn(
    hasOnlyFingers() ? { ...sitting, pointed: undefined } : sitting,
    moment.all,
    face.things,
    (thing, isInHand) => face.standsFor?.(view, thing, isInHand) ?? [],
    scene.version,
    ({ choice }, thing) => face.asksFirst?.(view, choice, thing) === true,
    (thing) => face.reads?.(view, thing) === true,
  );
  const passText = scene.question?.pass;
  const asks = moment.looking === undefined ? scene.question?.asks : undefined;
  const gathering = face.gathers?.(view, asks);
  const gathered = useMemo(
    () => (gathering ? gatheredIn(moment.all, halfOf(sitting, moment.all).gathered) : undefined),
    [gathering, moment.all, sitting],
  );
  // Where something is gathered, the filled button has the last word.
  const ends = gathered?.length ? gathering?.ends : undefined;
  const grouped = useMemo(() => {
    const { rank } = face;
    const listed = ends === undefined ? offers : offers.filter(({ choice }) => choice.kind !== ends);
    return groupedOffers(inOrder(listed, rank && ((choice) => rank(view, choice))), face.things, passText, face.inRows);
  }, [offers, face, passText, view, ends]);

  const handing = useHanding(handedOn, scene, isHeld);
  const { opened, meant, isReading } = considering;
  const isToBeGathered = meant?.choice.kind === gathering?.kind;
  const primary = primaryOf({
    offers,
    menu: opened?.what === 'which' && !gathering && !isReading ? opened.offers : undefined,
    considered: isToBeGathered || (meant && isHardlyMeant(meant)) ? undefined : meant,
    wayOn: gathering
      ? asOne(gathering, offers, gathered ?? [])
      : face.wayOn
        ? face.wayOn(view, offers, asks)
        : plainWayOn(grouped.pass, grouped.plain),
    isPlaying: shown.playing !== undefined,
    isLookingBack: moment.looking !== undefined,
    playedFor,
    isOver: scene.outcome !== null,
    hasNext: scene.seat !== null && lidOf(scene.table.game) !== undefined,
    isForAnother: handing?.to !== undefined,
  });
  // The scripted player decides: whatever could be explained now would be read by nobody.
  const isGuided = isAsked(scene) && playedFor === 'no';
  const asksGuided = isGuided ? scene.question?.asks : undefined;
  const coach = useCoach({ scene, guide, face, asks: asksGuided, isHeld, isPast, recent: moment.recent, log });
  const shortcuts = useMemo(() => shortcutsIn(grouped), [grouped]);

  const session = useMemo<Session>(
    () => ({ scene, log, firstLine, earlier, face, speaker, calm, say, desk, sequencer, handing, announce }),
    [scene, log, firstLine, earlier, face, speaker, calm, say, desk, sequencer, handing, announce],
  );
  useSound(shown, settings.sound);
  useTelling(shown, moment.looking === undefined ? moment.recent : NOTHING, (events) =>
    announce(events.map((event) => speaker.event(event)).join(' ')),
  );
  // Whoever looks back beyond the lines that are known wants to read those, too.
  const isBeforeLog = looking !== undefined && firstLine > 0 && looking <= (log[0]?.step ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again and again, until the lines are there
  useEffect(() => {
    if (isBeforeLog) void earlier();
  }, [isBeforeLog, firstLine, earlier]);
  useDeskClock(desk, sitting, moment, known, face, speed, shown.playing !== undefined);
  useFocusKeeper(page, scene.version);
  useClickGuard(page, offers);
  useGroundPress(desk);
  useDragging(page, {
    ...{
      canTake: desk.hand.canTake,
      canDrop: desk.hand.canDrop,
      along: desk.hand.along,
      onTake: (thing) => {
        // whoever has dragged one knows how
        if (thing !== undefined) sayOnce(scene.table.id, HOW_TO_DRAG);
        desk.hand.take(thing);
      },
      onOver: desk.hand.hold,
      onDrop: desk.hand.drop,
    },
    ...aimedHands(
      shown.playing?.beat,
      () => sequencer.skipOne(),
      () => desk.point(undefined),
    ),
    ...pastHands(
      isPast,
      (thing) => (face.standsFor?.(view, thing).length ?? 0) > 0,
      () => desk.tell('not-in-the-past'),
    ),
    onHurry: (thing, inVain) => {
      if ((inVain && desk.hand.isPiece(thing)) || sayOnce(scene.table.id, HOW_TO_DRAG)) desk.tell('hold-to-drag');
    },
  });
  useTableKeys({ page, session, sitting, moment });

  useConsideringShown(scene, considering, face, desk);
  const chairs = useMemo(() => chairsAt(scene, desk.housekeeping), [scene, desk]);
  /** While something is dragged, what it could be put upon is what the board is about. */
  const dragged = useMemo(() => {
    if (inHand === undefined) return undefined;
    const errands = face.errands?.(view, moment.all, inHand) ?? new Map<string, readonly string[]>();
    const held = offersInHand(moment.all, face.things, inHand, face.standsFor?.(view, inHand, true));
    const single = new Set([...errands.values()].flatMap(([first = '', ...more]) => (more.length === 0 ? [first] : [])));
    return { errands, ontos: [...errands.keys()], offers: held.length > 0 ? held : moment.all.filter(({ text }) => single.has(text)) };
  }, [inHand, moment.all, face, view]);
  const { over } = sitting;
  const ahead = useMemo(
    () => (over === undefined ? undefined : errandAmong(dragged?.errands, [over, ...(face.standsFor?.(view, over) ?? [])])),
    [over, dragged, face, view],
  );
  // What was put down stays before everybody's eyes while it is asked what is meant by it.
  const way = wayBegunBy(opened, considering.considered) ?? (opened?.what === 'which' ? opened.ways?.at(-1) : undefined);
  const farStep = farStepIn(considering, sitting, { face, speaker, view, offers: moment.all });
  const shownAhead = ahead ?? way?.texts ?? (farStep?.isPressed ? farStep.texts : undefined);
  const pieces: PieceProps = {
    view,
    speaker,
    asks,
    offers: dragged?.offers ?? offers,
    inHand,
    put: opened?.by,
    ...(shownAhead && { ahead: shownAhead }),
    ...(dragged && { ontos: dragged.ontos }),
    ...(gathered && { gathered }),
    considered: considering.considered,
    picked: considering.picked,
    advised: considering.advised,
    advice: sitting.hinted?.advice,
    pointed: sitting.pointed?.thing,
    tapped: twoStep ? considering.tapped : undefined,
    recent: moment.recent,
    unseen: isPast ? NOTHING : shown.unseen,
    playing: shown.playing,
    told: story,
    calm,
    onPoint: desk.point,
    onPress: desk.press,
    hexDirection,
    chairs,
    shortcuts,
    onChoose: desk.pickText,
  };
  const [told, setTold] = useState<Described>();
  const held = useHeldTold(sitting, moment.all, session);
  const playing = { sitting, moment, playing: shown.playing, expected, coach };
  // Of a way that leads farther, the row of its first step is not what is meant.
  const led = farStep ? { ...considering, held: undefined } : considering;
  const room: Room = { ...playing, considering: led, grouped, primary, told, held, farStep, pieces };
  const skipOne = (event: MouseEvent) => {
    // Whoever has a tool of the board in hand looks at what is shown.
    if (event.target instanceof Element && event.target.closest(TOOL_IN_HAND)) return;
    event.stopPropagation();
    const beat = shown.playing?.beat;
    // A finger on what waits wants to read it: the filled button goes on from there, or a tap on what a shot is aimed at, for its odds are seen.
    const isAimed = beat?.aims !== undefined && isUpon(event, beat.aims);
    const isMeant = sequencer.due() !== undefined || (beat?.aims === undefined ? !isByFinger(event) : isAimed);
    const filled = isMeant ? undefined : page.current?.querySelector('.primary');
    if (!filled) return sequencer.skipOne();
    nod(filled);
    // Whoever presses something else meanwhile is told what that is.
    const [thing] = thingsAt(event.nativeEvent);
    if (thing !== undefined) desk.lookAt(thing);
  };
  const offered = useMemo(() => [...new Set(offers.flatMap(({ choice }) => face.things(choice)))], [offers, face]);
  const { Board, Tray } = face;
  const { rule, sheet } = sitting;
  return (
    <SessionContext value={session}>
      <RoomContext value={room}>
        <GlassContext value={glass}>
          <main
            id="main"
            className="table-page"
            ref={page}
            data-game={scene.table.game}
            data-version={scene.version}
            data-asks={scene.question?.asks}
            data-sending={sitting.sending}
            data-narrow={isNarrow}
          >
            <TableBar view={view} connection={<ConnectionState connection={live.connection} />} />
            <CompanyRow />
            <div className="table-middle" data-card-pane>
              <h2 className="unseen">{say('board')}</h2>
              <div
                className="table-board"
                data-looking={moment.looking !== undefined}
                data-stirred={desk.isStirred()}
                onClickCapture={shown.playing ? skipOne : undefined}
              >
                <OfferedContext value={offered}>
                  <Board {...pieces} />
                </OfferedContext>
              </div>
              {!isNarrow && Tray && (
                <div className="table-tray on-desk">
                  <Tray {...pieces} />
                </div>
              )}
            </div>
            {isNarrow ? sheetBelow && <NarrowPanels part={sheetBelow} /> : <WidePanels />}
            {region}
            <BesideThings opened={opened} onTold={setTold} />
            {inHand !== undefined && (
              <Suspense fallback={null}>
                <Held />
              </Suspense>
            )}
            {stops.promised && (
              <Suspense>
                <PromiseKept />
              </Suspense>
            )}
            {sheet && <SheetOpened sheet={sheet} onClose={desk.closeSheet} />}
            {rule && (
              <Suspense>
                <RulePopover rule={rule.rule} anchor={rule.anchor} onClose={desk.closeRule} />
              </Suspense>
            )}
            <Dialogs />
          </main>
        </GlassContext>
      </RoomContext>
    </SessionContext>
  );
}

/** What a board has to be pressed besides itself, and the board as long as presses upon it are taken by that. */
const TOOL_IN_HAND = '[data-tool]:not([data-tool=""])';

function isByFinger({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}

// Fetched when somebody asks for them.
const Held = lazy(async () => ({ default: (await import('./held.tsx')).Held }));
const PromiseKept = lazy(() => import('./promise-kept.tsx'));
const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }));
const RulePopover = lazy(async () => ({ default: (await import('./rule-popover.tsx')).RulePopover }));
const DiceLuck = lazy(async () => ({ default: (await import('./dice-luck.tsx')).DiceLuck }));
const OddsList = lazy(async () => ({ default: (await import('./odds-list.tsx')).OddsList }));

function SheetOpened({ sheet, onClose }: { readonly sheet: OpenSheet; readonly onClose: () => void }) {
  const Sheet = { menu: Menu, luck: DiceLuck, odds: OddsList }[sheet.what];
  return (
    <Suspense fallback={null}>
      <Sheet anchor={sheet.anchor} onClose={onClose} />
    </Suspense>
  );
}

function isUpon({ target }: MouseEvent, thing: Thing): boolean {
  return target instanceof Element && target.closest<HTMLElement>('[data-thing]')?.dataset.thing === thing;
}
