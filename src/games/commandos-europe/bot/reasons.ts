/** Why the sergeant would choose what he chooses, from what the player can see. */
import type { Advice, Seat } from '../../../kernel/game.ts';
import { legalChoices } from '../../../kernel/legality.ts';
import { policy } from '../bot.ts';
import { hexNamed } from '../content/map.ts';
import { missionOf } from '../content/missions.ts';
import { countersOf, isBoat, pieceAt } from '../content/pieces.ts';
import { odds } from '../odds.ts';
import { NO_MISSION, type State } from '../state.ts';
import { type Choice, choiceText, type Question } from '../vocabulary.ts';
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
  return { code, rule, figures };
}

const percent = (chance: number): number => Math.round(chance * 100);

/** The chance that matters of what could come of it: the first outcome. */
function chanceOf(state: State, seat: Seat, choice: Choice): number {
  return percent(odds(state, seat, choice)?.outcomes[0]?.chance ?? 1);
}

const mission = (state: State): string => (state.mission === NO_MISSION ? '' : missionOf(state, state.mission).id);

function because(state: State, seat: Seat, choice: Choice): readonly [code: string, figures: Figures] {
  switch (choice.kind) {
    case 'base':
      return ['central', { hex: choice.hex }];
    case 'buy':
      return forPurchase(state, choice.goods);
    case 'move':
      return pieceAt(choice.piece) === runner(state)
        ? ['goes-for-it', { piece: choice.piece, mission: mission(state) }]
        : ['runs-home', { piece: choice.piece }];
    case 'take':
      return isRequired(state, pieceAt(choice.piece))
        ? ['takes-required', { piece: choice.piece, mission: mission(state) }]
        : ['takes-along', { piece: choice.piece }];
    case 'without':
      return ['leaves-behind', { piece: choice.piece }];
    case 'go':
      return state.missionAt === hexNamed(choice.hex) && state.move
        ? ['arrives', { hex: choice.hex, mission: mission(state) }]
        : ['quietly', { hex: choice.hex, chance: chanceOf(state, seat, choice) }];
    case 'escape':
      return ['escapes', { hex: choice.hex }];
    case 'stand':
      return ['stands', { mission: mission(state) }];
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

function forPurchase(state: State, goods: string): readonly [string, Figures] {
  const [counter = -1] = countersOf(goods);
  if (counter >= 0 && isRequired(state, counter)) return ['buys-required', { goods, mission: mission(state) }];
  if (counter >= 0 && isBoat(counter)) return ['buys-boat', { goods, mission: mission(state) }];
  return ['buys-comfort', { goods, points: state.points }];
}
