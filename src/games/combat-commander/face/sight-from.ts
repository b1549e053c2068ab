/** 10 Whom of the enemy one sees from a hex, how far off and how well; and what is in the way to the others. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { sightReport } from '../content/sight.ts';
import { enemyOf } from '../content/terms.ts';
import { BLOCKED, hindranceBetween, mapOf } from '../rules/line-of-sight.ts';
import { unitsAt } from '../state.ts';
import { unitName } from '../terminal/pieces.ts';
import { ownSide, type View } from '../view.ts';

export interface SeenFrom {
  readonly hex: number;
  readonly isSeen: boolean;
  readonly text: string;
}

/** Those whom whoever stands there would look for: one's own from where an enemy stands, and for those who only watch, everybody. */
export function hexesLookedFor(view: View, from: number): number[] {
  const own = ownSide(view);
  const side = unitsAt(view, from)[0]?.side ?? own;
  const others = view.units.filter((unit) => unit.at !== from && (side === undefined || unit.side === enemyOf(side)));
  return [...new Set(others.map(({ at }) => at))];
}

/** Who is seen stands first, the nearest before the others. */
export function seenFrom(view: View, from: number, speaker: Speaker): readonly SeenFrom[] {
  const map = mapOf(view);
  const all = hexesLookedFor(view, from).map((hex) => ({
    hex,
    range: map.distance(from, hex),
    hindrance: hindranceBetween(view, from, hex),
  }));
  const rank = (hindrance: number) => (hindrance === BLOCKED ? 1 : 0);
  const sorted = all.toSorted((a, b) => rank(a.hindrance) - rank(b.hindrance) || a.range - b.range);
  return sorted.map(({ hex, range, hindrance }) => {
    const isSeen = hindrance !== BLOCKED;
    const units = unitsAt(view, hex).map(({ id }) => unitName(id, speaker));
    const figures = { hex: hexName(hex), units, range, hindrance, ...(isSeen ? {} : inTheWay(view, from, hex)) };
    return { hex, isSeen, text: speaker.say(isSeen ? 'look sight seen' : 'look sight unseen', figures) };
  });
}

/** The first thing that blocks the line. */
function inTheWay(view: View, from: number, to: number) {
  const smoke = new Map(view.smoke.map(({ at, value }) => [at, value]));
  const { causes } = sightReport(mapOf(view), from, to, smoke, new Set(view.blaze));
  const blocks = causes.find(({ hindrance }) => hindrance === undefined);
  return { what: blocks?.what ?? '', by: blocks?.hex ?? '' };
}
