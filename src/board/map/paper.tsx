/** Grain from two small tiles of different size, so that no repetition shows; and the folds of a sheet that travelled. */
import { useId } from 'react';
import type { Box } from '../geometry.ts';
import './furniture.css';

const FINE =
  'M3,7h.7M19,2h.6M31,14h.9M44,5h.6M8,23h.8M25,29h.6M52,22h.7M37,37h.8M14,41h.6M58,48h.7M4,55h.6M29,53h.8M47,59h.6M61,33h.6M20,63h.7';
const COARSE = 'M11,17l2,.6M67,9l1.4,1M93,41l2.2,-.4M35,62l1.6,.8M82,77l1.8,.2M18,96l2,-.8M57,103l1.2,.8M104,95l1.6,0M49,33l1.2,-.6';

interface PaperProps {
  readonly ground: Box;
  /** What is folded: the sheet itself. */
  readonly folded: Box;
}

/** Lies over everything that is printed. */
export function Paper({ ground, folded }: PaperProps) {
  const id = useId();
  const url = (what: string) => `url(#${id}${what})`;
  const folds = [1, 2, 3].map((i) => folded.x + (folded.width * i) / 4);
  const stops = (
    <>
      <stop offset="0" className="map-fold-edge" />
      <stop offset=".46" className="map-fold-light" />
      <stop offset=".5" className="map-fold-dark" />
      <stop offset="1" className="map-fold-edge" />
    </>
  );
  return (
    <g className="map-paper">
      <defs>
        <pattern id={`${id}fine`} width={64} height={64} patternUnits="userSpaceOnUse">
          <path className="map-grain" d={FINE} />
        </pattern>
        <pattern id={`${id}coarse`} width={109} height={109} patternUnits="userSpaceOnUse">
          <path className="map-grain" d={COARSE} />
        </pattern>
        <linearGradient id={`${id}fold`}>{stops}</linearGradient>
        <linearGradient id={`${id}level`} x2="0" y2="1">
          {stops}
        </linearGradient>
      </defs>
      <rect {...ground} fill={url('fine')} />
      <rect {...ground} fill={url('coarse')} />
      {folds.map((x) => (
        <rect key={x} x={x - 9} y={ground.y} width={18} height={ground.height} fill={url('fold')} />
      ))}
      <rect x={ground.x} y={folded.y + folded.height / 2 - 9} width={ground.width} height={18} fill={url('level')} />
    </g>
  );
}
