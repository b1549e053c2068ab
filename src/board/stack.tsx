/** A stack as it is drawn: closed, one counter with what it hides; open, a bubble with a beak to its place. */
import type { ReactNode } from 'react';
import type { Box, Point } from './geometry.ts';
import { beakTo } from './plates.ts';
import { type OnPoint, type OnPress, usePointing } from './pointing.ts';
import './stack.css';

interface ClosedStackProps {
  /** The thing on top: what a press upon the stack means. */
  readonly top: string;
  readonly count: number;
  readonly at: Point;
  readonly size: number;
  readonly place: { readonly at: Point; readonly reach: number };
  /** Its counters are fanned out elsewhere: only its place is kept. */
  readonly isOpen: boolean;
  /** It acts now: whatever is laid over the board keeps clear of it. */
  readonly isActing: boolean;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

/** Below the counter: the beak, and the edge of a second counter behind the first. It also keeps a stack open that one points at. */
export function StackFoot({ top, count, at, size, place, isOpen, isActing, onPoint, onPress }: ClosedStackProps) {
  const pointing = usePointing(top, onPoint, onPress);
  const [x, y] = at;
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return (
    <g className={isOpen ? 'stack stack-open' : 'stack'} data-thing={top} {...pointing}>
      <path className="stack-beak" d={beakTo(place.at, place.reach - 5, box, 8)} />
      {count > 1 && <rect className="stack-behind" x={box.x + 4} y={box.y - 4} width={size} height={size} rx={size / 8} />}
      {isActing && <rect {...box} fill="none" data-keep-clear />}
      {isOpen && <rect className="stack-kept" {...box} rx={size / 8} />}
    </g>
  );
}

interface StackSignsProps {
  readonly count: number;
  readonly at: Point;
  readonly size: number;
  /** What some of those below can do: icons around the origin, 14 wide. */
  readonly badges: readonly { readonly id: string; readonly icon: ReactNode }[];
}

/** Above the counter: how many there are, and what they can do. */
export function StackSigns({ count, at: [x, y], size, badges }: StackSignsProps) {
  if (count < 2) return null;
  return (
    <g className="glide stack-signs" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {badges.map(({ id, icon }, i) => (
        <g key={id} transform={`translate(${4 - size / 2 + i * 18} ${-2 - size / 2})`}>
          <circle className="stack-badge" r={9.4} />
          {icon}
        </g>
      ))}
      <g transform={`translate(${size / 2} ${-2 - size / 2})`}>
        <rect className="stack-count" x={-12} y={-9.5} width={25} height={19} rx={9.5} />
        <text x={0.5} y={5} textAnchor="middle">
          ×{count}
        </text>
      </g>
    </g>
  );
}

interface BubbleProps {
  /** The thing upon which is put whatever is put between its counters. */
  readonly top?: string | undefined;
  readonly box: Box;
  readonly place: { readonly at: Point; readonly reach: number };
  /** It acts now. */
  readonly isActing: boolean;
  /** What is left to it, at its upper right corner; where it is narrower than these words, in brief. */
  readonly pill?: { readonly words: string; readonly brief: string; readonly icon: ReactNode } | undefined;
}

/** What a fanned stack lies on. */
export function StackBubble({ top, box, place, isActing, pill }: BubbleProps) {
  const { x, y, width } = box;
  const roomFor = (words: string) => words.length * 7 + 40;
  const words = pill && (roomFor(pill.words) <= width ? pill.words : pill.brief);
  const room = roomFor(words ?? '');
  return (
    <g className={isActing ? 'bubble bubble-acting' : 'bubble'}>
      <path className="bubble-beak" d={beakTo(place.at, place.reach - 4, box, 9)} />
      <rect className="bubble-body" {...box} rx={10} data-keep-clear data-put-upon={top} />
      {pill && (
        <g className="bubble-pill" transform={`translate(${x + width - room - 6} ${y - 11})`}>
          <rect width={room} height={21} rx={10.5} />
          <g transform="translate(15 10.5)">{pill.icon}</g>
          <text x={28} y={15.5}>
            {words}
          </text>
        </g>
      )}
    </g>
  );
}

interface BracketProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly words: string;
}

/** Over two counters that go as one. */
export function Bracket({ from, to, y, words }: BracketProps) {
  const middle = (from + to) / 2;
  const half = words.length * 3.3 + 7;
  return (
    <g className="bubble-bracket">
      <path d={`M${from} ${y + 5}V${y}H${to}V${y + 5}`} />
      <rect x={middle - half} y={y - 8} width={2 * half} height={15} rx={7.5} />
      <text x={middle} y={y + 4} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}
