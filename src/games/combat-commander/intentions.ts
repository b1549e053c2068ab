/** Everything a player could point at here, legal or not: what `why` is asked about. */
import { hexName } from './content/battle-map.ts';
import { SIDES } from './content/terms.ts';
import { mapOf } from './rules/line-of-sight.ts';
import type { State } from './state.ts';
import { type Choice, type ChoiceKind, GRAMMAR } from './vocabulary.ts';

/** Nobody holds all of them. */
const FOREIGN = ['G-50', 'R-52', 'A-51'];

export function intentions(state: State): readonly Choice[] {
  const { hand } = state.sides[state.asked];
  const units = state.units.map(({ id }) => id);
  const weapons = [...state.units.flatMap(({ weapon }) => (weapon === '' ? [] : [weapon])), ...state.weapons];
  const hexes = Array.from({ length: mapOf(state).size }, (_, hex) => hexName(hex));
  const lists: Readonly<Record<string, readonly string[]>> = {
    card: [...hand, ...FOREIGN],
    unit: [...units, ...state.toSetUp.flatMap(({ units: waiting }) => waiting.map(({ unit }) => unit))],
    receiver: units,
    piece: [...units, ...weapons],
    weapon: weapons,
    hex: [...hexes, 'Z9'],
    side: SIDES,
    chit: state.sides[state.asked].secret,
  };
  return Object.entries(GRAMMAR).flatMap(([kind, fields]) => combinations(kind as ChoiceKind, fields, lists));
}

/** Every combination of the fields; of pairs with a hex only the nearer hexes would be worth it, so those are thinned out. */
function combinations(kind: ChoiceKind, fields: readonly string[], lists: Readonly<Record<string, readonly string[]>>): Choice[] {
  const [first, second] = fields;
  if (first === undefined) return [{ kind } as Choice];
  const firsts = lists[first] ?? [];
  if (second === undefined) return firsts.map((value) => ({ kind, [first]: value }) as unknown as Choice);
  const seconds = (lists[second] ?? []).filter((_, i) => second !== 'hex' || i % 7 === 0);
  return firsts.flatMap((value) => seconds.map((other) => ({ kind, [first]: value, [second]: other }) as unknown as Choice));
}
