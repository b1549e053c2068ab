/** A small picture in one colour: the one of the text around it. */
import { FIGURES, type Shape } from './drawings/figures.ts';
import { ICONS } from './icons.ts';

export type IconName = keyof typeof ICONS | keyof typeof FIGURES;

/** Icons and figures are both drawn in a square of this side. */
const SIDE = 512;

function shapesOf(name: IconName): readonly Shape[] {
  return name in FIGURES ? FIGURES[name as keyof typeof FIGURES] : [{ d: ICONS[name as keyof typeof ICONS] }];
}

export interface IconPlace {
  readonly name: IconName;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Icon({ name, x, y, size }: IconPlace) {
  const scale = size / SIDE;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {shapesOf(name).map(({ d, width }) =>
        width === undefined ? (
          <path key={d} d={d} fill="currentColor" />
        ) : (
          <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
        ),
      )}
    </g>
  );
}
