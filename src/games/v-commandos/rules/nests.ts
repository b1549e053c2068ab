/** 14.6 In and out of an MG42 nest, which costs nothing. */
import { type Commando, levelOn } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { plain, refusal } from './asking.ts';
import { levelCard } from './operation-in-play.ts';
import { forFree } from './points.ts';
import { protect } from './protecting.ts';
import { isNestTaken, openSpaces } from './spaces.ts';

const NO_NEST = refusal('no-nest', '14.6');
const NOT_IN_NEST = refusal('not-in-nest', '14.6');

/** 10.2 Somebody in critical condition may be laid out of a nest, but does not get into one. */
export const enterNest = plain(
  'enter-nest',
  '14.6',
  (state, commando) => {
    const cannot = forFree(state, commando);
    if (cannot) return cannot;
    if (commando.critical > 0) return refusal('in-critical-condition', '10.2');
    const card = levelCard(state, commando.level);
    if ((card.nestOn[commando.tile] ?? -1) < 0) return NO_NEST;
    if (commando.inNest) return refusal('in-nest', '14.6');
    if (isNestTaken(state, card, levelOn(state, commando), commando.tile)) return refusal('nest-taken', '14.6');
    return commando.shifted ? refusal('shifted', '14.6') : undefined;
  },
  true,
);

export const leaveNest = plain(
  'leave-nest',
  '14.6',
  (state, commando) => {
    const cannot = forFree(state, commando);
    if (cannot) return cannot;
    if (!commando.inNest) return NOT_IN_NEST;
    if (openSpaces(state, levelCard(state, commando.level), levelOn(state, commando), commando.tile) === 0)
      return refusal('no-room', '6.6');
    return commando.shifted ? refusal('shifted', '14.6') : undefined;
  },
  true,
);

export function* shift(t: Table, commando: Commando, into: boolean): Rules {
  commando.inNest = into;
  commando.shifted = true;
  t.tell?.({ type: into ? 'nest-entered' : 'nest-left', rule: '14.6', who: commando.specialist });
  if (!into) yield* protect(t, levelOn(t.state, commando), commando.tile);
}
