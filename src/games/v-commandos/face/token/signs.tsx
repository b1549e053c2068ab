/** Small signs that mean the same wherever they stand, around the origin in a disc of radius 10. */

const EYE = 'M-6.6,0Q0,-6.2 6.6,0Q0,6.2 -6.6,0Z';
const LID = 'M-6.4,-1.4C-3.4,3 3.4,3 6.4,-1.4M-5,0.8L-7,2.8M-1.8,2.2L-2.6,5M1.8,2.2L2.6,5M5,0.8L7,2.8';
const BELL =
  'M0,-6.6C1.2,-6.6 1.6,-5.8 1.6,-5.2C4.4,-4.4 4.8,-1.6 5,1.4L6.6,3.8H-6.6L-5,1.4C-4.8,-1.6 -4.4,-4.4 -1.6,-5.2C-1.6,-5.8 -1.2,-6.6 0,-6.6ZM-2,4.8H2C1.6,7 -1.6,7 -2,4.8Z';

export type SignName = 'seen' | 'hidden' | 'bell' | 'guard' | 'wall' | 'edge' | 'hammer' | 'critical' | 'uniform' | 'hot';

const MARKS: Readonly<Record<SignName, { readonly fill?: string; readonly line?: string }>> = {
  seen: { line: EYE, fill: 'M0,-2.4A2.4,2.4 0 1 0 0,2.4A2.4,2.4 0 1 0 0,-2.4Z' },
  hidden: { line: LID },
  bell: { fill: BELL },
  guard: { fill: 'M0,-6.6L5.6,-4.6V-0.4C5.6,3.4 3,5.6 0,7C-3,5.6 -5.6,3.4 -5.6,-0.4V-4.6Z' },
  wall: { line: 'M-6,-4.6H6M-6,0H6M-6,4.6H6M-2,-4.6V0M3,0V4.6M-4,0V4.6M2,-4.6V-6.6' },
  edge: { line: 'M-5.4,-5.6V5.6M6,0H-2.4M1,-3.4L-2.4,0L1,3.4' },
  hammer: { fill: 'M-6.6,-2.6L-1.6,-7L1.4,-3.6L6.4,4.6L4.2,6.2L-1,-1L-3.6,1.2Z' },
  critical: { line: 'M-7,0.6H-3.4L-1.6,-5L1.4,5L3.2,0.6H7' },
  uniform: { fill: 'M-2.4,-6L0,-4.2L2.4,-6L6.8,-3.6L5.2,0.6L3.4,-0.4V6.2H-3.4V-0.4L-5.2,0.6L-6.8,-3.6Z' },
  hot: {
    fill: 'M0.4,-7C1,-3.6 4.8,-2.4 4.8,2C4.8,5 2.6,6.8 0,6.8C-2.6,6.8 -4.8,5 -4.8,2C-4.8,0 -3.6,-1 -3,-2.6C-2.2,-1.6 -1.8,-1 -1.4,-0.4C-0.6,-2.4 -1,-4.6 0.4,-7Z',
  },
};

/** A sign in its disc; `seen` is bright, all others are dark. */
export function Sign({
  sign,
  x = 0,
  y = 0,
  scale = 1,
}: {
  readonly sign: SignName;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}) {
  const { fill, line } = MARKS[sign];
  return (
    <g className="sign-mark" data-sign={sign} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle className="sign-disc" r={10} />
      {line !== undefined && <path className="sign-line" d={line} />}
      {fill !== undefined && <path className="sign-fill" d={fill} />}
    </g>
  );
}

/** How many dice, on a white die. */
export function DieFigure({
  x,
  y,
  side,
  figure,
}: {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly figure: string;
}) {
  return (
    <g className="die-figure" transform={`translate(${x} ${y})`}>
      <rect className="die-figure-back" x={-side / 2} y={-side / 2} width={side} height={side} rx={side * 0.18} />
      <text className="die-figure-word" y={side * 0.31} fontSize={side * 0.88} textAnchor="middle">
        {figure}
      </text>
    </g>
  );
}

/** How many lie or stand there; nothing where it is one. */
export function Count({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  if (count < 2) return null;
  return (
    <g className="token-count" transform={`translate(${x} ${y})`}>
      <circle className="token-count-disc" r={17} />
      <text className="token-count-word" y={9.4} textAnchor="middle">
        {count}
      </text>
    </g>
  );
}
