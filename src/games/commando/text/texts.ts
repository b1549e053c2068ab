/** All words of Commando: the game's own, the gists of its rulebook, each theatre's, and those of the coach, the hints, the lid, the map and the table. */
import type { Language, Texts } from '../../../words/texts.ts';
import adviceEn from './advice.en.json' with { type: 'json' };
import adviceFr from './advice.fr.json' with { type: 'json' };
import coachEn from './coach.en.json' with { type: 'json' };
import coachFr from './coach.fr.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import highlandsEn from './highlands.en.json' with { type: 'json' };
import highlandsFr from './highlands.fr.json' with { type: 'json' };
import lidEn from './lid.en.json' with { type: 'json' };
import lidFr from './lid.fr.json' with { type: 'json' };
import mapEn from './map.en.json' with { type: 'json' };
import mapFr from './map.fr.json' with { type: 'json' };
import rulebookEn from './rulebook.en.json' with { type: 'json' };
import rulebookFr from './rulebook.fr.json' with { type: 'json' };
import tableEn from './table.en.json' with { type: 'json' };
import tableFr from './table.fr.json' with { type: 'json' };
import desertEn from './western-desert.en.json' with { type: 'json' };
import desertFr from './western-desert.fr.json' with { type: 'json' };

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [rulebookEn, desertEn, highlandsEn, en, adviceEn, coachEn, lidEn, mapEn, tableEn],
  fr: [rulebookFr, desertFr, highlandsFr, fr, adviceFr, coachFr, lidFr, mapFr, tableFr],
};
