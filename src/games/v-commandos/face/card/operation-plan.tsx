/** The plans of all levels of an operation, with arrows from one to the next. */
import type { Box } from '../../../../board/geometry.ts';
import type { Operation } from '../../content/operation.ts';
import type { View } from '../../view.ts';
import { planOf } from '../level/plan.ts';
import { SmallPlan } from '../level/small-plan.tsx';
import { columnsOf, linksOf, type Placed } from './links.ts';
import './operation-plan.css';

const GAP = 150;
const BESIDE = 70;

interface OperationPlanProps {
  readonly operation: Operation;
  readonly standing?: ((id: string) => string) | undefined;
  /** Whoever stands there is shown, too. */
  readonly view?: View | undefined;
}

interface Room extends Placed {
  readonly box: Box;
  /** From the plan's own corner to its place here. */
  readonly shift: readonly [number, number];
}

/** Columns beside each other, each in the middle of the height. */
function roomsOf(operation: Operation): { readonly rooms: readonly Room[]; readonly whole: Box } {
  const sized = columnsOf(operation).flatMap((placed) => {
    const level = operation.levelCalled[placed.id];
    return level ? [{ placed, extent: planOf(level).extent }] : [];
  });
  const columns = [...new Set(sized.map(({ placed }) => placed.column))].sort((a, b) => a - b);
  const stackOf = (column: number) => sized.filter(({ placed }) => placed.column === column);
  const heightOf = (column: number) => stackOf(column).reduce((sum, { extent }) => sum + extent.height + BESIDE, -BESIDE);
  const height = Math.max(...columns.map(heightOf));
  const rooms: Room[] = [];
  let x = 0;
  for (const column of columns) {
    const stack = stackOf(column);
    const width = Math.max(...stack.map(({ extent }) => extent.width));
    let y = (height - heightOf(column)) / 2;
    for (const { placed, extent } of stack) {
      const box = { x: x + (width - extent.width) / 2, y, width: extent.width, height: extent.height };
      rooms.push({ ...placed, box, shift: [box.x - extent.x, box.y - extent.y] });
      y += extent.height + BESIDE;
    }
    x += width + GAP;
  }
  return { rooms, whole: { x: -30, y: -30, width: x - GAP + 60, height: height + 60 } };
}

export function OperationPlan({ operation, standing, view }: OperationPlanProps) {
  const { rooms, whole } = roomsOf(operation);
  const roomOf = (id: string) => rooms.find((room) => room.id === id)?.box;
  return (
    <svg
      className="operation-plan"
      viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {linksOf(operation).map(({ from, to }) => {
        const [a, b] = [roomOf(from.id), roomOf(to.id)];
        return a && b && <LinkArrow key={`${from.id} ${to.id}`} from={a} to={b} />;
      })}
      {rooms.map(({ id, shift }) => {
        const level = operation.levelCalled[id];
        return (
          level && (
            <g key={id} className="operation-room" data-standing={standing?.(id)} transform={`translate(${shift.join(' ')})`}>
              <SmallPlan level={level} view={view?.levels.find((each) => each.id === id)} commandos={view?.commandos} />
            </g>
          )
        );
      })}
    </svg>
  );
}

function LinkArrow({ from, to }: { readonly from: Box; readonly to: Box }) {
  const [x, y] = [from.x + from.width + 4, from.y + from.height / 2];
  const [u, v] = [to.x - 22, to.y + to.height / 2];
  const d = `M${x},${y}C${x + 80},${y} ${u - 80},${v} ${u},${v}`;
  return (
    <g className="operation-link">
      <path className="operation-link-casing" d={d} />
      <path className="operation-link-line" d={d} />
      <path className="operation-link-head" d={`M${u + 18},${v}l-64,-36v72Z`} />
    </g>
  );
}
