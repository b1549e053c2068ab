/** By what somebody last pointed: a mouse, a finger, a key; or by nothing, when only the focus has moved. */
import { type RefObject, useEffect, useRef } from 'react';

export type Act = 'pointer' | 'touch' | 'key' | 'focus';

/** Keys that close, confirm or go elsewhere: the focus that comes back after them points at nothing. */
const GOING: ReadonlySet<string> = new Set(['Tab', 'Escape', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta']);
/** A key that leads to the board brings the focus with it, in milliseconds. */
const TOGETHER = 60;

export function usePointingAct(): RefObject<Act> {
  const act = useRef<Act>('focus');
  useEffect(() => {
    let at = Number.NEGATIVE_INFINITY;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const byPointer = ({ pointerType }: PointerEvent) => {
      act.current = pointerType === 'touch' ? 'touch' : 'pointer';
    };
    window.addEventListener('pointerover', byPointer, options);
    window.addEventListener('pointermove', byPointer, options);
    window.addEventListener('pointerdown', byPointer, options);
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (GOING.has(key)) return;
        act.current = 'key';
        at = timeStamp;
      },
      options,
    );
    window.addEventListener(
      'focusin',
      ({ timeStamp }) => {
        const isByKey = act.current === 'key' && timeStamp - at <= TOGETHER;
        if (!isByKey && document.querySelector(':focus-visible')) act.current = 'focus';
      },
      options,
    );
    return () => listening.abort();
  }, []);
  return act;
}
