/** What the four maps differ in before a colour is chosen: how rough the land is, how ragged the shore, what grows. */
import type { Ground, SheetId } from '../../content/terrain.ts';

export interface Climate {
  /** How softly the letters of the hexes run into one another, in units of the board. */
  readonly spread: number;
  /** Whether a shore runs straight past hexes that lie high and low by turns. */
  readonly isStraight: boolean;
  /** Sand along the water. */
  readonly hasStrand: boolean;
  /** How far chance moves the shore, coarsely and finely. */
  readonly shore: readonly [coarse: number, fine: number];
  /** How much of the height follows from the ground of the hexes, from rolling hills, and from sharp crests: everywhere, and on high ground. */
  readonly lift: number;
  readonly hills: number;
  readonly crests: readonly [everywhere: number, high: number];
  readonly height: Readonly<Record<Ground, number>>;
  /** Where the ground changes its colour, from low to high. */
  readonly steps: readonly number[];
  readonly contours: { readonly first: number; readonly apart: number; readonly count: number };
  /** How dark a slope must be for each wash of shade, and how bright for each of light. */
  readonly shades: readonly number[];
  readonly lights: readonly number[];
  readonly trees: 'pine' | 'palm' | 'round';
  /** What a small picture of the map shows of its cover. */
  readonly overview: readonly ('woods' | 'marsh' | 'hedges' | 'beach')[];
}

const LOW: Readonly<Record<Ground, number>> = {
  clear: 0.1,
  woods: 0.16,
  mountain: 0.5,
  ridge: 0.92,
  marsh: 0.02,
  sand: 0.2,
  hedges: 0.18,
  beach: 0,
};

export const CLIMATES: Readonly<Record<SheetId, Climate>> = {
  norway: {
    spread: 20,
    hasStrand: false,
    isStraight: false,
    shore: [1.15, 0.55],
    lift: 0.52,
    hills: 0,
    crests: [0.25, 0.95],
    height: { ...LOW, clear: 0.46, woods: 0.36, marsh: 0.14 },
    steps: [0.16, 0.28, 0.4, 0.55],
    contours: { first: 0.1, apart: 0.095, count: 9 },
    shades: [0.05, 0.12, 0.2, 0.3, 0.42],
    lights: [0.1, 0.24],
    trees: 'pine',
    overview: ['woods', 'marsh'],
  },
  'north-africa': {
    spread: 22,
    hasStrand: true,
    isStraight: false,
    shore: [0.8, 0.3],
    lift: 0.55,
    hills: 0.1,
    crests: [0.05, 0.7],
    height: LOW,
    steps: [0.15, 0.24, 0.36, 0.5],
    contours: { first: 0.18, apart: 0.09, count: 7 },
    shades: [0.05, 0.11, 0.19, 0.3],
    lights: [0.1, 0.24],
    trees: 'palm',
    overview: ['marsh', 'woods'],
  },
  normandy: {
    spread: 28,
    hasStrand: true,
    isStraight: true,
    shore: [0.35, 0.12],
    lift: 0.4,
    hills: 0.2,
    crests: [0.01, 0.1],
    height: LOW,
    steps: [0.16, 0.24],
    contours: { first: 0.08, apart: 0.05, count: 6 },
    shades: [0.035, 0.075, 0.13],
    lights: [0.05],
    trees: 'round',
    overview: ['hedges', 'beach', 'marsh', 'woods'],
  },
  continent: {
    spread: 22,
    hasStrand: false,
    isStraight: false,
    shore: [0.4, 0.12],
    lift: 0.55,
    hills: 0.14,
    crests: [0.02, 0.55],
    height: LOW,
    steps: [0.2, 0.3, 0.42],
    contours: { first: 0.14, apart: 0.07, count: 8 },
    shades: [0.045, 0.1, 0.18, 0.28],
    lights: [0.07, 0.18],
    trees: 'round',
    overview: ['marsh', 'woods'],
  },
};
