import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { commandosEurope } from '../game.ts';
import { SEAT } from '../state.ts';
import { reason } from './reasons.ts';

/** Where somebody who asks has to decide something. */
const DECISIONS = ['before-draw', 'purchase', 'where', 'movement', 'moving', 'escape', 'combat', 'suppression', 'success'];

it('has a reason at every decision of a raid', () => {
  const unreasoned = new Set<string>();
  const asked = new Set<string>();
  for (const seed of ['one', 'two', 'three']) {
    const setup = { id: 'norway', options: {} };
    const match = new Match(commandosEurope, commandosEurope.begin(setup, randomFrom(seed)), {}, false);
    while (match.decision) {
      const { question } = match.decision;
      const choice = commandosEurope.player.policy(match.state, SEAT, question, match.choices(SEAT), match.state.random);
      asked.add(question.asks);
      if (reason(match.state, SEAT, question, choice).code === 'no-better') unreasoned.add(`${question.asks}: ${choice.kind}`);
      match.choose(choice, SEAT);
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['purchase', 'movement', 'moving', 'escape']));
  expect([...unreasoned].filter((one) => DECISIONS.includes(one.split(':')[0] ?? ''))).toEqual([]);
});
