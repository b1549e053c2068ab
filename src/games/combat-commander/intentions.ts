/** Everything a player could point at here, legal or not: what `why` is asked about. */
import type { Seat } from '../../kernel/game.ts';
import { wishesFor } from '../../kernel/grammar.ts';
import { hexName } from './content/battle-map.ts';
import { BATTLEFIELDS } from './content/battlefields.ts';
import { cardCalled, DECKS } from './content/cards.ts';
import { CHITS } from './content/chits.ts';
import { FORTIFICATION_OBS, ORDERS_OF_BATTLE } from './content/orders-of-battle.ts';
import { SUPPORT_ITEMS } from './content/support.ts';
import { enemyOf, SIDES, type Side } from './content/terms.ts';
import { mapOf } from './rules/line-of-sight.ts';
import { LAST_SPACE } from './rules/time.ts';
import { now, type State, unitCalled, unitsAt } from './state.ts';
import { sideOfSeat } from './view.ts';
import { type Choice, type ChoiceKind, GRAMMAR, type Question } from './vocabulary.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** There is no such hex. */
const NOWHERE = 'Z9';

/** At any moment somebody may point at a card, a piece or a hex. */
const ALWAYS: readonly ChoiceKind[] = ['order', 'join', 'step'];

/** Of what is not asked now, one wish stands for all of its kind. */
export function intentions(state: State, seat: Seat, question: Question | undefined): readonly Choice[] {
  const lists = listsOf(state, sideOfSeat(seat) ?? state.active);
  const asked = new Set([...ALWAYS, ...(question?.options ?? []).map(({ kind }) => kind)]);
  const wishes: Choice[] = [];
  for (const kind of Object.keys(GRAMMAR) as ChoiceKind[]) {
    if (asked.has(kind)) wishes.push(...(PAIRS[kind]?.(state, lists) ?? wishesFor(GRAMMAR, kind, lists)));
    else wishes.push(...wishesFor(GRAMMAR, kind, lists, 1));
  }
  return wishes;
}

/** Whole decks and all chits, so that the list says nothing of what anybody holds. */
function listsOf(state: State, own: Side): Lists {
  const cardsOf = (side: Side) => DECKS[state.sides[side].brief.nation].map(({ id }) => id);
  const waiting = state.toSetUp.flatMap(({ units }) => units.map(({ unit }) => unit));
  const units = [...state.units.map(({ id }) => id), ...waiting, ...SIDES.flatMap((side) => state.sides[side].casualties)];
  const weapons = [
    ...state.toSetUp.flatMap((deployment) => deployment.weapons),
    ...state.units.flatMap(({ weapon }) => (weapon === '' ? [] : [weapon])),
    ...state.weapons,
  ];
  const doing = state.doing.at(-1);
  const isShown = doing?.what === 'event' && doing.event === 'interrogation';
  return {
    card: cardsOf(isShown ? enemyOf(own) : own),
    unit: units,
    receiver: units,
    piece: [...units, ...weapons],
    weapon: weapons,
    hex: [...Array.from({ length: mapOf(state).size }, (_, hex) => hexName(hex)), NOWHERE],
    side: SIDES,
    chit: CHITS.map(({ id }) => id),
    marker: ['weapon', 'veteran', 'suppressed'],
    time: Array.from({ length: LAST_SPACE }, (_, i) => `${i + 1}`),
    strength: ['6', '7', '8'],
    edge: ['top', 'right', 'bottom', 'left'],
    map: BATTLEFIELDS,
    ob: ORDERS_OF_BATTLE.map(({ id }) => id),
    item: [...SUPPORT_ITEMS, ...FORTIFICATION_OBS.map(({ id }) => id)],
  };
}

/** Two things each: not every one with every other, but with those it might go with, and one that it might not. */
const PAIRS: Readonly<Partial<Record<ChoiceKind, (state: State, lists: Lists) => readonly Choice[]>>> = {
  advance: advances,
  transfer: transfers,
  arm: arms,
  shell: (state, { weapon: weapons = [] }) => {
    const hexes = [...new Set(state.units.map(({ at }) => hexName(at))), NOWHERE];
    return weapons.flatMap((weapon) => hexes.map((hex) => ({ kind: 'shell', weapon, hex }) as const));
  },
  'shell-smoke': (state, { weapon: weapons = [], hex: hexes = [] }) => {
    const active = (now(state, 'fire')?.active ?? []).map((id) => unitCalled(state, id)?.weapon);
    return weapons.flatMap((weapon) =>
      (active.includes(weapon) ? hexes : hexes.slice(0, 1)).map((hex) => ({ kind: 'shell-smoke', weapon, hex }) as const),
    );
  },
  'spray-fire': sprays,
};

/** The hexes beside a hex, and one far away. */
function around(state: State, at: number): string[] {
  return [...new Set([...(mapOf(state).adjacent[at] ?? []).map(hexName), 'A1', NOWHERE])];
}

/** Cards for it at every hex near by, other cards at one. */
function sprays(state: State, { card: cards = [] }: Lists): Choice[] {
  const hexes = around(state, now(state, 'attack')?.hexes[0] ?? -1);
  return cards.flatMap((card) => {
    const isFor = cardCalled(card).action === 'spray-fire';
    return (isFor ? hexes : hexes.slice(0, 1)).map((hex): Choice => ({ kind: 'spray-fire', card, hex }));
  });
}

function advances(state: State): Choice[] {
  const { active = [] } = now(state, 'advance') ?? {};
  return active.flatMap((unit) => around(state, unitCalled(state, unit)?.at ?? -1).map((hex): Choice => ({ kind: 'advance', unit, hex })));
}

/** The weapon to be given out now to everybody, and the others to somebody. */
function arms(_: State, { unit: units = [], weapon: weapons = [] }: Lists): Choice[] {
  return weapons.flatMap((weapon, i) => (i === 0 ? units : units.slice(0, 1)).map((unit): Choice => ({ kind: 'arm', weapon, unit })));
}

function transfers(state: State, { unit: [someone = ''] = [] }: Lists): Choice[] {
  const { active = [] } = now(state, 'move') ?? {};
  return [...new Set([...active, someone])].flatMap((unit) => {
    const there = unitsAt(state, unitCalled(state, unit)?.at ?? -1).map(({ id }) => id);
    return [...new Set([...there, someone])].map((receiver): Choice => ({ kind: 'transfer', unit, receiver }));
  });
}
