/** 9.0, 10.0 Portage and movement. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { beside, far, line, one, times } from './places.ts';

/** Seven hexes of cost 1 on the Continent, and six in Norway along a road. */
const PLAIN = line('continent', 4, times(6, { cost: 1, lacks: ['river', 'canal', 'bridge'] } as const));
const ROAD = line('norway', 4, times(5, { cost: 1, has: ['road'], lacks: ['river'] } as const));
const [P0 = '', P1 = '', P2 = '', P3 = '', P4 = ''] = PLAIN;
const [R0 = '', R1 = '', R2 = '', R3 = '', R4 = ''] = ROAD;
const HOME = far('continent', P0, 10);
const continent = (pieces: object, more: object = {}) => ({ setup: 'continent', bases: [HOME], pieces, ...more });
const norway = (pieces: object, more: object = {}) => ({ bases: [far('norway', R0, 8)], pieces, ...more });

describe('10.3-10.5 allowance', () => {
  rule(['10.5a', '10.3b', '2.4a'], 'squad 4 and Jeep +4 and Vickers -3 make 5', () => {
    const t = given(norway({ 'a-squad-1': { at: R0 }, jeep: { at: R0, with: 'a-squad-1' }, vickers: { at: R0, with: 'jeep' } })).choose(
      'move a-squad-1',
    );
    expect(t.view.move).toMatchObject({ land: 5, by: ['jeep', '', '', ''] });
  });

  rule(['10.4a'], 'veterans 6 and Chevy +6 make 12, less 4 for a Bofors, also if it is dropped; two vehicles do not add up', () => {
    const chevy = { 'a-squad-1': { at: P0 }, chevy: { at: P0, with: 'a-squad-1' } };
    const t = given(continent(chevy)).choose('move a-squad-1');
    expect(t.view.move?.land).toBe(12);
    const gun = given(continent({ ...chevy, bofors: { at: P0, with: 'a-squad-1' } })).choose('move a-squad-1', `step ${P1}`);
    expect(gun.view.move?.land).toBe(8);
    expect(gun.choose('drop bofors').view.move?.land).toBe(8);
    const two = given(continent({ ...chevy, jeep: { at: P0, with: 'a-squad-1' } })).choose('move a-squad-1');
    expect(two.view.move).toMatchObject({ by: ['chevy', '', '', ''], land: 4 });
    expect(two.choose('without jeep').view.move?.land).toBe(12);
    expect(two.why('nominate chevy')).toBe('by-already 10.4');
  });

  rule('10.4b', 'a Jeep that is met on the way adds nothing, and cannot be left where it was needed', () => {
    const t = given(norway({ 'a-squad-1': { at: R0 }, jeep: { at: R1 } })).choose('move a-squad-1', `step ${R1}`);
    expect([t.why('with jeep'), t.view.move?.land]).toEqual(['set-out 10.3', 4]);
    const far4 = given(continent({ 'a-squad-1': { at: P0, marker: 'stretcher-case' }, jeep: { at: P0, with: 'a-squad-1' } }));
    far4.choose('move a-squad-1', `step ${P1}`);
    expect(far4.why('leave jeep')).toBeUndefined();
    for (const hex of [P2, P3, P4]) far4.choose(`step ${hex}`);
    expect(far4.choose(`step ${PLAIN[5]}`).why('leave jeep')).toBe('needed-so-far 10.4');
  });

  rule('10.5a', 'what a jeep or an officer hauls weighs on the squad to the end of its move, though they are left on the way', () => {
    const jeep = { 'a-squad-1': { at: R0 }, jeep: { at: R0, with: 'a-squad-1' }, vickers: { at: R0, with: 'jeep' } };
    const left = given(norway(jeep), [10]).choose('move a-squad-1', `step ${R1}`, 'leave jeep');
    expect([left.view.move?.land, left.why(`step ${R2}`)]).toEqual([1, 'too-far 10.3']);
    expect(given(norway(jeep), [10]).choose('move a-squad-1', `step ${R1}`, `step ${R2}`).why('leave jeep')).toBe('needed-so-far 10.4');
    const officer = { 'a-squad-1': { at: R0 }, 'officer-1': { at: R0, with: 'a-squad-1' }, vickers: { at: R0, with: 'officer-1' } };
    const alone = given(norway(officer), [10]).choose('move a-squad-1', `step ${R1}`, 'leave officer-1');
    expect([alone.view.move?.land, alone.at('vickers')]).toEqual([1, R1]);
  });

  rule(['10.4d', '12.7a'], 'a commander hastens a squad by 2, unless the table plays otherwise; alone he is not heard', () => {
    const pieces = { 'a-squad-1': { at: R0 }, 'commander-1': { at: R0, with: 'a-squad-1' } };
    expect(given(norway(pieces)).choose('move a-squad-1').view.move?.land).toBe(6);
    const off = given(norway(pieces, { options: { 'leaders-hasten': 'off' } })).choose('move a-squad-1');
    expect([off.view.move?.land, off.why('nominate commander-1')]).toEqual([4, 'leaders-hasten-off 10.4']);
    const alone = given(norway(pieces)).choose('move commander-1', `go ${R2}`);
    expect([alone.at('commander-1'), alone.at('a-squad-1'), alone.told('noise')]).toEqual([R2, R0, []]);
  });
});

describe('10.1 moving', () => {
  rule(
    ['10.1a', '10.10a', '2.4b'],
    'from hex to hex, as far as the allowance; an objective that is only passed is not accomplished',
    () => {
      const t = given(norway({ 'a-squad-1': { at: R0 } }, { mission: { id: 'feint', at: R2 } }), [10]).choose('move a-squad-1');
      expect([t.why(`step ${R2}`), t.why(`go ${R0}`), t.why('go 2551'), t.why('go 9999')]).toEqual([
        'not-adjacent 10.1',
        'same-hex 10.1',
        'other-map 10.1',
        'unknown-id 10.1',
      ]);
      t.choose(`step ${R1}`, `step ${R2}`, `go ${R4}`);
      expect([t.at('a-squad-1'), t.told('accomplished').length]).toEqual([R4, 0]);
      expect(t.last('moved')).toMatchObject({ from: R0, hex: R4, steps: 4, spent: 4 });
    },
  );

  rule('10.1b', 'once in a turn', () => {
    const t = given(norway({ 'a-squad-1': { at: R0 } }), [10]).choose('move a-squad-1', `go ${R1}`);
    expect(t.why('move a-squad-1')).toBe('finished 10.1');
  });

  rule(['10.1c', '10.7a'], 'a Chevy alone pays 2 for woods; with a squad and a radio a mountain is paid once', () => {
    const [clear = '', woods = ''] = line('continent', 4, [{ cost: 1 }, { cost: 2, has: ['woods'] }]);
    const t = given(continent({ chevy: { at: clear } })).choose('move chevy', `step ${woods}`);
    expect([t.view.move?.spent, t.view.move?.land]).toEqual([2, 6]);
    const [from = '', mountain = ''] = line('continent', 4, [{ cost: 1 }, { cost: 2, has: ['mountain'] }]);
    const all = { 'a-squad-1': { at: from }, chevy: { at: from, with: 'a-squad-1' }, radio: { at: from, with: 'a-squad-1' } };
    const u = given(continent(all)).choose('move a-squad-1', `step ${mountain}`);
    expect([u.view.move?.spent, u.at('radio'), u.at('chevy')]).toEqual([2, mountain, mountain]);
    const road = one('norway', { has: ['road', 'woods'] });
    const beside1 = [1, 2, 3, 4, 5, 6]
      .map((direction) => beside(road, direction))
      .find(
        (hex) =>
          hex !== '' &&
          given(norway({ 'a-squad-1': { at: hex } }))
            .choose('move a-squad-1')
            .why(`step ${road}`) === undefined,
      );
    const v = given(norway({ 'a-squad-1': { at: beside1 ?? '' } })).choose('move a-squad-1', `step ${road}`);
    expect(v.view.move?.spent).toBe(1);
  });

  rule(['10.1d', '10.3a', '12.0f'], 'what is set down stays: a radio that was dropped, a squad that a Chevy brought', () => {
    const t = given(norway({ 'a-squad-1': { at: R0 }, 'b-squad-1': { at: R3 }, radio: { at: R0, with: 'a-squad-1' } }), [10, 10]);
    t.choose('move a-squad-1', `step ${R1}`, `step ${R2}`, `step ${R3}`, 'drop radio', 'halt');
    t.choose('move b-squad-1');
    expect(t.why('take radio')).toBe('finished 10.1');
    const u = given(norway({ 'a-squad-1': { at: R0 }, chevy: { at: R0 } }), [10]).choose('move chevy', 'with a-squad-1', `step ${R1}`);
    expect(u.view.move).toMatchObject({ by: ['chevy', '', '', ''], land: 10 });
    u.choose('leave a-squad-1', `go ${R3}`);
    expect([u.at('a-squad-1'), u.at('chevy'), u.told('noise').map(({ hex }) => hex)]).toEqual([R1, R3, [R1]]);
    expect(u.why('move a-squad-1')).toBe('finished 10.1');
  });

  rule('10.1e', 'nobody enters a hex with an enemy, and leaving is free', () => {
    const t = given(norway({ 'a-squad-1': { at: R0, detected: 1 } }, { enemies: { 'guards-1': R1 } }), [10]).choose('move a-squad-1');
    expect([t.why(`step ${R1}`), t.why(`go ${R1}`)]).toEqual(['enemy-there 10.1', 'enemy-there 10.1']);
  });

  rule(['10.0a', '10.2a'], 'gear never moves alone; squads, leaders, vehicles do', () => {
    const t = given(norway({ 'a-squad-1': { at: R0 }, vickers: { at: R0 }, jeep: { at: R0 }, 'officer-1': { at: R0 } }));
    expect(t.why('move vickers')).toBe('not-a-mover 10.5');
    expect(t.choices).toEqual(['move a-squad-1', 'move officer-1', 'move jeep', 'done']);
    expect(t.choose('move jeep').why('take vickers')).toBeUndefined();
  });

  rule('10.8a', 'one hex is always possible and spends everything', () => {
    const [from = '', to = '', on = ''] = line('norway', 4, [{}, { cost: 2 }, { cost: 2 }]);
    const heavy = { 'a-squad-1': { at: from }, bofors: { at: from, with: 'a-squad-1' } };
    const t = given(norway(heavy), [10]).choose('move a-squad-1');
    expect(t.view.move?.land).toBe(0);
    t.choose(`step ${to}`);
    expect(t.why(`step ${on}`)).toBe('too-far 10.3');
    t.choose('halt');
    expect([t.last('noise').terrain, t.last('moved').spent]).toEqual([0, 0]);
  });

  rule(['8.0a', '10.3b'], 'two squads and one Jeep: the one it helps goes further, each final hex has its roll', () => {
    const pieces = { 'a-squad-1': { at: R0 }, 'b-squad-1': { at: R0 }, jeep: { at: R0, with: 'a-squad-1' } };
    const t = given(norway(pieces), [10, 10]).choose('move a-squad-1', 'with b-squad-1');
    expect(t.view.move?.land).toBe(4);
    t.choose(`step ${R1}`, `step ${R2}`, 'leave b-squad-1');
    expect(t.view.move?.land).toBe(8);
    t.choose(`go ${R4}`);
    expect(t.told('noise').map(({ hex }) => hex)).toEqual([R2, R4]);
    expect([t.at('b-squad-1'), t.at('jeep')]).toEqual([R2, R4]);
  });
});

describe('9.0 portage', () => {
  const gear = [
    'sten-1',
    'sten-2',
    'bren-1',
    'bren-2',
    'camera',
    'rope',
    'radio',
    'piat',
    'binoculars',
    'first-aid',
    'survey-kit',
    'wire-cutters',
  ];
  const lying = (at: string) => Object.fromEntries(gear.map((id) => [id, { at }]));

  rule(['9.1a', '9.2a', '9.3a', '3.5b'], 'six for a squad, five for a Chevy, one for a leader; together 12', () => {
    const t = given(norway({ 'a-squad-1': { at: R0 }, chevy: { at: R0 }, 'officer-1': { at: R0 }, ...lying(R0) }));
    t.choose('move a-squad-1');
    for (const id of gear.slice(0, 6)) t.choose(`take ${id}`);
    expect(t.why('take radio')).toBe('no-places 9.1');
    t.choose('with chevy', 'take radio');
    expect(t.holder('radio')).toBe('chevy');
    for (const id of gear.slice(7, 11)) t.choose(`take ${id}`);
    expect(t.why('take wire-cutters')).toBe('no-places 9.1');
    t.choose('with officer-1', 'take wire-cutters');
    expect(t.holder('wire-cutters')).toBe('officer-1');
  });

  rule('9.2b', 'a Chevy hauls no Jeep and no dinghy, but scuba; scuba hauls nothing', () => {
    const t = given(norway({ chevy: { at: R0 }, dinghy: { at: R0 }, scuba: { at: R0 }, jeep: { at: R0 } })).choose('move chevy');
    expect([t.why('take jeep'), t.why('take dinghy'), t.why('take scuba')]).toEqual([
      'not-to-be-hauled 9.0',
      'not-to-be-hauled 9.2',
      undefined,
    ]);
    const water = one('norway', { has: ['coast'] });
    const u = given(norway({ scuba: { at: water }, camera: { at: water } }, { bases: [] })).choose('move scuba');
    expect(u.why('take camera')).toBe('no-places 9.1');
  });

  rule(['9.0b', '10.11a', '10.11b'], 'stripped gear weighs nothing, stays, and is taken up again; dropped gear has weighed', () => {
    const heavy = { 'a-squad-1': { at: R0 }, vickers: { at: R0, with: 'a-squad-1' } };
    const t = given(norway(heavy), [10]).choose('move a-squad-1', 'strip vickers');
    expect(t.view.move?.land).toBe(4);
    expect([t.why('take vickers'), t.why('drop vickers')]).toEqual(['handled 9.0', 'not-set-out 10.11']);
    t.choose('halt').until('before-draw');
    const u = given(norway(heavy), [10]).choose('move a-squad-1', `step ${R1}`, 'drop vickers');
    expect([u.view.move?.land, u.why(`step ${R2}`), u.why('strip vickers')]).toEqual([1, 'too-far 10.3', 'set-out 10.3']);
    const again = given(norway({ 'a-squad-1': { at: R0 }, vickers: { at: R0 } })).choose('move a-squad-1', 'take vickers');
    expect(again.holder('vickers')).toBe('a-squad-1');
    const sea = one('norway', { has: ['sea'] });
    const afloat = { 'a-squad-1': { at: sea }, dinghy: { at: sea, with: 'a-squad-1' }, camera: { at: sea, with: 'a-squad-1' } };
    const v = given(norway(afloat)).choose('move a-squad-1', 'strip camera');
    expect([v.at('camera'), v.last('sunk').pieces]).toEqual(['', ['camera']]);
  });

  rule('9.0b', 'gear taken up on the way weighs for the whole move', () => {
    const t = given(norway({ 'a-squad-1': { at: R0 }, vickers: { at: R1 } })).choose('move a-squad-1', `step ${R1}`, 'take vickers');
    expect([t.view.move?.land, t.why(`step ${R2}`)]).toEqual([1, 'too-far 10.3']);
  });

  rule('10.4c', 'a vehicle alone is not heard, and is lost with what it hauls where an enemy comes', () => {
    const t = given(
      norway(
        { 'a-squad-1': { at: R4, detected: 1 }, jeep: { at: R0, with: '' }, radio: { at: R0, with: 'jeep' } },
        { enemies: { 'guards-1': beside(R0, 1) } },
      ),
      [6, 1],
    );
    t.choose('done').until('before-draw');
    expect([t.at('jeep'), t.at('radio')]).toEqual(['', '']);
    expect(t.told('noise')).toEqual([]);
  });
});

describe('10.3, 12.7 leaders in a stack', () => {
  const stack = { 'a-squad-1': { at: R0 }, 'officer-1': { at: R0 }, jeep: { at: R0 } };

  rule(['10.4d', '10.1c'], 'a leader goes along for nothing, whoever leads; what he hauls weighs on those he goes with', () => {
    const led = given(norway({ ...stack, vickers: { at: R0, with: 'officer-1' } })).choose('move officer-1', 'with a-squad-1');
    expect(led.view.move).toMatchObject({ land: 2, by: ['officer-1', '', '', ''] });
    const off = { options: { 'leaders-hasten': 'off' } };
    const plain = given(norway({ ...stack, vickers: { at: R0, with: 'officer-1' } }, off)).choose('move officer-1', 'with a-squad-1');
    expect(plain.view.move?.land).toBe(1);
    const driven = given(norway(stack)).choose('move officer-1', 'with jeep');
    expect(driven.view.move?.land).toBe(4);
    const pair = given(norway({ 'a-squad-1': { at: R4 }, 'officer-1': { at: R0 }, 'commander-1': { at: R0 } }));
    expect(pair.choose('move commander-1', 'with officer-1').view.move?.land).toBe(1);
  });

  rule(['10.9b', '12.5d', '10.4c'], 'whatever a squad leaves behind with an enemy in the hex is lost, a base too', () => {
    const t = given(
      norway(
        { 'a-squad-1': { at: R0, detected: 1 }, 'officer-1': { at: R0 }, radio: { at: R0 }, 'b-squad-1': { at: R3, detected: 2 } },
        { bases: [R0], enemies: { 'guards-1': R0 } },
      ),
      [10],
    ).choose('move a-squad-1', `step ${R1}`);
    expect([t.at('officer-1'), t.at('radio'), t.view.bases[0], t.last('overrun').enemy]).toEqual(['gone', '', '', 'guards-1']);
  });
});

describe('7.1 who accomplishes a mission', () => {
  const mission = { id: 'train-the-new-blokes', at: P3 };

  rule(['7.1a', '10.10a'], 'nobody by being put into a base on it, whoever else moves or stays', () => {
    const bought = given({
      setup: 'continent',
      phase: 'purchase',
      points: 40,
      bases: [HOME],
      mission,
      pieces: { 'officer-1': { at: HOME } },
    });
    bought.choose('buy base', `base ${P3}`, 'buy b-squad-2', `at ${P3}`, 'done', 'move officer-1', 'halt');
    expect(bought.told('accomplished')).toEqual([]);
    const pieces = { 'a-squad-1': { at: P0 }, 'officer-1': { at: HOME } };
    const fled = given({ setup: 'continent', bases: [HOME, P3], mission, pieces }, [1]);
    fled.choose('move a-squad-1', `go ${P1}`, `escape ${P3}`, 'move officer-1', `go ${beside(HOME, 1) || beside(HOME, 4)}`);
    expect(fled.told('accomplished')).toEqual([]);
  });

  rule('7.1d', 'whoever drops what it takes on the way delivers it to a squad that waits there', () => {
    const pieces = { 'a-squad-1': { at: R2 }, 'b-squad-1': { at: R0 }, 'explosives-1': { at: R0, with: 'b-squad-1' } };
    const t = given(norway(pieces, { mission: { id: 'blow-ammo-dump', at: R2 } }), [10]);
    t.choose('move b-squad-1', `step ${R1}`, `step ${R2}`, 'drop explosives-1', `step ${R3}`);
    expect(t.told('accomplished')).toEqual([]);
    t.choose('halt');
    expect(t.told('accomplished').map(({ hex }) => hex)).toEqual([R2]);
  });
});
