/** A veil over everything that does not matter now. What does lies in a pool of light. */
import { useId } from 'react';
import type { Box, Point } from './geometry.ts';
import { type Line, pathOf } from './map/lines.ts';
import './veil.css';

interface VeilProps {
  readonly ground: Box;
  readonly places: readonly Point[];
  readonly ways: readonly Line[];
}

/** How far light reaches from a place, and to both sides of a way, in units of the board. */
const POOL = 92;
const SHEEN = [112, 88, 66, 46];

/** The light is drawn without a filter, for a filter of that size would take longer than a frame. */
export function Veil({ ground, places, ways }: VeilProps) {
  const id = useId();
  const d = ways.map((way) => pathOf(way)).join('');
  return (
    <g className="veil">
      <defs>
        <radialGradient id={`${id}pool`}>
          <stop offset="0.4" stopColor="#000" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}mask`} maskUnits="userSpaceOnUse" {...ground}>
          <rect {...ground} fill="#fff" />
          {d !== '' &&
            SHEEN.map((width) => (
              <path key={width} d={d} fill="none" stroke="#000" strokeWidth={width} strokeLinecap="round" strokeOpacity={0.34} />
            ))}
          {places.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={POOL} fill={`url(#${id}pool)`} />
          ))}
        </mask>
      </defs>
      <rect className="veil-cloth" {...ground} mask={`url(#${id}mask)`} />
    </g>
  );
}
