/** Windows that go by for whoever likes: a card that can as well be played later stops nobody. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { goesBy, plainAnswer } from '../../src/games/commando/shortcuts/going-by.ts';
import { shortcuts } from '../../src/games/commando/shortcuts.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { Match } from '../../src/kernel/match.ts';
import { Trial } from '../../src/kernel/trial.ts';
import { arranged } from '../given.ts';
import { given } from './given.ts';
import { meets } from './meeting.ts';

const DESERT = { theatre: 'western-desert', mission: 'behind-the-wire', ops: 6 };
const marching = (intel: readonly string[], more: Record<string, unknown> = {}) =>
  given({ ...DESERT, units: { 'jeep-patrol-1': 'siwa' }, intel, ...more }).choose('force siwa', 'move qara');

it('stops nobody between segments for an Op, or for a marker elsewhere', () => {
  const t = marching(['wireless-intercept'], { objectives: [{ at: 'jarabub', real: true }] }).choose('halt');
  expect(t.asks).toBe('between-segments');
  expect(goesBy(t.state, t.asks)).toBe(true);
});

it('stops for a marker where the force stands, and for aircraft that could come back only before a battle', () => {
  const here = marching(['wireless-intercept'], { objectives: [{ at: 'qara', real: true }] });
  expect(goesBy(here.state, 'between-segments')).toBe(false);
  const waiting = marching(['wireless-intercept'], { served: ['hurricanes-1'] }).choose('halt');
  expect(waiting.choices).toContain('intel-air wireless-intercept hurricanes-1');
  expect(goesBy(waiting.state, 'between-segments')).toBe(true);
  expect(goesBy(waiting.state, 'before-battle')).toBe(false);
});

it('stops before a battle for surprise', () => {
  const t = marching(['charges-laid'], { objectives: [] });
  expect(goesBy(t.state, 'before-battle')).toBe(false);
  expect(goesBy(t.state, 'between-segments')).toBe(true);
  expect(goesBy(marching(['wireless-intercept']).state, 'before-battle')).toBe(true);
});

it('draws up enemies who are equally strong with their leader last, wherever he came in', () => {
  for (const opfor of [
    ['sector-commander-1', 'border-guards-1', 'border-guards-2'],
    ['border-guards-1', 'sector-commander-1', 'border-guards-2'],
  ]) {
    const t = meets({ units: ['para-section-1', 'para-section-2'], opfor, dice: [6, 1] });
    for (let answer = plainAnswer(t.state, t.asks); answer; answer = plainAnswer(t.state, t.asks)) t.choose(commando.choiceText(answer));
    expect(t.asks).toBe('line');
    expect(t.state.battle?.opfor.map(({ id }) => id)).toEqual(['border-guards-1', 'border-guards-2', 'sector-commander-1']);
  }
});

it('marches round an outpost where that is no farther', () => {
  const march = new Match(
    commando,
    arranged(commando, { ...DESERT, units: { 'jeep-patrol-1': 'bir-hacheim' }, objectives: [] }, 'outposts'),
  );
  march.choose({ kind: 'force', space: 'bir-hacheim' }, SEAT);
  if (march.decision?.question.asks === 'force') march.choose({ kind: 'done' }, SEAT);
  const ways = shortcuts(Trial.from(march, SEAT), []).map(({ choices }) => choices.map(commando.choiceText).join(' + '));
  expect(ways).toContain('move trigh-el-abd + move jarabub + halt');
  expect(ways).not.toContain('move maddalena + move jarabub + halt');
});
