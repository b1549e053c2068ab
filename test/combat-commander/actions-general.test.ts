/** A24 Actions in general; A28 Command Confusion, A31 Demolitions, A32 Dig In. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

/** Germans in the woods of L5 (Cover 2), Americans in the woods on the road next to them (Cover 1). */
const woods = (more: Record<string, unknown>) =>
  given({
    units: { [RIFLE]: 'L5', [YANKS]: 'M5' },
    axis: { hand: ['G-50', 'G-13', 'G-27'], pile: ['G-55'] },
    allies: { hand: ['A-51', 'A-13', 'A-26'], pile: ['A-55'] },
    ...more,
  });

const played = (t: Given) => t.told('action-played').map(({ side, action }) => `${side} ${action}`);

describe('A24 Actions in general', () => {
  rule('A24.1a', 'both players play Actions in either player’s Turn, each when what it asks for has come about', () => {
    const germans = woods({}).choose('order G-50', `activate ${RIFLE}`, 'target M5', 'hand-grenades G-13', 'concealment A-26');
    expect(played(germans)).toEqual(['axis hand-grenades', 'allies concealment']);
    const americans = woods({ active: 'allies' });
    americans.choose('order A-51', `activate ${YANKS}`, 'target L5', 'hand-grenades A-13', 'concealment G-27');
    expect(played(americans)).toEqual(['allies hand-grenades', 'axis concealment']);
    expect(woods({}).why('hand-grenades G-13')).toBe('not-now 5');
  });

  rule('A24.1b', 'an Action takes a card of the hand with that Action on it, and the card is spent', () => {
    const t = woods({}).choose('order G-50', `activate ${RIFLE}`, 'target M5');
    expect(t.why('hand-grenades G-27')).toBe('not-that-card A34');
    expect(t.why('hand-grenades G-14')).toBe('not-in-hand A34');
    t.choose('hand-grenades G-13');
    expect(t.state.sides.axis.hand).toEqual(['G-27']);
    expect(t.state.sides.axis.deck.discards).toEqual(['G-50', 'G-13']);
    expect(t.why('hand-grenades G-13')).toBe('not-in-hand A34');
  });

  rule(['A24.1c', 'A24.1d'], 'several Actions answer one situation, and what they do adds up', () => {
    const t = woods({
      axis: { hand: ['G-50', 'G-13', 'G-14', 'G-70'], pile: ['G-55'] },
      allies: { hand: ['A-26', 'A-27'], pile: ['A-13'] },
    });
    t.choose('order G-50', `activate ${RIFLE}`, 'target M5', 'hand-grenades G-13', 'hand-grenades G-14', 'marksmanship G-70');
    t.choose('concealment A-26', 'concealment A-27').until();
    expect(t.last('attack-total')).toMatchObject({ firepower: 5 + 2 + 2 + 2, roll: 9, total: 20 });
    expect(t.told('concealed').map(({ total }) => total)).toEqual([19, 18]);
    expect(t.last('defended')).toMatchObject({ unit: YANKS, attack: 18 });
  });

  const brawl = (hands: { axis: string[]; allies: string[] }) =>
    given({
      units: { [RIFLE]: 'L6', [YANKS]: 'L7', 'g-rifle-9': 'B5', 'a-line-9': 'O1' },
      axis: { hand: ['G-68', ...hands.axis], pile: ['G-55'] },
      allies: { hand: hands.allies, pile: ['A-13'] },
    }).choose('order G-68', `activate ${RIFLE}`, `advance ${RIFLE} L7`);

  rule('A24.2a', 'the inactive player plays all of his Actions before the active player plays his first', () => {
    const t = brawl({ axis: ['G-56'], allies: ['A-59', 'A-3'] });
    expect([t.asks, t.seat]).toEqual(['ambush', 'allies']);
    expect(t.why('ambush G-56')).toBe('not-in-hand A25');
    t.choose('ambush A-59').until('ambush');
    expect(t.seat).toBe('allies');
    t.choose('pass');
    expect([t.asks, t.seat]).toEqual(['ambush', 'axis']);
    t.choose('ambush G-56').until();
    expect(played(t)).toEqual(['allies ambush', 'axis ambush']);
  });

  rule('A24.2b', 'Op Fire, too, comes before the Actions of the player who moves', () => {
    const t = given({
      units: { [RIFLE]: 'L6', [YANKS]: 'N7', 'g-rifle-9': 'B5' },
      axis: { hand: ['G-20', 'G-51'], pile: ['G-55', 'G-56'] },
      allies: { hand: ['A-51'], pile: ['A-3'] },
    }).choose('order G-20', `activate ${RIFLE}`, `set-out ${RIFLE}`);
    expect(t.why('smoke-grenades G-51')).toBeUndefined();
    t.choose('step L7');
    expect([t.asks, t.seat, t.why('smoke-grenades G-51')]).toEqual(['reaction', 'allies', 'not-now A33.2']);
    t.choose('op-fire A-51', `activate ${YANKS}`, 'op-attack').until('move');
    expect(t.told('fired')).toMatchObject([{ side: 'allies', firing: 'op-fire' }]);
    expect([t.asks, t.seat, t.why('smoke-grenades G-51')]).toEqual(['move', 'axis', undefined]);
  });

  rule('A24.3a', 'an Action activates nobody: a Squad that hid may still be activated for Op Fire, and only then has been', () => {
    const t = given({
      units: { [RIFLE]: 'L6', 'g-rifle-2': 'L8', [YANKS]: 'N7' },
      axis: { hand: ['G-50', 'G-20'], pile: ['G-13', 'G-55'] },
      allies: { hand: ['A-26', 'A-51'], pile: ['A-55', 'A-3'] },
    });
    t.choose('order G-50', `activate ${RIFLE}`, 'target N7', 'concealment A-26').until('next-order');
    expect(t.unit(YANKS).activated).toBe(false);
    t.choose('order G-20', 'activate g-rifle-2', 'set-out g-rifle-2', 'step L7', 'op-fire A-51', `activate ${YANKS}`);
    expect(t.unit(YANKS).activated).toBe(true);
  });

  rule('A24.3b', 'whoever is activated may be used for one Action after the other, but not be activated again for Op Fire', () => {
    const t = given({
      units: { 'g-ss-1': 'L6', 'g-ss-2': 'L6', [YANKS]: 'N7', 'a-line-2': 'B5' },
      axis: { hand: ['G-20', 'G-50', 'G-51', 'G-1', 'G-2'], pile: ['G-3', 'G-5'] },
      allies: { hand: ['A-51', 'A-52'], pile: ['A-55', 'A-56', 'A-3'] },
      smokeCup: [1, 2],
    });
    t.choose('order G-20', 'activate g-ss-1', 'smoke-grenades G-50', 'place-smoke K6', 'smoke-grenades G-51', 'place-smoke L5');
    t.choose('assault-fire G-1', 'target N7').until('move');
    t.choose('assault-fire G-2', 'target N7').until('move');
    expect(played(t)).toEqual(['axis smoke-grenades', 'axis smoke-grenades', 'axis assault-fire', 'axis assault-fire']);
    t.choose('set-out g-ss-1', 'step L7', 'op-fire A-51', `activate ${YANKS}`);
    expect(t.why('op-fire A-52')).toBe('no-target A33.2');
    expect(t.why('op-attack')).toBeUndefined();
  });
});

describe('A28 Command Confusion', () => {
  rule('A28a', 'at no window does the card serve as an Action', () => {
    const t = given({
      units: { [RIFLE]: 'L6', 'g-rifle-2': 'L6', [YANKS]: 'L7', 'a-line-9': 'O1' },
      axis: { hand: ['G-50', 'G-68', 'G-47'], pile: ['G-5', 'G-55'] },
      allies: { hand: ['A-50', 'A-70'], pile: ['A-55', 'A-13'] },
    });
    t.choose('order G-50', `activate ${RIFLE}`, 'target L7');
    const windows: string[][] = [];
    const look = () => windows.push([t.asks, ...t.choices.filter((choice) => choice.includes('-50') || choice.includes('-47'))]);
    look();
    expect(t.why('hand-grenades G-47')).toBe('not-that-card A34');
    t.until('defence-actions');
    look();
    expect(t.why('concealment A-50')).toBe('not-that-card A29');
    t.choose('order G-68', 'activate g-rifle-2', 'advance g-rifle-2 L7');
    look();
    expect(windows).toEqual([['fire-actions'], ['defence-actions'], ['ambush']]);
    expect(t.why('ambush A-50')).toBe('not-that-card A25');
  });
});

describe('A31 Demolitions', () => {
  const forts = { M7: 'trench', N7: 'wire', L6: 'foxholes', O8: 'mines' };
  const discarding = (more: Record<string, unknown> = {}) =>
    given({
      units: { [RIFLE]: 'L6', [YANKS]: 'M7', 'a-line-2': 'O8' },
      fortifications: forts,
      axis: { hand: ['G-3', 'G-5'] },
      allies: { hand: ['A-67', 'A-3'] },
      ...more,
    }).choose('discard');

  rule(['A31a', 'A31c'], 'a card discarded in a pass lets the enemy destroy one Fortification in a hex of his own', () => {
    const t = discarding().choose('toss G-3', 'done', 'demolitions A-67');
    expect(t.choices).toEqual(['clear M7', 'clear O8']);
    t.choose('clear M7');
    expect(t.told('fortification-removed')).toMatchObject([{ kind: 'trench', hex: 'M7' }]);
    expect(t.state.fortifications).toHaveLength(3);
  });

  rule('A31a', 'a pass without a discard is no occasion, nor is a card played for an Order', () => {
    const nothing = discarding().choose('done');
    expect([nothing.asks, nothing.seat, nothing.why('demolitions A-67')]).toEqual(['turn', 'allies', 'not-now 5']);
    const order = given({
      units: { 'g-conscript-1': { at: 'A5', broken: true }, [YANKS]: 'M7' },
      fortifications: forts,
      axis: { hand: ['G-7'], pile: ['G-55'] },
      allies: { hand: ['A-67'] },
    }).choose('order G-7', 'pass');
    expect([order.asks, order.seat]).toEqual(['turn', 'allies']);
  });

  /** Broken Conscripts of Morale 5 make a Rally Roll of 7 that does them no good but brings an Event. */
  const patient = { 'g-conscript-1': { at: 'A5', broken: true }, 'a-line-2': { at: 'O8' }, [YANKS]: 'M7' };

  rule('A31b', 'cards lost to Fog of War or Interrogation are no occasion', () => {
    const fog = given({
      units: patient,
      fortifications: forts,
      axis: { hand: ['G-7', 'G-3'], pile: ['G-33', 'G-72'] },
      allies: { hand: ['A-3', 'A-67'] },
    }).choose('order G-7', 'pass');
    expect(fog.told('card-lost')).toMatchObject([{ side: 'allies' }, { side: 'axis', card: 'G-3' }]);
    expect([fog.asks, fog.seat]).toEqual(['turn', 'allies']);
    const interrogated = given({
      active: 'allies',
      units: { 'a-green-team-1': { at: 'M7', broken: true }, [RIFLE]: 'L6' },
      fortifications: forts,
      axis: { hand: ['G-3'] },
      allies: { hand: ['A-7', 'A-67'], pile: ['A-33', 'A-46'] },
    }).choose('order A-7', 'interrogate G-3');
    expect(interrogated.told('card-lost')).toMatchObject([{ side: 'axis', card: 'G-3' }]);
    expect(interrogated.why('demolitions A-67')).toBe('not-now 5.1');
  });
});

describe('A32 Dig In', () => {
  const timed = (more: Record<string, unknown> = {}) =>
    given({
      units: { 'g-conscript-1': { at: 'A5', broken: true }, [YANKS]: 'M7', 'a-line-2': 'F4', 'a-line-3': 'N7', 'a-line-4': 'N8' },
      fortifications: { N7: 'wire' },
      smoke: { K4: 2 },
      axis: { hand: ['G-7', 'G-33'], pile: ['G-71'] },
      allies: { hand: ['A-33', 'A-34'] },
      reinforcements: [{ side: 'allies', time: 1, unit: 'a-line-5' }],
      ...more,
    });

  rule('A32a', 'it is played at the end of a Time Advancement, after everything else, and at no other time', () => {
    const t = timed();
    expect(t.why('dig-in G-33')).toBe('not-now 5');
    t.choose('order G-7', 'place O6');
    expect([t.asks, t.seat]).toEqual(['dig-in', 'allies']);
    t.choose('dig-in A-33', 'entrench M7', 'pass', 'dig-in G-33', 'entrench A5');
    const course = t.events
      .map(({ type }) => type)
      .filter((type) => ['time-advanced', 'smoke-removed', 'placed', 'fortified'].includes(type));
    expect(course).toEqual(['time-advanced', 'smoke-removed', 'placed', 'fortified', 'fortified']);
  });

  rule(['A32b', 'A32c', 'A32d'], 'Foxholes go where the player has a unit, but not into Water or beside a Fortification', () => {
    const t = timed().choose('order G-7', 'place O6', 'dig-in A-33');
    expect(t.choices).toEqual(['entrench M7', 'entrench N8', 'entrench O6']);
    t.choose('entrench N8', 'dig-in A-34');
    expect(t.last('fortified')).toMatchObject({ kind: 'foxholes', hex: 'N8' });
    expect(t.choices).toEqual(['entrench M7', 'entrench O6']);
  });

  rule(['A32c', 'A32d'], 'with nobody on diggable ground the card cannot be played', () => {
    const t = timed({ units: { 'g-conscript-1': { at: 'A5', broken: true }, [YANKS]: 'F4' }, reinforcements: [] });
    t.choose('order G-7').until('dig-in');
    expect(t.why('dig-in A-33')).toBe('nobody-can A32');
  });
});
