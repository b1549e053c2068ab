/** Whatever lies in a hex besides units, 100 by 100 around the origin. What belongs to the ground is drawn as ground, without a counter. */
import type { ReactNode } from 'react';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { toneAt } from '../../../../board/tone.ts';
import { type FortificationKind, SIDES, type Side } from '../../content/terms.ts';
import './marker.css';

/** `control` is a flag by itself, `objective` a number that flies the flag of whoever holds it. */
export type Marker =
  | { readonly kind: 'smoke'; readonly value: number }
  | { readonly kind: 'blaze' | 'sniper' }
  | { readonly kind: 'spotting-round'; readonly side: Side }
  /** Mines have a strength. */
  | { readonly kind: FortificationKind; readonly value?: number | undefined }
  | { readonly kind: 'control'; readonly side: Side }
  | { readonly kind: 'objective'; readonly number: number; readonly side?: Side | '' | undefined };

interface MarkerProps {
  readonly marker: Marker;
  readonly size?: number;
}

export function MarkerCounter({ marker, size = 100 }: MarkerProps) {
  return (
    <g className="marker" data-kind={marker.kind} transform={`scale(${size / 100})`}>
      {drawingOf(marker)}
    </g>
  );
}

function drawingOf(marker: Marker): ReactNode {
  switch (marker.kind) {
    case 'smoke':
      return <Smoke value={marker.value} />;
    case 'blaze':
      return <Blaze />;
    case 'foxholes':
      return <Foxholes />;
    case 'trench':
      return <Trench />;
    case 'bunker':
      return <Bunker />;
    case 'pillbox':
      return <Pillbox />;
    case 'wire':
      return <Wire />;
    case 'mines':
      return <Mines value={marker.value} />;
    case 'control':
      return <Flag side={marker.side} x={-14} y={34} scale={1.5} />;
    case 'objective':
      return <Objective number={marker.number} side={marker.side ?? ''} />;
    case 'sniper':
      return <Sniper />;
    case 'spotting-round':
      return <SpottingRound side={marker.side} />;
  }
}

/** A figure on a disc, where the marker has one. */
function Strength({ value, x, y }: { readonly value: number; readonly x: number; readonly y: number }) {
  return (
    <g className="marker-strength" transform={`translate(${x} ${y})`}>
      <circle r={17} />
      <text y={9.5} textAnchor="middle">
        {value}
      </text>
    </g>
  );
}

const PUFFS = (() => {
  const chance = chanceOf('smoke');
  return Array.from({ length: 15 }, (_, i) => {
    const turn = i * 2.4;
    const far = 33 * Math.sqrt((i + 0.5) / 15);
    return { x: Math.cos(turn) * far * 1.1, y: Math.sin(turn) * far * 0.86, r: somewhere(chance, 13, 19) };
  });
})();

function Smoke({ value }: { readonly value: number }) {
  return (
    <>
      {PUFFS.map(({ x, y, r }) => (
        <circle key={x} className="marker-puff-edge" cx={x} cy={y} r={r + 1.6} />
      ))}
      {PUFFS.map(({ x, y, r }) => (
        <circle key={x} className="marker-puff" cx={x} cy={y} r={r} />
      ))}
      {PUFFS.map(({ x, y, r }) => (
        <circle key={x} className="marker-puff-light" cx={x - r * 0.2} cy={y - r * 0.25} r={r * 0.6} />
      ))}
      <Strength value={value} x={26} y={26} />
    </>
  );
}

function Blaze() {
  return (
    <>
      <ellipse className="marker-glow" cy={14} rx={44} ry={32} />
      <path
        className="marker-flame"
        d="M-36,40C-50,14 -24,6 -30,-22C-14,-10 -12,2 -10,8C-8,-12 -16,-26 2,-48C2,-26 20,-22 18,2C24,-6 22,-14 26,-22C42,0 44,22 34,40C16,48 -18,48 -36,40Z"
      />
      <path
        className="marker-flame-heart"
        d="M-16,42C-24,24 -8,18 -8,2C4,12 2,20 8,24C12,18 10,12 14,6C24,22 24,34 16,42C6,46 -6,46 -16,42Z"
      />
    </>
  );
}

const HOLES = [
  [-31, -22],
  [31, -22],
  [-38, 20],
  [38, 20],
  [0, 36],
  [0, -38],
] as const;

/** Pits with the earth thrown up before them, around the middle, where men stand. */
function Foxholes() {
  return HOLES.map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <ellipse className="marker-spoil" rx={15} ry={11} />
      <ellipse className="marker-pit" cx={1} cy={1} rx={10} ry={7} />
    </g>
  ));
}

const ZIGZAG = 'M-46,-26L-26,-38L-8,-28L12,-38L30,-28L46,-34M-46,30L-28,38L-8,28L12,38L30,28L46,34M-30,-34V34M30,-28V28';

function Trench() {
  return (
    <>
      <path className="marker-spoil-line" d={ZIGZAG} />
      <path className="marker-pit-line" d={ZIGZAG} />
      <path className="marker-board" d={ZIGZAG} />
    </>
  );
}

/** Logs and earth, with a slit to the front. */
function Bunker() {
  return (
    <>
      <path className="marker-fall" d="M-38,-32H44V40H-32Z" />
      <path className="marker-earth" d="M-46,-26L-32,-42H32L46,-26V28L34,42H-34L-46,28Z" />
      <path className="marker-log" d="M-34,-28H34M-34,-14H34M-34,0H34M-34,14H34M-34,28H34" />
      <path className="marker-slit" d="M-24,-39H24V-34H-24ZM-43,-12H-38V12H-43ZM38,-12H43V12H38Z" />
    </>
  );
}

/** Concrete, six-sided. */
function Pillbox() {
  return (
    <>
      <path className="marker-fall" d="M-14,-36L36,-36L54,6L36,48H-14L-36,6Z" />
      <path className="marker-concrete" d="M-24,-42H24L47,0L24,42H-24L-47,0Z" />
      <path className="marker-concrete-top" d="M-17,-29H17L33,0L17,29H-17L-33,0Z" />
      <path
        className="marker-slit"
        d="M-14,-39H14V-33H-14ZM-38,-10L-33,-19L-29,-17L-34,-8ZM38,-10L33,-19L29,-17L34,-8ZM-38,10L-33,19L-29,17L-34,8ZM38,10L33,19L29,17L34,8Z"
      />
    </>
  );
}

const COILS = Array.from({ length: 9 }, (_, i) => `M${i * 10.6 - 51},0a8.4,11 0 1,1 16.8,0a8.4,11 0 1,1 -16.8,0Z`).join('');
const BARBS = Array.from({ length: 10 }, (_, i) => `M${i * 10 - 49},-3l6,6m0,-6l-6,6`).join('');

/** Coils above and below, so that units between them leave it in sight. */
function Wire() {
  return [-32, 32].map((y) => (
    <g key={y} transform={`translate(0 ${y})`}>
      <path className="marker-wire-edge" d={COILS} />
      <path className="marker-wire" d={COILS} />
      <path className="marker-wire" d={BARBS} />
      <path className="marker-post" d="M-46,-16V16M0,-16V16M46,-16V16" />
    </g>
  ));
}

const LAID = [
  [-33, -30],
  [0, -38],
  [33, -30],
  [-42, 4],
  [42, 4],
  [-30, 34],
  [2, 40],
] as const;

function Mines({ value }: { readonly value: number | undefined }) {
  return (
    <>
      {LAID.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="marker-mine" r={10} />
          <circle className="marker-mine-lid" r={5} />
          <path className="marker-prongs" d="M0,-4V-13M-3,-3L-8,-11M3,-3L8,-11" />
        </g>
      ))}
      {value !== undefined && <Strength value={value} x={38} y={-34} />}
    </>
  );
}

interface FlagProps {
  readonly side: Side;
  /** The foot of the pole. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** The first side's flag is round at its end, the second's is cut and hatched. */
function Flag({ side, x, y, scale = 1 }: FlagProps) {
  const { index, look } = toneAt(SIDES.indexOf(side));
  const cloth = look.corner === 'round' ? 'M0,-48H26q10,0 10,9v4q0,9 -10,9H0Z' : 'M0,-48H36L28,-37L36,-26H0Z';
  return (
    <g className="marker-flag" data-side={index} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="marker-pole-edge" d="M0,0V-50" />
      <path className="marker-cloth" d={cloth} />
      {look.band === 'hatched' && <path className="marker-cloth-hatching" d="M3,-27L14,-47M12,-27L23,-47M21,-27L31,-46" />}
      <path className="marker-pole" d="M0,0V-50" />
    </g>
  );
}

function Objective({ number, side }: { readonly number: number; readonly side: Side | '' }) {
  return (
    <>
      {side !== '' && <Flag side={side} x={14} y={8} scale={1.02} />}
      <circle className="marker-fall" cx={-10} cy={14} r={29} />
      <circle className="marker-objective" cx={-12} cy={10} r={29} />
      <text className="marker-number" x={-12} y={25} textAnchor="middle">
        {number}
      </text>
    </>
  );
}

function Sniper() {
  return (
    <>
      <circle className="marker-sight-edge" r={32} />
      <circle className="marker-sight" r={32} />
      <path className="marker-sight-edge" d="M-46,0H-10M46,0H10M0,-46V-10M0,46V10" />
      <path className="marker-sight" d="M-46,0H-10M46,0H10M0,-46V-10M0,46V10" />
      <circle className="marker-sight-dot" r={4.5} />
    </>
  );
}

/** O18 Where the artillery is laid. */
function SpottingRound({ side }: { readonly side: Side }) {
  const { index } = toneAt(SIDES.indexOf(side));
  return (
    <g className="marker-round" data-side={index}>
      <path
        className="marker-burst"
        d="M0,-48L9,-24L30,-38L22,-14L48,-10L26,3L42,26L17,19L12,46L-2,24L-24,40L-20,16L-46,14L-26,-2L-44,-24L-18,-20L-14,-44L-2,-24Z"
      />
      <circle className="marker-burst-heart" r={15} />
      <path className="marker-burst-cross" d="M-9,0H9M0,-9V9" />
    </g>
  );
}
