/** At the edges of the window: how many places that can be chosen lie further that way. A press brings them into sight. */
import { useEffect, useRef, useState } from 'react';
import { type Box, between, type Point } from './geometry.ts';
import { beyond, type Surface, seenAt, type View } from './panning.ts';
import type { Viewer } from './viewer.ts';
import type { FrameWords } from './zoom-control.tsx';
import './beyond.css';

interface BeyondProps {
  readonly points: readonly Point[];
  readonly extent: Box;
  readonly viewer: Viewer;
  readonly words: FrameWords;
}

const SIDES = ['left', 'right', 'up', 'down'] as const;
type Side = (typeof SIDES)[number];

const ARROWS: Readonly<Record<Side, string>> = {
  left: 'M2 -4L-2 0L2 4',
  right: 'M-2 -4L2 0L-2 4',
  up: 'M-4 2L0 -2L4 2',
  down: 'M-4 -2L0 2L4 -2',
};

/** A place whose middle is seen is found. */
const SEEN = 4;
/** A mark stays clear of the corners, in pixels: there may be one along the other edge. It comes nearer only rather than upon something. */
const CORNER = 60;
const CORNER_AT_LEAST = 34;
/** In the upper right corner lies the button for all of the board. */
const BUTTON = 58;
/** And clear of what can be chosen near its edge: so far from that edge, and so far along it, in pixels. */
const NEAR_EDGE = 76;
const CLEAR = 50;
/** Half as large as a mark, with a little air. */
const HALF = 27;
const STEP = 6;
/** So much of what lies around a place comes into sight with it, in units of the board. */
const AROUND = 60;

interface Mark {
  readonly side: Side;
  readonly points: readonly Point[];
  /** Along its edge, in pixels. */
  readonly along: number;
  /** What lies over the foot of the board. */
  readonly foot: number;
}

export default function Beyond({ points, extent, viewer, words }: BeyondProps) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const edges = useRef<HTMLDivElement>(null);
  const lay = useRef<() => void>(undefined);
  useEffect(() => {
    let frame = 0;
    const letGo = viewer.watch((view, surface, isSettled) => {
      if (!isSettled) return;
      lay.current = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          const next = marksFor(view, points, extent, surface, boxesOf(PLATES, edges.current), boxesOf(NAMES, edges.current));
          setMarks((before) => (isSame(before, next) ? before : next));
        });
      };
      lay.current();
    });
    return () => {
      letGo();
      lay.current = undefined;
      cancelAnimationFrame(frame);
    };
  }, [viewer, points, extent]);
  // Plates look for their ground in what is seen now: whenever the board is drawn anew, marks come after them.
  useEffect(() => lay.current?.());
  return (
    <div className="beyond" ref={edges}>
      {marks.map(({ side, points: there, along, foot }) => {
        const label = words.beyond(there.length);
        const place = side === 'left' || side === 'right' ? { top: along } : { left: along, ...(side === 'down' && { bottom: foot }) };
        return (
          // the keyboard walks to every place, seen or not
          <button
            key={side}
            type="button"
            tabIndex={-1}
            className={`beyond-mark beyond-${side}`}
            style={place}
            aria-label={label}
            title={label}
            onClick={() => viewer.moveTo(boxAround(there))}
          >
            <svg viewBox="-5 -5 10 10" aria-hidden="true">
              <path d={ARROWS[side]} />
            </svg>
            {there.length}
          </button>
        );
      })}
    </div>
  );
}

function isSame(before: readonly Mark[], next: readonly Mark[]): boolean {
  const read = (marks: readonly Mark[]) => JSON.stringify(marks);
  return read(before) === read(next);
}

const PLATES = '.plate-body';
const NAMES = '[data-place-name]';

/** Where plates or names are seen, in pixels of the window. */
function boxesOf(told: string, edges: HTMLElement | null): readonly Box[] {
  const pane = edges?.getBoundingClientRect();
  if (!pane) return [];
  return [...(edges?.parentElement?.querySelectorAll(told) ?? [])].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x - pane.x, y: y - pane.y, width, height };
  });
}

/** One mark for each edge beyond which something lies, where most of it is to be found. */
export function marksFor(
  view: View,
  points: readonly Point[],
  extent: Box,
  surface: Surface,
  plates: readonly Box[] = [],
  names: readonly Box[] = [],
): readonly Mark[] {
  const { width } = surface.window;
  const height = surface.window.height - surface.foot;
  const seen = (point: Point) => seenAt(view, point, extent, surface);
  const hidden = beyond(view, points, extent, surface, SEEN).map((point) => ({ point, at: seen(point) }));
  const shown = points.filter((point) => hidden.every((one) => one.point !== point)).map(seen);
  return SIDES.flatMap((side) => {
    const there = hidden.filter(({ at }) => sideOf(at, width, height) === side);
    if (there.length === 0) return [];
    const isLevel = side === 'up' || side === 'down';
    const room = isLevel ? width : height;
    const mean = there.reduce((sum, { at }) => sum + at[isLevel ? 0 : 1], 0) / there.length;
    const places = shown
      .filter((at) => fromEdge(at, side, width, height) < NEAR_EDGE)
      .map((at) => ({ at: at[isLevel ? 0 : 1], clear: CLEAR, weight: PLACE }));
    const button = side === 'up' ? spanOf(width - BUTTON, BUTTON, PLACE) : spanOf(0, BUTTON, PLACE);
    const along = (boxes: readonly Box[], weight: number) =>
      boxes
        .filter((box) => isAlong(box, side, width, height))
        .map((box) => (isLevel ? spanOf(box.x, box.width, weight) : spanOf(box.y, box.height, weight)));
    const inWay = [...places, ...along(plates, PLATE), ...along(names, NAME), ...(side === 'up' || side === 'right' ? [button] : [])];
    const free = clearPlace(mean, room, inWay);
    return [{ side, points: there.map(({ point }) => point), along: free, foot: surface.foot }];
  });
}

/** Something along an edge, how far from its middle that of a mark must be, and what it costs to come nearer by a pixel. */
interface InWay {
  readonly at: number;
  readonly clear: number;
  readonly weight: number;
}

/** Rather over a name than over a plate, and over that rather than over a place that can be pressed. */
const PLACE = 100;
const PLATE = 10;
const NAME = 3;
const IN_CORNER = 1;

const spanOf = (from: number, length: number, weight: number): InWay => ({ at: from + length / 2, clear: length / 2 + HALF, weight });

/** Whether a mark at that edge could lie upon it; what is out of sight is covered by nothing. */
function isAlong(box: Box, side: Side, width: number, height: number): boolean {
  const isSeen = box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
  return isSeen && fromEdge(cornerTowards(box, side), side, width, height) < 2 * HALF;
}

/** The corner of a box that is nearest to an edge. */
function cornerTowards({ x, y, width, height }: Box, side: Side): Point {
  return [side === 'right' ? x + width : x, side === 'down' ? y + height : y];
}

/** The place along an edge that lies over the least of what matters there; of several, the closest to the one wished for. */
function clearPlace(wished: number, room: number, inWay: readonly InWay[]): number {
  const corner = Math.min(CORNER, room / 2);
  const least = Math.min(CORNER_AT_LEAST, corner);
  const nearest = Math.round(between(corner, wished, room - corner));
  const costAt = (place: number) => {
    const inCorner = Math.max(0, corner - place, place - room + corner);
    return inWay.reduce((sum, { at, clear, weight }) => sum + weight * Math.max(0, clear - Math.abs(at - place)), IN_CORNER * inCorner);
  };
  let best = { place: nearest, cost: costAt(nearest) };
  for (let away = STEP; away <= room && best.cost > 0; away += STEP) {
    for (const place of [nearest - away, nearest + away]) {
      if (place < least || place > room - least) continue;
      const cost = costAt(place);
      if (cost < best.cost) best = { place, cost };
    }
  }
  return best.place;
}

function fromEdge([x, y]: Point, side: Side, width: number, height: number): number {
  return { left: x, right: width - x, up: y, down: height - y }[side];
}

/** Beyond which edge it lies farthest. */
function sideOf([x, y]: Point, width: number, height: number): Side {
  const over: readonly (readonly [Side, number])[] = [
    ['left', -x],
    ['right', x - width],
    ['up', -y],
    ['down', y - height],
  ];
  return over.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - AROUND;
  const y = Math.min(...ys) - AROUND;
  return { x, y, width: Math.max(...xs) + AROUND - x, height: Math.max(...ys) + AROUND - y };
}
