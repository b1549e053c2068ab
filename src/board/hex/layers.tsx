/**
 * A board of hexes, layer upon layer: ground, hexsides, marks, pieces, names, and one surface on top that finds out what
 * lies under the pointer. What is printed is drawn once; a pointer that moves draws nothing but what it has come to.
 */
import { memo, type ReactNode, type Ref } from 'react';
import type { MarkKind } from '../mark.tsx';
import type { OnPoint, OnPress } from '../pointing.ts';
import { entryOf } from '../present.ts';
import type { Hexes } from './hexes.ts';
import { type HexHandle, HexHits, type HexTarget } from './hits.tsx';
import { HexMarks, HexRoute } from './marks.tsx';
import './hex.css';

/** A way over hexes, from the first id to the last. */
interface Route {
  readonly over: readonly string[];
  readonly kind: MarkKind;
}

interface HexLayersProps {
  /** While it is the same, nothing printed is drawn again. */
  readonly hexes: Hexes;
  /** Terrain, as SVG. */
  readonly ground: ReactNode;
  /** Ids by what their mark says. */
  readonly marks: Readonly<Partial<Record<MarkKind, readonly string[]>>>;
  readonly routes?: readonly Route[];
  /** Counters, as SVG; they need not answer to the pointer themselves. */
  readonly pieces: ReactNode;
  /** Where pieces lie that can be pressed, the uppermost last. */
  readonly targets: readonly HexTarget[];
  /** Whether hexsides and the names of hexes are printed; where the ground is a picture, they may be in it. */
  readonly hasLines?: boolean;
  readonly hasNames?: boolean;
  readonly pointed: string | undefined;
  /** What a screen reader says of a thing. */
  readonly label: (thing: string) => string;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
  /** For the frame: where to explain a thing that has no element of its own. */
  readonly ref?: Ref<HexHandle>;
}

const NO_ROUTES: readonly Route[] = [];

export function HexLayers(props: HexLayersProps) {
  const { hexes, ground, marks, routes = NO_ROUTES, pieces, targets, pointed, label, onPoint, onPress, ref } = props;
  const { hasLines = true, hasNames = true } = props;
  return (
    <g className="hex-layers">
      <g className="hex-ground">{ground}</g>
      {hasLines && <HexLines hexes={hexes} />}
      <g className="hex-marks">
        <HexMarks hexes={hexes} marks={marks} pointed={pointed} />
        {routes.map(({ over, kind }) => (
          <HexRoute key={`${kind} ${over.join(' ')}`} hexes={hexes} over={over} kind={kind} />
        ))}
      </g>
      <g className="hex-pieces">{pieces}</g>
      {hasNames && <HexNames hexes={hexes} />}
      <HexHits ref={ref} hexes={hexes} targets={targets} pointed={pointed} label={label} onPoint={onPoint} onPress={onPress} />
    </g>
  );
}

/** All hexsides as one path, each drawn once though two hexes share it. */
const HexLines = memo(function HexLines({ hexes }: { readonly hexes: Hexes }) {
  const sides = new Set<string>();
  const figure = (value: number) => Math.round(value * 10) / 10;
  for (const { corners } of hexes.all) {
    const points = corners.map(([x, y]) => `${figure(x)} ${figure(y)}`);
    for (const [i, from] of points.entries()) {
      const to = entryOf(points, (i + 1) % points.length, 'corner');
      sides.add(from < to ? `M${from}L${to}` : `M${to}L${from}`);
    }
  }
  return <path className="hex-lines" d={[...sides].join('')} />;
});

/** The name of a hex stands below its upper side, where counters leave room. */
const HexNames = memo(function HexNames({ hexes }: { readonly hexes: Hexes }) {
  return (
    <g className="hex-names">
      {hexes.all.map(({ id, centre: [cx, cy], corners: [upperLeft] }) => (
        <text key={id} x={cx} y={cy + ((upperLeft?.[1] ?? cy) - cy) * 0.74} textAnchor="middle">
          {id}
        </text>
      ))}
    </g>
  );
});
