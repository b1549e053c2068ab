/** What is said of a choice once it is considered, besides what it costs. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { seen } from './seen.ts';
import { isGivenUp } from './way-on.ts';

export function about(anyView: unknown, choice: Kernel.Choice, speaker: Speaker): string | undefined {
  return isGivenUp(seen(anyView), choice) ? speaker.say('look about nobody-recruited') : undefined;
}
