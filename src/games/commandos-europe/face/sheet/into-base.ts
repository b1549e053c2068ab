/** 3.5 Into which of two bases everything goes that is bought: as it was said last, so that a shop stays open. */
import { useSyncExternalStore } from 'react';
import { pieceAt, SQUADS } from '../../content/pieces.ts';
import type { View } from '../../view.ts';
import type { Choice } from '../../vocabulary.ts';
import { choiceText } from '../../vocabulary.ts';

const BASE = 'base';
const listeners = new Set<() => void>();
let said = '';

export function sayBase(hex: string): void {
  said = hex;
  for (const changed of listeners) changed();
}

/** The one that was named, else where most squads are. Undefined where there is nothing to choose from. */
function intoBase({ bases, pieces }: Pick<View, 'bases' | 'pieces'>, named: string): string | undefined {
  const all = bases.filter((hex) => hex !== '');
  if (all.length < 2) return undefined;
  const squadsIn = (hex: string) => pieces.filter(({ id, at }) => at === hex && pieceAt(id) < SQUADS).length;
  return all.find((hex) => hex === named) ?? all.toSorted((a, b) => squadsIn(b) - squadsIn(a))[0];
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

/** What a purchase answers beforehand: where it is placed. A base is placed upon the map itself. */
export function answeredBy(view: View, choice: Choice): readonly string[] {
  const hex = choice.kind === 'buy' && choice.goods !== BASE ? intoBase(view, said) : undefined;
  return hex === undefined ? [] : [choiceText({ kind: 'at', hex })];
}
