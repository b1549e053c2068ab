/** Small pictures in one colour: the one of the text around them. Every game has a set of its own, drawn by the same hand. */
import './icon.css';

/** A shape with a width is a stroke with round ends, one without is filled. */
export interface Shape {
  readonly d: string;
  readonly width?: number;
}

/** An outline as tools/icons.mjs writes it, or shapes drawn by hand; both in a square of 512. */
export type Outline = string | readonly Shape[];

const SIDE = 512;

export interface IconRoom {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** As part of a drawing. */
export function OutlineIcon({ outline, x, y, size }: IconRoom & { readonly outline: Outline }) {
  const shapes = typeof outline === 'string' ? [{ d: outline }] : outline;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / SIDE})`}>
      {shapes.map(({ d, width }) =>
        width === undefined ? (
          <path key={d} d={d} fill="currentColor" />
        ) : (
          <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
        ),
      )}
    </g>
  );
}

/** Among words. */
export function OutlineSign({ outline, size = 20 }: { readonly outline: Outline; readonly size?: number }) {
  return (
    <svg className="sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <OutlineIcon outline={outline} x={12} y={12} size={24} />
    </svg>
  );
}
