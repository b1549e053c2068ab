/** O20.1 Something to fire at, O20.2 Ordnance and Targeting. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const FIRE = 'G-50';

type Units = Record<string, unknown>;

const firing = (units: Units, pile: string[] = [], more: Record<string, unknown> = {}) =>
  given({ axis: { hand: [FIRE, SPARE], pile }, allies: { pile: ['A-51', 'A-52'] }, units, ...more });

/** The first unit named is activated alone. */
function activated(units: Units, pile: string[] = [], more: Record<string, unknown> = {}) {
  const [first = ''] = Object.keys(units);
  return firing(units, pile, more).choose(`order ${FIRE}`, `activate ${first}`);
}

/** Lets everything pass that is no shot. */
function shot(t: ReturnType<typeof given>, ...choices: string[]) {
  t.choose(...choices);
  while (t.asks !== 'fire' && t.asks !== 'next-order') t.pass();
  return t;
}

const purposes = (t: ReturnType<typeof given>) => t.told('rolled').map(({ purpose }) => purpose);

describe('O20.1 Something to fire at', () => {
  rule('O14.1e', 'where all who could fire have been activated, that is why there is no Fire Order', () => {
    const spent = { at: 'K9', activated: true };
    const why = (units: Units) => firing(units).why(`order ${FIRE}`);
    expect(why({ 'g-rifle-1': spent, 'g-rifle-2': 'A1', 'a-line-1': 'M6' })).toBe('already-activated O14.1');
    expect(why({ 'g-rifle-1': spent, 'a-line-1': 'M8' })).toBe('no-target O20.1');
  });

  rule('O20.1a', 'an enemy must be both in sight and in range, or there is no Fire Order', () => {
    const why = (units: Units) => firing(units).why(`order ${FIRE}`);
    expect(why({ 'g-rifle-1': 'K9', 'a-line-1': 'M8' })).toBe('no-target O20.1');
    expect(why({ 'g-rifle-1': 'K9', 'a-line-1': 'M6' })).toBeUndefined();
    expect(why({ 'g-rifle-1': 'L6', 'a-line-1': 'N10' })).toBeUndefined();
    expect(why({ 'g-volksgrenadier-1': 'L6', 'a-line-1': 'N10' })).toBe('no-target O20.1');
    const t = firing({ 'g-rifle-1': 'L6', 'g-conscript-1': 'L6', 'a-line-1': 'N9' }).choose(`order ${FIRE}`);
    expect(t.why('activate g-conscript-1')).toBe('nobody-can O14.4');
  });

  rule('O20.1b', 'a leader without a target may begin, if a squad that he activates has one', () => {
    const t = firing({ 'g-lorenz': 'L8', 'g-rifle-1': 'L7', 'g-rifle-2': 'K9', 'a-line-1': 'N6' }).choose(`order ${FIRE}`);
    expect(t.why('activate g-lorenz')).toBeUndefined();
    t.choose('activate g-lorenz');
    expect(t.why('done')).toBe('nobody-can O14.4');
    t.choose('activate g-rifle-2');
    expect(t.why('done')).toBe('nobody-can O14.4');
    t.choose('activate g-rifle-1');
    expect(t.last('activated').units).toEqual(['g-lorenz', 'g-rifle-2', 'g-rifle-1']);
    const alone = firing({ 'g-lorenz': 'L8', 'g-rifle-1': 'L5', 'a-line-1': 'N6' }).choose(`order ${FIRE}`);
    expect(alone.why('activate g-lorenz')).toBe('nobody-can O14.4');
  });

  rule('O20.1c', 'the reach of a weapon counts for whoever carries it, as long as he can fire it', () => {
    const why = (team: object) => firing({ 'g-weapon-team-1': { at: 'L6', ...team }, 'a-line-1': 'M9' }).why(`order ${FIRE}`);
    expect(why({})).toBe('no-target O20.1');
    expect(why({ weapon: 'g-heavy-mg-1' })).toBeUndefined();
    expect(why({ weapon: 'g-heavy-mg-1', weaponBroken: true })).toBe('no-target O20.1');
  });
});

describe('O20.2 Ordnance and Targeting', () => {
  const mortar = { 'g-weapon-team-1': { at: 'L6', weapon: 'g-light-mortar-1' }, 'a-line-1': 'M9' };

  rule(['O20.2a', 'O20.2c'], 'ordnance has to hit first, and then attacks with its own FP', () => {
    const t = activated(mortar, ['G-61', 'G-3']).choose('shell g-light-mortar-1 M9').until('next-order');
    expect(purposes(t)).toEqual(['targeting', 'fire-attack', 'fire-defence']);
    expect(t.last('targeting')).toMatchObject({ weapon: 'g-light-mortar-1', hex: 'M9', hit: true });
    expect(t.last('fired')).toMatchObject({ firers: ['g-light-mortar-1'], base: 6, firepower: 6 });
    expect(t.last('attack-total')).toMatchObject({ firepower: 6, roll: 3, total: 9 });
  });

  rule('O20.2b', 'units and machine guns attack without a Targeting Roll', () => {
    const units = { 'g-rifle-1': { at: 'L6', weapon: 'g-heavy-mg-1' }, 'a-line-1': 'M9' };
    const t = activated(units, ['G-3']);
    expect(t.why('shell g-heavy-mg-1 M9')).toBe('not-firing O20.2');
    t.choose('target M9', 'fire-all').until('next-order');
    expect(purposes(t)).toEqual(['fire-attack', 'fire-defence']);
    expect(t.told('targeting')).toEqual([]);
  });

  rule('O20.2d', 'a leader helps neither the FP nor the range of ordnance', () => {
    const t = shot(activated({ ...mortar, 'g-lorenz': 'L6' }, ['G-61', 'G-3']), 'shell g-light-mortar-1 M9');
    expect(t.last('fired')).toMatchObject({ base: 6, firepower: 6 });
    const gun = { 'g-weapon-team-1': { at: 'L6', weapon: 'g-heavy-mg-1' }, 'g-lorenz': 'L6', 'a-line-1': 'M9' };
    expect(activated(gun, ['G-3']).choose('target M9', 'join g-heavy-mg-1', 'fire').last('fired')).toMatchObject({ base: 10 });
    const flames = activated({ 'g-pionier-1': { at: 'L6', weapon: 'g-flamethrower-1' }, 'g-lorenz': 'L6', 'a-line-1': 'N7' });
    expect(flames.why('shell g-flamethrower-1 N7')).toBe('out-of-range O20.3');
  });
});

describe('O20.2.1 Smoke from a Weapon', () => {
  const medium = { 'g-weapon-team-1': { at: 'M9', weapon: 'g-medium-mortar-1' }, 'a-line-1': 'M6' };

  rule(['O20.2.1a', 'O20.2.1b'], 'a weapon with Smoke on it fires it at any hex in range, empty or not; no other weapon does', () => {
    const t = activated({ ...medium, 'g-rifle-1': 'N6' });
    for (const hex of ['N6', 'M6', 'L6']) expect(t.why(`shell-smoke g-medium-mortar-1 ${hex}`), hex).toBeUndefined();
    expect(t.why('shell g-medium-mortar-1 L6')).toBe('no-enemy-there O20.3');
    expect(t.why('shell-smoke g-medium-mortar-1 N7')).toBe('too-close O20.2.2');
    const light = activated({ 'g-weapon-team-1': { at: 'M9', weapon: 'g-light-mortar-1' }, 'a-line-1': 'M6' });
    expect(light.why('shell-smoke g-light-mortar-1 M6')).toBe('fires-no-smoke O20.2.1');
    expect(light.why('shell g-light-mortar-1 M6')).toBeUndefined();
  });

  rule(['O20.2.1c', 'O20.2.1d', 'O20.2.1e'], 'announced with the target, a hit puts Smoke there and no attack follows', () => {
    const t = activated(medium, ['G-61'], { smokeCup: [4] }).choose('shell-smoke g-medium-mortar-1 M6');
    expect(t.why('shell g-medium-mortar-1 M6')).toBe('not-now 9.1');
    t.until('next-order');
    expect(t.told('smoke-placed')).toMatchObject([{ hex: 'M6', value: 4 }]);
    expect(purposes(t)).toEqual(['targeting']);
    expect(t.told('fired')).toEqual([]);
    const missed = activated(medium, ['G-3'], { smokeCup: [4] })
      .choose('shell-smoke g-medium-mortar-1 M6')
      .until('next-order');
    expect(missed.last('targeting').hit).toBe(false);
    expect(missed.told('smoke-placed')).toEqual([]);
    const shelled = activated(medium, ['G-61', 'G-3']).choose('shell g-medium-mortar-1 M6');
    expect(shelled.why('shell-smoke g-medium-mortar-1 M6')).toBe('not-now 9.1');
    expect(shelled.until('next-order').told('smoke-placed')).toEqual([]);
  });
});

describe('O20.2.2 Targeting range', () => {
  const shooting = (from: string, to: string, weapon: string, pile: string[] = []) =>
    activated({ 'g-elite-rifle-1': { at: from, weapon }, 'a-line-1': to }, pile);

  rule('O20.2.2a', 'the target hex counts, the hex of the firer does not', () => {
    const range = (to: string) => {
      const t = shooting('M2', to, 'g-ig-18-gun-1', ['G-61', 'G-3']);
      return shot(t, `shell g-ig-18-gun-1 ${to}`).last('targeting').range;
    };
    expect(['M3', 'M4', 'M8'].map(range)).toEqual([1, 2, 6]);
  });

  rule('O20.2.2b', 'a shot beyond the printed range cannot be tried', () => {
    expect(shooting('L6', 'N7', 'g-satchel-charge-1').why('shell g-satchel-charge-1 N7')).toBe('out-of-range O20.3');
    expect(shooting('L6', 'M7', 'g-satchel-charge-1').why('shell g-satchel-charge-1 M7')).toBeUndefined();
  });

  rule('O20.2.2c', 'a mortar has a shortest range too', () => {
    const russian = (to: string) =>
      given({
        active: 'allies',
        allies: { nation: 'russia', hand: ['R-54'] },
        units: { 'r-rifle-1': { at: 'L6', weapon: 'r-light-mortar-1' }, 'g-rifle-1': to },
      })
        .choose('order R-54', 'activate r-rifle-1')
        .why(`shell r-light-mortar-1 ${to}`);
    expect(russian('M7')).toBe('too-close O20.2.2');
    expect(russian('N7')).toBeUndefined();
    expect(shooting('L6', 'N7', 'g-medium-mortar-1').why('shell g-medium-mortar-1 N7')).toBe('too-close O20.2.2');
    expect(shooting('L6', 'M9', 'g-medium-mortar-1').why('shell g-medium-mortar-1 M9')).toBeUndefined();
  });
});

describe('O20.2.3 Targeting Roll', () => {
  /** Down the road from M2, at a squad in this hex. */
  const downTheRoad = (to: string, card: string, more: Record<string, unknown> = {}) => {
    const units = { 'g-weapon-team-1': { at: 'M2', weapon: 'g-ig-18-gun-1' }, 'a-line-1': to };
    return shot(activated(units, [card, 'G-4'], more), `shell g-ig-18-gun-1 ${to}`);
  };

  rule(['O20.2.3a', 'O20.2.3b', 'O20.2.3d'], '1 and 6 make 6: a hit at range 5 and a miss at range 6', () => {
    expect(downTheRoad('M7', 'G-31').last('targeting')).toMatchObject({ range: 5, product: 6, hit: true });
    expect(downTheRoad('M8', 'G-31').last('targeting')).toMatchObject({ range: 6, product: 6, hit: false });
  });

  rule('O20.2.3c', 'after a miss there is no attack', () => {
    const t = downTheRoad('M8', 'G-31');
    expect(purposes(t)).toEqual(['targeting']);
    expect([t.told('fired'), t.told('defended')]).toEqual([[], []]);
  });

  rule('O20.2.3e', '6 and 6 hit far away through the thickest smoke, 1 and 1 miss next door', () => {
    expect(downTheRoad('M10', 'G-71').last('targeting')).toMatchObject({ range: 8, product: 36, hit: true });
    expect(downTheRoad('M9', 'G-71', { smoke: { M8: 10 } }).last('targeting')).toMatchObject({ hindrance: 10, hit: true });
    expect(downTheRoad('M3', 'G-1').last('targeting')).toMatchObject({ range: 1, product: 1, hit: false });
  });

  rule(['O20.2.3f', 'O20.2.3g'], 'at range 5 through brush it takes 9', () => {
    const throughBrush = (...cards: string[]) => {
      const units = { 'g-weapon-team-1': { at: 'G5', weapon: 'g-ig-18-gun-1' }, 'a-line-1': 'C2' };
      return activated(units, [...cards, 'G-4'])
        .choose('shell g-ig-18-gun-1 C2')
        .until('next-order')
        .last('targeting');
    };
    expect(throughBrush('G-23')).toMatchObject({ range: 5, hindrance: 3, product: 8, hit: false });
    expect(throughBrush('G-25', 'G-70')).toMatchObject({ range: 5, hindrance: 3, product: 9, hit: true });
  });

  rule('O20.2.3h', 'at range 3 a product of 6 misses through Smoke of 3 and hits through Smoke of 1 or 2', () => {
    const throughSmoke = (value: number) => {
      const units = { 'g-weapon-team-1': { at: 'M9', weapon: 'g-light-mortar-1' }, 'a-line-team-1': 'N6' };
      const t = activated(units, ['G-15', 'G-4'], { smoke: { M8: value } }).choose('shell g-light-mortar-1 N6');
      return t.until('next-order').last('targeting').hit;
    };
    expect([1, 2, 3].map(throughSmoke)).toEqual([true, true, false]);
  });
});
