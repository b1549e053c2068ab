/**
 * Whether the filled button has meant the same for long enough to be pressed. Where it comes to mean something else under a hand that has not
 * moved, it answers after a moment: to a finger later than to a mouse, for that has covered its words.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nobody sees, decides and presses in less, in milliseconds. */
export const AWARE_MS = { pointer: 400, finger: 650 } as const;
/** What was shown is over, and the button decides something now: whoever meant to skip it has been on his way for longer. */
export const AFTER_SHOW_MS = { pointer: 750, finger: 1100 } as const;

/** It leads away from this table: nobody is to leave it by pressing twice. */
const LEAVING_MS = { pointer: 1500, finger: 1500 } as const;

interface Meant {
  readonly meaning: string;
  /** One window after the other is let go by with the same choice: only the words tell them apart. */
  readonly words: string;
  readonly version: number;
}

/**
 * With another question, and when everything has been played out, it is the table that has changed it; so it is where the hand still lies upon
 * it. What is pointed at or pressed elsewhere changes it at once.
 */
export function isChangedByTable(before: Meant, now: Meant, isHandOnIt: boolean): boolean {
  if (before.meaning === now.meaning && before.words === now.words) return false;
  return before.version !== now.version || before.meaning === 'skip' || isHandOnIt;
}

/** How long it answers to nobody, in milliseconds. */
export function awareAfter(before: Meant, now: Meant, isFinger: boolean): number {
  const isAfterShow = before.meaning === 'skip' && now.meaning !== 'skip';
  const times = now.meaning === 'next' ? LEAVING_MS : isAfterShow ? AFTER_SHOW_MS : AWARE_MS;
  return isFinger ? times.finger : times.pointer;
}

/** Until then its words are read, pale, and it is not filled. */
export function useSettled(meaning: string, words: string, version: number): boolean {
  const before = useRef<Meant>({ meaning, words, version });
  const hand = useHand();
  const [isSettled, setSettled] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { meaning, words, version };
    const { isOnIt, isFinger } = hand.current;
    if (!isChangedByTable(last, before.current, isOnIt)) return;
    setSettled(false);
    // It settles in the end, whatever is pointed at meanwhile; but not under a press that came too soon.
    const settle = () => {
      const left = hand.current.at + AWARE_MS.pointer - performance.now();
      if (left > 0) timer.current = setTimeout(settle, left);
      else setSettled(true);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, awareAfter(last, before.current, isFinger));
  }, [meaning, words, version, hand]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return isSettled;
}

/** Whether the button was pressed last, when, and by a finger; a mouse that has left it, or another key, lies upon it no longer. */
function useHand() {
  const hand = useRef({ isOnIt: false, isFinger: false, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('.primary') !== null;
    const onPress = ({ target, pointerType }: PointerEvent) => {
      const isOnIt = isButton(target);
      hand.current = { isOnIt, isFinger: pointerType === 'touch', at: isOnIt ? performance.now() : hand.current.at };
    };
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && hand.current.isOnIt && !isButton(target))
        hand.current = { ...hand.current, isOnIt: false, isFinger: false };
    };
    const onKey = ({ key }: KeyboardEvent) => {
      hand.current = { ...hand.current, isOnIt: key === 'Enter', isFinger: false };
    };
    window.addEventListener('pointerdown', onPress, options);
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('keydown', onKey, options);
    return () => listening.abort();
  }, []);
  return hand;
}
