import { expect, it } from 'vitest';
import { BOXES, textsOf } from '../games/shelf.ts';
import { randomFrom } from '../kernel/dice.ts';
import { usualSetup } from '../kernel/setup.ts';
import { Speaker } from './speaker.ts';

/** Whatever results can be counted under, with one option and another chosen otherwise. */
const SCENARIOS = BOXES.flatMap(({ game }) =>
  game.setups.flatMap(({ id }) => {
    const usual = usualSetup(game, id);
    const others = game.options.flatMap((option) => option.values.map((value) => ({ [option.id]: value })));
    const figures = [{}, ...others].map((chosen) =>
      game.lab.figures?.(game.begin({ id, options: { ...usual.options, ...chosen } }, randomFrom('7'))),
    );
    return [...new Set(figures.map((figure) => String(figure?.scenario ?? id)))].map((scenario) => ({ game: game.id, scenario }));
  }),
);

it.each(['en', 'fr'] as const)('whatever results are counted under has a name of words (%s)', (language) => {
  const missed: string[] = [];
  for (const { game, scenario } of SCENARIOS) {
    const name = new Speaker(language, ...textsOf(game, language)).scenario(scenario);
    if (/^[a-z-]+$|=/.test(name)) missed.push(`${game}: ${name}`);
  }
  expect(missed).toEqual([]);
  expect(SCENARIOS.some(({ scenario }) => scenario.includes('='))).toBe(true);
});
