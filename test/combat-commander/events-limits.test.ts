/** E46 to E77, F100.1, T94 What limits an Event: the counter mix, tracks, cups and hands that are empty; and the options. */
import { describe, expect } from 'vitest';
import { hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import { FORTIFICATION_COUNTERS } from '../../src/games/combat-commander/content/counters.ts';
import { whyNotFortify } from '../../src/games/combat-commander/rules/terrain.ts';
import { rule } from '../ledger.ts';
import { eventWith, PATIENT, type EventPosition as Position } from './event-drawn.ts';
import { Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

const event = eventWith({ at: 'B5', order: 'G-9', hand: ['G-3'] });

const selections = (t: Given) => t.until('support').choices.map((choice) => choice.slice('select '.length));
const due = (unit: string, weapon = '', time = 9) => ({ side: 'axis', unit, weapon, time });
const LEFT_EDGE = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'];
const forts = (t: Given, wanted: string) => t.state.fortifications.filter(({ kind }) => kind === wanted).length;
const SPARE = 'G-47';

describe('The counter mix', () => {
  const LIGHT = 'g-weapon-team+g-light-mg';

  /** Six light MGs: three are carried, two lost, one is on its way; but for one of them. */
  const besides = (free: string): Position => {
    const armed = [1, 2, 3].map((i) => [`g-rifle-${i + 1}`, { at: 'B6', weapon: `g-light-mg-${i}` }] as const);
    const units = Object.fromEntries(armed.filter(([, { weapon }]) => weapon !== free));
    const weapons = ['g-light-mg-4', 'g-light-mg-5'].filter((weapon) => weapon !== free);
    return {
      units,
      pile: ['G-32', 'G-53'],
      more: { weapons, reinforcements: [due('g-rifle-9', free === 'g-light-mg-6' ? '' : 'g-light-mg-6')] },
    };
  };

  rule('E59b', 'a Weapon that is carried, lost or on its way cannot be had a second time', () => {
    expect(selections(event('G-54', besides('')))).toEqual(['g-dressel', 'g-weapon-team+g-medium-mortar', 'g-rifle']);
  });

  rule('E59h', 'it brings the counter that is left, wherever the others are', () => {
    for (let i = 1; i <= 6; i++) {
      const t = event('G-54', besides(`g-light-mg-${i}`)).choose(`select ${LIGHT}`, 'place K9');
      expect(t.last('placed')).toMatchObject({ unit: 'g-weapon-team-1', weapon: `g-light-mg-${i}` });
    }
  });

  rule('E59b', 'nor can a unit that is on the map, on the Casualty Track or on the Time Track', () => {
    const teams = (waiting: string[]) => ({
      units: { 'g-weapon-team-1': 'B6', 'g-weapon-team-2': 'B6', 'g-dressel': 'B6' },
      pile: ['G-32', 'G-53'],
      axis: { casualties: ['g-weapon-team-3', 'g-weapon-team-4'] },
      more: { reinforcements: waiting.map((unit) => due(unit)) },
    });
    // Only the squad is left to be had: nobody is asked.
    const none = event('G-54', teams(['g-weapon-team-5', 'g-weapon-team-6'])).choose('place K9');
    expect([none.told('support-selected').map(({ item }) => item), none.last('placed').unit]).toEqual([['g-rifle'], 'g-rifle-1']);
    const one = event('G-54', teams(['g-weapon-team-6']));
    expect(selections(one)).toEqual([LIGHT, 'g-weapon-team+g-medium-mortar', 'g-rifle']);
    expect(one.choose(`select ${LIGHT}`, 'place K9').last('placed').unit).toBe('g-weapon-team-5');
  });

  const lost = (count: number) => Array.from({ length: count }, (_, i) => `g-line-team-${i + 1}`);

  rule('E52.1e', 'two Teams must be left for a Squad to deploy', () => {
    const deploying = (count: number) => event('G-28', { units: { [RIFLE]: 'B6' }, axis: { casualties: lost(count) } });
    const t = deploying(6).choose(`deploy ${RIFLE}`);
    expect(t.last('deployed').teams).toEqual(['g-line-team-7', 'g-line-team-8']);
    expect(deploying(7).last('event-void')).toMatchObject({ event: 'deploy' });
  });

  rule('E52.1e', 'Teams that are to come as reinforcements are in use', () => {
    const t = event('G-28', { units: { [RIFLE]: 'B6' }, more: { reinforcements: [due('g-line-team-1'), due('g-line-team-3')] } });
    expect(t.choose(`deploy ${RIFLE}`).last('deployed').teams).toEqual(['g-line-team-2', 'g-line-team-4']);
  });
});

describe('Those who come back from a track', () => {
  rule('E56a', 'the Private alone leaves it', () => {
    const fallen = event('G-25', { axis: { casualties: ['g-rifle-5', 'g-apelt', 'g-rifle-6'] } }).choose('promote B5');
    expect([fallen.state.sides.axis.casualties, fallen.at('g-apelt')]).toEqual([['g-rifle-5', 'g-rifle-6'], 'B5']);
    expect(fallen.unit('g-apelt').weapon).toBe('');
    const waiting = event('G-25', { more: { reinforcements: [due('g-rifle-5'), due('g-apelt')] } }).choose('promote B5');
    expect(waiting.state.reinforcements.map(({ unit }) => unit)).toEqual(['g-rifle-5']);
  });

  rule('E56a', 'who is not wanted stays away', () => {
    const t = event('G-25').choose('decline');
    expect([t.told('placed'), t.at('g-apelt')]).toEqual([[], '']);
  });

  rule('E58d', 'a Hero who is there comes no second time', () => {
    const t = event('G-70', { units: { 'g-lindner': 'B6' } });
    expect([t.told('placed'), t.asks === 'event-hero']).toEqual([[], false]);
    expect(event('G-70').choose('decline').unit('g-lindner').weapon).toBe('');
  });

  rule('E58c', 'a Hero who comes into a Melee helps none of the enemy', () => {
    const t = given({
      units: { [RIFLE]: { at: 'L6', broken: true }, [YANKS]: { at: 'L7', broken: true }, 'g-rifle-9': 'A5', 'a-line-9': 'O1' },
      axis: { hand: ['G-68'], pile: ['G-34', 'G-70'] },
      allies: { pile: ['A-13'] },
    });
    t.choose('order G-68', `activate ${RIFLE}`, `advance ${RIFLE} L7`, 'hero L7');
    expect(t.choices).toEqual([`rally ${RIFLE}`, 'decline']);
  });

  rule('E76e', 'who finds no room stays on the Casualty Track', () => {
    // The random hex is K9: it burns, and so does everything around it.
    const blaze = ['J8', 'J9', 'K8', 'K9', 'K10', 'L8', 'L9'];
    const t = event('G-52', { pile: ['G-53'], axis: { casualties: ['g-rifle-5'] }, more: { blaze } });
    expect([t.told('placed'), t.state.sides.axis.casualties]).toEqual([[], ['g-rifle-5']]);
    const infiltrator = event('G-54', { pile: ['G-32', 'G-53'], more: { blaze } }).choose('select g-rifle');
    expect(infiltrator.told('placed')).toEqual([]);
  });

  rule(['E68f', 'E68i'], 'reinforcements come in fresh, or not at all if the whole edge is closed', () => {
    const t = event('G-55', { pile: ['G-32'] }).choose('select g-rifle', 'place A5');
    expect(t.unit(RIFLE)).toMatchObject({ weapon: '', broken: false, suppressed: false, activated: false });
    const closed = event('G-55', { pile: ['G-32'], more: { blaze: LEFT_EDGE } }).choose('select g-rifle');
    expect(closed.told('placed')).toEqual([]);
  });

  rule('E68j', 'they may come in upon the enemy, and fight him when the Event is over', () => {
    const t = event('G-55', { pile: ['G-32'], units: { 'a-line-2': 'A5' } }).choose('select g-rifle');
    expect(t.choices).toEqual(LEFT_EDGE.map((hex) => `place ${hex}`));
    t.choose('place A5');
    expect(t.told('melee-began')).toMatchObject([{ hex: 'A5' }]);
  });
});

describe('Empty cups, empty hands', () => {
  rule('T94a', 'without a marker left nobody throws Smoke or phosphorus, and nothing catches fire', () => {
    expect(event('G-23', { pile: ['G-62'], altered: { smokeCup: [] } }).told('blaze-placed')).toEqual([]);
    const allied = given({
      active: 'allies',
      units: { 'a-green-team-8': { at: 'O1', broken: true }, [YANKS]: 'L7', [RIFLE]: 'B5' },
      allies: { hand: ['A-8'], pile: ['A-34', 'A-22'] },
    });
    const t = new Given({ ...allied.state, smokeCup: [] }).choose('order A-8', 'pass');
    expect(t.last('event-void')).toMatchObject({ event: 'white-phosphorus' });
    const moving = given({ axis: { hand: ['G-19', 'G-50'] }, units: { [RIFLE]: 'L7', [YANKS]: 'A1' } });
    const move = new Given({ ...moving.state, smokeCup: [] }).choose('order G-19', `activate ${RIFLE}`);
    expect(move.why('smoke-grenades G-50')).toBe('none-left T94');
  });

  rule('E53a', 'nor does any dust rise', () => {
    expect(event('G-4', { pile: ['G-62'], altered: { smokeCup: [] } }).told('smoke-placed')).toEqual([]);
  });

  rule(['E59b', 'E68b'], 'where a column has nothing left, nobody comes', () => {
    const conscripts = Array.from({ length: 10 }, (_, i) => `g-conscript-${i + 1}`);
    const bare = { units: { 'g-sievers': 'B6' }, axis: { casualties: conscripts }, pile: ['G-2', 'G-53'] };
    for (const card of ['G-54', 'G-55']) {
      const t = event(card, bare).until();
      expect([t.told('support-selected'), t.told('placed')], card).toEqual([[], []]);
    }
  });

  /** A Fire Attack Roll of 7 brings up the card; nobody is broken, and both sides stand in orchards. */
  const unhurt = (card: string) =>
    given({
      units: { 'r-rifle-1': 'N7', [RIFLE]: 'N8', 'r-rifle-2': 'O8' },
      active: 'allies',
      allies: { nation: 'russia', hand: ['R-54'], pile: ['R-34', card, 'R-43'] },
      axis: { pile: ['G-61'] },
    })
      .choose('order R-54', 'activate r-rifle-1', 'target N8')
      .until();

  rule(['E50a', 'E60a', 'E64a'], 'where there is nobody to judge, to pin down or to heal, nothing happens', () => {
    for (const [card, name] of [
      ['R-19', 'commissar'],
      ['R-31', 'interdiction'],
      ['R-7', 'medic'],
    ] as const) {
      expect(unhurt(card).last('event-void'), card).toMatchObject({ event: name });
      expect(
        unhurt(card)
          .told('rolled')
          .map(({ purpose }) => purpose),
      ).toEqual(['fire-attack', 'fire-defence']);
    }
  });

  rule(['E65a', 'E74a'], 'without a chit in the cup there is none to draw', () => {
    for (const card of ['G-5', 'G-6']) {
      const t = event(card, { altered: { chitCup: [] } });
      expect([t.state.openChits, t.state.sides.axis.secret], card).toEqual([[], []]);
    }
  });

  rule('E61a', 'where the opponent holds no card there is nothing to ask', () => {
    expect(event('G-46').last('event-void')).toMatchObject({ event: 'interrogation' });
  });
});

describe('What is told', () => {
  rule(['E44a', 'E45a', 'E49a', 'E71a'], 'who was hardened, who was armed, and what points were for', () => {
    const hardened = event('G-58', { units: { [RIFLE]: 'B6' } }).choose(`harden ${RIFLE}`);
    expect(hardened.last('hardened')).toMatchObject({ side: 'axis', unit: RIFLE, hex: 'B6' });
    const armed = event('G-57', { more: { weapons: ['a-medium-mg-1'] } }).choose('scrounge a-medium-mg-1');
    expect(armed.last('armed')).toMatchObject({ unit: PATIENT, weapon: 'a-medium-mg-1' });
    expect(armed.unit(PATIENT)).toMatchObject({ weapon: 'a-medium-mg-1', weaponBroken: false });
    const integrity = event('G-39', { more: { allies: { casualties: ['a-line-5'] } } });
    expect(integrity.last('points')).toMatchObject({ why: 'battlefield-integrity', points: 1 });
    const control = event('G-43', { more: { control: ['axis', '', 'axis', 'allies', ''] } });
    expect(control.last('points')).toMatchObject({ why: 'command-and-control', points: 2 });
    const wind = event('G-13', { more: { smoke: { L7: 4 } } });
    expect(wind.told('smoke-removed')).toMatchObject([{ hex: 'L7', rule: 'E48' }]);
  });
});

describe('Options', () => {
  rule('E52.1a', 'Deploy may be agreed to be for whoever drew it', () => {
    const drawn = (options: Record<string, string>) =>
      given({
        options,
        axis: { hand: ['G-50'], pile: ['G-55'] },
        allies: { pile: ['A-33', 'A-28'] },
        units: { [RIFLE]: 'L7', [YANKS]: 'N7' },
      })
        .choose('order G-50', `activate ${RIFLE}`, 'target N7')
        .until('may-deploy');
    expect([drawn({}).seat, ...drawn({}).choices]).toEqual(['axis', `deploy ${RIFLE}`, 'decline']);
    const agreed = drawn({ 'deploy-event': 'drawer' });
    expect([agreed.seat, ...agreed.choices]).toEqual(['allies', `deploy ${YANKS}`, 'decline']);
  });

  rule('E48e', 'the wind may be agreed to be rolled for', () => {
    const blown = (options: Record<string, string>) => {
      const t = event('G-13', { pile: ['G-43'], more: { blaze: ['L7'], options } }).until();
      return [t.last('rolled').purpose, ...t.told('blaze-placed').map(({ hex }) => hex)];
    };
    expect([blown({}), blown({ breeze: 'die' })]).toEqual([
      ['rally', 'L6'],
      ['breeze', 'M7'],
    ]);
  });

  rule('T97c', 'a Wall may be agreed to count only where every line of fire crosses it', () => {
    // From O6 the fire comes over the wall into the orchard in N6, from O7 it does not.
    const cover = (options: Record<string, string>, second: string) =>
      given({
        options,
        active: 'allies',
        allies: { hand: ['A-51'], pile: ['A-55'] },
        units: { [RIFLE]: 'N6', 'a-delgado': 'O6', [YANKS]: 'O6', 'a-line-2': second },
      })
        .choose('order A-51', 'activate a-delgado', 'activate-all', 'target N6', `join ${YANKS}`, 'join a-line-2', 'fire')
        .until()
        .last('defended').cover;
    expect([cover({}, 'O7'), cover({}, 'O6')]).toEqual([2, 2]);
    expect([cover({ 'wall-cover': 'all' }, 'O7'), cover({ 'wall-cover': 'all' }, 'O6')]).toEqual([1, 2]);
  });
});

describe('F100.1 the counters of a kind', () => {
  const event = eventWith();

  /** So many in columns G to K of the corner map, away from M7. */
  const placed = (kind: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${'GHIJK'.slice(i % 5, (i % 5) + 1)}${1 + Math.floor(i / 5)}`, kind]));

  rule(['F100.1d', 'E42d'], 'with twenty Mines on the map a Booby Trap is void, and with nineteen it is not', () => {
    const all = event('G-2', { pile: ['G-62'], more: { fortifications: placed('mines', 20) } });
    expect([all.last('random-hex').hex, forts(all, 'mines')]).toEqual(['M7', 20]);
    expect(all.told('event-void')).toMatchObject([{ event: 'booby-trap' }]);
    const last = event('G-2', { pile: ['G-62'], more: { fortifications: placed('mines', 19) } });
    expect([forts(last, 'mines'), last.told('event-void')]).toEqual([20, []]);
  });

  rule(['F100.1d', 'E42d'], 'with twenty Wire on the map there is no Rubble; Mines do not count for it', () => {
    const all = event('G-3', { pile: ['G-62'], more: { fortifications: placed('wire', 20) } });
    expect([forts(all, 'wire'), all.told('event-void').length]).toEqual([20, 1]);
    const other = event('G-3', { pile: ['G-62'], more: { fortifications: placed('mines', 20) } });
    expect([forts(other, 'wire'), other.told('event-void')]).toEqual([1, []]);
  });

  rule('F100.1a', 'Foxholes are as many as are dug', () => {
    const t = event('G-1', { pile: ['G-62'], more: { fortifications: placed('foxholes', 25) } });
    expect(forts(t, 'foxholes')).toBe(26);
  });

  rule('F100.1b', 'whoever would place one more is told that none is left', () => {
    for (const kind of ['mines', 'wire', 'bunker', 'pillbox'] as const) {
      const count = FORTIFICATION_COUNTERS[kind] ?? 0;
      const why = (many: number) =>
        whyNotFortify(given({ units: {}, fortifications: placed(kind, many) }).state, hexNamed('M7'), 'A35.2', kind);
      expect(why(count), kind).toMatchObject({ code: 'none-left', rule: 'F100.1' });
      expect(why(count - 1), kind).toBeUndefined();
    }
  });
});

describe('T94 No Smoke without a marker', () => {
  rule('T94a', 'without a marker in the cup nobody fires Smoke', () => {
    const t = given({
      axis: { hand: ['G-50', SPARE] },
      units: { 'g-weapon-team-1': { at: 'I6', weapon: 'g-medium-mortar-1' }, 'a-line-1': 'M7' },
    });
    t.choose('order G-50', 'activate g-weapon-team-1');
    t.state.smokeCup.splice(0);
    expect(t.why('shell-smoke g-medium-mortar-1 M7')).toBe('none-left T94');
  });
});
