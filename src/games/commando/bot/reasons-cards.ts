/** 16.0 Why a card is played, kept or sent away, and 16.2, 32.0 why now or later. */
import type { Advice } from '../../../kernel/game.ts';
import { burdenOf, lacksSappers } from '../bot.ts';
import { AIR_AVAILABLE } from '../boxes.ts';
import type { CardEffect } from '../content/theatre.ts';
import { has, theatreOf } from '../content/theatres.ts';
import { heldFor } from '../rules/intel.ts';
import { operationOf } from '../rules/map.ts';
import { isWon } from '../rules/missions.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { falseLeft, markersLeft } from './aims.ts';
import { spacesBetween } from './distances.ts';
import { needs, opsInReserve } from './plan.ts';
import { homeBase } from './recruit.ts';

export function atCards(s: State, asks: string, choice: Choice, choices: readonly Choice[]): Advice | undefined {
  switch (choice.kind) {
    case 'exchange':
      return forExchange(s);
    case 'play-card':
      return advise('play-card', '26.0', { card: cardOf(s) });
    case 'receive':
      return forReinforcement(s, choice.type, choice.space);
    case 'ground-air':
      return advise('grounded', '16.0', { unit: choice.unit, count: choices.length });
    case 'reveal': {
      const from = s.operation?.at ?? homeBase(s);
      return advise('reveal-nearest', '16.0', {
        from,
        space: choice.space,
        spaces: spacesBetween(s, from, choice.space),
        ...markersLeft(s),
      });
    }
    case 'keep-intel':
      return advise('keep-intel', '16.2', { card: cardOf(s), actions: theatreOf(s).card(cardOf(s)).intel?.actions ?? [] });
    case 'intel-reveal':
      return advise('reveal-underfoot', '23.0', { card: choice.card, space: choice.space });
    case 'intel-surprise':
      return advise('surprise', '16.2', { card: choice.card, opfor: s.opfor.length });
    case 'intel-op':
      return advise('last-op-intel', '14.0', { card: choice.card });
    case 'buy-op':
      return advise('last-op-buy', '32.0', { rp: s.rp });
    case 'pass':
      return forPassing(s, asks);
    default:
      return undefined;
  }
}

function cardOf(s: State): string {
  return s.event?.card ?? '';
}

/** What on the card weighs heaviest. */
function forExchange(s: State): Advice | undefined {
  const card = cardOf(s);
  const effects = theatreOf(s).card(card).effects;
  let worst: CardEffect | undefined;
  for (const effect of effects) if (burdenOf(s, effect) > (worst ? burdenOf(s, worst) : 0)) worst = effect;
  switch (worst?.do) {
    case 'ops':
      return advise('exchange-ops', '26.0', { card, by: worst.by, ops: s.ops });
    case 'opfor':
      return advise('exchange-opfor', '26.0', { card, count: worst.count, kia: needs(s).kia });
    case 'attrition':
      return advise('exchange-attrition', '26.0', { card, on: worst.on, units: operationOf(s).force.length });
    default:
      return undefined;
  }
}

/** With the force, or in a base if there is no room. No card of these theatres brings aircraft, so nothing is weighed for them. */
function forReinforcement(s: State, type: string, space: string): Advice | undefined {
  if (space === AIR_AVAILABLE) return undefined;
  const figures = { type, space, firepower: theatreOf(s).findType(type)?.counters[0]?.firepower ?? 0 };
  const isSapper = theatreOf(s)
    .findType(type)
    ?.counters.some((counter) => has(counter, 'sapper'));
  if (isSapper && lacksSappers(s)) return advise('receive-sappers', '27.0', { ...figures, ...falseLeft(s) });
  return advise(space === operationOf(s).at ? 'receive-here' : 'receive-base', '16.0', figures);
}

function forPassing(s: State, asks: string): Advice {
  const cards = s.intel;
  if (asks === 'last-op') return isWon(s) ? advise('last-op-won', '12.0', { kia: s.kia }) : advise('last-op-nothing', '14.0', { cards });
  const surprises = heldFor(s, 'surprise');
  if (asks === 'before-battle' && surprises.length > 0 && s.surprise !== 'commando') {
    return advise('pass-few-opfor', '16.2', { cards: surprises, opfor: s.opfor.length });
  }
  if (cards.length > 0) return advise('pass-saving-cards', '16.2', { cards });
  return advise('pass-saving-points', '32.0', { rp: s.rp, ops: opsInReserve(s) });
}
