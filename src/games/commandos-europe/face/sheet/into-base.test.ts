/** Where there are two bases a purchase says beforehand where it goes. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import { Match } from '../../../../kernel/match.ts';
import type { Offer } from '../../../../kernel/witness/sight.ts';
import { Speaker } from '../../../../words/speaker.ts';
import { commandosEurope } from '../../game.ts';
import { TEXTS } from '../../text/texts.ts';
import { view as viewOf } from '../../view.ts';
import { errands } from '../errands.ts';
import { inVain } from '../in-vain.ts';
import { sheetOf, storeOf } from './hands.ts';
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
  sayBase(viewOf(match.state, undefined), '0742');
  for (const goods of ['rope', 'camera']) {
    const answered = answeredBy(viewOf(match.state, undefined), buys(goods));
    expect(answered).toEqual(['at 0742']);
    for (const text of [`buy ${goods}`, ...answered]) match.choose(commandosEurope.choiceFrom(text) ?? { kind: 'done' });
    expect(match.decision?.question.asks).toBe('purchase');
  }
  // for another mission it is not kept
  expect(answeredBy({ ...viewOf(match.state, undefined), turn: 9 }, buys('rope'))).toEqual(['at 0527']);
  // a base that is no more
  expect(answeredBy(viewOf(shopWith('0340', '0527').state, undefined), buys('rope'))).toEqual(['at 0527']);
});

it('answers nothing with one base, nor for a base, which is placed upon the map', () => {
  expect(answeredBy(viewOf(shopWith('0742').state, undefined), buys('rope'))).toEqual([]);
  expect(answeredBy(viewOf(shopWith('0742', '0527').state, undefined), buys('base'))).toEqual([]);
});

it('goods that are put upon the sheet, the name or the hex of a base go into that one, whichever is named', () => {
  const match = shopWith('0742', '0527');
  const view = viewOf(match.state, undefined);
  const offers = match.choices().map((choice): Offer => ({ text: commandosEurope.choiceText(choice), choice }));
  sayBase(view, '0742');
  const put = errands(view, offers, 'rope');
  for (const place of [storeOf('0527'), '0527']) {
    const [buy, ...rest] = put.get(place) ?? [];
    expect([buy, ...answeredBy(view, buys('rope'), rest)]).toEqual(['buy rope', 'at 0527']);
  }
  expect(put.get(storeOf('0742'))).toEqual(['buy rope', 'at 0742']);
  // for a squad that stands in it
  const home = view.pieces.find(({ id }) => id === 'a-squad-1')?.at;
  expect(put.get(sheetOf('a-squad-1'))).toEqual(['buy rope', `at ${home}`]);
  const speaker = new Speaker('en', ...TEXTS.en);
  expect(inVain(view, offers, 'rope', storeOf('0340'), speaker)?.text).toBe(
    'climbing rope: put purchases into a base; there is none here.',
  );
  expect(inVain(view, offers, 'rope', '0340', speaker)?.text).toMatch(/^climbing rope: put purchases into a base/);
  expect(inVain(view, offers, 'rope', '0527', speaker)).toBeUndefined();
  // a base is put upon the map
  expect(errands(view, offers, 'base').size).toBe(0);
  const one = shopWith('0742');
  const single = one.choices().map((choice): Offer => ({ text: commandosEurope.choiceText(choice), choice }));
  expect(errands(viewOf(one.state, undefined), single, 'rope').get('0742')).toEqual(['buy rope']);
});
