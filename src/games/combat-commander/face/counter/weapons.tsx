/** Weapons from the side, around the origin, some 70 units wide: strokes and areas of the colour around them. */
import type { Shape } from '../../../../board/icon.tsx';
import type { WeaponType } from '../../content/counters.ts';

/** A light machine gun stands on two legs, a heavy one on three. */
type Drawn = Exclude<WeaponType['kind'], 'mg'> | 'light-mg' | 'heavy-mg' | 'radio';

const LIGHT_MG: readonly Shape[] = [
  { d: 'M-30,-4L-14,-6L-12,3L-28,9Z' },
  { d: 'M-16,-7H10V2H-16Z' },
  { d: 'M10,-4H35', width: 3.4 },
  { d: 'M12,-3.4H25', width: 6.4 },
  { d: 'M-4,2L-1,12', width: 5 },
  { d: 'M-9,-7V-13H2V-7Z' },
  { d: 'M21,0L14,17M21,0L28,17', width: 2.8 },
];

const HEAVY_MG: readonly Shape[] = [
  { d: 'M-20,-13H6V-1H-20Z' },
  { d: 'M6,-10H24V-4H6Z' },
  { d: 'M22,-7H36', width: 3 },
  { d: 'M-20,-11L-28,-14M-20,-3L-28,0', width: 3.4 },
  { d: 'M-8,-1V5', width: 6 },
  { d: 'M-8,4L-27,19M-8,4L8,19M-8,4L15,10', width: 3.4 },
  { d: 'M-14,-13V-18H-5V-13Z' },
];

const MORTAR: readonly Shape[] = [
  { d: 'M-15,13L12,-20', width: 8 },
  { d: 'M7,-14L11,17M7,-14L22,15', width: 3 },
  { d: 'M-26,15H-6', width: 5 },
  { d: 'M4,3L15,2', width: 2.4 },
];

const GUN: readonly Shape[] = [
  { d: 'M-6,-4L33,-13', width: 5 },
  { d: 'M25,-11L34,-13.4', width: 7 },
  { d: 'M-2,-21L4,-20L7,7H-1Z' },
  { d: 'M-2,4L-34,17', width: 4.4 },
  { d: 'M5,-5.5a11.5,11.5 0 1,0 .1,0ZM5,-.5a6.5,6.5 0 1,1 -.1,0Z' },
  { d: 'M5,-4V16M-5,6H15', width: 1.8 },
];

const FLAMETHROWER: readonly Shape[] = [
  { d: 'M-31,-14a5.5,5.5 0 0 1 11,0V11a5.5,5.5 0 0 1 -11,0Z' },
  { d: 'M-19,-14a5.5,5.5 0 0 1 11,0V11a5.5,5.5 0 0 1 -11,0Z' },
  { d: 'M-14,15C-4,24 -2,6 5,6H17', width: 2.8 },
  { d: 'M6,1V11H10V1Z' },
  { d: 'M18,6C22,-2 29,0 26,-14C37,-6 39,6 33,13C29,17 21,14 18,6Z' },
];

const SATCHEL: readonly Shape[] = [
  { d: 'M-19,-5H17V17H-19Z' },
  { d: 'M-12,-6C-12,-20 10,-20 10,-6', width: 3 },
  { d: 'M17,0C28,-3 19,-12 30,-14', width: 2.4 },
  { d: 'M27,-18L29,-14L34,-16L31,-12L35,-8L29,-10L26,-6L27,-11L22,-13L27,-14Z' },
];

const RADIO: readonly Shape[] = [
  { d: 'M-17,-8H17V18H-17ZM-12,-3V7H2V-3Z' },
  { d: 'M11,-9V-25', width: 2.6 },
  { d: 'M9,1.5a2.4,2.4 0 1,0 .1,0ZM9,9a2.4,2.4 0 1,0 .1,0Z' },
  { d: 'M17,-25q4,4 0,8M23,-28q7,7 0,14M5,-25q-4,4 0,8M-1,-28q-7,7 0,14', width: 2 },
];

const DRAWN: Readonly<Record<Drawn, readonly Shape[]>> = {
  'light-mg': LIGHT_MG,
  'heavy-mg': HEAVY_MG,
  mortar: MORTAR,
  gun: GUN,
  flamethrower: FLAMETHROWER,
  'satchel-charge': SATCHEL,
  radio: RADIO,
};

/** By its kind; machine guns also by how heavy they are to carry. */
function drawnAs({ kind, movement }: Pick<WeaponType, 'kind' | 'movement'>): Drawn {
  if (kind !== 'mg') return kind;
  return movement < 0 ? 'heavy-mg' : 'light-mg';
}

interface WeaponFigureProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

export function WeaponFigure({ type, ...place }: WeaponFigureProps & { readonly type: Pick<WeaponType, 'kind' | 'movement'> }) {
  return <Drawing shapes={DRAWN[drawnAs(type)]} {...place} />;
}

export function RadioFigure(place: WeaponFigureProps) {
  return <Drawing shapes={DRAWN.radio} {...place} />;
}

function Drawing({ shapes, x, y, scale = 1 }: WeaponFigureProps & { readonly shapes: readonly Shape[] }) {
  return (
    <g className="figure" transform={`translate(${x} ${y}) scale(${scale})`}>
      {shapes.map(({ d, width }) => (
        <path key={d} className={width === undefined ? 'figure-flat' : 'figure-limb'} d={d} strokeWidth={width ?? 0} />
      ))}
    </g>
  );
}
