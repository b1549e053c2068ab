/** For tools/reasons.mjs. */
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import * as combatCommander from './combat-commander.ts';
import { pressEverything, reasonsPage, reasonsTables } from './reasons.ts';

/** By the name of the document. */
export function pages(): Readonly<Record<string, string>> {
  const promptsOf = (game: string) => {
    const speaker = new Speaker('en', ...textsOf(game, 'en'));
    return (asks: string) => speaker.prompt({ asks });
  };
  const { HEAD, KINDS } = combatCommander;
  return {
    'reasons.md': reasonsPage(pressEverything(), promptsOf('commando')),
    'reasons-combat-commander.md': `${HEAD}\n${reasonsTables(KINDS, combatCommander.pressEverything(), promptsOf('combat-commander'))}`,
  };
}
