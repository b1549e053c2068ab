/** Why the sergeant would choose what he chooses, from what the player can see. */
import type { Advice, Seat } from '../../../kernel/game.ts';
import { legalChoices } from '../../../kernel/legality.ts';
import { policy } from '../bot.ts';
import { hexName, hexNamed } from '../content/map.ts';
import { missionOf } from '../content/missions.ts';
import { countersOf, idOf, isBoat, isPlus, isSquad, isWeapon, pieceAt } from '../content/pieces.ts';
import { odds } from '../odds.ts';
import { distanceBetween } from '../rules/ground.ts';
import { hasSquadAt, isBase, isDetected, placeOf } from '../rules/pieces-in-play.ts';
import { NO_MISSION, NOBODY, OFF, type State } from '../state.ts';
import { type Choice, type ChoiceOf, choiceText, type Question } from '../vocabulary.ts';
import { heardLast } from './fighting.ts';
import { bestCourse } from './hunted.ts';
import { aimOf } from './moving.ts';
import { depot, isHopeless, isRequired, missing, runner } from './plan.ts';

type Figures = Advice['figures'];

export function reason(state: State, seat: Seat, question: Question, choice: Choice): Advice {
  const { rule } = question;
  const choices = legalChoices(state, question, seat);
  if (choices.length === 1) return { code: 'only-choice', rule, figures: {} };
  // The sergeant tosses no coin, so whose chance it is does not matter.
  if (choiceText(policy(state, seat, question, choices, state.random)) !== choiceText(choice))
    return { code: 'another-way', rule, figures: {} };
  const [code, figures] = because(state, seat, question.asks, choice);
  // Between two missions there is none to speak of.
  return figures.mission === NONE ? { code: 'no-better', rule, figures: {} } : { code, rule, figures };
}

const percent = (chance: number): number => Math.round(chance * 100);

/** The chance that matters of what could come of it: the first outcome. */
function chanceOf(state: State, seat: Seat, choice: Choice): number {
  return percent(odds(state, seat, choice)?.outcomes[0]?.chance ?? 1);
}

const NONE = '';
const mission = (state: State): string => (state.mission === NO_MISSION ? NONE : missionOf(state, state.mission).id);

function because(state: State, seat: Seat, asks: string, choice: Choice): readonly [code: string, figures: Figures] {
  switch (choice.kind) {
    case 'base':
      return state.bases.some((base) => base !== OFF) ? ['second-site', { hex: choice.hex }] : ['central', { hex: choice.hex }];
    case 'buy':
      return forPurchase(state, choice.goods);
    case 'at':
      return forStoring(state, choice.hex);
    case 'put':
      return ['where-needed', {}];
    case 'move':
      return forMoving(state, choice.piece);
    case 'with':
      return ['goes-along', { piece: choice.piece }];
    case 'take':
      return forTaking(state, choice.piece);
    case 'strip':
    case 'without':
      return ['leaves-behind', { piece: choice.piece }];
    case 'go':
      return forGoing(state, seat, choice);
    case 'halt':
      return state.move && isDetected(state, state.move.lead) ? ['holds', {}] : ['waits-here', {}];
    case 'escape':
      return ['escapes', { hex: choice.hex }];
    case 'stand':
      return forStanding(state);
    case 'forfeit':
      return forForfeiting(state);
    case 'attack':
    case 'suppress':
      return ['good-odds', { enemy: choice.enemy, chance: chanceOf(state, seat, choice) }];
    case 'lose':
      return ['least-worth', { piece: choice.piece }];
    case 'suffer':
      return ['can-bear', { piece: choice.piece }];
    case 'pass':
    case 'done':
    case 'fire':
    case 'draw':
      return forGoingOn(state, asks);
    default:
      return ['no-better', {}];
  }
}

/** Why nothing more is done here. */
function forGoingOn(state: State, asks: string): readonly [string, Figures] {
  switch (asks) {
    case 'before-draw':
      return ['draws', {}];
    case 'purchase':
      return forKeeping(state);
    case 'movement':
      return state.mission === NO_MISSION ? ['rest-home', {}] : ['rest-wait', { mission: mission(state) }];
    case 'combat':
      return ['no-attack', {}];
    case 'weapons':
      return ['all-fire', {}];
    case 'suppression':
      return [state.aimed.length > 0 ? 'fires-now' : 'no-suppressing', {}];
    case 'success':
      return forTrying(state);
    default:
      return ['no-better', {}];
  }
}

/** 7.2 Nobody can do it, or nobody wants to set out for it once more. */
function forForfeiting(state: State): readonly [string, Figures] {
  return [isHopeless(state) ? 'hopeless' : 'given-up', { mission: mission(state) }];
}

/** 7.2 Who could still do it, and how far away he is. */
function forTrying(state: State): readonly [string, Figures] {
  const going = runner(state);
  if (going === NOBODY) return ['no-better', {}];
  const far = distanceBetween(placeOf(state, going), state.missionAt);
  return ['still-possible', { piece: idOf(going), mission: mission(state), far }];
}

/** 6.0 Points that nothing is bought for. */
function forKeeping(state: State): readonly [string, Figures] {
  const base = state.mission === NO_MISSION ? OFF : depot(state);
  const figures = { mission: mission(state), points: state.points };
  return [base !== OFF && missing(state, base).length > 0 ? 'cannot-pay' : 'keeps-points', figures];
}

/** 6.0 What is bought lies in a base until somebody who is there takes it. */
function forStoring(state: State, hex: string): readonly [string, Figures] {
  return [hasSquadAt(state, hexNamed(hex)) ? 'stored-with-squad' : 'stored-without-squad', { hex, mission: mission(state) }];
}

function forMoving(state: State, id: string): readonly [string, Figures] {
  const piece = pieceAt(id);
  if (piece === runner(state)) return ['goes-for-it', { piece: id, mission: mission(state) }];
  return isSquad(piece) && isDetected(state, piece) ? ['runs-home', { piece: id }] : ['no-better', {}];
}

const STANDING = { mission: 'stands', home: 'stands-to-go-home', hold: 'stands-here' } as const;

function forStanding(state: State): readonly [string, Figures] {
  const { intent } = bestCourse(state, heardLast(state), true);
  return [STANDING[intent], intent === 'mission' ? { mission: mission(state) } : {}];
}

function forTaking(state: State, id: string): readonly [string, Figures] {
  const piece = pieceAt(id);
  if (isRequired(state, piece)) return ['takes-required', { piece: id, mission: mission(state) }];
  return [isWeapon(piece) ? 'takes-arms' : 'takes-along', { piece: id }];
}

function forGoing(state: State, seat: Seat, choice: ChoiceOf<'go'>): readonly [string, Figures] {
  const { hex } = choice;
  if (state.missionAt === hexNamed(hex) && state.move) return ['arrives', { hex, mission: mission(state) }];
  if (isBase(state, hexNamed(hex))) return ['into-base', { hex }];
  const chance = chanceOf(state, seat, choice);
  const aim = state.move ? aimOf(state, state.move.lead) : state.missionAt;
  if (aim === state.missionAt) return ['quietly', { hex, chance, mission: mission(state) }];
  return [isBase(state, aim) ? 'quietly-home' : 'quietly-to', { hex, chance, to: hexName(aim) }];
}

function forPurchase(state: State, goods: string): readonly [string, Figures] {
  const [counter = -1] = countersOf(goods);
  if (counter < 0) return ['buys-base', { mission: mission(state) }];
  if (isRequired(state, counter)) return ['buys-required', { goods, mission: mission(state) }];
  if (isSquad(counter)) return ['buys-men', { goods }];
  if (isBoat(counter)) return ['buys-boat', { goods, mission: mission(state) }];
  if (isWeapon(counter)) return ['buys-arms', { goods, mission: mission(state) }];
  if (isPlus(counter)) return ['buys-haste', { goods, mission: mission(state) }];
  return ['buys-comfort', { goods, points: state.points }];
}
