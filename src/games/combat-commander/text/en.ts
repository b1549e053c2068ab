/** All English words of the game: every text file of this folder but those that are fetched later, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import cards from './cards.en.json' with { type: 'json' };
import chapters from './chapters.en.json' with { type: 'json' };
import choices from './choices.en.json' with { type: 'json' };
import counters from './counters.en.json' with { type: 'json' };
import game from './en.json' with { type: 'json' };
import ending from './ending.en.json' with { type: 'json' };
import events from './events.en.json' with { type: 'json' };
import lid from './lid.en.json' with { type: 'json' };
import names from './names.en.json' with { type: 'json' };
import refusals from './refusals.en.json' with { type: 'json' };
import scenarios from './scenarios.en.json' with { type: 'json' };
import table from './table.en.json' with { type: 'json' };
import terminal from './terminal.en.json' with { type: 'json' };

export const EN: readonly Texts[] = [
  cards,
  chapters,
  choices,
  counters,
  game,
  ending,
  events,
  lid,
  names,
  refusals,
  scenarios,
  table,
  terminal,
];
