/** All English words of the game: every text file of this folder but those that are fetched later, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import briefing from './briefing.en.json' with { type: 'json' };
import chapters from './chapters.en.json' with { type: 'json' };
import choices from './choices.en.json' with { type: 'json' };
import game from './en.json' with { type: 'json' };
import events from './events.en.json' with { type: 'json' };
import lid from './lid.en.json' with { type: 'json' };
import look from './look.en.json' with { type: 'json' };
import names from './names.en.json' with { type: 'json' };
import refusals from './refusals.en.json' with { type: 'json' };
import sheet from './sheet.en.json' with { type: 'json' };
import terminal from './terminal.en.json' with { type: 'json' };
import war from './war.en.json' with { type: 'json' };

export const EN: readonly Texts[] = [briefing, chapters, choices, game, events, lid, look, names, refusals, sheet, terminal, war];
