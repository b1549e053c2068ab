/** What lies under the pointer: in two lines beside it, and all there is to know on asking. */
import { type RefObject, useEffect, useState } from 'react';
import { HoverCard } from '../../board/hover-card.tsx';
import { thingElementId } from '../../board/thing.tsx';
import type { Described, Face } from '../../games/face.ts';
import { useSettings } from '../settings.tsx';
import { DescribedLines, describe } from './described.tsx';
import { keysOf } from './keys.ts';
import { Popover } from './popover.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import type { Considering, Pointed } from './sitting.ts';
import type { Act } from './use-pointing-act.ts';

/** So that cards do not flicker up along the way of a pointer that is only passing. */
const PATIENCE_MS = 450;

interface PointedCardProps {
  /** By what somebody points. */
  readonly act: RefObject<Act>;
  /** What has no free ground beside it is told in the column. */
  readonly onTold: (described: Described | undefined) => void;
}

export function PointedCard({ act, onTold }: PointedCardProps) {
  const session = useSession();
  const { desk, say } = session;
  const { keys } = useSettings();
  const { sitting, moment, considering, playing } = useRoom();
  const { pointed, tellsAll } = sitting;
  const passed = usePassed(pointed, playing !== undefined);
  // What a pointer at rest has come to lie over, and what it pointed at before something was shown, is not pointed at.
  const isPast = !tellsAll && pointed !== undefined && (pointed === passed || !desk.isStirred());
  const isOnBoard = isShownOnBoard(session.face, considering) && !tellsAll;
  // A full hand has its own slip.
  const isHidden =
    sitting.isCardHidden || sitting.inHand !== undefined || isCovered(sitting) || considering.opened !== undefined || isOnBoard || isPast;
  const rested = useShown(act, pointed, isHidden);
  const shown = tellsAll && pointed && !isHidden ? { ...pointed, isAsked: false } : rested;
  const described = shown && describe(shown.thing, moment.view, moment.offers, session);
  // what the keys have led to may have been lent its element only now
  const anchor = shown && (shown.anchor ?? document.getElementById(thingElementId(shown.thing)) ?? undefined);
  const isThere = anchor?.isConnected === true && described !== undefined;
  useEffect(() => {
    if (!isThere) onTold(undefined);
  }, [isThere, onTold]);
  if (!shown || !anchor || !described || !isThere) return null;
  const whole = session.face.whole?.(moment.view, shown.thing, session.speaker);
  if (tellsAll || shown.isAsked) {
    const close = () => {
      if (!tellsAll) desk.point(undefined);
      // The keys still point at it; a hand that has closed it does not.
      else if (act.current === 'key') desk.tellAll(false);
      else desk.lookAway();
    };
    return (
      <Popover anchor={anchor} title={described.title} onClose={close}>
        {whole}
        <DescribedLines lines={whole ? [] : described.lines} />
      </Popover>
    );
  }
  return (
    <HoverCard
      key={shown.thing}
      anchor={anchor}
      title={described.title}
      lines={described.lines}
      whole={whole}
      more={say('hover-more', { key: keysOf(keys).read })}
      onGround={(isFree) => onTold(isFree ? undefined : described)}
    />
  );
}

/** Whether the board shows what is considered, with all there is to say of it. */
function isShownOnBoard({ showsConsidered: shows = false }: Face, { held, considered }: Considering): boolean {
  if (held === undefined || !considered) return false;
  return typeof shows === 'function' ? shows(considered.choice) : shows;
}

/** Whether something lies open that matters more than what is under the pointer. */
function isCovered({ asking, sheet, rule, notice }: ReturnType<typeof useRoom>['sitting']): boolean {
  return Boolean(asking ?? sheet ?? rule ?? notice);
}

/** What was pointed at when something began to be played out. */
function usePassed(pointed: Pointed | undefined, isPlaying: boolean): Pointed | undefined {
  const [before, setBefore] = useState({ isPlaying, pointed: isPlaying ? pointed : undefined });
  if (before.isPlaying !== isPlaying) setBefore({ isPlaying, pointed: isPlaying ? pointed : before.pointed });
  return before.pointed;
}

interface Shown extends Pointed {
  /** By a finger that rests: it has waited long enough, and wants to know everything. */
  readonly isAsked: boolean;
}

/** What has been pointed at for long enough, by somebody who meant to; gone as soon as the pointer is. */
function useShown(act: RefObject<Act>, pointed: Pointed | undefined, isHidden: boolean): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const by = act.current;
    // The focus has come back, or a dialog lies over it: nobody has pointed at anything.
    if (!pointed || by === 'focus' || document.querySelector('dialog[open]')) return undefined;
    const timer = setTimeout(() => setShown({ ...pointed, isAsked: by === 'touch' }), by === 'touch' ? 0 : PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setShown(undefined);
    };
  }, [pointed, act]);
  useEffect(() => {
    if (isHidden) setShown(undefined);
  }, [isHidden]);
  return isHidden || shown?.thing !== pointed?.thing ? undefined : shown;
}
