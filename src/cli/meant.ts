/** Which choice a typed line means. */
import type { AnyGame } from '../games/box.ts';
import type { Choice } from '../kernel/game.ts';
import { type Session, seatOf } from './session.ts';

/** By number, or by its text, possible or not. */
export function choiceMeant(session: Pick<Session, 'chronicle' | 'bots'>, line: string): Choice | undefined {
  const { chronicle } = session;
  const { game, match } = chronicle;
  const choices = chronicle.choices(seatOf(session));
  return (
    choices[Number(line) - 1] ??
    choiceCalled(game, choices, line) ??
    choiceCalled(game, match.intentions(seatOf(session)), line) ??
    game.choiceFrom(line)
  );
}

/** Capitals matter only where two choices differ by nothing else. */
function choiceCalled(game: AnyGame, choices: readonly Choice[], line: string): Choice | undefined {
  const typed = line.split(/\s+/).join(' ');
  const alike = new Map<string, Choice>();
  for (const choice of choices) {
    const text = game.choiceText(choice);
    if (text.toLowerCase() === typed.toLowerCase()) alike.set(text, choice);
  }
  if (alike.size > 1) return alike.get(typed);
  const [choice] = alike.values();
  return choice;
}
