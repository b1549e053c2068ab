/** What is meant as one while setting up says how much it does. */
import { expect, it } from 'vitest';
import { Chronicle } from '../../kernel/chronicle.ts';
import { choicesFrom } from '../../kernel/together.ts';
import { shortcutsFor, whyNotTogether } from '../../kernel/witness/sight.ts';
import { EVERYWHERE, hexName } from './content/battle-map.ts';
import { combatCommander } from './game.ts';

const IS_PUT_DOWN: ReadonlySet<string> = new Set(['place', 'fortify']);

it.each(['first-light', 'goat-path', 'orchard-gate'])(
  'the rest is as many counters as are put down by it, and the last is left to be put down by hand: %s',
  (id) => {
    const table = new Chronicle(combatCommander, { setup: { id, options: {} }, seed: 'the rest', salt: '' });
    const sides = new Set<string>();
    // a large force is not set up by one press
    for (let presses = 0; presses < 8; presses++) {
      const [seat = ''] = table.match.decision?.seats ?? [];
      const rest = shortcutsFor(table, seat).find(({ says }) => says?.code === 'set-up-rest');
      const choices = choicesFrom(combatCommander, rest?.text ?? '');
      if (!choices) {
        // the last is put down, which ends the set-up of its side
        if (table.match.decision?.question.asks !== 'set-up-hex' && table.match.decision?.question.asks !== 'fortify') break;
        const [last] = table.match.choices(seat);
        if (last) table.choose(seat, last);
        continue;
      }
      expect(rest?.says?.figures.count).toBe(choices.filter(({ kind }) => IS_PUT_DOWN.has(kind)).length);
      table.chooseTogether(seat, choices);
      expect(table.match.decision?.seats).toEqual([seat]);
      const own = table.match.state.toSetUp.filter(({ side }) => side === seat);
      const left = own.reduce((sum, { units, fortifications }) => sum + units.length + fortifications.length, 0);
      expect(rest?.says?.figures.left).toBe(left);
      expect(left).toBeGreaterThan(0);
      sides.add(seat);
    }
    expect([...sides].sort()).toEqual(['allies', 'axis']);
  },
);

it('a counter that is put down outside the set-up area is told so', () => {
  const table = new Chronicle(combatCommander, { setup: { id: 'first-light', options: {} }, seed: 'outside', salt: '' });
  const [seat = ''] = table.match.decision?.seats ?? [];
  while (table.match.decision?.question.asks === 'arm') {
    const [choice] = table.match.choices(seat);
    if (choice) table.choose(seat, choice);
  }
  const inside = shortcutsFor(table, seat).flatMap(({ drag }) => drag ?? []);
  const [unit = ''] = inside.map(({ thing }) => thing);
  const places = new Set(inside.flatMap(({ onto, elsewhere = [] }) => [onto, ...elsewhere]));
  const reasonAt = (hex: string) => {
    const choices = choicesFrom(combatCommander, `pick ${unit} + place ${hex}`);
    return choices && whyNotTogether(table, seat, choices)?.code;
  };
  const codes = new Map(EVERYWHERE.map((hex) => [hexName(hex), reasonAt(hexName(hex))]));
  expect([...codes].flatMap(([hex, code]) => (code === undefined ? [hex] : [])).sort()).toEqual([...places].sort());
  expect([...codes.values()]).toContain('outside-set-up');
  expect(reasonAt('Z9')).toBe('unknown-id');
  const unheardOf = choicesFrom(combatCommander, `pick ${unit} + place ${[...places][0]} + pick ${unit}`);
  expect(unheardOf && whyNotTogether(table, seat, unheardOf)?.code).toBe('no-such-thing');
  expect(table.match.decision?.question.asks).toBe('set-up');
});

it('whoever stands already is put elsewhere by one drag, and what stands in the way of that is told', () => {
  const table = new Chronicle(combatCommander, { setup: { id: 'first-light', options: {} }, seed: 'elsewhere', salt: '' });
  const [seat = ''] = table.match.decision?.seats ?? [];
  const choose = (text: string) => {
    const choices = choicesFrom(combatCommander, text);
    if (choices) table.chooseTogether(seat, choices);
  };
  while (table.match.decision?.question.asks === 'arm') {
    const [choice] = table.match.choices(seat);
    if (choice) table.choose(seat, choice);
  }
  const dragOf = (unit: string) => shortcutsFor(table, seat).find(({ drag }) => drag?.thing === unit)?.drag;
  const [unit = ''] = shortcutsFor(table, seat).flatMap(({ drag }) => drag?.thing ?? []);
  const { onto = '', elsewhere: [other = ''] = [] } = dragOf(unit) ?? {};
  choose(`pick ${unit} + place ${onto}`);
  expect([dragOf(unit)?.onto, dragOf(unit)?.elsewhere].flat()).toContain(other);
  expect([dragOf(unit)?.onto, dragOf(unit)?.elsewhere].flat()).not.toContain(onto);
  choose(`take-up ${unit} + place ${other}`);
  expect(table.match.state.units.map(({ id, at }) => [id, hexName(at)])).toEqual([[unit, other]]);
  // all of it is one thing to take back
  table.undo(seat);
  expect(table.match.state.units.map(({ at }) => hexName(at))).toEqual([onto]);
  const [next] = table.match.choices(seat);
  if (next) table.choose(seat, next);
  expect([dragOf(unit), table.whyNot(seat, { kind: 'take-up', unit })?.code]).toEqual([undefined, 'put-down-first']);
});
