/** An enemy drifts in: direction and distance, pip by pip, and back beside itself where the edge of the map turned it. */
import type { CSSProperties } from 'react';
import type { Point } from '../../../../board/geometry.ts';
import type { Playing } from '../../../face.ts';
import { hexName, hexNamed } from '../../content/map.ts';
import { drift } from '../../rules/enemy-placement.ts';
import type { EventOf } from '../../vocabulary.ts';
import { middleOf } from '../ground.ts';
import { PIP_MS } from './beats.ts';
import { KeptClear } from './pursuit.tsx';

interface DriftProps {
  readonly event: EventOf<'enemy-placed' | 'enemy-put-back'>;
  /** The hex that they come for. */
  readonly from: string;
  readonly playing: Playing;
}

/** Whoever comes back over the same hexes keeps to the right. */
const ASIDE = 13;

interface Pip {
  readonly at: Point;
  readonly isBack: boolean;
}

/** Every hex of the way, in the order in which it is come to; found by the rule itself. */
function pipsOf(from: string, direction: number, distance: number): readonly Pip[] {
  const start = hexNamed(from);
  if (start < 0) return [];
  return Array.from({ length: distance }, (_, i): Pip => {
    const { hex, turned } = drift(start, direction, i + 1);
    const [x, y] = middleOf(hexName(hex));
    const turn = ((direction - 1) * Math.PI) / 3;
    return { at: turned ? [x + ASIDE * Math.cos(turn), y + ASIDE * Math.sin(turn)] : [x, y], isBack: turned };
  });
}

export function Drift({ event, from, playing }: DriftProps) {
  const { direction, distance, type } = event;
  const pips = pipsOf(from, direction, distance);
  const last = pips.at(-1);
  if (!last) return null;
  const line = [middleOf(from), ...pips.map(({ at }) => at)].map(([x, y]) => `${x} ${y}`).join('L');
  const each = PIP_MS * playing.stretch;
  return (
    <g className="drift" data-beat={playing.beat.name} style={{ '--each': `${each}ms` } as CSSProperties}>
      <path className="drift-casing" d={`M${line}`} />
      <path className="drift-line" d={`M${line}`} data-keep-clear />
      <KeptClear at={middleOf(from)} />
      <KeptClear at={last.at} />
      <Rose at={middleOf(from)} lit={direction} />
      {pips.map(({ at: [x, y], isBack }, i) => (
        <g
          key={`${x} ${y}`}
          className="drift-pip"
          data-back={isBack}
          style={{ '--at': i } as CSSProperties}
          transform={`translate(${x} ${y})`}
        >
          <circle r={10} />
          <text y={4.6} textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      {type === 'enemy-put-back' && playing.isTold && (
        <g className="drift-back" transform={`translate(${last.at[0]} ${last.at[1]})`}>
          <rect x={-21} y={-21} width={42} height={42} />
          <path d="M-21 -21L21 21M21 -21L-21 21" />
        </g>
      )}
    </g>
  );
}

const DIRECTIONS = [1, 2, 3, 4, 5, 6];
/** From the middle of the hex, beyond its sides. */
const ROSE = 50;

/** The six directions around the hex, the one that was rolled lit. */
function Rose({ at: [x, y], lit }: { readonly at: Point; readonly lit: number }) {
  return (
    <g className="drift-rose" transform={`translate(${x} ${y})`}>
      {DIRECTIONS.map((direction) => {
        const turn = ((direction - 1) * Math.PI) / 3;
        return (
          <g key={direction} data-lit={direction === lit} transform={`translate(${ROSE * Math.sin(turn)} ${-ROSE * Math.cos(turn)})`}>
            <circle r={8} />
            <text y={4} textAnchor="middle">
              {direction}
            </text>
          </g>
        );
      })}
    </g>
  );
}
