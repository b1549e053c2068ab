/** Games played by lot come to an end, and every card and counter is in exactly one place all the way. */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/bots/random.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { chooseSetup } from '../../src/kernel/setup.ts';
import { COMBAT_COMMANDER } from './invariants.ts';

const GAMES = 30;

describe('Combat Commander by lot', () => {
  it.each(combatCommander.setups.map(({ id }) => id))('%s', { timeout: 120_000 }, (id) => {
    for (let number = 0; number < GAMES; number++) {
      const setup = chooseSetup(combatCommander, id);
      if (!setup.ok) throw new Error(setup.fault.code);
      const match = new Match(combatCommander, combatCommander.begin(setup.value, randomFrom(`${id} ${number}`)), {}, false);
      const random = randomFrom(`lots ${number}`);
      let made = 0;
      while (match.decision && made++ < combatCommander.lab.longest) {
        const choices = match.choices();
        expect(choices.length, match.decision.question.asks).toBeGreaterThan(0);
        match.choose(randomChoice(choices, random));
        expect(COMBAT_COMMANDER.faultInPieces(match.state)).toBeUndefined();
      }
      expect(match.outcome, `game ${number}`).toBeDefined();
    }
  });
});
