/** For tools/reasons.mjs. */
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import * as combatCommander from './combat-commander.ts';
import * as commandosEurope from './commandos-europe.ts';
import { type Pressed, pressEverything, reasonsPage, reasonsTables } from './reasons.ts';
import * as vCommandos from './v-commandos.ts';

interface Pressing<K extends string> {
  readonly HEAD: string;
  readonly KINDS: readonly K[];
  pressEverything(): Iterable<Omit<Pressed<K>, 'strange'>>;
}

/** By the name of the document. */
export function pages(): Readonly<Record<string, string>> {
  const promptsOf = (game: string) => {
    const speaker = new Speaker('en', ...textsOf(game, 'en'));
    return (asks: string) => speaker.prompt({ asks });
  };
  const tables = <K extends string>(game: string, { HEAD, KINDS, pressEverything: press }: Pressing<K>) =>
    `${HEAD}\n${reasonsTables(KINDS, press(), promptsOf(game))}`;
  return {
    'reasons.md': reasonsPage(pressEverything(), promptsOf('commando')),
    'reasons-combat-commander.md': tables('combat-commander', combatCommander),
    'reasons-commandos-europe.md': tables('commandos-europe', commandosEurope),
    'reasons-v-commandos.md': tables('v-commandos', vCommandos),
  };
}
