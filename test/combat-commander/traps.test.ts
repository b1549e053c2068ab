/** What players and other programs get wrong, one after the other. */
import { describe, expect, it } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

type Position = Record<string, unknown>;

const MOVE = 'G-25';
const RECOVER = 'G-5';

/** A broken Rifle squad, Morale 7, on open ground, and a Recover Order whose rolls are these cards. */
function recovering(pile: readonly string[], more: Position = {}): Given {
  const { axis = {}, units = {}, ...rest } = more as Record<string, Record<string, unknown>>;
  const men = { 'g-rifle-1': { at: 'L7', broken: true }, ...units };
  return given({ axis: { hand: [RECOVER], pile, ...axis }, units: men, ...rest }).choose(`order ${RECOVER}`);
}

/** German pieces, activated by Sergeant Oertel, about to Fire. */
function firing(units: Position, more: Position = {}): Given {
  const { axis = {}, ...rest } = more as Record<string, Record<string, unknown>>;
  const t = given({ axis: { hand: ['G-51'], pile: ['G-3'], ...axis }, allies: { pile: ['A-61', 'A-62'] }, units, ...rest });
  return t.choose('order G-51', 'activate g-oertel', 'activate-all');
}

/** A German squad that Moves while an American one, with Fire cards, looks on. */
function watched(units: Position, more: Position = {}): Given {
  const t = given({
    axis: { hand: [MOVE, 'G-20'], pile: ['G-61', 'G-62', 'G-65'] },
    allies: { hand: ['A-51', 'A-52'], pile: ['A-3', 'A-4', 'A-5'] },
    units,
    ...more,
  });
  return t.choose(`order ${MOVE}`);
}

/** What happened, of these. */
const told = (t: Given, ...types: string[]) =>
  t.events
    .map(({ type }) => type)
    .filter((type) => types.includes(type))
    .join(', ');
const triggers = (t: Given) => t.told('triggered').map(({ trigger }) => trigger);

describe('trap 1', () => {
  rule('1.9.1a', 'a trigger is printed on the card: one 2-2 of the German deck has a Sniper, the other has none', () => {
    expect(triggers(recovering(['G-9']).until())).toEqual([]);
    expect(triggers(recovering(['G-10', 'G-50']).until())).toEqual(['sniper']);
  });
});

describe('trap 2', () => {
  rule(['1.9.1e', '1.9.1f'], 'a Sudden Death Roll with Event! on it brings no Event', () => {
    const t = recovering(['G-71', 'G-33'], { time: 5, suddenDeath: 6 }).until();
    expect(t.told('rolled').at(-1)).toMatchObject({ purpose: 'sudden-death', card: 'G-33', trigger: 'event' });
    expect([triggers(t), t.told('event')]).toEqual([['time'], []]);
  });
});

describe('trap 3', () => {
  rule(['1.9.1.2b', '1.9.1.2c'], 'Jammed! on a Targeting Roll or an Impact Roll breaks nothing', () => {
    const units = { 'g-weapon-team-1': { at: 'M9', weapon: 'g-light-mortar-1' }, 'a-line-1': 'M6' };
    const mortar = given({ axis: { hand: ['G-51'], pile: ['G-1'] }, units });
    mortar.choose('order G-51', 'activate g-weapon-team-1', 'shell g-light-mortar-1 M6').until();
    expect([mortar.last('targeting').hit, mortar.unit('g-weapon-team-1').weaponBroken, triggers(mortar)]).toEqual([false, false, []]);
    const guns = given({
      axis: { hand: ['G-36'], radio: 'g-radio-75mm', pile: ['G-65', 'G-13', 'G-1'] },
      allies: { pile: ['A-61'] },
      units: { 'g-marquardt': 'M9', 'a-line-1': 'M6' },
    });
    guns.choose('order G-36', 'activate g-marquardt', 'aim M6').until();
    expect([guns.last('attack-total').roll, guns.state.sides.axis.radio?.broken]).toEqual([2, false]);
  });
});

describe('trap 4', () => {
  rule(
    ['1.9.1h', '1.9.1i', '1.9.1j'],
    'a broken Team with Morale 6, a Rout Roll of 7 with Event!, and a Medic: it retreats unbroken',
    () => {
      const units = { 'g-line-team-1': { at: 'L7', broken: true } };
      const t = given({ axis: { hand: ['G-11'], pile: ['G-33', 'G-7'] }, units })
        .choose('order G-11')
        .until();
      t.choose('retreat K7');
      expect(told(t, 'rallied', 'retreated')).toBe('rallied, retreated');
      expect([t.unit('g-line-team-1').broken, t.at('g-line-team-1')]).toEqual([false, 'K7']);
    },
  );
});

describe('trap 5', () => {
  rule('1.9.1d', 'if the roll with Event! was the last card, the Time advances before the Event', () => {
    const t = recovering(['G-33'], { axis: { rest: 'discards' } }).until();
    expect(told(t, 'rolled', 'time-advanced', 'event')).toBe('rolled, time-advanced, event');
    expect(t.told('rally-roll')).toMatchObject([{ roll: 7, result: 'suppressed' }]);
  });
});

describe('trap 6', () => {
  rule(['9.1b', '9.1c', '9.1e', '9.1f', '9.1g'], 'the Initiative card goes to and fro over one roll; no cancelled trigger happens', () => {
    const t = recovering(['G-33', 'G-71', 'G-6'], { initiative: 'axis' });
    expect([t.asks, t.seat]).toEqual(['initiative', 'axis']);
    t.choose('reroll');
    expect([t.asks, t.seat]).toEqual(['initiative', 'allies']);
    t.choose('reroll');
    expect([t.asks, t.seat]).toEqual(['initiative', 'axis']);
    t.pass();
    expect(t.told('rally-roll')).toMatchObject([{ roll: 3, result: 'rallied' }]);
    expect([triggers(t), t.state.time, t.state.initiative]).toEqual([[], 0, 'axis']);
  });
});

describe('trap 7', () => {
  rule(['O22.1a', 'O22.2b', 'O22.2c'], 'all who were broken roll, nobody who breaks meanwhile, and no unit is activated', () => {
    const units = { 'g-rifle-2': { at: 'L6', broken: true }, 'g-rifle-3': 'D1' };
    const t = recovering(['G-33', 'G-10', 'G-15', 'G-43'], { units }).choose('rally-roll g-rifle-1').until();
    expect(t.told('broke')).toMatchObject([{ unit: 'g-rifle-3' }]);
    expect(t.told('rally-roll').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'g-rifle-2']);
    expect(t.told('activated')).toEqual([]);
  });

  rule(['O22.3a', 'O22.3b', 'O22.3c'], 'only a roll below the Morale of 7 rallies', () => {
    expect(['G-21', 'G-31', 'G-43'].map((card) => recovering([card]).until().last('rally-roll'))).toMatchObject([
      { morale: 7, roll: 6, result: 'rallied' },
      { morale: 7, roll: 7, result: 'suppressed' },
      { morale: 7, roll: 8, result: 'none' },
    ]);
  });

  rule('O23.2a', 'Rout Rolls are made by whoever gave the Order, for the enemy too', () => {
    const units = { 'g-rifle-1': { at: 'L7', broken: true } };
    const t = given({ active: 'allies', allies: { hand: ['A-11'], pile: ['A-3'] }, units })
      .choose('order A-11')
      .until();
    expect(t.told('rolled')).toMatchObject([{ side: 'allies', purpose: 'rout' }]);
  });
});

describe('trap 8', () => {
  rule(['A29b', 'A29d', 'A29e'], 'Concealment takes off the Cover as it is against this attack, when the total is known', () => {
    const hidden = (unit: Position, shot: string, hex: string, more: Position = {}) => {
      const t = given({
        active: 'allies',
        axis: { hand: ['G-27'], pile: ['G-61'] },
        allies: { hand: ['A-51'], pile: shot.startsWith('shell') ? ['A-65', 'A-3'] : ['A-3'] },
        units: { 'g-rifle-1': hex, ...unit },
        ...more,
      });
      const [firer = ''] = Object.keys(unit);
      t.choose('order A-51', `activate ${firer}`, shot).until('defence-actions');
      expect(t.told('attack-total')).toHaveLength(1);
      return t.choose('concealment G-27').last('concealed').cover;
    };
    expect(hidden({ 'a-line-1': 'L5' }, 'target M5', 'M5')).toBe(1);
    const mortar = { 'a-weapon-team-1': { at: 'M9', weapon: 'a-light-mortar-1' } };
    expect(hidden(mortar, 'shell a-light-mortar-1 M6', 'M6', { fortifications: { M6: 'foxholes' } })).toBe(3);
    expect(hidden(mortar, 'shell a-light-mortar-1 K9', 'K9', { fortifications: { K9: 'foxholes' } })).toBe(4);
  });
});

describe('trap 9', () => {
  rule(['O20.3.1.2a', 'O20.3.2a'], 'a group has the best FP and 1 for each other piece, less the largest Hindrance', () => {
    const t = firing({ 'g-oertel': 'M8', 'g-rifle-1': 'M8', 'g-line-team-1': 'M8', 'g-rifle-2': 'M9', 'a-line-1': 'N6' });
    t.choose('target N6', 'join g-rifle-1', 'join g-line-team-1', 'join g-rifle-2', 'fire').until();
    expect(t.last('fired')).toMatchObject({ base: 7, others: 2, hindrance: 2, firepower: 7 });
  });

  rule('O20.3.1d', 'each hex of the group must be next to another', () => {
    const t = firing({ 'g-oertel': 'L7', 'g-rifle-1': 'L6', 'g-rifle-2': 'M9', 'a-line-1': 'M7' }).choose('target M7', 'join g-rifle-1');
    expect(t.why('join g-rifle-2')).toMatch(/^not-adjacent-group/);
  });
});

describe('trap 10', () => {
  rule(['O20.3.4g', 'O20.3.4h'], 'the same tie breaks the squad that Moves and suppresses the one that was there', () => {
    const t = watched(
      { 'g-rifle-1': 'L6', 'g-rifle-2': 'L7', 'a-line-1': 'M8' },
      { axis: { hand: [MOVE], pile: ['G-31', 'G-32'] }, allies: { hand: ['A-51'], pile: ['A-43'] } },
    );
    t.choose('activate g-rifle-1', 'set-out g-rifle-1', 'step L7', 'op-fire A-51', 'activate a-line-1', 'op-attack');
    t.choose('defend g-rifle-1').until();
    expect(t.told('defended').map(({ unit, result }) => `${unit} ${result}`)).toEqual(['g-rifle-1 broken', 'g-rifle-2 suppressed']);
  });

  it('a tie does nothing more to a unit that is Suppressed already', () => {
    const t = firing({ 'g-oertel': 'L7', 'g-rifle-1': 'L7', 'a-line-1': { at: 'L6', suppressed: true } }, { allies: { pile: ['A-15'] } });
    t.choose('target L6', 'join g-rifle-1', 'fire').until();
    expect(t.last('defended')).toMatchObject({ defence: 10, attack: 10, result: 'suppressed' });
    expect([t.told('suppressed'), t.unit('a-line-1').broken]).toEqual([[], false]);
  });
});

describe('trap 11', () => {
  rule(['7.1b', '7.1c', '8.2a'], 'a Team is worth 1 VP and counts for 2 figures', () => {
    const lost = (unit: string) => {
      const t = firing(
        { 'g-oertel': 'L7', 'g-rifle-1': 'L7', [unit]: { at: 'L6', broken: true }, 'a-line-9': 'O1' },
        { allies: { pile: ['A-3'] }, axis: { pile: ['G-61'] } },
      );
      return t.choose('target L6', 'join g-rifle-1', 'fire').until().last('eliminated').points;
    };
    expect([lost('a-line-1'), lost('a-line-team-1')]).toEqual([2, 1]);
    const asked = (units: Position) =>
      given({ axis: { hand: [MOVE] }, units })
        .choose('discard', `toss ${MOVE}`)
        .until().asks;
    expect(asked({ 'g-rifle-1': 'L7', 'g-line-team-1': 'L7', 'g-oertel': 'L7' })).toBe('turn');
    expect(asked({ 'g-rifle-1': 'L7', 'g-line-team-1': 'L7', 'g-line-team-2': 'L7' })).toBe('overstacked');
  });
});

describe('trap 12', () => {
  rule(['O16.4.1b', 'O16.4.1c', 'O16.4.1d', 'O16.4.2a'], 'Command, Veteran, Suppressed and Wire count in Melee, Weapons do not', () => {
    const melee = (units: Position, more: Position = {}) => {
      const t = given({
        axis: { hand: ['G-43'], pile: ['G-61'] },
        allies: { pile: ['A-43'] },
        units: { 'a-line-9': 'O1', 'g-rifle-9': 'A1', ...units },
        ...more,
      });
      t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 L7').until();
      return t.told('melee-strength').map(({ side, firepower, boxed }) => `${side} ${firepower}+${boxed}`);
    };
    expect(melee({ 'g-rifle-1': { at: 'L6', weapon: 'g-light-mg-1' }, 'a-line-1': 'L7' })).toEqual(['allies 6+1', 'axis 5+0']);
    expect(melee({ 'g-rifle-1': { at: 'L6', veteran: true }, 'a-line-1': { at: 'L7', suppressed: true }, 'a-stroud': 'L7' })).toEqual([
      'allies 9+1',
      'axis 6+0',
    ]);
    expect(melee({ 'g-rifle-1': 'L6', 'a-line-1': 'L7' }, { fortifications: { L7: 'wire' } })).toEqual(['allies 5+1', 'axis 4+0']);
  });
});

describe('trap 13', () => {
  rule(['O21.1.1b', 'O21.1.1c', 'O21.1.1d'], 'a Weapon changes hands for 1 MP, to anybody who has none', () => {
    const units = {
      'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' },
      'g-rifle-2': 'L7',
      'g-rifle-3': { at: 'L7', weapon: 'g-light-mg-2' },
    };
    const t = given({ axis: { hand: [MOVE] }, units }).choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(t.why('transfer g-rifle-1 g-rifle-3')).toBe('weapon-already 8.1.1');
    t.choose('transfer g-rifle-1 g-rifle-2', 'step L6', 'step L7', 'step L6');
    expect([t.unit('g-rifle-2').weapon, t.why('step L7')]).toEqual(['g-light-mg-1', 'too-costly O21.1']);
  });

  rule(['11.1e', '11.1f'], 'a broken or Suppressed unit fires without it', () => {
    const silent = (state: Position) => {
      const units = { 'g-oertel': 'L7', 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1', ...state }, 'a-line-1': 'L6' };
      return firing(units).choose('target L6').why('join g-light-mg-1');
    };
    expect([silent({}), silent({ broken: true }), silent({ suppressed: true })]).toEqual([
      undefined,
      'weapon-silent 11.1',
      'weapon-silent 11.1',
    ]);
  });
});

describe('trap 14', () => {
  const units = { 'g-rifle-1': 'L6', 'g-rifle-2': 'K7', 'a-line-1': 'N7' };

  rule(['A33.3d', 'A33.3e', 'A33.3f', 'A33.3g'], 'one attack for each hex entered, all through a Move Order, none in the next', () => {
    const t = watched(units).choose('activate g-rifle-1', 'set-out g-rifle-1', 'step M7', 'op-fire A-51', 'activate a-line-1');
    t.choose('op-attack').until('reaction');
    expect(t.why('op-attack')).toBe('already-fired A33.3');
    t.choose('step M6').until('reaction');
    expect(t.why('op-attack')).toBeUndefined();
    t.choose('op-attack', 'halt', 'end-move', 'order G-20', 'activate g-rifle-2', 'set-out g-rifle-2', 'step L7').until('reaction');
    expect([t.why('op-attack'), t.why('op-fire A-52')]).toEqual(['no-target A33.2', 'no-target A33.2']);
  });

  rule(['A33.3b', 'A33.3c'], 'Ordnance stays out of it', () => {
    const gunners = { 'g-rifle-1': 'L6', 'a-weapon-team-1': { at: 'M8', weapon: 'a-light-mortar-1' } };
    const t = watched(gunners).choose('activate g-rifle-1', 'set-out g-rifle-1', 'step L7', 'op-fire A-51', 'activate a-weapon-team-1');
    expect(t.choose('op-attack').until().last('fired').firers).toEqual(['a-weapon-team-1']);
  });

  it('nobody fires at those who Advance or Retreat', () => {
    const allies = { hand: ['A-51'] };
    const advance = given({ axis: { hand: ['G-43', MOVE] }, allies, units }).choose(
      'order G-43',
      'activate g-rifle-1',
      'advance g-rifle-1 M7',
    );
    expect(advance.asks).toBe('next-order');
    const men = { 'g-rifle-1': { at: 'L6', broken: true }, 'a-line-1': 'N7' };
    const retreat = given({ axis: { hand: ['G-11', MOVE], pile: ['G-43'] }, allies, units: men });
    expect(retreat.choose('order G-11').until().choose('retreat K7').asks).toBe('next-order');
  });

  rule('A26f', 'Assault Fire may come before the first step, but that step must follow', () => {
    const t = given({
      axis: { hand: [MOVE, 'G-16'], pile: ['G-6'] },
      allies: { pile: ['A-61'] },
      units: { 'g-ss-1': 'L6', 'a-line-1': 'N7' },
    });
    t.choose(`order ${MOVE}`, 'activate g-ss-1', 'assault-fire G-16', 'target N7').until();
    expect([t.told('fired').length, t.why('end-move')]).toEqual([1, 'must-move O14.4']);
  });
});

describe('trap 15', () => {
  rule(['7.3.3d', '7.3.3e', '7.3.3g'], 'an open Objective of 4 VPs moves the marker by 8, a secret one not at all', () => {
    const taken = (more: Position) => {
      const t = given({ axis: { hand: [MOVE] }, units: { 'g-rifle-1': 'L6' }, control: ['', '', '', 'allies', ''], ...more });
      return t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step M6').state.vp;
    };
    expect([taken({ openChits: ['N'] }), taken({ axis: { hand: [MOVE], secret: ['N'] } })]).toEqual([8, 0]);
  });
});

describe('trap 16', () => {
  rule('6.1.2h', 'the VP for the time goes to the Defender, whoever rolled, and to nobody if there is none', () => {
    const vp = (axis: string, allies: string) =>
      recovering(['G-71'], { axis: { posture: axis }, allies: { posture: allies } }).until().state.vp;
    expect([vp('defend', 'attack'), vp('attack', 'defend'), vp('recon', 'recon')]).toEqual([1, -1, 0]);
  });

  rule(['6.1.2e', '6.1.2f', '6.1.2i'], 'who made the time advance alone reshuffles, rolls and removes one Smoke', () => {
    const t = recovering(['G-71', 'G-43'], { time: 5, suddenDeath: 6, smoke: { A1: 1, B1: 2 } }).until();
    expect(t.told('reshuffled').map(({ side }) => side)).toEqual(['axis']);
    expect(t.told('rolled').at(-1)).toMatchObject({ side: 'axis', purpose: 'sudden-death' });
    expect([t.asks, t.seat]).toEqual(['remove-smoke', 'axis']);
    t.choose('remove-smoke B1').until();
    expect(t.state.smoke.map(({ value }) => value)).toEqual([1]);
  });
});

describe('trap 17', () => {
  rule(['7.3.2g', '7.3.2h'], 'all five Objectives win only with chit V, and only just before a Sudden Death Roll', () => {
    const control = ['allies', 'allies', 'allies', 'allies', 'allies'];
    const played = (openChits: string[], time: number) =>
      recovering(['G-71', 'G-67'], { control, openChits, time, suddenDeath: 6 }).until();
    expect(played([], 5).outcome).toBeUndefined();
    expect(played(['V'], 3).outcome).toBeUndefined();
    const won = played(['V'], 5);
    expect(won.outcome).toMatchObject({ winners: ['allies'], how: 'all-objectives' });
    expect(won.told('rolled').some(({ purpose }) => purpose === 'sudden-death')).toBe(false);
  });
});

describe('trap 18', () => {
  rule(['8.2d', '8.2e', '8.2f', '8.2g'], 'two broken squads when the enemy’s Turn ends: one Deploy, then a Team goes', () => {
    const units = { 'g-rifle-1': { at: 'L7', broken: true }, 'g-rifle-2': { at: 'L7', broken: true }, 'a-line-1': 'O1' };
    const t = given({ active: 'allies', allies: { hand: ['A-19'] }, units })
      .choose('discard', 'toss A-19')
      .until();
    expect([t.asks, t.seat]).toEqual(['overstacked', 'axis']);
    t.choose('deploy g-rifle-1');
    expect(t.why('deploy g-rifle-2')).toBe('already-chosen 8.2');
    t.choose('eliminate g-line-team-1');
    expect([t.asks, t.unit('g-line-team-2').broken, t.state.vp]).toEqual(['turn', true, -1]);
  });
});

describe('trap 19', () => {
  it('a Trench on a road gives 3; a flamethrower makes nothing of any Cover', () => {
    const cover = (weapon: string, hex: string, fortifications: Position) => {
      const t = given({
        axis: { hand: ['G-51'], pile: weapon === '' ? ['G-3'] : ['G-65', 'G-3'] },
        allies: { pile: ['A-61'] },
        units: { 'g-pionier-1': { at: 'L7', weapon }, 'a-line-1': hex },
        fortifications,
      });
      t.choose('order G-51', 'activate g-pionier-1', weapon === '' ? `target ${hex}` : `shell ${weapon} ${hex}`).until();
      return t.last('defended').cover;
    };
    expect([cover('', 'M8', { M8: 'trench' }), cover('', 'L8', {})]).toEqual([3, 2]);
    expect([cover('g-flamethrower-1', 'M8', { M8: 'trench' }), cover('g-flamethrower-1', 'L8', {})]).toEqual([0, 0]);
  });
});

describe('trap 20', () => {
  rule(['11.4c', '11.4e', '11.4f', '11.4g'], 'a Random Hex tests the broken Weapons of both sides before the Sniper shoots', () => {
    const units = {
      'g-rifle-2': { at: 'A1', weapon: 'g-light-mg-1', weaponBroken: true },
      'a-line-1': { at: 'K5', weapon: 'a-heavy-mg-1', weaponBroken: true },
    };
    const t = recovering(['G-10', 'G-51'], { units }).until();
    expect([t.unit('g-rifle-2').weaponBroken, t.unit('a-line-1').weaponBroken, t.asks]).toEqual([false, false, 'may-snipe']);
    const worse = recovering(['G-10', 'G-52'], { units }).until();
    expect([worse.unit('g-rifle-2').weapon, worse.unit('a-line-1').weaponBroken]).toEqual(['', true]);
  });
});

describe('trap 21', () => {
  rule(['E58.1c', 'E58.1d'], 'an eliminated Hero is worth nothing, fills no space, and comes back by the next Hero Event', () => {
    const t = given({
      active: 'allies',
      axis: { hand: [RECOVER], pile: ['G-3', 'G-33', 'G-67'] },
      allies: { hand: ['A-51'], pile: ['A-61'] },
      units: { 'g-lindner': { at: 'L7', broken: true }, 'g-rifle-9': { at: 'A1', broken: true }, 'a-line-1': 'M8' },
    });
    t.choose('order A-51', 'activate a-line-1', 'target L7').until();
    expect([t.last('eliminated').points, t.state.vp, t.state.sides.axis.casualties]).toEqual([0, 0, []]);
    expect(t.choose(`order ${RECOVER}`).until().at('g-lindner')).toBe('A1');
  });

  rule(['E58a', 'E56a'], 'a Hero must come, a Private may', () => {
    const men = { units: { 'g-rifle-2': 'A1' } };
    expect(recovering(['G-33', 'G-67'], men).until().choices).toEqual(['hero A1', 'hero L7']);
    expect(recovering(['G-33', 'G-25'], men).until().choices).toEqual(['promote L7', 'decline']);
  });

  rule('E58.1f', 'a Hero is activated as often as there are Orders', () => {
    const t = given({ axis: { hand: [MOVE, 'G-20'] }, units: { 'g-lindner': 'L7', 'g-rifle-1': { at: 'L7', activated: true } } });
    t.choose(`order ${MOVE}`, 'activate g-lindner', 'set-out g-lindner', 'step L6', 'halt', 'end-move', 'order G-20');
    expect(t.choices).toEqual(['activate g-lindner']);
  });
});

describe('trap 22', () => {
  rule(['7.2.1d', '7.2.1e', '7.2.1f', '7.2.1g'], 'a broken squad that leaves comes back unbroken, when its player says', () => {
    const gone = { at: 'O6', broken: true, veteran: true, weapon: 'g-light-mg-1', weaponBroken: true };
    const t = given({
      axis: { hand: [MOVE, RECOVER], pile: ['G-71'] },
      units: { 'g-rifle-1': gone, 'g-rifle-2': { at: 'H9', broken: true }, 'a-line-1': 'A1' },
    });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'exit', 'return 1', 'end-move', `order ${RECOVER}`).until();
    t.choose('place A5');
    expect(t.unit('g-rifle-1')).toMatchObject({ broken: false, veteran: false, weapon: 'g-light-mg-1', weaponBroken: false });
  });

  rule(['7.2.2a', '7.2.2b', '7.2.2c'], 'one that is driven off is eliminated', () => {
    const units = {
      'g-rifle-1': { at: 'A5', broken: true, weapon: 'g-light-mg-1', weaponBroken: true },
      'g-rifle-2': 'H9',
      'a-line-1': 'O1',
    };
    const t = given({ axis: { hand: ['G-11'], pile: ['G-43'] }, units })
      .choose('order G-11')
      .until();
    expect([t.state.sides.axis.casualties, t.state.vp, t.state.weapons]).toEqual([['g-rifle-1'], -2, ['g-light-mg-1']]);
  });
});

describe('trap 23', () => {
  rule(['4.2f', '6.3.1a'], 'with the marker on 3 the third loss loses the game, the second does not', () => {
    const outcome = (casualties: string[]) => {
      const units = { 'g-rifle-1': { at: 'A5', broken: true }, 'g-rifle-2': 'H9', 'a-line-1': 'O1' };
      const t = given({ axis: { hand: ['G-11'], pile: ['G-43'], surrender: 3, casualties }, vp: 9, units });
      return t.choose('order G-11').until().outcome;
    };
    expect(outcome(['g-rifle-8'])).toBeUndefined();
    expect(outcome(['g-rifle-8', 'g-rifle-9'])).toMatchObject({ winners: ['allies'], how: 'surrender' });
  });
});

describe('trap 24', () => {
  rule(['A31a', 'A35.4a', 'A35a'], 'Demolitions and Hidden Unit wait for a discard; the latter is for the Defender', () => {
    const discarding = (posture: string, ...choices: string[]) => {
      const units = { 'g-rifle-1': 'L7' };
      const axis = { posture, hand: ['G-65', 'G-31'], depth: 15 };
      const t = given({ active: 'allies', axis, allies: { hand: ['A-19'] }, units, fortifications: { L7: 'wire' } });
      return t.choose('discard', ...choices);
    };
    const passed = discarding('defend', 'toss A-19');
    expect([passed.asks, passed.why('demolitions G-65'), passed.why('hidden-unit G-31')]).toEqual(['upon-discard', undefined, undefined]);
    expect(discarding('recon', 'toss A-19').why('hidden-unit G-31')).toBe('not-defender A35');
    expect(discarding('defend', 'done').asks).toBe('turn');
  });

  rule('A27a', 'only the Defender plays Bore Sighting', () => {
    const aiming = (posture: string) => {
      const units = { 'g-oertel': 'L7', 'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' }, 'a-line-1': 'L6' };
      const t = firing(units, { axis: { posture, hand: ['G-51', 'G-42'] } }).choose('target L6', 'join g-heavy-mg-1', 'fire');
      return t.why('bore-sighting G-42');
    };
    expect([aiming('defend'), aiming('attack'), aiming('recon')]).toEqual([undefined, 'not-defender A27', 'not-defender A27']);
  });
});

describe('trap 25', () => {
  rule(['5.4c', '5.4d'], 'the last card drawn for the hand advances the Time, and drawing goes on from the new pile', () => {
    const t = given({ axis: { hand: [MOVE], pile: ['G-3', 'G-4'], rest: 'discards' }, units: { 'g-rifle-1': 'L7' } });
    t.choose('discard', `toss ${MOVE}`).until();
    expect(t.told('drew').map(({ count }) => count)).toEqual([2, 3]);
    expect([t.state.time, t.state.sides.axis.hand.length]).toEqual([1, 5]);
  });
});

describe('trap 26', () => {
  rule('E52.2f', 'a squad that Deploys with its defence already lost leaves two broken Teams', () => {
    const piles = { axis: { hand: [MOVE], pile: ['G-33', 'G-28'] }, allies: { hand: ['A-51'], pile: ['A-61'] } };
    const t = watched({ 'g-rifle-1': 'L6', 'a-line-1': 'M8' }, piles);
    t.choose('activate g-rifle-1', 'set-out g-rifle-1', 'step L7', 'op-fire A-51', 'activate a-line-1', 'op-attack', 'deploy g-rifle-1');
    expect([t.unit('g-line-team-1').broken, t.unit('g-line-team-2').broken]).toEqual([true, true]);
  });
});

describe('trap 27', () => {
  rule('O16.4b', 'a trigger that brings both sides into a hex ends with a Melee, itself without triggers, before the roll counts', () => {
    const units = { 'g-rifle-2': 'E5', 'a-line-1': 'E4', 'a-line-9': 'O1' };
    const t = recovering(['G-33', 'G-20', 'G-22', 'G-34'], { units, allies: { pile: ['A-33'] } }).until();
    t.choose('displace E4').until();
    expect(told(t, 'displaced', 'melee-ended', 'suppressed')).toBe('displaced, melee-ended, suppressed');
    expect(triggers(t)).toEqual(['event']);
  });
});

describe('trap 28', () => {
  rule('3.3.1.2b', 'in the hex of a Leader a squad has more Movement, and no longer when it has left it', () => {
    const along = (units: Position) => {
      const t = given({ axis: { hand: [MOVE] }, units: { 'g-rifle-1': 'L8', ...units } });
      return t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step K8', 'step K7');
    };
    expect(along({}).why('step K6')).toBe('too-costly O21.1');
    const t = along({ 'g-marquardt': 'K7' }).choose('step K6');
    expect([t.last('moved').spent, t.why('step K7')]).toEqual([5, 'too-costly O21.1']);
  });
});

describe('trap 29', () => {
  rule('6.1.2j', 'reinforcements enter when the Time reaches their space, and not after it has passed it', () => {
    const due = (time: number) =>
      recovering(['G-71'], { time: 3, reinforcements: [{ side: 'axis', time, unit: 'g-rifle-5' }] }).until().asks;
    expect([due(3), due(4), due(5)]).toEqual(['turn', 'place', 'turn']);
  });
});

describe('trap 30', () => {
  rule(['E48f', 'E48g'], 'the inactive player leads his units out of the fire first, and nobody goes into fire or deep water', () => {
    const units = { 'g-rifle-2': 'K8', 'a-line-1': 'E10' };
    const t = recovering(['G-33', 'G-18'], { units, blaze: ['M8', 'F10'] }).until();
    expect([t.seat, t.choices]).toEqual(['allies', ['displace E9', 'displace F9']]);
    t.choose('displace F9');
    expect([t.seat, t.why('displace M8')]).toEqual(['axis', 'not-to-choose E46']);
  });

  it('a hex that is overcrowded by it stays so until the Turn ends', () => {
    const units = { 'g-rifle-2': 'K8', 'a-line-1': 'O1' };
    const t = recovering(['G-33', 'G-18'], { axis: { hand: [RECOVER, MOVE] }, units, blaze: ['M8'] }).until();
    t.choose('displace K8').until('next-order');
    expect(t.choose('end-turn').asks).toBe('overstacked');
  });
});

describe('trap 31', () => {
  rule(['6.1.2b', '9.1b'], 'a re-roll of the last card: the Time advances once, and the new roll comes from the new pile', () => {
    const t = recovering(['G-33'], { axis: { rest: 'discards' } })
      .choose('reroll')
      .until();
    expect(told(t, 'rolled', 'time-advanced', 'reshuffled', 'event')).toBe('rolled, time-advanced, reshuffled, rolled');
    expect(t.state.time).toBe(1);
  });
});
