/** A glance at a hex of an Objective tells who holds it, and what is wanting to take it. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { hexDescribed } from './describe-hex.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';

it('speaks of the whole building, from each of its hexes', async () => {
  const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));
  const state = combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('objectives'));
  const view = seen(combatCommander.view(state, 'allies'));
  const hexes = mapOf(view).objectiveHexes.find((all) => all.length > 1) ?? [];
  const [first = -1] = hexes;
  expect(hexes.length).toBeGreaterThan(1);
  const glance = (more: object) => hexes.map((hex) => hexDescribed({ ...view, ...more }, hex, speaker).lines[0]?.text);
  for (const text of glance({ units: [] })) expect(text).toMatch(/^Objective \d.*yours once you stand there$/);
  const enemy = { id: 'g-rifle-1', side: 'axis', at: first, broken: false, weapon: '' };
  for (const text of glance({ units: [enemy] })) expect(text).toContain(`not yours while enemies are in ${hexName(first)}`);
});
