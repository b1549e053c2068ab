/**
 * One surface over all hexes and pieces. It finds out itself what is meant, so that a thousand hexes need no elements of
 * their own; the one pointed at is lent one, beside which it can be explained and by which a screen reader knows it.
 */
import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { boxOutline } from '../edge.tsx';
import type { Point } from '../geometry.ts';
import { type OnPoint, type OnPress, usePointingAt } from '../pointing.ts';
import { thingElementId } from '../thing.tsx';
import { laySurface } from '../things-at.ts';
import { type Hexes, outlineOf } from './hexes.ts';

/** A piece that can be pointed at: a square around a point, or as high as it says. */
export interface HexTarget {
  readonly thing: string;
  readonly at: Point;
  readonly size: number;
  readonly height?: number;
}

export interface HexHandle {
  /** The element that stands for a thing from now on; undefined for what is neither hex nor piece. */
  elementOf(thing: string): Element | undefined;
}

interface HexHitsProps {
  readonly hexes: Hexes;
  readonly targets: readonly HexTarget[];
  readonly pointed: string | undefined;
  readonly label: (thing: string) => string;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
  readonly ref?: Ref<HexHandle> | undefined;
}

/** The piece or else the hex at a point; of pieces that overlap, the one drawn last. */
export function thingAt(hexes: Hexes, targets: readonly HexTarget[], point: Point): string | undefined {
  const [x, y] = point;
  const piece = targets.findLast(({ at, size, height = size }) => Math.abs(at[0] - x) <= size / 2 && Math.abs(at[1] - y) <= height / 2);
  return piece?.thing ?? hexes.at(point)?.id;
}

/** The outline by which a thing is found, and where it lies. */
export function outlineFor(
  hexes: Hexes,
  targets: readonly HexTarget[],
  thing: string,
): { readonly d: string; readonly at: Point } | undefined {
  const piece = targets.findLast((one) => one.thing === thing);
  if (piece) return { d: boxOutline(piece.size, piece.height ?? piece.size, 2), at: piece.at };
  const hex = hexes.find(thing);
  return hex && { d: outlineOf(hex), at: [0, 0] };
}

export function HexHits({ hexes, targets, pointed, label, onPoint, onPress, ref }: HexHitsProps) {
  const lent = useRef<SVGPathElement>(null);
  const all = useRef<SVGRectElement>(null);
  const { x, y, width, height } = hexes.extent;

  /** Goes past React: the element is where the pointer is before anybody is told of it. */
  const lend = useMemo(() => {
    let lentTo: string | undefined;
    return (thing: string): Element | undefined => {
      const path = lent.current;
      if (path && thing === lentTo) return path;
      const outline = outlineFor(hexes, targets, thing);
      if (!path || !outline) return undefined;
      lentTo = thing;
      const [dx, dy] = outline.at;
      const wanted = {
        id: thingElementId(thing),
        d: outline.d,
        transform: `translate(${dx} ${dy})`,
        role: 'button',
        'aria-label': label(thing),
      };
      for (const [name, value] of Object.entries(wanted)) if (path.getAttribute(name) !== value) path.setAttribute(name, value);
      return path;
    };
  }, [hexes, targets, label]);
  useImperativeHandle(ref, () => ({ elementOf: lend }), [lend]);
  useLayoutEffect(() => {
    if (pointed !== undefined) lend(pointed);
  }, [pointed, lend]);

  // What is dragged over it finds its way by the same surface, and is answered beside the place that it was put upon.
  useEffect(() => {
    const board = all.current;
    return board
      ? laySurface(board, (event) => {
          const point = onBoard(board, event);
          const thing = point && thingAt(hexes, targets, point);
          if (thing !== undefined) lend(thing);
          return thing;
        })
      : undefined;
  }, [hexes, targets, lend]);

  const pointing = usePointingAt(
    (event) => {
      const point = event.currentTarget instanceof SVGGraphicsElement ? onBoard(event.currentTarget, event) : undefined;
      const thing = point && thingAt(hexes, targets, point);
      const element = thing === undefined ? undefined : lend(thing);
      return thing !== undefined && element ? { thing, element } : undefined;
    },
    onPoint,
    onPress,
  );
  return (
    <g className="hex-hits" {...pointing}>
      <rect ref={all} className="hex-hits-all" x={x} y={y} width={width} height={height} />
      <path ref={lent} className="hex-hits-one" />
    </g>
  );
}

/** Where on the board, in its own units, something happened on the screen. */
function onBoard(board: SVGGraphicsElement, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point | undefined {
  const matrix = board.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return [x, y];
}
