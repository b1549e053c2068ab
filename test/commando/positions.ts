/** Positions of Commando for what play alone seldom leads to; each says which reason is given there. */
import type { Arranged } from '../games.ts';

const DESERT = { theatre: 'western-desert', mission: 'behind-the-wire', ops: 6 };
const HIGHLANDS = { theatre: 'highlands', mission: 'stone-hail', ops: 6 };

export const POSITIONS: readonly Arranged[] = [
  {
    reason: 'already-jumped',
    position: { ...HIGHLANDS, units: { 'para-section-1': 'halvona' }, jumped: ['para-section-1'] },
  },
  {
    reason: 'objective-face-down',
    position: { ...DESERT, units: { 'truck-patrol-1': 'jalo', 'sappers-1': 'jalo' }, objectives: [{ at: 'jalo', real: true }] },
    choices: ['force jalo', 'take truck-patrol-1'],
  },
  {
    reason: 'already-surprise',
    position: { ...HIGHLANDS, units: { 'ranger-team-1': 'halvona' }, intel: ['captured-orders'], cards: ['sleeping-sentries'] },
    choices: ['force halvona', 'move osmaro', 'halt', 'pass'],
  },
  {
    reason: 'no-dice',
    position: { ...DESERT, units: { 'supply-column-1': 'siwa', 'hurricanes-1': 'air-available' }, cards: ['sleeping-outpost'] },
    choices: ['force siwa', 'move qara', 'halt', 'pass'],
  },
  {
    reason: 'space-barred',
    position: { ...DESERT, units: { 'jeep-patrol-1': 'jarabub' } },
    choices: ['force jarabub'],
  },
  {
    reason: 'already-moved',
    position: { ...HIGHLANDS, units: { 'local-scouts-1': 'benduto' }, intel: ['overgrown-strip'] },
    choices: ['force benduto', 'move ossidu'],
  },
];
