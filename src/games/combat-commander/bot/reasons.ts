/**
 * Why the scripted player would choose what it chooses: the reckoning that decided, with its figures.
 * It is asked after the choice, so it may take its time; like the policy it looks at nothing that the seat cannot know.
 */
import { randomFrom } from '../../../kernel/dice.ts';
import type { Advice, Seat } from '../../../kernel/game.ts';
import { legalChoices } from '../../../kernel/legality.ts';
import { policy } from '../bot.ts';
import type { Side } from '../content/terms.ts';
import type { State } from '../state.ts';
import { sideOfSeat } from '../view.ts';
import { type Choice, choiceText, type Question } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { inBattle } from './reasons-battle.ts';
import { atEvent } from './reasons-events.ts';
import { forFire } from './reasons-fire.ts';
import { forMoving } from './reasons-moving.ts';
import { forOrders } from './reasons-orders.ts';
import { forSetUp } from './reasons-set-up.ts';

/** Where one answer is chosen by lot from several that are about as good. */
const BY_LOT: readonly string[] = ['battlefield', 'edge', 'set-up-hex'];

export function reason(state: State, seat: Seat, question: Question, choice: Choice): Advice {
  const { asks, rule } = question;
  const choices = legalChoices(state, question, seat);
  if (choices.length === 1) return advise('only-choice', rule);
  if (!BY_LOT.includes(asks)) {
    const wanted = policy(state, seat, question, choices, randomFrom('reason'));
    if (choiceText(wanted) !== choiceText(choice)) return advise('another-way', rule);
  }
  const side = sideOfSeat(seat) ?? state.active;
  return because(state, side, asks, choice, choices) ?? advise('no-better', rule);
}

/** Undefined where no reckoning spoke for the choice. */
function because(state: State, side: Side, asks: string, choice: Choice, choices: readonly Choice[]): Advice | undefined {
  return (
    forOrders(state, side, asks, choice, choices) ??
    forMoving(state, side, asks, choice) ??
    forFire(state, side, asks, choice) ??
    inBattle(state, side, asks, choice) ??
    atEvent(state, side, asks, choice) ??
    forSetUp(state, side, asks, choice, choices)
  );
}
