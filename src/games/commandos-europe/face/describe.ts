/** What there is to know about a thing under the pointer: two lines that matter, then the rest. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { hexNamed } from '../content/map.ts';
import { hexDescribed, missionDescribed } from './describe-hex.ts';
import { enemyDescribed, pieceDescribed } from './describe-piece.ts';
import { seen } from './seen.ts';

export function describe(anyView: unknown, thing: Thing, speaker: Speaker): Described | undefined {
  const view = seen(anyView);
  if (hexNamed(thing) >= 0) return hexDescribed(view, thing, speaker);
  if (thing === view.mission?.id) return missionDescribed(view.mission, speaker);
  return enemyDescribed(view, thing, speaker) ?? pieceDescribed(view, thing, speaker);
}
