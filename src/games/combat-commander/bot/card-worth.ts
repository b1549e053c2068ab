/** What cards are worth in the hand: by their order, by their action, and by how many there are of a kind. */
import { type Card, cardCalled } from '../content/cards.ts';
import { type Action, enemyOf, type Order, type Posture, type Side } from '../content/terms.ts';
import type { State } from '../state.ts';
import type { Situation } from './situation.ts';
import type { Muster } from './soldiers.ts';

type Values<K extends string> = Readonly<Record<K, number>>;

/** In VPs, for the next few Turns. */
const ORDER_WORTH: Readonly<Record<Posture, Values<Order>>> = {
  attack: {
    advance: 0.35,
    'artillery-denied': 0,
    'artillery-request': 0,
    'command-confusion': 0,
    fire: 0.4,
    move: 0.4,
    recover: 0.3,
    rout: 0.1,
  },
  recon: {
    advance: 0.3,
    'artillery-denied': 0,
    'artillery-request': 0,
    'command-confusion': 0,
    fire: 0.45,
    move: 0.35,
    recover: 0.3,
    rout: 0.1,
  },
  defend: {
    advance: 0.2,
    'artillery-denied': 0,
    'artillery-request': 0,
    'command-confusion': 0,
    fire: 0.5,
    move: 0.15,
    recover: 0.35,
    rout: 0.1,
  },
};

const ACTION_WORTH: Values<Action> = {
  ambush: 0.12,
  'assault-fire': 0.08,
  'bore-sighting': 0.12,
  'command-confusion': 0,
  concealment: 0.15,
  crossfire: 0.1,
  demolitions: 0.01,
  'dig-in': 0.12,
  'hand-grenades': 0.06,
  'hidden-entrenchments': 0.2,
  'hidden-mines': 0.3,
  'hidden-pillbox': 0.3,
  'hidden-unit': 0.5,
  'hidden-wire': 0.2,
  'light-wounds': 0.12,
  marksmanship: 0.12,
  'no-quarter': 0.05,
  'smoke-grenades': 0.06,
  'spray-fire': 0.06,
  'sustained-fire': 0.08,
};

/** A35, A27 */
const DEFENDERS_ONLY: readonly Action[] = [
  'bore-sighting',
  'hidden-entrenchments',
  'hidden-mines',
  'hidden-pillbox',
  'hidden-unit',
  'hidden-wire',
];

export function actionWorth(state: State, side: Side, { action }: Card): number {
  const isDefender = state.sides[side].brief.posture === 'defend';
  return !isDefender && DEFENDERS_ONLY.includes(action) ? 0 : ACTION_WORTH[action];
}

/** What holding the order is worth: artillery needs a radio, a rally somebody to rally. */
export function orderWorth(state: State, side: Side, { order }: Card): number {
  const own = state.sides[side];
  const hasRadio = own.radio !== undefined;
  const hasEnemyRadio = state.sides[enemyOf(side)].radio !== undefined;
  if (order === 'artillery-request') return hasRadio ? 0.5 : 0;
  if (order === 'artillery-denied') return hasEnemyRadio ? 0.4 : 0;
  return ORDER_WORTH[own.brief.posture][order];
}

/** What a card would be missed for if it were played for its action, or for its order. */
export function missedOrder(state: State, side: Side, card: string): number {
  const { hand } = state.sides[side];
  const { order } = cardCalled(card);
  const alike = hand.filter((other) => cardCalled(other).order === order).length;
  return orderWorth(state, side, cardCalled(card)) / Math.max(1, alike);
}

export function missedAction(state: State, side: Side, card: string): number {
  return actionWorth(state, side, cardCalled(card));
}

export function cardWorth(state: State, side: Side, card: string): number {
  return missedOrder(state, side, card) + missedAction(state, side, card);
}

/** What each order would be missed for, as things stand now, if the only card for it were thrown away. */
export interface Needs {
  readonly orders: Values<Order>;
  /** How much of an action is likely to be asked for soon. */
  readonly actions: number;
}

/** How far off an enemy is who may matter within a few Turns, and one with whom it may come to blows. */
const NEAR = 9;
const CLOSE = 3;

export function needsOf({ m, aims }: Situation): Needs {
  const { state, side } = m;
  const { posture } = state.sides[side].brief;
  const gap = gapBetween(m);
  const nearness = gap <= NEAR ? 1 : 0.4;
  const isHurt = m.own.some(({ unit }) => unit.broken || unit.suppressed);
  const isBehind = aims.outlook < 0;
  return {
    orders: {
      advance: gap <= CLOSE ? 0.35 : 0.1,
      'artillery-denied': state.sides[m.enemy].radio ? 0.4 : 0,
      'artillery-request': state.sides[side].radio ? 0.5 : 0,
      'command-confusion': 0,
      fire: (posture === 'defend' ? 0.5 : 0.4) * nearness,
      move: isBehind || posture === 'attack' ? 0.4 : 0.15,
      recover: isHurt ? 0.5 : 0.22 * nearness,
      rout: m.foes.some(({ unit }) => unit.broken) ? 0.3 : 0.03,
    },
    actions: gap <= CLOSE ? 1 : gap <= NEAR ? 0.6 : 0.25,
  };
}

/** Hexes between those who are nearest to each other. */
function gapBetween({ own, foes, map }: Muster): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    if (foe.unit.broken) continue;
    for (const { at } of own) gap = Math.min(gap, map.distance(at, foe.at));
  }
  return gap;
}

/** What a card is worth in the hand with what else is left of it. */
export function keepWorth({ state, side }: Muster, { orders, actions }: Needs, card: string, tossed: readonly string[]): number {
  const { order } = cardCalled(card);
  let alike = 0;
  for (const other of state.sides[side].hand) if (cardCalled(other).order === order && !tossed.includes(other)) alike++;
  return orders[order] / Math.max(1, alike * alike) + actions * missedAction(state, side, card);
}
