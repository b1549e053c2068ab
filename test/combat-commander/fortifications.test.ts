/** F100 to F106 Fortifications: where they come from, what they give, and what they do. */
import { describe, expect } from 'vitest';
import { beginScenario } from '../../src/games/combat-commander/beginning.ts';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { ScenarioFile } from '../../src/games/combat-commander/content/scenario.ts';
import firstLight from '../../src/games/combat-commander/content/scenarios/first-light.json' with { type: 'json' };
import { FORTIFICATIONS } from '../../src/games/combat-commander/content/terms.ts';
import { houseRules } from '../../src/games/combat-commander/options.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { Given, given } from './given.ts';

type Position = Record<string, unknown>;
const MOVE = 'G-25';

/** Squads about to set out together from one hex. */
function moving(from: string, units: readonly string[], more: Position = {}): Given {
  const { axis = {}, units: others = {}, ...rest } = more as Record<string, Record<string, unknown>>;
  const men = Object.fromEntries(units.map((unit) => [unit, from]));
  const t = given({ axis: { hand: [MOVE], ...axis }, units: { 'g-oertel': 'A1', ...men, ...others }, ...rest });
  const [first = ''] = units;
  return t.choose(`order ${MOVE}`, `activate ${first}`, `set-out ${first}`);
}

/** A broken squad in O1 has rolled to Rally, and these cards have come up after the Event! trigger. */
function event(cards: readonly string[], more: Position = {}): Given {
  const { units = {}, ...rest } = more as Record<string, Record<string, unknown>>;
  const men = { 'g-rifle-1': { at: 'O1', broken: true }, ...units };
  return given({ axis: { hand: ['G-5'], pile: ['G-33', ...cards] }, units: men, ...rest })
    .choose('order G-5')
    .until();
}

/** The Morale of a German Team, 7 by itself, under the fire of a rifle, a mortar or artillery two hexes away. */
function morale(by: 'rifle' | 'mortar' | 'artillery', hex: string, from: string, more: Position = {}): number {
  const weapon = by === 'mortar' ? { weapon: 'a-light-mortar-1' } : {};
  const unit = by === 'artillery' ? 'a-hanlon' : 'a-line-1';
  const hand = by === 'artillery' ? 'A-34' : 'A-51';
  const pile = { rifle: ['A-3'], mortar: ['A-65', 'A-3'], artillery: ['A-65', 'A-19', 'A-4'] }[by];
  const t = given({
    active: 'allies',
    axis: { pile: ['G-61'] },
    allies: { hand: [hand], pile, radio: 'a-radio-75mm' },
    units: { 'g-line-team-1': hex, [unit]: { at: from, ...weapon } },
    ...more,
  });
  const shot = { rifle: `target ${hex}`, mortar: `shell a-light-mortar-1 ${hex}`, artillery: `aim ${hex}` }[by];
  return t.choose(`order ${hand}`, `activate ${unit}`, shot).until().last('defended').morale;
}

/** By rifle, mortar and artillery, on open ground and in woods. */
function covers(kind: string): number[] {
  const on = (hex: string, from: string) =>
    (['rifle', 'mortar', 'artillery'] as const).map((by) => morale(by, hex, from, { fortifications: { [hex]: kind } }) - 7);
  return [...on('K9', 'M9'), ...on('L8', 'L10')];
}

/** A German and an American squad of 5 and 7 in Melee; the rolls of 10 and 8 make it 15 to 15. */
function tiedMelee(kind: string, holder: 'axis' | 'allies'): Given {
  const inside = holder === 'axis' ? 'g-rifle-1' : 'a-line-1';
  const outside = holder === 'axis' ? 'a-line-1' : 'g-rifle-1';
  const t = given({
    active: holder === 'axis' ? 'allies' : 'axis',
    axis: { hand: ['G-43'], pile: ['G-61'] },
    allies: { hand: ['A-44'], pile: ['A-43'] },
    units: { [inside]: 'L7', [outside]: 'L6', 'g-rifle-9': 'A1', 'a-line-9': 'O1' },
    fortifications: { L7: kind },
  });
  const card = holder === 'axis' ? 'A-44' : 'G-43';
  return t.choose(`order ${card}`, `activate ${outside}`, `advance ${outside} L7`).until();
}

const scenario = (change: Position) =>
  ScenarioFile.parse({ ...firstLight, ...change, axis: { ...firstLight.axis, ...((change.axis as Position) ?? {}) } });

const SPARE = 'G-47';

describe('F100.1 where they come from', () => {
  const ALL = { foxholes: 1, trench: 1, bunker: 1, pillbox: 1, wire: 1, mines: 1 };

  rule(['F100.1a', 'F100.1c'], 'there are six kinds, and a scenario may give its Defender any of them', () => {
    expect([...FORTIFICATIONS].sort()).toEqual(['bunker', 'foxholes', 'mines', 'pillbox', 'trench', 'wire']);
    expect(ScenarioFile.safeParse({ ...firstLight, axis: { ...firstLight.axis, fortifications: { ditch: 1 } } }).success).toBe(false);
    const small = { leaders: [], units: { 'g-rifle': 1 }, weapons: {}, fortifications: ALL };
    const t = new Given(beginScenario(scenario({ axis: small }), houseRules({ options: {} }), scriptedRandom([])));
    t.choose('place A1', 'fortify A1', 'fortify A2', 'fortify A3', 'fortify A4', 'fortify A5', 'fortify B1');
    expect(t.state.fortifications.map(({ kind }) => kind).sort()).toEqual([...FORTIFICATIONS].sort());
  });

  rule('F100.1b', 'with the one Pillbox in play there is no other', () => {
    const firing = (fortifications: Position) => {
      const t = given({
        active: 'allies',
        axis: { posture: 'defend', hand: ['G-39'], pile: ['G-61'] },
        allies: { hand: ['A-51'], pile: ['A-3'] },
        units: { 'g-rifle-1': 'M6', 'a-line-1': 'L6' },
        fortifications,
      });
      return t.choose('order A-51', 'activate a-line-1', 'target M6').until('defence-actions').why('hidden-pillbox G-39');
    };
    expect([firing({}), firing({ A1: 'bunker' }), firing({ A1: 'pillbox' })]).toEqual([undefined, undefined, 'pillbox-in-play A35.3']);
  });

  rule('F100.1d', 'some appear in play, by Action or Event', () => {
    expect(event(['G-1', 'G-22']).told('fortified')).toMatchObject([{ kind: 'foxholes', hex: 'E5' }]);
    const t = given({ axis: { hand: ['G-5', 'G-35'], pile: ['G-71'] }, units: { 'g-rifle-1': { at: 'L7', broken: true } } });
    t.choose('order G-5', 'dig-in G-35').until();
    t.choose('entrench L7');
    expect(t.told('fortified')).toMatchObject([{ kind: 'foxholes', hex: 'L7' }]);
  });
});

describe('F100.2 how they go', () => {
  rule('F100.2a', 'by an Event: Sappers clear Wire or Mines, a Blaze burns whatever there is', () => {
    const sappers = event(['G-37'], { fortifications: { L7: 'wire', L9: 'bunker' } });
    expect(sappers.choices).toEqual(['clear L7', 'decline']);
    expect(sappers.choose('clear L7').told('fortification-removed')).toMatchObject([{ kind: 'wire', hex: 'L7' }]);
    const blaze = event(['G-20', 'G-22'], { fortifications: { E5: 'bunker', L7: 'wire' } });
    expect(blaze.told('fortification-removed')).toMatchObject([{ kind: 'bunker', hex: 'E5' }]);
  });

  rule('F100.2b', 'by Demolitions', () => {
    const t = given({
      axis: { hand: ['G-25'] },
      allies: { hand: ['A-67'] },
      units: { 'a-line-1': 'L7', 'g-rifle-1': 'A1' },
      fortifications: { L7: 'trench', L9: 'wire' },
    });
    t.choose('discard', 'toss G-25', 'demolitions A-67');
    expect(t.choices).toEqual(['clear L7']);
    expect(t.choose('clear L7').told('fortification-removed')).toMatchObject([{ kind: 'trench', hex: 'L7' }]);
  });

  rule('F100.2c', 'by an Impact Roll of exactly the right number, before anybody defends: 10 for a Radio with 10 FP', () => {
    const impact = (card: string) => {
      const t = given({
        active: 'allies',
        axis: { pile: ['G-61'] },
        allies: { hand: ['A-34'], radio: 'a-radio-105mm', pile: ['A-65', 'A-19', card] },
        units: { 'g-line-team-1': 'K9', 'a-hanlon': 'M9' },
        fortifications: { K9: 'foxholes' },
      });
      t.choose('order A-34', 'activate a-hanlon', 'aim K9').until();
      return [t.told('fortification-removed').length, t.last('defended').cover];
    };
    expect([impact('A-53'), impact('A-61'), impact('A-67')]).toEqual([
      [0, 4],
      [1, 0],
      [0, 4],
    ]);
  });

  rule('F100.2d', 'and not by being left or taken', () => {
    const t = given({
      axis: { hand: [MOVE] },
      allies: { hand: ['A-19'] },
      units: { 'g-rifle-1': 'K9', 'a-line-1': 'L9' },
      fortifications: { K9: 'trench' },
    });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step J9', 'halt', 'end-move');
    t.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step K9', 'halt', 'end-move');
    expect([t.at('g-rifle-1'), t.at('a-line-1')]).toEqual(['J9', 'K9']);
    expect(t.state.fortifications.map(({ kind, at }) => `${kind} ${hexName(at)}`)).toEqual(['trench K9']);
  });
});

describe('F100.3 one to a hex', () => {
  rule(['F100.3a', 'F100.3b'], 'where Wire is, no Shellholes appear, and nobody digs in', () => {
    const t = event(['G-1', 'G-22'], { fortifications: { E5: 'wire' } });
    expect(t.told('fortified')).toEqual([]);
    expect(t.state.fortifications).toMatchObject([{ kind: 'wire' }]);
    const units = { 'g-rifle-1': { at: 'L7', broken: true } };
    const digging = given({ axis: { hand: ['G-5', 'G-35'], pile: ['G-71'] }, units, fortifications: { L7: 'wire' } });
    expect(digging.choose('order G-5').until('dig-in').why('dig-in G-35')).toBe('nobody-can A32');
  });

  rule(['F100.3c', 'F100.3d'], 'nobody digs in the water, but on a bridge over it', () => {
    const digging = (hex: string) => {
      const units = { 'g-rifle-1': { at: hex, broken: true } };
      return given({ axis: { hand: ['G-5', 'G-35'], pile: ['G-71'] }, units })
        .choose('order G-5')
        .until('dig-in')
        .why('dig-in G-35');
    };
    expect(['E6', 'C9', 'E7'].map(digging)).toEqual(['nobody-can A32', 'nobody-can A32', undefined]);
  });
});

describe('F101, F102, F104, F105.1 Cover', () => {
  rule(['F101a', 'F101b', 'F101c'], 'a Bunker gives 6, or 7 against mortars and artillery, in woods as in the open', () => {
    expect(covers('bunker')).toEqual([6, 7, 7, 6, 7, 7]);
  });

  rule(['F104a', 'F104b', 'F104c'], 'a Pillbox gives 5 and 6', () => {
    expect(covers('pillbox')).toEqual([5, 6, 6, 5, 6, 6]);
  });

  rule(['F105.1a', 'F105.1b', 'F105.1c'], 'a Trench gives 4 and 5', () => {
    expect(covers('trench')).toEqual([4, 5, 5, 4, 5, 5]);
  });

  rule(['F102a', 'F102b', 'F102c'], 'Foxholes give 3 and 4', () => {
    expect(covers('foxholes')).toEqual([3, 4, 4, 3, 4, 4]);
  });

  rule(['F101d', 'F104d'], 'who held a Bunker or Pillbox alone survives a tied Melee in it', () => {
    for (const kind of ['bunker', 'pillbox']) {
      expect(tiedMelee(kind, 'axis').last('melee-ended')).toMatchObject({ axis: 15, allies: 15, winner: 'axis' });
      expect(tiedMelee(kind, 'allies').last('melee-ended')).toMatchObject({ axis: 15, allies: 15, winner: 'allies' });
    }
    const trench = tiedMelee('trench', 'axis');
    expect(trench.last('melee-ended').winner).toBe('');
    expect([trench.at('g-rifle-1'), trench.at('a-line-1')]).toEqual(['', '']);
  });
});

describe('F103 Mines', () => {
  const MINED = { fortifications: { K8: 'mines' } };
  const mineRolls = (t: Given) => t.told('rolled').filter(({ purpose }) => purpose === 'mine-attack');

  rule(['F103.1a', 'F103.2e', 'F103.2f'], 'they attack either side: the opponent makes the Attack Roll, the owner the Defense Roll', () => {
    const german = moving('K9', ['g-rifle-1'], { ...MINED, axis: { pile: ['G-61'] }, allies: { pile: ['A-3'] } })
      .choose('step K8')
      .until();
    expect(german.told('rolled').map(({ side, purpose }) => `${side} ${purpose}`)).toEqual(['allies mine-attack', 'axis fire-defence']);
    const american = given({
      active: 'allies',
      axis: { pile: ['G-3'], posture: 'defend' },
      allies: { hand: ['A-19'], pile: ['A-61'] },
      units: { 'a-line-1': 'K9' },
      ...MINED,
    });
    american.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step K8').until();
    expect(american.told('rolled').map(({ side, purpose }) => `${side} ${purpose}`)).toEqual(['axis mine-attack', 'allies fire-defence']);
  });

  rule(['F103.1b', 'F103.1c'], 'they attack on the way in and again on the way out, by Move', () => {
    const t = moving('K9', ['g-rifle-1'], { ...MINED, axis: { pile: ['G-61', 'G-62'] }, allies: { pile: ['A-3', 'A-4'] } });
    t.choose('step K8').until();
    expect(mineRolls(t)).toHaveLength(1);
    t.choose('step K7').until();
    expect(mineRolls(t)).toHaveLength(2);
  });

  rule(['F103.1b', 'F103.1c'], 'by Advance', () => {
    const advance = (from: string, to: string) => {
      const piles = { axis: { hand: ['G-43'], pile: ['G-61'] }, allies: { pile: ['A-3'] } };
      const t = given({ ...piles, units: { 'g-rifle-1': from }, ...MINED });
      return mineRolls(t.choose('order G-43', 'activate g-rifle-1', `advance g-rifle-1 ${to}`).until()).length;
    };
    expect([advance('L7', 'K8'), advance('K8', 'J8'), advance('L7', 'K7')]).toEqual([1, 1, 0]);
  });

  rule(['F103.1b', 'F103.1c'], 'and by Retreat', () => {
    const t = given({
      axis: { hand: ['G-11'], pile: ['G-53', 'G-61', 'G-62'] },
      allies: { pile: ['A-3', 'A-4'] },
      units: { 'g-rifle-1': { at: 'L7', broken: true } },
      ...MINED,
    });
    t.choose('order G-11').until();
    t.choose('retreat K8').until();
    t.choose('retreat J8').until();
    expect(mineRolls(t)).toHaveLength(2);
  });

  rule(['F103.1d', 'F103.1e'], 'units that move together meet one attack, those that come one by one meet one each', () => {
    const positions = { ...MINED, axis: { hand: [MOVE], pile: ['G-61', 'G-62'] }, allies: { pile: ['A-3', 'A-4'] } };
    const both = () => {
      const t = given({ ...positions, units: { 'g-oertel': 'J10', 'g-rifle-1': 'K9', 'g-rifle-2': 'K9' } });
      return t.choose(`order ${MOVE}`, 'activate g-oertel', 'activate-all');
    };
    const together = both().choose('set-out-all K9', 'step K8').until('defence').choose('defend g-rifle-1').until();
    expect(mineRolls(together)).toHaveLength(1);
    expect(together.told('defended').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'g-rifle-2']);
    const apart = both().choose('set-out g-rifle-1', 'step K8', 'halt', 'set-out g-rifle-2', 'step K8').until();
    expect(mineRolls(apart)).toHaveLength(2);
  });

  rule(['F103.1f', 'F103.2d'], 'whoever stands there while others come or go is not touched', () => {
    const standing = { units: { 'g-line-team-1': 'K8' }, ...MINED, axis: { pile: ['G-61', 'G-62'] }, allies: { pile: ['A-3', 'A-4'] } };
    const t = moving('K9', ['g-rifle-1'], standing).choose('step K8').until();
    t.choose('step K7').until();
    expect(t.told('defended').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'g-rifle-1']);
  });

  rule(['F103.2a', 'F103.2b'], 'they attack with 6 FP, or with 7 or 8 where the scenario says so', () => {
    const strength = (more: Position) => {
      const t = moving('K9', ['g-rifle-1'], { ...MINED, axis: { pile: ['G-61'] }, allies: { pile: ['A-3'] }, ...more });
      return t.choose('step K8').until().last('fired').firepower;
    };
    expect([strength({}), strength({ mines: 7 }), strength({ mines: 8 })]).toEqual([6, 7, 8]);
    const begun = (axis: Position) => beginScenario(scenario({ axis }), houseRules({ options: {} }), scriptedRandom([])).mineStrength;
    expect([begun({}), begun({ mines: 8 })]).toEqual([6, 8]);
  });

  rule('F103.2c', 'the roll counts as in a Fire Attack: less breaks, a tie breaks those who Move and suppresses others', () => {
    const piles = (defence: string) => ({ axis: { hand: [MOVE, 'G-43'], pile: [defence] }, allies: { pile: ['A-53'] } });
    const move = (defence: string) =>
      moving('K9', ['g-rifle-1'], { ...MINED, ...piles(defence) })
        .choose('step K8')
        .until()
        .last('defended');
    expect(move('G-31')).toMatchObject({ attack: 15, defence: 14, result: 'broken' });
    expect(move('G-44')).toMatchObject({ attack: 15, defence: 15, result: 'broken' });
    expect(move('G-54')).toMatchObject({ attack: 15, defence: 16, result: 'safe' });
    const t = given({ ...piles('G-44'), units: { 'g-rifle-1': 'K9' }, ...MINED });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 K8').until();
    expect(t.last('defended').result).toBe('suppressed');
  });

  rule(['F103.2g', 'F103.2h'], 'no Cover counts against them, for better or worse', () => {
    const moraleIn = (from: string, hex: string) => {
      const t = moving(from, ['g-rifle-1'], { fortifications: { [hex]: 'mines' }, axis: { pile: ['G-61'] }, allies: { pile: ['A-3'] } });
      return t.choose(`step ${hex}`).until().last('defended').morale;
    };
    expect([moraleIn('L9', 'L8'), moraleIn('N8', 'M8'), moraleIn('F6', 'E7')]).toEqual([7, 7, 7]);
    const wood = { fortifications: { L8: 'mines' }, axis: { hand: [MOVE, 'G-27'], pile: ['G-61'] }, allies: { pile: ['A-3'] } };
    const hidden = moving('L9', ['g-rifle-1'], wood).choose('step L8').until('defence-actions').choose('concealment G-27');
    expect(hidden.last('concealed').cover).toBe(0);
  });

  rule('F103.2i', 'a squad that breaks as it leaves arrives where it was bound for, and goes no further', () => {
    const t = moving('K8', ['g-rifle-1'], { ...MINED, axis: { pile: ['G-3'] }, allies: { pile: ['A-61'] } })
      .choose('step J8')
      .until();
    expect([t.unit('g-rifle-1').broken, t.at('g-rifle-1')]).toEqual([true, 'J8']);
    expect(t.why('step J9')).toBe('too-costly O21.1');
  });
});

describe('F105.2 moving through Trenches', () => {
  const cost = (from: string, to: string, here: string, there: string) =>
    moving(from, ['g-rifle-1'], { fortifications: { [from]: here, [to]: there } })
      .choose(`step ${to}`)
      .last('moved').cost;

  rule('F105.2a', 'from a Trench to a Trench, Bunker or Pillbox for 1, even into woods', () => {
    expect(['trench', 'bunker', 'pillbox', 'foxholes'].map((kind) => cost('L9', 'L8', 'trench', kind))).toEqual([1, 1, 1, 2]);
  });

  rule('F105.2b', 'and back: one of the two must be a Trench', () => {
    expect(['bunker', 'pillbox', 'foxholes'].map((kind) => cost('L9', 'L8', kind, 'trench'))).toEqual([1, 1, 2]);
    expect([cost('L9', 'L8', 'bunker', 'pillbox'), cost('L9', 'L8', 'bunker', 'bunker')]).toEqual([2, 2]);
  });

  rule(['F105.2c', 'F105.2d'], 'even uphill, and over a wall, hedge or fence', () => {
    expect(cost('L7', 'K8', 'trench', 'trench')).toBe(1);
    expect([cost('O6', 'N6', 'trench', 'bunker'), cost('C4', 'C5', 'bunker', 'trench'), cost('A8', 'B8', 'trench', 'trench')]).toEqual([
      1, 1, 1,
    ]);
  });

  rule('F105.2e', 'but never over a cliff', () => {
    const t = moving('K4', ['g-rifle-1'], { fortifications: { K4: 'trench', J4: 'trench' } });
    expect(t.why('step J4')).toBe('cliff T83');
  });

  rule('F105.2f', 'nobody can fire at a unit that has come through them, until it moves on', () => {
    const t = moving('L9', ['g-rifle-1'], {
      allies: { hand: ['A-51'] },
      units: { 'a-line-1': 'N7' },
      fortifications: { L9: 'trench', M9: 'trench' },
    });
    t.choose('step M9');
    expect([t.asks, t.why('op-attack')]).toEqual(['reaction', 'through-trenches F105.2']);
    t.choose('step M8', 'op-fire A-51', 'activate a-line-1');
    expect([t.asks, t.why('op-attack')]).toEqual(['reaction', undefined]);
  });
});

describe('F106 Wire', () => {
  /** A squad and its machine gun in L7 or elsewhere, activated to Fire with another next to it. */
  function firing(from: string, target: string): Given {
    const t = given({
      axis: { hand: ['G-50'], pile: ['G-6'] },
      allies: { pile: ['A-61'] },
      units: { 'g-oertel': 'K8', 'g-rifle-1': { at: from, weapon: 'g-light-mg-1' }, 'g-rifle-2': 'L6', 'a-line-1': target },
      fortifications: { L7: 'wire' },
    });
    return t.choose('order G-50', 'activate g-oertel', 'activate-all');
  }

  rule(['F106.1a', 'F106.1b', 'F106.1c'], 'it takes 1 off Firepower, Range and Morale of either side', () => {
    const t = firing('L7', 'M8').choose('target M8', 'join g-rifle-1', 'fire').until();
    expect(t.last('fired')).toMatchObject({ firers: ['g-rifle-1'], base: 4 });
    const far = (fortifications: Position) => {
      const units = { 'g-rifle-1': 'M9', 'a-line-1': 'M4', 'a-line-2': 'N8' };
      return given({ axis: { hand: ['G-50'] }, units, fortifications })
        .choose('order G-50', 'activate g-rifle-1')
        .why('target M4');
    };
    expect([far({}), far({ M9: 'wire' })]).toEqual([undefined, 'out-of-range O20.3']);
    expect(morale('rifle', 'K9', 'M9', { fortifications: { K9: 'wire' } })).toBe(6);
  });

  rule('F106.1d', 'Command does not suffer', () => {
    const units = { 'g-oertel': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L9', 'a-line-1': 'M8' };
    const t = given({ axis: { hand: ['G-50'], pile: ['G-6'] }, allies: { pile: ['A-61'] }, units, fortifications: { L7: 'wire' } });
    t.choose('order G-50', 'activate g-oertel');
    expect(t.choices).toContain('activate g-rifle-2');
    t.choose('activate-all', 'target M8', 'join g-rifle-1', 'fire').until();
    expect(t.last('fired').base).toBe(5 + 2 - 1);
  });

  rule('F106.2a', 'a unit that Moves into it stops there', () => {
    const t = moving('K9', ['g-rifle-1'], { fortifications: { K8: 'wire' } }).choose('step K8');
    expect(t.why('step K7')).toBe('too-costly O21.1');
  });

  rule(['F106.2b', 'F106.2c'], 'one that Moves out of it stops after that hex, though there be a road or a Leader', () => {
    const t = moving('L8', ['g-rifle-1'], { fortifications: { L8: 'wire' }, units: { 'g-marquardt': 'M8' } }).choose('step M8');
    expect([t.why('step M7'), t.why('step L7')]).toEqual(['too-costly O21.1', 'too-costly O21.1']);
    const free = moving('L8', ['g-rifle-1'], { units: { 'g-marquardt': 'M8' } }).choose('step M8');
    expect(free.why('step M7')).toBeUndefined();
  });

  rule('F106.2d', 'an Advance goes out of Wire and into Wire as it always does', () => {
    const t = given({ axis: { hand: ['G-43'] }, units: { 'g-rifle-1': 'K9' }, fortifications: { K9: 'wire', K8: 'wire' } });
    expect(t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 K8').at('g-rifle-1')).toBe('K8');
  });

  rule('F106.2e', 'a Retreat goes through Wire without stopping', () => {
    const t = given({
      axis: { hand: ['G-11'], pile: ['G-53'] },
      units: { 'g-rifle-1': { at: 'L7', broken: true } },
      fortifications: { K8: 'wire' },
    });
    t.choose('order G-11').until();
    t.choose('retreat K8').until();
    t.choose('retreat J8');
    expect(t.told('retreated').map(({ hex }) => hex)).toEqual(['K8', 'J8']);
  });

  rule('F106.3a', 'units in Wire form no Fire Group with pieces outside it', () => {
    const inside = firing('L7', 'M8').choose('target M8', 'join g-rifle-1');
    expect(inside.why('join g-rifle-2')).toBe('wire-group F106.3');
    const outside = firing('M7', 'M8').choose('target M8', 'join g-rifle-1');
    expect(outside.why('join g-rifle-2')).toBeUndefined();
  });

  rule('F106.3a', 'but with others in their hex', () => {
    const units = { 'g-oertel': 'L7', 'g-rifle-1': 'L7', 'g-line-team-1': 'L7', 'a-line-1': 'M8' };
    const t = given({ axis: { hand: ['G-50'], pile: ['G-6'] }, allies: { pile: ['A-61'] }, units, fortifications: { L7: 'wire' } });
    t.choose('order G-50', 'activate g-oertel', 'activate-all', 'target M8', 'join g-rifle-1', 'join g-line-team-1', 'fire').until();
    expect(t.last('fired').others).toBe(1);
  });

  rule('F106.3b', 'no Weapon is fired out of it', () => {
    expect(firing('L7', 'M8').choose('target M8').why('join g-light-mg-1')).toBe('weapon-silent 11.1');
    expect(firing('M7', 'M8').choose('target M8').why('join g-light-mg-1')).toBeUndefined();
  });
});

describe('F105.2 Op Fire along trenches', () => {
  rule('F105.2f', 'along trenches nobody is fired at, but units may be activated for Op Fire', () => {
    const t = given({
      axis: { hand: ['G-19', SPARE] },
      allies: { hand: ['A-51'] },
      fortifications: { L7: 'trench', L6: 'trench' },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M6' },
    });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'op-fire A-51', 'activate a-line-1');
    expect([t.asks, t.why('op-attack')]).toEqual(['move', 'not-now O21']);
    t.choose('step K6', 'op-attack').until('move');
    expect(t.told('fired')).toHaveLength(1);
  });
});
