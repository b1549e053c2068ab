/**
 * Sergeant: what a sensible player would do with what the player can see. Every decision is weighed in VPs from tables;
 * nothing is searched, nothing is remembered but what could be worked out again, and nothing is looked at that the seat
 * cannot know.
 */
import type { Random } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/game.ts';
import { arm, fortify, pickUnit, placeUnit, strongestMines } from './bot/deployment.ts';
import { buyFortifications, buySupport, pickForce, pickGround } from './bot/drafting.ts';
import * as fate from './bot/fate.ts';
import { fire, formGroup, helpShot, hideObstacles, react } from './bot/firing.ts';
import * as holding from './bot/holding.ts';
import { activate, activateMore, advance, move, placeSmoke } from './bot/marching.ts';
import { holdInitiative } from './bot/nerve.ts';
import { giveOrder, tossCards } from './bot/orders.ts';
import { aim, chooseImpact } from './bot/spotting.ts';
import type { Side } from './content/terms.ts';
import { now, type State } from './state.ts';
import { sideOfSeat } from './view.ts';
import type { Choice, Question } from './vocabulary.ts';

export function policy(state: State, seat: Seat, question: Question, choices: readonly Choice[], random: Random): Choice {
  const [first] = choices;
  if (!first) throw new Error('There is nothing to choose from.');
  if (choices.length === 1) return first;
  const side = sideOfSeat(seat) ?? state.active;
  const own = state.phase === 'generate' ? draft(state, side, question.asks, choices, random) : answer(state, side, question.asks, choices);
  return own ?? question.pass ?? first;
}

/** What the policy has an opinion on; whatever else is asked, to pass or the first choice is as good as any. */
function answer(state: State, side: Side, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'turn':
    case 'next-order':
      return giveOrder(state, side, choices);
    case 'discard':
      return tossCards(state, side, choices);
    case 'activate':
      return activate(state, side, choices);
    case 'activate-more':
      return activateMore(state, side, choices);
    case 'move':
      return move(state, side, choices);
    case 'place-smoke':
      return placeSmoke(state, side, choices);
    case 'advance':
      return advance(state, side, choices);
    case 'reaction':
      return react(state, side, choices);
    case 'hidden-obstacles':
      return hideObstacles(state, side, choices, now(state, 'advance')?.entered ?? []);
    case 'fire':
    case 'assault-fire':
      return fire(state, side, choices);
    case 'fire-group':
      return formGroup(state, side, choices);
    case 'fire-actions':
    case 'fire-strength':
      return helpShot(state, side, choices);
    case 'initiative':
      return holdInitiative(state, side, choices);
    case 'spot':
      return aim(state, side, choices);
    case 'impact':
      return chooseImpact(state, side, choices);
    default:
      return steadfast(state, side, asks, choices) ?? fated(state, side, asks, choices) ?? setUp(state, side, asks, choices);
  }
}

/** Under fire, in melee, in fear. */
function steadfast(state: State, side: Side, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'defence':
      return holding.chooseDefender(state, side, choices);
    case 'defence-actions':
      return holding.defend(state, side, choices);
    case 'light-wounds':
      return holding.takeWounds(state, side, choices);
    case 'melee':
      return holding.chooseMelee(state, side, choices);
    case 'ambush':
      return holding.ambush(state, side, choices);
    case 'ambushed':
    case 'event-fall':
      return holding.leastLoss(state, choices);
    case 'no-quarter':
      return choices[0];
    case 'rally-roll':
      return holding.rallyNext(choices);
    case 'rout':
      return holding.chooseRout(side, choices);
    case 'rout-roll':
      return holding.routNext(side, choices);
    case 'retreat':
      return holding.fallBack(state, side, choices);
    case 'overstacked':
      return holding.thinOut(state, side, choices);
    default:
      return undefined;
  }
}

/** Events, the clock, help from outside. */
function fated(state: State, side: Side, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'may-snipe':
    case 'event-shock':
      return fate.pickVictim(state, side, choices, fate.hitCost);
    case 'event-kill':
    case 'event-capture':
      return fate.pickVictim(state, side, choices, fate.deathCost);
    case 'event-interdict':
    case 'may-suppress':
      return fate.pickVictim(state, side, choices, fate.suppressCost);
    case 'event-malfunction':
      return fate.pickVictim(state, side, choices, fate.gunCost);
    case 'event-rally':
    case 'may-rally':
      return fate.pickVictim(state, side, choices, fate.rallyCost);
    case 'event-harden':
      return fate.harden(state, side, choices);
    case 'event-judge':
      return fate.judge(state, choices);
    case 'may-strike':
      return fate.strike(state, side, choices);
    case 'may-entrench':
    case 'dig-in-hex':
    case 'hide-trenches':
    case 'hide-pillbox':
      return fate.entrench(state, side, choices);
    case 'dig-in':
      return fate.digIn(state, side, choices);
    case 'event-hero':
    case 'may-promote':
      return fate.comeForward(state, side, choices);
    case 'may-interrogate':
      return fate.interrogate(state, side, choices);
    case 'event-reveal':
      return fate.revealChit(choices);
    case 'may-clear':
    case 'demolish':
      return fate.clearObstacle(state, side, choices);
    case 'upon-discard':
      return fate.demolish(state, side, choices);
    case 'may-scrounge':
      return fate.scrounge(choices);
    case 'event-keep':
      return fate.keepWeapon(state, choices);
    case 'event-revive':
      return fate.revive(side, choices);
    case 'may-phosphorus':
      return fate.phosphorus(state, side, choices);
    case 'remove-smoke':
      return fate.clearSmoke(state, side, choices);
    case 'place':
    case 'event-displace':
      return fate.choosePlace(state, side, choices);
    case 'support':
      return fate.chooseSupport(state, side, choices);
    case 'return':
      return fate.comeBack(choices);
    case 'may-deploy':
      return fate.mayDeploy(choices);
    case 'deploy-markers':
      return fate.shareMarkers(state, choices);
    default:
      return undefined;
  }
}

/** RS Before there is a map. */
function draft(state: State, side: Side, asks: string, choices: readonly Choice[], random: Random): Choice | undefined {
  switch (asks) {
    case 'battlefield':
    case 'edge':
      return pickGround(choices, random);
    case 'order-of-battle':
      return pickForce(choices);
    case 'buy-support':
      return buySupport(state, side, choices);
    case 'buy-fortifications':
      return buyFortifications(state, choices);
    default:
      return undefined;
  }
}

function setUp(state: State, side: Side, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'arm':
      return arm(choices);
    case 'set-up':
      return pickUnit(state, choices);
    case 'set-up-hex':
      return placeUnit(state, side, choices);
    case 'fortify':
      return fortify(state, side, choices);
    case 'mine-strength':
      return strongestMines(choices);
    case 'radio':
      return choices.find(({ kind }) => kind === 'decline');
    default:
      return undefined;
  }
}
