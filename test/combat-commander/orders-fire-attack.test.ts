/** O20.3 Fire Attack: who fires, at what, together with whom and with how much. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const FIRE = 'G-50';

type Units = Record<string, unknown>;
type More = { axis?: object; allies?: object } & Record<string, unknown>;

/** The first unit named fires, with everybody that he leads if he is a leader. */
function firing(units: Units, { axis, allies, ...more }: More = {}) {
  const t = given({
    ...more,
    axis: { hand: [FIRE, SPARE], pile: ['G-3', 'G-4', 'G-5'], ...axis },
    allies: { pile: ['A-51', 'A-52', 'A-53'], ...allies },
    units,
  });
  t.choose(`order ${FIRE}`, `activate ${Object.keys(units)[0]}`);
  return t.asks === 'activate-more' ? t.choose('activate-all') : t;
}

/** Makes these choices, and lets everything pass that is no shot. */
function shot(t: ReturnType<typeof given>, ...choices: string[]) {
  t.choose(...choices);
  while (t.asks !== 'fire' && t.asks !== 'next-order') t.pass();
  return t;
}

const firers = (t: ReturnType<typeof given>) => t.told('fired').map((attack) => `${attack.firers.join('+')} ${attack.hexes.join()}`);

/** The rulebook’s example: a leader on the hill, a broken squad with him, the others around, and Smoke in the way of the team. */
const figure = {
  'g-lorenz': 'K8',
  'g-reuter': 'L8',
  'g-rifle-1': { at: 'K8', broken: true, weapon: 'g-light-mg-1' },
  'g-rifle-2': 'J7',
  'g-rifle-3': { at: 'J6', weapon: 'g-light-mg-2' },
  'g-rifle-4': { at: 'L8', weapon: 'g-heavy-mg-1' },
  'g-weapon-team-1': { at: 'M9', weapon: 'g-light-mortar-1' },
  'a-line-1': 'M6',
  'a-line-team-1': 'N6',
  'a-line-team-2': 'N7',
};

const example = () =>
  firing(figure, {
    smoke: { M8: 3 },
    axis: { hand: [FIRE, 'G-43', 'G-44', SPARE], pile: ['G-19', 'G-41', 'G-31', 'G-15'] },
    allies: { pile: ['A-65', 'A-3'] },
  });

const GROUP = ['g-rifle-4', 'g-rifle-1', 'g-rifle-2', 'g-rifle-3', 'g-light-mg-2'];
const together = () => shot(example(), 'target M6', ...GROUP.map((piece) => `join ${piece}`), 'fire');

describe('the example of a Fire Order', () => {
  rule(
    ['O20.3.1a', 'O20.3.1.2a', 'O20.3.1.2c', 'O20.3.1.2d'],
    'one squad with the Command beside it, one for each other piece, and one for the height',
    () => {
      const t = together();
      expect(t.last('activated').units).not.toContain('g-reuter');
      expect(t.last('fired')).toMatchObject({ firers: GROUP, hexes: ['M6'], base: 6, others: 4, height: 1, hindrance: 0, firepower: 11 });
      expect(t.last('attack-total')).toMatchObject({ roll: 5, total: 16 });
      expect(t.last('defended')).toMatchObject({ unit: 'a-line-1', morale: 5, defence: 15, result: 'broken' });
    },
  );

  rule(['O20.3.1.1a', 'O20.3h', 'O20.3i'], 'the mortar joins nobody, the broken squad fires but not its machine gun', () => {
    const t = example().choose('target M6');
    expect(t.why('join g-light-mortar-1')).toBe('ordnance-alone O20.3.1.1');
    expect(t.why('join g-light-mg-1')).toBe('weapon-silent 11.1');
    expect(t.why('join g-rifle-1')).toBeUndefined();
    expect(t.why('join g-lorenz')).toBe('out-of-range O20.3');
  });

  rule(
    ['O20.3j', 'O20.3.1.1c', 'O20.3.3b', 'O20.3.4j'],
    'the machine gun fires at the squad just broken, and an event comes before its defence',
    () => {
      const t = together().choose('target M6', 'sustained-fire G-43', 'sustained-fire G-44', 'interdict a-line-1');
      expect(t.last('fired')).toMatchObject({ firers: ['g-heavy-mg-1'], base: 9 });
      expect(t.last('attack-total')).toMatchObject({ firepower: 13, total: 20 });
      shot(t);
      expect(t.last('defended')).toMatchObject({ unit: 'a-line-1', morale: 6, defence: 9, attack: 20 });
      expect(t.last('eliminated')).toMatchObject({ unit: 'a-line-1', points: 2 });
      expect(t.state.vp).toBe(2);
    },
  );

  rule('O20.3.2e', 'a team with 2 FP cannot fire through Smoke of 3', () => {
    const t = together();
    shot(t, 'target M6', 'interdict a-line-1');
    shot(t, 'shell g-light-mortar-1 N6');
    expect(t.last('targeting')).toMatchObject({ range: 3, product: 6, hindrance: 3, hit: false });
    expect(t.asks).toBe('next-order');
    const team = firing({ 'g-weapon-team-1': 'M9', 'a-line-team-2': 'N7', 'a-line-1': 'L9' }, { smoke: { M8: 3 } });
    expect(team.why('target N7')).toBe('too-weak 10.3.2.1');
    expect(team.why('target L9')).toBeUndefined();
  });
});

describe('O20.3 Fire Attack', () => {
  const led = {
    'g-lorenz': 'L7',
    'g-rifle-1': 'L7',
    'g-rifle-2': { at: 'L6', weapon: 'g-light-mg-1' },
    'a-line-1': 'N7',
    'a-line-2': 'M9',
  };

  rule('O20.3a', 'every piece has one shot, and need not take it', () => {
    const t = shot(firing(led), 'target N7', 'join g-rifle-1', 'fire');
    t.choose('target M9');
    expect(t.why('join g-rifle-1')).toBe('already-fired O20.3');
    shot(t, 'join g-rifle-2', 'fire');
    expect(t.why('cease-fire')).toBeUndefined();
    t.choose('cease-fire');
    expect(firers(t)).toEqual(['g-rifle-1 N7', 'g-rifle-2 M9']);
    expect(t.last('order-ended')).toMatchObject({ order: 'fire' });
  });

  rule('O20.3b', 'what is fired at must be in range and in sight', () => {
    const t = firing({ 'g-volksgrenadier-1': 'L6', 'a-line-1': 'M7', 'a-line-2': 'N10', 'a-line-3': 'L9', 'a-line-4': 'K10' });
    expect(t.why('target N10')).toBe('out-of-range O20.3');
    expect(t.why('target L9')).toBe('no-line-of-sight 10.2');
    expect([t.why('target M7'), t.why('target K10')]).toEqual([undefined, undefined]);
  });

  rule(['O20.3c', 'O20.3.1.1b'], 'pieces that could fire together may fire by themselves or in smaller groups', () => {
    expect(firers(shot(firing(led), 'target N7', 'fire-all'))).toEqual(['g-rifle-1+g-rifle-2+g-light-mg-1 N7']);
    const t = shot(firing(led), 'target N7', 'join g-rifle-1', 'join g-light-mg-1', 'fire');
    shot(t, 'target N7');
    expect(firers(t)).toEqual(['g-rifle-1+g-light-mg-1 N7', 'g-rifle-2 N7']);
  });

  rule('O20.3.1.1c', 'a squad and its machine gun may fire at two different hexes', () => {
    const t = shot(firing(led), 'target N7', 'join g-rifle-2', 'fire');
    shot(t, 'target M9', 'join g-light-mg-1', 'fire');
    expect(firers(t)).toEqual(['g-rifle-2 N7', 'g-light-mg-1 M9']);
  });

  rule('O20.3d', 'without an enemy there, a hex is no target', () => {
    const t = firing({ ...led, 'g-rifle-3': 'M8' });
    expect(t.choices).toEqual(['target M9', 'target N7']);
    for (const hex of ['M7', 'M8']) expect(t.why(`target ${hex}`), hex).toBe('not-to-choose O20.3');
  });

  rule('O20.3e', 'whoever is in between, friend or enemy, is spared', () => {
    const t = shot(firing({ 'g-rifle-1': 'L6', 'g-rifle-2': 'M7', 'a-line-1': 'N7' }), 'target N7');
    expect(t.told('defended').map(({ unit }) => unit)).toEqual(['a-line-1']);
    const enemy = shot(firing({ 'g-rifle-1': 'L6', 'a-line-2': 'M7', 'a-line-1': 'N7' }), 'target N7');
    expect(enemy.told('defended').map(({ unit }) => unit)).toEqual(['a-line-1']);
  });

  rule('O20.3f', 'one Attack Total for all, and a Defense Total for each', () => {
    const t = firing(
      { 'g-rifle-1': 'L6', 'a-line-1': 'M7', 'a-elite-1': 'M7' },
      { axis: { pile: ['G-61'] }, allies: { pile: ['A-61', 'A-51'] } },
    );
    shot(t, 'target M7', 'defend a-line-1');
    expect(t.told('attack-total')).toMatchObject([{ firepower: 5, roll: 10, total: 15 }]);
    expect(t.told('defended')).toMatchObject([
      { unit: 'a-line-1', roll: 10, defence: 15, attack: 15 },
      { unit: 'a-elite-1', roll: 8, defence: 14, attack: 15 },
    ]);
  });

  rule('O20.3h', 'the weapon of a unit that was not activated stays silent', () => {
    const t = firing({
      'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' },
      'g-rifle-2': { at: 'L6', weapon: 'g-light-mg-2' },
      'a-line-1': 'N7',
    });
    t.choose('target N7');
    expect(t.why('join g-light-mg-1')).toBeUndefined();
    expect(t.why('join g-light-mg-2')).toBe('not-firing O20.3');
  });

  rule('O20.3i', 'a broken squad alone reaches one hex', () => {
    const t = firing({ 'g-rifle-1': { at: 'L7', broken: true }, 'a-line-1': 'N7', 'a-line-2': 'M8' });
    expect(t.why('target N7')).toBe('out-of-range O20.3');
    expect(shot(t, 'target M8').last('fired')).toMatchObject({ base: 2 });
  });
});

describe('O20.3.1 Fire Groups', () => {
  rule(['O20.3.1b', 'O20.3.1c'], 'everybody in the group must see the target and reach it', () => {
    const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'K9', 'g-rifle-3': 'L6', 'g-line-team-1': 'K8', 'a-line-1': 'O6' };
    const t = firing(units).choose('target O6');
    expect(t.why('join g-line-team-1')).toBe('out-of-range O20.3');
    expect(t.why('join g-rifle-2')).toBe('no-line-of-sight 10.2');
    expect(firers(shot(t, 'fire-all'))).toEqual(['g-rifle-1+g-rifle-3 O6']);
  });

  const spread = { 'g-lorenz': 'L7', 'g-rifle-1': 'L6', 'g-rifle-2': 'L7', 'g-rifle-3': 'M8', 'g-rifle-4': 'M9', 'a-line-1': 'N7' };

  rule('O20.3.1d', 'a group over several hexes is a chain of neighbours', () => {
    const t = firing(spread).choose('target N7', 'join g-rifle-1');
    expect(t.why('join g-rifle-4')).toBe('not-adjacent-group O20.3.1');
    t.choose('join g-rifle-2');
    expect(t.why('join g-rifle-4')).toBe('not-adjacent-group O20.3.1');
    t.choose('join g-rifle-3');
    expect(t.why('join g-rifle-4')).toBeUndefined();
  });

  rule('O20.3.1d', 'units in Wire join nobody outside it, only each other', () => {
    const units = { ...spread, 'g-line-team-1': 'M8' };
    const t = firing(units, { fortifications: { M8: 'wire' } }).choose('target N7', 'join g-rifle-3');
    expect(t.choices).toContain('join g-line-team-1');
    for (const piece of ['g-rifle-2', 'g-rifle-4']) expect(t.choices, piece).not.toContain(`join ${piece}`);
  });

  rule(['O20.3.1.2a', 'O20.3.1.2b'], 'the best piece counts in full and the others one each, be they weak or strong', () => {
    const strength = (other: Units) => {
      const t = shot(firing({ 'g-lorenz': 'L7', 'g-rifle-1': 'L6', ...other, 'a-line-1': 'M7' }), 'target M7', 'fire-all');
      const { base, others, firepower } = t.last('fired');
      return [base, others, firepower];
    };
    expect(strength({ 'g-line-team-1': 'L6' })).toEqual([5, 2, 7]);
    expect(strength({ 'g-elite-rifle-1': 'L6' })).toEqual([5, 2, 7]);
    expect(strength({ 'g-pionier-1': 'L6' })).toEqual([7, 2, 9]);
  });

  rule('O20.3.1.2d', 'several pieces above the target give the bonus once', () => {
    const units = { 'g-lorenz': 'K8', 'g-rifle-1': 'K8', 'g-rifle-2': 'K7', 'a-line-1': 'L7' };
    const t = shot(firing(units), 'target L7', 'join g-rifle-1', 'join g-rifle-2', 'fire');
    expect(t.last('fired')).toMatchObject({ base: 7, others: 1, height: 1, firepower: 9 });
  });
});

describe('O20.3.2 Hindered attacks', () => {
  rule('O20.3.2a', 'the largest Hindrance of any piece comes off once', () => {
    const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L6', 'g-rifle-2': 'L7', 'a-line-1': 'N7' };
    const pieces = ['join g-rifle-1', 'join g-rifle-2', 'fire'];
    expect(shot(firing(units), 'target N7', ...pieces).last('fired')).toMatchObject({ base: 7, hindrance: 0, firepower: 8 });
    const hindered = shot(firing(units, { smoke: { L6: 4, L7: 2 } }), 'target N7', ...pieces);
    expect(hindered.last('fired')).toMatchObject({ base: 7, others: 1, hindrance: 4, firepower: 4 });
  });

  rule(['O20.3.2b', 'O20.3.2c'], 'less than 1 FP is no shot, but another target will do', () => {
    const team = (value: number) => firing({ 'g-line-team-1': 'L6', 'a-line-1': 'M8', 'a-line-2': 'M6' }, { smoke: { L7: value } });
    expect(team(2).why('target M8')).toBeUndefined();
    const t = team(3);
    expect(t.why('target M8')).toBe('too-weak 10.3.2.1');
    expect(firers(shot(t, 'target M6'))).toEqual(['g-line-team-1 M6']);
  });

  rule('O20.3.2d', 'an action that adds FP makes a hindered shot possible, and then it has to be played', () => {
    const aiming = (value: number) =>
      firing(
        { 'g-line-team-1': 'L6', 'a-line-1': 'M8', 'a-line-2': 'M6' },
        { smoke: { L7: value }, axis: { hand: [FIRE, 'G-70', SPARE], pile: ['G-3'] } },
      );
    expect(aiming(5).why('target M8')).toBe('too-weak 10.3.2.1');
    const t = aiming(4).choose('target M8');
    expect(t.asks).toBe('fire-strength');
    expect(t.why('pass')).toBe('too-weak 10.3.2.1');
    shot(t, 'marksmanship G-70');
    expect(t.last('attack-total')).toMatchObject({ firepower: 1, roll: 3, total: 4 });
  });
});
