/** Little soldiers, drawn with a few strokes of the colour around them. The origin lies between a man's feet; he is 44 units high. */
import type { Shape } from '../../../../board/icon.tsx';
import type { Nation } from '../../content/terms.ts';

/** Where head and limbs are. */
interface Stance {
  /** The middle of the head. */
  readonly head: readonly [x: number, y: number];
  /** How far the head is bent, in degrees. */
  readonly bend?: number;
  readonly limbs: readonly Shape[];
  readonly gear: readonly Shape[];
}

const STANCES = {
  /** On guard: the rifle across the chest. */
  ready: {
    head: [0, -36],
    limbs: [
      { d: 'M0,-27V-17', width: 11 },
      { d: 'M-2.5,-15L-6,-1', width: 5.6 },
      { d: 'M2.5,-15L6,-1', width: 5.6 },
      { d: 'M-5,-28L-9.5,-20L-2,-17', width: 4.4 },
      { d: 'M5,-28L10,-23L6,-20', width: 4.4 },
    ],
    gear: [{ d: 'M-12,-11L13,-30', width: 3 }],
  },
  /** With a machine pistol held low. */
  gunning: {
    head: [0, -36],
    limbs: [
      { d: 'M0,-27V-17', width: 11 },
      { d: 'M-2.5,-15L-7,-1', width: 5.6 },
      { d: 'M2.5,-15L6,-1', width: 5.6 },
      { d: 'M-5,-28L-8,-19L0,-18', width: 4.4 },
      { d: 'M5,-28L9,-21L6,-18', width: 4.4 },
    ],
    gear: [
      { d: 'M-5,-18H15', width: 3.6 },
      { d: 'M4,-17L6,-9', width: 3.4 },
    ],
  },
  /** An arm stretched out: there! */
  pointing: {
    head: [0, -37],
    limbs: [
      { d: 'M0,-28V-17', width: 11.5 },
      { d: 'M-2.5,-15L-6.5,-1', width: 5.8 },
      { d: 'M2.5,-15L6.5,-1', width: 5.8 },
      { d: 'M-4,-29L-18,-34', width: 4.6 },
      { d: 'M5,-29L10,-21L5,-16', width: 4.6 },
    ],
    gear: [{ d: 'M-18,-34L-21,-35', width: 3 }],
  },
  walking: {
    head: [2, -36],
    limbs: [
      { d: 'M1,-27L-1,-17', width: 11 },
      { d: 'M-2,-15L-4,-8L-11,-1', width: 5.4 },
      { d: 'M1,-15L7,-9L8,-1', width: 5.4 },
      { d: 'M-3,-28L-7,-19L2,-17', width: 4.2 },
      { d: 'M5,-28L9,-21', width: 4.2 },
    ],
    gear: [{ d: 'M-8,-16L15,-25', width: 2.8 }, { d: 'M-8,-29h4v11h-4Z' }],
  },
  charging: {
    head: [7, -33],
    bend: 14,
    limbs: [
      { d: 'M4,-25L-3,-16', width: 11 },
      { d: 'M-4,-14L-11,-9L-18,-3', width: 5.4 },
      { d: 'M-1,-14L7,-11L6,-1', width: 5.4 },
      { d: 'M1,-27L-3,-18L7,-17', width: 4.2 },
      { d: 'M8,-26L13,-20', width: 4.2 },
    ],
    gear: [
      { d: 'M-8,-15L20,-22', width: 3 },
      { d: 'M20,-22L30,-24.5', width: 1.5 },
    ],
  },
  /** On one knee, aiming. */
  firing: {
    head: [0, -28],
    limbs: [
      { d: 'M-2,-20L-4,-11', width: 11 },
      { d: 'M-4,-9L-5,-1H-16', width: 5.4 },
      { d: 'M-2,-9L8,-10L8,-1', width: 5.4 },
      { d: 'M0,-22L12,-21', width: 4.2 },
      { d: 'M-4,-22L2,-15L5,-20', width: 4.2 },
    ],
    gear: [{ d: 'M-5,-23H29', width: 2.8 }],
  },
  fleeing: {
    head: [-8, -33],
    bend: -16,
    limbs: [
      { d: 'M-5,-25L0,-16', width: 11 },
      { d: 'M2,-14L9,-9L17,-8', width: 5.4 },
      { d: 'M-1,-14L-9,-10L-7,-1', width: 5.4 },
      { d: 'M-7,-27L-15,-23L-17,-29', width: 4.2 },
      { d: 'M-2,-27L6,-23', width: 4.2 },
    ],
    gear: [],
  },
  /** Down on the ground, the arms over the head. */
  cowering: {
    head: [-5, -17],
    bend: -24,
    limbs: [
      { d: 'M-1,-13L7,-9', width: 11 },
      { d: 'M8,-7L0,-8L-2,-1.5H8', width: 5.2 },
      { d: 'M0,-15L-7,-9L-13,-14', width: 4.2 },
      { d: 'M2,-16L-2,-25L-10,-24', width: 4.2 },
    ],
    gear: [],
  },
  /** Sitting up, hurt. */
  sitting: {
    head: [-2, -24],
    limbs: [
      { d: 'M-3,-15V-8', width: 11 },
      { d: 'M-1,-4L8,-9L15,-1.5', width: 5.2 },
      { d: 'M-4,-15L-10,-8', width: 4.2 },
      { d: 'M1,-15L7,-12', width: 4.2 },
    ],
    gear: [],
  },
} as const satisfies Record<string, Stance>;

export type StanceName = keyof typeof STANCES;

/** Helmets of the three armies, around the middle of the head. */
const HELMETS: Readonly<Record<Nation, string>> = {
  germany: 'M-6.4,1.8C-7.4,-7.8 7.4,-7.8 6.4,1.8L8.4,2.8V4.4H-8.4V2.8Z',
  russia: 'M-6.2,1C-7,-9 7,-9 6.2,1L7.2,2.6H-7.2Z',
  america: 'M-6.8,1C-7,-8 7,-8 6.8,1H8.6V2.8H-8.6V1Z',
};

/** Strokes of one width are one path: there are dozens of men on a board. */
function drawnTogether(shapes: readonly Shape[]): readonly Shape[] {
  const byWidth = new Map<number | undefined, string>();
  for (const { d, width } of shapes) byWidth.set(width, (byWidth.get(width) ?? '') + d);
  return [...byWidth].map(([width, d]) => (width === undefined ? { d } : { d, width }));
}

interface FigureProps {
  readonly stance: StanceName;
  readonly nation: Nation;
  /** Where his feet are. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A man, and below him the same a little wider in the colour of the ground, so that men who stand close are told apart. */
export function Figure({ stance, nation, x, y, scale = 1 }: FigureProps) {
  const { head, limbs, gear, ...rest }: Stance = STANCES[stance];
  const shapes = drawnTogether([...limbs, ...gear]);
  const [hx, hy] = head;
  const helmet = `translate(${hx} ${hy}) rotate(${rest.bend ?? 0})`;
  return (
    <g className="figure" transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className="figure-halo">
        {shapes.map(({ d, width }) => (
          <path key={d} d={d} fill={width === undefined ? 'currentColor' : 'none'} strokeWidth={(width ?? 0) + 3.4} />
        ))}
        <path d={HELMETS[nation]} transform={helmet} strokeWidth={3.4} />
      </g>
      {shapes.map(({ d, width }) => (
        <path key={d} className={width === undefined ? 'figure-flat' : 'figure-limb'} d={d} strokeWidth={width ?? 0} />
      ))}
      <circle className="figure-flat" cx={hx} cy={hy + 1.2} r={4.6} />
      <path className="figure-flat" d={HELMETS[nation]} transform={helmet} />
    </g>
  );
}
