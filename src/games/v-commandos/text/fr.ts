/** All French words of the game: every text file of this folder but those that are fetched later, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import chapters from './chapters.fr.json' with { type: 'json' };
import choices from './choices.fr.json' with { type: 'json' };
import drawn from './drawn.fr.json' with { type: 'json' };
import events from './events.fr.json' with { type: 'json' };
import game from './fr.json' with { type: 'json' };
import lid from './lid.fr.json' with { type: 'json' };
import look from './look.fr.json' with { type: 'json' };
import names from './names.fr.json' with { type: 'json' };
import refusals from './refusals.fr.json' with { type: 'json' };
import stories from './stories.fr.json' with { type: 'json' };
import terminal from './terminal.fr.json' with { type: 'json' };

export const FR: readonly Texts[] = [chapters, choices, drawn, events, game, lid, look, names, refusals, stories, terminal];
