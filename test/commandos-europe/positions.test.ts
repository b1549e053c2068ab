/** Each of the positions gives the reason that it is there for. */
import { expect, it } from 'vitest';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { POSITIONS } from './positions.ts';

it.each(POSITIONS)('$reason', ({ reason, position, choices = [] }) => {
  const arranged = commandosEurope.lab.arrange(position, scriptedRandom([]));
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const match = new Match(commandosEurope, arranged.value);
  for (const text of choices) match.choose(commandosEurope.choiceFrom(text) ?? expect.fail(text));
  const { decision, state } = match;
  const [seat = ''] = decision?.seats ?? [];
  const reasons = match.intentions(seat).map((wish) => decision && whyNot(state, decision.question, wish, seat)?.code);
  expect(reasons).toContain(reason);
});
