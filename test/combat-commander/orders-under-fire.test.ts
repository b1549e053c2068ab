/** O21.3, O21.5, O21.6 A Move under fire, and what a tie does to those who move (O20.3.4). */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const MOVE = 'G-19';
const OP_FIRE = 'A-51';

type Units = Record<string, unknown>;
type More = { axis?: object; allies?: object } & Record<string, unknown>;

/** The first unit named is activated to Move, with everybody that he leads if he is a leader. */
function activated(units: Units, { axis, allies, ...more }: More = {}) {
  const t = given({
    ...more,
    axis: { hand: [MOVE, SPARE], pile: ['G-61', 'G-62', 'G-65'], ...axis },
    allies: { hand: [OP_FIRE], pile: ['A-3', 'A-4', 'A-5'], ...allies },
    units,
  });
  t.choose(`order ${MOVE}`, `activate ${Object.keys(units)[0]}`);
  return t.asks === 'activate-more' ? t.choose('activate-all') : t;
}

const whoAsksWhat = (t: ReturnType<typeof given>) => `${t.asks} ${t.seat}`;

describe('O20.3.4 A tie', () => {
  rule(['O20.3g', 'O20.3.4h'], 'a tie breaks whoever is activated to Move, and only suppresses who stands beside him', () => {
    const units = { 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'a-line-1': 'M7' };
    const tie = activated(units, { axis: { pile: ['G-53', 'G-54'] }, allies: { pile: ['A-61'] } });
    tie.choose('set-out g-rifle-1', 'step L6', `op-fire ${OP_FIRE}`, 'activate a-line-1', 'op-attack', 'defend g-rifle-1').until('move');
    expect(tie.told('defended').map(({ defence, attack }) => defence - attack)).toEqual([0, 0]);
    expect(tie.unit('g-rifle-1')).toMatchObject({ broken: true, suppressed: false });
    expect(tie.unit('g-rifle-2')).toMatchObject({ broken: false, suppressed: true });
  });

  rule('O20.3.4h', 'being activated to Move is enough, on the way or waiting', () => {
    const t = activated(
      { 'g-marquardt': 'L6', 'g-rifle-1': 'L7', 'a-line-1': 'M7' },
      { axis: { pile: ['G-51', 'G-52'] }, allies: { pile: ['A-61'] } },
    );
    t.choose('set-out g-rifle-1', 'step L6', `op-fire ${OP_FIRE}`, 'activate a-line-1', 'op-attack', 'defend g-rifle-1').until('move');
    expect(t.told('defended').map(({ unit, defence, attack }) => [unit, defence - attack])).toEqual([
      ['g-rifle-1', 0],
      ['g-marquardt', 0],
    ]);
    expect(t.told('broke').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'g-marquardt']);
  });
});

describe('O21.2 Moving together', () => {
  rule('O21.2f', 'one who breaks on the way holds up the others', () => {
    const halfway = (defence: string) => {
      const units = { 'g-marquardt': 'L7', 'g-rifle-1': 'L7', 'a-line-1': 'M8' };
      const t = activated(units, { axis: { pile: ['G-62', defence] }, allies: { pile: ['A-61'] } });
      t.choose('set-out-all L7', 'step L6', 'step L7', `op-fire ${OP_FIRE}`, 'activate a-line-1', 'op-attack', 'defend g-marquardt');
      return t.until('move');
    };
    expect(halfway('G-61').why('step L6')).toBeUndefined();
    const t = halfway('G-3');
    expect(t.told('broke').map(({ unit }) => unit)).toEqual(['g-rifle-1']);
    expect(t.why('step L6')).toBe('too-costly O21.1');
    expect(t.choices).toEqual(['halt']);
  });
});

describe('O21.3 Op Fire against a Move', () => {
  rule('O21.3a', 'every hex entered is a chance for Op Fire', () => {
    const t = activated({ 'g-rifle-1': 'L7', 'a-line-1': 'N7' }).choose('set-out g-rifle-1', 'step L6');
    t.choose(`op-fire ${OP_FIRE}`, 'activate a-line-1', 'op-attack').until('move');
    t.choose('step M6', 'op-attack').until('move');
    t.choose('step L6', 'op-attack').until('move');
    expect(t.told('fired').map(({ firing, hexes }) => `${firing} ${hexes.join()}`)).toEqual(['op-fire L6', 'op-fire M6', 'op-fire L6']);
  });
});

describe('O21.5 Pausing after each hex', () => {
  rule('O21.5b', 'the move waits until the other player has decided', () => {
    const t = activated({ 'g-rifle-1': 'L7', 'a-line-1': 'N7' }).choose('set-out g-rifle-1', 'step L6');
    expect(whoAsksWhat(t)).toBe('reaction allies');
    expect(t.why('step M6')).toBe('not-now A33.2');
    t.pass();
    expect(whoAsksWhat(t)).toBe('move axis');
    t.choose('step M6');
    expect(whoAsksWhat(t)).toBe('reaction allies');
  });

  rule('O21.5c', 'a Defender may lay Hidden Mines or Hidden Wire in the same pause', () => {
    const reacting = (posture: string) =>
      activated({ 'g-rifle-1': 'L7', 'a-line-1': 'N7' }, { allies: { posture, hand: ['A-32', 'A-40'] } }).choose(
        'set-out g-rifle-1',
        'step L6',
      );
    expect(reacting('attack').why('hidden-mines A-32')).toBe('not-defender A35');
    expect(reacting('defend').why('hidden-mines A-32')).toBeUndefined();
    const t = reacting('defend').choose('hidden-wire A-40');
    expect(t.last('fortified')).toMatchObject({ kind: 'wire', hex: 'L6' });
    expect(t.why('hidden-mines A-32')).toBe('fortified A35.2');
  });
});

describe('O21.6 Who plays Actions first', () => {
  rule(['O21.6a', 'O21.6b'], 'wire and Op Fire come before the smoke and the assault fire of the unit that has just moved', () => {
    const t = activated(
      { 'g-pionier-1': 'L7', 'a-line-1': 'N7' },
      { axis: { hand: [MOVE, 'G-1', 'G-51', SPARE] }, allies: { posture: 'defend', hand: [OP_FIRE, 'A-40'] } },
    );
    t.choose('set-out g-pionier-1', 'step L6');
    for (const action of ['smoke-grenades G-51', 'assault-fire G-1']) expect(t.why(action), action).toBe('not-now A33.2');
    t.choose('hidden-wire A-40');
    for (const action of ['smoke-grenades G-51', 'assault-fire G-1']) expect(t.why(action), action).toBe('not-now A33.2');
    t.choose(`op-fire ${OP_FIRE}`, 'activate a-line-1', 'op-attack').until('move');
    expect(t.choices).toEqual(['smoke-grenades G-51', 'assault-fire G-1', 'halt']);
  });
});
