/** A scripted player who keeps to a plan: `plan:sappers+truck-patrol-2` can be named wherever the laboratory takes a bot. */

import { type Bot, botFor } from '../bots/bot.ts';
import type { AnyGame } from '../games/box.ts';

const PREFIX = 'plan:';
const JOINT = '+';

/** The bot that plays by the plan; without a part it is the scripted player himself. */
export function plannedBotId(plan: readonly string[]): string {
  return plan.length === 0 ? 'sergeant' : PREFIX + plan.join(JOINT);
}

/** Any bot of the game, or one with a plan. */
export function labBot(game: AnyGame, id: string): Bot | undefined {
  if (!id.startsWith(PREFIX)) return botFor(game, id);
  const plan = id.slice(PREFIX.length).split(JOINT);
  return plan.every((part) => game.lab.plans?.isPart(part)) ? plannedBot(id, plan) : undefined;
}

function plannedBot(id: string, plan: readonly string[]): Bot {
  return {
    id,
    choose({ game, state, decision }, seat, choices, random) {
      if (!decision) throw new Error('The game is over: there is nothing to choose.');
      const considered = game.lab.plans?.considered(plan, state, seat, decision.question, choices) ?? [];
      return game.player.policy(state, seat, decision.question, considered.length > 0 ? considered : choices, random);
    },
  };
}
