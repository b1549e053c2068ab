/** Every figure of a counter that is other than printed says by how much, and where that comes from. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { hexNamed } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import { unitFigures } from '../reckoning/pieces.ts';
import type { View } from '../view.ts';
import { unitDescribed, weaponDescribed } from './describe-unit.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';

const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));

function firstLight() {
  const state = combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('figures'));
  return seen(combatCommander.view(state, 'allies'));
}

const unit = (id: string, hex: string, more: Partial<View['units'][number]> = {}) => ({
  id,
  side: 'allies' as const,
  at: hexNamed(hex),
  hex,
  broken: false,
  suppressed: false,
  veteran: false,
  weapon: '',
  weaponBroken: false,
  activated: false,
  ...more,
});

it('at a glance: an arrow at each figure that is altered, and what altered it', () => {
  const line = unit('a-line-1', 'H7', { suppressed: true });
  const view = { ...firstLight(), units: [line, unit('a-hanlon', 'H7')] };
  const [glance, ...lines] = unitDescribed(view, line, speaker).lines.map(({ text }) => text);
  expect(glance).toBe('6*-6-4*/9▴ · suppressed · +1 Command (Sgt. Hanlon) · −1 suppressed · Morale +3 Cover (building)');
  expect(lines).toContain('Firepower 6 = 6 + 1 Command (Sgt. Hanlon) − 1 suppressed');
  expect(lines).toContain('Morale 9 = 6 + 1 Command (Sgt. Hanlon) − 1 suppressed + 3 Cover (building)');
});

it('what is as printed has neither arrow nor sum', () => {
  const line = unit('a-line-1', 'D5');
  const [glance] = unitDescribed({ ...firstLight(), units: [line] }, line, speaker).lines;
  expect(glance?.text).toMatch(/^6\*-6-4\*\/\d$/);
});

it('a weapon says what a leader adds to it', () => {
  const team = unit('a-weapon-team-1', 'H7', { weapon: 'a-medium-mg-1' });
  const view = { ...firstLight(), units: [team, unit('a-hanlon', 'H7')] };
  const told = weaponDescribed(view, team, speaker).lines.map(({ text }) => text);
  expect(told).toContain('Firepower 7 = 6 + 1 Command (Sgt. Hanlon) · Range 11 = 10 + 1 Command (Sgt. Hanlon)');
});

it('what is told adds up to what the rules reckon, over a whole fight', () => {
  const random = randomFrom('adds up');
  const match = new Match(combatCommander, combatCommander.begin({ id: 'first-light', options: {} }, random));
  const wrong: string[] = [];
  for (let made = 0; made < 1200 && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
    if (made % 5 > 0) continue;
    const view = seen(combatCommander.view(match.state, 'axis'));
    for (const one of view.units) {
      const { firepower, range, movement, morale } = unitFigures(view, one);
      const told = unitDescribed(view, one, speaker).lines.slice(1, 5);
      const values = told.map(({ text }) => Number(/^\D+ (−?\d+)/.exec(text)?.[1]?.replace('−', '-')));
      const reckoned = [firepower.value, range.value, movement.value, morale];
      if (`${values}` !== `${reckoned}`) wrong.push(`${one.id}: ${told.map(({ text }) => text).join(', ')}; but ${reckoned}`);
    }
  }
  expect(wrong).toEqual([]);
});
