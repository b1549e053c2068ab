/** For tools/reasons.mjs. */
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { pressEverything, reasonsPage } from './reasons.ts';

export function page(): string {
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  return reasonsPage(pressEverything(), (asks) => speaker.prompt({ asks }));
}
