/** What is considered, on the board: the way there, a shadow of whoever goes, and the arithmetic beside the tile. */
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { thingsIn } from '../../../board/clear-ground.ts';
import { around, cheapest, type Place, type TakenBox } from '../../../board/free-ground.ts';
import type { Box, Point, Size } from '../../../board/geometry.ts';
import { beakTo } from '../../../board/plates.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import { reckoned } from './arithmetic.ts';
import { figuresOn } from './labels.ts';
import { extentOf, type Laid, middleOf, tileBox } from './layout.ts';
import { ownCommando } from './things.ts';
import './bubble.css';

interface BubbleProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly offer: Offer;
  readonly speaker: Speaker;
}

const LINE = 17;
const PADDING = 10;
const LETTER = 6.1;

export function Bubble({ view, laid, offer, speaker }: BubbleProps) {
  const told = useMemo(() => reckoned(view, offer, speaker), [view, offer, speaker]);
  const target = told && tileBox(laid, told.tile);
  const place = useMemo(() => told && target && placeFor(view, laid, target, sizeOf(told.lines)), [view, laid, told, target]);
  if (!told || !target || !place) return null;
  const at = middleOf(target);
  return (
    <g className="bubble" data-keep-clear>
      <path className="bubble-beak" d={beakTo(at, Math.min(target.width, target.height) / 2 - 6, place, 5)} />
      <rect className="bubble-ground" x={place.x} y={place.y} width={place.width} height={place.height} rx={6} />
      {told.lines.map((line, i) => (
        <text key={line.words} data-kind={line.kind} x={place.x + PADDING} y={place.y + PADDING + LINE * i + 11}>
          {line.words}
        </text>
      ))}
    </g>
  );
}

/** Between a slip and the level above it, in pixels. */
const BELOW = 8;

/** In a small window it is told below the level, upon nothing; where that leaves no room for it, the sheet below tells it. */
export function BubbleBelow({ view, offer, speaker }: Omit<BubbleProps, 'laid'>) {
  const told = useMemo(() => reckoned(view, offer, speaker), [view, offer, speaker]);
  const slip = useRef<HTMLDivElement>(null);
  useBelowLevel(slip, told);
  if (!told) return null;
  return (
    <div className="bubble-slip" ref={slip} data-keep-clear>
      {told.lines.map(({ words, kind }) => (
        <p key={words} data-kind={kind}>
          {words}
        </p>
      ))}
    </div>
  );
}

function useBelowLevel(slip: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other words it has another height
  useLayoutEffect(() => {
    const element = slip.current;
    const surface = element?.closest('.surface');
    const levels = surface?.querySelector('.levels');
    if (!element || !surface || !levels) return;
    const lay = () => {
      const room = surface.getBoundingClientRect();
      const foot = Math.max(...thingsIn(levels).map(({ y, height }) => y + height)) + BELOW;
      element.style.top = `${foot - room.top}px`;
      element.dataset.fits = String(foot + element.offsetHeight + BELOW <= room.bottom);
    };
    // once the level lies where the window of another height has put it
    const observer = new ResizeObserver(() => requestAnimationFrame(lay));
    observer.observe(surface);
    lay();
    return () => observer.disconnect();
  }, [slip, occasion]);
}

/** The way there and a shadow of whoever goes: below figures and their names, and below the odds on the tile. */
export function BubbleWay({ view, laid, offer, speaker }: BubbleProps) {
  const told = useMemo(() => reckoned(view, offer, speaker), [view, offer, speaker]);
  const target = told?.isStep ? tileBox(laid, told.tile) : undefined;
  if (!told || !target) return null;
  const from = tileBox(laid, ownCommando(view)?.at ?? '');
  const at = middleOf(target);
  return (
    <g className="bubble">
      {from && <path className="bubble-way" d={`M${middleOf(from).join(' ')}L${at.join(' ')}`} data-keep-clear />}
      <circle className="bubble-shadow" data-hidden={told.isHidden} cx={at[0]} cy={at[1]} r={24} data-keep-clear />
    </g>
  );
}

function sizeOf(lines: readonly { readonly words: string }[]): Size {
  const longest = Math.max(...lines.map(({ words }) => words.length));
  return { width: longest * LETTER + 2 * PADDING, height: lines.length * LINE + 2 * PADDING - 4 };
}

/** What it costs to cover a square unit of the tile it speaks of, and of figures anywhere. */
const TARGET = 2;
const GAPS = [12, 36, 64];
const SHIFTS = [0, -0.35, 0.35, -0.7, 0.7];
const NEAR = 8;

function placeFor(view: View, laid: readonly Laid[], target: Box, size: Size): Box | undefined {
  const boxes: TakenBox[] = [{ ...target, weight: TARGET }, ...laid.flatMap((one) => figuresOn(view, one))];
  return cheapest(placesAround(target, size), { boxes, lines: [] }, extentOf(laid))?.box;
}

function* placesAround(target: Box, size: Size): Generator<Place<undefined>> {
  const [x, y] = middleOf(target);
  for (const gap of GAPS) {
    for (const shift of SHIFTS) {
      const [dx, dy] = [(target.width + size.width) / 2 + gap, (target.height + size.height) / 2 + gap];
      const middles: readonly Point[] = [
        [x + shift * size.width, y - dy],
        [x + shift * size.width, y + dy],
        [x + dx, y + shift * size.height],
        [x - dx, y + shift * size.height],
      ];
      for (const middle of middles) yield { box: around(middle, size), dislike: (gap + Math.abs(shift) * 30) * NEAR, what: undefined };
    }
  }
}
