/** What lies on hexes besides counters: objectives and who holds them, fortifications, smoke, blaze. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import type { View } from '../view.ts';
import { PlainMarker } from './drawn.tsx';
import { centreOf } from './ground.ts';

interface MarkersProps {
  readonly view: View;
  readonly speaker: Speaker;
  /** Those that counters lie upon; the others lie upon the counters' hex, beside them. */
  readonly below?: boolean;
}

export function Markers({ view, speaker, below = false }: MarkersProps) {
  return below ? <Below view={view} speaker={speaker} /> : <Above view={view} speaker={speaker} />;
}

function Below({ view, speaker }: MarkersProps) {
  return (
    <>
      {mapOf(view).objectives.map((hex, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: objectives are numbered
        <At key={i} hex={hex} by={[-30, -14]} size={24}>
          <PlainMarker words={`${i + 1}${view.control[i] ? ` ${view.control[i] === 'axis' ? 'X' : 'A'}` : ''}`} />
        </At>
      ))}
      {view.fortifications.map(({ at, kind }) => (
        <At key={`${at} ${kind}`} hex={at} by={[0, 14]} size={66}>
          <PlainMarker words={speaker.name(kind)} />
        </At>
      ))}
    </>
  );
}

function Above({ view }: MarkersProps) {
  return (
    <>
      {view.smoke.map(({ at, value }) => (
        <At key={at} hex={at} by={[26, -22]} size={30}>
          <PlainMarker words={`S${value}`} />
        </At>
      ))}
      {view.blaze.map((at) => (
        <At key={at} hex={at} by={[0, 0]} size={48}>
          <PlainMarker words="🔥" />
        </At>
      ))}
    </>
  );
}

interface AtProps {
  readonly hex: number;
  readonly by: readonly [number, number];
  readonly size: number;
  readonly children: ReactNode;
}

function At({ hex, by, size, children }: AtProps) {
  const [x, y] = centreOf(hex);
  return <g transform={`translate(${x + by[0]} ${y + by[1]}) scale(${size / 100})`}>{children}</g>;
}
