/** 12.0-12.9 Noise, detection, escape, enemies that appear. */
import { describe, expect } from 'vitest';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { beside, far, line, lines, times } from './places.ts';

const ROAD = line('norway', 4, times(5, { cost: 1, noise: 2, has: ['road'], lacks: ['river'] } as const));
const [R0 = '', R1 = '', R2 = '', , R4 = ''] = ROAD;
const HOME = far('norway', R0, 8);
const table = (pieces: object, more: object = {}) => ({ bases: [HOME], pieces, ...more });

describe('12.0 noise', () => {
  const level4 = table({ 'a-squad-1': { at: R0 }, radio: { at: R2 } });

  rule(['12.0a', '12.0b'], 'noise 4: 5 unheard, 4 heard, 1 heard, 0 unheard; 0 is silent at 15 and 1 heard at -3', () => {
    const rolled = (roll: number) => given(level4, [roll]).choose('move a-squad-1', `go ${R2}`);
    expect([5, 4, 1, 10].map((roll) => rolled(roll).last('noise'))).toMatchObject([
      { noise: 4, result: 'unheard' },
      { noise: 4, result: 'heard' },
      { noise: 4, result: 'heard' },
      { noise: 4, result: 'unheard' },
    ]);
    const loud = table({ 'a-squad-1': { at: R0 }, chevy: { at: R2 }, sherman: { at: R2 }, aircraft: { at: R2 } });
    expect(given(loud, [10]).choose('move a-squad-1', `go ${R2}`).last('noise')).toMatchObject({ noise: 16, result: 'unheard' });
    const quiet = table({ 'a-squad-1': { at: R0 }, guide: { at: R1 }, silencers: { at: R1 }, camouflage: { at: R1 } });
    expect(given(quiet, [1]).choose('move a-squad-1', `go ${R1}`).last('noise')).toMatchObject({ noise: -3, result: 'heard' });
  });

  rule(
    ['12.3a', '12.0f', '10.3a'],
    'a squad that is left after one hex has moved stealthily; whoever comes back to it rolls once for the hex',
    () => {
      const pair = table({ 'a-squad-1': { at: R0 }, 'b-squad-1': { at: R0 } });
      const t = given(pair, [10, 10]).choose('move a-squad-1', 'with b-squad-1', `step ${R1}`, 'leave b-squad-1', `go ${R4}`);
      expect(t.told('noise')).toMatchObject([
        { hex: R1, squads: ['b-squad-1'], terrain: 0 },
        { hex: R4, squads: ['a-squad-1'], terrain: 2 },
      ]);
      const back = given(pair, [10]).choose('move a-squad-1', 'with b-squad-1', `step ${R1}`, 'leave b-squad-1', `step ${R2}`, `go ${R1}`);
      expect(back.told('noise')).toMatchObject([{ hex: R1, squads: ['a-squad-1', 'b-squad-1'], terrain: 2 }]);
    },
  );

  rule('12.0c', 'everything in the hex adds to it, and both squads are detected', () => {
    const pieces = { 'a-squad-1': { at: R2 }, radio: { at: R2 }, 'b-squad-1': { at: R0 }, jeep: { at: R0, with: 'b-squad-1' } };
    const t = given(table(pieces), [8, 1, 'guards-1', 1, 1]).choose('move b-squad-1', `go ${R2}`);
    expect(t.last('noise')).toMatchObject({ pieces: 6, terrain: 2, awareness: 0, noise: 8 });
    t.choose('stand');
    expect([t.isDetected('a-squad-1'), t.isDetected('b-squad-1')]).toEqual([true, true]);
  });

  rule(['12.0d', '12.4b'], 'a detected squad rolls again, may draw more, and cannot escape unless the table lets it', () => {
    const hunted = table({ 'a-squad-1': { at: R0, detected: 1 } });
    const t = given(hunted, [3, 2, 'guards-1', 'guards-2', 1, 1, 1, 2]).choose('move a-squad-1', `go ${R2}`);
    expect([t.asks, t.last('enemies-drawn').enemies]).toEqual(['movement', ['guards-1', 'guards-2']]);
    const option = given(table({ 'a-squad-1': { at: R0, detected: 1 } }, { options: { escape: 'hunted' } }), [3]).choose(
      'move a-squad-1',
      `go ${R2}`,
    );
    expect(option.choices).toEqual([`escape ${HOME}`, 'stand']);
    const nowhere = given({ pieces: { 'a-squad-1': { at: R0 } } }, [3, 1, 'guards-1', 1, 1]).choose('move a-squad-1', `go ${R2}`);
    expect(nowhere.asks).toBe('movement');
  });

  rule('12.0e', 'leaders add one, experienced ones nothing, veterans take one away', () => {
    const heard = (setup: 'norway' | 'north-africa' | 'normandy') => {
      const [a = '', , c = ''] = line(setup, 4, times(3, { cost: 1, has: ['road'] } as const));
      const t = given(
        { setup, pieces: { 'a-squad-1': { at: a }, 'officer-1': { at: a, with: 'a-squad-1' }, 'officer-2': { at: a, with: 'a-squad-1' } } },
        [10],
      );
      return t.choose('move a-squad-1', `go ${c}`).last('noise').pieces;
    };
    expect([heard('norway'), heard('north-africa'), heard('normandy')]).toEqual([3, 1, -1]);
  });

  rule('12.0f', 'a squad that does not move is not heard; a second move into the hex rolls again', () => {
    const t = given(table({ 'a-squad-1': { at: R0 }, 'b-squad-1': { at: R2 } }), [10, 10]).choose('move a-squad-1', 'halt');
    expect(t.told('noise').length).toBe(0);
    const u = given(table({ 'a-squad-1': { at: R0 }, 'b-squad-1': { at: R4 } }), [10, 10]);
    u.choose('move a-squad-1', `go ${R2}`, 'move b-squad-1', `go ${R2}`);
    expect(u.told('noise').map(({ squads }) => squads)).toEqual([['a-squad-1'], ['a-squad-1', 'b-squad-1']]);
  });

  rule(['12.1a', '12.1b'], 'the loudest terrain counts, road or not; in Norway clear ground is mountain', () => {
    const loud = { cost: 1, noise: 2, penalty: -20, has: ['road', 'woods'] } as const;
    const woods = [1, 2, 3, 4, 5, 6].flatMap((direction) => lines('norway', direction, [{ cost: 1 }, { cost: 1 }, loud]))[0] ?? [];
    const [start = '', , end = ''] = woods;
    const onTheRoad = given({ pieces: { 'a-squad-1': { at: start } } }, [10]).choose('move a-squad-1', `go ${end}`);
    expect(onTheRoad.last('noise').terrain).toBe(2);
    const [a = '', , c = ''] = line(
      'norway',
      4,
      times(3, { cost: 2, noise: 0, penalty: -10, has: ['mountain'], lacks: ['woods', 'river'] } as const),
    );
    const t = given({ pieces: { 'a-squad-1': { at: a } } }, [10]).choose('move a-squad-1', `go ${c}`);
    expect([t.last('noise').terrain, t.last('moved').spent]).toEqual([0, 4]);
  });

  rule('12.2a', 'each completed mission adds one, the one that is just accomplished too', () => {
    const t = given(
      table({ 'a-squad-1': { at: R0 } }, { accomplished: [1, 0, 0, 0], forfeited: [1, 0, 0, 0], mission: { id: 'feint', at: R2 } }),
      [10],
    );
    t.choose('move a-squad-1', `go ${R2}`);
    expect(t.last('noise').awareness).toBe(3);
  });

  rule('12.3a', 'one hex only: terrain counts 0, a river its -2', () => {
    const t = given(table({ 'a-squad-1': { at: R0 } }), [10]).choose('move a-squad-1', `go ${R1}`);
    expect(t.last('noise').terrain).toBe(0);
    const [bank = '', river = ''] = line('continent', 4, [{}, { has: ['river'], noise: -2 }]);
    const u = given({ setup: 'continent', pieces: { 'a-squad-1': { at: bank } } }, [10]).choose('move a-squad-1', `go ${river}`);
    expect(u.last('noise').terrain).toBe(-2);
  });

  rule('12.4a', 'escape: squad and leaders into a base, all gear in the hex is lost, no enemies, the mission stays', () => {
    const pieces = {
      'a-squad-1': { at: R0 },
      'officer-1': { at: R0, with: 'a-squad-1' },
      bofors: { at: R2 },
      'sten-1': { at: R0, with: 'a-squad-1' },
    };
    const t = given(table(pieces, { mission: { id: 'seize-lighthouse', at: '1629' } }), [4]).choose(
      'move a-squad-1',
      `go ${R2}`,
      `escape ${HOME}`,
    );
    expect([t.at('a-squad-1'), t.at('officer-1'), t.at('bofors'), t.at('sten-1')]).toEqual([HOME, HOME, '', '']);
    expect([t.isDetected('a-squad-1'), t.view.enemies, t.view.mission?.id]).toEqual([false, [], 'seize-lighthouse']);
    expect(given(table(pieces), [4]).choose('move a-squad-1', `go ${R2}`).why(`escape ${R0}`)).toBe('no-base-there 12.4');
  });
});

describe('12.4 who has attacked', () => {
  const stack = (a: object, more: object = {}) =>
    table(
      {
        'a-squad-1': { at: R1, ...a },
        'commander-1': { at: R1, with: 'a-squad-1' },
        'sten-1': { at: R1, with: 'a-squad-1' },
        'b-squad-1': { at: R0 },
        'officer-1': { at: R0, with: 'b-squad-1' },
        rope: { at: R0, with: 'b-squad-1' },
        camera: { at: R1 },
      },
      { mission: { id: 'feint', at: '0753' }, ...more },
    );

  rule(['12.4c', '12.4a'], 'he stays with what he has when the others of the hex escape, and nobody comes', () => {
    const t = given(stack({ detected: 1, fought: true }, { enemies: { 'strongpoint-1': R4 } }), [1])
      .choose('move b-squad-1', `go ${R1}`)
      .choose(`escape ${HOME}`);
    expect(['a-squad-1', 'commander-1', 'sten-1', 'b-squad-1', 'officer-1', 'rope', 'camera'].map((id) => t.at(id))).toEqual([
      R1,
      R1,
      R1,
      HOME,
      HOME,
      '',
      '',
    ]);
    expect([t.isDetected('a-squad-1'), t.isDetected('b-squad-1'), t.told('enemies-drawn').length]).toEqual([true, false, 0]);
    expect(t.view.enemies.map(({ id }) => id)).toEqual(['strongpoint-1']);
    // Heard before by noise alone he goes along: all of the hex or nobody.
    const both = given(stack({ detected: 1 }), [1]).choose('move b-squad-1', `go ${R1}`, `escape ${HOME}`);
    expect([both.at('a-squad-1'), both.at('sten-1')]).toEqual([HOME, '']);
  });

  rule('12.4c', 'his own attack keeps a squad from escaping until it has been in a base', () => {
    const alone = table({ 'a-squad-1': { at: R0 } }, { phase: 'combat', options: { escape: 'hunted' }, enemies: { 'strongpoint-1': R1 } });
    const t = given({ ...alone, mission: { id: 'feint', at: '0753' } }, [6, 1, 1, 'guards-1', 1, 10, 1, 1, 'guards-2', 1, 10])
      .choose('attack a-squad-1 strongpoint-1')
      .until('success')
      .choose('pass', 'move a-squad-1', `go ${R1}`);
    expect([t.asks, t.told('noise').length]).toEqual(['movement', 1]);
  });
});

describe('12.5-12.7, 12.11 hunted', () => {
  rule(['12.6a', '12.11a'], 'in a base nobody is heard, detection ends, and the enemies go back', () => {
    const t = given({
      bases: [R2],
      pieces: { 'a-squad-1': { at: R0, detected: 1 }, 'commander-1': { at: R4 } },
      enemies: { 'guards-1': beside(R0, 1) },
    });
    t.choose('move a-squad-1', `go ${R2}`);
    expect([t.isDetected('a-squad-1'), t.view.enemies, t.told('noise').length, t.view.cup]).toEqual([false, [], 0, 24]);
  });

  rule('12.6b', 'a leader who stays outside does not keep them', () => {
    const t = given({
      bases: [R1],
      pieces: { 'a-squad-1': { at: R0, detected: 1 }, 'officer-1': { at: R0 } },
      enemies: { 'guards-1': R4 },
    });
    t.choose('move a-squad-1', `go ${R1}`);
    expect(t.view.enemies).toEqual([]);
  });

  rule('12.5c', 'of a stack that has split all are free when one is in a base; others who were heard apart are not', () => {
    const hunted = (b: number) => ({
      bases: [R1],
      pieces: { 'a-squad-1': { at: R0, detected: 1 }, 'b-squad-1': { at: R4, detected: b } },
      enemies: { 'guards-1': HOME },
    });
    const together = given(hunted(1)).choose('move a-squad-1', `go ${R1}`);
    expect([together.isDetected('b-squad-1'), together.view.enemies]).toEqual([false, []]);
    const apart = given(hunted(2)).choose('move a-squad-1', `go ${R1}`);
    expect([apart.isDetected('b-squad-1'), apart.view.enemies.length]).toEqual([true, 1]);
  });

  rule('12.5c', 'who was never heard apart is free again when another of the stack is in a base, even if that one was heard apart', () => {
    const hunted = { bases: [R4], pieces: { 'a-squad-1': { at: R0, detected: 1 }, 'b-squad-1': { at: HOME, detected: 1 } } };
    const heardApart = (bases: string[]) =>
      given({ ...hunted, bases, mission: { id: 'feint', at: '0753' } }, [1, 1, 'strongpoint-1', 1, 10])
        .choose('move a-squad-1', `go ${R1}`)
        .until('success')
        .choose('pass');
    const t = heardApart([R4]).choose('move a-squad-1', `go ${R4}`);
    expect([t.last('undetected').squads, t.view.enemies]).toEqual([['a-squad-1', 'b-squad-1'], []]);
    // The one that was heard apart is not freed by the other.
    const near = beside(HOME, 1);
    const u = heardApart([near]).choose('move b-squad-1', `go ${near}`);
    expect([u.last('undetected').squads, u.isDetected('a-squad-1'), u.view.enemies.length]).toEqual([['b-squad-1'], true, 1]);
  });

  rule('12.6a', 'passing through a base is enough', () => {
    const t = given({ bases: [R1], pieces: { 'a-squad-1': { at: R0, detected: 1 } }, enemies: { 'guards-1': HOME } }, [10]);
    t.choose('move a-squad-1', `step ${R1}`);
    expect([t.isDetected('a-squad-1'), t.view.enemies]).toEqual([false, []]);
    t.choose(`go ${R2}`);
    expect(t.at('a-squad-1')).toBe(R2);
  });
});

describe('12.8, 12.9 placement', () => {
  const at = (hex: string, dice: (number | string)[], more: object = {}) =>
    given({ bases: [far('norway', hex, 8)], pieces: { 'a-squad-1': { at: beside(hex, 4), detected: 1 }, ...more } }, [1, ...dice]).choose(
      'move a-squad-1',
      `go ${hex}`,
    );

  rule(['12.8a', '12.9a'], 'a 3 draws three, each with its own direction and distance', () => {
    const t = at('0341', [3, 'guards-1', 'guards-2', 'guards-3', 1, 1, 1, 2, 4, 2]);
    expect(t.view.enemies.map(({ id, at: hex }) => `${id} ${hex}`)).toEqual(['guards-1 0340', 'guards-2 0339', 'guards-3 0343']);
  });

  rule('12.9b', 'at the edge it turns round: five north of 0830 is 0829', () => {
    const t = at('0830', [1, 'guards-1', 1, 5]);
    expect(t.last('enemy-placed')).toMatchObject({ hex: '0829', turned: true });
    const u = at('0830', [1, 'garrison-1', 2, 4]);
    const told = u.told('enemy-placed').concat(u.told('enemy-put-back') as never);
    expect(told.map(({ hex }) => hex)).toEqual(['1228']);
  });

  rule('12.9c', 'on foot not into the sea, boats not onto land, vehicles not onto a river or a pier', () => {
    const back = (hex: string, unit: string, direction: number, distance: number) =>
      at(hex, [1, unit, direction, distance]).told('enemy-put-back').length;
    expect(back('0341', 'patrol-boat-1', 4, 1)).toBe(1);
    expect(back('0147', 'half-track-1', 1, 1)).toBe(1);
    expect(back('0147', 'guards-1', 1, 1)).toBe(0);
    const coast = line('norway', 1, [{ has: ['coast'], lacks: ['ship', 'pier'] }, { has: ['sea'] }], 'byBoat');
    const [shore = '', sea = ''] = coast;
    const t = given({ pieces: { 'a-squad-1': { at: shore, detected: 1 }, dinghy: { at: shore, with: 'a-squad-1' } } }, [
      1,
      2,
      'guards-1',
      'patrol-boat-1',
      4,
      1,
      4,
      1,
    ]);
    t.choose('move a-squad-1', `go ${sea}`);
    expect(t.view.enemies.length).toBe(2);
  });

  rule(['12.9d', '12.5d', '10.9b'], 'placed on a squad it detects it; on a base, a leader or gear without a squad they are lost', () => {
    const t = at('0341', [1, 'guards-1', 1, 2], { 'b-squad-1': { at: '0339' } });
    expect([t.isDetected('b-squad-1'), t.last('detected')]).toMatchObject([true, { why: 'found', squads: ['b-squad-1'] }]);
    const u = given(
      { bases: ['0339'], pieces: { 'a-squad-1': { at: '0342', detected: 1 }, radio: { at: '0339' }, 'officer-1': { at: '0339' } } },
      [1, 1, 'guards-1', 1, 2],
    );
    u.choose('move a-squad-1', 'go 0341');
    expect([u.view.bases[0], u.at('radio'), u.at('officer-1')]).toEqual(['', '', 'gone']);
  });
});

describe('what a halt would be heard by', () => {
  rule('12.0a', 'the odds of a halt are those of the roll, bystanders and the awareness of the mission included', () => {
    const pieces = { 'a-squad-1': { at: R0 }, rope: { at: R0, with: 'a-squad-1' }, radio: { at: R2 } };
    const odds = (mission: object | undefined) => {
      const t = given(table(pieces, { mission }), [10]).choose('move a-squad-1');
      const told = commandosEurope
        .odds(t.state, 'commander', { kind: 'go', hex: R2 })
        ?.outcomes.find(({ what }) => what === 'heard')?.chance;
      return [told, t.choose(`go ${R2}`).last('noise').noise / 10];
    };
    for (const mission of [undefined, { id: 'capture-peak', at: R2 }, { id: 'hit-hq', at: R2 }]) {
      const [told, rolled] = odds(mission);
      expect(told).toBe(rolled);
    }
    const heard = (t: ReturnType<typeof given>) => commandosEurope.odds(t.state, 'commander', { kind: 'halt' })?.outcomes[1]?.chance;
    const there = given(table(pieces, { mission: { id: 'capture-peak', at: R2 } }), [10]).choose(
      'move a-squad-1',
      `step ${R1}`,
      `step ${R2}`,
    );
    expect([heard(there), there.choose('halt').last('noise').noise]).toEqual([0.5, 5]);
    // What was left at the objective accomplishes the mission, and is heard elsewhere.
    const pair = { 'a-squad-1': { at: R0 }, 'b-squad-1': { at: R0 } };
    const left = given(table(pair, { mission: { id: 'feint', at: R1 } }), [10, 10]).choose(
      'move a-squad-1',
      'with b-squad-1',
      `step ${R1}`,
    );
    left.choose('leave b-squad-1', `step ${R2}`);
    expect([heard(left), left.choose('halt').last('noise').noise]).toEqual([0.4, 4]);
    const alone = given(table({ ...pair, 'officer-1': { at: R0 } })).choose('move officer-1', `step ${R1}`);
    expect(heard(alone)).toBeUndefined();
  });
});
