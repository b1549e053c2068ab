/**
 * A press meant for a choice that is gone must not fall upon the one that has come to lie in its place: the second
 * half of a double click, or a click that was on its way when the others moved.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Offer } from '../../kernel/witness/sight.ts';
import { notePress } from './last-press.ts';
import { AFTER_SHOW_MS, AWARE_MS } from './settling.ts';

/** A pointer that has gone farther than this since is meant to be where it is, in pixels. */
const STILL = 12;
const GUARDED =
  '[data-offers], .table-board button, .table-board [role="button"], .table-tray button, .bottom-sheet button:not(.pace-choice *)';
/** What takes back or advises, in the place of what was to be seen again or faster. */
const TOOLS = '.dock-tools:not(.pace-choice)';

/** A press that came too soon has been seen: nothing moves, but it is answered. */
export function nod(pressed: Element): void {
  pressed.animate({ opacity: [1, 0.3, 1] }, 280);
}

/** How the choices came to change last, and where the pointer was then. */
interface Changed {
  readonly choices: string;
  readonly at: number;
  /** Something was shown until then, and whoever went for its tools is still on his way. */
  readonly isAfterShow: boolean;
  readonly x: number;
  readonly y: number;
}

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
  readonly isOnTool: boolean;
  readonly isOnChoice: boolean;
}

/** What folds and unfolds moves everything below it: whatever has come to lie where it was pressed is meant by the next press but one. */
const FOLDS = '[aria-expanded]';

export function isWhereFolded(folded: Pick<Click, 'x' | 'y'> | undefined, { x, y, isOnChoice }: Click): boolean {
  return folded !== undefined && isOnChoice && Math.hypot(x - folded.x, y - folded.y) <= STILL;
}

/** While something is shown nothing can be chosen. A table that has just been opened has shown nothing yet. */
export const isAfterShow = (before: Pick<Changed, 'choices'> | undefined): boolean => before?.choices === '';

/** Whether it was meant for what was there before. */
export function isTooSoon(changed: Omit<Changed, 'choices'>, click: Click): boolean {
  const since = click.at - changed.at;
  if (click.isOnTool && changed.isAfterShow && since <= (click.isFinger ? AFTER_SHOW_MS.finger : AFTER_SHOW_MS.pointer)) return true;
  const isStill = Math.hypot(click.x - changed.x, click.y - changed.y) <= STILL;
  return click.isOnChoice && isStill && since <= (click.isFinger ? AWARE_MS.finger : AWARE_MS.pointer);
}

export function useClickGuard(page: RefObject<HTMLElement | null>, offers: readonly Offer[]): void {
  const pointer = useRef({ x: Number.NaN, y: Number.NaN });
  const isFinger = useRef(false);
  const changed = useRef<Changed>(undefined);
  const folded = useRef<Pick<Click, 'x' | 'y'>>(undefined);
  const choices = offers.map(({ text }) => text).join('\n');

  useLayoutEffect(() => {
    changed.current = { choices, isAfterShow: isAfterShow(changed.current), at: performance.now(), ...pointer.current };
  }, [choices]);

  useEffect(() => {
    const element = page.current;
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      isFinger.current = pointerType === 'touch';
      pointer.current = { x: clientX, y: clientY };
    };
    const guard = (event: MouseEvent) => {
      // A key that presses a button makes a click without a pointer.
      const { target, detail, timeStamp: at, clientX: x, clientY: y } = event;
      if (detail === 0 || !(target instanceof Element)) return;
      const isFolding = target.closest(FOLDS) !== null;
      const isOn = { isOnTool: target.closest(TOOLS) !== null, isOnChoice: target.closest(GUARDED) !== null && !isFolding };
      const click = { at, x, y, isFinger: isFinger.current, ...isOn };
      const isAstray = isWhereFolded(folded.current, click);
      folded.current = isFolding ? { x, y } : undefined;
      if (!isAstray && !(changed.current && isTooSoon(changed.current, click))) return;
      event.stopPropagation();
      event.preventDefault();
      nod(target.closest('button, [role="button"]') ?? target);
    };
    window.addEventListener('pointermove', follow, true);
    window.addEventListener('pointerdown', follow, true);
    window.addEventListener('pointerdown', notePress, true);
    element?.addEventListener('click', guard, true);
    return () => {
      window.removeEventListener('pointermove', follow, true);
      window.removeEventListener('pointerdown', follow, true);
      window.removeEventListener('pointerdown', notePress, true);
      element?.removeEventListener('click', guard, true);
    };
  }, [page]);
}
