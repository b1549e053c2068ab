/** A quiet corner of the desert, in which most rules about operations and movement can be shown. */
import { given } from './given.ts';

/** Both leaders sit in a far base, so that no die is thrown for one after a battle and the mission never lacks units. */
export const AWAY = { 'patrol-leader-1': 'kufra', 'patrol-leader-2': 'kufra' };

/** A truck patrol at Siwa, about to draw these cards; `bin` comes out in this order. */
export const patrol = (cards: string[], dice: number[] = [], more: Record<string, unknown> = {}) =>
  given(
    {
      theatre: 'western-desert',
      mission: 'midnight-toll',
      ops: 6,
      kia: 0,
      rp: 0,
      units: { 'truck-patrol-1': 'siwa', ...AWAY },
      cards,
      bin: ['colonial-garrison-1', 'colonial-garrison-2', 'colonial-garrison-3', 'colonial-garrison-4'],
      ...more,
    },
    dice,
  );
