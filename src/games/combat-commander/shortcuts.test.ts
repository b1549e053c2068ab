/** What is meant as one while setting up says how much it does. */
import { expect, it } from 'vitest';
import { Chronicle } from '../../kernel/chronicle.ts';
import { choicesFrom } from '../../kernel/together.ts';
import { shortcutsFor } from '../../kernel/witness/sight.ts';
import { combatCommander } from './game.ts';

const IS_PUT_DOWN: ReadonlySet<string> = new Set(['place', 'fortify']);

it.each(['first-light', 'goat-path', 'orchard-gate'])('the rest is as many counters as are put down by it: %s', (id) => {
  const table = new Chronicle(combatCommander, { setup: { id, options: {} }, seed: 'the rest', salt: '' });
  const sides = new Set<string>();
  // a large force is not set up by one press
  for (let presses = 0; presses < 8; presses++) {
    const [seat = ''] = table.match.decision?.seats ?? [];
    const rest = shortcutsFor(table, seat).find(({ says }) => says?.code === 'set-up-rest');
    const choices = choicesFrom(combatCommander, rest?.text ?? '');
    if (!choices) break;
    expect(rest?.says?.figures.count).toBe(choices.filter(({ kind }) => IS_PUT_DOWN.has(kind)).length);
    table.chooseTogether(seat, choices);
    sides.add(seat);
  }
  expect([...sides].sort()).toEqual(['allies', 'axis']);
});
