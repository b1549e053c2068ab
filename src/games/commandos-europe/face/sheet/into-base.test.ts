/** Where there are two bases a purchase says beforehand where it goes. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import { Match } from '../../../../kernel/match.ts';
import { commandosEurope } from '../../game.ts';
import { view as viewOf } from '../../view.ts';
import { answeredBy, sayBase } from './into-base.ts';

function shopWith(...bases: string[]) {
  const arrangement = {
    phase: 'purchase',
    bases,
    mission: { id: 'blow-bridge', at: '0145' },
    pieces: { 'a-squad-1': { at: bases.at(-1) } },
  };
  const result = commandosEurope.lab.arrange(arrangement, randomFrom('shop'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return new Match(commandosEurope, result.value, {});
}

const buys = (goods: string) => ({ kind: 'buy', goods }) as const;

it('into the base where most squads are, until another is named; and that one is kept', () => {
  const match = shopWith('0742', '0527');
  expect(answeredBy(viewOf(match.state, undefined), buys('rope'))).toEqual(['at 0527']);
  sayBase('0742');
  for (const goods of ['rope', 'camera']) {
    const answered = answeredBy(viewOf(match.state, undefined), buys(goods));
    expect(answered).toEqual(['at 0742']);
    for (const text of [`buy ${goods}`, ...answered]) match.choose(commandosEurope.choiceFrom(text) ?? { kind: 'done' });
    expect(match.decision?.question.asks).toBe('purchase');
  }
  // a base that is no more
  expect(answeredBy(viewOf(shopWith('0340', '0527').state, undefined), buys('rope'))).toEqual(['at 0527']);
});

it('answers nothing with one base, nor for a base, which is placed upon the map', () => {
  expect(answeredBy(viewOf(shopWith('0742').state, undefined), buys('rope'))).toEqual([]);
  expect(answeredBy(viewOf(shopWith('0742', '0527').state, undefined), buys('base'))).toEqual([]);
});
