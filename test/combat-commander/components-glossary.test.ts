/** G The glossary: words that carry a rule. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const MOVE_OF_RIFLE_1 = ['activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'halt', 'end-move'];

/** A rifle squad in L7 fires at M7; the roll G-33 brings an Event, and the card after it says which. */
const eventInFire = (event: string, more: Record<string, unknown> = {}, cards: string[] = []) => {
  const { units, axis, ...rest } = { units: {}, axis: {}, ...more };
  return given({
    units: { 'g-rifle-1': 'L7', 'a-line-1': 'M7', ...units },
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile: ['G-33', event, ...cards], ...axis },
  }).choose('order G-55', 'activate g-rifle-1', 'target M7');
};

describe('G How the rules are read, and by whom', () => {
  rule('Ga', 'no word about whose unit comes back, so it may be the enemy’s; no word about ending the attack, so it goes on', () => {
    const t = eventInFire('G-51', { allies: { casualties: ['a-line-2'], pile: ['A-5'] } }, ['G-53']);
    t.choose('place K9');
    expect(t.unit('a-line-2')).toMatchObject({ side: 'allies', broken: true });
    const jammed = given({
      units: { 'g-weapon-team-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': 'M7' },
      axis: { hand: ['G-55'], pile: ['G-1'] },
      allies: { pile: ['A-5'] },
    }).choose('order G-55', 'activate g-weapon-team-1', 'target M7', 'join g-light-mg-1', 'fire');
    jammed.until();
    expect(jammed.told('weapon-broke')).toHaveLength(1);
    expect(jammed.last('defended')).toMatchObject({ unit: 'a-line-1', attack: 6 });
  });

  rule('Gc', 'the Axis is German, the Allies are American or Russian', () => {
    expect(given({ allies: { nation: 'russia' } }).state.sides.allies.brief.nation).toBe('russia');
    expect(given({}).state.sides.allies.brief.nation).toBe('america');
    expect(() => given({ allies: { nation: 'germany' } })).toThrow('germany');
    expect(() => given({ axis: { nation: 'russia' } })).toThrow('russia');
    expect(() => given({ units: { 'r-rifle-1': 'L7' } })).toThrow('r-rifle-1');
  });

  rule('Gx', 'any two Postures meet, the same twice too, and each player has the Hand Size of his own', () => {
    const size = { attack: 6, recon: 5, defend: 4 } as const;
    for (const posture of ['attack', 'recon', 'defend'] as const) {
      for (const other of ['attack', 'recon', 'defend'] as const) {
        const t = given({ units: { 'g-rifle-1': 'A5', 'a-line-1': 'O6' }, axis: { posture }, allies: { posture: other } });
        t.choose('discard', 'discard');
        expect([t.state.sides.axis.hand.length, t.state.sides.allies.hand.length]).toEqual([size[posture], size[other]]);
      }
    }
  });
});

describe('G Activation and Turns', () => {
  rule('Gd', 'a unit that has moved is not activated again this Turn, a Hero is', () => {
    const units = { 'g-rifle-1': 'L7', 'g-rifle-2': 'K9', 'g-lindner': 'F1', 'a-line-1': 'O6' };
    const squad = given({ units, axis: { hand: ['G-19', 'G-20'] } }).choose('order G-19', ...MOVE_OF_RIFLE_1, 'order G-20');
    expect(squad.why('activate g-rifle-1')).toBe('already-activated O14.1');
    expect(squad.why('activate g-rifle-2')).toBeUndefined();
    const hero = given({ units, axis: { hand: ['G-19', 'G-20'] } }).choose('order G-19', 'activate g-lindner', 'set-out g-lindner');
    hero.choose('step F2', 'halt', 'end-move', 'order G-20', 'activate g-lindner', 'set-out g-lindner', 'step F1');
    expect(hero.at('g-lindner')).toBe('F1');
  });

  rule('Ge', 'a Recover Order activates the player, and he is not activated for another one', () => {
    const t = given({
      units: { 'g-rifle-1': { at: 'L7', broken: true }, 'a-line-1': 'O6' },
      axis: { hand: ['G-1', 'G-2'], pile: ['G-69'] },
    });
    t.choose('order G-1').until('next-order');
    expect(t.unit('g-rifle-1')).toMatchObject({ broken: true, activated: false });
    expect(t.why('order G-2')).toBe('already-recovered O22.1');
  });

  rule(['Gf', 'Gg'], 'what belongs to the active player goes to whoever has the Turn, and what to the inactive one to the other', () => {
    const units = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
    const mine = given({ units, axis: { hand: ['G-55', 'G-49'], pile: ['G-53'] }, allies: { pile: ['A-33', 'A-28'] } });
    expect(mine.seat).toBe('axis');
    // The Deploy Event, drawn by the inactive Americans, speaks of the active player.
    mine.choose('order G-55', 'activate g-rifle-1', 'target M7').until('may-deploy');
    expect([mine.seat, mine.choices]).toEqual(['axis', ['deploy g-rifle-1', 'decline']]);
    const theirs = given({ units, active: 'allies', allies: { hand: ['A-55', 'A-49'], pile: ['A-53'] }, axis: { pile: ['G-33', 'G-28'] } });
    expect(theirs.seat).toBe('allies');
    theirs.choose('order A-55', 'activate a-line-1', 'target L7').until('may-deploy');
    expect([theirs.seat, theirs.choices]).toEqual(['allies', ['deploy a-line-1', 'decline']]);
  });

  rule('Gh', 'where both may dig in, the inactive player is the first to do it', () => {
    const units = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
    const axis = { hand: ['G-33', 'G-55'], pile: ['G-71', 'G-5'] };
    const allies = { hand: ['A-33', 'A-55'], pile: ['A-71', 'A-5'] };
    const mine = given({ units, axis, allies }).choose('order G-55', 'activate g-rifle-1', 'target M7').until('dig-in');
    expect(mine.seat).toBe('allies');
    mine.choose('dig-in A-33', 'entrench M7', 'dig-in G-33', 'entrench L7');
    const theirs = given({ units, axis, allies, active: 'allies' }).choose('order A-55', 'activate a-line-1', 'target L7').until('dig-in');
    expect(theirs.seat).toBe('axis');
  });

  rule('Gy', 'a Turn is Orders or a pass, and a pass may discard nothing at all', () => {
    const t = given({ units: { 'g-rifle-1': 'L7', 'a-line-1': 'O6' }, axis: { hand: ['G-49', 'G-70'] } });
    expect(t.why('end-turn')).toBe('not-now 5');
    t.choose('discard', 'done');
    expect(t.last('discarded')).toMatchObject({ side: 'axis', cards: [] });
    expect([t.asks, t.seat]).toEqual(['turn', 'allies']);
  });
});

describe('G Adjacent', () => {
  rule('Gi', 'six hexes share a hexside with another, in lower and in higher columns', () => {
    const around = (hex: string) => {
      const t = given({ units: { 'g-rifle-1': hex, 'a-line-1': 'A1' }, axis: { hand: ['G-43'] } }).choose(
        'order G-43',
        'activate g-rifle-1',
      );
      return t.choices.filter((text) => text.startsWith('advance ')).map((text) => text.split(' ')[2]);
    };
    expect(around('L7').sort()).toEqual(['K7', 'K8', 'L6', 'L8', 'M7', 'M8']);
    expect(around('M8').sort()).toEqual(['L7', 'L8', 'M7', 'M9', 'N7', 'N8']);
    expect(around('A5').sort()).toEqual(['A4', 'A6', 'B4', 'B5']);
  });

  rule('Gj', 'a broken unit is adjacent to an enemy in the next hex, not in the one after it', () => {
    const captured = (hex: string) =>
      eventInFire('G-65', { units: { 'g-rifle-2': { at: hex, broken: true } }, allies: { pile: ['A-69'] } }).until('next-order');
    expect(captured('M8').told('eliminated')).toMatchObject([{ unit: 'g-rifle-2', rule: 'E66' }]);
    expect(captured('L8').told('event-void')).toMatchObject([{ event: 'prisoners-of-war' }]);
  });
});

describe('G Broken', () => {
  const LMG = { at: 'L7', weapon: 'g-light-mg-1' };

  rule(['Gk', 'Gn'], 'unit, Weapon and Radio break first and are eliminated when they break again', () => {
    const shot = (broken: boolean) =>
      given({
        units: { 'g-rifle-1': 'L7', 'a-line-1': { at: 'M7', broken }, 'a-line-2': 'O6' },
        axis: { hand: ['G-32', 'G-55', 'G-49'], pile: ['G-69'] },
        allies: { pile: ['A-5'], radio: 'a-radio-75mm', radioBroken: broken },
      });
    const once = shot(false).choose('order G-55', 'activate g-rifle-1', 'target M7').until('next-order');
    expect(once.unit('a-line-1').broken).toBe(true);
    once.choose('order G-32');
    expect(once.state.sides.allies.radio).toEqual({ id: 'a-radio-75mm', broken: true });
    const twice = shot(true).choose('order G-55', 'activate g-rifle-1', 'target M7').until('next-order');
    expect(twice.at('a-line-1')).toBe('');
    twice.choose('order G-32');
    expect(twice.state.sides.allies.radio).toBeUndefined();
    const jammed = (...actions: string[]) =>
      given({
        units: { 'g-rifle-1': LMG, 'a-line-1': 'M7' },
        axis: { hand: ['G-55', 'G-43', 'G-49'], pile: ['G-1'] },
        allies: { pile: ['A-69'] },
      })
        .choose('order G-55', 'activate g-rifle-1', 'target M7', 'fire-all', ...actions)
        .until('next-order');
    expect(jammed().unit('g-rifle-1')).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
    // Doubles under Sustained Fire break it as well as the jam.
    const lost = jammed('sustained-fire G-43');
    expect(lost.told('weapon-broke')).toHaveLength(1);
    expect(lost.unit('g-rifle-1').weapon).toBe('');
    expect(lost.state.weapons).toEqual(['g-light-mg-1']);
  });

  rule('Gl', 'a broken Weapon does not fire, and a broken Radio calls nothing down', () => {
    const at = (weaponBroken: boolean) =>
      given({
        units: { 'g-weapon-team-1': { at: 'F1', weapon: 'g-light-mg-1', weaponBroken }, 'a-line-1': 'F7' },
        axis: { hand: ['G-55'] },
      });
    expect(at(false).why('order G-55')).toBeUndefined();
    expect(at(true).why('order G-55')).toBe('no-target O20.1');
    const spotting = (radioBroken: boolean) =>
      given({
        units: { 'g-marquardt': 'L7', 'a-line-1': 'M7' },
        axis: { hand: ['G-33', 'G-49'], radio: 'g-radio-75mm', radioBroken },
      }).choose('order G-33');
    expect(spotting(false).asks).toBe('activate');
    expect(spotting(true).asks).toBe('next-order');
  });

  rule('Gm', 'a broken squad still fires, moves and advances, by the figures of its back', () => {
    const units = { 'g-rifle-1': { at: 'L7', broken: true }, 'a-line-1': 'M7' };
    const firing = given({ units, axis: { hand: ['G-55'], pile: ['G-5'] }, allies: { pile: ['A-5'] } });
    firing.choose('order G-55', 'activate g-rifle-1', 'target M7');
    expect(firing.last('fired').firepower).toBe(2);
    const moving = given({ units, axis: { hand: ['G-19'] } }).choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(moving.why('step L8')).toBe('too-costly O21.1');
    moving.choose('step L6');
    expect(moving.why('step K7')).toBe('too-costly O21.1');
    const advancing = given({ units, axis: { hand: ['G-43'] } }).choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 L8');
    expect(advancing.at('g-rifle-1')).toBe('L8');
  });
});

describe('G Cover, friend and enemy', () => {
  rule('Go', 'of woods and foxholes in a hex the better Cover counts, and not both', () => {
    const cover = (fortifications: Record<string, string>) => {
      const units = { 'g-rifle-1': 'L6', 'a-line-1': 'L5' };
      const t = given({ units, fortifications, axis: { hand: ['G-55', 'G-49'], pile: ['G-5'] }, allies: { pile: ['A-5'] } });
      return t.choose('order G-55', 'activate g-rifle-1', 'target L5').until('next-order').last('defended');
    };
    expect(cover({})).toMatchObject({ cover: 2, morale: 8 });
    expect(cover({ L5: 'foxholes' })).toMatchObject({ cover: 3, morale: 9 });
  });

  rule('Gp', 'a machine gun is friend to whoever carries it, and Artillery Denied breaks the opponent’s Radio, never one’s own', () => {
    const units = { 'g-weapon-team-1': { at: 'F1', weapon: 'a-medium-mg-1' }, 'a-line-1': 'F7' };
    const t = given({
      units,
      axis: { hand: ['G-55', 'G-32', 'G-49'], pile: ['G-5'], radio: 'g-radio-75mm' },
      allies: { pile: ['A-69'], radio: 'a-radio-75mm' },
    });
    t.choose('order G-55', 'activate g-weapon-team-1', 'target F7');
    expect(t.last('fired')).toMatchObject({ side: 'axis', firers: ['a-medium-mg-1'], firepower: 6 });
    t.choose('order G-32');
    expect(t.state.sides.axis.radio?.broken).toBe(false);
    expect(t.state.sides.allies.radio?.broken).toBe(true);
  });

  rule('Gq', 'nobody moves into a hex with an enemy in it, everybody into one of his own units', () => {
    const t = given({ units: { 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'a-line-1': 'M7' }, axis: { hand: ['G-19'] } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(t.why('step M7')).toBe('enemy-there O21.4');
    expect(t.why('step L6')).toBeUndefined();
  });

  rule(['Gr', 'Gs'], 'a Hero comes to a friendly hex: an Objective held and free of enemies, or one where a friend stands', () => {
    const friendly = (units: Record<string, string>, control: string[]) =>
      eventInFire('G-67', { units, control, allies: { pile: ['A-69'] } })
        .until('event-hero')
        .choices.map((text) => text.split(' ')[1]);
    expect(friendly({}, ['', '', 'axis', '', 'allies'])).toEqual(['J5', 'L7']);
    expect(friendly({ 'a-line-2': 'J5' }, ['', 'axis', 'axis', '', 'allies'])).toEqual(['E7', 'L7']);
    expect(friendly({ 'g-line-team-1': 'N9' }, ['', '', 'axis', '', 'allies'])).toEqual(['J5', 'L7', 'N9']);
  });

  rule('Gt', 'Mines know no side: they attack Germans and Americans alike', () => {
    const units = { 'g-rifle-1': 'L7', 'a-line-1': 'O6' };
    const german = given({ units, fortifications: { L6: 'mines' }, axis: { hand: ['G-19'] } });
    german.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6');
    expect(german.last('fired')).toMatchObject({ by: 'mines', side: 'allies' });
    const american = given({ units, fortifications: { O7: 'mines' }, active: 'allies', allies: { hand: ['A-19'] } });
    american.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step O7');
    expect(american.last('fired')).toMatchObject({ by: 'mines', side: 'axis' });
  });
});

describe('G Units, markers, pieces', () => {
  rule(['Gu', 'Gz'], 'a Sniper finds Squads, Teams and Leaders, never a marker; and a side with markers alone has nobody left', () => {
    const units = {
      'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' },
      'g-marquardt': 'L7',
      'a-line-1': 'M7',
      'a-line-team-1': { at: 'M8', broken: true },
    };
    const t = given({
      units,
      fortifications: { L8: 'bunker' },
      axis: { hand: ['G-55', 'G-49'], pile: ['G-25', 'G-62'], radio: 'g-radio-75mm' },
    });
    t.choose('order G-55', 'activate g-rifle-1', 'target M7', 'fire-all').until('may-snipe');
    expect(t.choices).toEqual(['snipe g-rifle-1', 'snipe g-marquardt', 'snipe a-line-1', 'snipe a-line-team-1', 'decline']);
    const last = given({
      units: { 'g-rifle-1': 'L7', 'a-line-team-1': { at: 'M7', broken: true, weapon: 'a-medium-mg-1' } },
      fortifications: { M7: 'trench' },
      axis: { hand: ['G-55'], pile: ['G-69'] },
      allies: { pile: ['A-5'], radio: 'a-radio-75mm' },
    });
    last.choose('order G-55', 'activate g-rifle-1', 'target M7').until();
    expect(last.outcome).toEqual({ winners: ['axis'], how: 'no-units' });
  });

  rule('Gw', 'units and Weapons are pieces of a Fire Group, one each; a Radio fires, a Fortification is eliminated as a piece', () => {
    const units = { 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'g-marquardt': 'L7', 'a-line-1': 'M7' };
    const t = given({
      units,
      fortifications: { M7: 'foxholes' },
      axis: { hand: ['G-55', 'G-34', 'G-49'], pile: ['G-5', 'G-56', 'G-13', 'G-43'], radio: 'g-radio-150mm' },
      allies: { pile: ['A-69', 'A-68'] },
    });
    t.choose('order G-55', 'activate g-rifle-1', 'target M7');
    expect(t.choices).toContain('join g-light-mg-1');
    t.choose('fire-all');
    expect(t.last('fired')).toMatchObject({ firers: ['g-rifle-1', 'g-light-mg-1'], base: 6, others: 1 });
    t.choose('order G-34', 'activate g-marquardt', 'aim M7').until('impact');
    t.choose('impact M7');
    expect(t.last('fired')).toMatchObject({ by: 'artillery', firers: ['g-radio-150mm'], firepower: 12 });
    t.until();
    expect(t.told('fortification-removed')).toMatchObject([{ kind: 'foxholes', hex: 'M7' }]);
  });
});
