import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

/** One truck patrol meets one garrison; `sleeping-outpost` and its like decide how many come. */
const meeting = (dice: number[], more: Record<string, unknown> = {}) =>
  given(
    {
      theatre: 'western-desert',
      mission: 'midnight-toll',
      units: { 'truck-patrol-1': 'siwa' },
      cards: ['convoy-under-escort'],
      bin: ['colonial-garrison-1', 'colonial-garrison-2', 'colonial-garrison-3'],
      ...more,
    },
    dice,
  );

describe('19.0 Battle', () => {
  rule('19.1c', 'a tie in the superiority roll goes to the Commandos', () => {
    const space = given({ theatre: 'western-desert', mission: 'midnight-toll', units: { 'truck-patrol-1': 'siwa' } }).choose('force siwa').choices.find((text) => text.startsWith('move'));
    const table = meeting([4, 4, 6, 6]).choose('force siwa', space as string);
    expect(table.told('superiority')[0]).toMatchObject({ commandoDie: 4, opforDie: 4, side: 'commando' });
  });
});
