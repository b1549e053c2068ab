/** 4, 5, 6.1-6.4, 6.13-6.17 Turn, events, points, free actions, saved points. */
import { describe, expect } from 'vitest';
import { EVENT_CARDS } from '../../src/games/v-commandos/content/events.ts';
import { rule } from '../ledger.ts';
import { begun, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
/** A turn in which nobody comes. */
const NOBODY = { reserve: { null: 7 } };

describe('1 Overview', () => {
  rule(['1.1a', '9.1a', '9.1b'], 'as many seats as the card says, all on one side; each specialist once', () => {
    const t = begun('green', 'one');
    expect(t.seats).toEqual(['commando-1', 'commando-2', 'commando-3']);
    t.by('commando-1', 'select medic blue');
    expect(t.whyNot('commando-2', 'select medic tan')).toBe('taken 9.1');
    t.by('commando-2', 'select scout tan').by('commando-3', 'select sapper blue');
    expect(t.asks).toBe('commandos');
    expect(t.state.box).toEqual(['sniper', 'officer']);
    t.state.reserve.fill(0);
    t.restOfTurn();
    expect(t.outcome?.winners).toEqual([]);
  });

  rule('1.1b', 'a quick game is one level with the number of its own card', () => {
    const t = begun('quick/goods-yard', 'one');
    expect(t.seats).toHaveLength(2);
  });

  rule('1.1c', 'the English edition is the default', () => {
    expect(begun('green', 'one').state.rules.edition).toBe('english');
    expect(begun('green', 'one', { edition: 'french' }).state.rules.edition).toBe('french');
  });
});

describe('4 Game turn', () => {
  rule(['4.1a', '7.1a'], 'events, commandos, three steps of the enemy, also where nobody is, end of turn', () => {
    const t = given({ commandos: { sniper: { since: 2 } }, ...NOBODY, ground: { event: 'second-wind-1', tiles: enemies('ground-9', 1) } });
    t.restOfTurn();
    const told = t.events.map(({ type }) => type).filter((type) => ['drawn', 'enemies-moved', 'turn-began', 'event-drawn'].includes(type));
    expect(told).toEqual(['drawn', 'drawn', 'enemies-moved', 'turn-began', 'event-drawn']);
  });

  rule('4.2a', 'what the book leaves to the players any seat may answer', () => {
    const t = given({
      phase: 'events',
      events: ['sixth-sense-1'],
      commandos: { sniper: { at: 'ground-1' }, medic: { at: 'ground-2' } },
    });
    expect(t.asks).toBe('event-point');
    expect(t.seats).toEqual(['commando-1', 'commando-2']);
    t.by('medic', 'point sniper');
    expect(t.commando('sniper').savedTop).toBe(true);
  });

  rule(['4.2b', '6.12e'], 'the shooter says whom a hit eliminates; hits too many are lost', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1' }, scout: { at: 'ground-6' } },
        ground: { tiles: { 'ground-5': { enemies: { mp40: 1, mauser: 1, stormtrooper: 1 } } } },
      },
      [3, 6, 'grenade', 'crowbar'],
    );
    t.by('medic', 'shoot sten ground-5');
    expect(t.asks).toBe('kills');
    expect(t.seats).toEqual(['commando-1']);
    t.by('medic', 'kill stormtrooper', 'kill mp40');
    expect(t.tile('ground-5').enemies).toEqual({ mauser: 1 });
    const few = given({ commandos: { medic: { at: 'ground-1' } }, ground: { tiles: enemies('ground-5', 1) } }, [5, 6, 'tnt']);
    few.by('medic', 'shoot sten ground-5');
    expect(few.told('killed')).toHaveLength(1);
  });
});

describe('5 Event phase', () => {
  rule(
    ['5.1a', '5.1b', '5.1c', '7.4d'],
    'each level draws its own card, which holds there alone and is discarded when the turn ends',
    () => {
      const t = given({
        setup: 'green',
        turn: 3,
        phase: 'events',
        events: ['flare-1', 'long-night-1', 'reserves-1', 'second-wind-1'],
        commandos: { sniper: { at: 'barracks-1' }, medic: { at: 'radio-mast-8' } },
        levels: { barracks: {}, 'radio-mast': { tiles: { 'radio-mast-9': { enemies: { mp40: 1 } } } } },
        reserve: { null: 4 },
      });
      expect(t.state.levels.map(({ event }) => event)).toEqual(['flare-1', 'long-night-1']);
      t.restOfTurn();
      expect(t.told('direction-redrawn')).toMatchObject([{ level: 'radio-mast', card: 'reserves-1', towards: 'east' }]);
      expect(t.told('event-drawn')).toHaveLength(4);
      expect(t.state.events.discards).toEqual(['reserves-1', 'flare-1', 'long-night-1']);
    },
  );

  rule('5.1d', 'a used-up deck is made anew from the discards', () => {
    const t = given({ phase: 'events', commandos: { sniper: { since: 2 } }, ...NOBODY });
    t.state.events.discards = t.state.events.pile.splice(0);
    t.restOfTurn();
    expect(t.told('event-drawn').length).toBe(2);
    expect(t.state.events.pile.length + t.state.events.discards.length).toBe(EVENT_CARDS.length - 1);
  });

  rule('5.2a', 'drawn while the alarm is silent, the silent half holds when it rings later; and the other way round', () => {
    const t = given(
      {
        phase: 'events',
        events: ['all-is-quiet-1'],
        commandos: { medic: { at: 'ground-4' }, sniper: { at: 'ground-1' } },
        ground: { tiles: enemies('ground-4', 2) },
      },
      ['all-is-quiet-1', 'spotted'],
    );
    t.by('sniper', 'move ground-5', 'done');
    expect(t.level.alarm).toBe('triggered');
    t.by('medic', 'close-combat mp40');
    expect(t.commando('medic').visible).toBe(false);
    const rings = given({ phase: 'events', events: ['rain-1'], commandos: { medic: { at: 'ground-2' } }, ground: { alarm: 'triggered' } });
    rings.by('medic', 'interrupt-alarm');
    expect(rings.level.half).toBe('triggered');
  });
});

describe('6.1 Points', () => {
  const two = { commandos: { sniper: { at: 'ground-1' }, medic: { at: 'ground-2' } } };

  rule(['6.1a', '6.1b', '6.1c'], 'any order, three points each, in one go; what is left is lost', () => {
    const t = given(two);
    expect(t.commando('medic').left).toBe(3);
    t.by('medic', 'move ground-1');
    expect(t.whyNot('sniper', 'move ground-2')).toBe('another-acts 6.1');
    t.by('medic', 'done');
    expect(t.last('turn-finished')).toMatchObject({ commando: 'medic', lost: 2 });
    expect(t.whyNot('medic', 'move ground-2')).toBe('no-points 6.5');
    t.by('sniper', 'move ground-2');
  });

  rule('6.1d', 'the same action again and again', () => {
    const t = given({ ...two, ground: { tiles: enemies('ground-5', 1, 'stormtrooper') } }, [1, 1, 2, 2, 1, 2]);
    t.by('medic', 'shoot sten ground-5', 'shoot sten ground-5', 'shoot sten ground-5');
    expect(t.told('shot')).toHaveLength(3);
    expect(t.commando('medic').finished).toBe(true);
  });
});

describe('6.2 Actions of 0 AP', () => {
  rule(['6.2a', '6.3b', '6.3c', '6.3e'], 'between the actions of another, as often as one likes', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1', carries: ['grenade', 'tnt'] }, medic: { at: 'ground-1' } } });
    t.by('medic', 'move ground-2', 'move ground-1');
    t.by('sniper', 'drop grenade', 'give tnt medic');
    expect(t.commando('medic').left).toBe(1);
    expect(t.view.commandos.find(({ id }) => id === 'medic')?.carries).toEqual(['tnt']);
    t.by('medic', 'collect grenade').by('sniper', 'take tnt medic');
    expect(t.view.commandos.find(({ id }) => id === 'sniper')?.carries).toEqual(['tnt']);
  });

  rule(['6.2b', '6.17a', '7.2g'], 'before and after each step of the enemy; who comes in this turn moves and shoots in it', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-6', visible: true, saved: 1, finished: true } },
        ground: { alarm: 'triggered', event: 'movie-night-1' },
        reserve: { regular: 9 },
      },
      ['regular', 'mp40', 'regular', 'mauser', 'regular', 'mauser', 'regular', 'mauser', 6, 1, 1, 1, 1],
    );
    const phases: string[] = [];
    while (t.state.turn === 2 && t.asks === 'moment') {
      phases.push(t.state.phase);
      t.by('sniper', 'pass');
    }
    expect(phases).toEqual(['before-reinforcement', 'before-movement', 'before-shooting']);
    expect(t.told('wounded')).toHaveLength(1);
  });

  rule('6.2c', 'never inside an action: while hits are being dealt nobody interjects', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1' }, sniper: { at: 'ground-4', saved: 1 } },
        ground: { tiles: { 'ground-5': { enemies: { mp40: 1, mauser: 1 } } } },
      },
      [3, 1, 'tnt'],
    );
    t.by('medic', 'shoot sten ground-5');
    expect(t.seats).toEqual(['commando-1']);
    t.by('medic', 'kill mp40');
  });
});

describe('6.3, 6.4 Collecting, blowing up', () => {
  rule(['6.3a', '9.2c'], 'into free places only, the printed weapon takes one', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-1', carries: ['tnt', 'tnt'] } },
      ground: { tiles: { 'ground-1': { items: ['crowbar', 'uniform'] } } },
    });
    t.by('sniper', 'collect crowbar');
    expect(t.whyNot('sniper', 'collect uniform')).toBe('places-full 6.3');
    t.by('sniper', 'drop tnt', 'collect uniform');
    expect(t.tile('ground-1').items).toEqual({ tnt: 1 });
  });

  rule('6.3d', 'a charge that was laid cannot be picked up, nor “spotted”', () => {
    const t = given({ commandos: { sapper: { at: 'ground-1', carries: ['tnt'] } } });
    t.by('sapper', 'lay-tnt');
    expect(t.whyNot('sapper', 'collect tnt')).toBe('red-side 6.3');
    expect(t.whyNot('sapper', 'collect spotted')).toBe('unknown-id 6.3');
  });

  rule(['6.4a', '6.4b', '14.8a'], 'anybody on the level blows it up, nobody below or elsewhere', () => {
    const t = given({
      setup: 'green',
      turn: 3,
      commandos: {
        sapper: { at: 'barracks-1', carries: ['tnt'] },
        medic: { at: 'barracks-11' },
        scout: { at: 'radio-mast-8' },
        sniper: { since: 1 },
      },
      levels: { barracks: {}, 'radio-mast': {} },
    });
    t.by('sapper', 'lay-tnt');
    expect(t.commando('sapper').left).toBe(2);
    expect(t.whyNot('scout', 'blow-up barracks-1')).toBe('not-on-level 6.4');
    expect(t.whyNot('sniper', 'blow-up barracks-1')).toBe('below 6.9');
    t.by('sapper', 'move barracks-8', 'done').by('medic', 'blow-up barracks-1');
    expect(t.last('exploded').commando).toBe('medic');
    expect(t.commando('medic').left).toBe(3);
  });
});

describe('6.14, 6.15 Alarm and objectives', () => {
  rule('6.14a', 'hidden, on its tile, while it rings', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-2' }, medic: { at: 'ground-1' } },
      ground: { alarm: 'triggered', guards: { 'ground-alarm': 'mp40' } },
    });
    expect(t.whyNot('medic', 'interrupt-alarm')).toBe('alarm-elsewhere 6.14');
    t.by('sniper', 'interrupt-alarm');
    expect(t.level.alarm).toBe('silent');
    expect(t.commando('sniper').left).toBe(2);
    expect(t.whyNot('sniper', 'interrupt-alarm')).toBe('alarm-silent 6.14');
    const seen = given({ commandos: { sniper: { at: 'ground-2', visible: true } }, ground: { alarm: 'triggered' } });
    expect(seen.whyNot('sniper', 'interrupt-alarm')).toBe('not-stealthy 6.14');
  });

  rule(['6.15a', '6.15b', '6.13a'], 'visible, under the eyes of its guard; the token goes and the guard is free', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-9', visible: true } },
      ground: { alarm: 'triggered', guards: { 'ground-objective-2': 'mp40' } },
    });
    t.by('sniper', 'interact ground-objective-2');
    expect(t.level.done).toEqual([false, true]);
    expect(t.tile('ground-9').enemies).toEqual({ mp40: 1 });
    expect(t.commando('sniper').left).toBe(2);
    const kit = given({
      commandos: { sniper: { at: 'ground-9', visible: true, wounds: 1, carries: ['first-aid'] } },
      ground: { alarm: 'triggered', tiles: enemies('ground-9', 1) },
    });
    kit.by('sniper', 'first-aid sniper');
    expect(kit.commando('sniper').wounds).toBe(0);
  });
});

describe('6.16, 6.17 Saved points', () => {
  rule(['6.16a', '6.16b'], 'one place on most cards, two on the Sapper’s blue side; kept from turn to turn', () => {
    const t = given({ commandos: { sapper: { at: 'ground-1' }, medic: { at: 'ground-2' } }, ...NOBODY });
    t.by('sapper', 'save', 'save');
    expect(t.whyNot('sapper', 'save')).toBe('slots-full 6.16');
    t.by('sapper', 'done').by('medic', 'save');
    expect(t.whyNot('medic', 'save')).toBe('slots-full 6.16');
    t.restOfTurn();
    expect([t.commando('sapper').savedTop, t.commando('sapper').savedLow, t.commando('medic').savedTop]).toEqual([true, true, true]);
  });

  rule('6.17c', 'after his own points are spent, in the phase of the others too', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-5', visible: true, saved: 1, points: 0 }, medic: { at: 'ground-2' } },
      ground: { alarm: 'triggered' },
    });
    t.by('sniper', 'move ground-1');
    expect(t.commando('sniper').visible).toBe(false);
    expect(t.commando('sniper').savedTop).toBe(false);
    expect(t.whyNot('sniper', 'move ground-2')).toBe('no-points 6.5');
  });

  rule('6.17b', 'points and saved points together, in the English edition only', () => {
    const position = (edition: string) => ({
      options: { edition },
      commandos: { sniper: { at: 'ground-1', saved: 1, points: 1 }, medic: { at: 'ground-4' } },
    });
    const english = given(position('english'));
    english.by('sniper', 'sneak ground-5');
    expect(english.commando('sniper').visible).toBe(false);
    expect(english.commando('sniper').savedTop).toBe(false);
    expect(given(position('french')).whyNot('sniper', 'sneak ground-5')).toBe('points-not-combined 6.17');
  });
});
