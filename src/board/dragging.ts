/**
 * Things are dragged onto others. A mouse or a pen takes a thing by moving a little with it, a finger by resting on it first
 * (it is lifted then, to be seen), so that a board can still be moved by whoever begins elsewhere or does not wait. It goes past the things themselves: they
 * need not know that they can be taken.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { liesOn, type Point } from './geometry.ts';
import { LONG_PRESS, slop } from './pointing.ts';
import './dragging.css';

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

type Finding = (event: MouseEvent) => string | undefined;

const surfaces = new WeakMap<Element, Finding>();

/** One element upon which many things lie says which of them is where. */
export function laySurface(element: Element, find: Finding): () => void {
  surfaces.set(element, find);
  return () => void surfaces.delete(element);
}

const THING = '[data-thing], [id^="thing-"]';

function thingOf(element: Element | null | undefined): { readonly thing: string; readonly element: Element } | undefined {
  const found = element?.closest<HTMLElement | SVGElement>(THING);
  return found ? { thing: found.dataset.thing ?? found.id.slice('thing-'.length), element: found } : undefined;
}

/** Nothing to be taken up; but what is put upon it is put upon that thing. */
const STANDS_FOR = 'data-put-upon';

/** Around a thing, for the finger: whatever is printed there is meant before it. */
const isMargin = (element: Element) => Number(element.matches('.thing-target'));

/** Where something would go that has been chosen for it, a picture of it stands: whoever takes hold of that takes the thing itself. */
const STANDS_AHEAD = 'data-takes';

function shownAhead(root: Element, { clientX: x, clientY: y }: MouseEvent): ReturnType<typeof thingOf> {
  for (const element of root.querySelectorAll(`[${STANDS_AHEAD}]`)) {
    const thing = element.getAttribute(STANDS_AHEAD);
    if (thing !== null && liesOn(element.getBoundingClientRect(), [x, y])) return { thing, element };
  }
  return undefined;
}

/** Things on their way out of a stack that opens pass under the hand: whoever takes or presses one there means the stack as he saw it, by what lay on top. */
function stackPassedBy(event: MouseEvent): ReturnType<typeof thingOf> {
  const passing = event.target instanceof Element ? event.target.closest('.thing') : null;
  if (!passing || passing.getAnimations().length === 0) return undefined;
  return thingOf(document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.closest('.stack')));
}

const COVER = '[data-covers]';

/** What lies below something that covers it is not meant by anybody. */
function uncovered(elements: readonly Element[]): readonly Element[] {
  const cover = elements.findIndex((element) => element.matches(COVER));
  return cover < 0 ? elements : elements.slice(0, cover);
}

/** Everything at a point that is seen there, what lies on top first. */
export function thingsAt(event: MouseEvent): string[] {
  return thingsOn(event, elementsAt(event));
}

function elementsAt({ clientX, clientY }: MouseEvent): readonly Element[] {
  return uncovered(document.elementsFromPoint(clientX, clientY)).toSorted((a, b) => isMargin(a) - isMargin(b));
}

function thingsOn(event: MouseEvent, elements: readonly Element[]): string[] {
  const above: Element[] = [];
  return elements.flatMap((element) => {
    const found = surfaces.get(element)?.(event) ?? thingOf(element)?.thing;
    if (found !== undefined) above.push(element);
    // Whoever lies upon it is meant himself, unless it is the box that holds him.
    const isMeant = found === undefined && above.every((thing) => element.contains(thing));
    const thing = found ?? (isMeant ? element.getAttribute(STANDS_FOR) : null);
    return thing === null ? [] : [thing];
  });
}

/** So far beside a thing, or its name, it is still meant: in pixels to the side and up or down, the nearest first. */
const BESIDE = [4, 9, 14];

/** Upon what a thing would be put: what lies there, or, on bare ground, what lies close by. */
function targetAt(event: MouseEvent, thing: string, canDrop: Hands['canDrop']): string | undefined {
  const elements = elementsAt(event);
  // Where another lies squarely, nothing is meant by whose margin that would be.
  const printed = thingsOn(
    event,
    elements.filter((element) => isMargin(element) === 0),
  );
  const here = printed.some((onto) => onto !== thing) ? printed : thingsOn(event, elements);
  const found = here.find((onto) => canDrop(thing, onto));
  if (found !== undefined || here.some((onto) => onto !== thing)) return found;
  for (const by of BESIDE)
    for (const dx of [0, by, -by])
      for (const dy of [0, by, -by]) {
        const near = thingOf(document.elementFromPoint(event.clientX + dx, event.clientY + dy))?.thing;
        if (near !== undefined && canDrop(thing, near)) return near;
      }
  return undefined;
}

/** A press that may become a drag, or has. */
interface Grip {
  readonly thing: string;
  readonly element: Element;
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
    held.ghost = ghostOf(drawnFor(held));
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

/**
 * Where one surface finds out what is meant, the drawing says which things it shows; of two that are seen, the last lies open above the
 * other. Who is taken by the place that is kept for him is drawn where he lies.
 */
function drawnFor({ thing, element }: Grip): Element | undefined {
  const all = [...document.querySelectorAll(`[data-shows~="${CSS.escape(thing)}"]`)];
  const drawn = all.findLast((each) => each.getClientRects().length > 0);
  return drawn ?? document.getElementById(`thing-${thing}`) ?? (surfaces.has(element) ? undefined : element);
}

function showAlong(ghost: HTMLElement, count: number | undefined): void {
  if (count === undefined) delete ghost.dataset.along;
  else ghost.dataset.along = String(count);
}

/** What it looks like, under the pointer. It is hidden from those who cannot see it, and nothing is ever dropped upon it. */
function ghostOf(element: Element | undefined): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  if (!element) return ghost;
  const { width, height } = element.getBoundingClientRect();
  const scale = Math.min(1, LARGEST / Math.max(width, height, 1));
  ghost.style.width = `${width * scale}px`;
  ghost.style.height = `${height * scale}px`;
  ghost.dataset.smaller = String(scale < 1);
  ghost.append(element instanceof SVGGraphicsElement ? drawingOf(element) : copyOf(element));
  const [copy] = ghost.children;
  if (scale < 1 && copy instanceof HTMLElement) {
    const asItLies = { width: `${width}px`, height: `${height}px`, minWidth: '0', minHeight: '0', overflow: 'hidden' };
    Object.assign(copy.style, asItLies, { transformOrigin: '0 0', transform: `scale(${scale})` });
  }
  return ghost;
}

/** Whatever is longer becomes smaller in hand, in pixels: a card would cover everything it could be put upon. */
const LARGEST = 84;

function drawingOf(element: SVGGraphicsElement): Element {
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const copy = copyOf(element);
  copy.removeAttribute('style');
  drawing.append(copy);
  return drawing;
}

/** Nothing has the same id twice, and nothing in it can be reached. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return element;
  for (const part of [copy, ...copy.querySelectorAll('[id], [data-thing]')]) {
    part.removeAttribute('id');
    part.removeAttribute('data-thing');
  }
  copy.setAttribute('tabindex', '-1');
  return copy;
}
