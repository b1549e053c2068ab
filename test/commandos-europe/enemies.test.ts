/** 10.6, 12.5, 12.10, 15.0 Enemies move; suppressive fire. */
import { describe, expect } from 'vitest';
import { LAND } from '../../src/games/commandos-europe/content/land.ts';
import { GRID, hexName, MAPS } from '../../src/games/commandos-europe/content/map.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { beside, distance, far, line, times } from './places.ts';

const FLAT = line('continent', 4, [{}, ...times(6, { cost: 1, lacks: ['river', 'canal', 'bridge'] } as const)]);
const [BEYOND = '', F0 = '', F1 = '', F2 = '', F3 = '', F4 = '', F5 = ''] = FLAT;
const HOME = far('continent', F0, 9);
const hunt = (enemies: object, more: object = {}, pieces: object = {}) => ({
  setup: 'continent',
  bases: [HOME],
  mission: { id: 'train-the-new-blokes', at: far('continent', F0, 6) },
  pieces: { 'a-squad-1': { at: F5, detected: 1 }, ...pieces },
  enemies,
  ...more,
});

/** By water from a hex to one beside the target. */
function waterDistance(from: string, target: string): number {
  const seen = new Map([[GRID.named.get(from) ?? -1, 0]]);
  for (const [hex, steps] of seen) {
    if (distance(hexName(hex), target) === 1) return steps;
    for (const [i, next] of (GRID.neighbours[hex] ?? []).entries())
      if (next >= 0 && (LAND.byBoat[hex] ?? 0) & (1 << i) && !seen.has(next)) seen.set(next, steps + 1);
  }
  return Number.POSITIVE_INFINITY;
}

describe('10.6 enemy movement', () => {
  rule(['10.6a', '10.6c', '12.10c'], 'straight towards the closest, as far as it goes, and it attacks at once', () => {
    const t = given(hunt({ 'line-infantry-1': F0 }), [1, 6])
      .choose('done')
      .until('movement');
    expect([t.enemy('line-infantry-1'), t.last('enemy-moved')]).toMatchObject(['', { from: F0, hex: F4, spent: 4, why: 'contact' }]);
    const slow = given(hunt({ 'militia-1': F0 }))
      .choose('done')
      .until('movement');
    expect([slow.enemy('militia-1'), slow.last('enemy-moved').why, slow.told('battle').length]).toEqual([F3, 'far', 0]);
  });

  rule(['10.6b', '10.9a'], 'movement 0 never moves, and attacks when adjacent', () => {
    const t = given(hunt({ 'roadblock-1': F0 }))
      .choose('done')
      .until('movement');
    expect([t.enemy('roadblock-1'), t.told('battle').length]).toEqual([F0, 0]);
    const u = given(hunt({ 'roadblock-1': F4 }), [1, 6])
      .choose('done')
      .until('movement');
    expect(u.last('battle')).toMatchObject({ attacker: 'enemy', enemy: 'roadblock-1', hex: F5 });
  });

  rule('10.6c', 'movement 1 enters a hex of 2 as its only one; movement 3 does not enter a second hex of 2', () => {
    const dry = { lacks: ['sea'] } as const;
    const [from = '', to = '', , quarry = ''] = line('norway', 4, [dry, { cost: 2, lacks: ['sea', 'coast', 'river'] }, dry, dry]);
    const raid = {
      raid: 1,
      game: 'commandos-europe',
      id: 'slow-pursuit',
      map: 'norway',
      enemies: [{ id: 'police-troop', count: 6, firepower: 2, move: 1 }],
    };
    const t = given({ raid, pieces: { 'a-squad-1': { at: quarry, detected: 1 } }, enemies: { 'police-troop-1': from } }).choose('done');
    expect(t.told('enemy-moved')[0]).toMatchObject({ from, hex: to, spent: 1 });
    const [start = '', first = '', second = '', , far4 = ''] = line('norway', 4, [
      dry,
      { cost: 2, lacks: ['sea', 'coast', 'river'] },
      { cost: 2, lacks: ['sea'] },
      dry,
      dry,
    ]);
    const u = given({ pieces: { 'a-squad-1': { at: far4, detected: 1 } }, enemies: { 'guards-1': start } }).choose('done');
    expect([u.told('enemy-moved')[0]?.hex, second === '']).toEqual([first, false]);
  });

  rule('10.6d', 'a circled enemy stops before a river and crosses by a bridge', () => {
    const open = (hex: number, i: number) => (LAND.onWheels[hex] ?? 0) & (1 << i);
    const t = given({ pieces: { 'a-squad-1': { at: '0143', detected: 1 } }, enemies: { 'half-track-1': '0148' } }, [1, 6]);
    t.choose('done').until('before-draw');
    expect(t.told('enemy-moved')[0]).toMatchObject({ from: '0148', hex: '0144', spent: 4 });
    const barred = (MAPS[3]?.hexes ?? []).flatMap((hex) => {
      const south = GRID.neighbours[hex]?.[3] ?? -1;
      const on = GRID.neighbours[south]?.[3] ?? -1;
      return south >= 0 && on >= 0 && !open(hex, 3) && (LAND.onFoot[hex] ?? 0) & 8 && (LAND.cost[hex] ?? 0) > 0 && (LAND.cost[on] ?? 0) > 0
        ? [[hex, on] as const]
        : [];
    });
    const [from = -1, to = -1] = barred[0] ?? [];
    const u = given({
      setup: 'continent',
      pieces: { 'a-squad-1': { at: hexName(to), detected: 1 } },
      enemies: { 'panzer-1': hexName(from) },
    });
    u.choose('done').until('before-draw');
    expect([u.enemy('panzer-1'), u.told('enemy-moved')[0]?.why]).toEqual([hexName(from), 'barred']);
  });

  rule(['10.6e', '8.0b', '12.10c'], 'enemies stack freely; the nearest acts first, each attacks by itself', () => {
    const t = given(hunt({ 'militia-1': F1, 'militia-2': F2, 'militia-3': F3 }), [1, 6, 1, 6, 1, 6])
      .choose('done')
      .until('movement');
    expect(t.told('battle').map(({ enemy, against }) => `${enemy} ${against}`)).toEqual([
      `militia-3 ${F4}`,
      `militia-2 ${F4}`,
      `militia-1 ${F4}`,
    ]);
  });

  rule('12.5b', 'equally near to two squads: the player picks', () => {
    const pieces = { 'a-squad-1': { at: F5, detected: 1 }, 'b-squad-1': { at: F1, detected: 2 } };
    const t = given(hunt({ 'militia-1': F3 }, {}, pieces), [1, 6]).choose('done');
    expect([t.asks, t.choices]).toEqual(['quarry', ['pursue a-squad-1', 'pursue b-squad-1']]);
    t.choose('pursue b-squad-1');
    expect(t.told('enemy-moved')[0]?.hex).toBe(F2);
    expect(t.why('pursue a-squad-1')).toBe('not-now 4.0');
  });

  rule('12.10a', 'of two ways the one nearer to a base, then the cheaper one, then as the player likes', () => {
    const clear = { cost: 1, lacks: ['river', 'canal', 'bridge'] } as const;
    for (const hex of MAPS[3]?.hexes ?? []) {
      const name = hexName(hex);
      const [left, right, target] = [beside(name, 3), beside(name, 4), beside(beside(name, 3), 4)];
      const like = [name, left, right, target].every((each) => each !== '' && LAND.cost[GRID.named.get(each) ?? -1] === clear.cost);
      if (!like || distance(name, target) !== 2) continue;
      const way = (bases: string[]) =>
        given(
          { setup: 'continent', bases, pieces: { 'a-squad-1': { at: target, detected: 1 } }, enemies: { 'militia-1': name } },
          [1, 6],
        ).choose('done');
      const asked = way([]);
      expect([asked.asks, asked.choices]).toEqual(['way', [`send ${left}`, `send ${right}`]]);
      const near = beside(beside(left, 2), 2);
      if (near === '' || distance(near, left) >= distance(near, right)) continue;
      expect(way([near]).told('enemy-moved')[0]?.hex).toBe(left);
      return;
    }
    throw new Error('Nowhere on the Continent.');
  });

  rule('12.10a', 'the hex nearer to a base, if that is possible: where it cannot be paid for, the other one', () => {
    const costOf = (hex: string) => LAND.cost[GRID.named.get(hex) ?? -1] ?? 9;
    let met = 0;
    for (const from of (MAPS[3]?.hexes ?? []).map(hexName)) {
      // The militia has 3: one is spent on the first hex, and of the two after it one costs 3 and the other 2.
      const first = beside(from, 3);
      const [dear, cheap] = [beside(first, 3), beside(first, 4)];
      const target = beside(beside(dear, 4), 3);
      if ([first, dear, cheap, target].includes('') || costOf(first) !== 1 || costOf(dear) !== 3 || costOf(cheap) !== 2) continue;
      const base = beside(beside(dear, 2), 2);
      const isNearer = base !== '' && distance(base, dear) < distance(base, cheap);
      const onFoot = (hex: string, direction: number) => ((LAND.onFoot[GRID.named.get(hex) ?? -1] ?? 0) >> (direction - 1)) & 1;
      const isOpen = onFoot(from, 3) && onFoot(first, 3) && onFoot(first, 4);
      if (!isNearer || !isOpen || distance(first, target) !== 3 || distance(from, target) !== 4) continue;
      const pieces = { 'a-squad-1': { at: target, detected: 1 } };
      const t = given({ setup: 'continent', bases: [base], pieces, enemies: { 'militia-1': from } }, [1, 6]).choose('done');
      if (t.asks === 'way' || t.told('enemy-moved')[0]?.from !== from) continue;
      met++;
      expect(t.told('enemy-moved').at(-1)?.hex, `${from} to ${target}`).toBe(cheap);
    }
    expect(met).toBeGreaterThan(0);
  });

  rule('12.10b', 'boats go round by water, as near as it gets', () => {
    const [shore = ''] = line('norway', 1, [{ has: ['coast'], lacks: ['ship', 'pier'] }, { has: ['sea'] }], 'byBoat');
    const sea = far('norway', shore, 6, { base: true, has: ['sea'], lacks: [] });
    const t = given({ pieces: { 'a-squad-1': { at: shore, detected: 1 } }, enemies: { 'patrol-boat-1': sea } }, [1, 6]);
    const before = waterDistance(sea, shore);
    t.choose('done');
    for (let i = 0; i < 8 && t.asks === 'way'; i++) t.choose(t.choices[0] ?? '');
    const { hex = '', spent = 0 } = t.told('enemy-moved')[0] ?? {};
    expect(spent).toBeGreaterThan(0);
    expect(waterDistance(hex, shore)).toBe(before - spent);
  });

  rule(['10.6c', '10.7a'], 'boats pay what the chart says: two for a hex of river, the highest of a coastal hex', () => {
    const sent = (boat: string, squad: string) =>
      given({ pieces: { 'a-squad-1': { at: squad, detected: 1 } }, enemies: { 'patrol-boat-1': boat } }, [1, 6])
        .choose('done')
        .told('enemy-moved')[0];
    expect(sent('0750', '0349')).toMatchObject({ hex: '0551', spent: 4, why: 'far' });
    expect(sent('1348', '1047')).toMatchObject({ hex: '1148', spent: 4, why: 'contact' });
  });

  rule(['12.11b', '9.4a', '12.5d'], 'an enemy in a base with a squad fights there, and the base stands; without one it is lost', () => {
    const gear = ['sten-1', 'sten-2', 'bren-1', 'bren-2', 'thompson-1', 'thompson-2', 'piat', 'boys'];
    const lying = Object.fromEntries(gear.map((id) => [id, { at: F3 }]));
    const pieces = { 'b-squad-1': { at: F3 }, ...lying };
    const t = given(hunt({ 'militia-1': F1 }, { bases: [F3] }, pieces), [1, 6])
      .choose('done')
      .until('movement');
    expect(t.last('battle')).toMatchObject({
      hex: F3,
      against: F3,
      weapons: ['sten-1', 'sten-2', 'thompson-1', 'thompson-2', 'bren-1', 'bren-2', 'boys', 'piat'],
    });
    expect(t.view.bases[0]).toBe(F3);
    const empty = given(hunt({ 'militia-1': F1 }, { bases: [F3] }, { radio: { at: F3 } }), [1, 6])
      .choose('done')
      .until('movement');
    expect([empty.view.bases[0], empty.at('radio')]).toEqual(['', '']);
    const beside4 = given(hunt({ 'roadblock-1': F2 }, { bases: [F3] }, { 'b-squad-1': { at: F3 } })).choose('done');
    expect(beside4.why('attack b-squad-1 roadblock-1')).toBeUndefined();
    expect(beside4.until('movement').told('battle').length).toBe(0);
  });

  rule('10.9a', 'an enemy that passes a squad nobody has detected stays and attacks it, and it is not detected by that', () => {
    const t = given(hunt({ 'militia-1': F0 }, {}, { 'b-squad-1': { at: beside(F2, 2) } }), [1, 6]);
    t.choose('done');
    const asked = t.until('movement');
    expect([asked.last('battle').squads, asked.isDetected('b-squad-1')]).toEqual([['b-squad-1'], false]);
  });
});

describe('15.0 suppressive fire', () => {
  const armed = { 'sten-1': { at: F5, with: 'a-squad-1' }, 'bren-1': { at: F5, with: 'a-squad-1' }, radio: { at: F5, with: 'a-squad-1' } };

  rule(['15.0a', '15.0b', '15.0d'], 'at distance 3 a 4 suppresses; all are named first; who is suppressed does not move', () => {
    const t = given(hunt({ 'militia-1': F2, 'militia-2': F0 }, {}, armed), [4, 4]).choose('done');
    expect([t.asks, t.why('suppress radio militia-1'), t.why('suppress sten-2 militia-1'), t.why('suppress sten-1 militia-3')]).toEqual([
      'suppression',
      'no-weapon 15.0',
      'not-on-the-map 15.0',
      'no-such-enemy 15.0',
    ]);
    t.choose('suppress sten-1 militia-1');
    expect([t.why('suppress sten-1 militia-2'), t.told('suppressed').length]).toEqual(['fired-already 15.0', 0]);
    t.choose('suppress bren-1 militia-2');
    expect(t.told('suppressed').map(({ distance: far3 }) => far3)).toEqual([3]);
    expect(t.told('not-suppressed').map(({ distance: far5 }) => far5)).toEqual([5]);
    expect(t.until('movement').enemy('militia-1')).toBe(F2);
    const beyond = given(hunt({ 'militia-1': F2, 'militia-2': BEYOND }, {}, armed)).choose('done');
    expect(beyond.why('suppress sten-1 militia-2')).toBe('out-of-reach 15.0');
  });

  rule(['15.0c', '15.0d'], 'a weapon that was named does not fight in this phase; an adjacent enemy attacks nevertheless', () => {
    const t = given(hunt({ 'militia-1': F2, 'roadblock-1': F4 }, {}, armed), [6, 1, 6]).choose('done', 'done');
    expect(t.why('suppress sten-1 roadblock-1')).toBe('adjacent-already 15.0');
    t.choose('suppress sten-1 militia-1', 'fire').until('movement');
    expect(t.last('battle').weapons).toEqual(['bren-1']);
    const undetected = given(hunt({ 'militia-1': F2 }, {}, { ...armed, 'a-squad-1': { at: F5 }, 'b-squad-1': { at: HOME, detected: 1 } }));
    expect(undetected.choose('done').asks).not.toBe('suppression');
  });

  rule(['15.0a', '9.0a'], 'six weapons for each detected squad, and none of a squad that is undetected', () => {
    const seven = ['knives-1', 'knives-2', 'sten-1', 'sten-2', 'bren-1', 'bren-2', 'mortar'];
    const lying = Object.fromEntries(seven.map((id) => [id, { at: F5 }]));
    const t = given(hunt({ 'militia-1': F2 }, {}, lying), [...times(6, 1), 1, 6]).choose('done');
    for (const id of seven.slice(0, 6)) t.choose(`suppress ${id} militia-1`);
    expect([t.told('not-suppressed').length, t.until('movement').last('battle').weapons]).toEqual([6, ['mortar']]);
    const other = { 'b-squad-1': { at: F5 }, mortar: { at: F5, with: 'b-squad-1' }, 'sten-1': { at: F5, with: 'a-squad-1' } };
    const u = given(hunt({ 'militia-1': F2 }, {}, other)).choose('done');
    expect([u.why('suppress mortar militia-1'), u.why('suppress sten-1 militia-1')]).toEqual(['not-detected 15.0', undefined]);
  });
});
