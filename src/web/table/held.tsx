/** Beside what is in hand: upon what it is held, and what would come of it. It keeps beside the pointer and is never in its way. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { clearForHand } from '../../board/clear-ground.ts';
import { between, type Point, type Size } from '../../board/geometry.ts';
import { coveredBy, type Weighed } from '../../board/placing.ts';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './held.css';

/** What is in hand has so much room around the pointer, a finger with it more, in pixels. */
const BESIDE = 40;
const ABOVE = 64;
/** It keeps so far from the edge of the window. */
const EDGE = 6;
/** What each pixel farther from the hand costs: as much as covering so many square pixels of what weighs least. */
const FARTHER = 200;
/** What the slip needs beside that. */
const WIDE = 330;

export function Held() {
  const { speaker } = useSession();
  const { held } = useRoom();
  const slip = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>(undefined);
  // Measured when other words come, and not at every move of the hand.
  const clear = useRef<readonly Weighed[]>([]);
  useEffect(() => {
    const follow = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      hand.current = { x, y, from: hand.current?.from ?? x, lift: pointerType === 'touch' ? ABOVE : 0 };
      if (slip.current) put(slip.current, hand.current, clear.current);
    };
    window.addEventListener('pointermove', follow, true);
    return () => window.removeEventListener('pointermove', follow, true);
  }, []);
  // Other words, another size.
  useLayoutEffect(() => {
    clear.current = held ? clearForHand() : [];
    if (slip.current && hand.current) put(slip.current, hand.current, clear.current);
  });
  return (
    <div ref={slip} className="held-told" aria-hidden="true" hidden={!held}>
      <b>{held?.title}</b>
      {held?.what.map((what) => (
        <span key={what}>{what}</span>
      ))}
      {held?.detail && <span className="held-detail">{held.detail}</span>}
      {held?.odds && <span className="held-odds">{speaker.odds(held.odds)}</span>}
    </div>
  );
}

interface Hand {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly lift: number;
}

function put(slip: HTMLElement, hand: Hand, clear: readonly Weighed[]): void {
  const [x, y] = slipAt(hand, { width: slip.offsetWidth, height: slip.offsetHeight }, { width: innerWidth, height: innerHeight }, clear);
  slip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/**
 * Beside the hand where there is room; in a narrow window above it, or below it at the head. All of it is within the window. Where
 * that covers something, it stands on another side of the hand; at the head of the page only for what matters most.
 */
export function slipAt(hand: Hand, slip: Size, room: Size, clear: readonly Weighed[] = []): Point {
  const { x, y, from, lift } = hand;
  const { width, height } = slip;
  // Away from where it comes from: the way there stays in sight.
  const isLeft = x > room.width - WIDE || (x < from && x > WIDE);
  const sides = [x + BESIDE, x - BESIDE - width].filter((at) => at >= EDGE && at + width <= room.width - EDGE);
  const beside = sides.find((at) => at < x === isLeft);
  // what a finger has in hand is drawn above it
  const above = y - ABOVE - lift / 2 - height;
  const upright = between(EDGE, y - lift - height / 2, room.height - height - EDGE);
  const [higher, lower] = [-1, 1].map((turn) => between(EDGE, upright + (turn * height) / 2, room.height - height - EDGE)) as [
    number,
    number,
  ];
  const middle = between(EDGE, x - width / 2, room.width - width - EDGE);
  const over: Point = [middle, between(EDGE, above >= EDGE ? above : y + ABOVE, room.height - height - EDGE)];
  const first: Point = beside === undefined ? over : [beside, upright];
  const covered = ([left, top]: Point) => coveredBy({ x: left, y: top, width, height }, clear);
  if (covered(first) === 0) return first;
  const below = y + ABOVE;
  const others: Point[] = [
    ...sides.flatMap((at) => [upright, higher, lower].map((top): Point => [at, top])),
    ...(above >= EDGE ? [[middle, above] satisfies Point, [middle, EDGE] satisfies Point] : []),
    ...(below + height <= room.height - EDGE ? [[middle, below] satisfies Point] : []),
  ];
  // below a finger it lies under the hand
  const away = ([, top]: Point) => (top > y ? lift : Math.max(0, y - lift - ABOVE - top - height));
  const cost = (place: Point) => covered(place) + FARTHER * away(place);
  return others.reduce((least, place) => (cost(place) < cost(least) ? place : least), first);
}
