/** Beside what is in hand: upon what it is held, and what would come of it. It keeps beside the pointer and is never in its way. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { boardBox, clearForHand } from '../../board/clear-ground.ts';
import { type Box, between, type Point, type Size } from '../../board/geometry.ts';
import { coveredBy, type Weighed } from '../../board/placing.ts';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './held.css';

/** What is in hand has so much room around the pointer, a finger with it more, in pixels. */
const BESIDE = 40;
const ABOVE = 64;
/** It keeps so far from the edge of the window. */
const EDGE = 6;
/** Half the side of what a finger has in hand, and how little that may be covered. */
const PIECE = 30;
const PIECE_WEIGHT = 20;
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
  const ground = useRef<Ground>(NOWHERE);
  useEffect(() => {
    const follow = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      hand.current = { x, y, from: hand.current?.from ?? x, lift: pointerType === 'touch' ? ABOVE : 0 };
      if (slip.current) put(slip.current, hand.current, ground.current);
    };
    window.addEventListener('pointermove', follow, true);
    return () => window.removeEventListener('pointermove', follow, true);
  }, []);
  // Other words, another size.
  useLayoutEffect(() => {
    ground.current = held ? { room: roomForHand(), clear: clearForHand() } : NOWHERE;
    if (slip.current && hand.current) put(slip.current, hand.current, ground.current);
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

interface Ground {
  readonly room: Box;
  readonly clear: readonly Weighed[];
}

const NOWHERE: Ground = { room: { x: 0, y: 0, width: 0, height: 0 }, clear: [] };

/** Upon the board: the line above it and the question stay in sight. */
function roomForHand(): Box {
  return boardBox() ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
}

function put(slip: HTMLElement, hand: Hand, { room, clear }: Ground): void {
  const [x, y] = slipAt(hand, { width: slip.offsetWidth, height: slip.offsetHeight }, room, clear);
  slip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/**
 * Beside the hand where there is room; in a narrow one above it, or below it at the head. All of it is within that room. Where
 * that covers something, it stands on another side of the hand; at the head or the foot of a narrow room only for what matters most.
 */
export function slipAt(hand: Hand, slip: Size, room: Box, clear: readonly Weighed[] = []): Point {
  const { x, y, from, lift } = hand;
  const { width, height } = slip;
  const [head, foot] = [room.y + EDGE, room.y + room.height - height - EDGE];
  const down = (top: number) => between(head, top, foot);
  // Away from where it comes from: the way there stays in sight.
  const isLeft = x > room.width - WIDE || (x < from && x > WIDE);
  const sides = [x + BESIDE, x - BESIDE - width].filter((at) => at >= EDGE && at + width <= room.width - EDGE);
  const beside = sides.find((at) => at < x === isLeft);
  // what a finger has in hand is drawn above it
  const above = y - ABOVE - lift / 2 - height;
  const upright = down(y - lift - height / 2);
  const [higher, lower] = [down(upright - height / 2), down(upright + height / 2)];
  const middle = between(EDGE, x - width / 2, room.width - width - EDGE);
  const over: Point = [middle, down(above >= head ? above : y + ABOVE)];
  const first: Point = beside === undefined ? over : [beside, upright];
  const piece = { x: x - PIECE, y: y - lift - PIECE, width: 2 * PIECE, height: 2 * PIECE, weight: PIECE_WEIGHT };
  const closed = lift > 0 ? [piece, ...clear] : clear;
  const covered = ([left, top]: Point) => coveredBy({ x: left, y: top, width, height }, closed);
  if (covered(first) === 0) return first;
  const below = y + ABOVE;
  const others: Point[] = [
    ...sides.flatMap((at) => [upright, higher, lower].map((top): Point => [at, top])),
    ...(above >= head ? [[middle, above] satisfies Point] : []),
    // At the head it may reach down to what is in hand, but not to where that is held.
    ...(head + height <= y - PIECE ? [middle, EDGE, room.width - width - EDGE].map((at): Point => [at, head]) : []),
    ...(below <= foot ? [[middle, below] satisfies Point, [middle, foot] satisfies Point] : []),
  ];
  // below a finger it lies under the hand
  const away = ([, top]: Point) => (top > y ? lift : Math.max(0, y - lift - ABOVE - top - height));
  const cost = (place: Point) => covered(place) + FARTHER * away(place);
  return others.reduce((least, place) => (cost(place) < cost(least) ? place : least), first);
}
