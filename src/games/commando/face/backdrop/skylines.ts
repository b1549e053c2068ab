/** What stands against the sky behind a battle, by the terrain of its space: outlines above a skyline at y = 0, 1092 wide. */
import { chanceOf } from '../../../../board/map/seeded.ts';

export interface Skyline {
  /** Far away, in the haze. */
  readonly far: string;
  /** Dark before it. */
  readonly near: string;
  /** Colour of the ground, where it is not what the hour makes of sand. */
  readonly tint?: string;
  readonly hasWater?: boolean;
}

const WIDTH = 1092;

const ridge = (seed: string, high: number, step: number): string => {
  const chance = chanceOf(seed);
  let d = 'M-20 30';
  for (let x = -20; x <= WIDTH + 20; x += step) d += `L${x} ${Math.round(-high * (0.25 + 0.75 * chance()))}`;
  return `${d}L${WIDTH + 20} 30Z`;
};

/** Soft waves of sand. */
const dunes = (seed: string, high: number): string => {
  const chance = chanceOf(seed);
  let d = `M-20 30V${-high / 2}`;
  for (let x = -20; x < WIDTH; x += 140)
    d += `q70 ${Math.round(-high * (0.5 + chance()))} 140 ${Math.round(high * (chance() - 0.5) * 0.4)}`;
  return `${d}V30Z`;
};

const palm = (x: number, tall: number): string => {
  const [w, top] = [tall * 0.42, -tall];
  const leaf = (dx: number, dy: number) =>
    `M${x} ${top}q${dx * 0.5} ${dy - tall * 0.12} ${dx} ${dy + tall * 0.1}q${-dx * 0.45} ${-tall * 0.04} ${-dx} ${-dy - tall * 0.1}z`;
  return `M${x - 3} 6q${tall * 0.06} ${-tall * 0.5} 1 ${-tall - 6}h4q${tall * 0.05} ${tall * 0.5} 3 ${tall + 6}z${leaf(-w, 4)}${leaf(w, 2)}${leaf(-w * 0.75, -tall * 0.16)}${leaf(w * 0.8, -tall * 0.18)}${leaf(w * 0.15, -tall * 0.26)}`;
};

const house = (x: number, w: number, h: number): string => `M${x} 6v${-h - 6}h${w}v${h + 6}z`;
const gable = (x: number, w: number, h: number): string => `M${x} 6v${-h - 6}l${w / 2} ${-w * 0.34}l${w / 2} ${w * 0.34}v${h + 6}z`;
const peak = (x: number, top: number, w: number, h: number): string => `M${x} ${top}l${w / 2} ${h}h${-w}z`;
const fir = (x: number, tall: number): string =>
  peak(x, -tall, tall * 0.3, tall * 0.4) + peak(x, -tall * 0.74, tall * 0.42, tall * 0.42) + peak(x, -tall * 0.46, tall * 0.54, tall * 0.5);
const fort = (x: number): string =>
  `M${x} 6v-34h14v-8h10v8h18v-40h8v-8h8v8h8v-8h8v8h8v40h20v-8h10v8h16v34zM${x + 64} -76v-24h2v4l22 6-22 8v6z`;
const mast = (x: number, tall: number): string =>
  `M${x} 6v${-tall - 6}h3v${tall + 6}zM${x - 34} 4l8 -18h56l12 -8l-6 26zM${x + 3} ${-tall + 6}l30 ${tall - 26}h-30z`;
const pole = (x: number): string => `M${x} 6v-78h3v78zM${x - 12} -66h27v3h-27zM${x - 9} -58h21v2h-21z`;
const reed = (x: number, tall: number): string =>
  `M${x} 6q-3 ${-tall * 0.6} ${-tall * 0.2} ${-tall}q${tall * 0.26} ${tall * 0.36} ${tall * 0.22} ${tall + 6}z`;
const stone = (x: number, w: number): string =>
  `M${x} 6q${w * 0.1} ${-w * 0.5} ${w * 0.5} ${-w * 0.46}q${w * 0.4} ${w * 0.04} ${w * 0.5} ${w * 0.46}z`;

/** So many of something along the skyline, here and there. */
function strewn(seed: string, count: number, make: (x: number, chance: () => number) => string): string {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, i) => make(Math.round(((i + chance() * 0.8) * WIDTH) / count), chance)).join('');
}

const SAND_FAR = dunes('far', 34);

const SKYLINES: Readonly<Record<string, Skyline>> = {
  'gravel-plain': { far: ridge('gravel', 30, 120), near: strewn('stones', 16, (x, chance) => stone(x, 14 + 26 * chance())) },
  oasis: { far: SAND_FAR, near: strewn('palms', 9, (x, chance) => palm(x, 60 + 60 * chance())) },
  outpost: { far: SAND_FAR, near: fort(170) + palm(28, 96) + palm(62, 74) + palm(980, 80) },
  'sand-sea': { far: dunes('sea', 60), near: dunes('near', 22) },
  'salt-marsh': {
    far: ridge('marsh', 18, 160),
    near: strewn('reeds', 60, (x, chance) => reed(x, 14 + 30 * chance())),
    tint: '#5f7f74',
    hasWater: true,
  },
  escarpment: { far: ridge('scarp', 90, 70), near: ridge('cliff', 46, 46) },
  'coast-road': { far: SAND_FAR, near: strewn('poles', 6, pole) },
  harbour: {
    far: ridge('coast', 26, 130),
    near: strewn('masts', 5, (x, chance) => mast(x, 60 + 50 * chance())) + house(40, 60, 26) + house(120, 44, 40) + house(930, 80, 30),
    tint: '#41687f',
    hasWater: true,
  },
  garrison: { far: ridge('hills', 60, 90), near: house(120, 90, 30) + house(240, 50, 44) + pole(330) + house(860, 110, 34) },
  meadow: { far: ridge('green', 70, 100), near: strewn('grass', 70, (x, chance) => reed(x, 8 + 16 * chance())), tint: '#6f8a4e' },
  landing: {
    far: ridge('shore', 40, 120),
    near: mast(300, 70) + strewn('rushes', 40, (x, chance) => reed(x, 10 + 22 * chance())),
    tint: '#41687f',
    hasWater: true,
  },
  village: {
    far: ridge('vale', 60, 110),
    near: strewn('huts', 8, (x, chance) => gable(x, 44 + 30 * chance(), 16 + 12 * chance())),
    tint: '#6f8a4e',
  },
  road: { far: ridge('way', 44, 120), near: strewn('wires', 7, pole), tint: '#7c8457' },
  town: {
    far: ridge('town', 40, 120),
    near: strewn('roofs', 13, (x, chance) => gable(x, 50 + 30 * chance(), 26 + 30 * chance())) + house(540, 26, 110) + gable(536, 34, 104),
    tint: '#77765f',
  },
  ridge: { far: ridge('peaks', 150, 80), near: ridge('rocks', 40, 60), tint: '#6b6f58' },
  forest: { far: ridge('wooded', 60, 60), near: strewn('firs', 34, (x, chance) => fir(x, 60 + 60 * chance())), tint: '#48603a' },
};

/** A terrain that nobody has drawn yet looks like a plain. */
export function skylineOf(terrain: string): Skyline {
  return SKYLINES[terrain] ?? { far: SAND_FAR, near: '' };
}
