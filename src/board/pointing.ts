/**
 * One behaviour for whatever can be pointed at. A mouse points by hovering and presses by clicking; a finger points
 * by resting and presses by tapping.
 */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from './geometry.ts';

export type OnPoint = (thing: string | undefined, element?: Element) => void;
export type OnPress = (thing: string, element?: Element) => void;

/** A finger that rests this long wants to know, not to act. */
const LONG_PRESS = 450;

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

export function usePointing(thing: string, onPoint: OnPoint | undefined, onPress: OnPress | undefined): PointingHandlers {
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
  useEffect(
    () => () => {
      window.clearTimeout(rest.current?.timer);
      finger.current?.abort();
    },
    [],
  );

  return {
    onPointerEnter(event) {
      if (event.pointerType !== 'touch') onPoint?.(thing, event.currentTarget);
    },
    onPointerLeave(event) {
      if (event.pointerType !== 'touch') onPoint?.(undefined);
    },
    onPointerDown(event) {
      leave();
      isSpent.current = event.pointerType === 'touch' && !event.isPrimary;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const element = event.currentTarget;
      const timer = window.setTimeout(() => {
        isSpent.current = true;
        onPoint?.(thing, element);
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
      if (!wasSpent) onPress?.(thing, event.currentTarget);
    },
    onContextMenu(event) {
      // a resting finger would also open the browser's menu
      if (rest.current || isSpent.current) event.preventDefault();
    },
  };
}
