/** Why the scripted player advises what it advises, and what the guide says, in English, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import advice from './advice.en.json' with { type: 'json' };
import coach from './coach.en.json' with { type: 'json' };

export const EN_ADVICE: readonly Texts[] = [advice, coach];
