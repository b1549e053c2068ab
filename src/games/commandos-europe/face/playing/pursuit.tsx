/** An enemy pursues: from where to where, and whom it goes for. */
import type { Point } from '../../../../board/geometry.ts';
import { hexNamed } from '../../content/map.ts';
import { pieceAt } from '../../content/pieces.ts';
import { positionOf } from '../../reckoning/position.ts';
import { isHunted } from '../../rules/detection.ts';
import { distanceBetween } from '../../rules/ground.ts';
import type { View } from '../../view.ts';
import type { EventOf } from '../../vocabulary.ts';
import { middleOf } from '../ground.ts';

interface Quarry {
  readonly id: string;
  readonly at: string;
  readonly distance: number;
}

/** 12.5 The closest squad that is hunted, seen from where the enemy set out; of several, the one it has come nearest to. */
export function quarryOf(view: View, { from, hex }: EventOf<'enemy-moved'>): Quarry | undefined {
  const state = positionOf(view);
  const hunted = view.pieces.filter(({ id }) => !pieceIsGear(id) && isHunted(state, pieceAt(id)));
  const away = (name: string, at: string) => distanceBetween(hexNamed(name), hexNamed(at));
  const [nearest] = hunted.toSorted((a, b) => away(from, a.at) - away(from, b.at) || away(hex, a.at) - away(hex, b.at));
  return nearest && { id: nearest.id, at: nearest.at, distance: away(from, nearest.at) };
}

const pieceIsGear = (id: string): boolean => !/squad/.test(id);

export function Pursuit({ view, event }: { readonly view: View; readonly event: EventOf<'enemy-moved'> }) {
  const quarry = quarryOf(view, event);
  const [from, to] = [middleOf(event.from), middleOf(event.hex)];
  return (
    <g className="pursuit">
      {quarry && <path className="pursuit-aim" d={lineOf(to, middleOf(quarry.at))} data-keep-clear />}
      {quarry && <KeptClear at={middleOf(quarry.at)} />}
      {event.from !== event.hex && <Arrow from={from} to={to} />}
    </g>
  );
}

/** A hex with whoever stands there: nothing is laid upon it. */
export function KeptClear({ at: [cx, cy] }: { readonly at: Point }) {
  return <circle cx={cx} cy={cy} r={48} fill="none" data-keep-clear />;
}

const lineOf = ([x1, y1]: Point, [x2, y2]: Point): string => `M${x1} ${y1}L${x2} ${y2}`;
const HEAD = 14;

function Arrow({ from: [x1, y1], to: [x2, y2] }: { readonly from: Point; readonly to: Point }) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [nx, ny] = [x2 - ux * HEAD * 1.6, y2 - uy * HEAD * 1.6];
  const wing = (side: number) => `${nx - uy * HEAD * side} ${ny + ux * HEAD * side}`;
  return (
    <>
      <path className="pursuit-casing" d={`M${x1} ${y1}L${nx} ${ny}`} />
      <path className="pursuit-line" d={`M${x1} ${y1}L${nx} ${ny}`} data-keep-clear />
      <path className="pursuit-head" d={`M${x2} ${y2}L${wing(0.8)}L${wing(-0.8)}Z`} />
    </>
  );
}
