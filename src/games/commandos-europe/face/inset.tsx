/** The whole map, small, in a corner of the board: what is seen of it, who is where; a press looks there. */
import { type CSSProperties, memo, type PointerEvent, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Box, Point, Size } from '../../../board/geometry.ts';
import { GlassContext } from '../../../board/glass.ts';
import type { Surface } from '../../../board/panning.ts';
import { type Corner, covered, freeCorner } from '../../../board/placing.ts';
import { seenBox } from '../../../board/raster.ts';
import { isSquad, pieceAt } from '../content/pieces.ts';
import type { View } from '../view.ts';
import { type Ground, middleOf } from './ground.ts';
import { isHex } from './things.ts';
import './inset.css';

interface InsetProps {
  readonly view: View;
  readonly ground: Ground;
  readonly drawing: ReactNode;
  /** Hexes that it never lies upon: what everything is about. */
  readonly about: readonly string[];
  /** Hexes that it had better not lie upon: who stands there, and where somebody could go. */
  readonly clear: readonly string[];
  /** For as long as this is the same it stays where it is. */
  readonly moment: string;
}

/** What is seen of the map, the window as far as nothing lies over it, and how much does. */
interface Looked {
  readonly seen: Box;
  readonly window: Size;
  readonly foot: number;
}

export const Inset = memo(function Inset({ view, ground, drawing, about, clear, moment }: InsetProps) {
  const glass = useContext(GlassContext);
  const { extent } = ground;
  const [look, setLook] = useState<Looked>();
  useEffect(
    () =>
      glass?.watch((looked, surface) => setLook({ seen: seenBox(looked, surface, extent), window: clearOf(surface), foot: surface.foot })),
    [glass, extent],
  );
  const seen = look?.seen;
  const lookThere = useCallback(
    (event: PointerEvent<SVGSVGElement>) => {
      if (!glass || !seen || event.buttons !== 1) return;
      glass.pan(panTo([event.clientX, event.clientY], event.currentTarget.getBoundingClientRect(), seen, extent));
    },
    [glass, seen, extent],
  );
  const lies = useRef<{ readonly corner: Corner; readonly moment?: string }>({ corner: 'top-left' });
  const { corner } = look ? cornerFor(look, extent, { about, clear, moment }, lies.current) : lies.current;
  useEffect(() => {
    if (look) lies.current = { corner, moment };
  }, [corner, moment, look]);
  if (!glass || !look || !seen || (seen.width >= extent.width && seen.height >= extent.height)) return null;
  return (
    // Keys and buttons of the board do the same: this is for the eye and the mouse.
    <div
      className="inset"
      aria-hidden="true"
      data-own-press
      data-keep-clear
      data-corner={corner}
      style={{ '--foot': `${look.foot}px` } as CSSProperties}
    >
      <svg
        aria-hidden="true"
        viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`}
        onPointerDown={lookThere}
        onPointerMove={lookThere}
      >
        {drawing}
        <Whereabouts view={view} />
        <rect className="inset-casing" {...within(seen, extent)} />
        <rect className="inset-seen" {...within(seen, extent)} />
      </svg>
    </div>
  );
});

/** How far the board moves for what was pressed on the small map to come to the middle: in shares of what is seen. */
export function panTo([atX, atY]: Point, small: Box, seen: Box, extent: Box): Point {
  const across = extent.x + ((atX - small.x) / small.width) * extent.width;
  const down = extent.y + ((atY - small.y) / small.height) * extent.height;
  return [(across - seen.x) / seen.width - 0.5, (down - seen.y) / seen.height - 0.5];
}

function clearOf({ window: { width, height }, foot }: Surface): Size {
  return { width, height: height - foot };
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
/** Pixels of the window: how wide it is, or in a narrow one, and how far a hex reaches from its middle. */
const WIDTH = 116;
const SLIM = 76;
const NARROW = 640;
const AROUND = 34;

type Covered = Pick<InsetProps, 'about' | 'clear' | 'moment'>;

/** The corner in which it covers least, chosen once for each phase; another one only where it comes to lie upon what is asked about. */
function cornerFor(
  { seen, window }: Looked,
  extent: Box,
  { about, clear, moment }: Covered,
  before: { readonly corner: Corner; readonly moment?: string },
): { readonly corner: Corner } {
  const unit = window.width / seen.width;
  const width = window.width <= NARROW ? SLIM : WIDTH;
  const card = { width, height: (width * extent.height) / extent.width };
  const room = { x: 0, y: 0, ...window };
  const boxes = (hexes: readonly string[]) =>
    hexes.filter(isHex).map((hex) => {
      const [x, y] = middleOf(hex);
      return { x: (x - seen.x) * unit - AROUND, y: (y - seen.y) * unit - AROUND, width: 2 * AROUND, height: 2 * AROUND };
    });
  const never = boxes(about);
  const isFree = (corner: Corner) => covered(corner, card, room, never) === 0;
  if (before.moment === moment && isFree(before.corner)) return before;
  const free = CORNERS.filter(isFree);
  // at the foot of a narrow window lies what a move would bring
  const above = window.width <= NARROW ? free.filter((corner) => corner.startsWith('top')) : [];
  const among = above.length > 0 ? above : free.length > 0 ? free : CORNERS;
  const start = among.find((corner) => corner === before.corner) ?? among[0] ?? before.corner;
  // where no corner is free, it covers as little as it can of what everything is about
  return { corner: freeCorner(card, room, free.length > 0 ? boxes(clear) : never, start, among) };
}

/** As much of it as lies on the map. */
function within({ x, y, width, height }: Box, extent: Box): Box {
  const [left, top] = [Math.max(x, extent.x), Math.max(y, extent.y)];
  const right = Math.min(x + width, extent.x + extent.width);
  const bottom = Math.min(y + height, extent.y + extent.height);
  return { x: left + 6, y: top + 6, width: Math.max(0, right - left - 12), height: Math.max(0, bottom - top - 12) };
}

/** Half the side of a mark. */
const HALF = 34;

function Whereabouts({ view }: { readonly view: View }) {
  const squads = view.pieces.filter(({ id, at }) => isSquad(pieceAt(id)) && isHex(at));
  return (
    <>
      {view.bases.filter(isHex).map((hex) => {
        const [x, y] = middleOf(hex);
        return <circle key={hex} className="inset-base" cx={x} cy={y} r={HALF + 14} />;
      })}
      {view.mission && <Mark at={view.mission.at} className="inset-mission" />}
      {view.enemies.map(({ id, at }) => (
        <Mark key={id} at={at} className="inset-enemy" />
      ))}
      {squads.map(({ id, at, detected }) => (
        <Mark key={id} at={at} className={detected ? 'inset-detected' : 'inset-squad'} />
      ))}
    </>
  );
}

function Mark({ at, className }: { readonly at: string; readonly className: string }) {
  const [x, y] = middleOf(at);
  return <rect className={className} x={x - HALF} y={y - HALF} width={2 * HALF} height={2 * HALF} />;
}
