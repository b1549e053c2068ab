/** The raid that is guided: a fuller purse forgives a purchase that was none too wise. */
import type { FirstGame } from '../../lid.ts';

export const FIRST_GAME: FirstGame = { setup: 'first-raid', options: { purse: 'full' }, seed: 'first-raid' };
