/** All words of Commando: the game's own, the gists of its rulebook, and each theatre's. */
import type { Language, Texts } from '../../../words/texts.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import highlandsEn from './highlands.en.json' with { type: 'json' };
import highlandsFr from './highlands.fr.json' with { type: 'json' };
import rulebookEn from './rulebook.en.json' with { type: 'json' };
import rulebookFr from './rulebook.fr.json' with { type: 'json' };
import desertEn from './western-desert.en.json' with { type: 'json' };
import desertFr from './western-desert.fr.json' with { type: 'json' };

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [rulebookEn, desertEn, highlandsEn, en],
  fr: [rulebookFr, desertFr, highlandsFr, fr],
};
