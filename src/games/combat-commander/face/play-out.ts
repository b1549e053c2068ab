/** How Combat Commander's events are played out. */
import type { PlayOut } from '../../face.ts';
import { ownSide } from '../view.ts';
import { beats, follows } from './playing/beats.ts';
import { seen } from './seen.ts';

/** The enemy's Turn. */
function isOthers(anyView: unknown): boolean {
  const view = seen(anyView);
  const own = ownSide(view);
  return own !== undefined && view.phase === 'turn' && view.active !== own;
}

export const PLAY_OUT: PlayOut = { beats, follows, isOthers };
