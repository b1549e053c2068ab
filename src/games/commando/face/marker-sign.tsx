/** An objective marker as it lies on the map: face down, real, or false. */
import { Icon } from './icon.tsx';
import type { faceOf } from './reckoning.ts';
import { MARKER_ICONS } from './unit-icons.ts';

export const DIAMOND = 'M0,-17L17,0L0,17L-17,0Z';

interface MarkerSignProps {
  readonly face: ReturnType<typeof faceOf>;
  readonly trap: 'minefield' | 'ambush';
  readonly scale?: number;
}

export function MarkerSign({ face, trap, scale = 1 }: MarkerSignProps) {
  return (
    <g className={`marker marker-${face}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
      <path className="marker-shadow" d={DIAMOND} />
      <path className="marker-body" d={DIAMOND} />
      {face === 'hidden' && (
        <text className="marker-sign" y={7} textAnchor="middle">
          ?
        </text>
      )}
      {face === 'real' && <Icon name={MARKER_ICONS.objective} x={0} y={0} size={18} />}
      {face === 'false' && <Icon name={MARKER_ICONS[trap]} x={0} y={0} size={17} />}
    </g>
  );
}
