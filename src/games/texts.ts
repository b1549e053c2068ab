/** The words of every game on the shelf, by language. */
import type { Language, Texts } from '../words/texts.ts';
import { TEXTS as commando } from './commando/text/texts.ts';

const BY_GAME: Readonly<Record<string, Readonly<Record<Language, readonly Texts[]>>>> = { commando };

export function textsOf(gameId: string, language: Language): readonly Texts[] {
  return BY_GAME[gameId]?.[language] ?? [];
}
