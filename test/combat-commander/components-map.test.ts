/** 2 The maps, 4 the tracks. */
import { describe, expect } from 'vitest';
import { GRID, hexName, hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import { DECKS } from '../../src/games/combat-commander/content/cards.ts';
import { allMaps } from '../../src/games/combat-commander/content/maps.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
const SHOT = ['order G-55', 'activate g-rifle-1', 'target M7'];

describe('2.1 The battlefield', () => {
  rule('2.1a', 'range and movement are counted in hexes', () => {
    const reach = (hex: string) => given({ units: { 'g-rifle-1': 'F1', 'a-line-1': hex }, axis: { hand: ['G-55'] } }).why('order G-55');
    expect([reach('F6'), reach('F7')]).toEqual([undefined, 'no-target O20.1']);
    const t = given({ units: { 'g-rifle-1': 'F1', 'a-line-1': 'O6' }, axis: { hand: ['G-19'] } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(t.why('step H1')).toBe('not-adjacent O21.4');
    expect(t.choose('step G1').last('moved')).toMatchObject({ cost: 1, spent: 1 });
  });

  rule('2.1c', 'woods cost more to enter, protect whoever is in them, and orchards hinder fire that goes through', () => {
    const moving = given({ units: FACING, axis: { hand: ['G-19'] } }).choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(moving.choose('step L8').last('moved').cost).toBe(2);
    const defended = (hex: string) =>
      given({ units: { 'g-rifle-1': 'L7', 'a-line-1': hex }, axis: { hand: ['G-55'], pile: ['G-5'] }, allies: { pile: ['A-5'] } })
        .choose('order G-55', 'activate g-rifle-1', `target ${hex}`)
        .until()
        .last('defended').cover;
    expect([defended('L6'), defended('L8')]).toEqual([0, 2]);
    const through = given({ units: { 'g-rifle-1': 'L7', 'a-line-1': 'O7' }, axis: { hand: ['G-55'] } });
    expect(through.choose('order G-55', 'activate g-rifle-1', 'target O7').last('fired')).toMatchObject({ hindrance: 2, firepower: 3 });
  });

  rule('2.1e', 'every hex has a name of its own, and every Random Hex is one of them', () => {
    const names = GRID.centres.map((_, hex) => hexName(hex));
    expect(new Set(names).size).toBe(150);
    expect([names[0], names.at(-1)]).toEqual(['A1', 'O10']);
    for (const { hex } of Object.values(DECKS).flat()) expect(hexNamed(hex), hex).toBeGreaterThanOrEqual(0);
    expect(hexName(hexNamed('C7'))).toBe('C7');
  });
});

describe('2.2 Map border', () => {
  rule(['2.2.2a', '2.2.2b'], 'artillery that misses drifts by the compass: 1 up, 2 and 3 right, 4 down, 5 and 6 left', () => {
    const drifted = (card: string) => {
      const t = given({
        units: { 'g-marquardt': 'L7', 'a-line-1': 'M7', 'a-line-2': 'A1' },
        // The accuracy roll is 1 and 1, which never hits.
        axis: { hand: ['G-34', 'G-49'], pile: ['G-2', card], radio: 'g-radio-75mm' },
      });
      return t.choose('order G-34', 'activate g-marquardt', 'aim M7').until().last('drifted').hex;
    };
    // Cards with a white die of 1 to 6, and 1 for the distance.
    const hexes = ['G-1', 'G-5', 'G-11', 'G-19', 'G-29', 'G-41'].map(drifted);
    expect(hexes).toEqual(['M6', 'N6', 'N7', 'M8', 'L7', 'L6']);
  });

  rule('2.2.2a', 'a Breeze blows by the compass, too', () => {
    const blown = (card: string) =>
      given({ units: FACING, blaze: ['K9'], axis: { hand: ['G-55', 'G-49'], pile: ['G-33', card] }, allies: { pile: ['A-5'] } })
        .choose(...SHOT)
        .until('next-order')
        .told('blaze-placed')
        .map(({ hex }) => hex);
    const hexes = ['G-13', 'G-14', 'G-15', 'G-16', 'G-17', 'G-18'].flatMap(blown);
    expect(hexes).toEqual(['K8', 'L8', 'L9', 'K10', 'J9', 'J8']);
  });

  rule('2.2.3a', 'each player has a box for a Radio of his own', () => {
    const t = given({ units: FACING, axis: { radio: 'g-radio-75mm' }, allies: { radio: 'a-radio-203mm' } });
    const { axis, allies } = view(t.state, undefined).sides;
    expect([axis.radio?.id, allies.radio?.id]).toEqual(['g-radio-75mm', 'a-radio-203mm']);
  });
});

describe('2.3 Objectives', () => {
  rule('2.3a', 'every map has five of them, in five hexes', () => {
    for (const { objectives } of allMaps()) {
      expect(objectives).toHaveLength(5);
      expect(new Set(objectives).size).toBe(5);
      expect(Math.min(...objectives)).toBeGreaterThanOrEqual(0);
    }
  });

  rule(['2.3b', '2.3c'], 'the last side to have an Objective to itself has its VPs, and the chits say how many', () => {
    const taken = (openChits: string[]) => {
      const t = given({ units: { 'g-rifle-1': 'L6', 'a-line-1': 'O6' }, openChits, axis: { hand: ['G-19', 'G-49'] } });
      return t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step M6', 'step M7', 'halt', 'end-move').state;
    };
    expect(taken(['N'])).toMatchObject({ vp: 4, control: ['', '', '', 'axis', ''] });
    expect(taken(['N', 'H'])).toMatchObject({ vp: 6 });
    expect(taken(['A'])).toMatchObject({ vp: 0, control: ['', '', '', 'axis', ''] });
  });
});

describe('4.1 Victory Track', () => {
  rule(['4.1.1b', '4.1.1c'], 'one marker goes to and fro for both, also across zero and beyond 20', () => {
    const kill = (vp: number) =>
      given({
        units: { 'g-rifle-1': 'L7', 'a-line-1': { at: 'M7', broken: true }, 'a-line-2': 'O6' },
        vp,
        axis: { hand: ['G-55', 'G-49'], pile: ['G-69'] },
        allies: { pile: ['A-5'] },
      })
        .choose(...SHOT)
        .until('next-order').state.vp;
    expect([kill(-1), kill(0), kill(19), kill(33)]).toEqual([1, 2, 21, 35]);
    const lost = given({
      units: { 'g-rifle-1': { at: 'L7', broken: true }, 'g-rifle-2': 'K9', 'a-line-1': 'M7' },
      vp: 1,
      active: 'allies',
      allies: { hand: ['A-55', 'A-70'], pile: ['A-69'] },
      axis: { pile: ['G-5'] },
    });
    expect(lost.choose('order A-55', 'activate a-line-1', 'target L7').until('next-order').state.vp).toBe(-1);
  });

  rule('4.1.2a', 'the Attack Total holds for the second unit, though the roll of the first was interrupted', () => {
    const t = given({
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M7', 'a-line-team-1': 'M7' },
      axis: { hand: ['G-55', 'G-49'], pile: ['G-31'] },
      allies: { pile: ['A-35', 'A-43', 'A-6'] },
    });
    t.choose(...SHOT, 'defend a-line-1').until('next-order');
    expect(t.told('event')).toHaveLength(1);
    expect(t.told('defended').map(({ unit, attack }) => [unit, attack])).toEqual([
      ['a-line-1', 12],
      ['a-line-team-1', 12],
    ]);
  });

  rule('4.1.2a', 'a Melee Total holds, though the other side’s roll is interrupted', () => {
    const t = given({
      units: { ...FACING, 'g-rifle-2': 'A5', 'a-line-2': 'O6' },
      axis: { hand: ['G-43', 'G-49'], pile: ['G-35', 'G-44'] },
      allies: { pile: ['A-43'] },
    });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7').until('next-order');
    expect(t.told('event')).toHaveLength(1);
    // 6, 1 for the box and 8, against 5 and 7.
    expect(t.last('melee-ended')).toMatchObject({ allies: 15, axis: 12, winner: 'allies' });
  });
});

describe('4.2 Casualty Track', () => {
  /** A Melee in M7 that the side with the higher roll wins. */
  const melee = (pile: string[], defence: string[], more: Record<string, unknown> = {}) => {
    const { axis, allies, units, ...rest } = { axis: {}, allies: {}, units: {}, ...more };
    const t = given({
      units: { 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'g-rifle-2': 'A5', 'a-line-1': 'M7', 'a-line-2': 'O6', ...units },
      ...rest,
      axis: { hand: ['G-43', 'G-49'], pile, ...axis },
      allies: { pile: defence, ...allies },
    });
    return t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7').until();
  };

  rule(
    ['4.2b', '4.2d', '4.2e', '4.2g'],
    'an eliminated unit takes the next space of its owner’s row, its Weapon the box in the middle',
    () => {
      const t = melee(['G-5'], ['A-69'], { axis: { casualties: ['g-rifle-4'] }, allies: { casualties: ['a-line-4'] } });
      expect(t.state.sides.axis.casualties).toEqual(['g-rifle-4', 'g-rifle-1']);
      expect(t.state.sides.allies.casualties).toEqual(['a-line-4']);
      expect(t.state.weapons).toEqual(['g-light-mg-1']);
      expect(t.told('points')).toMatchObject([{ side: 'allies', points: 2, why: 'elimination' }]);
    },
  );

  rule('4.2c', 'a Hero does not come on the track', () => {
    const t = melee(['G-69'], ['A-5'], { units: { 'a-line-1': 'M8', 'a-whitlock': 'M7' } });
    expect(t.told('eliminated')).toMatchObject([{ unit: 'a-whitlock', points: 0 }]);
    expect(t.state.sides.allies.casualties).toEqual([]);
  });

  rule(['4.2f', '6.3a'], 'a unit that has to go on the space of the Surrender marker loses the game, one before it does not', () => {
    const third = { casualties: ['a-green-1', 'a-green-2'] };
    expect(melee(['G-69'], ['A-5'], { allies: { ...third, surrender: 4 } }).outcome).toBeUndefined();
    expect(melee(['G-69'], ['A-5'], { allies: { ...third, surrender: 3 } }).outcome).toEqual({ winners: ['axis'], how: 'surrender' });
  });
});

describe('4.3 Miscellaneous', () => {
  rule(['4.3.3a', '4.3.3b', '7.3.3a', '7.3.3b'], 'a secret chit is seen by the player who drew it, an open one by both', () => {
    const t = given({ units: FACING, openChits: ['S'], axis: { secret: ['B'] }, allies: { secret: ['C'] } });
    for (const seat of ['axis', 'allies', undefined]) {
      const { sides, openChits } = view(t.state, seat);
      expect(openChits).toEqual(['S']);
      expect(sides.axis.secret).toEqual(seat === 'axis' ? ['B'] : undefined);
      expect(sides.allies.secret).toEqual(seat === 'allies' ? ['C'] : undefined);
      expect([sides.axis.secrets, sides.allies.secrets]).toEqual([1, 1]);
    }
  });
});
