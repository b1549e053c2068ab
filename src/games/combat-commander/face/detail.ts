/** What a player would look up before making a choice: the same in the browser as at a terminal. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { detail as figuresOf } from '../terminal/detail.ts';
import { chosen, seen } from './seen.ts';

export function detail(view: unknown, choice: Kernel.Choice, speaker: Speaker): string | undefined {
  return figuresOf(seen(view), chosen(choice), speaker)?.replaceAll(', ', ' · ');
}
