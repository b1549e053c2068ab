/** The room with everything in it: board, tray, column, and what lies open upon them. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Face, PieceProps, Thing } from '../../games/face.ts';
import type { RuleId } from '../../kernel/game.ts';
import type { Hinted } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { useSettings } from '../settings.tsx';
import { useAnnouncer } from './announcer.tsx';
import { heardAt, remember } from './coaching.ts';
import { ConnectionState } from './connection.tsx';
import { Dialogs } from './dialogs.tsx';
import { DiceLuck } from './dice-luck.tsx';
import { OpenedBeside } from './explain.tsx';
import { groupedOffers } from './grouping.ts';
import { Menu } from './menu.tsx';
import { useNarrow } from './narrow.ts';
import { OddsList } from './odds-list.tsx';
import { type Pointed, PointedCard } from './pointed-card.tsx';
import { RulePopover } from './rule-popover.tsx';
import type { Known } from './scene-keeper.ts';
import { isAsked, type Session, SessionContext } from './session.ts';
import { TableBar } from './table-bar.tsx';
import { NarrowPanels, WidePanels } from './table-panels.tsx';
import { useChoosing } from './use-choosing.ts';
import { useClickGuard } from './use-click-guard.ts';
import { useCommands } from './use-commands.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useHousekeeping } from './use-housekeeping.ts';
import type { LiveTable } from './use-live-table.ts';
import { useMoment } from './use-moment.ts';
import { usePlayOn } from './use-play-on.ts';
import { useReplay } from './use-replay.ts';
import { useTableKeys } from './use-table-keys.ts';

interface TableRoomProps {
  readonly live: LiveTable;
  readonly known: Known;
  readonly face: Face;
  readonly speaker: Speaker;
}

/** A sheet that was opened by a button or a key. */
interface Sheet {
  readonly what: 'menu' | 'luck' | 'odds';
  readonly anchor: Element;
}

/** Remembered beside the coach's notes: what it means to be played for was explained here. */
const PLAYED_FOR = 'tool play-on';

export function TableRoom({ live, known, face, speaker }: TableRoomProps) {
  const { scene, log } = known;
  const settings = useSettings();
  const page = useRef<HTMLElement>(null);
  const isNarrow = useNarrow();
  const { region, announce } = useAnnouncer();
  const [rule, setRule] = useState<{ rule: RuleId; anchor: Element }>();
  const [sheet, setSheet] = useState<Sheet>();
  const [pointed, setPointed] = useState<Pointed>();
  const [isCardHidden, setCardHidden] = useState(false);
  const [hinted, setHinted] = useState<Hinted>();

  const commands = useCommands(scene.table.id, live);
  const housekeeping = useHousekeeping(scene, live.refresh);
  const replay = useReplay(scene.table.id, known, settings.speed);
  const isTurn = known.recent.some((event) => face.isHeadline(event));
  const canPlay = isAsked(scene) && replay.looking === undefined;
  const playOn = usePlayOn({ canPlay, version: scene.version, isTurn }, commands, settings.speed);
  const moment = useMoment(known, replay, playOn.isPlaying);
  const { view, offers } = moment;
  const calm = settings.calm || playOn.isSkipping;

  const hint = hinted && hinted.version >= scene.version ? hinted : undefined;
  const choosing = useChoosing({
    scene,
    face,
    offers,
    advised: hint?.choice,
    twoStep: settings.twoStep,
    choose: (text) => {
      setHinted(undefined);
      void commands.choose(text);
    },
  });
  const passText = scene.question?.pass;
  const grouped = useMemo(() => groupedOffers(offers, face.things, passText), [offers, face, passText]);

  const say = useCallback((key: string, figures?: object) => speaker.say(`table-page ${key}`, figures), [speaker]);
  const showRule = useCallback((wanted: RuleId, anchor: Element) => {
    setCardHidden(true);
    setRule({ rule: wanted, anchor });
  }, []);
  const session = useMemo<Session>(
    () => ({ scene, log, face, speaker, calm, say, showRule, announce }),
    [scene, log, face, speaker, calm, say, showRule, announce],
  );

  useEffect(() => {
    if (known.recent.length > 0) announce(known.recent.map((event) => speaker.event(event)).join(' '));
  }, [known.recent, speaker, announce]);
  useFocusKeeper(page, scene.version);
  useClickGuard(page, offers);

  const point = useCallback((thing: Thing | undefined, element?: Element) => {
    setCardHidden(false);
    setPointed(thing === undefined ? undefined : { thing, anchor: element ?? document.getElementById(`thing-${thing}`) ?? undefined });
  }, []);

  const isLookingBack = replay.looking !== undefined;
  /** Nothing is done from the past: the key says why. */
  const now = (does: () => void) => () => {
    if (isLookingBack) announce(say('not-in-the-past'));
    else does();
  };
  const undo = (): void => {
    if (scene.seat === null) return;
    if (scene.undoable === 0 && scene.step > 0) housekeeping.ask('beyond');
    else void commands.undo(false);
  };
  const deeds = {
    undo: now(undo),
    redo: now(() => void (scene.redoable && commands.redo())),
    hint: now(async () => {
      if (isAsked(scene)) setHinted(await commands.hint());
    }),
    playOn: now(() => {
      if (!canPlay) return;
      if (heardAt(scene.table.id, scene.table.forkedFrom).includes(PLAYED_FOR)) playOn.start();
      else housekeeping.ask('play-on');
    }),
    fork: () => {
      if (replay.looking === undefined) return;
      housekeeping.fork(replay.looking, say('fork-name', { name: scene.table.name, step: replay.looking }));
    },
    keys: () => housekeeping.ask('keys'),
    openSheet: (what: Sheet['what'], anchor: Element) => setSheet({ what, anchor }),
    closeHint: () => setHinted(undefined),
  };
  const { problem } = commands;
  useEffect(() => {
    if (problem?.code === 'undo-stops-here') housekeeping.ask('beyond');
  }, [problem, housekeeping.ask]);

  const isLocked = commands.sending !== 'no';
  const canPress = scene.seat !== null && !isLookingBack && !isLocked && !playOn.isPlaying;
  const press = (thing: Thing, element?: Element) => {
    setCardHidden(true);
    if (canPress) choosing.press(thing, element);
  };
  useTableKeys({ page, session, offers, pointed, point, choosing, replay, playOn, housekeeping, deeds, hasHint: hint !== undefined });

  const pieces: PieceProps = {
    view,
    speaker,
    asks: isLookingBack ? undefined : scene.question?.asks,
    offers,
    considered: choosing.considered,
    pointed: pointed?.thing,
    recent: moment.recent,
    calm,
    onPoint: point,
    onPress: press,
    onChoose: (text) => {
      const offer = offers.find((one) => one.text === text);
      if (offer && canPress) choosing.pick(offer);
    },
  };
  const panels = { session, commands, choosing, replay, playOn, moment, grouped, hint, housekeeping, deeds, isLocked, pieces };
  const { Board, Tray } = face;
  const close = () => setSheet(undefined);

  return (
    <SessionContext value={session}>
      <main id="main" className="table-page" ref={page} data-game={scene.table.game} data-narrow={isNarrow}>
        <TableBar
          view={view}
          connection={<ConnectionState connection={live.connection} />}
          onMenu={(anchor) => setSheet({ what: 'menu', anchor })}
          onLuck={(anchor) => setSheet({ what: 'luck', anchor })}
        />
        <div className="table-body">
          <div className="table-middle">
            <h2 className="unseen">{say('board')}</h2>
            <div className="table-board" data-looking={isLookingBack}>
              <Board {...pieces} />
            </div>
            {!isNarrow && (
              <div className="table-tray">
                <Tray {...pieces} />
              </div>
            )}
          </div>
          {isNarrow ? <NarrowPanels {...panels} /> : <WidePanels {...panels} />}
        </div>
        {region}
        <PointedCard pointed={pointed} isHidden={isCardHidden || choosing.opened !== undefined} view={view} offers={offers} />
        <OpenedBeside choosing={choosing} />
        {sheet?.what === 'menu' && (
          <Menu
            anchor={sheet.anchor}
            housekeeping={housekeeping}
            onLuck={() => setSheet({ what: 'luck', anchor: sheet.anchor })}
            onKeys={() => housekeeping.ask('keys')}
            onClose={close}
          />
        )}
        {sheet?.what === 'luck' && <DiceLuck anchor={sheet.anchor} onClose={close} />}
        {sheet?.what === 'odds' && <OddsList offers={offers} anchor={sheet.anchor} onPick={choosing.pick} onClose={close} />}
        {rule && <RulePopover rule={rule.rule} anchor={rule.anchor} onClose={() => setRule(undefined)} />}
        <Dialogs
          housekeeping={housekeeping}
          onBeyond={() => void commands.undo(true)}
          onPlayOn={() => {
            remember(scene.table.id, [PLAYED_FOR]);
            playOn.start();
          }}
        />
      </main>
    </SessionContext>
  );
}
