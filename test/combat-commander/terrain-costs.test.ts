/** T78.2 and the Move Costs of T79 to T99: what a leader with six Movement Points pays for one step. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const MOVE = 'G-19';

/** Sergeant Marquardt, Movement 6, about to set out. */
function leaderAt(hex: string, more: Record<string, unknown> = {}): Given {
  const t = given({ axis: { hand: [MOVE] }, units: { 'g-marquardt': hex }, ...more });
  return t.choose(`order ${MOVE}`, 'activate g-marquardt', 'set-out g-marquardt');
}

/** What he has spent when he has gone from hex to hex. */
function cost(from: string, to: string, more: Record<string, unknown> = {}): number {
  return leaderAt(from, more).choose(`step ${to}`).last('moved').cost;
}

/** A Rifle squad, Movement 4, that has gone along these hexes. */
function squadAlong(from: string, ...hexes: string[]): Given {
  const t = given({ axis: { hand: [MOVE] }, units: { 'g-rifle-1': from } });
  return t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', ...hexes.map((hex) => `step ${hex}`));
}

describe('T78.2 what a hex costs by its terrain type', () => {
  rule(['T90a', 'T91a', 'T85a'], 'open ground, orchards and fields cost 1', () => {
    expect([cost('L6', 'L7'), cost('N8', 'N7'), cost('A8', 'A9')]).toEqual([1, 1, 1]);
  });

  rule(['T81a', 'T82a', 'T86a', 'T99a'], 'brush, buildings, gullies and woods cost 2', () => {
    expect([cost('E5', 'E4'), cost('C7', 'C6'), cost('M1', 'N1'), cost('L9', 'L8')]).toEqual([2, 2, 2, 2]);
  });

  rule(['T89a', 'T95a'], 'marshes and streams cost 3', () => {
    expect([cost('B9', 'C9'), cost('E5', 'E6')]).toEqual([3, 3]);
  });

  rule(['T80.2b', 'T80.2c'], 'a minor bridge costs 1 along its road, and from elsewhere what flows under it', () => {
    expect([cost('F6', 'E7'), cost('D7', 'E7')]).toEqual([1, 1]);
    expect([cost('E6', 'E7'), cost('F7', 'E7')]).toEqual([3, 3]);
  });

  rule('T78.2a', 'the cost of a hex and of the hexside before it are paid together, and not with a point too few', () => {
    const across = leaderAt('N5').choose('step N6');
    expect(across.last('moved')).toMatchObject({ cost: 2, spent: 2 });
    const squad = squadAlong('O4', 'O5', 'N5');
    expect(squad.last('moved')).toMatchObject({ cost: 2, spent: 4 });
    expect(squad.why('step N6')).toBe('too-costly O21.1');
    const tired = squadAlong('N3', 'N4').choose('step N5');
    expect([tired.last('moved').spent, tired.why('step O6')]).toEqual([4, 'too-costly O21.1']);
  });

  rule('T94b', 'Smoke changes no cost', () => {
    expect([cost('L6', 'L7', { smoke: { L7: 9 } }), cost('L9', 'L8', { smoke: { L8: 9 } })]).toEqual([1, 2]);
  });
});

describe('T84, T87, T97 hexsides', () => {
  rule(['T84a', 'T87a', 'T97a', 'T78.1b'], 'a fence, hedge or wall costs 1 more to cross, from either side, and nothing elsewhere', () => {
    expect([cost('A8', 'B8'), cost('B8', 'A8'), cost('A7', 'A8')]).toEqual([2, 2, 1]);
    expect([cost('C4', 'C5'), cost('C5', 'C4'), cost('B5', 'C5')]).toEqual([2, 2, 1]);
    expect([cost('O6', 'N6'), cost('N6', 'O6'), cost('M7', 'N6')]).toEqual([2, 2, 1]);
  });
});

describe('T88 hills', () => {
  rule(['T88.1a', 'T88.1b'], 'uphill costs 1 more, however steep; downhill and on the level nothing', () => {
    expect([cost('L7', 'K8'), cost('K8', 'L7'), cost('K8', 'K7')]).toEqual([2, 1, 1]);
    expect([cost('H8', 'I8'), cost('I8', 'H8')]).toEqual([2, 1]);
    expect([cost('H5', 'I6'), cost('I6', 'H5')]).toEqual([3, 1]);
  });

  rule(['T88.1c', 'T88c'], 'from woods on level 1 to woods on level 2 for 3 points, and back for 2', () => {
    expect([cost('J8', 'J7'), cost('J7', 'J8')]).toEqual([3, 2]);
  });
});

describe('T93 roads, T96 trails', () => {
  rule(['T93a', 'T93b', 'T78.1c'], 'along the road through the woods of M5 for 1, into them from beside it for 2', () => {
    expect([cost('M6', 'M5'), cost('M4', 'M5')]).toEqual([1, 1]);
    expect([cost('L5', 'M5'), cost('N5', 'M5')]).toEqual([2, 2]);
  });

  rule('T93a', 'uphill along the road the climb is paid as well', () => {
    expect(cost('K3', 'J3')).toBe(2);
  });

  rule(['T96a', 'T96b'], 'along the trail into the woods of F8 for 1, from beside it for 2', () => {
    expect([cost('F7', 'F8'), cost('G9', 'F8')]).toEqual([1, 1]);
    expect([cost('E9', 'F8'), cost('F9', 'F8')]).toEqual([2, 2]);
  });

  rule('T93c', 'a squad with Movement 4 that enters road hexes goes five, and not six', () => {
    const t = squadAlong('M9', 'M8', 'M7', 'M6', 'M5', 'M4');
    expect(t.last('moved').spent).toBe(5);
    expect(t.why('step M3')).toBe('too-costly O21.1');
  });

  rule('T93c', 'a squad that sets out from a road but enters no road hex goes four', () => {
    const t = squadAlong('M9', 'N8', 'N7', 'N6', 'N7');
    expect(t.last('moved').spent).toBe(4);
    expect(t.why('step N8')).toBe('too-costly O21.1');
  });

  rule('T93e', 'merely crossing the road earns the point, from whatever side', () => {
    const t = squadAlong('N7', 'M7', 'L6', 'L7', 'K7');
    expect(t.last('moved').spent).toBe(5);
    const without = squadAlong('L7', 'L6', 'K7');
    expect([without.last('moved').spent, without.why('step J7')]).toEqual([3, 'too-costly O21.1']);
  });

  rule('T93e', 'one who comes upon the road with his last point may go one more hex', () => {
    const t = squadAlong('N7', 'N6', 'N7', 'N8', 'M8');
    expect(t.last('moved').spent).toBe(4);
    expect([t.why('step L8'), t.why('step L7')]).toEqual(['too-costly O21.1', undefined]);
  });

  rule('T93c', 'it is the unit’s own: another that moves after it on the same Order has none', () => {
    const t = given({ axis: { hand: [MOVE] }, units: { 'g-oertel': 'M8', 'g-rifle-1': 'M8', 'g-rifle-2': 'N8' } });
    t.choose(`order ${MOVE}`, 'activate g-oertel', 'activate-all', 'set-out g-rifle-1', 'step M7', 'halt');
    t.choose('set-out g-rifle-2', 'step N7', 'step N6', 'step N7', 'step N6');
    expect(t.why('step N7')).toBe('too-costly O21.1');
  });

  rule('T93d', 'the point of one Move Order is gone in the next', () => {
    const t = given({ axis: { hand: [MOVE, 'G-20'] }, units: { 'g-lindner': 'N8' } });
    t.choose(`order ${MOVE}`, 'activate g-lindner', 'set-out g-lindner', 'step M8', 'step L7', 'halt', 'end-move');
    t.choose(
      'order G-20',
      'activate g-lindner',
      'set-out g-lindner',
      'step L6',
      'step L7',
      'step L6',
      'step L7',
      'step L6',
      'step L7',
      'step L6',
    );
    expect(t.last('moved').spent).toBe(7);
    expect(t.why('step L7')).toBe('too-costly O21.1');
  });
});
