/** Events that make, split or shoot soldiers: E50 Commissar, E51 Cower, E52 Deploy, E56 Field Promotion, E58 Hero. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { eventWith, PATIENT } from './event-drawn.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';
const HERO = 'g-lindner';

const event = eventWith();

/** A German Fire Attack Roll of 7 brings up the card; nobody is broken. */
const firingEvent = (card: string, units: Record<string, unknown> = {}, axis: Record<string, unknown> = {}) =>
  given({
    units: { [RIFLE]: 'L7', [YANKS]: 'N7', ...units },
    axis: { hand: ['G-50'], pile: ['G-34', card], ...axis },
  }).choose('order G-50', `activate ${RIFLE}`, 'target N7', 'pass');

describe('E50 Commissar', () => {
  const reds = { nation: 'russia', hand: ['R-8'] };

  rule('E50a', 'the Russian must pick a broken unit of his own and roll for it', () => {
    const broken = {
      'r-rifle-1': { at: 'O6', broken: true },
      'r-rifle-2': { at: 'O7', broken: true },
      [RIFLE]: { at: 'B5', broken: true },
    };
    const t = given({
      active: 'allies',
      units: { ...broken, 'r-rifle-3': 'O8' },
      allies: { ...reds, pile: ['R-33', 'R-19', 'R-13'] },
    }).choose('order R-8', 'rally-roll r-rifle-1', 'pass');
    expect([t.seat, ...t.choices]).toEqual(['allies', 'judge r-rifle-1', 'judge r-rifle-2']);
    t.choose('judge r-rifle-2');
    expect(t.last('rolled')).toMatchObject({ side: 'allies', purpose: 'commissar' });
  });

  /** Broken Russian Rifles, of Morale 6 in the open, are judged by the roll of that card. */
  const trial = (roll: string, at = 'O6') =>
    given({
      active: 'allies',
      units: { 'r-rifle-1': { at, broken: true }, 'r-rifle-2': 'O1', [RIFLE]: 'B5' },
      allies: { ...reds, pile: ['R-33', 'R-19', roll] },
    })
      .choose('order R-8')
      .until('turn');
  const verdict = (t: Given) => t.told('rally-roll').filter(({ rule: cited }) => cited === 'E50');

  rule(['E50b', 'E50c'], 'a roll above its Morale and it is shot; up to and including it, it rallies', () => {
    const shot = trial('R-31');
    expect(verdict(shot)).toMatchObject([{ morale: 6, roll: 7, result: 'shot' }]);
    expect(shot.told('eliminated')).toMatchObject([{ unit: 'r-rifle-1', points: 2 }]);
    const equal = trial('R-22');
    expect(verdict(equal)).toMatchObject([{ morale: 6, roll: 6, result: 'rallied' }]);
    expect([equal.unit('r-rifle-1').broken, equal.told('eliminated')]).toEqual([false, []]);
    expect(verdict(trial('R-14'))).toMatchObject([{ roll: 5, result: 'rallied' }]);
  });

  rule('E50b', 'Morale is what it is in that hex, Cover included', () => {
    expect(verdict(trial('R-31', 'O5'))).toMatchObject([{ morale: 8, roll: 7, result: 'rallied' }]);
  });
});

describe('E51 Cower', () => {
  const units = {
    'g-marquardt': 'L7',
    [RIFLE]: 'L7',
    'g-rifle-2': 'L6',
    'g-rifle-3': 'M6',
    'g-line-team-1': 'M9',
    'g-wiegand': { at: 'B5', broken: true },
    'g-rifle-4': 'B5',
    'g-rifle-5': 'B6',
    'g-rifle-6': { at: 'A1', suppressed: true },
  };

  rule(['E51a', 'E51b'], 'every Squad of the drawer outside all Command Radii is suppressed; nobody else is', () => {
    const t = firingEvent('G-63', units);
    expect(t.told('suppressed').map(({ unit }) => unit)).toEqual(['g-rifle-3', 'g-rifle-5']);
  });

  rule('E51c', 'who is suppressed already gets no second marker', () => {
    const t = firingEvent('G-63', units);
    expect(t.unit('g-rifle-6').suppressed).toBe(true);
    expect(t.told('suppressed').map(({ unit }) => unit)).not.toContain('g-rifle-6');
  });
});

describe('E52.1 Deploy: two Teams for a Squad', () => {
  const squads = { [RIFLE]: 'L7', 'g-rifle-2': 'B5', 'g-oertel': 'L7', 'g-line-team-8': 'C4' };

  rule('E52.1a', 'it is for the player whose Turn it is, even if the other drew it', () => {
    const t = given({
      units: { [RIFLE]: 'L7', 'g-rifle-2': 'B5', [YANKS]: 'N7' },
      axis: { hand: ['G-50'], pile: ['G-5'] },
      allies: { pile: ['A-33', 'A-28'] },
    });
    t.choose('order G-50', `activate ${RIFLE}`, 'target N7').until('may-deploy');
    expect(t.last('event')).toMatchObject({ side: 'allies', event: 'deploy' });
    expect([t.seat, ...t.choices]).toEqual(['axis', `deploy ${RIFLE}`, 'deploy g-rifle-2', 'decline']);
  });

  rule(['E52.1b', 'E52.1c'], 'he may pick any one of his Squads, or none; Teams and Leaders cannot be split', () => {
    const t = event('G-28', { units: squads });
    expect(t.choices).toEqual([`deploy ${RIFLE}`, 'deploy g-rifle-2', 'decline']);
    expect(t.choose('decline').told('deployed')).toEqual([]);
  });

  rule(['E52.1d', 'E52.1e'], 'the Squad is no loss: two Teams stand in its hex instead', () => {
    const t = event('G-28', { units: squads }).choose(`deploy ${RIFLE}`);
    expect([t.at(RIFLE), t.state.sides.axis.casualties, t.told('points')]).toEqual(['', [], []]);
    expect(t.last('deployed').teams.map((team) => t.at(team))).toEqual(['L7', 'L7']);
    expect(new Set(t.last('deployed').teams).size).toBe(2);
  });

  rule('E52.1f', 'the Teams are of the quality of their side', () => {
    const teams = (quality: string) =>
      event('G-28', { units: { 'g-volksgrenadier-1': 'L7' }, axis: { quality } })
        .choose('deploy g-volksgrenadier-1')
        .last('deployed').teams;
    expect(teams('elite')).toEqual(['g-elite-team-1', 'g-elite-team-2']);
    expect(teams('line')).toEqual(['g-line-team-1', 'g-line-team-2']);
    expect(teams('green')).toEqual(['g-green-team-1', 'g-green-team-2']);
  });
});

describe('E52.2 Deploy: what the Teams take over', () => {
  const split = (squad: Record<string, unknown>) => firingEvent('G-28', { 'g-rifle-2': { at: 'B5', ...squad } }).choose('deploy g-rifle-2');
  const teams = (t: Given) => ['g-line-team-1', 'g-line-team-2'].map((team) => t.unit(team));

  rule('E52.2a', 'out of a broken Squad come two broken Teams', () => {
    expect(teams(split({ broken: true })).map(({ broken }) => broken)).toEqual([true, true]);
    expect(teams(split({})).map(({ broken }) => broken)).toEqual([false, false]);
  });

  rule(['E52.2b', 'E52.2c', 'E52.2d'], 'Weapon, Suppressed and Veteran marker go to one Team each, not to both', () => {
    const armed = teams(split({ weapon: 'g-light-mg-1', weaponBroken: true }));
    expect(armed.map(({ weapon, weaponBroken }) => [weapon, weaponBroken])).toEqual([
      ['g-light-mg-1', true],
      ['', false],
    ]);
    expect(teams(split({ suppressed: true })).map(({ suppressed }) => suppressed)).toEqual([true, false]);
    expect(teams(split({ veteran: true })).map(({ veteran }) => veteran)).toEqual([true, false]);
  });

  rule(['E52.2b', 'E52.2c', 'E52.2d'], 'with several of them the player says who gets which', () => {
    const t = split({ weapon: 'g-light-mg-1', suppressed: true, veteran: true });
    t.choose('give veteran g-line-team-1', 'give suppressed g-line-team-2');
    expect(teams(t)).toMatchObject([
      { weapon: 'g-light-mg-1', veteran: true, suppressed: false },
      { weapon: '', veteran: false, suppressed: true },
    ]);
  });

  rule('E52.2e', 'both have been activated if the Squad had, neither if it had not', () => {
    const deployed = (...first: string[]) => {
      const t = given({
        units: { [PATIENT]: { at: 'A5', broken: true, activated: true }, [RIFLE]: 'L7', [YANKS]: 'O8' },
        axis: { hand: ['G-20', 'G-8', 'G-21'], pile: ['G-34', 'G-28'] },
      });
      return t.choose(...first, 'order G-8', `deploy ${RIFLE}`);
    };
    const moved = deployed('order G-20', `activate ${RIFLE}`, `set-out ${RIFLE}`, 'step L6', 'halt', 'end-move');
    expect(moved.why('order G-21')).toBe('already-activated O14.1');
    const fresh = deployed().choose('order G-21');
    expect(fresh.choices).toEqual(['activate g-line-team-1', 'activate g-line-team-2']);
  });

  /** Rifles that step upon Mines: 15 against 7 and 7. The Event comes before they feel it. */
  const onMines = (broken: boolean) =>
    given({
      units: { [RIFLE]: { at: 'L6', broken }, 'g-rifle-9': 'B5', [YANKS]: 'O8' },
      fortifications: { L7: 'mines' },
      axis: { hand: ['G-20'], pile: ['G-34', 'G-28'] },
      allies: { pile: ['A-55'] },
    }).choose('order G-20', `activate ${RIFLE}`, `set-out ${RIFLE}`, 'step L7', `deploy ${RIFLE}`);

  rule('E52.2f', 'what was about to happen to the Squad happens to both: breaking, or elimination', () => {
    const broken = onMines(false);
    expect(broken.told('defended')).toMatchObject([{ unit: RIFLE, defence: 14, attack: 15, result: 'broken' }]);
    expect(broken.told('broke').map(({ unit }) => unit)).toEqual(['g-line-team-1', 'g-line-team-2']);
    const lost = onMines(true);
    expect(lost.told('eliminated').map(({ unit }) => unit)).toEqual(['g-line-team-1', 'g-line-team-2']);
    expect(lost.state.vp).toBe(-2);
  });

  rule('E52.2f', 'or suppression', () => {
    const t = given({
      units: { [RIFLE]: { at: 'L7', broken: true }, [YANKS]: 'O8' },
      axis: { hand: ['G-8'], pile: ['G-34', 'G-28'] },
    }).choose('order G-8', `deploy ${RIFLE}`);
    expect(t.told('rally-roll')).toMatchObject([{ morale: 7, roll: 7, result: 'suppressed' }]);
    expect(t.told('suppressed').map(({ unit }) => unit)).toEqual(['g-line-team-1', 'g-line-team-2']);
  });
});

describe('E56 Field Promotion', () => {
  const wounded = { [RIFLE]: { at: 'L7', broken: true }, 'g-rifle-2': 'L6', 'a-line-2': { at: 'N7', broken: true } };

  rule(['E56a', 'E56c'], 'the Private may come where an own unit is broken, and nowhere else', () => {
    const t = event('G-25', { units: wounded });
    expect(t.choices).toEqual(['promote A5', 'promote L7', 'decline']);
    expect(t.choose('decline').at('g-apelt')).toBe('');
    const promoted = event('G-25', { units: wounded }).choose('promote L7');
    expect(promoted.told('placed')).toMatchObject([{ unit: 'g-apelt', hex: 'L7' }]);
    expect(promoted.unit('g-apelt')).toMatchObject({ broken: false, activated: false });
    expect(firingEvent('G-25').told('event-void')).toMatchObject([{ event: 'field-promotion' }]);
  });

  rule('E56b', 'if he is on the map he cannot come again; if he has been eliminated he can', () => {
    const there = event('G-25', { units: { 'g-apelt': 'B5' }, hand: ['G-3'] });
    expect([there.asks, there.at('g-apelt')]).toEqual(['next-order', 'B5']);
    const back = event('G-25', { units: wounded, axis: { casualties: ['g-apelt'] } }).choose('promote L7');
    expect([back.at('g-apelt'), back.state.sides.axis.casualties]).toEqual(['L7', []]);
  });
});

describe('E58 Hero', () => {
  const units = { [RIFLE]: 'L7', [YANKS]: 'M6' };

  rule(
    ['E58a', 'E58b'],
    'he must be placed in a friendly hex: where own units are, or an Objective is held without the enemy in it',
    () => {
      const t = event('G-67', { units, more: { control: ['axis', '', '', 'axis', 'allies'] } });
      expect(t.choices).toEqual(['hero A5', 'hero C6', 'hero D6', 'hero L7']);
      expect(t.choose('hero C6').at(HERO)).toBe('C6');
    },
  );

  rule('E58c', 'once placed he may rally one broken unit in his hex', () => {
    const broken = {
      [RIFLE]: { at: 'L7', broken: true },
      'g-line-team-1': { at: 'L7', broken: true },
      'g-rifle-2': { at: 'L6', broken: true },
    };
    const t = event('G-67', { units: broken }).choose('hero L7');
    expect(t.choices).toEqual([`rally ${RIFLE}`, 'rally g-line-team-1', 'decline']);
    t.choose('rally g-line-team-1');
    expect([t.unit('g-line-team-1').broken, t.unit(RIFLE).broken]).toEqual([false, true]);
    const left = event('G-67', { units: broken }).choose('hero L7', 'decline');
    expect(left.told('rallied')).toEqual([]);
  });

  rule('E58d', 'if he is there already nothing happens', () => {
    const t = event('G-67', { units: { [RIFLE]: { at: 'L7', broken: true }, [HERO]: 'L7' }, hand: ['G-3'] });
    expect([t.told('placed'), t.told('rallied'), t.at(HERO)]).toEqual([[], [], 'L7']);
  });
});

describe('E58.1 What a Hero is', () => {
  const led = { [HERO]: 'L7', [RIFLE]: 'L7', 'g-rifle-2': 'L6', 'g-trautmann': 'K9', [YANKS]: 'O8' };

  rule('E58.1a', 'he is a Leader: of Command 0, whom no other Leader activates', () => {
    const own = given({ units: led, axis: { hand: ['G-20'] } }).choose('order G-20', `activate ${HERO}`);
    expect([own.why(`activate ${RIFLE}`), own.why('activate g-rifle-2')]).toEqual([undefined, 'not-in-radius 3.3.1.1']);
    const other = given({ units: led, axis: { hand: ['G-20'] } }).choose('order G-20', 'activate g-trautmann');
    expect([other.why(`activate ${RIFLE}`), other.why(`activate ${HERO}`)]).toEqual([undefined, 'leader-alone 3.3.1.1']);
  });

  const leaving = (unit: string) =>
    given({ units: { [unit]: 'O6', [RIFLE]: 'L7', [YANKS]: 'A1' }, axis: { hand: ['G-20', 'G-3'] } }).choose(
      ...['order G-20', `activate ${unit}`, `set-out ${unit}`, 'exit'],
    );

  rule(['E58.1b', 'E58.1e'], 'he earns nothing by leaving the map, and goes back to the stock instead of the Time Track', () => {
    const t = leaving(HERO);
    expect([t.at(HERO), t.told('points'), t.state.vp, t.asks]).toEqual(['', [], 0, 'move']);
    expect(t.state.reinforcements).toEqual([]);
    const leader = leaving('g-oertel');
    expect([leader.state.vp, leader.asks]).toEqual([3, 'return']);
  });

  rule(['E58.1c', 'E58.1d'], 'nobody scores for his death, and he fills no space of the Casualty Track: he can come again', () => {
    const t = given({
      units: { [HERO]: { at: 'B5', broken: true }, [RIFLE]: 'L7', [YANKS]: 'N7' },
      axis: { hand: ['G-9', 'G-50'], pile: ['G-34', 'G-8', 'G-35', 'G-67'] },
    }).choose('order G-9', 'pass');
    expect(t.told('eliminated')).toMatchObject([{ unit: HERO, points: 0 }]);
    expect([t.told('points'), t.state.sides.axis.casualties]).toEqual([[], []]);
    t.choose('order G-50', `activate ${RIFLE}`, 'target N7', 'pass');
    expect([t.at(HERO), t.unit(HERO).broken]).toEqual(['L7', false]);
  });

  rule('E58.1f', 'he may be activated again in the same Turn, which others may not', () => {
    const t = given({ units: led, axis: { hand: ['G-20', 'G-21'] } });
    t.choose('order G-20', `activate ${HERO}`, `activate ${RIFLE}`, `set-out ${HERO}`, 'step M8', 'halt', 'end-move', 'order G-21');
    expect(t.why(`activate ${RIFLE}`)).toBe('already-activated O14.1');
    t.choose(`activate ${HERO}`, `set-out ${HERO}`, 'step M9');
    expect(t.at(HERO)).toBe('M9');
  });
});

describe('E56 the Private on the Time Track', () => {
  rule(['E56b', '7.2.1f'], 'is not on the map: promoted he comes at once, with the Weapon that he carries', () => {
    const reinforcements = [
      { side: 'axis', time: 4, unit: 'g-apelt', weapon: 'g-light-mg-1' },
      { side: 'axis', time: 4, unit: 'g-rifle-2', weapon: 'g-light-mg-2' },
    ];
    const t = event('G-25', { more: { reinforcements } }).choose('promote A5');
    expect(t.last('placed')).toMatchObject({ unit: 'g-apelt', weapon: 'g-light-mg-1', hex: 'A5', rule: 'E56' });
    expect(t.unit('g-apelt')).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: false });
    expect(t.state.reinforcements.map(({ unit, weapon }) => [unit, weapon])).toEqual([['g-rifle-2', 'g-light-mg-2']]);
  });

  rule('E56b', 'who was eliminated has no Weapon any more', () => {
    const axis = { hand: ['G-8'], pile: ['G-34', 'G-25'], casualties: ['g-apelt'] };
    const t = event('G-25', { more: { axis, weapons: ['g-light-mg-1'] } }).choose('promote A5');
    expect([t.unit('g-apelt').weapon, t.state.weapons]).toEqual(['', ['g-light-mg-1']]);
  });
});
