/** What a choice is for, where it is considered. */
import type { Choice } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { seen } from './seen.ts';
import { endsSetUp } from './setting-up.ts';

/** 5 The last that is set up ends the set-up: until then everybody may stand elsewhere. */
export function about(view: unknown, { kind }: Choice, speaker: Speaker): string | undefined {
  return (kind === 'place' || kind === 'fortify') && endsSetUp(seen(view)) ? speaker.say('look set-up last') : undefined;
}
