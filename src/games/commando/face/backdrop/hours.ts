/** The light in which a battle is fought. A mission goes through the hours as it goes through its Ops. */
const HOURS = ['night', 'dawn', 'day', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

export interface Light {
  /** From the zenith to the skyline, each with where it stands. */
  readonly sky: readonly (readonly [at: number, colour: string])[];
  /** From the skyline to our feet. */
  readonly ground: readonly [far: string, middle: string, near: string];
  /** Of whatever stands against the sky. */
  readonly far: string;
  readonly near: string;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string; readonly glow: string };
  readonly stars: number;
}

export const LIGHTS: Readonly<Record<Hour, Light>> = {
  night: {
    sky: [
      [0, '#0a0f24'],
      [0.6, '#1d2a52'],
      [1, '#4a5788'],
    ],
    ground: ['#59566f', '#34334a', '#15141f'],
    far: '#232b4c',
    near: '#0d0f1c',
    sun: { x: 830, y: 170, r: 34, colour: '#f7eed2', glow: '#9db4e8' },
    stars: 90,
  },
  dawn: {
    sky: [
      [0, '#2b3560'],
      [0.45, '#8a6a8c'],
      [0.8, '#f0a878'],
      [1, '#ffdcae'],
    ],
    ground: ['#d7a070', '#95694f', '#3d2b2c'],
    far: '#8d6576',
    near: '#3a2a3a',
    sun: { x: 250, y: 285, r: 46, colour: '#fff3cf', glow: '#ffcf8a' },
    stars: 12,
  },
  day: {
    sky: [
      [0, '#3f7fb4'],
      [0.6, '#8fbcd6'],
      [1, '#e9e2c8'],
    ],
    ground: ['#dcbd84', '#b58d57', '#6d4f30'],
    far: '#93988f',
    near: '#4d4738',
    sun: { x: 820, y: 170, r: 40, colour: '#fffbe6', glow: '#fff0b8' },
    stars: 0,
  },
  dusk: {
    sky: [
      [0, '#171634'],
      [0.35, '#3b2757'],
      [0.66, '#94405a'],
      [0.88, '#e8743f'],
      [1, '#ffb45c'],
    ],
    ground: ['#d98049', '#9a5040', '#2c1a28'],
    far: '#7a3d58',
    near: '#2a1228',
    sun: { x: 735, y: 290, r: 46, colour: '#ffe2a0', glow: '#ffb060' },
    stars: 40,
  },
};

/** The sun goes on by an hour with every Op. */
export function hourAt(ops: number): Hour {
  const place = ((ops % HOURS.length) + HOURS.length) % HOURS.length;
  return HOURS[HOURS.length - 1 - place] ?? 'dusk';
}
