/**
 * Sergeant: buys for the mission at hand, so as not to be heard or so as to stand; goes there and back by what is likely to be
 * heard; escapes, holds his ground or goes on by what each may cost; and forfeits what cannot be done. Everything is weighed
 * from tables (bot/); nothing is tried out.
 */
import type { Random } from '../../kernel/dice.ts';
import { entryOf } from '../../kernel/listed.ts';
import { wanted } from './bot/buying.ts';
import { cheapest, fightIfGood, isStanding, leaveOut, suppress } from './bot/fighting.ts';
import { isGivenUp } from './bot/giving-up.ts';
import { onTheMove, whoMoves } from './bot/moving.ts';
import { bestSites, depot, secondSite } from './bot/plan.ts';
import { hexNamed } from './content/map.ts';
import { pieceAt } from './content/pieces.ts';
import { markerOn } from './rules/pieces-in-play.ts';
import { NO_MARKER, NO_MISSION, OFF, type State } from './state.ts';
import type { Choice, ChoiceKind, Question } from './vocabulary.ts';

export function policy(state: State, _seat: string, question: Question, choices: readonly Choice[], _random: Random): Choice {
  const first = entryOf(choices, 0, 'choice');
  return choices.length === 1 ? first : (answer(state, question.asks, choices) ?? first);
}

/** What the sergeant has an opinion on; whatever else is asked, the first choice is as good as any. */
function answer(state: State, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'base':
    case 'second-base':
    case 'new-site':
      return site(state, choices);
    case 'deploy':
      return deploy(choices);
    case 'where':
      return whichBase(state, choices);
    case 'before-draw':
      return plainOne(choices, 'draw');
    case 'purchase':
      return purchase(state, choices);
    case 'movement':
      return whoMoves(state, choices);
    case 'moving':
      return onTheMove(state, choices);
    case 'escape':
      return isStanding(state) ? plainOne(choices, 'stand') : (whichBase(state, choices) ?? plainOne(choices, 'escape'));
    case 'combat':
      return fightIfGood(state, choices);
    case 'joining':
      return choices.find(({ kind }) => kind === 'with');
    case 'weapons':
      return leaveOut(state, choices);
    case 'casualties':
      return choices.find((choice) => choice.kind === 'suffer' && markerOn(state, pieceAt(choice.piece)) === NO_MARKER);
    case 'gear-loss':
      return cheapest(state, choices);
    case 'suppression':
      return suppress(state, choices);
    case 'success':
      return isGivenUp(state) ? plainOne(choices, 'forfeit') : plainOne(choices, 'pass');
    default:
      return undefined;
  }
}

function plainOne(choices: readonly Choice[], kind: ChoiceKind): Choice | undefined {
  return choices.find((choice) => choice.kind === kind);
}

/** The best site that is offered. */
function site(state: State, choices: readonly Choice[]): Choice | undefined {
  const offered = choices.flatMap((choice) => (choice.kind === 'base' ? [hexNamed(choice.hex)] : []));
  const isFirst = state.bases.every((base) => base === OFF);
  const hex = isFirst ? bestSites(state).find((each) => offered.includes(each)) : secondSite(state, offered);
  return choices.find((choice) => choice.kind === 'base' && hexNamed(choice.hex) === hex);
}

/** 3.4 With two bases one squad and one leader begin in the other. */
const ELSEWHERE = ['b-squad-1', 'officer-1'];

function deploy(choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice.kind === 'put' && ELSEWHERE.includes(choice.piece)) ?? plainOne(choices, 'done');
}

/** The base of choice for what is bought, or for whoever escapes. */
function whichBase(state: State, choices: readonly Choice[]): Choice | undefined {
  const best = state.mission === NO_MISSION ? OFF : depot(state);
  return choices.find((choice) => (choice.kind === 'at' || choice.kind === 'escape') && hexNamed(choice.hex) === best);
}

/** For the mission at hand: what it takes, and what pays on the way there. */
function purchase(state: State, choices: readonly Choice[]): Choice | undefined {
  const offered = (goods: string) => choices.find((choice) => choice.kind === 'buy' && choice.goods === goods);
  if (!state.bases.some((base) => base !== OFF)) return offered('base') ?? plainOne(choices, 'done');
  const goods = wanted(state);
  return (goods === undefined ? undefined : offered(goods)) ?? plainOne(choices, 'done');
}
