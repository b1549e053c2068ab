/** The one filled button: it stands still while the pointer rests on it, and Enter presses it. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { isStillMeant, type Primary } from './primary.ts';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import { nod } from './use-click-guard.ts';

/** So many letters still stand large on the button, and so many on two lines. */
const SHORT = 11;
const MIDDLING = 24;
/** And on three. */
const LONG = 72;

interface FilledProps {
  readonly does: Primary['does'];
  readonly label: string;
  readonly isIdle: boolean;
  /** All is lost by it. */
  readonly isFatal?: boolean | undefined;
  readonly isSettled: boolean;
  readonly onPress: () => void;
  /** It was pressed though there is nothing for it to do. */
  readonly onVain?: (() => void) | undefined;
}

export function Filled({ does, label, isIdle, isFatal = false, isSettled, onPress, onVain }: FilledProps) {
  const { say, desk } = useSession();
  const { sitting } = useRoom();
  const button = useRef<HTMLButtonElement>(null);
  const said = useRef<string>(undefined);
  useEnter(button, sitting.pointed !== undefined);
  useStillness(desk, sitting.isResting);
  return (
    <button
      type="button"
      ref={button}
      className="primary"
      data-primary={does}
      data-length={lengthOf(label)}
      data-fatal={isFatal || undefined}
      data-settled={isSettled}
      aria-disabled={isIdle}
      onPointerDown={() => {
        said.current = label;
      }}
      onClick={({ currentTarget, detail }) => {
        const isMeant = isStillMeant(detail > 0 ? said.current : undefined, label);
        if (!isIdle && isMeant) onPress();
        else if (!isSettled || !isMeant) nod(currentTarget);
        else onVain?.();
      }}
      // A key that is held down presses once.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onPointerEnter={({ pointerType }) => desk.rest(pointerType !== 'touch')}
      onPointerLeave={() => desk.rest(false)}
    >
      <span key={label} className="primary-label">
        {label}
      </span>
      {!isIdle && (
        <span className="primary-key" aria-hidden="true">
          {say(does === 'skip' ? 'key-name-space' : 'key-name-enter')}
        </span>
      )}
    </button>
  );
}

function lengthOf(label: string): 'short' | 'middling' | 'long' | 'longest' {
  if (label.length <= SHORT) return 'short';
  if (label.length <= MIDDLING) return 'middling';
  return label.length <= LONG ? 'long' : 'longest';
}

/** What it does stays as it is while the pointer rests on it, until somebody uses the keys. */
function useStillness(desk: Desk, isResting: boolean): void {
  useEffect(() => () => desk.rest(false), [desk]);
  useEffect(() => {
    if (!isResting) return undefined;
    const onKey = () => desk.rest(false);
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [desk, isResting]);
}

/** What presses its own button, or takes what is typed. */
const OWN = 'button, a, input, select, textarea, summary, [role="tab"], .popover';
/** Of these, what no longer has Enter for itself when it was pressed by hand: nothing shows that the focus is still there. */
const PRESSED = 'button, [role="tab"]';
/** A menu that a hand has opened, none of its rows chosen by key yet: the button says what it comes to. */
const MENU = '.popover:has(> .popover-body > .which)';

/** Enter, wherever the focus is, unless something there takes it: a button, a field, or the board with something under its cursor. */
function useEnter(button: RefObject<HTMLButtonElement | null>, isPointing: boolean): void {
  const pointing = useRef(isPointing);
  pointing.current = isPointing;
  useEffect(() => {
    let byHand: EventTarget | null = null;
    const onDown = ({ target }: PointerEvent) => {
      byHand = target;
    };
    const isLeftFrom = (own: Element) => own.matches(PRESSED) && !own.closest('.popover') && byHand instanceof Node && own.contains(byHand);
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter') byHand = null;
      if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!(target instanceof Element) || document.querySelector('dialog[open]')) return;
      const own = target.closest(OWN);
      if (own && !isLeftFrom(own) && !(own === target && own.matches(MENU))) return;
      if (target.closest('[role="application"]') && pointing.current) return;
      event.preventDefault();
      event.stopPropagation();
      button.current?.click();
    };
    const until = new AbortController();
    const early = { capture: true, signal: until.signal };
    window.addEventListener('pointerdown', onDown, early);
    window.addEventListener('keydown', onKey, early);
    return () => until.abort();
  }, [button]);
}
