/** All French words of the game: every text file of this folder but those that are fetched later, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import chapters from './chapters.fr.json' with { type: 'json' };
import game from './fr.json' with { type: 'json' };
import highlands from './highlands.fr.json' with { type: 'json' };
import lid from './lid.fr.json' with { type: 'json' };
import map from './map.fr.json' with { type: 'json' };
import shortcuts from './shortcuts.fr.json' with { type: 'json' };
import table from './table.fr.json' with { type: 'json' };
import westernDesert from './western-desert.fr.json' with { type: 'json' };

export const FR: readonly Texts[] = [chapters, game, highlands, lid, map, shortcuts, table, westernDesert];
