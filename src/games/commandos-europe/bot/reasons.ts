/** Why the sergeant would choose what he chooses, from what the player can see. */
import type { Advice, Seat } from '../../../kernel/game.ts';
import { legalChoices } from '../../../kernel/legality.ts';
import { policy } from '../bot.ts';
import { hexName, hexNamed } from '../content/map.ts';
import { missionOf } from '../content/missions.ts';
import { countersOf, isBoat, isPlus, isSquad, isWeapon, pieceAt } from '../content/pieces.ts';
import { odds } from '../odds.ts';
import { isBase, isDetected } from '../rules/pieces-in-play.ts';
import { NO_MISSION, OFF, type State } from '../state.ts';
import { type Choice, type ChoiceOf, choiceText, type Question } from '../vocabulary.ts';
import { heardLast } from './fighting.ts';
import { bestCourse } from './hunted.ts';
import { aimOf } from './moving.ts';
import { isRequired, runner } from './plan.ts';

type Figures = Advice['figures'];

export function reason(state: State, seat: Seat, question: Question, choice: Choice): Advice {
  const { rule } = question;
  const choices = legalChoices(state, question, seat);
  if (choices.length === 1) return { code: 'only-choice', rule, figures: {} };
  // The sergeant tosses no coin, so whose chance it is does not matter.
  if (choiceText(policy(state, seat, question, choices, state.random)) !== choiceText(choice))
    return { code: 'another-way', rule, figures: {} };
  const [code, figures] = because(state, seat, choice);
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

function because(state: State, seat: Seat, choice: Choice): readonly [code: string, figures: Figures] {
  switch (choice.kind) {
    case 'base':
      return state.bases.some((base) => base !== OFF) ? ['second-site', { hex: choice.hex }] : ['central', { hex: choice.hex }];
    case 'buy':
      return forPurchase(state, choice.goods);
    case 'at':
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
      return state.move && isDetected(state, state.move.lead) ? ['holds', {}] : ['no-better', {}];
    case 'escape':
      return ['escapes', { hex: choice.hex }];
    case 'stand':
      return forStanding(state);
    case 'forfeit':
      return ['hopeless', { mission: mission(state) }];
    case 'attack':
    case 'suppress':
      return ['good-odds', { enemy: choice.enemy, chance: chanceOf(state, seat, choice) }];
    case 'lose':
      return ['least-worth', { piece: choice.piece }];
    default:
      return ['no-better', {}];
  }
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
