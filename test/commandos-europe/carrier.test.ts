/** The plan that the missions are held to: gear goes ahead silently, squads follow with nothing in their hands. */
import { expect, it } from 'vitest';
import { SQUADS } from '../../src/games/commandos-europe/content/pieces.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { SEAT } from '../../src/games/commandos-europe/state.ts';
import { choiceText } from '../../src/games/commandos-europe/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { legalChoices } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { arranged } from '../given.ts';

const carrier = commandosEurope.player.others?.carrier ?? expect.fail('there is no carrier');

function chosen(position: object): string {
  const { state, decision } = new Match(commandosEurope, arranged(commandosEurope, position));
  if (!decision) throw new Error('nobody is asked');
  return choiceText(carrier(state, SEAT, decision.question, legalChoices(state, decision.question, SEAT), randomFrom('carrier')));
}

const MISSION = { id: 'destroy-cod-plant', at: '1144', since: 2 };
const MEN = { 'a-squad-1': { at: '0748' }, 'b-squad-1': { at: '0748' } };

it('buys the Jeep before what the mission takes', () => {
  expect(chosen({ phase: 'purchase', bases: ['0748'], mission: MISSION, pieces: MEN })).toBe('buy jeep');
  const owned = { ...MEN, jeep: { at: '0748' } };
  expect(chosen({ phase: 'purchase', bases: ['0748'], mission: MISSION, pieces: owned })).toBe('buy explosives');
});

it('sends the Jeep for the gear before anybody else moves, and takes a whole war to its end', () => {
  const pieces = { ...MEN, jeep: { at: '0748' }, 'explosives-1': { at: '0748' } };
  expect(chosen({ bases: ['0748'], mission: MISSION, pieces })).toBe('move jeep');
  const match = new Match(commandosEurope, commandosEurope.begin({ id: 'norway', options: {} }, randomFrom('carried')), {}, false);
  let hauled = 0;
  while (match.decision) {
    const { question } = match.decision;
    const choice = carrier(match.state, SEAT, question, match.choices(SEAT), match.state.random);
    match.choose(choice, SEAT);
    if (
      match.state.mission >= 0 &&
      match.state.holders.some((holder, piece) => holder >= SQUADS && match.state.places[piece] === match.state.missionAt)
    )
      hauled++;
  }
  expect(match.outcome).toBeDefined();
  expect(hauled).toBeGreaterThan(0);
});
