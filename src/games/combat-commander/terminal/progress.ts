/** What is going on within a Turn: all that changes between one small choice and the next. */
import type { Speaker } from '../../../words/speaker.ts';
import { ownSide, type View } from '../view.ts';
import { doingLines } from './doing.ts';

/** Undefined while a scenario is made up: there each choice changes what is told of all. */
export function progress(view: View, speaker: Speaker): { turn: string; lines: string[] } | undefined {
  if (view.draft) return undefined;
  return { turn: `${view.phase === 'set-up' ? 'set-up' : view.turn}`, lines: doingLines(view, ownSide(view), speaker) };
}
