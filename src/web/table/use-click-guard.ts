/**
 * A press meant for a choice that is gone must not fall upon the one that has come to lie in its place: the second
 * half of a double click, or a click that was on its way when the others moved.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Offer } from '../../kernel/witness/sight.ts';
import { AWARE_MS } from './settling.ts';

/** A pointer that has gone farther than this since is meant to be where it is, in pixels. */
const STILL = 12;
const GUARDED = '[data-offers], .table-board button, .table-board [role="button"], .table-tray button, .bottom-sheet button';

/** A press that came too soon has been seen: nothing moves, but it is answered. */
export function nod(pressed: Element): void {
  pressed.animate({ opacity: [1, 0.3, 1] }, 280);
}

export function useClickGuard(page: RefObject<HTMLElement | null>, offers: readonly Offer[]): void {
  const pointer = useRef({ x: Number.NaN, y: Number.NaN });
  const isFinger = useRef(false);
  const changed = useRef({ choices: '', at: Number.NEGATIVE_INFINITY, x: Number.NaN, y: Number.NaN });
  const choices = offers.map(({ text }) => text).join('\n');

  useLayoutEffect(() => {
    changed.current = { choices, at: performance.now(), ...pointer.current };
  }, [choices]);

  useEffect(() => {
    const element = page.current;
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      isFinger.current = pointerType === 'touch';
      pointer.current = { x: clientX, y: clientY };
    };
    const guard = (event: MouseEvent) => {
      const { at, x, y } = changed.current;
      // A key that presses a button makes a click without a pointer.
      const isByPointer = event.detail > 0;
      const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= STILL;
      if (!isByPointer || !isStill || event.timeStamp - at > (isFinger.current ? AWARE_MS.finger : AWARE_MS.pointer)) return;
      if (!(event.target instanceof Element && event.target.closest(GUARDED))) return;
      event.stopPropagation();
      event.preventDefault();
      nod(event.target.closest('button, [role="button"]') ?? event.target);
    };
    window.addEventListener('pointermove', follow, true);
    window.addEventListener('pointerdown', follow, true);
    element?.addEventListener('click', guard, true);
    return () => {
      window.removeEventListener('pointermove', follow, true);
      window.removeEventListener('pointerdown', follow, true);
      element?.removeEventListener('click', guard, true);
    };
  }, [page]);
}
