/** A33 Opportunity Fire. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const TEAM = 'g-weapon-team-1';
const YANKS = 'a-line-1';

interface March {
  readonly units?: Record<string, unknown>;
  readonly axis?: Record<string, unknown>;
  readonly allies?: Record<string, unknown>;
  readonly more?: Record<string, unknown>;
}

/** An American Move Order from N8 through the orchards, watched by Germans in L7 with a Fire card. */
function march({ units = {}, axis = {}, allies = {}, more = {} }: March): Given {
  return given({
    active: 'allies',
    units: { [RIFLE]: 'L7', [YANKS]: 'N8', ...units },
    axis: { hand: ['G-50', 'G-3'], pile: ['G-5', 'G-6', 'G-4'], ...axis },
    allies: { hand: ['A-19', 'A-20', 'A-3'], pile: ['A-55', 'A-56', 'A-57', 'A-58', 'A-59'], ...allies },
    ...more,
  });
}

const moves = (t: Given, ...steps: string[]) =>
  t.choose('order A-19', `activate ${YANKS}`, `set-out ${YANKS}`, ...steps.map((hex) => `step ${hex}`));

const opens = (t: Given, unit = RIFLE) => t.choose('op-fire G-50', `activate ${unit}`);
const targets = (t: Given) => t.told('fired').map(({ hexes }) => hexes.join());
const SPARE = 'G-47';
const MOVE = 'G-19';

describe('A33.1 When Op Fire is possible', () => {
  rule('A33.1a', 'in the opponent’s Move Order, not in his Advance or Fire Order, nor in one’s own Move Order', () => {
    expect(moves(march({}), 'N7').why('op-fire G-50')).toBeUndefined();
    const defend = { axis: { posture: 'defend', hand: ['G-50', 'G-3'] } };
    const advance = march({ ...defend, allies: { hand: ['A-44'] } }).choose('order A-44', `activate ${YANKS}`, `advance ${YANKS} N7`);
    expect([advance.seat, advance.why('op-fire G-50')]).toEqual(['axis', 'not-now A35']);
    const fire = march({ units: { [YANKS]: 'N7' }, allies: { hand: ['A-51'] } }).choose('order A-51', `activate ${YANKS}`, 'target L7');
    expect(fire.until('defence-actions').why('op-fire G-50')).toBe('not-now O20.3.4');
    const own = march({ more: { active: 'axis' }, axis: { hand: ['G-20', 'G-50'] } }).choose('order G-20', `activate ${RIFLE}`);
    expect(own.why('op-fire G-50')).toBe('not-now O21');
  });

  rule('A33.1b', 'right after MPs are spent on a new hex: setting out or handing over a Weapon gives no opening', () => {
    const t = march({ units: { [YANKS]: { at: 'N7', weapon: 'a-medium-mg-1' }, 'a-line-team-1': 'N7' } });
    moves(t).choose(`transfer ${YANKS} a-line-team-1`);
    expect(t.last('weapon-given').unit).toBe(YANKS);
    expect([t.asks, t.seat, t.told('moved')]).toEqual(['move', 'allies', []]);
    t.choose('step M8');
    expect([t.asks, t.seat, t.why('op-fire G-50')]).toEqual(['reaction', 'axis', undefined]);
  });

  rule('A33.1c', 'a card with Fire on top is an Order in the own Turn and Op Fire in the other’s, whatever Action it has', () => {
    const own = given({ units: { [RIFLE]: 'L7', [YANKS]: 'N7' }, axis: { hand: ['G-65'] } });
    expect(own.why('order G-65')).toBeUndefined();
    const t = moves(march({ axis: { hand: ['G-65', 'G-13'] } }), 'N7');
    expect([t.why('op-fire G-65'), t.why('op-fire G-13')]).toEqual([undefined, 'not-that-card A33.1']);
    t.choose('op-fire G-65');
    expect(t.last('action-played')).toMatchObject({ side: 'axis', action: 'fire', card: 'G-65' });
  });
});

describe('A33.2 How Op Fire works', () => {
  rule('A33.2a', 'after every step one may interrupt, or let it go on', () => {
    const t = moves(march({}), 'N7');
    expect([t.asks, t.seat]).toEqual(['reaction', 'axis']);
    t.choose('pass', 'step M7');
    expect([t.asks, t.seat]).toEqual(['reaction', 'axis']);
    t.choose('pass');
    expect([t.asks, t.told('fired')]).toEqual(['move', []]);
  });

  rule('A33.2b', 'units are activated as for a Fire Order: a Leader brings others along, somebody must have a target', () => {
    const units = { 'g-oertel': 'L6', 'g-rifle-2': 'L8', 'g-rifle-3': 'A1' };
    const t = moves(march({ units }), 'N7').choose('op-fire G-50');
    expect(t.why('activate g-rifle-3')).toBe('nobody-can O14.4');
    t.choose('activate g-oertel', `activate ${RIFLE}`);
    expect(t.why('activate g-rifle-3')).toBe('not-in-radius 3.3.1.1');
    t.choose('activate g-rifle-2');
    expect(t.last('activated')).toMatchObject({ units: ['g-oertel', RIFLE, 'g-rifle-2'], purpose: 'op-fire' });
    const blind = moves(march({ units: { [RIFLE]: 'A1' } }), 'N7');
    expect(blind.why('op-fire G-50')).toBe('no-target A33.2');
  });

  rule(['A33.2b', 'A33.2c'], 'they need not fire at once, and when they do later in the same Order it takes no card', () => {
    const t = opens(moves(march({}), 'N7')).choose('pass');
    expect(t.told('fired')).toEqual([]);
    t.choose('step M7', 'op-attack').until('move');
    expect(t.told('fired')).toMatchObject([{ firing: 'op-fire', firers: [RIFLE], hexes: ['M7'] }]);
    expect(t.state.sides.axis.hand).toEqual(['G-3']);
  });

  rule('A33.2b', 'Range and sight are enough to be activated: who is too weak through the Smoke may fire later, or with others', () => {
    const alone = opens(moves(march({ more: { smoke: { N7: 5 } } }), 'N7'));
    expect(alone.why('op-attack')).toBe('no-target A33.2');
    alone.choose('step M8', 'op-attack').until('move');
    expect(targets(alone)).toEqual(['M8']);
    const together = moves(march({ units: { 'g-lindner': 'L7', 'g-rifle-2': 'L7' }, more: { smoke: { N7: 5 } } }), 'N7');
    together
      .choose('op-fire G-50', 'activate g-lindner', 'activate-all', 'op-attack', `join ${RIFLE}`, 'join g-rifle-2', 'fire')
      .until('move');
    expect(together.last('fired')).toMatchObject({ base: 5, others: 1, hindrance: 5, firepower: 1 });
  });

  rule('A33.2c', 'one Fire card and one attack may come in the same breath', () => {
    const t = opens(moves(march({}), 'N7'))
      .choose('op-attack')
      .until('move');
    expect(targets(t)).toEqual(['N7']);
  });

  rule('A33.2d', 'the fire is aimed at the hex just entered, and at no other', () => {
    const t = opens(moves(march({ units: { 'a-line-2': 'M7' } }), 'N7'));
    expect(t.choices).toEqual(['op-attack', 'pass']);
    t.choose('op-attack').until('move');
    expect(targets(t)).toEqual(['N7']);
    expect(t.told('defended').map(({ unit }) => unit)).toEqual([YANKS]);
  });

  rule('A33.2e', 'after the fire the move goes on', () => {
    const t = opens(moves(march({}), 'N7')).choose('op-attack', 'step N6');
    expect([t.at(YANKS), t.last('moved').spent]).toEqual(['N6', 2]);
  });
});

describe('A33.3 How Op Fire differs from a Fire Order', () => {
  rule('A33.3a', 'otherwise it is a Fire Attack like others: Fire Groups, Hindrance, height, Range', () => {
    const t = moves(march({ units: { 'g-oertel': 'L6', 'g-rifle-2': 'K7' }, more: { smoke: { N7: 3 } } }), 'N7');
    t.choose('op-fire G-50', 'activate g-oertel', 'activate-all', 'op-attack');
    expect(t.choices).toEqual(['fire-all', `join ${RIFLE}`, 'join g-rifle-2']);
    expect(t.why('join g-oertel')).toBe('out-of-range O20.3');
    t.choose('fire-all').until('move');
    expect(t.last('fired')).toMatchObject({ base: 5, others: 1, hindrance: 3, height: 1, firepower: 4 });
  });

  const mortar = (at: string) => march({ units: { [RIFLE]: 'A1', [TEAM]: { at, weapon: 'g-light-mortar-1' } } });

  rule(['A33.3b', 'A33.3c'], 'Ordnance keeps silent, but those who carry it may fire with what they have', () => {
    expect(moves(mortar('L6'), 'N7').why('op-fire G-50')).toBeUndefined();
    const t = opens(moves(mortar('L7'), 'N7'), TEAM)
      .choose('op-attack')
      .until('move');
    expect(t.last('fired')).toMatchObject({ firers: [TEAM], base: 2 });
    expect(moves(mortar('K6'), 'N7').why('op-fire G-50')).toBe('no-target A33.2');
    const order = given({
      units: { [TEAM]: { at: 'K6', weapon: 'g-light-mortar-1' }, [YANKS]: 'N7' },
      axis: { hand: ['G-50'] },
    }).choose('order G-50', `activate ${TEAM}`);
    expect(order.choices).toContain('shell g-light-mortar-1 N7');
  });

  rule('A33.3d', 'whoever is activated fires again at every step of the Order', () => {
    const t = opens(moves(march({ units: { [RIFLE]: { at: 'L7', weapon: 'g-light-mg-1' } } }), 'N7'));
    t.choose('op-attack', 'fire-all', 'step M7', 'op-attack', 'fire-all', 'step M6', 'op-attack', 'fire-all').until('move');
    expect(targets(t)).toEqual(['N7', 'M7', 'M6']);
    expect(t.told('fired').every(({ firers }) => firers.join() === `${RIFLE},g-light-mg-1`)).toBe(true);
    expect(t.told('action-played')).toHaveLength(1);
  });

  /** Two Move Orders in one Turn: whoever fires in the first is asked again in the second. */
  const twice = (unit: string) => {
    const units = { [RIFLE]: 'A1', [unit]: 'L7', 'a-line-2': 'O8' };
    const t = opens(moves(march({ units, axis: { hand: ['G-50', 'G-51'], pile: ['G-5', 'G-6'] } }), 'N7'), unit);
    t.choose('op-attack', 'halt', 'end-move', 'order A-20', 'activate a-line-2', 'set-out a-line-2', 'step N7');
    return t;
  };

  rule(['A33.3e', 'A33.3f'], 'with the Order their Op Fire is over, and a new card cannot activate them again', () => {
    const t = twice('g-rifle-2');
    expect([t.asks, t.seat]).toEqual(['reaction', 'axis']);
    expect(t.why('op-attack')).toBe('no-target A33.2');
    expect(t.why('op-fire G-51')).toBe('no-target A33.2');
  });

  rule('A33.3f', 'the Hero is activated again, by a new card', () => {
    const t = twice('g-lindner');
    expect(t.why('op-attack')).toBe('no-target A33.2');
    t.choose('op-fire G-51', 'activate g-lindner', 'op-attack').until('defence');
    expect(t.told('fired').map(({ firers }) => firers)).toEqual([['g-lindner'], ['g-lindner']]);
  });

  rule('A33.3g', 'there is one attack for each expenditure, however many could fire', () => {
    const units = { 'g-oertel': 'L6', 'g-rifle-2': 'L6' };
    const t = moves(march({ units, axis: { hand: ['G-50', 'G-51', 'G-3'], pile: ['G-5', 'G-6'] } }), 'N7');
    t.choose('op-fire G-50', 'activate g-oertel', 'activate-all', 'op-attack', `join ${RIFLE}`, 'fire').until('reaction');
    expect([t.why('op-attack'), t.why('op-fire G-51')]).toEqual(['already-fired A33.3', 'already-fired A33.3']);
    t.choose('step M7', 'op-attack', 'join g-rifle-2', 'fire').until('reaction');
    expect(t.why('op-attack')).toBe('already-fired A33.3');
  });

  rule('A33.3h', 'a Stream that costs 3 MPs is one expenditure still', () => {
    const units = { [RIFLE]: 'E5', [YANKS]: 'G5' };
    const t = opens(moves(march({ units }), 'F5'))
      .choose('op-attack')
      .until('reaction');
    expect(t.last('moved')).toMatchObject({ hex: 'F5', cost: 3, spent: 3 });
    expect(t.why('op-attack')).toBe('already-fired A33.3');
  });

  rule('A33.3i', 'the next unit to enter that hex may be shot at there, by the same firers', () => {
    const t = march({ units: { 'a-keller': 'N8', 'a-line-2': 'O8' } });
    t.choose('order A-19', 'activate a-keller', `activate ${YANKS}`, 'activate a-line-2', `set-out ${YANKS}`, 'step N7');
    opens(t).choose('op-attack', 'halt', 'set-out a-line-2', 'step N7', 'op-attack', 'defend a-line-1').until('move');
    expect(targets(t)).toEqual(['N7', 'N7']);
    expect(t.told('defended').map(({ unit }) => unit)).toEqual([YANKS, YANKS, 'a-line-2']);
  });

  rule('A33.3j', 'everybody in the hex is affected, but at a tie only those who Move break', () => {
    const units = { [YANKS]: 'A1', 'a-elite-1': 'N8', 'a-elite-2': 'N7' };
    const t = march({ units, axis: { hand: ['G-50'], pile: ['G-55'] }, allies: { hand: ['A-19'], pile: ['A-21', 'A-22'] } });
    t.choose('order A-19', 'activate a-elite-1', 'set-out a-elite-1', 'step N7');
    opens(t).choose('op-attack', 'defend a-elite-1').until('move');
    expect(t.told('defended')).toMatchObject([
      { unit: 'a-elite-1', defence: 14, attack: 14, result: 'broken' },
      { unit: 'a-elite-2', defence: 14, attack: 14, result: 'suppressed' },
    ]);
  });

  rule('A33.3k', 'Actions strengthen it, two Hand Grenades for example', () => {
    const t = opens(moves(march({ axis: { hand: ['G-50', 'G-13', 'G-14'], pile: ['G-5'] } }), 'N7', 'M7'));
    t.choose('op-attack', 'hand-grenades G-13', 'hand-grenades G-14').until('move');
    expect(t.last('attack-total').firepower).toBe(9);
  });
});

describe('A33.2 Activating for Op Fire', () => {
  rule('A33.2b', 'range and sight are enough to be activated, however thick the Smoke', () => {
    const t = given({
      axis: { hand: [MOVE, SPARE], pile: ['G-61', 'G-62'] },
      allies: { hand: ['A-51'], pile: ['A-3'] },
      smoke: { L6: 4 },
      units: { 'g-rifle-1': 'L7', 'a-mccready': 'M8', 'a-line-team-1': 'N7', 'a-line-team-2': 'N7' },
    });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6');
    expect(t.why('op-fire A-51')).toBeUndefined();
    t.choose('op-fire A-51', 'activate a-line-team-1');
    expect(t.why('op-attack')).toBe('no-target A33.2');
    t.pass().choose('step L7', 'op-attack');
    expect(t.last('fired')).toMatchObject({ firers: ['a-line-team-1'], hexes: ['L7'] });
  });
});
