/** At the edges of the window: how many places that can be chosen lie further that way. A press brings them into sight. */
import { useEffect, useRef, useState } from 'react';
import { around, overlap } from './free-ground.ts';
import { type Box, between, type Point, type Size } from './geometry.ts';
import { beyond, CORNER_BUTTON, type Surface, seenAt, type View } from './panning.ts';
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
/** A mark stays clear of the corners, in pixels, where that costs nothing: there may be one along the other edge. */
const CORNER = 60;
/** Of a place that can be chosen so much is kept clear to all sides, with its ring. */
const PLACE = 28;
/** A mark is as large as a finger, and has a little air; one that counts to more than nine is wider. */
const MARK = 44;
/** Where there is no room for that it is smaller, and still found by a finger. */
const SMALL_MARK = 32;
const AIR = 3;
const DIGIT = 9;
/** It lies so far from its edge, and no farther into the window than that. */
const FROM_EDGE = 4;
const INWARD = 54;
const STEP = 6;
/** So much of what lies around a place comes into sight with it, in units of the board. */
const AROUND = 60;

interface Mark {
  readonly side: Side;
  readonly points: readonly Point[];
  /** Its middle, in pixels of the window. */
  readonly at: Point;
  readonly isSmall: boolean;
}

/** What lies in the window, in its pixels. */
interface Lying {
  /** No mark ever lies upon that. */
  readonly closed: readonly Box[];
  /** And rather upon nothing of that, either. */
  readonly rather: readonly Box[];
}

const NOTHING: Lying = { closed: [], rather: [] };

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
          const next = marksFor(view, points, extent, surface, {
            closed: [
              ...boxesOf(CLOSED, edges.current),
              ...boxesOf(LAID, edges.current),
              ...legible(boxesOf(ASKED_NAMES, edges.current), surface.window),
            ],
            rather: boxesOf(RATHER, edges.current),
          });
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
      {marks.map(({ side, points: there, at: [left, top], isSmall }) => {
        const label = words.beyond(there.length);
        return (
          // the keyboard walks to every place, seen or not
          <button
            key={side}
            type="button"
            tabIndex={-1}
            className={`beyond-mark beyond-${side}`}
            data-small={isSmall || undefined}
            style={{ left, top }}
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

/** Plates, what lies open, the force. */
const CLOSED = '.frame-things [data-keep-clear]:not(path)';
/** Buttons and slips that have looked for their own corners. */
const LAID = '.zoom-whole, .surface-foot > *';
/** What those places are called that matter now. */
const ASKED_NAMES = '[data-place-name="asked"]';
const RATHER = '[data-place-name], .frame-things .thing:not([data-hidden]) .counter';

/** A name of which less is seen tells nobody anything. */
const LEGIBLE = 0.6;

/** What is seen of these, in pixels of the window; not the rest of a name that is cut off. */
export function legible(names: readonly Box[], { width, height }: Size): readonly Box[] {
  const window = { x: 0, y: 0, width, height };
  return names.filter((name) => overlap(name, window) >= LEGIBLE * name.width * name.height);
}

/** Where these are seen, in pixels of the window. */
function boxesOf(told: string, edges: HTMLElement | null): readonly Box[] {
  const pane = edges?.getBoundingClientRect();
  const board = edges?.closest('.surface') ?? edges?.parentElement;
  if (!pane || !board) return [];
  return [...board.querySelectorAll(told)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x - pane.x, y: y - pane.y, width, height };
  });
}

/**
 * One mark for each edge beyond which something lies, where most of it is to be found: along the edge as far as it must, else a
 * little farther in. Where there is no free ground at all there is none: what lies there is in the list as well.
 */
export function marksFor(view: View, points: readonly Point[], extent: Box, surface: Surface, lying: Lying = NOTHING): readonly Mark[] {
  const window = { width: surface.window.width, height: surface.window.height - surface.foot };
  const seen = (point: Point) => seenAt(view, point, extent, surface);
  const hidden = beyond(view, points, extent, surface, SEEN).map((point) => ({ point, at: seen(point) }));
  const shown = points.filter((point) => hidden.every((one) => one.point !== point)).map(seen);
  const closed = [...lying.closed, ...shown.map((at) => around(at, { width: 2 * PLACE, height: 2 * PLACE })), buttonIn(window)];
  return SIDES.flatMap((side) => {
    const there = hidden.filter(({ at }) => sideOf(at, window) === side);
    if (there.length === 0) return [];
    const along = isLevel(side) ? 0 : 1;
    const wished = there.reduce((sum, { at }) => sum + at[along], 0) / there.length;
    const wider = there.length > 9 ? DIGIT : 0;
    for (const height of [MARK, SMALL_MARK]) {
      const size = { width: height + wider, height };
      const at = freePlace(side, wished, size, window, { ...lying, closed });
      if (!at) continue;
      closed.push(around(at, { width: size.width + 2 * AIR, height: size.height + 2 * AIR }));
      return [{ side, points: there.map(({ point }) => point), at, isSmall: height < MARK }];
    }
    return [];
  });
}

const isLevel = (side: Side) => side === 'up' || side === 'down';

/** In the upper right corner lies the button for all of the board. */
const buttonIn = ({ width }: Size): Box => ({ x: width - CORNER_BUTTON, y: 0, width: CORNER_BUTTON, height: CORNER_BUTTON });

/** What it costs to lie nearer to a corner, or farther from the edge, by a pixel; and upon a square pixel of what is rather kept clear. */
const IN_CORNER = 1;
const FARTHER_IN = 4;
const UPON = 0.5;

/** The middle of a mark that lies upon nothing: of all such places the one that costs least. */
function freePlace(side: Side, wished: number, size: Size, window: Size, { closed, rather }: Lying): Point | undefined {
  const room = isLevel(side) ? window.width : window.height;
  const depth = isLevel(side) ? window.height : window.width;
  const half = (isLevel(side) ? size.width : size.height) / 2 + AIR;
  const corner = Math.min(CORNER, room / 2);
  const nearest = Math.round(between(corner, wished, room - corner));
  const atEdge = FROM_EDGE + (isLevel(side) ? size.height : size.width) / 2;
  let best: { readonly at: Point; readonly cost: number } | undefined;
  for (let inward = 0; inward <= Math.min(INWARD, depth / 2 - atEdge); inward += STEP)
    for (let away = 0; away <= room; away += STEP)
      for (const along of away === 0 ? [nearest] : [nearest - away, nearest + away]) {
        if (along < half || along > room - half) continue;
        const inCorner = Math.max(0, corner - along, along - room + corner);
        const cost = away + FARTHER_IN * inward + IN_CORNER * inCorner;
        if (best && cost >= best.cost) continue;
        const at = pointAt(side, along, atEdge + inward, window);
        const box = around(at, { width: size.width + 2 * AIR, height: size.height + 2 * AIR });
        if (closed.some((one) => overlap(box, one) > 0)) continue;
        const upon = rather.reduce((sum, one) => sum + UPON * overlap(box, one), cost);
        if (!best || upon < best.cost) best = { at, cost: upon };
      }
  return best?.at;
}

function pointAt(side: Side, along: number, fromEdge: number, { width, height }: Size): Point {
  if (isLevel(side)) return [along, side === 'up' ? fromEdge : height - fromEdge];
  return [side === 'left' ? fromEdge : width - fromEdge, along];
}

/** Beyond which edge it lies farthest. */
function sideOf([x, y]: Point, { width, height }: Size): Side {
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
