/** Setting up, by a scenario or by the dice: room, weapons, works, and what the box holds. */
import { describe, expect } from 'vitest';
import { hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { skirmish } from './designs.ts';
import { Given } from './given.ts';

type Fields = Record<string, unknown>;
const scenario = (fields: Fields = {}) => new Given(skirmish(fields));

/** By the first choice there is, up to the first Turn. */
function settled(t: Given): Given {
  while (t.state.phase === 'set-up') t.choose(t.choices[0] ?? '');
  return t;
}

/** 1944, Line troops of both sides, in the hedgerows; the Americans have the left edge. */
function drafted(axis: string, allies: string, ...dice: number[]): Given {
  const before = [1, 1, 5, 5, 4, 5, 2, 2, 3, 4, 3, 3];
  const state = combatCommander.begin({ id: 'random', options: {} }, scriptedRandom([...before, ...dice]));
  return new Given(state).choose('battlefield hedgerows', `order-of-battle g-ob-${axis}`, `order-of-battle a-ob-${allies}`);
}

/** A German platoon against an American company: 17 VPs for Fortifications when the Axis have bought a squad. */
const rich = () => drafted('rifle-platoon', 'line-rifle-company', 3, 1, 3, 1, 4, 1, 5, 1, 3, 4).choose('buy g-rifle', 'done');

/** A German Line company against an American Elite one, which costs more: the Axis roll for support. */
function companies(year: readonly [number, number], support: readonly [number, number]): Given {
  const leaders = [3, 1, 4, 1, 5, 1];
  const dice = [1, 1, 5, 5, ...year, 2, 2, 3, 4, 1, 1, ...leaders, ...leaders, ...support];
  const t = new Given(combatCommander.begin({ id: 'random', options: {} }, scriptedRandom(dice)));
  return t.choose('battlefield hedgerows', 'order-of-battle g-ob-rifle-company', 'order-of-battle a-ob-elite-rifle-company');
}

describe('Where units are set up', () => {
  rule('T98a', 'not in deep water', () => {
    const t = scenario().choose('place E5');
    expect([t.seat, t.why('place D10'), t.why('place D4')]).toEqual(['allies', 'impassable T98', 'outside-set-up 5']);
  });

  rule('5a', 'not on top of the enemy', () => {
    expect(scenario().choose('place E6').why('place E6')).toBe('enemy-there 5');
  });

  rule('5a', 'in the order that their player likes', () => {
    const t = scenario({ axis: { units: { 'g-rifle': 3 } } });
    expect(t.choices).toEqual(['pick g-rifle-1', 'pick g-rifle-2', 'pick g-rifle-3']);
    t.choose('pick g-rifle-2', 'place E5');
    const left = ['pick g-rifle-1', 'pick g-rifle-3', 'take-up g-rifle-2'];
    expect([t.last('placed'), t.choices]).toMatchObject([{ unit: 'g-rifle-2', hex: 'E5' }, left]);
  });

  rule('5a', 'and until all of them stand, whoever stands may stand elsewhere', () => {
    const t = scenario({ axis: { units: { 'g-rifle': 3 } } }).choose('pick g-rifle-2', 'place E5', 'take-up g-rifle-2');
    expect([t.last('taken-up'), t.state.units]).toMatchObject([{ unit: 'g-rifle-2', hex: 'E5' }, []]);
    t.choose('place E6', 'pick g-rifle-1', 'place E5');
    // The last is in hand already: it waits for the one that is taken up.
    t.choose('take-up g-rifle-1', 'place F6', 'place E5');
    expect(['g-rifle-1', 'g-rifle-2', 'g-rifle-3'].map((unit) => t.state.units.find(({ id }) => id === unit)?.at)).toEqual(
      ['F6', 'E6', 'E5'].map(hexNamed),
    );
    expect([t.seat, t.why('take-up g-rifle-1')]).toEqual(['allies', 'not-to-choose 5']);
  });

  const narrow = (units: number, ...area: string[]) => ({ depth: 0, area, units: { 'g-rifle': units } });

  rule('8.2a', 'no more than seven figures in a hex, as long as there is room elsewhere', () => {
    const t = scenario({ axis: narrow(3, 'L6', 'L7') }).choose('pick g-rifle-1', 'place L7', 'pick g-rifle-2');
    expect([t.choices, t.why('place L7')]).toEqual([['place L6'], 'overstacked 8.2']);
  });

  rule('8.2h', 'where there is none, they stand too close until the first Turn ends', () => {
    const t = scenario({ axis: narrow(3, 'L6', 'L7') }).choose('pick g-rifle-1', 'place L7', 'pick g-rifle-2', 'place L6');
    expect(t.choices).toEqual(['place L6', 'place L7', 'take-up g-rifle-1', 'take-up g-rifle-2']);
    const wet = scenario({ axis: narrow(2, 'L7', 'D10') }).choose('pick g-rifle-1', 'place L7');
    expect(wet.choices).toEqual(['place L7', 'take-up g-rifle-1']);
    const theirs = scenario({ axis: narrow(1, 'L7'), allies: { depth: 0, area: ['L6', 'L7'], units: { 'a-line': 2 } } });
    theirs.choose('place L7', 'pick a-line-1', 'place L6');
    expect(theirs.choices).toEqual(['place L6', 'take-up a-line-1']);
  });
});

describe('What they bring', () => {
  const armed = (weapons: number) => ({ units: { 'g-rifle': 2 }, weapons: { 'g-light-mg': weapons } });

  rule('11.2a', 'Weapons are given out one by one, to units of the side', () => {
    const t = scenario({ axis: armed(2) });
    expect(t.why('arm g-light-mg-2 g-rifle-1')).toBe('not-to-choose 11.2');
    expect(t.why('arm g-light-mg-1 a-line-1')).toBe('not-yours 11.2');
    t.choose('arm g-light-mg-1 g-rifle-2');
    expect(t.last('armed')).toMatchObject({ side: 'axis', unit: 'g-rifle-2', weapon: 'g-light-mg-1' });
  });

  rule('SR.4a', 'the one that begins broken is one that somebody carries', () => {
    const special = { brokenWeapon: 'axis' };
    const t = settled(scenario({ special, axis: armed(1) }).choose('arm g-light-mg-1 g-rifle-2'));
    expect(t.told('weapon-broke')).toMatchObject([{ rule: 'SR.4', unit: 'g-rifle-2', weapon: 'g-light-mg-1' }]);
    expect([t.unit('g-rifle-1').weaponBroken, t.unit('g-rifle-2').weaponBroken]).toEqual([false, true]);
    const unarmed = settled(scenario({ special }));
    expect([unarmed.told('weapon-broke'), unarmed.unit('g-rifle-1').weaponBroken]).toEqual([[], false]);
  });

  rule('F100.1c', 'Fortifications for which there is no hex left stay in the box', () => {
    const axis = { depth: 0, area: ['L7', 'D10'], fortifications: { foxholes: 2 } };
    const t = scenario({ axis }).choose('place L7');
    expect([t.asks, t.choices]).toEqual(['fortify', ['fortify L7']]);
    t.choose('fortify L7');
    expect([t.seat, t.asks, t.state.fortifications.length]).toEqual(['allies', 'set-up-hex', 1]);
  });

  rule('SR.15a', 'the Mines have one of two strengths and no other', () => {
    const t = scenario({ special: { mineChoice: { side: 'axis', weak: 6, strong: 8, card: 'G-32' } } }).choose('place E5', 'place E7');
    expect([t.asks, t.why('mine-strength 7')]).toEqual(['mine-strength', 'not-to-choose SR.15']);
  });
});

describe('RS A random scenario', () => {
  rule('RS.7e', 'of the counters of a company only those count that it has in that year', () => {
    const bought = (t: Given, item: string) => {
      let count = 0;
      for (; t.why(`buy ${item}`) === undefined; count++) t.choose(`buy ${item}`);
      return count;
    };
    const light = 'g-weapon-team+g-light-mortar';
    const medium = 'g-weapon-team+g-medium-mortar';
    // There are four of each; the company has three light ones until 1943, and two medium ones from 1944 on.
    expect([bought(companies([4, 4], [2, 3]), light), bought(companies([4, 5], [2, 2]), light)]).toEqual([1, 4]);
    expect([bought(companies([4, 4], [3, 4]), medium), bought(companies([4, 5], [3, 4]), medium)]).toEqual([4, 2]);
  });

  rule('RS.9b', 'Fortifications are to be had as long as there are counters', () => {
    const t = rich().choose('buy barbed-wire', 'buy barbed-wire');
    expect([t.why('buy barbed-wire'), t.why('buy strongpoint')]).toEqual(['none-left RS.9', undefined]);
    expect(t.why('buy moat')).toBe('unknown-id RS.9');
  });

  rule('RS.9b', 'what has been bought counts towards it', () => {
    const t = rich().choose('buy barbed-wire');
    expect([t.why('buy barbed-wire'), t.why('buy bunker-complex')]).toEqual([undefined, undefined]);
    t.choose('buy barbed-wire');
    // 18 of 20 Wire are gone, and the Bunker Complex has three.
    expect(t.why('buy bunker-complex')).toBe('none-left RS.9');
  });

  rule('RS.9c', 'an Allied Defender pays on his side of the track', () => {
    const t = drafted('rifle-detachment', 'line-rifle-platoon', 3, 1, 4, 1, 3, 1, 6, 5).choose('buy a-elite', 'done');
    const before = t.state.vp;
    t.choose('buy trench-line');
    expect([t.seat, t.state.vp - before, t.last('bought')]).toMatchObject(['allies', 2, { side: 'allies', cost: 2 }]);
  });

  rule(
    ['RS.1a', 'RS.1b', 'RS.2c', 'RS.2d', 'RS.5b'],
    'what the dice and the players decide is told, an order of battle only that it was chosen',
    () => {
      const t = drafted('rifle-platoon', 'line-rifle-platoon', 3, 1, 3, 1);
      const told = t.told('generated').map(({ side, what, value }) => `${side} ${what} ${value}`);
      expect(told.slice(0, 4)).toEqual(['axis map hedgerows', 'allies edge left', 'axis year 1944', 'allies nation america']);
      expect(t.told('ob-secret').map(({ side }) => side)).toEqual(['axis', 'allies']);
    },
  );

  rule('RS.11c', 'a roll for a Radio is told, and what it cost', () => {
    const t = drafted('rifle-platoon', 'line-rifle-detachment', 3, 1, 3, 1, 4, 1, 3, 4, 3, 4).choose('buy g-rifle', 'done', 'done');
    while (t.asks !== 'radio') t.choose(t.choices[0] ?? '');
    t.choose('roll-for-radio');
    expect(t.told('generated').at(-1)).toMatchObject({ side: 'allies', what: 'radio', value: '7' });
    expect(t.last('points')).toMatchObject({ side: 'axis', points: 5, why: 'radio' });
  });
});
