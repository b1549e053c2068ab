/** A place: sky, skyline and ground, by the terrain of the space and the hour. */
import { memo, useId } from 'react';
import { chanceOf } from '../../../../board/map/seeded.ts';
import { type Hour, LIGHTS } from './hours.ts';
import { skylineOf } from './skylines.ts';

const WIDTH = 1092;
const HEIGHT = 812;
/** How far down the skyline runs. */
const HORIZON = 304;

interface BackdropProps {
  readonly terrain: string;
  readonly hour: Hour;
  /** Only what stands against the sky, near enough to be known in a small picture. */
  readonly isNear?: boolean;
}

const NEAR = `0 ${HORIZON - 170} 560 270`;

export const Backdrop = memo(function Backdrop({ terrain, hour, isNear = false }: BackdropProps) {
  const id = useId();
  const { sky, ground, far, near, sun, stars } = LIGHTS[hour];
  const skyline = skylineOf(terrain);
  const fill = (name: string) => `url(#${id}${name})`;
  return (
    <svg className="backdrop" viewBox={isNear ? NEAR : `0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <Gradient id={`${id}sky`} stops={sky} />
        <Gradient id={`${id}ground`} stops={ground.map((colour, i) => [i * i * 0.25, colour] as const)} />
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor={sun.colour} stopOpacity="0.9" />
          <stop offset="0.3" stopColor={sun.glow} stopOpacity="0.45" />
          <stop offset="1" stopColor={sun.glow} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}edge`} cx="0.5" cy="0.5" r="0.75">
          <stop offset="0.55" stopColor="#0b0610" stopOpacity="0" />
          <stop offset="1" stopColor="#0b0610" stopOpacity="0.6" />
        </radialGradient>
        <linearGradient id={`${id}haze`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky.at(-1)?.[1]} stopOpacity="0" />
          <stop offset="0.5" stopColor={sky.at(-1)?.[1]} stopOpacity="0.55" />
          <stop offset="1" stopColor={sky.at(-1)?.[1]} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HORIZON + 4} fill={fill('sky')} />
      <Stars count={stars} />
      <circle cx={sun.x} cy={sun.y} r={sun.r * 6} fill={fill('glow')} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={sun.colour} />
      <g transform={`translate(0 ${HORIZON})`}>
        <path d={skyline.far} fill={far} opacity="0.85" />
        <path d={skyline.near} fill={near} />
      </g>
      <rect y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} fill={fill('ground')} />
      {skyline.tint && <rect y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} fill={skyline.tint} opacity="0.5" />}
      {skyline.hasWater && <Water colour={sun.glow} />}
      <Furrows colour={near} light={ground[0]} />
      <rect y={HORIZON - 40} width={WIDTH} height={90} fill={fill('haze')} />
      <rect width={WIDTH} height={HEIGHT} fill={fill('edge')} />
    </svg>
  );
});

function Gradient({ id, stops }: { readonly id: string; readonly stops: readonly (readonly [number, string])[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([at, colour]) => (
        <stop key={at} offset={at} stopColor={colour} />
      ))}
    </linearGradient>
  );
}

function Stars({ count }: { readonly count: number }) {
  const chance = chanceOf('stars');
  const dots = Array.from({ length: count }, () => ({ x: chance() * WIDTH, y: chance() * HORIZON * 0.7, r: 0.5 + chance() }));
  return dots.map(({ x, y, r }) => <circle key={`${x}`} cx={x} cy={y} r={r} fill="#fff" opacity="0.7" />);
}

function Water({ colour }: { readonly colour: string }) {
  const chance = chanceOf('water');
  const lines = Array.from({ length: 26 }, () => ({ x: chance() * WIDTH, y: HORIZON + 8 + chance() ** 2 * 150, w: 30 + chance() * 120 }));
  return lines.map(({ x, y, w }) => <path key={`${x}`} d={`M${x} ${y}h${w}`} stroke={colour} strokeWidth="2" opacity="0.35" />);
}

/** Folds of the ground, wider the nearer they are. */
function Furrows({ colour, light }: { readonly colour: string; readonly light: string }) {
  const chance = chanceOf('furrows');
  const folds = Array.from({ length: 46 }, () => {
    const depth = chance();
    const [y, w] = [HORIZON + 20 + depth ** 1.4 * (HEIGHT - HORIZON), 60 + depth * 260];
    return { d: `M${chance() * WIDTH - w / 2} ${y}q${w / 2} ${-6 - depth * 12} ${w} 0`, isLight: chance() > 0.6 };
  });
  return folds.map(({ d, isLight }) => (
    <path key={d} d={d} fill="none" stroke={isLight ? light : colour} strokeWidth="2" opacity={isLight ? 0.22 : 0.2} />
  ));
}
