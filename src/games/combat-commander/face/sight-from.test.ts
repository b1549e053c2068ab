/** From the hex that is picked: whom of the enemy one sees, and what hides the others. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { hexNamed } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';
import { seenFrom } from './sight-from.ts';

const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));

const AT_REST = { broken: false, suppressed: false, veteran: false, weapon: '', weaponBroken: false, activated: false };
const unit = (id: string, side: 'allies' | 'axis', hex: string) => ({ ...AT_REST, id, side, at: hexNamed(hex), hex });

function whom(from: string, smoke: readonly { readonly hex: string; readonly value: number }[] = []) {
  const state = combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('sight'));
  const units = [
    unit('a-hanlon', 'allies', 'H9'),
    unit('g-rifle-1', 'axis', 'N6'),
    unit('g-weapon-team-1', 'axis', 'H7'),
    unit('g-rifle-2', 'axis', 'H7'),
  ];
  const view = { ...seen(combatCommander.view(state, 'allies')), units, smoke: smoke.map((one) => ({ ...one, at: hexNamed(one.hex) })) };
  return seenFrom(view, hexNamed(from), speaker).map(({ text }) => text);
}

it('those who are seen stand first, with range and Hindrance; the others with what is in the way', () => {
  expect(whom('H9')).toEqual(['H7, 2 hexes (Weapon Team 1 and Rifle 2)', 'N6, 6 hexes: hedge in I9/J8 (Rifle 1)']);
  expect(whom('H9', [{ hex: 'H8', value: 3 }])[0]).toBe('H7, 2 hexes, Hindrance 3 (Weapon Team 1 and Rifle 2)');
});

it('from where an enemy stands one’s own are looked for', () => {
  expect(whom('H7')).toEqual(['H9, 2 hexes (Sgt. Hanlon)']);
});
