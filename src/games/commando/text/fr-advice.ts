/** Why the scripted player advises what it advises, and what the guide says, in French, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import advice from './advice.fr.json' with { type: 'json' };
import coach from './coach.fr.json' with { type: 'json' };

export const FR_ADVICE: readonly Texts[] = [advice, coach];
