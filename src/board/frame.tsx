import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Box, Point } from './geometry.ts';
import { GlassContext } from './glass.ts';
import { Ground, type Printed } from './ground.tsx';
import type { Hexes } from './hex/hexes.ts';
import type { HexHandle } from './hex/hits.tsx';
import { type HexDirectionOf, stepFrom } from './hex/walking.ts';
import { PaneEdge } from './map/pane-edge.tsx';
import { byName, type Direction, inReadingOrder, nearest, neighbour, type Spot, step } from './navigation.ts';
import { OfferedContext } from './offered.ts';
import type { FirstLook } from './panning.ts';
import type { OnPoint, OnPress } from './pointing.ts';
import { type Sight, sightOf } from './raster.ts';
import { thingElementId } from './thing.tsx';
import { mountViewer, type Near, type Viewer } from './viewer.ts';
import { type FrameWords, WholeButton, ZOOM_STEP, ZoomControl } from './zoom-control.tsx';
import './frame.css';

/** Nothing lies beyond the window before somebody has come closer. */
const Beyond = lazy(() => import('./beyond.tsx'));

/** What walking over hexes needs to know. */
interface HexWalk {
  readonly all: Hexes;
  readonly direction: HexDirectionOf;
  /** Hexes have no elements of their own: here is one lent to them. */
  readonly hits: RefObject<HexHandle | null>;
}

interface FrameProps {
  /** The part of the drawing that is the board, in its own units. */
  readonly extent: Box;
  /** What is printed below the pieces, and goes on beyond the board as far as the window shows. */
  readonly ground?: Printed;
  /** Around a board on open ground, in pixels; more than usual where names or counters lie beyond its edge, less where nothing does. */
  readonly margin?: number;
  /** It lies at the head of its window, and not in the middle: what is drawn up below it does not move it. */
  readonly isAtHead?: boolean;
  /** A board that would be too small to be pressed is looked at closer: from here, a unit so many pixels wide. */
  readonly first?: FirstLook;
  /** The same for as long as something goes on there; without it all of the board is seen. */
  readonly near?: Near | undefined;
  /** What can be chosen now: where some of it lies out of sight, the window's edge says so. */
  readonly choices?: ReadonlySet<string>;
  /** Where something is asked about now: it is brought into sight. */
  readonly asked?: Point | undefined;
  /** And as much of this as has room beside it, first things first. */
  readonly askedFor?: readonly Point[] | undefined;
  /** It was pressed, or comes of what was: where it is in sight already, nothing moves under the hand. */
  readonly isAskedByHand?: boolean | undefined;
  /** Another of these is another question: what is asked about is brought into sight once more. */
  readonly askedWith?: unknown;
  /** What is told or considered now lies here: it is brought into sight, so many pixels from the edges. */
  readonly told?: { readonly at: Point; readonly margin: number } | undefined;
  /** What is laid open to be chosen from: all of it is brought into sight, as far as there is room. */
  readonly opened?: Box | undefined;
  readonly label: string;
  /** How the board is used from the keyboard, for screen readers. */
  readonly hint: string;
  readonly words: FrameWords;
  readonly spots: readonly Spot[];
  /** A board of hexes is walked over by six keys. */
  readonly hexes?: HexWalk;
  /** By thing; with names, letters that are typed jump to a spot. */
  readonly names?: Readonly<Record<string, string>>;
  readonly pointed: string | undefined;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
  /** Told how many pixels a unit of the board has when all of it is seen. */
  readonly onFit?: (unit: number) => void;
  /** Told what is seen of the board once it has come to rest, and where a button of the frame lies upon that. */
  readonly onSight?: ((sight: Sight) => void) | undefined;
  readonly calm: boolean;
  /** What lies on the board, as SVG. */
  readonly children: ReactNode;
}

/** Keys that whoever plays by mouse uses, too. */
const BY_HAND_TOO: ReadonlySet<string> = new Set(['Escape', 'Enter', ' ']);

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What is usual around a board on open ground, in pixels. */
const MARGIN = 60;
/** Letters that follow each other faster than this make one name, in milliseconds. */
const TYPING = 900;

/**
 * A board in its frame: seen whole at first, then as close as one likes. It is one tab stop; inside it a cursor walks
 * from spot to spot, and the thing it stands on is the board's active element.
 */
export function Frame(props: FrameProps) {
  const {
    extent,
    ground,
    first,
    near,
    choices,
    asked,
    askedFor,
    isAskedByHand = false,
    askedWith,
    told,
    opened,
    label,
    hint,
    words,
    spots,
    hexes,
    names,
    pointed,
    onPoint,
    onPress,
    onFit,
    onSight,
    calm,
    children,
  } = props;
  const { margin = ground === undefined ? 0 : MARGIN, isAtHead = false } = props;
  const glass = useContext(GlassContext);
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const last = useRef<string>(undefined);
  const typing = useRef({ text: '', at: 0 });

  const { x, y, width, height } = extent;
  const begins = useRef(first);
  // A board that fills its window is never moved so far that something else is seen beside it.
  const isOpen = ground !== undefined && begins.current?.fills === undefined;
  const [mounted, setMounted] = useState<Viewer>();
  useEffect(() => {
    if (!frame.current || !surface.current || !sheet.current) return;
    const seen = mountViewer({
      frame: frame.current,
      pane: surface.current,
      sheet: sheet.current,
      extent: { x, y, width, height },
      fit: { margin, isOpen, isAtHead },
      first: begins.current,
    });
    viewer.current = seen;
    setMounted(seen);
    const letGo = glass?.hold(seen);
    return () => {
      letGo?.();
      seen.dispose();
    };
  }, [x, y, width, height, isOpen, margin, isAtHead, glass]);

  useEffect(() => {
    if (!onFit) return;
    // in steps, so that a window that is being drawn larger does not lay everything out at each pixel
    return mounted?.watch((_view, { unit }) => unit > 0 && onFit(Math.round(unit * 20) / 20));
  }, [mounted, onFit]);

  useEffect(() => {
    if (!onSight) return;
    return mounted?.watch((view, surface, isSettled) => isSettled && onSight(sightOf(view, surface, { x, y, width, height })));
  }, [mounted, onSight, x, y, width, height]);

  const [askedX, askedY] = asked ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every question anew
  useEffect(() => {
    if (askedX === undefined || askedY === undefined) return;
    if (isAskedByHand) mounted?.revealUnseen([askedX, askedY], askedFor);
    else mounted?.reveal([askedX, askedY], undefined, askedFor);
  }, [askedX, askedY, askedFor, askedWith, mounted]);

  const [nearX, nearY] = near?.at ?? [];
  const { pixels: nearPixels, isHeld: nearHeld = false, isForTall = false } = near ?? {};
  const open = useOpen(spots, choices);
  useEffect(() => {
    const isSomewhere = nearX !== undefined && nearY !== undefined && nearPixels !== undefined;
    mounted?.near(isSomewhere ? { at: [nearX, nearY], pixels: nearPixels, isHeld: nearHeld, isForTall, reach: open } : undefined);
  }, [nearX, nearY, nearPixels, nearHeld, isForTall, open, mounted]);
  const isClose = useClose(mounted);

  const { at: [toldX, toldY] = [], margin: toldMargin } = told ?? {};
  useEffect(() => {
    if (toldX !== undefined && toldY !== undefined) mounted?.reveal([toldX, toldY], toldMargin);
  }, [toldX, toldY, toldMargin, mounted]);

  // After what is looked at closely: only then is it known what the window shows.
  const { x: openX, y: openY, width: openWidth, height: openHeight } = opened ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every question anew, after the place that is asked about
  useEffect(() => {
    if (openX === undefined || openY === undefined || openWidth === undefined || openHeight === undefined) return;
    mounted?.revealBox({ x: openX, y: openY, width: openWidth, height: openHeight });
  }, [openX, openY, openWidth, openHeight, askedWith, mounted]);

  useEffect(() => {
    glass?.find((thing) => {
      const spot = spots.find((one) => one.thing === thing);
      return spot && [spot.x, spot.y];
    });
  }, [glass, spots]);

  // Last of all: wherever the game has looked, something that can be chosen is in sight.
  const offered = useContext(OfferedContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, where its choices lie then
  useEffect(() => {
    const places = new Set(offered);
    const points = spots.flatMap((spot): Point[] => (places.has(spot.thing) ? [[spot.x, spot.y]] : []));
    mounted?.revealChoices(points, asked);
  }, [offered, mounted]);

  const elementOf = (thing: string) => hexes?.hits.current?.elementOf(thing) ?? document.getElementById(thingElementId(thing)) ?? undefined;
  const spotOf = (thing: string | undefined) => spots.find((spot) => spot.thing === thing);
  const isPointedHere = spotOf(pointed) !== undefined;
  useEffect(() => {
    // when the mouse has left, the keyboard goes on from there
    if (isPointedHere) last.current = pointed;
  }, [pointed, isPointedHere]);

  const cursor = () => spotOf(pointed) ?? spotOf(last.current);
  const beginning = () => cursor() ?? nearest(spots, [x + width / 2, y + height / 2]);

  function goTo(spot: Spot | undefined) {
    if (!spot) return;
    last.current = spot.thing;
    viewer.current?.reveal([spot.x, spot.y]);
    onPoint(spot.thing, elementOf(spot.thing));
  }

  /** Whether the letter led anywhere. */
  function type(letter: string, now: number): boolean {
    if (!names) return false;
    const { text, at } = typing.current;
    const typed = now - at < TYPING ? text + letter : letter;
    // a name does not begin with a space: that one presses
    if (typed === ' ') return false;
    const found = byName(spots, names, typed, cursor());
    if (!found) return false;
    typing.current = { text: typed, at: now };
    goTo(found);
    return true;
  }

  function press() {
    const spot = spotOf(pointed);
    if (spot) onPress(spot.thing, elementOf(spot.thing));
    else goTo(beginning());
  }

  const closer = () => viewer.current?.zoom(ZOOM_STEP);
  const farther = () => viewer.current?.zoom(1 / ZOOM_STEP);
  const whole = () => viewer.current?.whole();

  /** Whether the key led from hex to hex. At the edge it leads nowhere, and yet is one of ours. */
  function stepOver(event: KeyboardEvent): boolean {
    const direction = hexes?.direction(event);
    if (!hexes || !direction) return false;
    const from = cursor();
    const next = from && stepFrom(hexes.all, [from.x, from.y], direction);
    goTo(from ? spotOf(next?.id) : beginning());
    return true;
  }

  /** Whether the key was one of ours; the others belong to the table around the board. */
  function obey(key: string, now: number): boolean {
    if (key.length === 1 && /[\p{L} '’]/u.test(key) && type(key, now)) return true;
    const from = cursor();
    const direction = ARROWS[key];
    if (direction) {
      goTo(from ? neighbour(spots, from, direction) : beginning());
      return true;
    }
    switch (key) {
      case 'Home':
        goTo(inReadingOrder(spots)[0]);
        return true;
      case 'End':
        goTo(inReadingOrder(spots).at(-1));
        return true;
      case 'PageDown':
        goTo(step(spots, from, 1));
        return true;
      case 'PageUp':
        goTo(step(spots, from, -1));
        return true;
      case '+':
      // the same key without shift, where + needs one
      case '=':
        closer();
        return true;
      case '-':
        farther();
        return true;
      case '0':
        whole();
        return true;
      case 'Enter':
      case ' ':
        press();
        return true;
      default:
        return false;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (stepOver(event) || obey(event.key, event.timeStamp)) event.preventDefault();
  }

  function onFocus(event: FocusEvent) {
    if (event.currentTarget.matches(':focus-visible') && !isPointedHere) goTo(beginning());
  }

  return (
    <div ref={frame} className="frame" data-calm={calm} data-zoomed={false}>
      <div
        ref={surface}
        className="frame-surface"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        aria-label={label}
        aria-roledescription={words.board}
        aria-describedby={hintId}
        aria-activedescendant={pointed !== undefined && isPointedHere ? thingElementId(pointed) : undefined}
        // Whoever plays by mouse sees no focus, though he closes or confirms something by a key.
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-by-hand', '')}
        onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-by-hand')}
        onKeyDown={(event) => {
          if (!BY_HAND_TOO.has(event.key)) event.currentTarget.removeAttribute('data-by-hand');
          onKeyDown(event);
        }}
        onFocus={onFocus}
      >
        <div ref={sheet} className="frame-sheet">
          {ground && <Ground printed={ground} extent={extent} viewer={mounted} />}
          <svg className="frame-things" viewBox={`${x} ${y} ${width} ${height}`} data-foot={y + height} role="presentation">
            {children}
            <circle className="frame-here" />
          </svg>
        </div>
        {ground?.ticks && <PaneEdge ticks={ground.ticks} extent={extent} viewer={mounted} />}
      </div>
      {isClose && mounted && open.length > 0 && (
        <Suspense>
          <Beyond points={open} extent={extent} viewer={mounted} words={words} />
        </Suspense>
      )}
      <p id={hintId} hidden>
        {hint}
      </p>
      {glass && isClose && <WholeButton label={words.whole} onWhole={whole} />}
      {!glass && (
        <ZoomControl words={words} onCloser={closer} onFarther={farther} onWhole={whole} onPan={(by) => viewer.current?.pan(by)} />
      )}
    </div>
  );
}

const NOWHERE: readonly Point[] = [];

/** Where what can be chosen lies; the same list for as long as nothing in it changes. */
function useOpen(spots: readonly Spot[], choices: ReadonlySet<string> | undefined): readonly Point[] {
  const found = choices ? spots.filter(({ thing }) => choices.has(thing)) : [];
  const key = found.map(({ x, y }) => `${x} ${y}`).join();
  return useMemo(() => (key === '' ? NOWHERE : key.split(',').map(pointIn)), [key]);
}

function pointIn(text: string): Point {
  const [x = 0, y = 0] = text.split(' ').map(Number);
  return [x, y];
}

/** Whether there may be more than is seen. */
function useClose(viewer: Viewer | undefined): boolean {
  const [isClose, setClose] = useState(false);
  useEffect(() => viewer?.watch(({ scale }, { least }, isSettled) => isSettled && setClose(scale > least + 0.001)), [viewer]);
  return isClose;
}
