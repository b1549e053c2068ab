/** Small maps of all scenarios, and of a position. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { combatCommander } from '../game.ts';
import { Sketch } from './sketch.tsx';

const drawn = (props: Parameters<typeof Sketch>[0]) => renderToStaticMarkup(jsx(Sketch, props));
const count = (markup: string, name: string) => markup.split(`class="${name}"`).length - 1;

it.each(SCENARIOS)('$id shows its objectives and both set-up areas', ({ id }) => {
  const markup = drawn({ setup: id });
  expect(count(markup, 'field-sketch-objective')).toBe(5);
  expect(count(markup, 'field-sketch-area')).toBe(2);
});

it('a scenario that is yet to be made up shows an empty map', () => {
  expect(count(drawn({ setup: 'random' }), 'field-sketch-hexes')).toBe(1);
});

it('a position shows its units instead of the areas', () => {
  const state = combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('sketch'));
  const markup = drawn({ setup: 'first-light', view: combatCommander.view(state, 'axis') });
  expect(count(markup, 'field-sketch-area')).toBe(0);
});
