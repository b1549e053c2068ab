/**
 * One behaviour for whatever can be pointed at. A mouse points by hovering and presses by clicking; a finger points
 * by resting and presses by tapping.
 */
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { Point } from './geometry.ts';

export type OnPoint = (thing: string | undefined, element?: Element) => void;
export type OnPress = (thing: string, element?: Element) => void;

/** A finger that rests this long wants to know, not to act. */
export const LONG_PRESS = 450;

/** How far a pointer may stray, in pixels, before its press is a drag. Fingers are less steady than mice. */
export function slop(pointerType: string): number {
  return pointerType === 'touch' ? 9 : 4;
}

interface PointingHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onLostPointerCapture: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** What lies under the pointer, and the element to explain it beside. */
interface Found {
  readonly thing: string;
  readonly element: Element;
}

type Finding = (event: PointerEvent | MouseEvent) => Found | undefined;

export function usePointing(thing: string, onPoint: OnPoint | undefined, onPress: OnPress | undefined): PointingHandlers {
  return usePointingAt((event) => ({ thing, element: event.currentTarget }), onPoint, onPress);
}

/** The same for one element on which many things lie: `find` says which of them is meant. */
export function usePointingAt(find: Finding, onPoint: OnPoint | undefined, onPress: OnPress | undefined): PointingHandlers {
  const over = useRef<string>(undefined);
  const rest = useRef<{ timer: number; from: Point } | undefined>(undefined);
  /** The finger has been used for something else than a tap: it has rested, or was one of two. */
  const isSpent = useRef(false);
  const finger = useRef<AbortController>(undefined);

  const lift = () => {
    if (rest.current) window.clearTimeout(rest.current.timer);
    rest.current = undefined;
  };
  const leave = () => {
    lift();
    finger.current?.abort();
  };
  const told = useRef(onPoint);
  useLayoutEffect(() => {
    told.current = onPoint;
  }, [onPoint]);
  // At once, before the pointer is found upon whatever comes in its place.
  useLayoutEffect(
    () => () => {
      window.clearTimeout(rest.current?.timer);
      finger.current?.abort();
      // what is taken away under a pointer at rest is never left by it
      if (over.current !== undefined) told.current?.(undefined);
    },
    [],
  );

  /** Only a move to another thing is worth telling. */
  const hover = (event: PointerEvent) => {
    const found = find(event);
    if (found?.thing === over.current) return;
    over.current = found?.thing;
    onPoint?.(found?.thing, found?.element);
  };

  return {
    onPointerEnter(event) {
      if (event.pointerType !== 'touch') hover(event);
    },
    onPointerLeave(event) {
      over.current = undefined;
      if (event.pointerType !== 'touch') onPoint?.(undefined);
    },
    onPointerDown(event) {
      leave();
      isSpent.current = event.pointerType === 'touch' && !event.isPrimary;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const found = find(event);
      const timer = window.setTimeout(() => {
        isSpent.current = true;
        onPoint?.(found?.thing, found?.element);
      }, LONG_PRESS);
      rest.current = { timer, from: [event.clientX, event.clientY] };
      // A second finger anywhere makes a pinch of it, which neither points nor presses.
      const watching = new AbortController();
      finger.current = watching;
      const first = event.pointerId;
      document.addEventListener(
        'pointerdown',
        ({ pointerId }) => {
          if (pointerId === first) return;
          isSpent.current = true;
          leave();
        },
        { capture: true, signal: watching.signal },
      );
    },
    onPointerMove(event) {
      if (event.pointerType !== 'touch' && event.buttons === 0) hover(event);
      if (!rest.current) return;
      const [x, y] = rest.current.from;
      if (Math.hypot(event.clientX - x, event.clientY - y) > slop(event.pointerType)) lift();
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    // the board takes the finger over when it drags or pinches
    onLostPointerCapture: leave,
    onClick(event) {
      const wasSpent = isSpent.current;
      isSpent.current = false;
      // Whoever has rested on it has pressed nothing, nor the ground around it: what he was told stays.
      if (wasSpent) return event.stopPropagation();
      const found = find(event);
      if (found) onPress?.(found.thing, found.element);
    },
    onContextMenu(event) {
      // a resting finger would also open the browser's menu
      if (rest.current || isSpent.current) event.preventDefault();
    },
  };
}
