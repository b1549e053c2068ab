/**
 * Signs of pieces, drawn by hand around the origin in a square of 24.
 *
 * fill  in the colour of the sign
 * hole  in the colour of the counter, upon it
 * cut   thin lines in the colour of the counter
 * line  bold strokes, thin: fine ones, both in the colour of the sign
 */
export interface Glyph {
  readonly fill?: string;
  readonly hole?: string;
  readonly cut?: string;
  readonly line?: string;
  readonly thin?: string;
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Somebody who stands, his feet at the lower edge. */
function man(x: number, y: number, s: number, hat: string): string {
  const at = (path: string) =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) => `${+(x + px * s).toFixed(1)} ${+(y + py * s).toFixed(1)}`);
  return [hat, 'M-2 -6L2 -6L2 -5L0 -3.4L-2 -5Z', 'M-3.6 -3L3.6 -3L4.4 4L2.8 4L2.4 12L0.4 12L0 6L-0.4 12L-2.4 12L-2.8 4L-4.4 4Z']
    .map(at)
    .join('');
}

const BERET = 'M-3.4 -7L-3 -9.6L1 -10.6L4.2 -8.8L3.2 -6.8Z';
const HELMET = 'M-3.4 -7.4L-2.6 -10L0 -11L2.6 -10L3.4 -7.4L4.4 -6L-4.4 -6Z';
const BUST = 'M-11 12C-10 7.6 -5 7 0 7S10 7.6 11 12Z';
const TRACKS = 'M-12 3H12L9.6 9H-9.6Z';
const ROAD_WHEELS = [-6.5, -2.2, 2.2, 6.5].map((x) => disc(x, 6, 1.3)).join('');
const TWO_WHEELS = disc(-6.4, 6, 3.4) + disc(6.4, 6, 3.4);
const TWO_HUBS = disc(-6.4, 6, 1.2) + disc(6.4, 6, 1.2);
const COGS = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5)
  .map((turn) => disc(+(9 * Math.cos(turn)).toFixed(1), +(9 * Math.sin(turn)).toFixed(1), 2))
  .join('');
const WAVES = 'M-12 10.6q3 -2.4 6 0t6 0t6 0t6 0';

export const GLYPHS = {
  // weapons
  dagger: { fill: `M11 -11L1.6 4L-2.8 -0.4Z${disc(-9, 9.2, 1.9)}`, line: 'M-5.6 -1.6L3 6.6M-2.6 3L-8 8.2' },
  sten: { line: 'M-11 -2H7M2 -2V8.4M-4 -1L-5 4.6', thin: 'M7 -2H12M-11.4 -3V4.6L-6 -1' },
  grenade: {
    fill: 'M0 -4.4C4.4 -4.4 6.6 -1 6.6 3.4S4 11 0 11S-6.6 7.8 -6.6 3.4S-4.4 -4.4 0 -4.4ZM-2.6 -7.6H2.6V-4H-2.6Z',
    cut: 'M-6.6 1H6.6M-6.6 5.4H6.6M-2.2 -4V11M2.2 -4V11',
    line: 'M2 -7H5.4L8.6 -0.6',
    thin: `M-2.6 -6.6L-5 -7.6${disc(-7.6, -8.6, 2.4)}`,
  },
  thompson: {
    fill: `M-8 -4H6V0H-8ZM-7 -4L-12 -2.6V4.4H-9.6L-6.4 0Z${disc(1.4, 3.4, 3.6)}`,
    hole: disc(1.4, 3.4, 1.1),
    line: 'M6 -2.6H12M-5 0L-6 5.4M6.6 0V3.6',
  },
  rifle: { fill: 'M-12 -1.4V5.4L-8.4 4.4L-3.6 1.4H3V-1.4Z', line: 'M2 -0.4H12M-4 -5H4', thin: 'M-2.4 -5V-1M2.4 -5V-1M-2.4 1L-3.4 4.6' },
  bren: {
    fill: 'M-8 -2.4H2.4V1.6H-8ZM-8 -1.6L-12 0V6L-9.4 5.4L-6.4 1.6ZM-2.4 -2.4C-2.6 -6 -1 -9 1.4 -10.6L4 -9.2C2 -7.4 1 -5 1 -2.4Z',
    line: 'M2 -0.6H12M-4.6 1.6L-5.6 6',
    thin: 'M8 -0.4L5 8.6M8 -0.4L11 8.6',
  },
  mortar: { fill: 'M3.6 -10.4L8.6 -7.4L-1.4 8.6L-6.4 5.6ZM-11.6 8.6H1V11.4H-11.6Z', line: 'M3 -1.4L9.4 11', thin: 'M1 5H8' },
  vickers: {
    fill: 'M-4.4 -8H10V-2.4H-4.4ZM-10 -7H-4.4V-3.4H-10ZM10 -6.4H12V-4H10Z',
    cut: 'M-1 -8V-2.4M2.4 -8V-2.4M5.8 -8V-2.4',
    line: 'M0 -2L-9.6 11M0 -2L9.6 11M0 -2V8',
  },
  boys: {
    fill: 'M-8 -3H1.6V1H-8ZM-4.4 -9H-1V-3H-4.4ZM9.6 -3.4H12V1.4H9.6Z',
    line: 'M1 -1H10M-11 -4.4V3.4M-11 -1H-8M-5 1L-6 5.6',
    thin: 'M5 -1L2 8.6M5 -1L8 8.6',
  },
  piat: {
    fill: 'M-8.4 -3.4H5V2H-8.4ZM5 -2.6L12 -0.8L5 1.2Z',
    cut: 'M-4 -3.4V2M2.6 -3.4V2',
    line: 'M-10.8 -5.4V5.4M-3 2L-4 7',
    thin: 'M4 2V10M1.6 10H6.4',
  },
  flame: {
    fill: 'M-11.4 -5.6a1.7 1.7 0 0 1 3.4 0V8H-11.4ZM-7.2 -5.6a1.7 1.7 0 0 1 3.4 0V8H-7.2ZM3 -1C3 -5 6.4 -5.6 6 -11C10.6 -8.6 12.4 -4.6 11 -1.4C10 1 5.6 2.6 3 -1Z',
    hole: 'M6 -1.4C6 -3.4 8 -3.6 8 -6C9.8 -4 9.8 -1.6 8.6 -0.6C7.6 0 6.6 -0.2 6 -1.4Z',
    line: 'M-4.4 6.4C1 10 -0.6 3 3.4 1.4',
  },
  gun: {
    fill: `M-5.6 -6.4H-2L0.6 4H-4.4Z${disc(-3, 6, 4.6)}`,
    hole: disc(-3, 6, 1.7),
    line: 'M-2 -1.6L12 -8M-6 3.4L-12 9.4',
    thin: 'M-8 -1.4L-3 -3',
  },
  tank: { fill: `${TRACKS}M-10 -0.6H9L12 3H-12ZM-5.6 -5.6H4L6 -0.6H-7Z`, hole: ROAD_WHEELS, line: 'M4 -3.4H12' },
  aircraft: {
    fill: 'M0 -12C1.6 -10.4 1.8 -7.4 1.8 -4.6L12 1.6V4.6L1.8 1.8V7L5 9.6V11.8L0 10.4L-5 11.8V9.6L-1.8 7V1.8L-12 4.6V1.6L-1.8 -4.6C-1.8 -7.4 -1.6 -10.4 0 -12Z',
    hole: `${disc(7, 1.6, 1.1)}${disc(-7, 1.6, 1.1)}`,
  },
  warship: {
    fill: 'M-12 3.4H12L8.6 8H-10.4ZM-3.4 3.4V-1H-1.6V-5H1.6V-1H4V3.4ZM5 0.4H8.4V3.4H5ZM-8 0.4H-4.6V3.4H-8Z',
    line: 'M8 1.4L12 -2.4M-7.6 1.4L-11.6 -1.6',
    thin: `M0 -5V-11M0 -9L4 -7.6${WAVES}`,
  },
  // equipment
  explosives: {
    fill: 'M-8.4 -2.6H-3.4V11H-8.4ZM-2.5 -2.6H2.5V11H-2.5ZM3.4 -2.6H8.4V11H3.4Z',
    cut: 'M-9 1.4H9M-9 6.6H9',
    thin: 'M0 -2.6C0 -7 4.6 -4.6 5.4 -8.4',
    line: 'M6 -11.4V-9M8.6 -7.6H10.6M3 -10.4L4 -9.2',
  },
  limpet: {
    fill: 'M-9 3.4A9 9.4 0 0 1 9 3.4ZM-11 3.8H11V7.2H-11ZM-8.8 8H-5.4V10.6H-8.8ZM-1.7 8H1.7V10.6H-1.7ZM5.4 8H8.8V10.6H5.4ZM-2 -9.4H2V-6H-2Z',
    cut: 'M-4 3.4C-4 -1 -2.6 -4 0 -6C2.6 -4 4 -1 4 3.4',
  },
  mine: {
    fill: 'M-11.4 2H11.4V5.4C11.4 8.4 6 10 0 10S-11.4 8.4 -11.4 5.4ZM-6.4 -1.4H6.4L8.4 1.2H-8.4Z',
    cut: 'M-11 5.6C-6 8 6 8 11 5.6',
    line: 'M0 -1.4V-5M-4.4 -9.4L0 -5L4.4 -9.4',
  },
  cutters: {
    fill: 'M0 -0.6L-5.4 -5.6L-3.4 -11.4L-0.5 -5.6L0.5 -5.6L3.4 -11.4L5.4 -5.6Z',
    line: 'M-7 11.4C-8.4 5 -2.6 3 0 -1M7 11.4C8.4 5 2.6 3 0 -1',
  },
  camera: {
    fill: 'M-11.4 -4.6H-6L-4 -8H4L6 -4.6H11.4V8.6H-11.4Z',
    hole: `${disc(0, 2, 4.8)}M7.4 -2.8H9.6V-1.2H7.4Z`,
    thin: disc(0, 2, 2.6),
  },
  binoculars: {
    fill: `${disc(-6, 4.4, 5.4)}${disc(6, 4.4, 5.4)}M-9.4 -8H-3.4L-1 3H-11Z M9.4 -8H3.4L1 3H11ZM-2 -2H2V3H-2Z`,
    hole: `${disc(-6, 4.8, 2.6)}${disc(6, 4.8, 2.6)}`,
  },
  radio: {
    fill: 'M-9.4 -3.4H9.4V10.6H-9.4Z',
    hole: `${disc(4.6, 3.6, 3)}M-7 -0.4H-0.6V1.4H-7ZM-7 3H-0.6V4.8H-7ZM-7 6.4H-0.6V8.2H-7Z`,
    line: 'M6.4 -3.4V-12',
    thin: 'M-7.6 -3.4C-7 -8.6 1 -8.6 1.6 -3.4',
  },
  theodolite: {
    fill: `M-6.6 -8H4.6V-1.6H-6.6ZM4.6 -7H9.4V-2.6H4.6ZM-2.6 -1.6H2.6V1H-2.6Z`,
    hole: disc(-1, -4.8, 1.8),
    line: 'M0 0.6L-8.4 11.4M0 0.6L8.4 11.4M0 0.6V11',
  },
  aid: { fill: 'M-10.6 -5H10.6V9.6H-10.6Z', hole: 'M-1.7 -2H1.7V0.6H4.4V4H1.7V6.6H-1.7V4H-4.4V0.6H-1.7Z', line: 'M-4 -5V-8.6H4V-5' },
  rope: { thin: `${disc(-1, -1, 9)}${disc(-1, -1, 6.4)}${disc(-1, -1, 3.8)}`, line: 'M6 5.4L11.4 11.4' },
  crate: { fill: 'M-11.4 -7.4H11.4V8.6H-11.4Z', cut: 'M-11.4 -2.4H11.4M-11.4 3.4H11.4M-7.4 -7.4V8.6M7.4 -7.4V8.6', thin: 'M-4 -9.8H4' },
  mask: {
    fill: 'M-11.4 -5C-7 -7.4 -3 -5.6 0 -5.6S7 -7.4 11.4 -5C12.2 1 9.4 5.4 5.4 5C2.6 4.8 1.6 2.4 0 2.4S-2.6 4.8 -5.4 5C-9.4 5.4 -12.2 1 -11.4 -5Z',
    hole: 'M-8.4 -1.6C-7 -3.4 -4.4 -3.2 -3 -1.4C-4.4 0.6 -7.4 0.6 -8.4 -1.6ZM8.4 -1.6C7 -3.4 4.4 -3.2 3 -1.4C4.4 0.6 7.4 0.6 8.4 -1.6Z',
  },
  silencer: {
    fill: 'M-2 -6.6H12V-1.6H-2ZM-11.4 -5.6H-2.6V-0.6H-5.4L-6.4 2.6H-8.6L-9.6 9H-12.4Z',
    cut: 'M1.4 -6.6V-1.6M4.8 -6.6V-1.6M8.2 -6.6V-1.6',
  },
  net: {
    fill: 'M-12 8C-11 0 -7 -7.6 0 -7.6S11 0 12 8Z',
    cut: 'M-8 8L4 -6M-2 8L9 -1M8 8L-4 -6M2 8L-9 -1',
    thin: 'M-12 10.4H12',
  },
  guide: { fill: `${disc(-1, -8, 2.6)}M-6 -9.6H4V-8.4H-6Z`, line: 'M-1 -4.6L-2 3L-6.4 11M-2 3L3.4 11M-1 -4L5 0', thin: 'M6.6 -6V11.4' },
  // vehicles and boats
  jeep: {
    fill: `M-11.4 -0.6H-4L-1.6 -6H6.4V-0.6H11.4V5H-11.4Z${TWO_WHEELS}`,
    hole: `M-1 -4.6H1.6V-1H-2.6ZM2.8 -4.6H5.2V-1H2.8Z${TWO_HUBS}`,
  },
  truck: {
    fill: `M3 -5.4H8.4L11.6 0V5H3ZM-12 -1H2V5H-12Z${TWO_WHEELS}`,
    hole: `M4.6 -4H7.6L9.4 -0.6H4.6Z${TWO_HUBS}`,
    thin: 'M-11.4 -1V-7H1.4V-1M-5 -7V-1',
  },
  dinghy: { fill: 'M-12 1H12C10.6 7.4 7 9 0 9S-10.6 7.4 -12 1Z', cut: 'M-10.6 4.4H10.6', line: 'M-9.4 -7.4L-1 6M9.4 -7.4L1 6' },
  canoe: {
    fill: `M-12 1.4C-7 4.4 7 4.4 12 1.4C10.6 8 6 9.4 0 9.4S-10.6 8 -12 1.4Z${disc(-1, -7.4, 2.4)}M-3.6 -4.4H1.6L2.4 3H-4.4Z`,
    line: 'M-7 -6L6.4 5',
  },
  scuba: {
    fill: 'M-11 -7H7.4V0.4C7.4 4 3.4 5.4 1 3.4C-0.8 1.8 -2.8 1.8 -4.6 3.4C-7 5.4 -11 4 -11 0.4Z',
    hole: 'M-8.8 -4.8H5.2V0C5.2 2 3 2.4 1.6 1C-0.4 -0.8 -3.2 -0.8 -5.2 1C-6.6 2.4 -8.8 2 -8.8 0Z',
    line: 'M10.4 -11V6.4C10.4 10 6 10.6 3 9',
  },
  // men
  squad: { fill: man(-7.2, 1, 0.82, BERET) + man(7.2, 1, 0.82, BERET) + man(0, 0, 1, BERET) },
  commander: {
    fill: `M-9.4 -5.4C-9 -10.6 9 -10.6 9.4 -5.4L6.6 -2.6H-6.6ZM-6.8 -1.8H6.8C8.4 0.4 4.4 1.4 0 1.4S-8.4 0.4 -6.8 -1.8ZM-4.6 2.2H4.6V3.6C4.6 6.4 -4.6 6.4 -4.6 3.6Z${BUST}`,
    hole: disc(0, -6.4, 1.5),
  },
  officer: { line: 'M-7.4 -7.4L0 -1.4L7.4 -7.4M-7.4 -0.6L0 5.4L7.4 -0.6', fill: disc(0, -10, 1.5) },
  soldier: { fill: `M-7.6 0.6C-9 -10 9 -10 7.6 0.6L10.6 3.6H7V1.2H-7V3.6H-10.6ZM-4.6 2.2H4.6V3.6C4.6 6.6 -4.6 6.6 -4.6 3.6Z${BUST}` },
  soldiers: { fill: man(-6, 0, 0.9, HELMET) + man(5, 0, 0.9, HELMET), thin: 'M10.4 -10V8M-11.4 -10V8' },
  mountaineer: { fill: 'M-12 10.6L-3.4 -8.6L1.4 0.4L4.6 -4.4L12 10.6Z', hole: 'M-3.4 -5L-5.4 -0.6L-3.6 -1.6L-2 0.4L-0.6 0Z' },
  skier: { fill: disc(2, -8.6, 2.5), line: 'M0.6 -5L-2.6 0L2 3L0 9M0.6 -4.4L6 -1.4', thin: 'M-12 7.4L12 10.8M6 -3L9 10' },
  police: { fill: 'M0 -11.4L3 -4L11 -3.4L5 2L7 10L0 5.6L-7 10L-5 2L-11 -3.4L-3 -4Z', hole: disc(0, 0, 2) },
  tower: {
    fill: 'M-6.4 -5.4H6.4V0.6H-6.4ZM0 -11.4L8 -6.4H-8Z',
    hole: 'M-4 -3.6H-1V-1H-4ZM1 -3.6H4V-1H1Z',
    line: 'M-5 0.6L-8 11.4M5 0.6L8 11.4',
    thin: 'M-6 4L7.4 9.6M6 4L-7.4 9.6',
  },
  bunker: { fill: 'M-12 9L-9.4 -3.6L-6 -6H6L9.4 -3.6L12 9Z', hole: 'M-7 -1H7V2H-7Z' },
  halfTrack: {
    fill: `M-12 -3.4H3L5.4 -0.6H10L12 4H-12ZM-11.4 4.6H2L0.4 9H-9.8Z${disc(7.6, 6, 3.2)}`,
    hole: `${disc(7.6, 6, 1.1)}${disc(-7.4, 6.6, 1.2)}${disc(-3, 6.6, 1.2)}`,
    line: 'M-3 -6H6',
    thin: 'M-1 -6V-3.4',
  },
  armouredCar: { fill: `M-9.4 -2.4H7.4L12 1.6L10 5H-12ZM-4.4 -7H2.6L4.4 -2.4H-6Z${TWO_WHEELS}`, hole: TWO_HUBS, line: 'M3 -5H11' },
  assaultGun: { fill: `${TRACKS}M-9.4 -4H5L12 3H-12Z`, hole: ROAD_WHEELS, line: 'M4 -2H12' },
  patrolBoat: {
    fill: 'M-12 2H12L8.4 7.4H-9.6ZM-5 2V-2.6H3.4L5 2Z',
    line: 'M6.4 0.6L11 -2.6',
    thin: `M-1 -2.6V-9M-1 -8.6H4V-6H-1${WAVES}`,
    hole: 'M-3.4 -1.2H-1V0.6H-3.4Z',
  },
  camel: {
    fill: 'M-9.6 11V2.4C-12 -2.4 -7.4 -4 -5.4 -1.6C-4.6 -7.4 0.6 -7.4 1.6 -1.6C3.8 -1.6 4.4 -3.4 4.4 -8.6L7.4 -10.4L11.6 -9L10.4 -6.6L7.6 -6.6C8 -1 7.2 2.4 5.2 3V11H3V4H-5.6V11Z',
  },
  palm: {
    line: 'M0 -3C1.6 2 1.4 7 0 11.4M0 -4C-4 -8.6 -8.4 -8 -10.4 -4M0 -4C4 -8.6 8.4 -8 10.4 -4M0 -4C-4 -4 -7 -1 -7.4 3M0 -4C4 -4 7 -1 7.4 3',
    thin: 'M0 -4V-10',
  },
  spade: { fill: 'M-3.6 3H3.6V7C3.6 10 1 11.6 0 12C-1 11.6 -3.6 10 -3.6 7Z', line: 'M0 -10V4M-4 -10.4H4' },
  parachute: {
    fill: 'M-11.4 -1C-11 -8.4 -6 -11.4 0 -11.4S11 -8.4 11.4 -1C8.4 -3.4 6 -3.4 3.8 -1C2 -3.4 -2 -3.4 -3.8 -1C-6 -3.4 -8.4 -3.4 -11.4 -1ZM-2.6 6.4H2.6V11.4H-2.6Z',
    thin: 'M-11 -1L-1.6 6.4M11 -1L1.6 6.4M-3.8 -1L-0.6 6.4M3.8 -1L0.6 6.4',
  },
  searchlight: { fill: 'M-11 -1L-4.6 -6.6L0.6 -0.6L-5.8 5ZM-8 6H-1.6V11H-8Z', thin: 'M-1 -9.6L11.4 -11.6M2 -5.4L12 -3.4M3 -1.4L11.4 4.6' },
  bicycle: {
    thin: `${disc(-6.8, 4.6, 4.8)}${disc(6.8, 4.6, 4.8)}M-6.8 4.6L-2.6 -3.4H4L0 4.6H-6.8M-2.6 -3.4L0 4.6M6.8 4.6L3.4 -6.6H6.6M-4.6 -5H-1`,
  },
  flak: { fill: `M-7 4H5L8.4 9.6H-10.4Z${disc(-1, 2, 3.4)}`, line: 'M-1 1L6.4 -11M2.6 3L11 -8', hole: disc(-1, 2, 1.2) },
  barrier: {
    fill: 'M-12 -4H12V1.4H-12ZM-9 2.4H-6V10.6H-9ZM6 2.4H9V10.6H6Z',
    cut: 'M-9 -4L-5.6 1.4M-4 -4L-0.6 1.4M1 -4L4.4 1.4M6 -4L9.4 1.4',
  },
  bolt: { fill: 'M2.6 -12L-7.4 2H-1L-3.4 12L7.4 -3.4H0.8Z' },
  // what missions are about
  bridge: {
    fill: 'M-12 -4.4H12V-1H-12ZM-12 -1H-9V9H-12ZM9 -1H12V9H9ZM-9 -1C-8 7 8 7 9 -1Z',
    hole: 'M-7.4 9C-7.4 1.4 7.4 1.4 7.4 9Z',
    thin: 'M-12 -7.4H12M-8 -7.4V-4.4M0 -7.4V-4.4M8 -7.4V-4.4',
  },
  drum: {
    fill: 'M-7 -9.4C-7 -11.6 7 -11.6 7 -9.4V9C7 11.4 -7 11.4 -7 9Z',
    cut: 'M-7 -8.4C-7 -6.4 7 -6.4 7 -8.4M-7 -2C-6 -0.6 6 -0.6 7 -2M-7 4.4C-6 5.8 6 5.8 7 4.4',
  },
  shells: {
    fill: 'M-9.4 10V-2C-9.4 -6 -7 -8.6 -6.4 -9.6C-5.8 -8.6 -3.4 -6 -3.4 -2V10ZM-2.4 10V-4C-2.4 -8 -0.6 -10.6 0 -11.6C0.6 -10.6 2.4 -8 2.4 -4V10ZM3.4 10V-2C3.4 -6 5.8 -8.6 6.4 -9.6C7 -8.6 9.4 -6 9.4 -2V10Z',
    cut: 'M-9.4 6.4H9.4',
  },
  ship: { fill: 'M-12 2.4H12L8.6 8.6H-9.4ZM-8 2.4V-3.6H-3V2.4ZM0 2.4V-1H7V2.4ZM-6.6 -4.4H-4.4V-8.4H-6.6Z', thin: WAVES },
  book: { fill: 'M-10 -9H8.4C9.4 -9 10 -8.4 10 -7.4V10H-8C-9.4 10 -10 9 -10 8Z', hole: 'M-5 -5.4H6V-2.6H-5Z', cut: 'M-10 6.6H10' },
  rotor: { fill: COGS + disc(0, 0, 8), hole: disc(0, 0, 2.6), cut: disc(0, 0, 5.4) },
  fish: {
    fill: 'M-11.4 0C-7 -7.4 2.4 -7.4 6.4 -0.6L11.6 -5.4V5.4L6.4 0.6C2.4 7.4 -7 7.4 -11.4 0Z',
    hole: disc(-6.4, -1.2, 1.2),
    cut: 'M-3 -5C-1.4 -2 -1.4 2 -3 5',
  },
  factory: {
    fill: 'M-12 10.6V-1L-5 -5.4V-1L2 -5.4V-1L4.6 -2.6V-11.4H8.4V-2L12 -1V10.6Z',
    hole: 'M-9 2.4H-5.6V6H-9ZM-2.6 2.4H0.8V6H-2.6ZM4 2.4H7.4V6H4Z',
  },
  flag: { fill: 'M-6.4 -10.6H10L6.4 -6L10 -1.4H-6.4Z', line: 'M-7.6 -11V11.4' },
  house: {
    fill: 'M-11.4 -0.6L0 -7.4L11.4 -0.6V10.6H-11.4Z',
    hole: 'M-2 4H2V10.6H-2ZM-8.4 2.4H-5V5.4H-8.4ZM5 2.4H8.4V5.4H5Z',
    thin: 'M0 -7.4V-12M0 -11.6H5.4V-8.6H0',
  },
  anchor: {
    line: 'M0 -6.4V10M-5.4 -2.4H5.4M-9.6 2.4C-9 8 -4 10.4 0 10.4S9 8 9.6 2.4',
    thin: disc(0, -9, 2.4),
    fill: 'M-11.4 5L-9.8 0L-6.4 4ZM11.4 5L9.8 0L6.4 4Z',
  },
  road: { fill: 'M-10.6 11L-3.4 -11H3.4L10.6 11Z', hole: 'M-0.7 -9H0.7V-5.6H-0.7ZM-0.9 -3H0.9V1.4H-0.9ZM-1.2 4.4H1.2V9.6H-1.2Z' },
  lighthouse: {
    fill: 'M-3 -4H3L5.4 11H-5.4ZM-3.4 -9H3.4V-5H-3.4ZM0 -12L4.4 -9.4H-4.4Z',
    cut: 'M-3.6 1H3.6M-4.6 6H4.6',
    thin: 'M-5.4 -7L-11.6 -9M-5.4 -6L-11.6 -4M5.4 -7L11.6 -9M5.4 -6L11.6 -4',
  },
  mast: {
    line: 'M0 -9L-6 11.4M0 -9L6 11.4',
    thin: `M-2 -2H2M-4 5H4M-4 5L2 -2M4 5L-2 -2M-4 -11.4C-6.4 -9 -6.4 -6 -4 -3.6M4 -11.4C6.4 -9 6.4 -6 4 -3.6M-7.6 -12C-11 -8.4 -11 -5.4 -7.6 -2M7.6 -12C11 -8.4 11 -5.4 7.6 -2`,
  },
  rails: { line: 'M-4 -11.4L-8.4 11.4M4 -11.4L8.4 11.4', thin: 'M-5.4 -8H5.4M-6.4 -3.4H6.4M-7.6 2H7.6M-9 8H9' },
  cistern: { fill: 'M0 -11.4C4.4 -5 8 -1 8 3.6A8 7.8 0 0 1 -8 3.6C-8 -1 -4.4 -5 0 -11.4Z', cut: 'M-4.4 3.4C-4.4 6 -2.6 7.4 -0.4 7.6' },
  target: { thin: `${disc(0, 0, 9)}${disc(0, 0, 5)}M0 -12V-6M0 12V6M-12 0H-6M12 0H6`, fill: disc(0, 0, 1.7) },
  locomotive: {
    fill: `M-12 -3H4V4H-12ZM4 -8.4H11V4H4ZM-10 -8H-6.6V-3H-10ZM-3.4 -5.6H-0.4V-3H-3.4Z${disc(-8, 7, 3)}${disc(-1, 7, 3)}${disc(7, 6.4, 3.8)}`,
    hole: `M6 -6.4H9.4V-2.6H6Z${disc(-8, 7, 1)}${disc(-1, 7, 1)}${disc(7, 6.4, 1.3)}`,
  },
  letter: { fill: 'M-11.4 -7.4H11.4V8H-11.4Z', cut: 'M-11.4 -7.4L0 2L11.4 -7.4' },
  hedgehog: { line: 'M-9.4 -9.4L9.4 9.4M9.4 -9.4L-9.4 9.4M0 -11.4V10.6', thin: 'M-12 11.4H12' },
  pole: {
    line: 'M0 -11V11.4M-7 -8.4H7',
    thin: 'M-12 -6.4C-10 -5 -8.4 -5.4 -6 -9M-6 -9C-3 -4.6 3 -4.6 6 -9M6 -9C8.4 -5.4 10 -5 12 -6.4M-4.4 -4H4.4',
  },
  dish: { fill: 'M-9.6 -9.4C-11.4 0 -4 8 5.4 6.6ZM-5 7H3L5.4 11.4H-7.4Z', line: 'M-2.6 -1.6L6.4 -8.4', thin: disc(7.6, -9.4, 1.8) },
  shackles: { thin: `${disc(-6.4, 3, 5)}${disc(6.4, 3, 5)}M-1.4 3H1.4M-6.4 -2V-6H6.4V-2`, line: 'M-2.4 -6H2.4' },
  hangar: {
    fill: 'M-12 10V2C-12 -5 -6 -9 0 -9S12 -5 12 2V10Z',
    hole: 'M-8 10V3C-8 -1.4 -4.6 -4.4 0 -4.4S8 -1.4 8 3V10Z',
    thin: 'M-6 6.4H6M0 2V10',
  },
  arrowOut: { line: 'M-11 6C-6 6 -2 2 2 -2M-3.4 -3.4H3.4V3.4', fill: 'M5.4 -11H12L10.4 -8L12 -5H6.6V2H5.4Z' },
  crossroads: {
    fill: 'M-3 -12H3V-3H12V3H3V12H-3V3H-12V-3H-3Z',
    hole: 'M-0.5 -11H0.5V-7.6H-0.5ZM-0.5 7.6H0.5V11H-0.5ZM-11 -0.5H-7.6V0.5H-11ZM7.6 -0.5H11V0.5H7.6ZM-0.9 -0.9H0.9V0.9H-0.9Z',
  },
  runway: {
    fill: 'M-6 11.4L-3.4 -11.4H3.4L6 11.4Z',
    hole: 'M-0.6 -9.4H0.6V-6H-0.6ZM-0.7 -3.4H0.7V0.6H-0.7ZM-0.9 3.4H0.9V7.4H-0.9Z',
    thin: 'M-10 11.4L-7.4 -4M10 11.4L7.4 -4',
  },
  feint: { line: 'M-11 3C-6 -7 2 -7 7 -1M8 -7V-0.6H1.6', thin: 'M-7 8H-5M-2 8H0M3 8H5M8 8H10' },
  base: { fill: 'M0 -10.6L11.4 9.6H4.4L0 1.4L-4.4 9.6H-11.4Z', thin: 'M0 -10.6V-12' },
} satisfies Readonly<Record<string, Glyph>>;

export type GlyphName = keyof typeof GLYPHS;
