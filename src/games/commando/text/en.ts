/** All English words of the game: every text file of this folder but those that are fetched later, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import chapters from './chapters.en.json' with { type: 'json' };
import game from './en.json' with { type: 'json' };
import highlands from './highlands.en.json' with { type: 'json' };
import lid from './lid.en.json' with { type: 'json' };
import map from './map.en.json' with { type: 'json' };
import shortcuts from './shortcuts.en.json' with { type: 'json' };
import table from './table.en.json' with { type: 'json' };
import westernDesert from './western-desert.en.json' with { type: 'json' };

export const EN: readonly Texts[] = [chapters, game, highlands, lid, map, shortcuts, table, westernDesert];
