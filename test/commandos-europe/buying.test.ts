/** What the scripted player buys. */
import { expect, it } from 'vitest';
import { policy } from '../../src/games/commandos-europe/bot.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { SEAT } from '../../src/games/commandos-europe/state.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { arranged } from '../given.ts';

/** In Norway, a long way from a mission that takes explosives. */
const FAR_AWAY = {
  phase: 'purchase',
  points: 20,
  bases: ['0129'],
  mission: { id: 'destroy-cod-plant', at: '1445', since: 2 },
  pieces: { 'a-squad-1': { at: '0129' }, 'b-squad-1': { at: '0129' } },
};

function bought(basesLost: readonly number[]): string {
  const match = new Match(commandosEurope, arranged(commandosEurope, { ...FAR_AWAY, basesLost }));
  if (!match.decision) throw new Error('nobody is asked');
  const choice = policy(match.state, SEAT, match.decision.question, match.choices(SEAT), randomFrom('bought'));
  return choice.kind === 'buy' ? choice.goods : choice.kind;
}

it('is a second base where the mission is far away', () => {
  expect(bought([])).toBe('base');
});

it('is what the mission takes where the second base was lost on this map', () => {
  expect(bought([1])).toBe('explosives');
});
