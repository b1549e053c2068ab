/**
 * Looks at a board through its frame: wheel, drag and pinch. All of it goes past React, straight to one style of one
 * layer, because a re-rendered board would not keep up with the pointer.
 */
import { type Box, middleOf, type Point } from './geometry.ts';
import { followHands } from './hands-on-board.ts';
import {
  beyond,
  clamp,
  closeUp,
  closeUpWith,
  type FirstLook,
  type Fit,
  firstLook,
  fitInto,
  isTooTall,
  panBy,
  reveal,
  revealAny,
  revealBox,
  revealWith,
  type Surface,
  seenAt,
  shownBox,
  unitAtUsualText,
  type View,
  WHOLE,
  wholeOf,
  widerFor,
  zoomAt,
} from './panning.ts';
import { seenBox } from './raster.ts';
import { sayAtRest } from './rest.ts';

export interface Viewer {
  /** Closer or farther, around the middle. */
  zoom(factor: number): void;
  whole(): void;
  /** By a part of the window: [1, 0] shows what lies one window further to the right. */
  pan(by: Point): void;
  /** Brings a point of the board into the window, so many pixels from its edges at least; and of others, or the way to them, what has room with it. */
  reveal(at: Point, margin?: number, besides?: readonly Point[]): void;
  /** The same, unless it is in sight already: then nothing moves. */
  revealUnseen(at: Point, besides?: readonly Point[]): void;
  /** Brings what can be chosen into sight, unless some of it is there already, or a hand has just moved the board. */
  revealChoices(points: readonly Point[], place: Point | undefined): void;
  /** The same as `reveal`, and a ring around it for a moment. */
  pointOut(at: Point): void;
  /** Where a point of the board is seen in the page, in pixels. */
  onPage(at: Point): Point;
  /** Brings all of a box of the board into the window, where there is room. */
  revealBox(box: Box): void;
  /** The same, from where one is: however large it is, it is not looked at from farther away. */
  moveTo(box: Box): void;
  /** Looks at something closely in a window that is too small for all of it; without anything, at all of the board again. */
  near(to: Near | undefined): void;
  /** So many pixels along the lower edge are covered: who saw all of the board goes on seeing all of it. */
  cover(foot: number): void;
  /** Told at once, and whenever something else is seen. Gives back how to stop that. */
  watch(look: Look): () => void;
  dispose(): void;
}

/** Something that is looked at closely. */
export interface Near {
  readonly at: Point;
  /** So many pixels has a unit of the board then. */
  readonly pixels: number;
  /** A finger lies on it: it comes nearer where it is, and not to the middle. */
  readonly isHeld: boolean;
  /** Only where the window is so tall that all of the board would look lost in it. */
  readonly isForTall?: boolean;
  /** What can be chosen from there: as much of it is seen as there is room for. */
  readonly reach?: readonly Point[];
}

/** How the board is seen now; `isSettled` when it has come to rest. */
export type Look = (view: View, surface: Surface, isSettled: boolean) => void;

/** What a viewer is put before. */
interface Looked {
  readonly frame: HTMLElement;
  readonly pane: HTMLElement;
  /** What is moved and enlarged as one. */
  readonly sheet: HTMLElement;
  /** The box that is seen whole at first, in units of the board. */
  readonly extent: Box;
  readonly fit: Fit;
  readonly first: FirstLook | undefined;
}

/** After this long without movement the board is drawn sharp at its new size, in milliseconds. */
const SETTLED = 220;
/** And this long it takes to be drawn, in milliseconds. */
const SHARPENED = 300;
/** How far from the edge the cursor is kept, in pixels. */
const MARGIN = 72;
/** So far from its place whatever stands there reaches, in units of the board. */
const STANDING = 95;
/** And something that is shown whole. */
const EDGE = 10;
/** And what is looked at closely: something of what lies around it is seen as well. */
const AROUND = 150;
/** And what can be chosen from there: a place is seen whole. */
const REACH = 34;
/** What lies below the board grows by so much for a line that is written there, in pixels. */
const LINE = 40;
/** Whoever has moved the board within this time is looking where he wants to, in milliseconds. */
const JUST_NOW = 1500;
/** The ring around what is pointed out: its radius in pixels, and how long it is seen, in milliseconds. */
const RING = 64;
const RING_MS = 1800;

function afterFrames(count: number, then: () => void): void {
  if (count === 0) then();
  else requestAnimationFrame(() => afterFrames(count - 1, then));
}

export function mountViewer({ frame, pane, sheet, extent, fit, first: begins }: Looked): Viewer {
  let foot = 0;
  const fitted = () => fitInto(extent, { width: pane.clientWidth, height: pane.clientHeight }, fit, foot);
  const isWhole = () => Math.abs(view.scale - surface.least) < 0.001;
  let surface: Surface = fitted();
  const lookAnew = (first: FirstLook) => {
    const { text = 1 } = first;
    if (text <= 1) return firstLook(first, extent, surface);
    const page = { width: innerWidth, height: innerHeight };
    const pixels = Math.max(first.pixels, unitAtUsualText(extent, surface.window, page, text, fit, foot / text));
    return firstLook({ ...first, pixels }, extent, surface);
  };
  let view: View = begins ? lookAnew(begins) : WHOLE;
  /** Nobody has moved or enlarged it yet. */
  let isAsBegun = begins?.fills !== undefined;
  /** At which size it was drawn; nobody knows for as long as it is being drawn anew. */
  let drawnScale: number | undefined = 1;
  const looks = new Set<Look>();
  const tell = (isSettled: boolean) => {
    for (const look of looks) look(view, surface, isSettled);
  };
  /** Drawings have the window's own shape, so that no room is left beside them. */
  function stretch() {
    const { x, y, width, height } = shownBox(extent, surface);
    if (!(width > 0 && height > 0)) return;
    for (const drawing of sheet.querySelectorAll<SVGSVGElement>(':scope > svg')) {
      drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      // in pixels: a drawing that is as large as its surroundings is laid out again, word by word, whenever anything in them is
      drawing.style.width = `${surface.window.width}px`;
      drawing.style.height = `${surface.window.height}px`;
    }
  }
  let frameRequest = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let sharpening: ReturnType<typeof setTimeout> | undefined;

  function draw() {
    frameRequest = 0;
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    tell(false);
  }

  function settle() {
    frame.dataset.zoomed = String(view.scale > surface.least + 0.001);
    delete frame.dataset.gliding;
    delete frame.dataset.moving;
    const pixel = String(1 / (surface.unit * view.scale));
    // on the things alone: whatever inherits it is looked through anew, and the printed ground is large
    for (const things of sheet.querySelectorAll<SVGElement>(':scope > .frame-things')) {
      if (things.style.getPropertyValue('--frame-pixel') !== pixel) things.style.setProperty('--frame-pixel', pixel);
    }
    tell(true);
    if (!isByHand) sayAtRest(frame);
    if (drawnScale === view.scale) return;
    drawnScale = undefined;
    // a layer of its own is moved without being drawn again, and so stays blurred until it is taken down for a while
    sheet.style.willChange = 'auto';
    // a browser that is busy takes it down only with its next picture: before that no time has passed
    const scale = view.scale;
    afterFrames(2, () => {
      if (view.scale !== scale || sheet.style.willChange !== 'auto') return;
      clearTimeout(sharpening);
      sharpening = setTimeout(() => {
        sheet.style.removeProperty('will-change');
        drawnScale = scale;
      }, SHARPENED);
    });
  }

  /** Whoever moves it himself sees what lies where: nothing that lies upon it is moved for that. */
  let isByHand = false;
  let movedAt = Number.NEGATIVE_INFINITY;

  function show(next: View, gliding: boolean, byHand = false) {
    // Whoever has something in hand is on his way: the board does not move under it.
    if (gliding && document.querySelector('.drag-ghost')) return;
    view = next;
    isByHand = byHand;
    if (byHand) movedAt = performance.now();
    frame.dataset.moving = 'true';
    if (gliding) frame.dataset.gliding = 'true';
    else delete frame.dataset.gliding;
    if (frameRequest === 0) frameRequest = requestAnimationFrame(draw);
    clearTimeout(sharpening);
    sheet.style.removeProperty('will-change');
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLED);
  }

  /** How close the board was brought for something; whoever has chosen another size since keeps that, and sees it all the same. */
  let broughtTo: number | undefined;

  function bring({ at, pixels, isHeld, reach = [] }: Near) {
    if (surface.unit >= pixels) return;
    const there = seenAt(view, at, extent, surface);
    if (isWhole()) {
      show(isHeld ? zoomAt(view, there, pixels / surface.unit / view.scale, surface) : closeUpOf(at, reach, pixels), true);
      broughtTo = view.scale;
    } else if (view.scale === broughtTo && !isHeld) {
      const isMoreToSee = reach.length > 0 && beyond(view, [at, ...reach], extent, surface, REACH).length > 0;
      show(isMoreToSee ? closeUpOf(at, reach, pixels) : reveal(view, at, extent, surface, AROUND), true);
      broughtTo = view.scale;
    } else if (!isHeld) bringIntoSight(at);
  }

  let wanted: Near | undefined;

  function comeNear() {
    if (wanted && !(wanted.isForTall && !isTooTall(extent, surface))) bring(wanted);
    else if (view.scale === broughtTo) show(wholeOf(surface), true);
  }

  /** The window has become taller or lower than it was. */
  function comeNearAnew(former: Surface) {
    if (wanted?.isForTall && isTooTall(extent, former) !== isTooTall(extent, surface)) comeNear();
  }

  function closeUpOf(at: Point, reach: readonly Point[], pixels: number): View {
    return reach.length > 0 ? closeUpWith(at, reach, pixels, extent, surface, REACH) : closeUp(at, pixels, extent, surface);
  }

  /** What was brought into sight last, until somebody has looked elsewhere. */
  let revealed: readonly Point[] | undefined;

  /** With what stands around it, which is the larger the closer one looks. */
  const around = () => Math.max(MARGIN, STANDING * surface.unit * view.scale);

  function bringIntoSight(point: Point, margin = around(), besides: readonly Point[] = []) {
    revealed = [point, ...besides];
    const next = revealWith(view, revealed, extent, surface, margin);
    if (next.x !== view.x || next.y !== view.y) show(next, true);
  }

  const resized = new ResizeObserver(() => {
    const former = surface;
    fitAnew();
    comeNearAnew(former);
    // a tray that grows does not cover what was asked about
    if (revealed) show(revealWith(view, revealed, extent, surface, MARGIN), false);
  });

  function fitAnew() {
    const former = surface;
    const wasWhole = isWhole();
    surface = fitted();
    stretch();
    const middle = former.unit > 0 ? middleOf(seenBox(view, former, extent)) : undefined;
    if (begins && isAsBegun) {
      show(lookAnew(revealed && middle ? { ...begins, at: middle } : begins), false);
      return;
    }
    if (wasWhole || !middle) {
      show(wholeOf(surface), false);
      return;
    }
    // what was in the middle stays there: as large as it was where the board fills any window, else at the size the new one gives it
    const pixels = (begins?.fills === true ? former.unit : surface.unit) * view.scale;
    const next = closeUp(middle, pixels, extent, surface);
    // a line more or less in what lies below it moves nothing
    const lower = surface.window.height - former.window.height;
    show(Math.abs(lower) <= LINE ? panBy(next, [0, -lower / 2], surface) : next, false);
  }
  resized.observe(pane);

  const listening = new AbortController();
  const { signal } = listening;
  const touch = () => {
    isAsBegun = false;
    revealed = undefined;
  };
  pane.addEventListener('wheel', touch, { passive: true, signal });
  pane.addEventListener('pointerdown', touch, { signal });
  followHands({ frame, pane, signal, seen: () => ({ view, surface }), show: (next) => show(next, false, true) });
  // pictures and text would be dragged off the table
  pane.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  stretch();
  draw();
  settle();

  return {
    zoom(factor) {
      touch();
      show(zoomAt(view, [surface.window.width / 2, surface.window.height / 2], factor, surface), true);
    },
    whole() {
      touch();
      show(wholeOf(surface), true);
    },
    cover(covered) {
      if (covered === foot) return;
      const wasWhole = isWhole();
      const former = surface;
      foot = covered;
      surface = fitted();
      show(wasWhole ? wholeOf(surface) : begins && isAsBegun ? lookAnew(begins) : clamp(view, surface), true);
      if (revealed && !wasWhole) show(revealWith(view, revealed, extent, surface, MARGIN), true);
      comeNearAnew(former);
    },
    pan([x, y]) {
      touch();
      show(panBy(view, [-x * surface.window.width, -y * surface.window.height], surface), true);
    },
    reveal: bringIntoSight,
    revealUnseen(point, besides) {
      if (beyond(view, [point], extent, surface, REACH).length > 0) bringIntoSight(point, undefined, besides);
    },
    revealChoices(points, place) {
      if (performance.now() - movedAt < JUST_NOW) return;
      const next = revealAny(view, points, place, { extent, surface, inset: REACH, margin: around() });
      if (next.x === view.x && next.y === view.y) return;
      revealed = points.filter((point) => beyond(next, [point], extent, surface, REACH).length === 0);
      show(next, true);
    },
    pointOut(point) {
      bringIntoSight(point, AROUND);
      const ring = sheet.querySelector<SVGElement>(':scope > .frame-things > .frame-here');
      if (!ring) return;
      const [x, y] = point;
      for (const [name, value] of Object.entries({ cx: x, cy: y, r: RING / (surface.unit * view.scale) }))
        ring.setAttribute(name, `${value}`);
      ring.animate({ opacity: [1, 0, 1, 0, 1, 1, 0] }, RING_MS);
    },
    onPage(at) {
      const { x, y } = pane.getBoundingClientRect();
      const [dx, dy] = seenAt(view, at, extent, surface);
      return [x + dx, y + dy];
    },
    revealBox(box) {
      // As close as it was brought for something else, or by hand, it may be too close for all of this.
      const wide = widerFor(view, box, surface, EDGE);
      if (wide !== view && view.scale === broughtTo) broughtTo = wide.scale;
      const next = revealBox(wide, box, extent, surface, EDGE);
      if (next.x !== view.x || next.y !== view.y || next.scale !== view.scale) show(next, true);
    },
    moveTo(box) {
      touch();
      show(revealBox(view, box, extent, surface, EDGE), true);
    },
    near(to) {
      wanted = to;
      comeNear();
    },
    watch(look) {
      looks.add(look);
      look(view, surface, true);
      return () => looks.delete(look);
    },
    dispose() {
      looks.clear();
      listening.abort();
      resized.disconnect();
      cancelAnimationFrame(frameRequest);
      clearTimeout(settling);
      clearTimeout(sharpening);
    },
  };
}
