/** O22 Recover. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const RECOVER = 'G-3';
const ROUT = 'G-11';
const MOVE = 'G-19';
type Units = Record<string, unknown>;
const BROKEN = { at: 'L7', broken: true };

const position = (units: Units, pile: string[] = [], axis: object = {}) =>
  given({ axis: { hand: [RECOVER, SPARE], pile, ...axis }, units: { ...units, 'a-weapon-team-6': 'O1' } });

/** These units after a Recover with these rolls. */
const recovered = (units: Units, pile: string[], axis: object = {}) =>
  position(units, pile, axis).choose(`order ${RECOVER}`).until('next-order');

/** The Morale that counted in the roll for a unit. */
const moraleOf = (t: ReturnType<typeof given>, id: string) =>
  t.told('rally-roll').flatMap(({ unit, morale }) => (unit === id ? [morale] : []))[0];

const rolled = (t: ReturnType<typeof given>) => t.told('rally-roll').map(({ unit }) => unit);
const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

describe('O22.1 Who is activated', () => {
  rule(['O22.1a', 'O22.1d'], 'the player who gives it is activated, not his units, and nobody of the enemy’s', () => {
    const t = recovered({ 'g-rifle-1': BROKEN, 'a-line-1': { at: 'O6', broken: true, suppressed: true } }, ['G-13']);
    expect([t.state.sides.axis.recovered, t.state.sides.allies.recovered]).toEqual([true, false]);
    expect(rolled(t)).toEqual(['g-rifle-1']);
    expect(t.told('activated')).toEqual([]);
    expect(t.unit('g-rifle-1').activated).toBe(false);
    expect(t.unit('a-line-1')).toMatchObject({ broken: true, suppressed: true });
  });

  rule('O22.1b', 'it takes a broken or suppressed unit of one’s own', () => {
    const why = (own: object, enemy: object = {}) =>
      position({ 'g-rifle-1': { at: 'L7', ...own }, 'a-line-1': { at: 'O6', ...enemy } }).why(`order ${RECOVER}`);
    expect(why({})).toBe('nobody-broken O22.1');
    expect(why({}, { broken: true, suppressed: true })).toBe('nobody-broken O22.1');
    expect([why({ broken: true }), why({ suppressed: true })]).toEqual([undefined, undefined]);
  });

  rule(['O22.1c', 'O22.1e'], 'once a Turn, and not after a Rout of one’s own units', () => {
    const twice = recovered({ 'g-rifle-1': BROKEN }, ['G-67'], { hand: [RECOVER, 'G-4', SPARE] });
    expect(twice.unit('g-rifle-1').broken).toBe(true);
    expect(twice.why('order G-4')).toBe('already-recovered O22.1');
    const units = { 'g-rifle-1': BROKEN, 'a-line-1': { at: 'L9', broken: true } };
    const routed = (whom: string) =>
      position(units, ['G-13'], { hand: [ROUT, RECOVER, SPARE] })
        .choose(`order ${ROUT}`, `rout ${whom}`)
        .until('next-order');
    expect(routed('axis').why(`order ${RECOVER}`)).toBe('already-recovered O22.1');
    expect(routed('allies').why(`order ${RECOVER}`)).toBeUndefined();
  });

  rule('O22.1f', 'a unit may recover and be activated in one Turn, in either order', () => {
    const rallied = recovered({ 'g-rifle-1': BROKEN }, ['G-13'], { hand: [RECOVER, MOVE, SPARE] });
    rallied.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'halt', 'end-move');
    expect(rallied.at('g-rifle-1')).toBe('L6');
    const before = recovered({ 'g-rifle-1': { ...BROKEN, activated: true } }, ['G-13']);
    expect(before.told('rallied').map(({ unit }) => unit)).toEqual(['g-rifle-1']);
  });
});

describe('O22.2 How to Recover', () => {
  rule('O22.2a', 'first all Suppressed markers come off, so that they do not weigh on the rolls', () => {
    const t = recovered({ 'g-rifle-1': { ...BROKEN, suppressed: true }, 'g-rifle-2': { at: 'L6', suppressed: true } }, ['G-23']);
    expect(t.last('unsuppressed').units).toEqual(['g-rifle-1', 'g-rifle-2']);
    expect(t.last('rally-roll')).toMatchObject({ morale: 7, roll: 6, result: 'rallied' });
    expect(t.unit('g-rifle-2').suppressed).toBe(false);
  });

  rule(['O22.2b', 'O22.2d'], 'every broken unit has its roll, in the order that the player likes', () => {
    const units = {
      'g-rifle-1': BROKEN,
      'g-rifle-2': { at: 'L6', broken: true },
      'g-rifle-3': 'K9',
      'g-line-team-1': { at: 'K9', broken: true },
    };
    const t = position(units, ['G-67', 'G-68', 'G-69']).choose(`order ${RECOVER}`);
    expect([t.asks, t.seat]).toEqual(['rally-roll', 'axis']);
    expect(t.choices).toEqual(['rally-roll g-rifle-1', 'rally-roll g-rifle-2', 'rally-roll g-line-team-1']);
    t.choose('rally-roll g-line-team-1', 'rally-roll g-rifle-2').until('next-order');
    expect(rolled(t)).toEqual(['g-line-team-1', 'g-rifle-2', 'g-rifle-1']);
  });

  rule('O22.2c', 'who is broken by an event in the middle of it has no roll', () => {
    const t = recovered({ 'g-rifle-1': BROKEN, 'g-rifle-2': 'L6' }, ['G-41', 'G-10', 'G-56']);
    expect(t.told('broke')).toMatchObject([{ unit: 'g-rifle-2', rule: 'E72' }]);
    expect(rolled(t)).toEqual(['g-rifle-1']);
    expect(t.unit('g-rifle-2').broken).toBe(true);
  });
});

describe('O22.3 Rally Roll', () => {
  const outcome = (card: string, units: Units) => {
    const t = recovered(units, [card]);
    const [unit = ''] = rolled(t);
    const { broken, suppressed } = t.unit(unit);
    return { morale: moraleOf(t, unit), broken, suppressed };
  };

  rule(['O22.3a', 'O22.3b', 'O22.3c', 'O22.3d'], 'with Morale 7 a 5 or 6 rallies, a 7 suppresses, an 8 or 9 does nothing', () => {
    const squad = { 'g-rifle-1': BROKEN };
    for (const card of ['G-13', 'G-23']) expect(outcome(card, squad)).toEqual({ morale: 7, broken: false, suppressed: false });
    expect(outcome('G-31', squad)).toEqual({ morale: 7, broken: true, suppressed: true });
    for (const card of ['G-50', 'G-53']) expect(outcome(card, squad)).toEqual({ morale: 7, broken: true, suppressed: false });
  });

  rule('O22.3d', 'Command and Cover, for better or worse, are part of that Morale', () => {
    expect(outcome('G-23', { 'g-conscript-1': BROKEN })).toMatchObject({ morale: 5, broken: true });
    expect(outcome('G-23', { 'g-conscript-1': BROKEN, 'g-lorenz': 'L7' })).toMatchObject({ morale: 7, broken: false });
    expect(outcome('G-23', { 'g-conscript-1': { at: 'L8', broken: true } })).toMatchObject({ morale: 7, broken: false });
    expect(outcome('G-23', { 'g-rifle-1': { at: 'M7', broken: true } })).toMatchObject({ morale: 6, broken: true, suppressed: true });
  });

  rule('O22.3e', 'a leader who has rallied helps those in his hex who roll after him', () => {
    const units = { 'g-lorenz': BROKEN, 'g-conscript-1': BROKEN };
    const morale = (first: string) =>
      moraleOf(position(units, ['G-4', 'G-5']).choose(`order ${RECOVER}`, `rally-roll ${first}`).until('next-order'), 'g-conscript-1');
    expect([morale('g-lorenz'), morale('g-conscript-1')]).toEqual([7, 5]);
  });
});

describe('O22 Once a Turn, and once a unit', () => {
  rule('O22.1c', 'a new Turn lets both players recover again', () => {
    const broken = { [RIFLE]: { at: 'B5', broken: true }, [YANKS]: { at: 'O5', broken: true } };
    const spent = { recovered: true };
    const cards = ['G-31', 'G-42', 'G-46', 'G-47', 'G-49'];
    const t = given({ axis: { hand: cards, ...spent }, allies: { hand: ['A-5'], ...spent }, units: broken });
    expect(t.choose('discard', 'done').why('order A-5')).toBeUndefined();
    const theirs = given({
      active: 'allies',
      axis: { hand: ['G-5'], ...spent },
      allies: { hand: ['A-43', 'A-49', 'A-50', 'A-70', 'A-71'], ...spent },
      units: broken,
    });
    expect(theirs.choose('discard', 'done').why('order G-5')).toBeUndefined();
  });

  rule('O22.2a', 'nothing is told of suppression where there was none', () => {
    const recovered = (suppressed: boolean) =>
      given({ axis: { hand: ['G-5'], pile: ['G-3'] }, units: { [RIFLE]: { at: 'L7', broken: true, suppressed }, [YANKS]: 'O1' } })
        .choose('order G-5')
        .until()
        .told('unsuppressed')
        .map(({ units }) => units);
    expect([recovered(false), recovered(true)]).toEqual([[], [[RIFLE]]]);
  });

  rule('O22.3a', 'whom the Event of his own Rally Roll has rallied is not rallied twice', () => {
    const t = given({
      axis: { hand: ['G-5'], pile: ['G-34', 'G-7'] },
      units: { 'g-ss-1': { at: 'L7', broken: true }, [YANKS]: 'O1' },
    }).choose('order G-5');
    expect(t.until().told('rallied')).toMatchObject([{ rule: 'E64', unit: 'g-ss-1' }]);
  });
});
