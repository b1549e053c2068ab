/**
 * Sergeant: what a sensible player would do with what the player can see. Every decision is weighed in VPs from tables;
 * nothing is searched, nothing is remembered but what could be worked out again, and nothing is looked at that the seat
 * cannot know.
 */
import type { Random } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/game.ts';
import { aim, chooseImpact } from './bot/artillery.ts';
import { chooseDefender, defend, takeWounds } from './bot/defence.ts';
import { digIn, entrench, revealHoles } from './bot/digging.ts';
import * as events from './bot/events.ts';
import { fire, formGroup, helpShot, hideObstacles, react } from './bot/firing.ts';
import { holdInitiative } from './bot/initiative.ts';
import { ambush, chooseMelee, leastLoss } from './bot/melee.ts';
import { activate, activateMore, advance, move, placeSmoke } from './bot/moving.ts';
import { giveOrder, tossCards } from './bot/orders.ts';
import { buyFortifications, buySupport, pickForce, pickGround } from './bot/random-scenario.ts';
import { chooseRout, fallBack, rallyNext, routNext } from './bot/recovery.ts';
import { arm, fortify, pickUnit, placeUnit, strongestMines } from './bot/set-up.ts';
import { thinOut } from './bot/stacking.ts';
import type { Side } from './content/terms.ts';
import { now, type State } from './state.ts';
import { sideOfSeat } from './view.ts';
import type { Choice, Question } from './vocabulary.ts';

export function policy(state: State, seat: Seat, question: Question, choices: readonly Choice[], random: Random): Choice {
  const [first] = choices;
  if (!first) throw new Error('There is nothing to choose from.');
  if (choices.length === 1) return first;
  const side = sideOfSeat(seat) ?? state.active;
  const own =
    state.phase === 'generate' ? draft(state, side, question.asks, choices, random) : answer(state, side, question.asks, choices, random);
  return own ?? question.pass ?? first;
}

/** What the policy has an opinion on; whatever else is asked, to pass or the first choice is as good as any. */
function answer(state: State, side: Side, asks: string, choices: readonly Choice[], random: Random): Choice | undefined {
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
      return (
        answerInBattle(state, side, asks, choices) ?? answerEvent(state, side, asks, choices) ?? setUp(state, side, asks, choices, random)
      );
  }
}

/** Under fire, in melee, in fear. */
function answerInBattle(state: State, side: Side, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'defence':
      return chooseDefender(state, side, choices);
    case 'defence-actions':
      return defend(state, side, choices);
    case 'light-wounds':
      return takeWounds(state, side, choices);
    case 'melee':
      return chooseMelee(state, side, choices);
    case 'ambush':
      return ambush(state, side, choices);
    case 'ambushed':
    case 'event-fall':
      return leastLoss(state, choices);
    case 'no-quarter':
      return choices[0];
    case 'rally-roll':
      return rallyNext(choices);
    case 'rout':
      return chooseRout(side, choices);
    case 'rout-roll':
      return routNext(side, choices);
    case 'retreat':
      return fallBack(state, side, choices);
    case 'overstacked':
      return thinOut(state, side, choices);
    default:
      return undefined;
  }
}

/** Events, the clock, help from outside. */
function answerEvent(state: State, side: Side, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'may-snipe':
    case 'event-shock':
      return events.pickVictim(state, side, choices, events.hitCost);
    case 'event-kill':
    case 'event-capture':
      return events.pickVictim(state, side, choices, events.deathCost);
    case 'event-interdict':
    case 'may-suppress':
      return events.pickVictim(state, side, choices, events.suppressCost);
    case 'event-malfunction':
      return events.pickVictim(state, side, choices, events.gunCost);
    case 'event-rally':
    case 'may-rally':
      return events.pickVictim(state, side, choices, events.rallyCost);
    case 'event-harden':
      return events.harden(state, side, choices);
    case 'event-judge':
      return events.judge(state, choices);
    case 'may-strike':
      return events.strike(state, side, choices);
    case 'may-entrench':
    case 'dig-in-hex':
      return entrench(state, side, choices);
    case 'hide-trenches':
    case 'hide-pillbox':
      return revealHoles(state, side, choices);
    case 'dig-in':
      return digIn(state, side, choices);
    case 'event-hero':
    case 'may-promote':
      return events.comeForward(state, side, choices);
    case 'may-interrogate':
      return events.interrogate(state, side, choices);
    case 'event-reveal':
      return events.revealChit(choices);
    case 'may-clear':
    case 'demolish':
      return events.clearObstacle(state, side, choices);
    case 'upon-discard':
      return events.demolish(state, side, choices);
    case 'may-scrounge':
      return events.scrounge(choices);
    case 'event-keep':
      return events.keepWeapon(state, choices);
    case 'event-revive':
      return events.revive(side, choices);
    case 'may-phosphorus':
      return events.phosphorus(state, side, choices);
    case 'remove-smoke':
      return events.clearSmoke(state, side, choices);
    case 'place':
    case 'event-displace':
      return events.choosePlace(state, side, choices);
    case 'support':
      return events.chooseSupport(state, side, choices);
    case 'return':
      return events.comeBack(choices);
    case 'may-deploy':
      return events.mayDeploy(choices);
    case 'deploy-markers':
      return events.shareMarkers(state, choices);
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

function setUp(state: State, side: Side, asks: string, choices: readonly Choice[], random: Random): Choice | undefined {
  switch (asks) {
    case 'arm':
      return arm(state, choices);
    case 'set-up':
      return pickUnit(state, choices);
    case 'set-up-hex':
      return placeUnit(state, side, choices, random);
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
