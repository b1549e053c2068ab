/** Everything a player could point at here, legal or not: what `why` is asked about. */
import { hexName } from './content/battle-map.ts';
import { BATTLEFIELDS } from './content/battlefields.ts';
import { FORTIFICATION_OBS, ORDERS_OF_BATTLE } from './content/orders-of-battle.ts';
import { SUPPORT_ITEMS } from './content/support.ts';
import { SIDES } from './content/terms.ts';
import { mapOf } from './rules/line-of-sight.ts';
import { LAST_SPACE } from './rules/time.ts';
import { now, type State, unitCalled } from './state.ts';
import { type Choice, type ChoiceKind, GRAMMAR } from './vocabulary.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** Nobody holds all of these, and there is no such hex. */
const FOREIGN_CARDS = ['G-50', 'R-52', 'A-51'];
const NOWHERE = 'Z9';

export function intentions(state: State): readonly Choice[] {
  const lists = listsOf(state);
  return Object.entries(GRAMMAR).flatMap(([kind, fields]) =>
    kind === 'advance' ? advances(state) : combinations(kind as ChoiceKind, fields, lists),
  );
}

function listsOf(state: State): Lists {
  const { hand, secret } = state.sides[state.asked];
  const waiting = state.toSetUp.flatMap(({ units }) => units.map(({ unit }) => unit));
  const units = [...state.units.map(({ id }) => id), ...waiting, ...SIDES.flatMap((side) => state.sides[side].casualties)];
  const weapons = [
    ...state.units.flatMap(({ weapon }) => (weapon === '' ? [] : [weapon])),
    ...state.toSetUp.flatMap((deployment) => deployment.weapons),
    ...state.weapons,
  ];
  const shown = now(state, 'event')?.items ?? [];
  return {
    card: [...new Set([...hand, ...FOREIGN_CARDS, ...shown.filter((item) => /^[GRA]-\d+$/.test(item))])],
    unit: units,
    receiver: units,
    piece: [...units, ...weapons],
    weapon: weapons,
    hex: [...Array.from({ length: mapOf(state).size }, (_, hex) => hexName(hex)), NOWHERE],
    side: SIDES,
    chit: secret,
    marker: ['weapon', 'veteran', 'suppressed'],
    time: Array.from({ length: LAST_SPACE }, (_, i) => `${i + 1}`),
    strength: ['6', '7', '8'],
    edge: ['top', 'right', 'bottom', 'left'],
    map: BATTLEFIELDS.map(({ id }) => id),
    ob: ORDERS_OF_BATTLE.map(({ id }) => id),
    item: [...SUPPORT_ITEMS, ...FORTIFICATION_OBS.map(({ id }) => id)],
  };
}

function combinations(kind: ChoiceKind, fields: readonly string[], lists: Lists): Choice[] {
  const [first, second] = fields;
  if (first === undefined) return [{ kind } as Choice];
  const firsts = lists[first] ?? [];
  if (second === undefined) return firsts.map((value) => ({ kind, [first]: value }) as unknown as Choice);
  return firsts.flatMap((value) => (lists[second] ?? []).map((other) => ({ kind, [first]: value, [second]: other }) as unknown as Choice));
}

/** Nobody means to advance across the whole map: the hexes around each unit, and one far away. */
function advances(state: State): Choice[] {
  const { adjacent } = mapOf(state);
  const { active = [] } = now(state, 'advance') ?? {};
  return active.flatMap((unit) => {
    const hexes = (adjacent[unitCalled(state, unit)?.at ?? -1] ?? []).map(hexName);
    return [...new Set([...hexes, 'A1', NOWHERE])].map((hex): Choice => ({ kind: 'advance', unit, hex }));
  });
}
