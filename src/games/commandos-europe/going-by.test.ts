/** At the end of a turn whoever is hunted is asked whether he gives the mission up, where that is worth a thought. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../kernel/dice.ts';
import { worthStopping } from '../../kernel/legality.ts';
import { Match } from '../../kernel/match.ts';
import { commandosEurope } from './game.ts';
import { SEAT } from './state.ts';

function ending(requires: object, squad: object) {
  const pieces = { 'a-squad-1': { at: '0142', detected: 1, ...squad }, ...requires };
  const arranged = commandosEurope.lab.arrange(
    { bases: ['0340'], phase: 'success', mission: { id: 'blow-bridge', at: '0145' }, enemies: { 'watchtower-1': '0150' }, pieces },
    randomFrom('going by'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const { state, decision } = new Match(commandosEurope, arranged.value, {});
  const isStopped = decision !== undefined && worthStopping(state, decision.question, SEAT);
  return [isStopped, commandosEurope.goesBy?.(state, decision?.question.asks ?? '')];
}

const CHARGES = { 'explosives-1': { at: '0142', with: 'a-squad-1' } };

it('goes by while the mission can be accomplished and nobody hunted is hurt', () => {
  expect(ending(CHARGES, {})).toEqual([true, true]);
  expect(ending(CHARGES, { marker: 'sprained-ankles' })).toEqual([true, false]);
  expect(ending({}, {})).toEqual([true, false]);
});
