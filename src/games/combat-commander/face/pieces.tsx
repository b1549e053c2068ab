/** Counters on the map, in stacks or fanned out. The board's surface finds out which of them is meant. */
import { memo } from 'react';
import { boxOutline, Edge, edgeKind } from '../../../board/edge.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import { centreOf } from './ground.ts';
import { Piece } from './piece.tsx';
import type { Fan, PlacedPiece, Stack } from './stacks.ts';

interface ShownProps {
  readonly view: View;
  readonly speaker: Speaker;
  readonly legal: ReadonlySet<string>;
  readonly considered: ReadonlySet<string>;
  readonly pointed: string | undefined;
}

interface PiecesProps extends ShownProps {
  readonly stacks: readonly Stack[];
  /** The one that lies open. */
  readonly except: string | undefined;
}

export function Pieces({ stacks, except, ...shown }: PiecesProps) {
  return stacks.map((stack) => (
    <g key={stack.id} className="stack" data-open={stack.id === except}>
      {stack.pieces.map((placed) => (
        <PieceThing key={placed.id} {...shown} placed={placed} />
      ))}
      {stack.id !== except && <Count stack={stack} />}
    </g>
  ));
}

/** How many units lie there: at the corner that sticks out lowest, where no figure stands. */
function Count({ stack }: { readonly stack: Stack }) {
  const units = stack.pieces.filter(({ isWeapon }) => !isWeapon);
  const lowest = units.toSorted((a, b) => a.at[0] - b.at[0])[0];
  if (!lowest || units.length < 2) return null;
  const [x, y] = lowest.at;
  return (
    <g className="stack-count" transform={`translate(${x - lowest.size / 2 - 1} ${y + lowest.size / 2 - 1})`}>
      <circle r={9} />
      <text y={4.8} textAnchor="middle">
        {units.length}
      </text>
    </g>
  );
}

interface FannedProps extends ShownProps {
  readonly stack: Stack;
  readonly fan: Fan;
}

export function Fanned({ stack, fan, ...shown }: FannedProps) {
  const { x, y, width, height } = fan.box;
  const [cx, cy] = centreOf(stack.hex);
  return (
    <g className="fan">
      <path className="fan-beak" d={`M${cx} ${cy}L${x + width / 2} ${y + height / 2}`} />
      <rect className="fan-ground" x={x} y={y} width={width} height={height} rx={8} data-keep-clear data-clear-most />
      {fan.pieces.map((placed) => (
        <PieceThing key={placed.id} {...shown} placed={placed} />
      ))}
    </g>
  );
}

function PieceThing({ placed, legal, considered, pointed, ...shown }: ShownProps & { readonly placed: PlacedPiece }) {
  const { id, at, size, height, unit, isWeapon } = placed;
  return (
    // what is carried is drawn with its bearer
    <g
      className="lying"
      data-shows={isWeapon ? undefined : `${id} ${unit.weapon}`}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
    >
      {!isWeapon && <Drawn {...shown} unit={unit} size={size} />}
      <Edge kind={edgeKind(considered.has(id), pointed === id, legal.has(id))} d={boxOutline(size + 3, height + 3, 4)} />
    </g>
  );
}

/** Drawn again only when something is new about the table. */
const Drawn = memo(Piece);
