/** Beside what is in hand: upon what it is held, and what would come of it. It keeps beside the pointer and is never in its way. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { between, type Point, type Size } from '../../board/geometry.ts';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './held.css';

/** What is in hand has so much room around the pointer, a finger with it more, in pixels. */
const BESIDE = 40;
const ABOVE = 64;
/** It keeps so far from the edge of the window. */
const EDGE = 6;
/** What the slip needs beside that. */
const WIDE = 330;

export function Held() {
  const { speaker } = useSession();
  const { held } = useRoom();
  const slip = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>(undefined);
  useEffect(() => {
    const follow = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      hand.current = { x, y, from: hand.current?.from ?? x, lift: pointerType === 'touch' ? ABOVE : 0 };
      if (slip.current) put(slip.current, hand.current);
    };
    window.addEventListener('pointermove', follow, true);
    return () => window.removeEventListener('pointermove', follow, true);
  }, []);
  // Other words, another size.
  useLayoutEffect(() => {
    if (slip.current && hand.current) put(slip.current, hand.current);
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

function put(slip: HTMLElement, hand: Hand): void {
  const [x, y] = slipAt(hand, { width: slip.offsetWidth, height: slip.offsetHeight }, { width: innerWidth, height: innerHeight });
  slip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** Beside the hand where there is room; in a narrow window above it, or below it at the head. All of it is within the window. */
export function slipAt({ x, y, from, lift }: Hand, { width, height }: Size, room: Size): Point {
  // Away from where it comes from: the way there stays in sight.
  const isLeft = x > room.width - WIDE || (x < from && x > WIDE);
  const beside = isLeft ? x - BESIDE - width : x + BESIDE;
  const isRoom = beside >= EDGE && beside + width <= room.width - EDGE;
  const above = y - ABOVE - height;
  const upright = isRoom ? y - lift - height / 2 : above >= EDGE ? above : y + ABOVE;
  return [between(EDGE, isRoom ? beside : x - width / 2, room.width - width - EDGE), between(EDGE, upright, room.height - height - EDGE)];
}
