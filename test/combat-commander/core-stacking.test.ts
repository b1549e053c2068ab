/** 8 Stacking: of markers at once, of units at the end of the Turn. */
import { describe, expect } from 'vitest';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const RESERVES = { 'g-rifle-9': 'A5', 'a-line-9': 'O6' };

/** What the Event on the card after G-33 makes of the position; more cards follow it. */
const eventIn = (cards: string[], more: Record<string, unknown> = {}) => {
  const { units, axis, allies, ...rest } = { units: {}, axis: {}, allies: {}, ...more };
  return given({
    units: { ...RESERVES, 'g-rifle-1': 'L7', 'a-line-1': 'M7', ...units },
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile: ['G-33', ...cards], ...axis },
    allies: { pile: ['A-69'], ...allies },
  }).choose('order G-55', 'activate g-rifle-1', 'target M7');
};

const smoke = (t: Given) => t.state.smoke.map(({ at, value }) => `${hexName(at)} ${value}`);
const forts = (t: Given) => t.state.fortifications.map(({ at, kind }) => `${hexName(at)} ${kind}`);
const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';
type Fields = Record<string, unknown>;

describe('8 What is stacked', () => {
  rule(['8a', '8b'], 'whoever comes into a hex is stacked with those in it; whoever stands beside it is not', () => {
    const units = { ...RESERVES, 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'g-rifle-2': 'L6', 'g-line-team-1': 'K7' };
    const t = given({ units, axis: { hand: ['G-19'] } }).choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(t.why('transfer g-rifle-1 g-rifle-2')).toBe('not-together O21.1.1');
    t.choose('step L6');
    expect(t.why('transfer g-rifle-1 g-line-team-1')).toBe('not-together O21.1.1');
    t.choose('transfer g-rifle-1 g-rifle-2');
    expect(t.unit('g-rifle-2').weapon).toBe('g-light-mg-1');
  });
});

describe('8.1 Stacking of markers', () => {
  rule(['8.1a', '8.1.4a', '8.1.4b'], 'of two Smoke markers in a hex the larger one remains at once, be it the old or the new', () => {
    // Dust in K9, by the Random Hex of G-53.
    const dust = (there: number, drawn: number) =>
      eventIn(['G-4', 'G-53'], { smoke: { K9: there }, smokeCup: [drawn] }).until('next-order');
    expect(smoke(dust(5, 3))).toEqual(['K9 5']);
    expect(smoke(dust(5, 8))).toEqual(['K9 8']);
    expect(smoke(dust(5, 5))).toEqual(['K9 5']);
    expect(dust(5, 8).last('smoke-placed')).toMatchObject({ hex: 'K9', value: 8 });
  });

  rule('8.1b', 'otherwise markers are no burden: Weapons, Veterans, Suppressed, Foxholes and Smoke in one hex of seven figures', () => {
    const marked = { at: 'K9', suppressed: true, veteran: true };
    const t = given({
      units: {
        ...RESERVES,
        'g-rifle-1': { ...marked, weapon: 'g-light-mg-1' },
        'g-weapon-team-1': { ...marked, weapon: 'g-heavy-mg-1' },
        'g-marquardt': { ...marked, weapon: 'g-satchel-charge-1' },
      },
      fortifications: { K9: 'foxholes' },
      smoke: { K9: 4 },
    }).choose('discard');
    expect([t.asks, t.seat]).toEqual(['turn', 'allies']);
    expect(['g-rifle-1', 'g-weapon-team-1', 'g-marquardt'].map((id) => t.unit(id))).toMatchObject(
      [marked, marked, marked].map(({ at, ...rest }) => rest),
    );
  });

  rule('8.1.1a', 'to be suppressed twice is to be suppressed once', () => {
    const tie = (suppressed: boolean) =>
      given({
        units: { ...RESERVES, 'g-rifle-1': 'L7', 'a-line-1': { at: 'M7', suppressed } },
        axis: { hand: ['G-55', 'G-49'], pile: ['G-43'] },
        allies: { pile: [suppressed ? 'A-53' : 'A-43'] },
      })
        .choose('order G-55', 'activate g-rifle-1', 'target M7')
        .until('next-order');
    // 5 and 8 against 5 and 8, or against 4 and 9.
    const [first, again] = [tie(false), tie(true)];
    expect([first, again].map((t) => t.last('defended').result)).toEqual(['suppressed', 'suppressed']);
    expect([first.told('suppressed').length, again.told('suppressed').length]).toEqual([1, 0]);
    expect(again.unit('a-line-1')).toMatchObject({ suppressed: true, broken: false });
    expect(again.last('defended').morale).toBe(4);
  });

  rule('8.1.1b', 'a Veteran is not made a Veteran again', () => {
    const t = eventIn(['G-58'], { units: { 'g-rifle-1': { at: 'L7', veteran: true }, 'g-rifle-2': 'K9' } }).until('event-harden');
    expect(t.choices).toEqual(['harden g-rifle-9', 'harden g-rifle-2']);
  });

  rule(['8.1.1c', '8.1.1d', '11.2a'], 'whoever carries a Weapon can’t be handed another; but a Leader can carry a gun', () => {
    const units = {
      ...RESERVES,
      'g-rifle-1': { at: 'L7', weapon: 'g-ig-18-gun-1' },
      'g-rifle-2': { at: 'L7', weapon: 'g-light-mg-1' },
      'g-marquardt': 'L7',
    };
    const t = given({ units, axis: { hand: ['G-19'] } }).choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(t.why('transfer g-rifle-1 g-rifle-2')).toBe('weapon-already 8.1.1');
    t.choose('transfer g-rifle-1 g-marquardt');
    expect(t.unit('g-marquardt').weapon).toBe('g-ig-18-gun-1');
  });

  rule(['8.1.2a', '8.1.2b', '12c'], 'a Radio comes to an empty Artillery Box; to one that is taken it doesn’t', () => {
    // Reinforcements, and a Support roll of 8.
    const offered = (axis: Record<string, unknown>) => eventIn(['G-56', 'G-43'], { axis }).until('support');
    expect(offered({}).choices).toContain('select g-radio-81mm');
    const taken = offered({ radio: 'g-radio-150mm', radioBroken: true });
    expect(taken.choices).not.toContain('select g-radio-81mm');
    expect(taken.why('select g-radio-81mm')).toBe('not-to-choose E68');
    const arrived = offered({}).choose('select g-radio-81mm');
    expect(arrived.state.sides.axis.radio).toEqual({ id: 'g-radio-81mm', broken: false });
  });

  rule(['8.1.3a', '8.1.3b', '8.1.3c'], 'a Fortification keeps every other out of its hex: no Foxholes in Wire, no Mines in Mines', () => {
    const shellholes = (fortifications: Record<string, string>) => forts(eventIn(['G-1', 'G-53'], { fortifications }).until('next-order'));
    expect(shellholes({ K9: 'wire' })).toEqual(['K9 wire']);
    expect(shellholes({ K9: 'foxholes' })).toEqual(['K9 foxholes']);
    expect(shellholes({ K10: 'wire' })).toEqual(['K10 wire', 'K9 foxholes']);
    expect(forts(eventIn(['G-2', 'G-53'], { fortifications: { K9: 'mines' } }).until('next-order'))).toEqual(['K9 mines']);
  });

  rule('8.1.5a', 'a hex that is ablaze does not catch fire again', () => {
    const t = eventIn(['G-23', 'G-53'], { blaze: ['K9'] }).until('next-order');
    expect(t.told('blaze-placed')).toEqual([]);
    expect(t.state.blaze.map(hexName)).toEqual(['K9']);
  });

  rule('8.1.5b', 'a Blaze burns Smoke and Fortification, and keeps them out from then on', () => {
    const lit = eventIn(['G-23', 'G-53'], { smoke: { K9: 6, L4: 1 }, fortifications: { K9: 'bunker', L8: 'wire' } }).until('next-order');
    expect([lit.state.blaze.map(hexName), smoke(lit), forts(lit)]).toEqual([['K9'], ['L4 1'], ['L8 wire']]);
    const dust = eventIn(['G-4', 'G-53'], { blaze: ['K9'] }).until('next-order');
    const holes = eventIn(['G-1', 'G-53'], { blaze: ['K9'] }).until('next-order');
    expect([smoke(dust), forts(holes)]).toEqual([[], []]);
  });

  rule('8.1.5c', 'a Blaze drives units out, and nobody enters it', () => {
    const t = eventIn(['G-23', 'G-53'], { units: { 'g-line-team-1': 'K9' } }).until('event-displace');
    expect(t.choices.map((text) => text.split(' ')[1]).sort()).toEqual(['J8', 'J9', 'K10', 'K8', 'L8', 'L9']);
    t.choose('displace K10');
    expect(t.at('g-line-team-1')).toBe('K10');
    const moving = given({ units: { ...RESERVES, 'g-rifle-1': 'K10' }, blaze: ['K9'], axis: { hand: ['G-19'] } });
    moving.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(moving.why('step K9')).toBe('impassable O21.4');
  });
});

describe('8.2 Stacking of units', () => {
  const SQUADS = { 'g-rifle-1': 'K9', 'g-rifle-2': 'K9' };
  const ending = (units: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    given({ units: { ...RESERVES, ...units }, ...more }).choose('discard');

  rule('8.2c', 'each side has room for its own seven figures, whatever the enemy has in the hex', () => {
    // Infiltration, a Support roll of 9, and the Random Hex M7.
    const units = { 'a-line-team-1': 'M7', 'a-hanlon': 'M7' };
    const t = eventIn(['G-54', 'G-59', 'G-62'], { units }).choose('select g-parachute').until('place');
    expect(t.choices).toContain('place M7');
    // Seven figures stand in L7, beside it, and they are German.
    const full = eventIn(['G-54', 'G-59', 'G-62'], { units: { 'g-line-team-1': 'L7', 'g-marquardt': 'L7' } })
      .choose('select g-parachute')
      .until('place');
    expect([full.choices.includes('place M7'), full.choices.includes('place L7')]).toEqual([true, false]);
  });

  rule(['8.2d', '8.2e'], 'at the end of every Turn, one’s own or not, the owner eliminates units until seven figures are left', () => {
    for (const active of ['axis', 'allies']) {
      const t = ending({ ...SQUADS, 'g-marquardt': 'K9' }, { active });
      expect([t.asks, t.seat]).toEqual(['overstacked', 'axis']);
      t.choose('eliminate g-marquardt');
      expect(t.asks).toBe('overstacked');
      t.choose('eliminate g-rifle-2');
      expect(t.asks).toBe('turn');
      // 2 for Marquardt, 2 for the squad.
      expect([t.state.vp, t.state.sides.axis.casualties]).toEqual([-4, ['g-marquardt', 'g-rifle-2']]);
    }
    const both = ending({ ...SQUADS, 'a-line-1': 'O7', 'a-line-2': 'O7' });
    expect(both.seat).toBe('allies');
    both.choose('eliminate a-line-1');
    expect([both.asks, both.seat]).toEqual(['overstacked', 'axis']);
  });

  rule('8.2f', 'just before, one Deploy is free in each overstacked hex, without a card', () => {
    const units = { ...SQUADS, 'g-rifle-3': 'K9', 'g-rifle-4': 'L7', 'g-rifle-5': 'L7' };
    const t = ending(units).choose('deploy g-rifle-1');
    expect(t.last('deployed')).toMatchObject({ unit: 'g-rifle-1', teams: ['g-line-team-1', 'g-line-team-2'] });
    expect(t.why('deploy g-rifle-2')).toBe('already-chosen 8.2');
    t.choose('eliminate g-rifle-2', 'eliminate g-line-team-1');
    // 4 and 2 remain in K9; L7 has a Deploy of its own.
    expect(t.why('deploy g-rifle-4')).toBeUndefined();
    expect(t.told('action-played')).toEqual([]);
  });

  rule('8.2g', 'two broken squads: one becomes two broken teams, one of these goes, and six figures stay', () => {
    const units = { 'g-rifle-1': { at: 'K9', broken: true }, 'g-rifle-2': { at: 'K9', broken: true } };
    const t = ending(units, { active: 'allies' }).choose('deploy g-rifle-2', 'eliminate g-line-team-2');
    expect([t.asks, t.seat, t.state.vp]).toEqual(['turn', 'axis', -1]);
    expect([t.unit('g-rifle-1').broken, t.unit('g-line-team-1').broken]).toEqual([true, true]);
  });

  rule('8.2h', 'in the course of a Turn a hex may be overstacked', () => {
    const units = { ...RESERVES, ...SQUADS, 'g-rifle-3': 'K10', 'a-line-1': 'L9' };
    const t = given({ units, axis: { hand: ['G-43', 'G-49'], pile: ['G-69'] }, allies: { pile: ['A-5'] } });
    t.choose('order G-43', 'activate g-rifle-3', 'advance g-rifle-3 K9').until('next-order');
    expect(t.at('g-rifle-3')).toBe('K9');
    t.choose('end-turn');
    expect(t.asks).toBe('overstacked');
    // Walking Wounded is one of those that must fit in at once.
    const revived = eventIn(['G-51', 'G-53'], {
      units: { 'g-rifle-2': 'K9', 'g-line-team-2': 'K9' },
      axis: { casualties: ['g-line-team-1'] },
    }).until('place');
    expect([revived.choices.includes('place K9'), revived.choices.includes('place K10')]).toEqual([false, true]);
  });
});

describe('8.2 Who has to go in a hex', () => {
  const crowd = (units: Fields, more: Fields = {}) =>
    given({ axis: { hand: ['G-31', 'G-42', 'G-46', 'G-47', 'G-49'] }, units: { ...units, [YANKS]: 'O1' }, ...more }).choose(
      'discard',
      'done',
    );

  rule('8.2e', 'once seven figures are left nobody else has to go', () => {
    const t = crowd({ 'g-lorenz': 'L7', [RIFLE]: 'L7', 'g-rifle-2': 'L7' }).choose(`deploy ${RIFLE}`, 'eliminate g-line-team-1');
    expect([t.asks, t.told('eliminated').length]).toEqual(['turn', 1]);
  });

  rule('8.2f', 'a Squad may deploy, a Leader may not', () => {
    const t = crowd({ 'g-lorenz': 'L7', [RIFLE]: 'L7', 'g-rifle-2': 'L7' });
    expect(t.choices).toEqual([`deploy ${RIFLE}`, 'deploy g-rifle-2', 'eliminate g-lorenz', `eliminate ${RIFLE}`, 'eliminate g-rifle-2']);
    expect(t.why('deploy g-lorenz')).toBe('none-left E52.1');
  });
});
