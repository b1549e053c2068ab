/** All English words of the game: every text file of this folder but those that are fetched later, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import chapters from './chapters.en.json' with { type: 'json' };
import choices from './choices.en.json' with { type: 'json' };
import drawn from './drawn.en.json' with { type: 'json' };
import game from './en.json' with { type: 'json' };
import events from './events.en.json' with { type: 'json' };
import lid from './lid.en.json' with { type: 'json' };
import look from './look.en.json' with { type: 'json' };
import names from './names.en.json' with { type: 'json' };
import refusals from './refusals.en.json' with { type: 'json' };
import stories from './stories.en.json' with { type: 'json' };
import terminal from './terminal.en.json' with { type: 'json' };

export const EN: readonly Texts[] = [chapters, choices, drawn, game, events, lid, look, names, refusals, stories, terminal];
