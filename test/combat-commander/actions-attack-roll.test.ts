/** Actions just before a Fire Attack Roll: A27, A30, A34, A37, A40, A41. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const TEAM = 'g-weapon-team-1';
const HMG = 'g-heavy-mg-1';
const LMG = 'g-light-mg-1';
const MORTAR = 'g-light-mortar-1';
const YANKS = 'a-line-1';

interface Fight {
  readonly units?: Record<string, unknown>;
  readonly hand?: readonly string[];
  readonly pile?: readonly string[];
  readonly axis?: Record<string, unknown>;
  readonly more?: Record<string, unknown>;
}

/** Germans on open ground in L7 have a Fire Order; two hexes away, in an orchard of Cover 1, are Americans. */
function fight({ units = { [RIFLE]: 'L7', [YANKS]: 'N7' }, hand = [], pile = ['G-55'], axis = {}, more = {} }: Fight): Given {
  return given({ units, axis: { hand: ['G-50', ...hand], pile, ...axis }, ...more });
}

/** Up to the moment before the roll: one unit fires, or all of it that can. */
function aims(t: Given, unit = RIFLE, hex = 'N7'): Given {
  t.choose('order G-50', `activate ${unit}`, `target ${hex}`);
  return t.asks === 'fire-group' ? t.choose('fire-all') : t;
}

/** Americans move into the orchard, and the Germans answer with Op Fire. */
function ambushed(units: Record<string, unknown>, hand: readonly string[]): Given {
  const t = given({
    active: 'allies',
    units: { [RIFLE]: 'L7', [YANKS]: 'N8', ...units },
    axis: { hand: ['G-50', ...hand], pile: ['G-55'] },
    allies: { hand: ['A-19', 'A-3'], pile: ['A-43', 'A-44'] },
  });
  return t.choose('order A-19', `activate ${YANKS}`, `set-out ${YANKS}`, 'step N7');
}

const strength = (t: Given) => t.until().last('attack-total').firepower;

describe('A27 Bore Sighting', () => {
  const gun = { [TEAM]: { at: 'L7', weapon: HMG }, [YANKS]: 'N7' };
  const justTheGun = (t: Given) => t.choose('order G-50', `activate ${TEAM}`, 'target N7', `join ${HMG}`, 'fire');

  rule(['A27a', 'A27d'], 'the Defender gets 2 FP for it; a player in Attack or Recon posture may not play it', () => {
    const posted = (posture: string) => justTheGun(fight({ units: gun, hand: ['G-42'], axis: { posture } }));
    expect(posted('attack').why('bore-sighting G-42')).toBe('not-defender A27');
    expect(posted('recon').why('bore-sighting G-42')).toBe('not-defender A27');
    expect(strength(posted('defend').choose('bore-sighting G-42'))).toBe(10);
    expect(strength(posted('defend').choose('pass'))).toBe(8);
  });

  rule('A27b', 'its moment is right before a Fire Attack Roll: not before Targeting, not after the roll', () => {
    const units = { [TEAM]: { at: 'L7', weapon: MORTAR }, [YANKS]: 'N7' };
    const t = fight({ units, hand: ['G-42'], pile: ['G-65', 'G-55'], axis: { posture: 'defend' } });
    t.choose('order G-50', `activate ${TEAM}`);
    expect(t.why('bore-sighting G-42')).toBe('not-now O20.3');
    t.choose(`shell ${MORTAR} N7`);
    expect(t.told('rolled').map(({ purpose }) => purpose)).toEqual(['targeting']);
    expect(t.why('bore-sighting G-42')).toBe('not-now 9.1');
    t.until('fire-actions');
    expect(t.why('bore-sighting G-42')).toBeUndefined();
    t.choose('pass');
    expect(t.last('rolled').purpose).toBe('fire-attack');
    expect(t.why('bore-sighting G-42')).toBe('not-now 9.1');
  });

  rule('A27c', 'a Weapon of at least 5 printed FP must fire: Command does not help a light one, and a silent one does not count', () => {
    const commanded = { [RIFLE]: { at: 'L7', weapon: LMG }, 'g-oertel': 'L7', [YANKS]: 'N7' };
    const light = fight({ units: commanded, hand: ['G-42'], axis: { posture: 'defend' } });
    light.choose('order G-50', `activate ${RIFLE}`, 'target N7', `join ${LMG}`, 'fire');
    expect(light.last('fired').base).toBe(6);
    expect(light.why('bore-sighting G-42')).toBe('weapon-too-light A27');
    const silent = fight({ units: gun, hand: ['G-42'], axis: { posture: 'defend' } });
    silent.choose('order G-50', `activate ${TEAM}`, 'target N7', `join ${TEAM}`, 'fire');
    expect(silent.why('bore-sighting G-42')).toBe('weapon-too-light A27');
    const medium = given({
      active: 'allies',
      units: { 'a-weapon-team-1': { at: 'L7', weapon: 'a-medium-mg-1' }, [RIFLE]: 'M9' },
      allies: { posture: 'defend', hand: ['A-51', 'A-42'], pile: ['A-55'] },
    });
    medium.choose('order A-51', 'activate a-weapon-team-1', 'target M9', 'join a-medium-mg-1', 'fire', 'bore-sighting A-42');
    expect(strength(medium)).toBe(8);
  });
});

describe('A30 Crossfire', () => {
  rule(['A30b', 'A30c'], 'it gives 2 FP against a hex where somebody Moves, even if others there stand still', () => {
    const t = ambushed({ 'a-line-2': 'N7' }, ['G-19']);
    t.choose('op-fire G-50', `activate ${RIFLE}`, 'op-attack', 'crossfire G-19').until();
    expect(t.last('attack-total')).toMatchObject({ firepower: 7, roll: 9, total: 16 });
  });

  rule('A30b', 'against units that do not Move it cannot be played, neither in a Fire Order nor as Assault Fire', () => {
    expect(aims(fight({ hand: ['G-19'] })).why('crossfire G-19')).toBe('not-moving-target A30');
    const assault = given({
      units: { 'g-ss-1': 'L7', [YANKS]: 'N7' },
      axis: { hand: ['G-20', 'G-19', 'G-1'], pile: ['G-55'] },
    });
    assault.choose('order G-20', 'activate g-ss-1', 'assault-fire G-1', 'target N7');
    expect(assault.why('crossfire G-19')).toBe('not-moving-target A30');
  });

  rule('A30a', 'its moment is right before the own Fire Attack Roll: not while the enemy moves on, not when he defends', () => {
    const t = ambushed({}, ['G-19']);
    expect(t.why('crossfire G-19')).toBe('not-now A33.2');
    t.choose('op-fire G-50', `activate ${RIFLE}`);
    expect(t.why('crossfire G-19')).toBe('not-now A33.2');
    t.choose('op-attack');
    expect([t.asks, t.why('crossfire G-19')]).toEqual(['fire-actions', undefined]);
    t.choose('pass');
    expect(t.last('rolled').purpose).toBe('fire-attack');
    expect(t.why('crossfire G-19')).toBe('not-now 9.1');
  });
});

describe('A34 Hand Grenades', () => {
  rule(['A34b', 'A34d'], 'the next hex can be reached, the one behind it cannot', () => {
    const near = aims(fight({ units: { [RIFLE]: 'L7', [YANKS]: 'M7' }, hand: ['G-13'] }), RIFLE, 'M7');
    expect(strength(near.choose('hand-grenades G-13'))).toBe(7);
    expect(aims(fight({ hand: ['G-13'] })).why('hand-grenades G-13')).toBe('nobody-adjacent A34');
  });

  rule('A34c', 'of a Fire Group in two hexes one need be next to the target', () => {
    const units = { 'g-oertel': 'L6', [RIFLE]: 'L7', 'g-rifle-2': 'L6', [YANKS]: 'M8' };
    const t = fight({ units, hand: ['G-13'] });
    t.choose(
      'order G-50',
      'activate g-oertel',
      'activate-all',
      'target M8',
      `join ${RIFLE}`,
      'join g-rifle-2',
      'fire',
      'hand-grenades G-13',
    );
    expect(t.until().last('attack-total').firepower).toBe(7 + 1 + 2);
    const farHalf = fight({ units, hand: ['G-13'] });
    farHalf.choose('order G-50', 'activate g-oertel', 'activate-all', 'target M8', 'join g-rifle-2', 'fire');
    expect(farHalf.why('hand-grenades G-13')).toBe('nobody-adjacent A34');
  });

  rule('A34a', 'its moment is right before the own Fire Attack Roll, not before the enemy’s', () => {
    const t = aims(fight({ units: { [RIFLE]: 'L7', [YANKS]: 'M7' }, more: { allies: { hand: ['A-13', 'A-3'] } } }), RIFLE, 'M7');
    expect(t.told('rolled')).toMatchObject([{ purpose: 'fire-attack' }]);
    t.until('defence-actions');
    expect([t.seat, t.why('hand-grenades A-13')]).toEqual(['allies', 'not-now O20.3.4']);
  });
});

describe('A37 Marksmanship', () => {
  const alone = (units: Record<string, unknown>, unit: string, piece: string, hex: string) => {
    const t = fight({ units, hand: ['G-70'] }).choose('order G-50', `activate ${unit}`);
    if (t.asks === 'activate-more') t.choose('done');
    t.choose(`target ${hex}`);
    return t.asks === 'fire-group' ? t.choose(`join ${piece}`, 'fire') : t;
  };
  const crew = { [TEAM]: { at: 'L7', weapon: HMG }, [YANKS]: 'N7' };

  rule(['A37b', 'A37c'], 'a Squad or a Team must be among those who fire: a Leader or a Weapon alone will not do', () => {
    expect(strength(aims(fight({ hand: ['G-70'] })).choose('marksmanship G-70'))).toBe(7);
    expect(alone(crew, TEAM, TEAM, 'N7').why('marksmanship G-70')).toBeUndefined();
    expect(alone(crew, TEAM, HMG, 'N7').why('marksmanship G-70')).toBe('wrong-nation A37');
    const leader = alone({ 'g-oertel': 'L7', [YANKS]: 'M7' }, 'g-oertel', 'g-oertel', 'M7');
    expect(leader.why('marksmanship G-70')).toBe('wrong-nation A37');
  });

  rule('A37a', 'its moment is right before the own Fire Attack Roll', () => {
    const t = fight({ hand: ['G-70'] }).choose('order G-50', `activate ${RIFLE}`);
    expect(t.why('marksmanship G-70')).toBe('not-now O20.3');
    t.choose('target N7');
    expect(t.why('marksmanship G-70')).toBeUndefined();
    t.choose('pass');
    expect(t.last('rolled').purpose).toBe('fire-attack');
    expect(t.why('marksmanship G-70')).toBe('not-now 9.1');
  });
});

describe('A40 Spray Fire', () => {
  const two = { [RIFLE]: 'L7', [YANKS]: 'N7', 'a-line-2': 'M8' };

  rule(
    ['A40h', 'A40i', 'A40j'],
    'one roll strikes both hexes, everybody defends against the same total, with the Cover of his own hex',
    () => {
      const t = aims(fight({ units: two, hand: ['G-7'], more: { allies: { pile: ['A-43', 'A-44'] } } }));
      t.choose('spray-fire G-7 M8', `defend ${YANKS}`).until();
      expect(t.told('rolled').filter(({ purpose }) => purpose === 'fire-attack')).toHaveLength(1);
      expect(t.told('defended')).toMatchObject([
        { unit: YANKS, cover: 1, morale: 7, attack: 14, result: 'safe' },
        { unit: 'a-line-2', cover: -1, morale: 5, attack: 14, result: 'broken' },
      ]);
    },
  );

  rule('A40a', 'its moment is right before the own Fire Attack Roll', () => {
    const t = fight({ units: two, hand: ['G-7'] }).choose('order G-50', `activate ${RIFLE}`);
    expect(t.why('spray-fire G-7 M8')).toBe('not-now O20.3');
    t.choose('target N7');
    expect(t.why('spray-fire G-7 M8')).toBeUndefined();
    t.choose('pass');
    expect(t.last('rolled').purpose).toBe('fire-attack');
    expect(t.why('spray-fire G-7 M8')).toBe('not-now 9.1');
  });

  rule('A40b', 'one piece without boxed Range in the group spoils it', () => {
    const crew = { [TEAM]: { at: 'L7', weapon: HMG }, [YANKS]: 'N7', 'a-line-2': 'M8' };
    const both = fight({ units: crew, hand: ['G-7'] }).choose('order G-50', `activate ${TEAM}`, 'target N7', 'fire-all');
    expect(both.why('spray-fire G-7 M8')).toBe('not-boxed A40');
    const gun = fight({ units: crew, hand: ['G-7'] }).choose('order G-50', `activate ${TEAM}`, 'target N7', `join ${HMG}`, 'fire');
    expect(gun.why('spray-fire G-7 M8')).toBeUndefined();
  });

  rule('A40c', 'both hexes must be within Range of every piece', () => {
    const units = (suppressed: boolean) => ({ 'g-conscript-1': { at: 'L7', suppressed }, [YANKS]: 'N7', 'a-line-2': 'O8' });
    const long = aims(fight({ units: units(false), hand: ['G-7'] }), 'g-conscript-1');
    expect(long.why('spray-fire G-7 O8')).toBeUndefined();
    const short = aims(fight({ units: units(true), hand: ['G-7'] }), 'g-conscript-1');
    expect(short.why('spray-fire G-7 O8')).toBe('out-of-range O20.3');
  });

  rule(['A40d', 'A40e'], 'the second hex must touch the first, and hold an enemy', () => {
    const t = aims(fight({ units: { ...two, 'a-line-3': 'M6' }, hand: ['G-7'] }));
    expect(t.why('spray-fire G-7 M6')).toBe('not-adjacent A40');
    expect(t.why('spray-fire G-7 N6')).toBe('no-enemy-there A40');
    expect(t.choices.filter((choice) => choice.startsWith('spray-fire'))).toEqual(['spray-fire G-7 M8']);
  });

  rule('A40f', 'an Obstacle to either hex forbids it, and a Hindrance to either counts', () => {
    const blocked = aims(fight({ units: { [RIFLE]: 'K9', [YANKS]: 'M9', 'a-line-2': 'M8' }, hand: ['G-7'] }), RIFLE, 'M9');
    expect(blocked.why('spray-fire G-7 M8')).toBe('no-line-of-sight 10.2');
    const hindered = () => aims(fight({ units: { [RIFLE]: 'M7', [YANKS]: 'N6', 'a-line-2': 'O6' }, hand: ['G-7'] }), RIFLE, 'N6');
    expect(strength(hindered().choose('pass'))).toBe(5);
    expect(strength(hindered().choose('spray-fire G-7 O6'))).toBe(3);
  });

  rule(['A40g', 'A24.1d'], 'a second Spray Fire adds no third hex', () => {
    const t = aims(fight({ units: { ...two, 'a-line-3': 'N6' }, hand: ['G-7', 'G-8'] }));
    expect(t.why('spray-fire G-8 N6')).toBeUndefined();
    t.choose('spray-fire G-7 M8');
    expect(t.why('spray-fire G-8 N6')).toBe('already-sprayed A40');
  });
});

describe('A41 Sustained Fire', () => {
  const gun = { [TEAM]: { at: 'L7', weapon: HMG }, [YANKS]: 'N7' };
  const guns = { [TEAM]: { at: 'L7', weapon: HMG }, [RIFLE]: { at: 'L7', weapon: LMG }, 'g-oertel': 'L7', [YANKS]: 'N7' };
  const broken = (t: Given) => t.until().told('weapon-broke');

  rule(['A41b', 'A41c'], 'with an MG or a Mortar among those who fire it is worth 2 FP; without one it cannot be played', () => {
    expect(strength(aims(fight({ units: gun, hand: ['G-43'] }), TEAM).choose('sustained-fire G-43'))).toBe(8 + 1 + 2);
    const mortar = fight({ units: { [TEAM]: { at: 'L7', weapon: MORTAR }, [YANKS]: 'N7' }, hand: ['G-43'], pile: ['G-65', 'G-55'] });
    mortar.choose('order G-50', `activate ${TEAM}`, `shell ${MORTAR} N7`, 'sustained-fire G-43');
    expect(strength(mortar)).toBe(8);
    expect(aims(fight({ hand: ['G-43'] })).why('sustained-fire G-43')).toBe('no-mg-or-mortar A41');
    const howitzer = { [TEAM]: { at: 'L7', weapon: 'g-ig-18-gun-1' }, [YANKS]: 'N7' };
    const big = fight({ units: howitzer, hand: ['G-43'], pile: ['G-65', 'G-55'] });
    big.choose('order G-50', `activate ${TEAM}`, 'shell g-ig-18-gun-1 N7').until('fire-actions');
    expect(big.why('sustained-fire G-43')).toBe('no-mg-or-mortar A41');
  });

  rule('A41a', 'its moment is right before the own Fire Attack Roll: a Mortar’s Targeting Roll is none', () => {
    const t = fight({ units: { [TEAM]: { at: 'L7', weapon: MORTAR }, [YANKS]: 'N7' }, hand: ['G-43'], pile: ['G-65', 'G-55'] });
    t.choose('order G-50', `activate ${TEAM}`);
    expect(t.why('sustained-fire G-43')).toBe('not-now O20.3');
    t.choose(`shell ${MORTAR} N7`);
    expect(t.told('rolled')).toMatchObject([{ purpose: 'targeting' }]);
    t.until('fire-actions');
    expect(t.why('sustained-fire G-43')).toBeUndefined();
    t.choose('pass');
    expect(t.why('sustained-fire G-43')).toBe('not-now 9.1');
  });

  rule('A41d', 'doubles break the gun, other rolls do not, nor do doubles without Sustained Fire', () => {
    const shot = (pile: string[], ...first: string[]) => broken(aims(fight({ units: gun, hand: ['G-43'], pile }), TEAM).choose(...first));
    expect(shot(['G-9'], 'sustained-fire G-43')).toMatchObject([{ weapon: HMG, unit: TEAM }]);
    expect(shot(['G-55'], 'sustained-fire G-43')).toEqual([]);
    expect(shot(['G-9'], 'pass')).toEqual([]);
  });

  rule('A41d', 'the roll counts as it finally stands: a re-roll saves the gun, or costs it', () => {
    const again = (pile: string[]) =>
      broken(aims(fight({ units: gun, hand: ['G-43'], pile }), TEAM).choose('sustained-fire G-43', 'reroll'));
    expect(again(['G-9', 'G-55'])).toEqual([]);
    expect(again(['G-55', 'G-9'])).toMatchObject([{ weapon: HMG }]);
  });

  rule('A41e', 'of two guns the firing player chooses which breaks', () => {
    const t = fight({ units: guns, hand: ['G-43'], pile: ['G-9'] });
    t.choose('order G-50', 'activate g-oertel', 'activate-all', 'target N7', 'fire-all', 'sustained-fire G-43').until('jam');
    expect([t.seat, ...t.choices]).toEqual(['axis', `jam ${TEAM}`, `jam ${RIFLE}`]);
    expect(broken(t.choose(`jam ${RIFLE}`))).toMatchObject([{ weapon: LMG, unit: RIFLE }]);
  });

  rule('A41f', 'two Sustained Fires on doubles, or one and Jammed!, break the gun twice: it is gone', () => {
    const twice = aims(fight({ units: gun, hand: ['G-43', 'G-44'], pile: ['G-9'] }), TEAM);
    twice.choose('sustained-fire G-43', 'sustained-fire G-44').until();
    expect(twice.told('weapon-eliminated')).toMatchObject([{ weapon: HMG }]);
    const jammed = aims(fight({ units: gun, hand: ['G-43'], pile: ['G-1'] }), TEAM);
    jammed.choose('sustained-fire G-43').until();
    expect(jammed.told('weapon-eliminated')).toMatchObject([{ weapon: HMG }]);
    expect(jammed.state.weapons).toEqual([HMG]);
    const spread = fight({ units: guns, hand: ['G-43', 'G-44'], pile: ['G-9'] });
    spread.choose('order G-50', 'activate g-oertel', 'activate-all', 'target N7', 'fire-all', 'sustained-fire G-43', 'sustained-fire G-44');
    expect(broken(spread.choose(`jam ${RIFLE}`, `jam ${TEAM}`))).toHaveLength(2);
    expect(spread.told('weapon-eliminated')).toEqual([]);
  });
});
