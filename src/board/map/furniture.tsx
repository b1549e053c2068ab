/** What stands around a map: frame and grid, title, compass, scale and legend. The words are the game's. */
import type { ReactNode } from 'react';
import './furniture.css';
import type { Box, Point } from '../geometry.ts';
import { entryOf } from '../present.ts';
import { figure } from './lines.ts';

const BAND = 6;

/** Where a line of the grid leaves the map, and what is written there. */
export interface Tick {
  readonly at: number;
  readonly words: string;
}

export interface Ticks {
  readonly across: readonly Tick[];
  readonly down: readonly Tick[];
}

interface GridProps {
  readonly ticks: Ticks;
  /** The neat line: what lies within is map, what lies without is margin. */
  readonly neat: Box;
  /** Meridians lean towards each other and parallels sag; a kilometre grid is straight. */
  readonly isCurved: boolean;
}

export function Grid({ ticks: { across, down }, neat, isCurved }: GridProps) {
  const [right, bottom] = [neat.x + neat.width, neat.y + neat.height];
  const middle = neat.x + neat.width / 2;
  const lines = [
    ...across.map(({ at }) => `M${at},${neat.y}L${figure(isCurved ? at + (at - middle) * 0.03 : at)},${bottom}`),
    ...down.map(({ at }) => `M${neat.x},${at}${isCurved ? `Q${middle},${at + 12} ${right},${at}` : `H${right}`}`),
  ];
  return <path className="map-grid" d={lines.join('')} />;
}

/** The band of black and white stretches around the map, one stretch for every square of the grid. */
function bandOf({ across, down }: Ticks, neat: Box): string {
  const [right, bottom] = [neat.x + neat.width, neat.y + neat.height];
  const stretch = (ticks: readonly Tick[], from: number, to: number) => {
    const stops = [from, ...ticks.map(({ at }) => at).filter((at) => at > from && at < to), to].sort((a, b) => a - b);
    return stops.slice(1).flatMap((stop, i) => (i % 2 === 0 ? [[entryOf(stops, i, 'stop'), stop] as const] : []));
  };
  const level = stretch(across, neat.x, right);
  const upright = stretch(down, neat.y, bottom);
  return [
    ...level.flatMap(([a, b]) => [neat.y - BAND, bottom].map((y) => `M${a},${y}H${b}v${BAND}H${a}Z`)),
    ...upright.flatMap(([a, b]) => [neat.x - BAND, right].map((x) => `M${x},${a}V${b}h${BAND}V${a}Z`)),
  ].join('');
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

interface MapFrameProps {
  readonly ticks: Ticks;
  readonly neat: Box;
  /** The whole printed sheet with its margin. */
  readonly extent: Box;
}

export function MapFrame({ ticks, neat, extent }: MapFrameProps) {
  const [right, bottom] = [neat.x + neat.width, neat.y + neat.height];
  const isShown = (low: number, high: number) => (tick: Tick) => tick.at > low + 8 && tick.at < high - 8;
  return (
    <g className="map-frame">
      {/* The margin hides whatever runs over the neat line: cheaper than a clip. */}
      <path
        className="map-margin"
        fillRule="evenodd"
        d={`M${extent.x},${extent.y}h${extent.width}v${extent.height}h${-extent.width}ZM${neat.x},${neat.y}h${neat.width}v${neat.height}h${-neat.width}Z`}
      />
      <path className="map-band" d={bandOf(ticks, neat)} />
      <rect className="map-neat" {...neat} />
      <rect className="map-neat" {...grown(neat, BAND)} />
      <rect className="map-neat map-neat-outer" {...grown(neat, BAND + 3)} />
      {ticks.across.filter(isShown(neat.x, right)).flatMap(({ at, words }) => [
        <text key={`n${words}`} className="map-tick" x={at} y={neat.y - 14} textAnchor="middle">
          {words}
        </text>,
        <text key={`s${words}`} className="map-tick" x={at} y={bottom + 23} textAnchor="middle">
          {words}
        </text>,
      ])}
      {ticks.down.filter(isShown(neat.y, bottom)).flatMap(({ at, words }) => [
        <text key={`w${words}`} className="map-tick" x={neat.x - 12} y={at + 4} textAnchor="end">
          {words}
        </text>,
        <text key={`e${words}`} className="map-tick" x={right + 12} y={at + 4}>
          {words}
        </text>,
      ])}
    </g>
  );
}

interface CompassProps {
  readonly at: Point;
  readonly radius: number;
  /** The letter at its point. */
  readonly north: string;
}

export function Compass({ at, radius: r, north }: CompassProps) {
  const point = (length: number, wide: number, turn: number, half: 1 | -1) => {
    const angle = (turn * Math.PI) / 180;
    const spot = (u: number, v: number) =>
      `${figure(u * Math.sin(angle) + v * Math.cos(angle))},${figure(-u * Math.cos(angle) + v * Math.sin(angle))}`;
    return `M0,0L${spot(wide, half * wide)}L${spot(length, 0)}Z`;
  };
  const points = (turns: readonly number[], length: number, wide: number, half: 1 | -1) =>
    turns.map((turn) => point(length, wide, turn, half)).join('');
  const rays = Array.from({ length: 72 }, (_, i) => {
    const angle = (i * Math.PI) / 36;
    const inner = r * (i % 6 === 0 ? 0.72 : 0.77);
    return `M${figure(inner * Math.sin(angle))},${figure(inner * Math.cos(angle))}L${figure(r * 0.82 * Math.sin(angle))},${figure(r * 0.82 * Math.cos(angle))}`;
  }).join('');
  return (
    <g className="map-compass" transform={`translate(${at[0]} ${at[1]})`}>
      <circle className="map-compass-card" r={r * 0.9} />
      <circle className="map-compass-ring" r={r * 0.82} />
      <circle className="map-compass-ring" r={r * 0.66} />
      <path className="map-compass-ring" d={rays} />
      <path
        className="map-compass-light"
        d={points([45, 135, 225, 315], r * 0.6, r * 0.1, 1) + points([0, 90, 180, 270], r, r * 0.13, 1)}
      />
      <path
        className="map-compass-dark"
        d={points([45, 135, 225, 315], r * 0.6, r * 0.1, -1) + points([0, 90, 180, 270], r, r * 0.13, -1)}
      />
      <text className="map-compass-north" y={-r - 5} textAnchor="middle">
        {north}
      </text>
    </g>
  );
}

interface ScaleBarProps {
  readonly at: Point;
  /** The length of one step in map units, which stands for `step` kilometres, metres or whatever the measure is. */
  readonly unit: number;
  readonly step: number;
  readonly measure: string;
  readonly note: string;
}

export function ScaleBar({ at, unit, step, measure, note }: ScaleBarProps) {
  const steps = [0, 1, 2, 3];
  return (
    <g className="map-scale" transform={`translate(${at[0]} ${at[1]})`}>
      <rect className="map-scale-light" width={unit * 3} height={5} />
      <path className="map-scale-dark" d={`M0,0H${unit / 2}V5H0ZM${unit},0h${unit}v5h${-unit}Z`} />
      {steps.map((i) => (
        <text key={i} className="map-scale-figure" x={unit * i} y={-4} textAnchor="middle">
          {i === 3 ? `${i * step} ${measure}` : i * step}
        </text>
      ))}
      <text className="map-scale-note" y={18}>
        {note}
      </text>
    </g>
  );
}

interface CartoucheProps {
  readonly at: Point;
  readonly width: number;
  readonly title: string;
  /** The line below the title: what series the sheet belongs to. */
  readonly series: string;
}

export function Cartouche({ at, width, title, series }: CartoucheProps) {
  const middle = width / 2;
  return (
    <g className="map-cartouche" transform={`translate(${at[0]} ${at[1]})`}>
      <rect className="map-plate" width={width} height={62} />
      <rect className="map-plate-line" x={3} y={3} width={width - 6} height={56} />
      <text className="map-title" x={middle} y={32} textAnchor="middle" {...fitted(title, width - 28, 27, CAPITAL)}>
        {title}
      </text>
      <path className="map-plate-line" d={`M${middle - 46},39.5h92`} />
      <text className="map-series" x={middle} y={52} textAnchor="middle" {...fitted(series, width - 24, 13.5)}>
        {series}
      </text>
    </g>
  );
}

/** About the width of a letter of the label face, in shares of its size: small letters, and capitals set apart. */
const SMALL = 0.39;
/** The same for single words, whose letters do not even out. */
const WORD = 0.42;
const CAPITAL = 0.5;

/** Long words are drawn together to the room there is; short ones are left alone. */
function fitted(words: string, room: number, size: number, letter = SMALL) {
  return words.length * size * letter > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
}

const ROW = 22;

/** A sign around the origin, about 15 units wide, and what it stands for. */
interface LegendEntry {
  readonly key: string;
  readonly sign: ReactNode;
  readonly words: string;
}

interface LegendProps {
  readonly at: Point;
  readonly columns: number;
  readonly width: number;
  readonly title: string;
  /** What is true of several entries, in the line of the title. */
  readonly note?: LegendEntry;
  readonly entries: readonly LegendEntry[];
}

export function Legend({ at, columns, width, title, note, entries }: LegendProps) {
  const rows = Math.ceil(entries.length / columns);
  const wide = (width - 16) / columns;
  return (
    <g className="map-legend" transform={`translate(${at[0]} ${at[1]})`}>
      <rect className="map-plate" width={width} height={rows * ROW + 30} />
      <rect className="map-plate-line" x={3} y={3} width={width - 6} height={rows * ROW + 24} />
      <text className="map-legend-title" x={12} y={18}>
        {title}
      </text>
      {note && (
        <g transform={`translate(${20 + wide} 15)`}>
          {note.sign}
          <text className="map-legend-words" x={14} y={4.5}>
            {note.words}
          </text>
        </g>
      )}
      {entries.map(({ key, words, sign }, i) => (
        <g key={key} transform={`translate(${20 + Math.floor(i / rows) * wide} ${35 + (i % rows) * ROW})`}>
          {sign}
          <text className="map-legend-words" x={14} y={4.5} {...fitted(words, wide - 26, 15, WORD)}>
            {words}
          </text>
        </g>
      ))}
    </g>
  );
}
