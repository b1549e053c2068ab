/** A stack that one rests upon is fanned out: every piece of it as a counter that can be read and pressed. */
import { type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { boxOutline, Edge, edgeKind } from '../../../board/edge.tsx';
import type { Box, Point } from '../../../board/geometry.ts';
import { GlassContext } from '../../../board/glass.ts';
import { useLookedInto } from '../../../board/looked-into.ts';
import { seenBox } from '../../../board/raster.ts';
import { StackBubble } from '../../../board/stack.tsx';
import type { Placed, Stack } from './layout.ts';
import { PieceOnMap, type ShownProps } from './pieces.tsx';

export interface Fan {
  readonly stack: Stack;
  readonly pieces: readonly Placed[];
  readonly box: Box;
}

/** A pointer that only passes opens nothing: so long it rests first, in milliseconds. */
const PATIENCE_MS = 380;

/** The stack that is looked into, where it hides something. What was pressed is opened at once: then a card about it finds its place beside that. */
export function useFan(stacks: readonly Stack[], pointed: string | undefined, extent: Box, isPressed: boolean): Fan | undefined {
  const seen = useSeen(extent);
  const rested = useRestedUpon(pointed);
  // within what lies open already nobody has to wait
  const open = useRef<string>(undefined);
  const isWithin = pointed !== undefined && stacks.some(({ id, ids }) => id === open.current && ids.includes(pointed));
  const into = useLookedInto(stacks, isWithin || isPressed ? pointed : rested);
  useEffect(() => {
    open.current = into;
  }, [into]);
  const stack = stacks.find(({ id, gear, ids }) => id === into && ids.length > 1 && (gear.length > 0 || ids.length > SEEN_CLOSED));
  return useMemo(() => stack && fanOf(stack, seen.current), [stack, seen]);
}

/** As much of the map as is seen now, without what lies over its foot. */
function useSeen(extent: Box): RefObject<Box> {
  const glass = useContext(GlassContext);
  const seen = useRef(extent);
  useEffect(
    () =>
      glass?.watch((view, surface) => {
        const box = seenBox(view, surface, extent);
        seen.current = { ...box, height: box.height * (1 - surface.foot / surface.window.height) };
      }),
    [glass, extent],
  );
  return seen;
}

/** Of so many nothing is hidden where they lie. */
const SEEN_CLOSED = 2;

function useRestedUpon(pointed: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(pointed), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, [pointed]);
  return rested === pointed ? rested : undefined;
}

const SIZE = 40;
const GAP = 6;
const EDGE = 8;
const PER_ROW = 6;
/** From the middle of the hex to the bubble. */
const AWAY = 52;

/** Above its hex, or below where there is no room. */
function fanOf(stack: Stack, within: Box): Fan {
  const [x, y] = stack.centre;
  const perRow = Math.min(PER_ROW, stack.ids.length);
  const rows = Math.ceil(stack.ids.length / PER_ROW);
  const width = perRow * (SIZE + GAP) - GAP + 2 * EDGE;
  const height = rows * (SIZE + GAP) - GAP + 2 * EDGE;
  const left = Math.max(within.x, Math.min(x - width / 2, within.x + within.width - width));
  const top = y - AWAY - height < within.y ? y + AWAY : y - AWAY - height;
  const at = (i: number): Point => [
    left + EDGE + (i % PER_ROW) * (SIZE + GAP) + SIZE / 2,
    top + EDGE + Math.floor(i / PER_ROW) * (SIZE + GAP) + SIZE / 2,
  ];
  return { stack, box: { x: left, y: top, width, height }, pieces: stack.ids.map((id, i) => ({ id, at: at(i), size: SIZE })) };
}

export function FannedStack({ fan: { stack, box, pieces }, ...shown }: ShownProps & { readonly fan: Fan }) {
  const { legal, considered, pointed, view } = shown;
  return (
    <g className="fan" data-stack={stack.id}>
      <StackBubble box={box} place={{ at: stack.centre, reach: 40 }} isActing={false} />
      {pieces.map(({ id, at: [x, y], size }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <PieceOnMap view={view} id={id} size={size} />
          <Edge kind={edgeKind(considered.has(id), pointed === id, legal.has(id))} d={boxOutline(size + 3, size + 3, 5)} />
        </g>
      ))}
    </g>
  );
}
