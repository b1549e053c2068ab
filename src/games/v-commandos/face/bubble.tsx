/** What is considered, on the board: the way there, a shadow of whoever goes, and the arithmetic beside the tile. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  /** How many times larger than drawn. */
  readonly size: number;
}

const LINE = 17;
const PADDING = 10;
const LETTER = 6.1;
/** From the edges of what is seen, in pixels. */
const EDGE = 4;

export function Bubble({ view, laid, offer, speaker, size }: BubbleProps) {
  const told = useMemo(() => reckoned(view, offer, speaker), [view, offer, speaker]);
  const target = told && tileBox(laid, told.tile);
  const place = useMemo(() => told && target && placeFor(view, laid, target, sizeOf(told.lines, size)), [view, laid, told, target, size]);
  const sheet = useRef<SVGGElement>(null);
  const aside = useInSight(sheet, place);
  if (!told || !target || !place) return null;
  const at = middleOf(target);
  return (
    <g className="bubble" data-keep-clear>
      <path className="bubble-beak" d={beakTo(at, Math.min(target.width, target.height) / 2 - 6, { ...place, x: place.x + aside }, 5)} />
      <g ref={sheet} transform={`translate(${aside} 0)`}>
        <rect className="bubble-ground" x={place.x} y={place.y} width={place.width} height={place.height} rx={6} />
        {told.lines.map((line, i) => (
          <text
            key={line.words}
            data-kind={line.kind}
            transform={`translate(${place.x} ${place.y}) scale(${size})`}
            x={PADDING}
            y={PADDING + LINE * i + 11}
          >
            {line.words}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The way there and a shadow of whoever goes: below figures and their names, and below the odds on the tile. */
export function BubbleWay({ view, laid, offer, speaker }: Omit<BubbleProps, 'size'>) {
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

/** In a small window the board is larger than what is seen of it: how far aside a sheet must lie to be read whole. */
function useInSight(sheet: RefObject<SVGGElement | null>, place: Box | undefined): number {
  const of = place ? `${place.x} ${place.y} ${place.width}` : '';
  const width = place?.width ?? 0;
  const [aside, setAside] = useState({ of: '', by: 0 });
  useLayoutEffect(() => {
    const element = sheet.current;
    const window = element?.closest('.levels')?.getBoundingClientRect();
    const scale = element?.getScreenCTM()?.a ?? 0;
    if (!element || !window || scale === 0) return;
    const { left, right } = element.getBoundingClientRect();
    const by = (Math.max(window.left + EDGE - left, 0) + Math.min(window.right - EDGE - right, 0)) / scale;
    // Measured once, where it lies by itself; what is farther away is brought into sight by the board.
    setAside((before) => (before.of === of ? before : { of, by: Math.abs(by) < width ? by : 0 }));
  }, [sheet, of, width]);
  return aside.of === of ? aside.by : 0;
}

function sizeOf(lines: readonly { readonly words: string }[], size: number): Size {
  const longest = Math.max(...lines.map(({ words }) => words.length));
  return { width: (longest * LETTER + 2 * PADDING) * size, height: (lines.length * LINE + 2 * PADDING - 4) * size };
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
