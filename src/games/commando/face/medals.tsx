/** The medals as they are drawn: a ribbon in its own stripes, and a cross, star or disc that hangs from it. */
import { useId } from 'react';
import type { MedalCase } from '../../lid.ts';
import { MEDALS, type Medal as MedalId } from '../medals.ts';
import { Icon, type IconName } from './icon.tsx';
import './medals.css';

type Metal = 'bronze' | 'silver' | 'gold';
type Form = 'disc' | 'star' | 'cross' | 'shield';

interface Look {
  readonly emblem: IconName;
  readonly form: Form;
  readonly metal: Metal;
  /** Stripes from the left to the middle; the other half mirrors them. */
  readonly stripes: readonly string[];
}

const [SAND, NAVY, RED, GREEN, WHITE, BLACK, SKY, OCHRE] = [
  '#d9b36a',
  '#1d3f66',
  '#9a2c20',
  '#3f6b3a',
  '#f1ead6',
  '#23211c',
  '#7fb0d6',
  '#b9722d',
];

const LOOKS: Readonly<Record<MedalId, Look>> = {
  'all-home': { emblem: 'barracks-tent', form: 'disc', metal: 'silver', stripes: [GREEN, WHITE, SAND] },
  unseen: { emblem: 'hooded-figure', form: 'star', metal: 'silver', stripes: [BLACK, BLACK, SKY] },
  'ahead-of-time': { emblem: 'stopwatch', form: 'disc', metal: 'bronze', stripes: [SAND, NAVY] },
  'last-op': { emblem: 'flying-flag', form: 'disc', metal: 'bronze', stripes: [RED, SAND, SAND] },
  'from-the-brink': { emblem: 'peaks', form: 'shield', metal: 'silver', stripes: [BLACK, RED, WHITE] },
  outnumbered: { emblem: 'backup', form: 'cross', metal: 'bronze', stripes: [NAVY, WHITE, NAVY, RED] },
  'first-blow': { emblem: 'dynamite', form: 'star', metal: 'bronze', stripes: [OCHRE, BLACK, OCHRE] },
  marksman: { emblem: 'crosshair', form: 'disc', metal: 'bronze', stripes: [GREEN, GREEN, BLACK] },
  nose: { emblem: 'eye-target', form: 'shield', metal: 'bronze', stripes: [SKY, WHITE, NAVY] },
  'light-feet': { emblem: 'minefield', form: 'disc', metal: 'bronze', stripes: [SAND, OCHRE, SAND, BLACK] },
  campaign: { emblem: 'tower-flag', form: 'cross', metal: 'silver', stripes: [RED, WHITE, NAVY] },
  unbeaten: { emblem: 'rank-3', form: 'cross', metal: 'gold', stripes: [NAVY, NAVY, SAND, RED] },
  'old-hand': { emblem: 'captain-hat-profile', form: 'star', metal: 'gold', stripes: [GREEN, SAND, GREEN, BLACK] },
};

const METALS: Readonly<Record<Metal, readonly [light: string, middle: string, dark: string]>> = {
  bronze: ['#e2b27c', '#a8703a', '#5e3a18'],
  silver: ['#f3f3ee', '#b4b6b5', '#6b6f72'],
  gold: ['#fbe6a2', '#d3a233', '#80590f'],
};

const [WIDTH, HEIGHT] = [64, 96];
const [MIDDLE, CENTRE] = [32, 67];
const RADIUS = 23;
const RIBBON = { left: 18, right: 46, top: 4, foot: 36 } as const;

/** Around the origin. */
const FORMS: Readonly<Record<Form, string>> = {
  disc: `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${-RADIUS}Z`,
  star: star(8, 26, 19),
  cross: 'M-9 -25L9 -25L7 -9L25 -11L25 9L9 7L9 25L-9 25L-7 9L-25 9L-25 -9L-7 -7Z',
  shield: 'M-21 -22Q0 -28 21 -22V2Q21 20 0 27Q-21 20 -21 2Z',
};

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [angle, reach] = [(Math.PI * i) / points - Math.PI / 2, i % 2 === 0 ? outer : inner];
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

interface MedalProps {
  readonly medal: string;
  readonly isEarned: boolean;
  readonly size: number;
}

/** Its name and what it is for stand beside it. */
function Medal({ medal, isEarned, size }: MedalProps) {
  const id = useId();
  const known = MEDALS.find((one) => one === medal);
  if (!known) return null;
  const { emblem, form, metal, stripes } = LOOKS[known];
  const [light, middle, dark] = METALS[metal];
  return (
    <svg
      className="medal"
      data-earned={isEarned}
      width={(size * WIDTH) / HEIGHT}
      height={size}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <radialGradient id={id} cx="0.35" cy="0.3" r="0.9">
        <stop offset="0" stopColor={light} />
        <stop offset="0.6" stopColor={middle} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      {isEarned ? <Ribbon stripes={stripes} /> : <path className="medal-outline" d={RIBBON_PATH} />}
      <g transform={`translate(${MIDDLE} ${CENTRE})`}>
        <path className="medal-outline" d="M-5 -25a5 5 0 1 1 10 0" />
        <path className={isEarned ? 'medal-body' : 'medal-outline'} d={FORMS[form]} fill={isEarned ? `url(#${id})` : 'none'} />
        {isEarned && <circle r={16} fill={light} opacity={0.45} />}
        <g className="medal-emblem" color={isEarned ? dark : undefined}>
          <Icon name={emblem} x={0} y={0} size={27} />
        </g>
      </g>
    </svg>
  );
}

const RIBBON_PATH = `M${RIBBON.left} ${RIBBON.top}H${RIBBON.right}V${RIBBON.foot - 8}L${MIDDLE} ${RIBBON.foot + 4}L${RIBBON.left} ${RIBBON.foot - 8}Z`;

function Ribbon({ stripes }: { readonly stripes: readonly string[] }) {
  const id = useId();
  const all = [...stripes, ...stripes.toReversed().slice(1)];
  const width = (RIBBON.right - RIBBON.left) / all.length;
  return (
    <>
      <clipPath id={id}>
        <path d={RIBBON_PATH} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {all.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stripes have a place and no name
          <rect key={i} x={RIBBON.left + i * width} y={RIBBON.top} width={width + 0.3} height={RIBBON.foot} fill={colour} />
        ))}
      </g>
      <path className="medal-outline" d={RIBBON_PATH} />
      <rect className="medal-bar" x={RIBBON.left - 3} y={1} width={RIBBON.right - RIBBON.left + 6} height={5} rx={1.5} />
    </>
  );
}

export const MEDAL_CASE: MedalCase = { medals: MEDALS, Medal };
