/** SR.4, SR.15, SR.18, SR.19, SR.21 Special rules about Weapons, Mines and snipers. */
import { describe, expect } from 'vitest';
import { type Random, randomFrom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { type Fields as Position, skirmish } from './designs.ts';
import { Given, given } from './given.ts';

const scenario = (change?: Position, random?: Random) => new Given(skirmish(change, random));

/** Everything is set up wherever the first choice is. */
function placed(t: Given): Given {
  while (t.state.phase === 'set-up') t.choose(t.choices[0] ?? '');
  return t;
}

const RECOVER = 'G-5';
const FIRE = 'G-51';
const RIFLE = 'g-rifle-1';
const TEAM = 'g-weapon-team-1';
const HMG = 'g-heavy-mg-1';
const YANKS = 'a-line-1';
type Fields = Record<string, unknown>;
const MOVE = 'G-19';
const SPARE = 'G-47';

describe('SR.4 a frozen Weapon', () => {
  const axis = { units: { 'g-weapon-team+g-heavy-mg': 1, 'g-rifle': 1 }, weapons: { 'g-light-mg': 1 } };
  const allies = { units: { 'a-weapon-team+a-medium-mg': 1 } };
  const broken = (special: Position, seed: string) =>
    placed(scenario({ axis, allies, special }, randomFrom(seed)))
      .state.units.filter(({ weaponBroken }) => weaponBroken)
      .map(({ weapon }) => weapon);
  const seeds = Array.from({ length: 16 }, (_, i) => `frozen ${i}`);

  rule('SR.4a', 'one Weapon of that side is broken when the first Turn begins: any of them', () => {
    const each = seeds.map((seed) => broken({ brokenWeapon: 'axis' }, seed));
    expect(each.every(({ length }) => length === 1)).toBe(true);
    expect([...new Set(each.flat())].sort()).toEqual(['g-heavy-mg-1', 'g-light-mg-1']);
    expect(seeds.flatMap((seed) => broken({ brokenWeapon: 'allies' }, seed))).toEqual(seeds.map(() => 'a-medium-mg-1'));
    expect(broken({}, 'frozen')).toEqual([]);
  });
});

describe('SR.15 Mines or a card', () => {
  const special = { mineChoice: { side: 'axis', weak: 7, strong: 8, card: 'G-32' } };
  const choosing = () => placedUntilOpening(scenario({ special }));

  function placedUntilOpening(t: Given): Given {
    while (t.asks !== 'mine-strength' && t.state.phase === 'set-up') t.choose(t.choices[0] ?? '');
    return t;
  }

  rule('SR.15a', 'the side is asked when everything is set up and nobody has a card', () => {
    const t = choosing();
    expect([t.asks, t.seat, t.choices]).toEqual(['mine-strength', 'axis', ['mine-strength 7', 'mine-strength 8']]);
    expect([t.state.units.length, t.state.sides.axis.hand, t.state.sides.allies.hand]).toEqual([2, [], []]);
    expect([choosing().choose('mine-strength 7').state.mineStrength, choosing().choose('mine-strength 8').state.mineStrength]).toEqual([
      7, 8,
    ]);
    expect(placed(scenario()).state.mineStrength).toBe(6);
  });

  rule('SR.15b', 'the weaker Mines bring the card, as one of the opening hand', () => {
    const weak = choosing().choose('mine-strength 7').state.sides.axis;
    expect([weak.hand.includes('G-32'), weak.hand.length, weak.deck.pile.includes('G-32'), weak.deck.pile.length]).toEqual([
      true,
      4,
      false,
      68,
    ]);
    const strong = choosing().choose('mine-strength 8').state.sides.axis;
    expect([strong.hand.includes('G-32'), strong.hand.length, strong.deck.pile.includes('G-32')]).toEqual([false, 4, true]);
  });
});

describe('SR.18 a Weapon tied to its hex', () => {
  const special = { tied: { weapon: 'g-heavy-mg', hex: 'L7' } };
  const gunner = { at: 'L7', weapon: 'g-heavy-mg-1', broken: true };

  rule('SR.18c', 'a Retreat loses it', () => {
    const retreated = (more: Position) => {
      const t = given({ axis: { hand: ['G-11'], pile: ['G-69'] }, units: { 'g-weapon-team-1': gunner, 'a-line-9': 'O1' }, ...more });
      t.choose('order G-11');
      while (t.asks !== 'next-order' && t.asks !== 'turn') t.asks === 'retreat' ? t.choose(t.choices[0] ?? '') : t.pass();
      expect(t.at('g-weapon-team-1')).toMatch(/^J/);
      return [t.unit('g-weapon-team-1').weapon, t.state.weapons];
    };
    expect(retreated({})).toEqual(['g-heavy-mg-1', []]);
    expect(retreated({ special: { tied: { weapon: 'g-light-mg', hex: 'L7' } } })).toEqual(['g-heavy-mg-1', []]);
    expect(retreated({ special })).toEqual(['', ['g-heavy-mg-1']]);
  });

  rule('SR.18c', 'so does a Blaze', () => {
    const burnt = (more: Position) => {
      const units = { 'g-weapon-team-1': gunner, 'a-line-9': 'O1' };
      const t = given({ axis: { hand: [RECOVER], pile: ['G-33', 'G-23', 'G-57'] }, units, ...more });
      t.choose(`order ${RECOVER}`, 'displace L6').until();
      return [t.at('g-weapon-team-1'), t.unit('g-weapon-team-1').weapon, t.state.weapons];
    };
    expect(burnt({})).toEqual(['L6', 'g-heavy-mg-1', []]);
    expect(burnt({ special })).toEqual(['L6', '', ['g-heavy-mg-1']]);
  });
});

describe('SR.19 a Weapon for hard targets', () => {
  const special = (weapon: string, cover: number) => ({ selective: { weapon, cover } });

  /** A machine gun that alone reaches the enemy in the orchard, where Cover is 1. */
  const gun = (more: Position) =>
    given({ axis: { hand: [FIRE] }, units: { 'g-weapon-team-1': { at: 'M9', weapon: 'g-heavy-mg-1' }, 'a-line-1': 'N6' }, ...more });

  rule('SR.19a', 'it fires at a hex with so much Cover, not at one with less', () => {
    const order = (cover: number, more: Position = {}) => gun({ special: special('g-heavy-mg', cover), ...more }).why(`order ${FIRE}`);
    expect([order(0), order(1), order(2)]).toEqual([undefined, undefined, 'no-target O20.1']);
    const fortifications = { N6: 'foxholes' };
    expect([order(3, { fortifications }), order(4, { fortifications })]).toEqual([undefined, 'no-target O20.1']);
    expect(gun({ special: special('g-light-mg', 6) }).why(`order ${FIRE}`)).toBeUndefined();
  });

  rule('SR.19a', 'those who carry it, or stand with it, fire without it', () => {
    const units = { 'g-oertel': 'M9', 'g-rifle-1': { at: 'M9', weapon: 'g-heavy-mg-1' }, 'g-rifle-2': 'M9', 'a-line-1': 'N6' };
    const grouped = (cover: number) => {
      const t = given({ axis: { hand: [FIRE], pile: ['G-3'] }, allies: { pile: ['A-61'] }, units, special: special('g-heavy-mg', cover) });
      return t.choose(`order ${FIRE}`, 'activate g-oertel', 'activate-all', 'target N6');
    };
    expect([grouped(1).why('join g-heavy-mg-1'), grouped(2).why('join g-heavy-mg-1')]).toEqual([undefined, 'tied-weapon SR.19']);
    expect(grouped(1).choose('fire-all').until().last('fired').firers).toEqual(['g-rifle-1', 'g-heavy-mg-1', 'g-rifle-2']);
    expect(grouped(2).choose('fire-all').until().last('fired').firers).toEqual(['g-rifle-1', 'g-rifle-2']);
  });

  rule('SR.19a', 'ordnance too', () => {
    const units = { 'g-rifle-1': { at: 'M9', weapon: 'g-light-mortar-1' }, 'a-line-1': 'N6' };
    const why = (cover: number) =>
      given({ axis: { hand: [FIRE] }, units, special: special('g-light-mortar', cover) })
        .choose(`order ${FIRE}`, 'activate g-rifle-1')
        .why('shell g-light-mortar-1 N6');
    expect([why(1), why(2)]).toEqual([undefined, 'tied-weapon SR.19']);
  });
});

describe('SR.21 sharp-eyed snipers', () => {
  const units = {
    ...{ 'g-rifle-1': { at: 'A1', broken: true }, 'a-line-9': { at: 'O1', broken: true } },
    ...{ 'g-rifle-2': 'L6', 'g-rifle-3': 'L5', 'a-line-1': 'L9', 'a-line-2': 'L10', 'a-line-3': 'M8' },
  };

  rule('SR.21a', 'the enemy can be hit 2 hexes away, no further, and one’s own men still only next to the hex', () => {
    const sniped = (special: Position) => {
      const t = given({ axis: { hand: [RECOVER], pile: ['G-25', 'G-57'] }, units, special }).choose(`order ${RECOVER}`);
      return t.until('may-snipe').choices;
    };
    expect(sniped({})).toEqual(['snipe g-rifle-2', 'snipe a-line-3', 'decline']);
    const special = { snipers: { side: 'axis', radius: 2 } };
    expect(sniped(special)).toEqual(['snipe g-rifle-2', 'snipe a-line-1', 'snipe a-line-3', 'decline']);
    const t = given({ axis: { hand: [RECOVER], pile: ['G-25', 'G-57'] }, units, special });
    expect(t.choose(`order ${RECOVER}`, 'snipe a-line-1').unit('a-line-1').broken).toBe(true);
  });

  rule('SR.21a', 'snipers of the other side see no further than others', () => {
    const t = given({
      active: 'allies',
      allies: { hand: ['A-5'], pile: ['A-25', 'A-57'] },
      units,
      special: { snipers: { side: 'axis', radius: 2 } },
    });
    t.choose('order A-5').until('may-snipe');
    expect(t.last('random-hex').hex).toBe('L8');
    expect(t.choices).toEqual(['snipe a-line-1', 'snipe a-line-3', 'decline']);
  });
});

describe('SR.18 A tied Weapon', () => {
  const FIRE = 'G-50';
  /** Germans with a Fire Order; the Americans have more than meets the eye. */
  function fight(units: Fields, hand: readonly string[] = [], pile: readonly string[] = ['G-55'], more: Fields = {}): Given {
    return given({ units: { ...units, 'a-line-9': 'A1' }, axis: { hand: [FIRE, ...hand], pile }, ...more });
  }
  /** One unit is activated, with everybody that he leads if he is a leader. */
  function activated(t: Given, unit: string): Given {
    t.choose(`order ${FIRE}`, `activate ${unit}`);
    return t.asks === 'activate-more' ? t.choose('activate-all') : t;
  }
  const special = { tied: { weapon: 'g-heavy-mg', hex: 'L7' } };

  rule('SR.18a', 'fires where it belongs and nowhere else', () => {
    const joining = (at: string, tied: Fields) => {
      const crew = { 'g-lorenz': at, [TEAM]: { at, weapon: HMG }, [RIFLE]: at, [YANKS]: 'M7' };
      return activated(fight(crew, [], [], { special: { tied } }), 'g-lorenz')
        .choose('target M7')
        .why(`join ${HMG}`);
    };
    expect([joining('L7', special.tied), joining('L6', special.tied)]).toEqual([undefined, 'weapon-silent 11.1']);
    expect(joining('L6', { weapon: 'g-light-mg', hex: 'L7' })).toBeUndefined();
  });

  rule('SR.18a', 'holds nobody back elsewhere', () => {
    const order = (at: string) =>
      given({ axis: { hand: ['G-19'] }, units: { [TEAM]: { at, weapon: HMG }, [YANKS]: 'A1' }, special }).why('order G-19');
    expect([order('L7'), order('L6')]).toEqual(['nobody-to-activate O14.4', undefined]);
  });
});

describe('SR.18 A tied Weapon at the edge', () => {
  rule('SR.18a', 'a tied weapon does not leave across the enemy’s edge either', () => {
    const special = { tied: { weapon: 'g-heavy-mg', hex: 'O5' } };
    const units = { 'g-weapon-team-1': { at: 'O5', weapon: 'g-heavy-mg-1' }, 'a-weapon-team-6': 'O1' };
    expect(given({ axis: { hand: [MOVE, SPARE] }, special, units }).why(`order ${MOVE}`)).toBe('nobody-to-activate O14.4');
    expect(given({ axis: { hand: ['G-43', SPARE] }, special, units }).why('order G-43')).toBe('nobody-to-activate O14.4');
  });
});
