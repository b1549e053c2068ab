/** The levels of an operation in columns: each behind those that must be completed first. */
import type { Operation } from '../../content/operation.ts';

export interface Placed {
  readonly id: string;
  readonly column: number;
  /** Its place in the column, and how many there are in it. */
  readonly row: number;
  readonly rows: number;
}

export interface Link {
  readonly from: Placed;
  readonly to: Placed;
}

type Linked = Pick<Operation, 'levels' | 'after'>;

export function columnsOf({ levels, after }: Linked): Placed[] {
  const depths = new Map<string, number>();
  const depthOf = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const depth = 1 + Math.max(-1, ...(after[id] ?? []).map(depthOf));
    depths.set(id, depth);
    return depth;
  };
  return levels.map((id) => {
    const column = depthOf(id);
    const beside = levels.filter((other) => depthOf(other) === column);
    return { id, column, row: beside.indexOf(id), rows: beside.length };
  });
}

export function linksOf(operation: Linked): Link[] {
  const placed = columnsOf(operation);
  return placed.flatMap((to) =>
    (operation.after[to.id] ?? []).flatMap((before) => placed.filter(({ id }) => id === before).map((from) => ({ from, to }))),
  );
}
