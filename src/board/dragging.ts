/**
 * Things are dragged onto others. A mouse or a pen takes a thing by moving a little with it, a finger by resting on it first
 * (it is lifted then, to be seen), so that a board can still be moved by whoever begins elsewhere or does not wait. It goes past the things themselves: they
 * need not know that they can be taken.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { ghostOf, showAlong } from './drag-ghost.ts';
import { liesOn, type Point } from './geometry.ts';
import { LONG_PRESS, slop } from './pointing.ts';
import { type Found, targetAt, thingOf, thingsAt } from './things-at.ts';

export interface Hands {
  /** Whether something can be done by putting it upon another. */
  canTake(thing: string): boolean;
  /** Whether that is one of those. */
  canDrop(thing: string, onto: string): boolean;
  /** How many it is with those that go along, held over another or over none: the hand shows as many. */
  along?(thing: string, over: string | undefined): number | undefined;
  onTake(thing: string | undefined): void;
  /** It is held over another that it can be put upon, or over none; `under` is what lies there then. */
  onOver(onto: string | undefined, under: string | undefined): void;
  /** Upon another, upon nothing, or upon itself: then it was put back. */
  onDrop(thing: string, onto: string | undefined): void;
  /** A finger has not rested on it first, and so moves the board, or scrolls what it lies on; `inVain`: it has hardly done as much. */
  onHurry(thing: string, inVain: boolean): void;
}

/** Where something would go that has been chosen for it, a picture of it stands: whoever takes hold of that takes the thing itself. */
const STANDS_AHEAD = 'data-takes';

function shownAhead(root: Element, { clientX: x, clientY: y }: MouseEvent): Found | undefined {
  for (const element of root.querySelectorAll(`[${STANDS_AHEAD}]`)) {
    const thing = element.getAttribute(STANDS_AHEAD);
    if (thing !== null && liesOn(element.getBoundingClientRect(), [x, y])) return { thing, element };
  }
  return undefined;
}

/** Things on their way out of a stack that opens pass under the hand: whoever takes or presses one there means the stack as he saw it, by what lay on top. */
function stackPassedBy(event: MouseEvent): Found | undefined {
  const passing = event.target instanceof Element ? event.target.closest('.thing') : null;
  if (!passing || passing.getAnimations().length === 0) return undefined;
  return thingOf(document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.closest('.stack')));
}

/** A press that may become a drag, or has. */
interface Grip extends Found {
  readonly pointer: number;
  readonly from: Point;
  /** A finger that has rested long enough has it in hand before it moves. */
  readonly rests: ReturnType<typeof setTimeout> | undefined;
  ghost: HTMLElement | undefined;
  over: string | undefined;
  under: string | undefined;
  /** Where it was held last. */
  at: Point;
  isMoved: boolean;
}

/** What the button went down upon, and the thing to which that belongs. */
interface Press {
  readonly on: Element;
  readonly within: Element;
  readonly from: Point;
}

/** Upon something else, though the hand has kept still: that has come to lie there meanwhile. */
function isAstray({ within, from: [x, y] }: Press, { target, clientX, clientY, pointerType }: PointerEvent): boolean {
  return target instanceof Node && !within.contains(target) && Math.hypot(clientX - x, clientY - y) <= slop(pointerType);
}

/** What it is let go over, as was said when it was brought there: what has come to lie there since is not meant. */
function saidAt({ over, at: [x, y] }: Grip, { clientX, clientY }: MouseEvent): string | undefined {
  return Math.hypot(clientX - x, clientY - y) < 1 ? over : undefined;
}

/** Whoever presses one of these means nothing that lies below it. */
const CONTROL = 'button, a, input';

/** What holds things that are put back by being let go anywhere in it. */
const HOME = '[data-home]';

/** Where it lay, or in the box that it was taken from. */
function isPutBack({ element }: Grip, { clientX: x, clientY: y }: MouseEvent): boolean {
  return liesOn((element.closest(HOME) ?? element).getBoundingClientRect(), [x, y]);
}

export function useDragging(page: RefObject<HTMLElement | null>, hands: Hands): void {
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    return mountDragging(root, {
      canTake: (thing) => now.current.canTake(thing),
      canDrop: (thing, onto) => now.current.canDrop(thing, onto),
      along: (thing, over) => now.current.along?.(thing, over),
      onTake: (thing) => now.current.onTake(thing),
      onOver: (onto, under) => now.current.onOver(onto, under),
      onDrop: (thing, onto) => now.current.onDrop(thing, onto),
      onHurry: (thing, inVain) => now.current.onHurry(thing, inVain),
    });
  }, [page]);
}

/** So far something must scroll, in pixels, to be scrolled by somebody who wants that. */
const FAR = 40;

/** Whether it lies on something that is scrolled, as a list is: a quick finger wants to read on there. */
function scrollsFar(element: Element): boolean {
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const isScrolled = around.scrollHeight - around.clientHeight > FAR || around.scrollWidth - around.clientWidth > FAR;
    if (isScrolled && SCROLLS.test(getComputedStyle(around).overflow)) return true;
  }
  return false;
}

const SCROLLS = /auto|scroll/u;

function mountDragging(root: HTMLElement, hands: Hands): () => void {
  const watching = new AbortController();
  const early = { capture: true, signal: watching.signal };
  let grip: Grip | undefined;
  /** The click that ends a drag is no press. */
  let hasDropped = false;
  let press: Press | undefined;
  let touched = new AbortController();

  const letGo = () => {
    clearTimeout(grip?.rests);
    grip?.ghost?.remove();
    if (grip?.isMoved) hands.onTake(undefined);
    grip = undefined;
  };

  /** A finger that moves at once moves the board, or scrolls what lies beside it. */
  const hurry = ({ thing, element }: Grip) => {
    hands.onHurry(thing, !scrollsFar(element));
    letGo();
  };

  // What a finger scrolls is taken from it, sometimes before it has been seen to move.
  const onCancel = (event: PointerEvent) => {
    if (grip?.pointer === event.pointerId && grip.rests !== undefined && !grip.ghost) hurry(grip);
    else letGo();
  };

  const take = (held: Grip, [x, y]: Point) => {
    held.ghost = ghostOf(held);
    held.ghost.style.translate = `${x}px ${y}px`;
    // above a finger, which would cover it
    held.ghost.dataset.raised = String(held.rests !== undefined);
    showAlong(held.ghost, hands.along?.(held.thing, undefined));
    root.append(held.ghost);
    // Whoever drags it does not mean it by the next Enter.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && held.element.contains(activeElement)) activeElement.blur();
  };

  // While something is in hand, a finger neither scrolls nor zooms, and asks for no menu.
  const onTouch = (event: Event) => {
    if (grip?.ghost) event.preventDefault();
  };

  /** What a finger went down upon may be drawn anew under it: nothing of that finger comes to the window then, but still to what it went down upon. */
  const follow = (target: Element) => {
    touched.abort();
    touched = new AbortController();
    const { signal } = touched;
    target.addEventListener('touchmove', onTouch, { signal, passive: false });
    for (const ends of ['touchend', 'touchcancel']) target.addEventListener(ends, () => letGo(), { signal });
  };

  const onDown = (event: PointerEvent) => {
    letGo();
    hasDropped = false;
    press = undefined;
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const [onTop] = thingsAt(event);
    const stack = stackPassedBy(event);
    const below = onTop === undefined || event.target.closest(CONTROL) ? undefined : { thing: onTop, element: event.target };
    const found = stack ?? thingOf(event.target) ?? below;
    const from: Point = [event.clientX, event.clientY];
    if (found) press = { on: stack?.element ?? event.target, within: found.element, from };
    const taken = shownAhead(root, event) ?? found;
    if (!taken || !hands.canTake(taken.thing)) return;
    const isFinger = event.pointerType === 'touch';
    if (isFinger) follow(event.target);
    const rests = isFinger ? setTimeout(() => grip && take(grip, from), LONG_PRESS) : undefined;
    grip = {
      ...taken,
      pointer: event.pointerId,
      from,
      rests,
      ghost: undefined,
      over: undefined,
      under: undefined,
      at: from,
      isMoved: false,
    };
  };

  const onMove = (event: PointerEvent) => {
    if (grip?.pointer !== event.pointerId) return;
    const { thing, from } = grip;
    const now: Point = [event.clientX, event.clientY];
    if (!grip.isMoved) {
      if (Math.hypot(now[0] - from[0], now[1] - from[1]) <= slop(event.pointerType)) return;
      if (event.pointerType === 'touch' && !grip.ghost) return hurry(grip);
      if (!grip.ghost) take(grip, now);
      grip.isMoved = true;
      hands.onTake(thing);
    }
    if (!grip.ghost) return;
    event.stopPropagation();
    event.preventDefault();
    grip.ghost.style.translate = `${now[0]}px ${now[1]}px`;
    const over = targetAt(event, thing, hands.canDrop);
    const under = over ?? thingsAt(event).find((other) => other !== thing);
    grip.ghost.dataset.over = String(over !== undefined);
    if (over !== grip.over) showAlong(grip.ghost, hands.along?.(thing, over));
    if (over !== grip.over || under !== grip.under) hands.onOver(over, under);
    grip.over = over;
    grip.under = under;
    grip.at = now;
  };

  const onUp = (event: PointerEvent) => {
    if (grip?.pointer !== event.pointerId) return;
    const { thing, isMoved } = grip;
    // A finger that is lifted where it rested wanted to know what it is, and has put it nowhere.
    if (isMoved) {
      const meant = saidAt(grip, event) ?? targetAt(event, thing, hands.canDrop);
      const back = isPutBack(grip, event) ? thing : undefined;
      // In its box it lies beside others, and is put upon none of them.
      const other = back !== undefined && grip.element.closest(HOME) ? undefined : thingsAt(event).find((one) => one !== thing);
      const onto = meant ?? other ?? back;
      hasDropped = true;
      event.stopPropagation();
      hands.onDrop(thing, onto);
    }
    letGo();
  };

  const onClick = (event: PointerEvent) => {
    if (event.detail === 0) return;
    const astray = press && isAstray(press, event) ? press.on : undefined;
    press = undefined;
    if (!hasDropped && !astray) return;
    event.stopPropagation();
    event.preventDefault();
    if (!hasDropped) astray?.dispatchEvent(new PointerEvent('click', event));
    hasDropped = false;
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grip?.ghost) return;
    event.stopPropagation();
    hasDropped = true;
    letGo();
  };

  root.addEventListener('pointerdown', onDown, early);
  window.addEventListener('pointermove', onMove, early);
  window.addEventListener('pointerup', onUp, early);
  window.addEventListener('pointercancel', onCancel, early);
  window.addEventListener('click', onClick, early);
  window.addEventListener('keydown', onKey, early);
  window.addEventListener('touchmove', onTouch, { ...early, passive: false });
  window.addEventListener('contextmenu', onTouch, early);
  return () => {
    letGo();
    touched.abort();
    watching.abort();
  };
}
