/** SR.4 to SR.21: special rules about Weapons, about leaving the map, and about what is chosen before the first Turn. */
import { describe, expect } from 'vitest';
import { type Random, randomFrom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { type Fields as Position, skirmish } from './designs.ts';
import { Given, given } from './given.ts';

const MOVE = 'G-25';
const ADVANCE = 'G-43';
const RECOVER = 'G-5';
const FIRE = 'G-51';

const scenario = (change?: Position, random?: Random) => new Given(skirmish(change, random));

/** Everything is set up wherever the first choice is. */
function placed(t: Given): Given {
  while (t.state.phase === 'set-up') t.choose(t.choices[0] ?? '');
  return t;
}

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

describe('SR.9 no way out', () => {
  /** A squad has left across the American edge, by Move or by Advance. */
  function left(by: 'exit' | 'advance-exit', special: Position, more: Position = {}): Given {
    const hand = [by === 'exit' ? MOVE : ADVANCE];
    const t = given({ axis: { hand }, units: { 'g-rifle-1': 'O6', 'g-rifle-9': 'H10', 'a-line-9': 'I9' }, special, ...more });
    t.choose(`order ${hand[0]}`, 'activate g-rifle-1');
    return by === 'exit' ? t.choose('set-out g-rifle-1', 'exit') : t.choose('advance-exit g-rifle-1');
  }
  const special = { exitIsLoss: true };

  rule('SR.9a', 'a unit that leaves, by Move or by Advance, is eliminated and does not come back', () => {
    for (const by of ['exit', 'advance-exit'] as const) {
      expect(left(by, {}).asks).toBe('return');
      const t = left(by, special);
      expect([t.state.sides.axis.casualties, t.state.reinforcements, t.at('g-rifle-1')]).toEqual([['g-rifle-1'], [], '']);
      expect(t.asks).not.toBe('return');
    }
  });

  rule('SR.9a', 'with what it carries; and who loses the last unit that way loses the game', () => {
    const units = { 'g-rifle-1': { at: 'O6', weapon: 'g-light-mg-1' }, 'a-line-9': 'I9' };
    const t = left('exit', special, { units, vp: 20 });
    expect([t.state.weapons, t.outcome]).toEqual([['g-light-mg-1'], { winners: ['allies'], how: 'no-units' }]);
  });

  rule('SR.9b', 'nobody has Exit VPs, the enemy has those of an elimination', () => {
    expect([left('exit', {}).state.vp, left('exit', special).state.vp]).toEqual([2, -2]);
    expect(left('exit', special).told('exited')).toEqual([]);
    expect([left('exit', special, { openChits: ['W'] }).state.vp, left('exit', special, { openChits: ['X'] }).state.vp]).toEqual([-2, -4]);
  });
});

describe('SR.12 one discard', () => {
  /** How many cards a nation can throw away when it passes. */
  function tossed(nation: 'germany' | 'america' | 'russia', special: Position): number {
    const hand = [1, 2, 3, 4, 5, 6].map((n) => `${nation.slice(0, 1).toUpperCase()}-${n}`);
    const active = nation === 'germany' ? 'axis' : 'allies';
    const t = given({ active, [active]: { nation, hand }, units: { 'g-rifle-1': 'A1' }, special });
    t.choose('discard');
    for (const card of hand) if (t.asks === 'discard' && t.why(`toss ${card}`) === undefined) t.choose(`toss ${card}`);
    if (t.asks === 'discard') t.choose('done');
    return t.last('discarded').cards.length;
  }

  rule('SR.12a', 'the scenario’s limit goes before that of the nation', () => {
    expect([tossed('germany', {}), tossed('america', {}), tossed('russia', {})]).toEqual([6, 5, 3]);
    for (const discardLimit of [1, 2]) {
      const special = { discardLimit };
      expect([tossed('germany', special), tossed('america', special), tossed('russia', special)]).toEqual(
        Array.from({ length: 3 }, () => discardLimit),
      );
    }
  });
});

describe('SR.13 breakthrough', () => {
  rule('SR.13b', 'units of the other side may leave, and come back, but score nothing', () => {
    const units = { 'a-line-1': 'A5', 'g-rifle-9': 'H10', 'a-line-9': 'I9' };
    const t = given({ active: 'allies', allies: { hand: ['A-19'] }, units, special: { exitPoints: 'axis' }, openChits: ['W'] });
    t.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'exit', 'return 3');
    expect([t.last('exited').points, t.state.vp, t.told('points'), t.at('a-line-1')]).toEqual([0, 0, [], '']);
    expect(t.state.reinforcements).toMatchObject([{ side: 'allies', time: 3, unit: 'a-line-1' }]);
    expect(t.state.sides.allies.casualties).toEqual([]);
  });
});

describe('SR.14 reinforcements by the clock', () => {
  /** The German squad Recovers and its roll advances the Time to 2. */
  function atTimeTwo(axis: Position): Given {
    const t = scenario({ axis, time: 1 });
    const { deck } = t.state.sides.axis;
    const top = [RECOVER, 'G-6', 'G-7', 'G-8', 'G-71'];
    deck.pile = [...deck.pile.filter((card) => !top.includes(card)), ...top.toReversed()];
    placed(t).unit('g-rifle-1').broken = true;
    return t.choose(`order ${RECOVER}`).until();
  }
  const due = (time: number) => ({ reinforcements: [{ time, radio: 'g-radio-105mm' }] });

  rule('SR.14c', 'a Radio comes into the Artillery Box at its Time', () => {
    const t = atTimeTwo(due(2));
    expect([t.state.time, t.state.sides.axis.radio]).toEqual([2, { id: 'g-radio-105mm', broken: false }]);
    expect(t.told('radio-arrived')).toMatchObject([{ side: 'axis', radio: 'g-radio-105mm' }]);
    expect(atTimeTwo(due(3)).state.sides.axis.radio).toBeUndefined();
  });

  rule('SR.14c', 'not into one where there is a Radio already', () => {
    const t = atTimeTwo({ ...due(2), radio: 'g-radio-75mm' });
    expect([t.state.sides.axis.radio?.id, t.told('radio-arrived')]).toEqual(['g-radio-75mm', []]);
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
