/** E42 Events in general; E43 Air Support, E44 Battle Harden, E45 Battlefield Integrity. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { eventWith, PATIENT, rallyRoll } from './event-drawn.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

const LONELY = { order: 'G-9', alone: true } as const;

const event = eventWith(LONELY);
const course = (t: Given, ...types: string[]) => t.events.map(({ type }) => type).filter((type) => types.includes(type));

describe('E42 Events in general', () => {
  rule('E42a', 'no Event is played from the hand: only an Event! trigger brings up a card for it', () => {
    const quiet = rallyRoll(['G-43', 'G-1'], LONELY, { units: { [YANKS]: 'N7' }, hand: ['G-20'] });
    expect(quiet.told('event')).toEqual([]);
    expect(quiet.choices.filter((choice) => choice.endsWith('G-20'))).toEqual(['order G-20']);
    const t = event('G-1', { units: { [YANKS]: 'N7' }, pile: ['G-29'] });
    expect(t.told('event')).toMatchObject([{ side: 'axis', event: 'shellholes', card: 'G-1' }]);
  });

  rule('E42b', 'play stops, even between a Fire Attack Roll and the defence, and the card comes from the deck of whoever rolled', () => {
    const t = given({
      units: { [RIFLE]: 'L7', [YANKS]: 'M7' },
      axis: { hand: ['G-50'], pile: ['G-34', 'G-11'] },
      allies: { pile: ['A-33', 'A-12'] },
    });
    t.choose('order G-50', `activate ${RIFLE}`, 'target M7').until('turn');
    expect(t.told('event').map(({ side, card }) => `${side} ${card}`)).toEqual(['axis G-11', 'allies A-12']);
    expect(course(t, 'rolled', 'event', 'surrender-moved', 'defended', 'suppressed')).toEqual([
      ...['rolled', 'event', 'surrender-moved'],
      ...['rolled', 'defended', 'event', 'surrender-moved', 'suppressed'],
    ]);
  });

  rule('E42c', 'of the card only its Event counts, told to both, and carried out by the player who turned it up', () => {
    const t = given({
      units: { [RIFLE]: 'L7', 'g-rifle-2': 'L7', [YANKS]: 'N7', 'a-line-2': 'O8' },
      axis: { hand: ['G-50'], pile: ['G-13'] },
      allies: { pile: ['A-33', 'A-35'] },
    });
    t.choose('order G-50', `activate ${RIFLE}`, 'target N7').until('event-interdict');
    expect([t.seat, ...t.choices]).toEqual(['allies', `interdict ${RIFLE}`, 'interdict g-rifle-2']);
    expect(t.last('event')).toMatchObject({ side: 'allies', card: 'A-35', event: 'interdiction' });
    expect(t.last('event')).not.toHaveProperty('to');
    t.choose(`interdict ${RIFLE}`).until('overstacked');
    expect(t.told('triggered')).toMatchObject([{ side: 'allies', trigger: 'event' }]);
  });

  rule('E42d', 'what cannot be done is left out and the rest is done; if nothing can, play goes on', () => {
    const noSmoke = event('G-16', { more: { blaze: ['M7'] }, units: { [YANKS]: 'O8' } });
    expect([noSmoke.told('smoke-removed'), noSmoke.told('blaze-placed')]).toMatchObject([[], [{ hex: 'M8' }]]);
    const noMachineGun = event('G-41', { units: { [YANKS]: 'N7' }, hand: ['G-3'] });
    expect(noMachineGun.told('event-void')).toMatchObject([{ event: 'suppressing-fire' }]);
    expect(noMachineGun.asks).toBe('next-order');
  });

  rule('E42e', 'an Event of several steps goes in the order in which it names them', () => {
    const t = event('G-54', { pile: ['G-32', 'G-53'], units: { [YANKS]: 'N7' } });
    t.choose('select g-rifle', 'place K9');
    expect(course(t, 'event', 'support-selected', 'random-hex', 'placed')).toEqual(['event', 'support-selected', 'random-hex', 'placed']);
  });

  rule('E42f', 'a roll made in an Event sets off nothing: no Sniper, no Time', () => {
    const t = event('G-54', { pile: ['G-71', 'G-53'], units: { [YANKS]: 'N7' } }).until('support');
    expect(t.told('rolled').map(({ purpose, trigger }) => `${purpose} ${trigger}`)).toEqual(['rally event', 'support time']);
    expect(t.told('triggered')).toMatchObject([{ trigger: 'event' }]);
    expect(t.state.time).toBe(0);
  });
});

describe('E43 Air Support', () => {
  /** Two hexes with units; the random hex is that of the card. */
  const raid = (card: string, units: Record<string, unknown> = { [RIFLE]: 'M7', [YANKS]: 'N7' }) => event('G-45', { pile: [card], units });

  rule(['E43a', 'E43b'], 'if somebody stands in the random hex, that is the hex, and no other', () => {
    const t = raid('G-62');
    expect(t.told('random-hex')).toMatchObject([{ side: 'axis', card: 'G-62', hex: 'M7' }]);
    expect(t.choices).toEqual(['strike M7', 'decline']);
  });

  rule(['E43c', 'E43d'], 'if nobody does, the nearest occupied hex is the target, be it one’s own', () => {
    expect(raid('G-71').choices).toEqual(['strike N7', 'decline']);
    const t = raid('G-57', { [RIFLE]: 'M7', [YANKS]: 'O8' }).choose('strike M7');
    expect(t.told('broke')).toMatchObject([{ side: 'axis', unit: RIFLE }]);
  });

  rule('E43e', 'between two hexes equally near the drawer decides', () => {
    const t = raid('G-63');
    expect([t.seat, ...t.choices]).toEqual(['axis', 'strike M7', 'strike N7', 'decline']);
  });

  rule('E43f', 'he may let it go by; if he strikes, everybody in the hex breaks', () => {
    const crowd = { [YANKS]: 'N7', 'a-line-2': { at: 'N7', broken: true }, 'a-keller': 'N7', [RIFLE]: 'B5' };
    expect(raid('G-67', crowd).choose('decline').told('broke')).toEqual([]);
    const t = raid('G-67', crowd).choose('strike N7');
    expect(t.told('broke').map(({ unit }) => unit)).toEqual([YANKS, 'a-keller']);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['a-line-2']);
  });

  rule('E43f', 'friend and foe alike, if they are in the same hex', () => {
    const t = given({
      units: { [RIFLE]: 'L6', [YANKS]: 'L7', 'g-rifle-9': 'A5', 'a-line-9': 'O1' },
      axis: { hand: ['G-68'], pile: ['G-34', 'G-45', 'G-57'] },
      allies: { pile: ['A-13'] },
    });
    t.choose('order G-68', `activate ${RIFLE}`, `advance ${RIFLE} L7`).until('may-strike').choose('strike L7');
    expect(
      t
        .told('broke')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual([YANKS, RIFLE]);
  });
});

describe('E44 Battle Harden', () => {
  const units = { [RIFLE]: { at: 'L7', veteran: true }, 'g-rifle-2': 'L6', [YANKS]: 'N7' };

  rule(['E44a', 'E44b'], 'one of the own units that are not Veteran yet must be named, and becomes Veteran', () => {
    const t = event('G-58', { units });
    expect(t.choices).toEqual([`harden ${PATIENT}`, 'harden g-rifle-2']);
    t.choose('harden g-rifle-2');
    expect(t.unit('g-rifle-2').veteran).toBe(true);
    const all = event('G-58', { units: { [PATIENT]: { at: 'A5', broken: true, veteran: true }, [YANKS]: 'N7' } });
    expect(all.told('event-void')).toMatchObject([{ event: 'battle-harden' }]);
  });
});

describe('E44.1 The Veteran marker', () => {
  const fires = (unit: string, from: string, veteran: boolean, at: string, order: Record<string, unknown> = {}) =>
    given({
      units: { [unit]: { at: from, veteran }, [YANKS]: at, ...order },
      axis: { hand: ['G-50'], pile: ['G-5'] },
      allies: { pile: ['A-55'] },
    });

  rule(['E44.1a', 'E44.1b'], 'FP is 1 higher, and Range 1 longer', () => {
    const shot = (veteran: boolean) => fires(RIFLE, 'L7', veteran, 'N7').choose('order G-50', `activate ${RIFLE}`, 'target N7');
    expect([shot(true).last('fired').base, shot(false).last('fired').base]).toEqual([6, 5]);
    expect(fires('g-weapon-team-1', 'L6', false, 'M9').why('order G-50')).toBe('no-target O20.1');
    expect(fires('g-weapon-team-1', 'L6', true, 'M9').why('order G-50')).toBeUndefined();
  });

  rule('E44.1c', 'Movement is 1 higher', () => {
    const goes = (veteran: boolean) =>
      given({ units: { 'g-conscript-1': { at: 'C4', veteran }, [YANKS]: 'N7' }, axis: { hand: ['G-20'] } })
        .choose('order G-20', 'activate g-conscript-1', 'set-out g-conscript-1', 'step B4', 'step B5', 'step B6')
        .why('step A6');
    expect([goes(false), goes(true)]).toEqual(['too-costly O21.1', undefined]);
  });

  rule('E44.1d', 'Morale is 1 higher', () => {
    const stands = (veteran: boolean) => {
      const t = given({
        units: { [RIFLE]: 'L7', [YANKS]: { at: 'N7', veteran } },
        axis: { hand: ['G-50'], pile: ['G-5'] },
        allies: { pile: ['A-55'] },
      });
      return t.choose('order G-50', `activate ${RIFLE}`, 'target N7').until().last('defended').morale;
    };
    expect([stands(true), stands(false)]).toEqual([8, 7]);
  });

  rule('E44.1e', 'Command stays as it is: no wider radius, and no more for those with him', () => {
    const t = fires(RIFLE, 'L7', false, 'N7', { 'g-oertel': { at: 'L7', veteran: true }, 'g-rifle-2': 'L9', 'g-rifle-3': 'L10' });
    t.choose('order G-50', 'activate g-oertel');
    expect([t.why('activate g-rifle-2'), t.why('activate g-rifle-3')]).toEqual([undefined, 'not-in-radius 3.3.1.1']);
    t.choose(`activate ${RIFLE}`, 'done', 'target N7', `join ${RIFLE}`, 'fire');
    expect(t.last('fired').base).toBe(7);
  });

  rule('E44.1f', 'breaking does not cost it, elimination does: whoever comes back is no Veteran', () => {
    const shot = (broken: boolean) =>
      given({
        units: { [PATIENT]: { at: 'A5', broken: true }, [YANKS]: { at: 'N7', veteran: true, broken }, 'a-line-9': 'O1', [RIFLE]: 'L7' },
        axis: { hand: ['G-50', 'G-9'], pile: ['G-55', 'G-34', 'G-52', 'G-67'] },
        allies: { pile: ['A-5'] },
      })
        .choose('order G-50', `activate ${RIFLE}`, 'target N7')
        .until('next-order');
    expect(shot(false).unit(YANKS)).toMatchObject({ broken: true, veteran: true });
    const t = shot(true).choose('order G-9', 'place N7');
    expect(t.told('eliminated')).toMatchObject([{ unit: YANKS }]);
    expect(t.unit(YANKS)).toMatchObject({ broken: true, veteran: false });
  });

  rule('E44.1g', 'a unit that has left the map comes back without it', () => {
    const t = given({
      units: { [PATIENT]: { at: 'A5', broken: true }, [RIFLE]: { at: 'O6', veteran: true }, [YANKS]: 'N7' },
      axis: { hand: ['G-20', 'G-9'], pile: ['G-71'] },
    });
    t.choose('order G-20', `activate ${RIFLE}`, `set-out ${RIFLE}`, 'exit', 'return 1', 'end-move', 'order G-9', 'place A7');
    expect(t.unit(RIFLE)).toMatchObject({ veteran: false });
    expect(t.at(RIFLE)).toBe('A7');
  });

  rule('E44.1h', 'of the two Teams of a Veteran Squad one is Veteran', () => {
    const t = event('G-28', { units: { [RIFLE]: { at: 'L7', veteran: true }, [YANKS]: 'N7' } }).choose(`deploy ${RIFLE}`);
    expect(t.last('deployed').teams.map((team) => t.unit(team).veteran)).toEqual([true, false]);
  });
});

describe('E45 Battlefield Integrity', () => {
  rule(['E45a', 'E45b'], 'a VP for each enemy unit on the Casualty Track, large or small; Weapons and own losses count nothing', () => {
    const more = {
      axis: { hand: ['G-9'], pile: ['G-34', 'G-44'], casualties: ['g-rifle-5', 'g-rifle-6'] },
      allies: { casualties: ['a-line-5', 'a-line-team-5', 'a-keller'] },
      weapons: ['a-medium-mg-1', 'g-heavy-mg-1'],
    };
    const t = event('G-44', { units: { [YANKS]: 'N7' }, more });
    expect(t.told('points')).toMatchObject([{ side: 'axis', points: 3, vp: 3 }]);
  });
});

describe('E42 an Event that has done something', () => {
  const event = eventWith();

  const course = (t: Given, ...types: string[]) => t.events.map(({ type }) => type).filter((type) => types.includes(type));

  rule(['E42d', 'E58c'], 'a Hero where nobody is broken has come all the same', () => {
    const t = event('G-67', { units: { [RIFLE]: 'L7' } }).choose('hero L7');
    expect(course(t, 'placed', 'event-void')).toEqual(['placed']);
  });

  rule(['E42d', 'E77f'], 'so has White Phosphorus where nobody is, or only one side', () => {
    const thrown = (hex: string) => {
      const t = given({
        active: 'allies',
        units: { 'a-green-team-8': { at: 'O1', broken: true }, [YANKS]: 'L6', [RIFLE]: 'L7' },
        allies: { hand: ['A-8'], pile: ['A-34', 'A-22'] },
        smokeCup: [4],
      });
      return t.choose('order A-8', `phosphorus ${hex}`);
    };
    expect(course(thrown('L5'), 'smoke-placed', 'broke', 'event-void')).toEqual(['smoke-placed']);
    expect(course(thrown('L7'), 'smoke-placed', 'broke', 'event-void')).toEqual(['smoke-placed', 'broke']);
  });

  rule(['E42d', 'E42e'], 'with nobody on the Casualty Tracks Walking Wounded still draws its hex, and is void after that', () => {
    const t = event('G-52', { pile: ['G-67'], units: { [RIFLE]: 'L7' } });
    expect(course(t, 'random-hex', 'event-void')).toEqual(['random-hex', 'event-void']);
  });
});
