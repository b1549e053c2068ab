/** The manners that the laboratory tries against the war. */
import { expect, it } from 'vitest';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { considered, isPart, parts } from '../../src/games/commandos-europe/plans.ts';
import { SEAT } from '../../src/games/commandos-europe/state.ts';
import { choiceText } from '../../src/games/commandos-europe/vocabulary.ts';
import { legalChoices } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { arranged } from '../given.ts';

const HOME = '0748';
const MEN = { 'a-squad-1': { at: HOME }, 'b-squad-1': { at: HOME } };
const PURCHASE = { phase: 'purchase', bases: [HOME], mission: { id: 'destroy-cod-plant', at: '1144', since: 2 }, pieces: MEN, points: 8 };

/** What somebody who keeps to the plan still considers. */
function left(position: object, ...plan: string[]): string[] {
  const { state, decision } = new Match(commandosEurope, arranged(commandosEurope, position));
  if (!decision) throw new Error('nobody is asked');
  return considered(plan, state, SEAT, decision.question, legalChoices(state, decision.question, SEAT)).map(choiceText);
}

it('knows its own parts and no others, each in one group', () => {
  const all = parts().flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.every(isPart)).toBe(true);
  expect(['elephants', 'first-rope', 'constructor'].filter(isPart)).toEqual([]);
});

it('a plan of the carrier has one answer where the carrier has one, of what other parts leave', () => {
  expect(left(PURCHASE, 'carrier')).toEqual(['buy jeep']);
  expect(left(PURCHASE, 'carrier', 'without-vehicles')).toEqual(['buy explosives']);
});

it('without arms leaves those that the mission takes', () => {
  const arms = (texts: readonly string[]) => texts.filter((text) => ['buy vickers', 'buy grenades', 'buy bren'].includes(text));
  expect(arms(left(PURCHASE))).toEqual(['buy grenades', 'buy bren', 'buy vickers']);
  expect(arms(left({ ...PURCHASE, mission: { id: 'capture-ship', at: '1342', since: 2 } }, 'without-arms'))).toEqual(['buy grenades']);
  expect(arms(left(PURCHASE, 'without-spare-arms'))).toEqual(['buy grenades']);
  expect(left(PURCHASE, 'without-comfort')).toContain('buy explosives');
  expect(left(PURCHASE, 'without-comfort')).not.toContain('buy rope');
});

it('what comes first is bought once it can be paid for beside what the mission takes', () => {
  expect(left(PURCHASE, 'first-guide')).toEqual(['buy guide']);
  expect(left({ ...PURCHASE, points: 5 }, 'first-guide')).toContain('buy explosives');
});
