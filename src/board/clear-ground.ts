/** What a card must not lie upon, as it is drawn now. Lengths are pixels of the window. */
import { type Box, boxOnly } from './geometry.ts';
import type { NarrowPage } from './narrow-placing.ts';
import type { Weighed } from './placing.ts';

/** What can be chosen now, or what a card tells of: a refusal may be asking for it. */
const LEGAL = '[data-legal="true"], [data-clear-most]';
/** Whatever can be pressed with some effect; and routes and plates that matter now, which say so themselves. */
const CLEAR = '[data-legal="true"], [data-keep-clear], [data-clear-boxes], button, a[href], input, select';
/** What matters now and says so itself; a group may list the boxes in it, which costs less than to measure each. */
const KEPT = '[data-keep-clear], [data-clear-boxes]';
/** What can be pointed at, at least. */
const RATHER = '[data-legal="false"]';
/** Where cards belong: the board with what lies below it. */
const PANE = '[data-card-pane]';

/** What is pressed most, at the foot of the page. */
const FOOT = '[data-card-foot]';

/** Along a line that is to be kept clear, a box at every so many pixels. */
const ALONG = 18;

/** What the slip itself tells of: rather than upon that, it lies upon anything else. */
const MOST = 20;

interface Ground {
  readonly legal: readonly Box[];
  readonly clear: readonly Box[];
  readonly rather: readonly Box[];
}

export function clearAround(anchor: Element): Ground {
  // whatever lies open above everything is no ground
  const isGround = (element: Element) => !element.contains(anchor) && !anchor.contains(element) && !element.closest('[popover]');
  const found = (selector: string) => [...document.querySelectorAll(selector)].filter(isGround).flatMap(boxesOf);
  return { legal: found(LEGAL), clear: found(CLEAR), rather: found(RATHER) };
}

/** What matters now and says so itself, for a slip along the edge of the board. */
export function keptClear(slip: Element): readonly Weighed[] {
  return weighedIn(slip.parentElement ?? document.body, KEPT);
}

function weighedIn(room: Element, selector: string, slip?: Element): readonly Weighed[] {
  return [...room.querySelectorAll(selector)].flatMap((element) => {
    if (element === slip) return [];
    const weight = element.hasAttribute('data-clear-most') ? MOST : 1;
    return boxesOf(element).map((box) => ({ ...box, weight }));
  });
}

/** For what follows a hand: what is told of most, wherever it lies; and upon the board what can be chosen, and what is said of it. */
export function clearForHand(): readonly Weighed[] {
  return weighedIn(document.body, `[data-clear-most], ${PANE} :is([data-legal="true"], ${KEPT})`);
}

/** All that can be pointed at upon a surface, whether anything can be done with it or not, and what matters now besides the slip itself. */
export function thingsIn(surface: Element, slip?: Element): readonly Weighed[] {
  return weighedIn(surface, `[data-legal], ${KEPT}`, slip);
}

/** What can be chosen upon a surface now, and what matters besides. */
export function askedIn(surface: Element): readonly Box[] {
  return [...surface.querySelectorAll(`${LEGAL}, ${KEPT}`)].flatMap(boxesOf);
}

/** The button for all of a board, which has a corner of its own. */
const WHOLE = '.zoom-whole';

export function buttonsIn(surface: Element): readonly Box[] {
  return [...surface.querySelectorAll(WHOLE)].flatMap(boxesOf);
}

export function paneOf(anchor: Element): Box {
  const pane = anchor.closest(PANE)?.getBoundingClientRect();
  return pane ?? { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
}

/** Where a sheet may lie that belongs to something below the bar: anywhere but on that, nor on a foot as wide as the page; beside a thing on the board, on the board. */
export function roomAround(anchor: Element): Box {
  const { innerWidth, innerHeight } = window;
  const pane = document.querySelector(PANE)?.getBoundingClientRect();
  const foot = document.querySelector(FOOT)?.getBoundingClientRect();
  const top = pane && anchor.getBoundingClientRect().y >= pane.y ? pane.y : 0;
  const bottom = foot && foot.width > innerWidth / 2 ? foot.y : innerHeight;
  return { x: 0, y: top, width: pane && anchor.closest(PANE) ? pane.right : innerWidth, height: bottom - top };
}

/** What is left of its window below the board on which a thing lies; undefined for what lies on none. */
function fieldBelow(anchor: Element): Box | undefined {
  const frame = anchor.closest('.frame');
  const drawing = frame?.querySelector<SVGSVGElement>('svg[data-foot]');
  const onScreen = drawing?.getScreenCTM();
  if (!frame || !drawing || !onScreen) return undefined;
  const { x, width, bottom } = frame.getBoundingClientRect();
  const foot = Number(drawing.dataset.foot) * onScreen.d + onScreen.f;
  return { x, y: foot, width, height: bottom - foot };
}

/** Where cards may lie upon what is written beside the board, below the last of it. */
const PAPER = '[data-card-paper]';

/** What is left free below what is written on a sheet, for a thing on the board; undefined where there is no sheet. */
export function fieldOnPaper(anchor: Element): Box | undefined {
  const paper = anchor.closest(PANE) ? document.querySelector(PAPER) : null;
  if (!paper) return undefined;
  const { x, y, width, bottom } = paper.getBoundingClientRect();
  // What only holds others may be as tall as the sheet; a drawing is cut off at its edges, whatever there is in it.
  const ends = [...paper.querySelectorAll('*:not(svg *)')].flatMap((element) => {
    const end = element.getBoundingClientRect().bottom;
    return element.childElementCount === 0 || end < bottom - ALONG ? [end] : [];
  });
  const last = Math.max(y, ...ends);
  return { x, y: last, width, height: bottom - last };
}

const BOARD = '.table-board';

function measured(selector: string): Box | undefined {
  const element = document.querySelector(selector);
  return element ? boxOnly(element.getBoundingClientRect()) : undefined;
}

/** Where the board lies; undefined where none is drawn. */
export function boardBox(): Box | undefined {
  return measured(BOARD);
}

/** A narrow page as a card for this thing finds it; undefined where no board is drawn. */
export function narrowPage(anchor: Element): NarrowPage | undefined {
  const board = boardBox();
  const paper = measured(PAPER);
  const free = [fieldBelow(anchor), fieldOnPaper(anchor)].filter((field) => field !== undefined);
  return board && { board, free, paper };
}

/** Each time something else is written on the sheet. Gives back how to stop that. */
export function whenWritten(then: () => void): () => void {
  const sheet = document.querySelector(PAPER)?.parentElement;
  const observer = new MutationObserver(then);
  if (sheet) observer.observe(sheet, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function boxesOf(element: Element): Box[] {
  const listed = element.getAttribute('data-clear-boxes');
  if (listed !== null && element instanceof SVGGraphicsElement) return boxesListed(listed, element);
  if (element instanceof SVGPathElement && element.hasAttribute('data-keep-clear')) return boxesAlong(element);
  const box = boxOnly(element.getBoundingClientRect());
  return box.width > 0 && box.height > 0 ? [box] : [];
}

/** For `data-clear-boxes`: boxes in the units of a drawing. */
export function listBoxes(boxes: readonly Box[]): string {
  return boxes.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join(';');
}

function boxesListed(listed: string, drawing: SVGGraphicsElement): Box[] {
  const onScreen = drawing.getScreenCTM();
  if (!onScreen || listed === '') return [];
  const { a: unit, e, f } = onScreen;
  return listed.split(';').map((box) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
    return { x: x * unit + e, y: y * unit + f, width: width * unit, height: height * unit };
  });
}

/** A route is as long as it is thin: its box would fence off half the board. */
function boxesAlong(line: SVGPathElement): Box[] {
  const onScreen = line.getScreenCTM();
  if (!onScreen) return [];
  const length = line.getTotalLength();
  const steps = Math.max(1, Math.ceil((length * onScreen.a) / ALONG));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / steps).matrixTransform(onScreen);
    return { x: x - ALONG / 2, y: y - ALONG / 2, width: ALONG, height: ALONG };
  });
}
