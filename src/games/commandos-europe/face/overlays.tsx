/** What is laid over the map before a move: how loud a halt would be in each hex, and the way with its costs. */

import { memo } from 'react';
import { listBoxes } from '../../../board/clear-ground.ts';
import { around, overlap } from '../../../board/free-ground.ts';
import type { Box, Point } from '../../../board/geometry.ts';
import { HEX_DIRECTIONS, type Hexes } from '../../../board/hex/hexes.ts';
import { HexRoute } from '../../../board/hex/marks.tsx';
import { LegalPlaces } from '../../../board/legal-places.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { type EuropeMap, hexNamed } from '../content/map.ts';
import type { Halt, Reached } from '../reckoning/halt.ts';
import type { View } from '../view.ts';
import { middleOf } from './ground.ts';
import { NAME_BELOW, numberAt } from './map/hexes.ts';
import './overlays.css';

/** By hex: counters alone, or a strip of signs below them. */
export type Taken = ReadonlyMap<string, 'counters' | 'strip'>;

interface NoiseFieldProps {
  readonly reach: readonly Reached[];
  /** Hexes where something stands, and what lies lowest there: the figure makes room. */
  readonly taken: Taken;
  /** The name of the mission, which it does not cover. */
  readonly tab: Box | undefined;
}

const HALF = 9.5;
const SQUARE = { width: 2 * HALF, height: 2 * HALF };

/** In its yellow square the noise of a halt in each hex that can be come to: so many tenths is the chance of being heard. */
export const NoiseField = memo(function NoiseField({ reach, taken, tab }: NoiseFieldProps) {
  const figures = reach.map(({ hex, noise }) => {
    const [x, y] = noiseAt(middleOf(hex), taken.get(hex), tab);
    return { hex, noise, x, y };
  });
  return (
    <g
      className="noise-field"
      data-legal="true"
      data-clear-boxes={listBoxes(figures.map(({ x, y }) => ({ x: x - HALF, y: y - HALF, ...SQUARE })))}
    >
      {figures.map(({ hex, noise, x, y }) => (
        <g key={hex} transform={`translate(${x} ${y})`} data-base={noise === undefined}>
          <rect x={-HALF} y={-HALF} {...SQUARE} rx={2.5} />
          {noise === undefined ? (
            <path className="noise-none" d="M-5 0L-1 4L6 -5" />
          ) : (
            <text y={5} textAnchor="middle">
              {`${noise}`.replace('-', '−')}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});

/** The side of what is kept clear of a hex. */
const KEPT = 48;

/** Hexes that can be chosen. */
export const LegalHexes = memo(function LegalHexes({ hexes }: { readonly hexes: readonly string[] }) {
  return <LegalPlaces at={hexes.map(middleOf)} side={KEPT} />;
});

/** The middle of the square in a hex: beside whatever stands there, and above the name of the mission. */
export function noiseAt([x, y]: Point, taken: 'counters' | 'strip' | undefined, tab: Box | undefined): Point {
  const at: Point = taken ? [x + 27, y + (taken === 'strip' ? 13 : 22)] : [x, y + 8];
  const isCovering = tab !== undefined && overlap(around(at, SQUARE), tab) > 0;
  return isCovering ? [at[0], tab.y - HALF - 1] : at;
}

interface RimProps {
  readonly within: readonly string[];
  readonly hexes: Hexes;
}

/** One rim around everything that can be chosen: it is seen on snow and sand alike. */
export const Rim = memo(function Rim({ within: all, hexes }: RimProps) {
  const within = new Set(all);
  const d = all
    .flatMap((hex) => {
      const { corners = [] } = hexes.find(hex) ?? {};
      return HEX_DIRECTIONS.map((direction) => {
        const [from, to] = [corners[direction - 1], corners[direction % corners.length]];
        const next = hexes.neighbour(hex, direction);
        return from && to && !(next && within.has(next.id)) ? `M${from.join(' ')}L${to.join(' ')}` : '';
      });
    })
    .join('');
  return (
    <g className="rim" data-hexes={[...within].join(' ')}>
      <path className="rim-casing" d={d} />
      <path className="rim-line" d={d} />
    </g>
  );
});

/** The number of a hex and the name of its place stand upon the lines that mark it: `hexes` are their names, joined by spaces. */
export const Numbered = memo(function Numbered({ hexes, map }: { readonly hexes: string; readonly map: EuropeMap }) {
  const marked = hexes.split(' ');
  const places = map.sheet.names.filter(({ at, kind }) => kind === 'place' && marked.includes(at));
  return (
    <g className="europe-sheet" data-climate={map.sheet.sheet}>
      {places.map(({ text, at, kind }) => {
        const [x, y] = middleOf(at);
        return (
          <text key={at} className="land-name" data-kind={kind} x={x} y={y + (NAME_BELOW[kind] ?? 0)}>
            {text}
          </text>
        );
      })}
      <g className="land-numbers">
        {marked.map((hex) => {
          const [x, y] = numberAt(hexNamed(hex));
          return (
            <text key={hex} x={x} y={y.toFixed(1)}>
              {hex}
            </text>
          );
        })}
      </g>
    </g>
  );
});

/** 15.0 Weapons that have been told whom to suppress, before anybody fires. */
export function Aims({ view }: { readonly view: View }) {
  return view.aimed.map(({ weapon, enemy }) => {
    const from = view.pieces.find(({ id }) => id === weapon)?.at;
    const to = view.enemies.find(({ id }) => id === enemy)?.at;
    if (from === undefined || to === undefined || from === to) return null;
    const d = `M${middleOf(from).join(' ')}L${middleOf(to).join(' ')}`;
    return (
      <g key={weapon} className="fire">
        <path className="fire-casing" d={d} />
        <path className="fire-line" d={d} data-keep-clear />
      </g>
    );
  });
}

interface PathProps {
  readonly halt: Halt;
  readonly hexes: Hexes;
  readonly speaker: Speaker;
}

/** The way, and on each hex of it what entering costs and what all has cost so far. */
export function Path({ halt, hexes, speaker }: PathProps) {
  const { way, from, allowance, isMinimum } = halt;
  const boxes = way.map(({ hex }) => {
    const [x, y] = middleOf(hex);
    return hex === halt.hex ? { x: x - 34, y: y - 34, width: 68, height: 68 } : { x: x - 25, y: y - 19, width: 50, height: 18 };
  });
  return (
    <g className="way" data-clear-most data-clear-boxes={listBoxes(boxes)}>
      <HexRoute hexes={hexes} over={[from, ...way.map(({ hex }) => hex)]} kind="chosen" />
      {way.map(({ hex, cost, total, afloat }) => {
        const [x, y] = middleOf(hex);
        return (
          <g key={hex} className="cost" data-afloat={afloat} transform={`translate(${x} ${y - 10})`}>
            <path className="cost-hexagon" d="M-25 0l5 -9h10l5 9l-5 9h-10Z" />
            <rect className="cost-total" x={-5} y={-8} width={30} height={16} rx={3} />
            <text className="cost-figure" x={-15} y={4.5} textAnchor="middle">
              {isMinimum ? speaker.say('look all') : cost}
            </text>
            <text className="cost-sum" x={10} y={4.5} textAnchor="middle">
              {isMinimum ? `${allowance}` : `${total}/${allowance}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}
