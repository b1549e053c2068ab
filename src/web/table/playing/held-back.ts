/** What a player has before him while something is played out: everything that would tell how it ends is held back. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Scene } from '../../../wire/wire.ts';
import type { Moment } from '../moment.ts';
import type { Known } from '../scene-keeper.ts';
import { withoutLast } from './frames.ts';
import type { Shown } from './sequencer.ts';

const NO_OFFERS: readonly Offer[] = [];

/** The moment as far as it has been played out. */
export function momentPlayed(moment: Moment, { playing, view, recent, held }: Shown): Moment {
  if (!playing) return moment;
  return {
    ...moment,
    view,
    lines: withoutLast(moment.lines, held),
    recent,
    result: recent,
    isFresh: false,
    offers: NO_OFFERS,
    all: NO_OFFERS,
  };
}

/** Nothing can be chosen. */
export function unasked(moment: Moment): Moment {
  return { ...moment, offers: NO_OFFERS, all: NO_OFFERS };
}

/** Nobody is asked, nothing can be chosen, and the game is not over yet. */
export function sceneHeldBack(scene: Scene): Scene {
  return { ...scene, question: null, offers: NO_OFFERS, outcome: null };
}

export function knownHeldBack(known: Known): Known {
  return { ...known, scene: sceneHeldBack(known.scene) };
}
