/** Positions of Commando from which lines of play are counted. */
import type { Counted } from '../games.ts';

const DESERT = { theatre: 'western-desert', mission: 'behind-the-wire', ops: 6, rp: 4 };
const HIGHLANDS = { theatre: 'highlands', mission: 'stone-hail', ops: 6, rp: 4 };

export const COUNTED: readonly Counted[] = [
  {
    title: '9.0 recruiting with ten points in the desert',
    arrangement: { ...DESERT, phase: 'recruiting', rp: 10 },
    lines: [31, 874, 23_047],
  },
  {
    title: '9.0 recruiting with ten points in the highlands',
    arrangement: { ...HIGHLANDS, phase: 'recruiting', rp: 10 },
    lines: [28, 702, 16_268],
  },
  {
    title: '10.3, 15.4 a force with something to carry',
    arrangement: {
      ...DESERT,
      units: { 'truck-patrol-1': 'siwa', 'jeep-patrol-1': 'siwa', 'heavy-weapons-1': 'siwa', 'commando-party-1': 'siwa' },
    },
    choices: ['force siwa'],
    lines: [5, 30, 147, 540, 1509],
  },
  {
    title: '15.0, 33.0, 34.0 a march with sappers, recon and a supply column',
    arrangement: {
      ...DESERT,
      units: { 'jeep-patrol-1': 'siwa', 'sappers-1': 'siwa', 'supply-column-1': 'siwa', 'hurricanes-1': 'air-available' },
      objectives: [
        { at: 'jarabub', real: true },
        { at: 'jalo', real: false },
      ],
    },
    choices: ['force siwa', 'take-all', 'done'],
    lines: [9, 49, 175, 525, 1451],
  },
  {
    title: '16.2 Intel cards for every occasion',
    arrangement: {
      ...HIGHLANDS,
      units: { 'ranger-team-1': 'halvona', 'sappers-1': 'osmaro' },
      intel: ['charcoal-burners-tale', 'overgrown-strip', 'watch-on-the-ford', 'captured-orders'],
      worn: ['airstrike-1'],
      served: ['helicopter-1'],
      objectives: [
        { at: 'sivaro', real: true },
        { at: 'kolvaro', real: false },
      ],
    },
    lines: [13, 122, 931, 6096],
  },
  {
    title: '19.1, 29.0, 30.0 a battle with air support',
    arrangement: {
      ...HIGHLANDS,
      units: {
        'para-section-1': 'halvona',
        'ranger-team-1': 'halvona',
        'airstrike-1': 'air-available',
        'helicopter-1': 'air-available',
      },
      cards: ['militia-muster'],
    },
    choices: ['force halvona', 'take-all', 'done', 'move osmaro', 'pass'],
    lines: [2, 5, 21, 90, 309],
  },
  {
    title: '25.0, 30.0 by parachute or by helicopter',
    arrangement: {
      ...HIGHLANDS,
      units: {
        'para-section-1': 'halvona',
        'para-section-2': 'halvona',
        'helicopter-1': 'air-available',
        'helicopter-2': 'air-available',
      },
    },
    lines: [4, 13, 31, 194, 804],
  },
];
