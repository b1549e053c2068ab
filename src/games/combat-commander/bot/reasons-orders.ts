/** 5, O14, O15 Why this order, these cards, and these soldiers. */
import type { Advice } from '../../../kernel/game.ts';
import { hexName } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import type { Side } from '../content/terms.ts';
import { movingHex } from '../rules/activation.ts';
import { during, now, type State } from '../state.ts';
import type { Choice, ChoiceOf } from '../vocabulary.ts';
import { assaultsBy, meleeChances } from './advances.ts';
import { advise, percent, tenths } from './advice.ts';
import { keepWorth, needsOf } from './card-worth.ts';
import { outing } from './destinations.ts';
import { bestSalvo } from './fire-groups.ts';
import { bestOrder, deadCards, leastKept, promiseOf } from './orders.ts';
import { aimOf } from './reasons-moving.ts';
import { type Situation, situation, type Trip } from './situation.ts';
import type { Soldier } from './soldiers.ts';
import { bestCall } from './whom-to-activate.ts';

export function forOrders(state: State, side: Side, asks: string, choice: Choice, choices: readonly Choice[]): Advice | undefined {
  switch (asks) {
    case 'turn':
    case 'next-order':
      return forTurn(situation(state, side), choice, choices);
    case 'discard':
      return forDiscard(situation(state, side), choice);
    case 'activate':
    case 'activate-more':
      return forActivation(situation(state, side), asks, choice);
    default:
      return undefined;
  }
}

function forTurn(s: Situation, choice: Choice, choices: readonly Choice[]): Advice | undefined {
  if (choice.kind === 'order') return forOrder(s, choice, choices);
  const promised = choices.flatMap((each) => (each.kind === 'order' ? [promiseOf(s, cardCalled(each.card).order)] : []));
  const worth = tenths(Math.max(0, ...promised));
  if (choice.kind === 'discard') return advise('discard-dead', 'O15', { count: deadCards(s).length, worth });
  return choice.kind === 'end-turn' ? advise('end-turn', '5.1', { worth, cards: s.m.state.sides[s.m.side].hand.length }) : undefined;
}

function forOrder(s: Situation, choice: ChoiceOf<'order'>, choices: readonly Choice[]): Advice | undefined {
  const plan = bestOrder(s, choices);
  const { order } = cardCalled(choice.card);
  const worth = tenths(promiseOf(s, order));
  if (plan?.isRather) return advise('order-rather', 'O14.1', { order, worth, lead: tenths(s.aims.lead), outlook: tenths(s.aims.outlook) });
  switch (order) {
    case 'fire':
      return forFireOrder(s, worth);
    case 'move':
      return forMoveOrder(s, worth);
    case 'advance':
      return forAdvanceOrder(s, worth);
    case 'recover': {
      const broken = s.m.own.filter(({ unit }) => unit.broken).length;
      return advise('order-recover', 'O22', { broken, suppressed: s.m.own.filter(({ unit }) => unit.suppressed).length, worth });
    }
    case 'rout':
      return advise('order-rout', 'O23', { count: s.m.foes.filter(({ unit }) => unit.broken).length, worth });
    case 'artillery-request':
      return s.m.state.sides[s.m.side].radio?.broken ? advise('order-radio', 'O18.1') : advise('order-artillery', 'O18', { worth });
    case 'artillery-denied':
      return advise('order-deny', 'O17', { state: s.m.state.sides[s.m.enemy].radio?.broken ? 'broken' : 'working' });
    case 'command-confusion':
      return undefined;
  }
}

function forFireOrder(s: Situation, worth: number): Advice | undefined {
  const call = bestCall(s, 'fire');
  const salvo = call && bestSalvo(s, call.soldiers);
  if (!call || !salvo) return undefined;
  return advise('order-fire', 'O20', { unit: call.first.id, count: call.soldiers.length, hex: hexName(salvo.target.hex), worth });
}

function forMoveOrder(s: Situation, worth: number): Advice | undefined {
  const call = bestCall(s, 'move');
  const trip = call && bestTripOf(s, call.soldiers);
  const [first] = trip?.members ?? [];
  return trip && first ? advise('order-move', 'O21', { unit: first.id, ...aimOf(s, first, trip), worth }) : undefined;
}

function bestTripOf(s: Situation, soldiers: readonly Soldier[]): Trip | undefined {
  const [leader] = soldiers;
  const stack = soldiers.filter(({ at, unit, isLeader }) => at === leader?.at && !unit.broken && !isLeader);
  const trips = soldiers.map((soldier) => outing(s, [soldier]));
  if (leader?.isLeader && stack.length > 0) trips.push(outing(s, [leader, ...stack]));
  let best: Trip | undefined;
  for (const trip of trips) if (trip && trip.gain > (best?.gain ?? 0)) best = trip;
  return best;
}

function forAdvanceOrder(s: Situation, worth: number): Advice | undefined {
  const call = bestCall(s, 'advance');
  const [first] = call ? assaultsBy(s, call.soldiers) : [];
  if (!call || !first) return undefined;
  const { to, soldier } = first;
  const theirs = s.m.foes.filter(({ at }) => at === to);
  const mine = assaultsBy(s, call.soldiers).flatMap((assault) => (assault.to === to ? [assault.soldier] : []));
  const win = theirs.length === 0 ? 0 : percent(meleeChances(s.m, to, mine, theirs).win);
  return advise('order-advance', 'O16', { unit: soldier.id, hex: hexName(to), count: mine.length, enemies: theirs.length, win, worth });
}

function forDiscard(s: Situation, choice: Choice): Advice | undefined {
  const { state } = s.m;
  const chosen = now(state, 'discard')?.chosen ?? [];
  const least = tenths(leastKept(s.aims));
  if (choice.kind === 'toss')
    return advise('toss', 'O15', { card: choice.card, worth: tenths(keepWorth(s.m, needsOf(s), choice.card, chosen)), least });
  return choice.kind === 'done' ? advise('keep-rest', 'O15', { count: chosen.length, least }) : undefined;
}

function forActivation(s: Situation, asks: string, choice: Choice): Advice | undefined {
  const { state } = s.m;
  const { purpose, chosen } = during(state, 'activation');
  const leader = chosen[0] ?? '';
  if (choice.kind === 'activate-all') return advise('activate-all', 'O14.1', { leader, purpose });
  if (choice.kind === 'done') return advise('activate-enough', 'O14.1', { leader, count: chosen.length, purpose });
  if (choice.kind !== 'activate') return undefined;
  if (asks === 'activate-more') return advise('activate-with', '3.3.1.1', { unit: choice.unit, leader, purpose });
  const call = bestCall(s, purpose, movingHex(state));
  return advise('activate', 'O14.1', { unit: choice.unit, purpose, count: call?.soldiers.length ?? 1, worth: tenths(call?.worth ?? 0) });
}
