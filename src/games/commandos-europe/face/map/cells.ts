/** Values on a grid of cells over the whole sheet. */
import type { Box, Point } from '../../../../board/geometry.ts';
import type { Field } from '../../../../board/map/relief.ts';

/** The value at any place, blended from the four cells around it. */
export function valueAt({ box, step, columns, rows, values }: Field, x: number, y: number): number {
  const u = Math.min(columns - 1.001, Math.max(0, (x - box.x) / step));
  const v = Math.min(rows - 1.001, Math.max(0, (y - box.y) / step));
  const i = Math.floor(u);
  const j = Math.floor(v);
  const s = u - i;
  const t = v - j;
  const at = j * columns + i;
  const upper = (values[at] ?? 0) * (1 - s) + (values[at + 1] ?? 0) * s;
  const lower = (values[at + columns] ?? 0) * (1 - s) + (values[at + columns + 1] ?? 0) * s;
  return upper * (1 - t) + lower * t;
}

/** Cells of one size over the whole sheet. */
export class Cells {
  readonly box: Box;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;

  constructor(box: Box, step: number) {
    this.box = box;
    this.step = step;
    this.columns = Math.ceil(box.width / step) + 1;
    this.rows = Math.ceil(box.height / step) + 1;
  }

  field(values: Float64Array = new Float64Array(this.columns * this.rows)): Field {
    return { box: this.box, step: this.step, columns: this.columns, rows: this.rows, values };
  }

  /** Every cell within reach of a place. */
  around([x, y]: Point, reach: number, visit: (cell: number, square: number) => void): void {
    const first = (from: number, start: number) => Math.max(0, Math.ceil((from - reach - start) / this.step));
    const lastColumn = Math.min(this.columns - 1, Math.floor((x + reach - this.box.x) / this.step));
    const lastRow = Math.min(this.rows - 1, Math.floor((y + reach - this.box.y) / this.step));
    for (let row = first(y, this.box.y); row <= lastRow; row++) {
      const dy = this.box.y + row * this.step - y;
      for (let column = first(x, this.box.x); column <= lastColumn; column++) {
        const dx = this.box.x + column * this.step - x;
        visit(row * this.columns + column, dx * dx + dy * dy);
      }
    }
  }

  each(visit: (cell: number, x: number, y: number) => void): void {
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++)
        visit(row * this.columns + column, this.box.x + column * this.step, this.box.y + row * this.step);
  }
}

/** The same values on other cells. */
export function sampled(cells: Cells, fine: Field): Field {
  const field = cells.field();
  cells.each((cell, x, y) => {
    field.values[cell] = valueAt(fine, x, y);
  });
  return field;
}

/** Each cell with a little of its neighbours. */
export function softer(field: Field): Field {
  const { columns, rows, values } = field;
  const soft = Float64Array.from(values);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      const beside = (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - columns] ?? 0) + (values[at + columns] ?? 0);
      soft[at] = ((values[at] ?? 0) * 4 + beside * 2) / 12;
    }
  return { ...field, values: soft };
}
