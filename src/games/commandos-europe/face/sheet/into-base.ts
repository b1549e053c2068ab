/** 3.5 Into which of two bases everything goes that is bought: as it was said last, so that a shop stays open. */
import { useSyncExternalStore } from 'react';
import type { Offer } from '../../../../kernel/witness/sight.ts';
import type { Thing } from '../../../face.ts';
import { distance, hexName, hexNamed } from '../../content/map.ts';
import { pieceAt, SQUADS } from '../../content/pieces.ts';
import { positionOf } from '../../reckoning/position.ts';
import { openSites } from '../../rules/bases.ts';
import type { View } from '../../view.ts';
import type { Choice } from '../../vocabulary.ts';
import { choiceText } from '../../vocabulary.ts';
import { sheetOf, storeOf } from './hands.ts';

const BASE = 'base';
const listeners = new Set<() => void>();
let said = { hex: '', when: '' };

export function sayBase(view: View, hex: string): void {
  said = { hex, when: whenOf(view) };
  for (const changed of listeners) changed();
}

/** For another mission it may be another base: nothing is placed where nobody looks any more. */
const whenOf = ({ map, turn, mission }: View): string => `${map} ${turn} ${mission?.id}`;

/** The one that was named for this mission, else where most squads are, the nearer to the mission of two. Undefined where there is nothing to choose from. */
function intoBase(view: View, { hex: lately, when }: typeof said): string | undefined {
  const { bases, pieces, mission } = view;
  const named = when === whenOf(view) ? lately : '';
  const all = bases.filter((hex) => hex !== '');
  if (all.length < 2) return undefined;
  const squadsIn = (hex: string) => pieces.filter(({ id, at }) => at === hex && pieceAt(id) < SQUADS).length;
  const away = (hex: string) => (mission ? distance(hexNamed(hex), hexNamed(mission.at)) : 0);
  return all.find((hex) => hex === named) ?? all.toSorted((a, b) => squadsIn(b) - squadsIn(a) || away(a) - away(b))[0];
}

export function useIntoBase(view: View): string | undefined {
  const named = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => said,
    () => said,
  );
  return intoBase(view, named);
}

/** What a purchase answers beforehand: where it is placed, or was put by hand. A base is placed upon the map itself. */
export function answeredBy(view: View, choice: Choice, rest: readonly string[] = []): readonly string[] {
  if (choice.kind === 'buy' && rest.length > 0) return rest.slice(0, 1);
  const hex = choice.kind === 'buy' && choice.goods !== BASE ? intoBase(view, said) : undefined;
  return hex === undefined ? [] : [choiceText({ kind: 'at', hex })];
}

/** Goods are put into a base by its sheet, its name, its hex or the sheet of a squad in it: bought, and placed in that one. A base is put upon a hex that takes one. */
export function buyingErrands(view: View, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> {
  const all = new Map<Thing, readonly string[]>();
  const buy = offers.find(({ choice, text }) => choice.kind === 'buy' && text === `buy ${inHand}`)?.text;
  if (buy === undefined) return all;
  if (inHand === BASE) {
    for (const hex of openSites(positionOf(view)).map(hexName)) all.set(hex, [buy, choiceText({ kind: 'base', hex })]);
    return all;
  }
  const bases = view.bases.filter((hex) => hex !== '');
  for (const hex of bases) {
    const errand = bases.length > 1 ? [buy, choiceText({ kind: 'at', hex })] : [buy];
    const squads = view.pieces.filter(({ id, at }) => at === hex && pieceAt(id) < SQUADS).map(({ id }) => sheetOf(id));
    for (const place of [hex, storeOf(hex), ...squads]) all.set(place, errand);
  }
  return all;
}
