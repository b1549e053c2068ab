/** What the scripted player advises: one choice, or several that can be meant as one where it would make each of them. */
import { sergeant } from '../bots/bot.ts';
import type { AnyChronicle } from '../games/box.ts';
import { randomFrom } from '../kernel/dice.ts';
import type { Advice, Choice, Seat } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { type Offer, shortcutsFor } from '../kernel/witness/sight.ts';

export interface Advised {
  /** The first of them: what is noted down, and what the reason speaks of. */
  readonly choice: Choice;
  /** All of them, as they are sent. */
  readonly text: string;
  readonly advice: Advice | null;
}

export function advised(chronicle: AnyChronicle, seat: Seat): Advised | undefined {
  const { game, match } = chronicle;
  const choice = scripted(match, chronicle.version, seat);
  if (!choice || !match.decision) return undefined;
  const whole = longest(chronicle, seat, choice);
  const advice = game.player.reason?.(match.state, seat, match.decision.question, choice, whole?.choices) ?? null;
  return { choice, text: whole?.text ?? game.choiceText(choice), advice };
}

/** The most that can be pressed as one and begins with this choice, if the scripted player would make all of it. */
function longest(chronicle: AnyChronicle, seat: Seat, choice: Choice): Offer | undefined {
  const { game } = chronicle;
  const begun = game.choiceText(choice);
  return shortcutsFor(chronicle, seat)
    .filter(({ choices: [first] = [], quiet, drag }) => !quiet && !drag && first && game.choiceText(first) === begun)
    .toSorted((a, b) => (b.choices?.length ?? 0) - (a.choices?.length ?? 0))
    .find(({ choices = [] }) => wouldMake(chronicle, seat, choices));
}

/** Tried out on a copy. */
function wouldMake({ game, match, version }: AnyChronicle, seat: Seat, choices: readonly Choice[]): boolean {
  const copy = Match.resume(game, match.position(), {}, false);
  for (const choice of choices) {
    const wanted = scripted(copy, version, seat);
    if (!wanted || game.choiceText(wanted) !== game.choiceText(choice)) return false;
    copy.choose(choice, seat);
  }
  return true;
}

/** Its dice are its own, never the game's. */
function scripted(match: AnyChronicle['match'], version: number, seat: Seat): Choice | undefined {
  if (!match.decision?.seats.includes(seat)) return undefined;
  const choices = match.choices(seat);
  return choices.length === 0 ? undefined : sergeant.choose(match, seat, choices, randomFrom(`hint ${version}`));
}
