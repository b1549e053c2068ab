/** A slip that tells of something on the board lies along the board's edge, where it covers nothing of it. */
import { type RefObject, use, useEffect, useLayoutEffect } from 'react';
import { askedIn, buttonsIn, fieldOnPaper, keptClear, thingsIn, whenWritten } from './clear-ground.ts';
import { GlassContext } from './glass.ts';
import { CORNERS, type Corner, clearCorner, freeCorner, inField } from './placing.ts';
import { whenAtRest } from './rest.ts';

type Slip = RefObject<HTMLElement | null>;

const EDGES = ['top', 'bottom'] as const;
const FEET = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
const SURFACE = '.surface';
const FOOT = '.surface-foot';

/** `data-corner` of the slip says where; its style sheet puts it there. `occasion`: with another one it is looked for anew. */
export function useFreeCorner(slip: Slip, occasion: unknown): void {
  usePlacing(slip, occasion, (element) => {
    const room = element.parentElement?.getBoundingClientRect();
    if (room) element.dataset.corner = freeCorner(sizeOf(element), aboveFoot(element, room), keptClear(element), cornerOf(element));
  });
}

interface Ground {
  /** It may lie upon the sheet below a small board, where nothing is written: then it covers nothing of the board. */
  readonly orOnPaper: boolean;
}

/** A slip as wide as the board lies at its head or at its foot, where it covers less of what lies there, and least of what it tells of. */
export function useFreeEdge(slip: Slip, occasion: unknown, { orOnPaper }: Ground = { orOnPaper: false }): void {
  const glass = use(GlassContext);
  const place = (element: HTMLElement) => {
    const surface = element.closest(SURFACE);
    if (!surface || (orOnPaper && liesOnPaper(element))) return;
    glass?.watch((_, { foot }) => element.style.setProperty('--foot', `${foot}px`))();
    const room = aboveFoot(element, surface.getBoundingClientRect());
    element.dataset.corner = freeCorner(sizeOf(element), room, thingsIn(surface, element), cornerOf(element), EDGES);
  };
  usePlacing(slip, occasion, place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the board has brought into sight what is told of
  useEffect(() => {
    const surface = slip.current?.closest(SURFACE);
    return surface ? whenAtRest(surface, () => slip.current && place(slip.current)) : undefined;
  }, [slip, occasion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when what was written there has gone
  useEffect(() => (orOnPaper ? whenWritten(() => slip.current && place(slip.current)) : undefined), [slip, occasion, orOnPaper]);
}

/** Above everything, for a board is cut off at its edges: `--paper-top` says where, in pixels of the window. Whether there is room for it. */
function liesOnPaper(element: HTMLElement): boolean {
  const field = fieldOnPaper(element);
  const [, top] = (field && inField(sizeOf(element), field, [])) ?? [];
  const isThere = element.popover !== null;
  if (top === undefined) {
    if (isThere) element.hidePopover();
    element.popover = null;
    return false;
  }
  element.dataset.corner = 'paper';
  element.style.setProperty('--paper-top', `${top}px`);
  if (!isThere) {
    element.popover = 'manual';
    element.showPopover();
  }
  return true;
}

const HEADS = ['top-right', 'top-left'] as const;

/** A button at the head of a board steps over to the other side where it lies upon what can be chosen. */
export function useFreeHead(slip: Slip): void {
  const place = () => {
    const [element, board] = [slip.current, slip.current?.parentElement];
    // it is drawn for fingers only
    if (!element || !board || element.offsetParent === null) return;
    element.dataset.corner = clearCorner(sizeOf(element), board.getBoundingClientRect(), [], askedIn(board), HEADS).corner;
  };
  useLayoutEffect(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it places whatever lies there then
  useEffect(() => {
    const board = slip.current?.parentElement;
    return board ? whenAtRest(board, place) : undefined;
  }, [slip]);
}

interface Crowded {
  /** What can be chosen is kept clear before anything else. */
  readonly keepsClear: boolean;
  /** Only a button is left of it: whichever of the two lies there looks for a place of its own. */
  readonly isClosed: boolean;
  /** No corner is free of that. */
  readonly onCrowded?: () => void;
}

/** Results lie in the corner of a surface where they cover least of what can be pointed at there; `data-corner` of their row says which. */
export function useFreeFoot(slip: Slip, occasion: unknown, { keepsClear, isClosed, onCrowded }: Crowded): void {
  const glass = use(GlassContext);
  const place = (element: HTMLElement) => {
    const [surface, foot] = [element.closest(SURFACE), element.closest<HTMLElement>(FOOT)];
    if (!surface || !foot) return;
    const asked = keepsClear ? [...askedIn(surface), ...buttonsIn(surface)] : [];
    const room = aboveFoot(foot, surface.getBoundingClientRect());
    const { corner, isClear } = clearCorner(sizeOf(element), room, thingsIn(surface), asked, FEET);
    foot.dataset.corner = corner;
    if (!isClear && !isClosed) onCrowded?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what must be kept clear is drawn with each occasion, and only then
  useLayoutEffect(() => {
    if (slip.current) place(slip.current);
  }, [slip, occasion, isClosed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the board has brought into sight what is asked about
  useEffect(() => {
    const surface = slip.current?.closest(SURFACE);
    if (!keepsClear || !surface) return;
    return whenAtRest(surface, () => slip.current && place(slip.current));
  }, [slip, occasion, isClosed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tray that is opened or closed covers more or less of the board, whatever is told there
  useEffect(() => {
    let covered: number | undefined;
    return glass?.watch((_, { foot }) => {
      const element = slip.current;
      if (foot === covered || !element) return;
      covered = foot;
      element.closest<HTMLElement>(FOOT)?.style.setProperty('--foot', `${foot}px`);
      place(element);
    });
  }, [glass, slip, occasion, isClosed]);
}

function usePlacing(slip: Slip, occasion: unknown, place: (element: HTMLElement) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what must be kept clear is drawn with each occasion, and only then
  useLayoutEffect(() => {
    if (slip.current) place(slip.current);
  }, [slip, occasion]);
}

/** `--foot`: so many pixels of the board's foot lie under something else. */
function aboveFoot(element: HTMLElement, { x, y, width, height }: DOMRect) {
  return { x, y, width, height: height - (Number.parseFloat(getComputedStyle(element).getPropertyValue('--foot')) || 0) };
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

const cornerOf = ({ dataset }: HTMLElement): Corner => CORNERS.find((corner) => corner === dataset.corner) ?? 'top';
