/** Moments that go by themselves: a saved point is asked for where somebody would use it. */
import { expect, test } from 'vitest';
import { anyAnswer, goesBy } from '../../src/games/v-commandos/going-by.ts';
import { fingerprint } from '../../src/kernel/commitment.ts';
import { given } from './given.ts';

const NOBODY = { reserve: { null: 7 } };
const near = (count: number) => ({ tiles: { 'ground-2': { enemies: { mp40: count } } } });

/** Alone on a small tile, with a point saved; his turn is over. */
const waiting = (ground: object, more: object = {}) =>
  given({
    commandos: { sapper: { at: 'ground-4', saved: 1, finished: true, ...more } },
    ...NOBODY,
    ground: { event: 'second-wind-1', ...ground },
  });

test('with nobody near they all go by', () => {
  const t = waiting({}, { at: 'ground-8' });
  for (const phase of ['before-reinforcement', 'before-movement', 'before-shooting', 'after-shooting']) {
    expect([t.asks, t.state.phase, goesBy(t.state, t.asks)]).toEqual(['moment', phase, true]);
    t.by('sapper', 'pass');
  }
});

test('before they walk he is asked whose tile they could walk onto', () => {
  const t = given({
    commandos: { sapper: { at: 'ground-1', saved: 1, finished: true } },
    ...NOBODY,
    ground: { event: 'second-wind-1', ...near(1) },
  });
  expect(goesBy(t.state, t.asks)).toBe(true);
  t.by('sapper', 'pass');
  expect([t.state.phase, goesBy(t.state, t.asks)]).toEqual(['before-movement', false]);
});

test('whoever can heal somebody in critical condition is asked every time', () => {
  const t = given({
    turn: 3,
    commandos: {
      sniper: { at: 'ground-4', wounds: 3, critical: 2 },
      medic: { at: 'ground-4', saved: 1, carries: ['first-aid'], finished: true },
    },
    ...NOBODY,
    ground: { event: 'second-wind-1' },
  });
  expect([t.asks, goesBy(t.state, t.asks)]).toEqual(['moment', false]);
});

test('before the reinforcements come he is asked who could leave a level that is done, or heal somebody who then acts again', () => {
  const done = ['ground-objective-1', 'ground-objective-2'];
  const leaving = given({ commandos: { sapper: { at: 'ground-1', saved: 1, finished: true } }, ...NOBODY, ground: { done } });
  const healing = given({
    commandos: {
      sniper: { at: 'ground-4', wounds: 2, finished: true },
      medic: { at: 'ground-4', saved: 1, carries: ['first-aid'], finished: true },
    },
    ...NOBODY,
  });
  for (const t of [leaving, healing]) expect([t.state.phase, goesBy(t.state, t.asks)]).toEqual(['before-reinforcement', false]);
});

test('before the reinforcements come he is asked who is seen, and who stands where they come in', () => {
  const asked = (commando: object, ground: object = {}) => {
    const t = given({
      commandos: { medic: { saved: 1, finished: true, ...commando } },
      ...NOBODY,
      ground: { event: 'second-wind-1', ...ground },
    });
    return [t.state.phase, goesBy(t.state, t.asks)];
  };
  expect(asked({ at: 'ground-8', visible: true })).toEqual(['before-reinforcement', false]);
  expect(asked({ at: 'ground-4' })).toEqual(['before-reinforcement', false]);
  expect(asked({ at: 'ground-8' })).toEqual(['before-reinforcement', true]);
});

test('before the reinforcements come he is asked where the reserve is too small for them', () => {
  const asked = (regular: number) => {
    const t = given({
      commandos: { medic: { at: 'ground-8', saved: 1, finished: true } },
      reserve: { regular },
      ground: { event: 'second-wind-1' },
    });
    return goesBy(t.state, t.asks);
  };
  expect([asked(0), asked(9)]).toEqual([false, true]);
});

test('who heals or lays a charge for nothing is asked, too, where the kit or the charge lies there or somebody else has it', () => {
  const dying = { at: 'ground-1', wounds: 3, critical: 2 };
  const medic = { at: 'ground-1', side: 'tan', finished: true };
  const last = { turn: 3, phase: 'after-shooting', ...NOBODY };
  const onTile = given({ ...last, commandos: { medic, sniper: dying }, ground: { tiles: { 'ground-1': { items: ['first-aid'] } } } });
  const carried = given({ ...last, commandos: { medic, sniper: { ...dying, carries: ['first-aid'] } } });
  for (const t of [onTile, carried]) expect([t.asks, goesBy(t.state, t.asks)]).toEqual(['moment', false]);
  const none = given({ ...last, commandos: { medic, sniper: dying } });
  expect(none.asks).not.toBe('moment');
  const sapper = { at: 'ground-8', side: 'tan', finished: true };
  const mined = given({
    phase: 'before-shooting',
    ...NOBODY,
    commandos: { sapper, medic: { at: 'ground-8', finished: true, carries: ['tnt'] } },
    ground: { tiles: { 'ground-8': { enemies: { stormtrooper: 1 } } } },
  });
  expect(mined.asks).toBe('moment');
});

test('no other question goes by', () => {
  expect(goesBy(waiting({}).state, 'commandos')).toBe(false);
});

test('before they fire nobody is asked where nobody can be fired at, though enemies are near', () => {
  const beforeShooting = (more: object) => {
    const t = given({
      commandos: { sapper: { at: 'ground-1', saved: 1, finished: true, ...more } },
      ...NOBODY,
      ground: { event: 'second-wind-1', ...near(1) },
    });
    while (t.asks === 'moment' && t.state.phase !== 'before-shooting') t.by('sapper', 'pass');
    return [t.state.phase, goesBy(t.state, t.asks)];
  };
  expect(beforeShooting({})).toEqual(['before-shooting', true]);
  expect(beforeShooting({ visible: true })).toEqual(['before-shooting', false]);
});

test('where the enemy has no phase, the end of a turn goes by; not the last turn, nor where points are saved and a charge lies at the objective', () => {
  const endOf = (turn: number, saved = 0, charged = 'supply-post-6') => {
    const t = given({
      setup: 'second-training',
      turn,
      commandos: { sapper: { at: 'supply-post-4', saved, finished: true }, scout: { at: 'supply-post-4', finished: true } },
      levels: { 'supply-post': { since: 1, tiles: { [charged]: { charges: 1 } } } },
    });
    while (t.asks === 'moment' && t.state.phase !== 'after-shooting') for (const who of ['sapper', 'scout']) t.by(who, 'pass');
    return [t.state.phase, goesBy(t.state, t.asks)];
  };
  expect(endOf(2)).toEqual(['after-shooting', true]);
  expect(endOf(8)).toEqual(['after-shooting', false]);
  expect(endOf(2, 2)).toEqual(['after-shooting', false]);
  expect(endOf(2, 2, 'supply-post-1')).toEqual(['after-shooting', true]);
});

test('where the enemy has no phase, he is asked all the same who has spent his last point to get where he lays a charge for nothing', () => {
  const at = (tile: string, side: string) => {
    const t = given({
      setup: 'second-training',
      commandos: { sapper: { at: tile, side, carries: ['tnt'], finished: true }, scout: { at: 'supply-post-4', finished: true } },
      levels: { 'supply-post': { since: 1 } },
    });
    return t.asks === 'moment' ? [t.state.phase, goesBy(t.state, t.asks)] : [];
  };
  expect(at('supply-post-6', 'tan')).toEqual(['before-reinforcement', false]);
  expect(at('supply-post-4', 'tan')).toEqual([]);
  expect(at('supply-post-6', 'blue')).toEqual([]);
});

/** A grenade upon a tile; what each answer comes to in the end, and whether one is given by itself. */
function grenade(enemies: object, guards: object, dice: readonly number[]) {
  const at = () =>
    given({ commandos: { sapper: { at: 'ground-1', carries: ['grenade'] } }, ground: { guards, tiles: { 'ground-2': { enemies } } } }, [
      ...dice,
      'tnt',
      'tnt',
      'tnt',
    ]).by('sapper', 'throw ground-2');
  const played = (first: string) => {
    const t = at();
    for (let text = first; text !== ''; text = t.asks === 'kills' ? (t.choicesOf('sapper')[0] ?? '') : '') t.by('sapper', text);
    return fingerprint(t.state);
  };
  const t = at();
  expect(t.asks).toBe('kills');
  return { given: anyAnswer(t.state, t.asks) !== undefined, ends: new Set(t.choicesOf('sapper').map(played)).size };
}

test('whom a hit eliminates is not asked where all answers come to the same', () => {
  // everybody falls
  expect(grenade({ mp40: 1, stormtrooper: 1 }, {}, [6, 6, 6])).toEqual({ given: true, ends: 1 });
  // all are alike, and another takes the post
  expect(grenade({ mp40: 2 }, { 'ground-alarm': 'mp40' }, [6, 1, 1])).toEqual({ given: true, ends: 1 });
  // the last one takes it
  expect(grenade({ mp40: 1 }, { 'ground-alarm': 'mp40' }, [6, 1, 1])).toEqual({ given: true, ends: 1 });
  expect(grenade({ mp40: 1, stormtrooper: 1 }, {}, [6, 1, 1])).toEqual({ given: false, ends: 2 });
});
