import { expect, it } from 'vitest';
import { randomFrom } from '../kernel/dice.ts';
import { bestOf, Field } from './plan-field.ts';

const GROUPS = [['sappers', '2-sappers'], ['mules'], ['by-land']];

const plansOf = (candidates: readonly { readonly plan: readonly string[] }[]) => candidates.map(({ plan }) => plan.join('+')).sort();

it('begins with every part by itself, then with plans by lot, each only once', () => {
  const field = new Field(GROUPS, randomFrom('7'));
  const plans = plansOf(field.fill(8));
  expect(plans).toEqual(expect.arrayContaining(['sappers', '2-sappers', 'mules', 'by-land']));
  expect(new Set(plans).size).toBe(8);
});

it('around a plan lies whatever differs from it in one part and was not thought of before', () => {
  const field = new Field(GROUPS, randomFrom('7'));
  const known = field.fill(4);
  const mules = known.filter(({ plan }) => plan[0] === 'mules');
  expect(plansOf(field.around(mules, 3))).toEqual(['2-sappers+mules', 'mules+by-land', 'sappers+mules']);
});

it('where little is around a plan, others follow that differ in two parts', () => {
  const field = new Field(GROUPS, randomFrom('7'));
  const mules = field.fill(4).filter(({ plan }) => plan[0] === 'mules');
  const around = plansOf(field.around(mules, 5));
  expect(around).toHaveLength(5);
  expect(around.some((plan) => plan.split('+').length === 3)).toBe(true);
});

it('of plans that come to the same in every game the shortest stands for all', () => {
  const results = [1, 0, 1];
  const best = bestOf(
    [
      { plan: ['sappers', 'mules'], results },
      { plan: ['sappers'], results },
      { plan: ['mules'], results: [0, 0, 1] },
    ],
    3,
  );
  expect(best.map(({ plan }) => plan)).toEqual([['sappers'], ['mules']]);
});
