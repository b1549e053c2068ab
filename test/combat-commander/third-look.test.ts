/** Moments at which something has changed since it was last looked at, and who is there then. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { skirmish } from './designs.ts';
import { Given, given } from './given.ts';

const SPARE = 'G-47';

describe('what burns, drifts and is hidden', () => {
  rule('8.1.5c', 'a Blaze in a contested Objective gives it to nobody while it is being left', () => {
    const t = given({
      axis: { hand: ['G-43'], pile: ['G-34', 'G-23', 'G-46'] },
      allies: { pile: ['A-56'] },
      control: ['allies', 'allies', 'allies', 'allies', 'allies'],
      openChits: ['U'],
      units: { 'g-rifle-1': 'J4', 'a-line-1': 'J5', 'a-line-2': 'A1', 'g-rifle-2': 'O10' },
    });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 J5').until();
    while (t.choices[0]?.startsWith('displace')) t.choose(t.choices[0]);
    expect(t.told('blaze-placed').length).toBe(1);
    expect(t.told('control')).toEqual([]);
  });

  rule('O20.2.3f', 'the Hindrance of a Targeting Roll is that of the moment, Smoke gone or not', () => {
    const t = given(
      {
        initiative: 'axis',
        suddenDeath: 15,
        axis: { hand: ['G-60', SPARE], pile: ['G-5'], rest: 'discards' },
        smoke: { M8: 6 },
        units: { 'g-weapon-team-1': { at: 'L5', weapon: 'g-light-mortar-1' }, 'a-line-1': 'M8' },
      },
      'seed',
    );
    t.choose('order G-60', 'activate g-weapon-team-1', 'shell g-light-mortar-1 M8', 'reroll');
    while (t.told('targeting').length === 0) t.pass();
    expect(t.state.smoke).toEqual([]);
    expect(t.last('targeting')).toMatchObject({ hindrance: 0 });
  });

  rule('SR.6a', 'camouflage takes off 2 besides the Cover, be that negative or none at all', () => {
    const road = given({
      special: { camouflage: 'allies' },
      axis: { hand: ['G-60'], pile: ['G-3'] },
      allies: { hand: ['A-26'], pile: ['A-56'] },
      units: { 'g-rifle-1': 'L6', 'a-line-1': 'M7' },
    });
    road.choose('order G-60', 'activate g-rifle-1', 'target M7', 'concealment A-26');
    expect(road.last('concealed')).toMatchObject({ cover: 1, camouflage: 2 });
    const flame = given({
      special: { camouflage: 'allies' },
      axis: { hand: ['G-60'], pile: ['G-43', 'G-3'] },
      allies: { hand: ['A-26'], pile: ['A-56'] },
      units: { 'g-pionier-1': { at: 'L6', weapon: 'g-flamethrower-1' }, 'a-line-1': 'M7' },
    });
    flame.choose('order G-60', 'activate g-pionier-1', 'shell g-flamethrower-1 M7', 'concealment A-26');
    expect(flame.last('concealed')).toMatchObject({ cover: 2, camouflage: 2 });
  });

  rule('T94a', 'without a marker in the cup nobody fires Smoke', () => {
    const t = given({
      axis: { hand: ['G-50', SPARE] },
      units: { 'g-weapon-team-1': { at: 'I6', weapon: 'g-medium-mortar-1' }, 'a-line-1': 'M7' },
    });
    t.choose('order G-50', 'activate g-weapon-team-1');
    t.state.smokeCup.splice(0);
    expect(t.why('shell-smoke g-medium-mortar-1 M7')).toBe('none-left T94');
  });
});

describe('who is there', () => {
  rule('7.3.1b', 'nobody takes an Objective by setting up: it is looked at when play begins', () => {
    const t = new Given(skirmish({ control: ['allies', 'allies', 'allies', 'allies', 'allies'] }));
    t.choose('place M6');
    expect(t.told('control')).toEqual([]);
    t.choose('place A9').until('turn');
    expect(t.told('control')).toMatchObject([{ side: 'axis', objective: '4' }]);
  });

  rule('11.3b', 'a weapon may be thrown away on the way, and slows nobody any more', () => {
    const t = given({
      axis: { hand: ['G-19', SPARE] },
      units: { 'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' }, 'a-line-1': 'A10' },
    });
    t.choose('order G-19', 'activate g-weapon-team-1', 'set-out g-weapon-team-1', 'step L6', 'abandon g-weapon-team-1');
    expect([t.state.weapons, t.unit('g-weapon-team-1').weapon]).toEqual([['g-heavy-mg-1'], '']);
    expect(t.choose('step L7', 'step L6', 'step L7').last('moved')).toMatchObject({ spent: 4 });
  });

  rule('11.1c', 'while it is carried the same unit gets no further than three hexes', () => {
    const t = given({
      axis: { hand: ['G-19', SPARE] },
      units: { 'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' }, 'a-line-1': 'A10' },
    });
    t.choose('order G-19', 'activate g-weapon-team-1', 'set-out g-weapon-team-1', 'step L6', 'step L7', 'step L6');
    expect(t.why('step L7')).toBe('too-costly O21.1');
  });

  rule('F105.2f', 'along trenches nobody is fired at, but units may be activated for Op Fire', () => {
    const t = given({
      axis: { hand: ['G-19', SPARE] },
      allies: { hand: ['A-51'] },
      fortifications: { L7: 'trench', L6: 'trench' },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M6' },
    });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'op-fire A-51', 'activate a-line-1');
    expect([t.asks, t.why('op-attack')]).toEqual(['move', 'not-now O21']);
    t.choose('step K6', 'op-attack').until('move');
    expect(t.told('fired')).toHaveLength(1);
  });

  rule('7.2.1d', 'the last unit that leaves is not asked when it would come back', () => {
    const t = given({ axis: { hand: ['G-19', SPARE] }, units: { 'g-rifle-1': 'O6', 'a-line-9': 'A1' } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'exit');
    expect(t.outcome?.how).toBe('last-exit');
  });
});
