/** What is printed on a map besides the ground: grid, compass and scale. The words are the game's. */
import './furniture.css';
import type { Box, Point } from '../geometry.ts';
import { figure } from './lines.ts';

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
  /** How far the lines are drawn. */
  readonly ground: Box;
}

/** Straight, so that a line is called the same wherever it meets the edge of the window. */
export function Grid({ ticks: { across, down }, ground: { x, y, width, height } }: GridProps) {
  const lines = [...across.map(({ at }) => `M${at},${y}v${height}`), ...down.map(({ at }) => `M${x},${at}h${width}`)];
  return <path className="map-grid" d={lines.join('')} />;
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
