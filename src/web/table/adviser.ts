/** Who says why something is advised at a table: in the words of its game, and of the file that it may have been set up from. */
import { present } from '../../board/present.ts';
import { LIDS } from '../../games/lids.ts';
import type { TableCard } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import type { Language } from '../../words/texts.ts';
import { ownOf } from '../own-content.ts';
import { adviserFor } from '../settings.tsx';

export function adviserAt(table: Pick<TableCard, 'id' | 'game' | 'setup'>, language: Language): Promise<Speaker> {
  const lid = present(
    LIDS.find(({ id }) => id === table.game),
    `lid of ${table.game}`,
  );
  return adviserFor(language, lid, ownOf(table));
}
