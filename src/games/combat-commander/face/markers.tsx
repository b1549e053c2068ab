/** What lies on hexes besides counters: objectives and who holds them, fortifications, smoke, blaze. */
import type { ReactNode } from 'react';
import { mapOf } from '../rules/line-of-sight.ts';
import type { View } from '../view.ts';
import { MarkerCounter } from './counter/counter.tsx';
import { centreOf } from './ground.ts';

/** Counters lie upon these. */
export function MarkersBelow({ view }: { readonly view: View }) {
  return (
    <>
      {view.blaze.map((hex) => (
        <At key={hex} hex={hex} by={[0, 0]}>
          <MarkerCounter marker={{ kind: 'blaze' }} size={62} />
        </At>
      ))}
      {view.fortifications.map(({ at, kind }) => (
        <At key={`${at} ${kind}`} hex={at} by={[0, 2]}>
          <MarkerCounter marker={{ kind, ...(kind === 'mines' && { value: view.mineStrength }) }} size={72} />
        </At>
      ))}
    </>
  );
}

/** Counters lie upon these, too, but no mark does: their numbers are always to be read. */
export function ObjectiveMarkers({ view }: { readonly view: View }) {
  return mapOf(view).objectives.map((hex, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: objectives are numbered
    <At key={i} hex={hex} by={[-26, -15]}>
      <MarkerCounter marker={{ kind: 'objective', number: i + 1, side: view.control[i] }} size={38} />
    </At>
  ));
}

/** And these beside counters, over whatever lies there. */
export function MarkersAbove({ view }: { readonly view: View }) {
  return view.smoke.map(({ at, value }) => (
    <At key={at} hex={at} by={[23, -19]}>
      <MarkerCounter marker={{ kind: 'smoke', value }} size={40} />
    </At>
  ));
}

interface AtProps {
  readonly hex: number;
  readonly by: readonly [number, number];
  readonly children: ReactNode;
}

function At({ hex, by, children }: AtProps) {
  const [x, y] = centreOf(hex);
  return <g transform={`translate(${x + by[0]} ${y + by[1]})`}>{children}</g>;
}
