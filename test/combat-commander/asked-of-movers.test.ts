/** What is asked names those whom it is about. */
import { expect, it } from 'vitest';
import { askFigures } from '../../src/games/combat-commander/face/ask-figures.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { TEXTS } from '../../src/games/combat-commander/text/texts.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { given } from './given.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);

const asked = (t: ReturnType<typeof given>, asks = t.asks) => ENGLISH.prompt({ asks }, askFigures(combatCommander.view(t.state, 'axis')));

it('whoever is under way is named with what he has left, and whoever leads with his name', () => {
  const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'a-line-1': 'A1' };
  const t = given({ units, axis: { hand: ['G-19'] } }).choose('order G-19', 'activate g-lorenz');
  expect(asked(t)).toBe(`Who goes along with ${ENGLISH.name('g-lorenz')}?`);
  t.choose('activate-all');
  expect(asked(t, 'move')).toBe('Who moves, and where to?');
  t.choose('set-out g-lorenz');
  expect(asked(t, 'move')).toMatch(/^Which way for .*Lorenz\? MP left: \d$/);
  expect(asked(t, 'reaction')).toMatch(/^They have entered L7: fire at .*Lorenz, or reveal something\?$/);
});
