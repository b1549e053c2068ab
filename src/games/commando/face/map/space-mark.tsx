/** What is printed at a space, beneath the counters. Each kind of mark has a shape of its own, for colour alone tells nobody apart. */

import './space-mark.css';
import type { Point } from '../../../../board/geometry.ts';
import type { Side } from '../drawings/schema.ts';
import { Icon } from '../icon.tsx';
import { BASE_RING, DISC, labelStand } from './labels.ts';
import { AIRFIELD_ICON, BASE_ICON, terrainIcon } from './terrain-icons.ts';

export interface SpaceMarkProps {
  readonly id: string;
  readonly at: Point;
  readonly terrain: string;
  readonly base?: boolean;
  readonly airfield?: boolean;
  readonly stop?: boolean;
  readonly noLanding?: boolean;
  /** A base that a card has made, not a printed one. */
  readonly forwardBase?: boolean;
  /** No force may enter in this mission. */
  readonly barred?: boolean;
  /** There are others that matter now. */
  readonly quiet?: boolean;
  /** A ring lies around it: its name makes room. */
  readonly ringed?: boolean;
  readonly label: string;
  readonly labelSide: Side;
}

export function AirfieldBadge({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="map-badge">
      <circle cx={x} cy={y} r={8.6} />
      <Icon name={AIRFIELD_ICON} x={x} y={y} size={12.5} />
    </g>
  );
}

/** A canopy crossed out. */
export function NoLandingBadge({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="map-badge">
      <circle cx={x} cy={y} r={7} />
      <path className="map-badge-line" d={`M${x - 4},${y + 0.5}a4,4 0 0 1 8,0l-4,4.4zM${x - 5},${y + 5}l10,-10`} />
    </g>
  );
}

const OCTAGON = Array.from({ length: 8 }, (_, i) => ((i + 0.5) * Math.PI) / 4)
  .map((angle) => `${Math.cos(angle).toFixed(3)},${Math.sin(angle).toFixed(3)}`)
  .join(' ');

/** Whoever enters must stop: an eight-sided plate in the brown of the ground, with a hand. No ring, for rings are marks. */
export function StopSign({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return (
    <g className="map-stop" transform={`translate(${x} ${y})`}>
      <polygon className="map-stop-casing" points={OCTAGON} transform={`scale(${radius + 1.7})`} />
      <polygon className="map-stop-edge" points={OCTAGON} transform={`scale(${radius + 0.6})`} />
      <polygon className="map-stop-plate" points={OCTAGON} transform={`scale(${radius - 0.7})`} />
      <Icon name="hand" x={0} y={-0.2} size={radius * 1.4} />
    </g>
  );
}

/** The disc alone, as the legend shows it too. */
export function TerrainDisc({ x, y, radius, terrain, base = false }: TerrainDiscProps) {
  return (
    <g className={base ? 'map-disc map-disc-base' : 'map-disc'}>
      <circle className="map-disc-ground" cx={x} cy={y} r={radius} fill={`var(--terrain-${terrain}, var(--terrain-any))`} />
      <circle className="map-disc-rim" cx={x} cy={y} r={radius - 2} />
      <Icon name={base ? BASE_ICON : terrainIcon(terrain)} x={x} y={y} size={radius * 1.24} />
    </g>
  );
}

interface TerrainDiscProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly terrain: string;
  readonly base?: boolean;
}

export function SpaceMark(props: SpaceMarkProps) {
  const { id, at, terrain, base = false, airfield = false, stop = false, noLanding = false, forwardBase = false, barred = false } = props;
  const [x, y] = at;
  return (
    <g className="map-space" data-space={id} transform={`translate(${x} ${y})`}>
      <circle className="map-disc-shadow" cx={1.6} cy={2.4} r={base ? BASE_RING : DISC + 0.8} />
      {base && <circle className="map-base-ring" r={BASE_RING - 1.2} />}
      {forwardBase && <circle className="map-forward-ring" r={BASE_RING - 1.2} pathLength={32} />}
      <TerrainDisc x={0} y={0} radius={DISC} terrain={terrain} base={base} />
      {props.quiet && <circle className="map-disc-veil" r={base ? BASE_RING : DISC + 0.8} />}
      {barred && <path className="map-barred" d="M-15,-15L15,15M-15,15L15,-15" />}
      {stop && <StopSign x={-17} y={-14} radius={9.4} />}
      {airfield && <AirfieldBadge x={17} y={14} />}
      {noLanding && <NoLandingBadge x={-16} y={14} />}
      {forwardBase && (
        <g className="map-badge">
          <circle cx={18} cy={-13} r={8.6} />
          <Icon name={BASE_ICON} x={18} y={-13.5} size={12} />
        </g>
      )}
      <SpaceName side={props.labelSide} base={base} ringed={props.ringed} words={props.label} />
    </g>
  );
}

interface SpaceNameProps {
  readonly side: Side;
  readonly base: boolean;
  readonly ringed?: boolean | undefined;
  readonly words: string;
}

/** Seen from the middle of the space. */
export function SpaceName({ side, base, ringed, words }: SpaceNameProps) {
  const { x, y, anchor } = labelStand(side, base, ringed);
  return (
    <text className="map-name" data-place-name={ringed ? 'asked' : 'printed'} x={x} y={y} textAnchor={anchor}>
      {words}
    </text>
  );
}
