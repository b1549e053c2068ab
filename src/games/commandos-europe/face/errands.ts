/** What a hand could mean by putting a piece somewhere before anybody has set out: the move and where it goes, what it loads, or where it is bought into. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { ErrandTold, Thing } from '../../face.ts';
import { reachIn } from '../reckoning/halt.ts';
import type { View } from '../view.ts';
import { type ChoiceOf, choiceFrom, choiceText } from '../vocabulary.ts';
import { detail, loadTold } from './detail.ts';
import { placeWords } from './place-names.ts';
import { chosen, seen } from './seen.ts';
import { isLoading, loadingErrands, pieceOfSheet } from './sheet/hands.ts';
import { buyingErrands } from './sheet/into-base.ts';
import { onlyTaker, takersOf } from './sheet/takers.ts';

/** By the hex or the sheet that it is put upon. */
export function errands(view: unknown, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> {
  const found = new Map([...loadingErrands(view, offers, inHand), ...buyingErrands(seen(view), offers, inHand)]);
  for (const [gear, errand] of takenByPress(seen(view), offers, inHand)) found.set(gear, errand);
  if (inHand === undefined) return found;
  for (const { choice } of offers) {
    const known = chosen(choice);
    const isIt = known.kind === 'go' ? seen(view).move?.lead === inHand : known.kind === 'move' && known.piece === inHand;
    if (!isIt) continue;
    const before = known.kind === 'move' ? [choiceText(known)] : [];
    for (const hex of reachIn(seen(view), inHand).all.keys()) found.set(hex, [...before, choiceText({ kind: 'go', hex })]);
    return found;
  }
  return found;
}

/** Gear is taken by pressing it, by the squad that was pressed before or that alone could take it: the squad sets out, and has it. */
function takenByPress(view: View, offers: readonly Offer[], squad: Thing | undefined): ReadonlyMap<Thing, readonly string[]> {
  const found = new Map<Thing, readonly string[]>();
  for (const { id } of view.pieces) {
    const lead = squad === undefined ? onlyTaker(view, id) : takersOf(view, id)?.able.find((able) => able === squad);
    const errand = lead === undefined ? undefined : loadingErrands(view, offers, id).get(lead);
    if (errand) found.set(id, errand);
  }
  return found;
}

/** Where it goes; what is loaded, with what whoever loads it would come to; and into which base goods go that are put upon a squad. */
export function errandTold(anyView: unknown, errand: readonly string[], onto: Thing, speaker: Speaker): ErrandTold | undefined {
  const view = seen(anyView);
  const [begun, last] = [errand[0], errand.at(-1)].map((text = '') => choiceFrom(text));
  if (!begun || !last) return undefined;
  if (begun.kind === 'buy') {
    const squad = pieceOfSheet(onto);
    const hex = view.pieces.find(({ id }) => id === squad)?.at;
    return hex === undefined
      ? undefined
      : { what: speaker.say('sheet into-base', { goods: begun.goods, hex }), detail: detail(view, begun, speaker) };
  }
  if (last.kind === 'go') return goTold(view, last, speaker);
  if (begun.kind !== 'move' || !('piece' in last) || last.kind === 'move') return undefined;
  return { what: speaker.choice(last, { asks: 'moving' }), detail: loadTold(view, begun.piece, last, speaker) };
}

/** The march and where it ends, whoever or whatever lies there. How far it is from there is known when somebody has set out. */
function goTold(view: View, go: ChoiceOf<'go'>, speaker: Speaker): ErrandTold {
  const place = view.move ? detail(view, go, speaker) : placeWords(view, go.hex, 0, speaker);
  return { what: speaker.choice(go, { asks: 'moving' }), detail: place, onto: go.hex };
}

/** Setting out brings nothing to light, and what is loaded is told. */
export function isExpected(event: Kernel.GameEvent): boolean {
  return isLoading(event);
}
