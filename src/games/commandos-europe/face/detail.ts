/** What a player would look up before making a choice: the figures printed on a piece. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { detail as printed } from '../terminal/detail.ts';
import { chosen, seen } from './seen.ts';

export function detail(view: unknown, choice: Kernel.Choice, speaker: Speaker): string | undefined {
  return printed(seen(view), chosen(choice), speaker);
}
