/** 11.0 Water hexes. */
import { describe, expect } from 'vitest';
import { LAND } from '../../src/games/commandos-europe/content/land.ts';
import { GRID, hexName, MAPS } from '../../src/games/commandos-europe/content/map.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { beside, isLike, lines, one } from './places.ts';

const COAST = { has: ['coast'], lacks: ['ship', 'pier', 'breakwater', 'building'] } as const;
const SEA = { has: ['sea'] } as const;
/** A hex beside it to which one walks, and no boat goes; '' where there is none. */
function inland(hex: string): string {
  const at = GRID.named.get(hex) ?? -1;
  const found = (GRID.neighbours[at] ?? []).findIndex(
    (next, i) => next >= 0 && (LAND.onFoot[at] ?? 0) & (1 << i) && !((LAND.byBoat[at] ?? 0) & (1 << i)),
  );
  return found < 0 ? '' : beside(hex, found + 1);
}

/** From one shore over the sea to another, with land behind both. */
function crossing(): { from: string; sea: string[]; to: string } {
  for (const direction of [1, 2, 3, 4, 5, 6]) {
    for (const [from = '', a = '', b = '', to = ''] of lines('norway', direction, [COAST, SEA, SEA, COAST], 'byBoat'))
      if (inland(from) !== '' && inland(to) !== '') return { from, sea: [a, b], to };
  }
  throw new Error('Norway has no sound two hexes wide.');
}

const { from, sea, to } = crossing();
const [S1 = '', S2 = ''] = sea;
const squad = (more: object = {}) => ({ pieces: { 'a-squad-1': { at: from }, ...more } });
const withDinghy = squad({ dinghy: { at: from, with: 'a-squad-1' } });

describe('11.0 water', () => {
  rule(['11.0a', '11.2a'], 'nobody goes to sea without a boat; a coastal hex is land or sea', () => {
    const t = given(squad()).choose('move a-squad-1');
    expect([t.why(`step ${S1}`), t.why(`go ${S1}`)]).toEqual(['all-sea 11.0', 'all-sea 11.0']);
    const u = given(withDinghy).choose('move a-squad-1');
    expect([u.why(`step ${S1}`), u.view.move?.land, u.view.move?.water]).toEqual([undefined, 4, 6]);
  });

  rule(['11.1a', '11.2b'], 'a water hex costs one with a dinghy; who goes ashore has ended his move', () => {
    const t = given(withDinghy, [10]).choose('move a-squad-1', `step ${S1}`, `step ${S2}`, `step ${to}`);
    expect([t.view.move?.spent, t.view.move?.afloat]).toEqual([3, true]);
    expect(t.why(`step ${inland(to)}`)).toBe('ashore-ends 11.2');
    expect(t.why(`step ${S2}`)).toBeUndefined();
    t.choose('halt');
    expect(t.at('dinghy')).toBe(to);
  });

  rule('11.1b', 'on land a boat adds nothing and takes one of six places', () => {
    const six = Object.fromEntries(
      ['sten-1', 'sten-2', 'rope', 'camera', 'first-aid', 'binoculars'].map((id) => [id, { at: from, with: 'a-squad-1' }]),
    );
    const t = given(squad({ ...six, dinghy: { at: from, with: 'a-squad-1' } })).choose('move a-squad-1');
    expect(t.view.move?.land).toBe(4);
    expect(t.why(`step ${inland(from)}`)).toBe('too-much-ashore 9.1');
    expect(t.why(`step ${S1}`)).toBeUndefined();
    t.choose('strip rope');
    expect(t.why(`step ${inland(from)}`)).toBeUndefined();
  });

  rule('11.1c', 'the last boat is not let go at sea, nobody is left there, and who has none is stranded', () => {
    const t = given(withDinghy).choose('move a-squad-1', `step ${S1}`);
    expect(t.why('drop dinghy')).toBe('no-boat-left 11.1');
    const two = given(squad({ dinghy: { at: from, with: 'a-squad-1' }, 'b-squad-1': { at: from } })).choose(
      'move a-squad-1',
      'with b-squad-1',
      `step ${S1}`,
    );
    expect(two.why('leave b-squad-1')).toBe('no-boat-left 11.1');
    const lost = given({ pieces: { 'a-squad-1': { at: S1 } } });
    expect(lost.why('move a-squad-1')).toBe('stranded 11.1');
    const dry = one('norway', { cost: 2, lacks: ['coast', 'river'] });
    expect(given({ pieces: { dinghy: { at: dry }, 'a-squad-1': { at: dry } } }).why('move dinghy')).toBe('stranded 11.1');
  });

  rule('10.3a', 'whoever has a boat of his own may halt at sea while the others go on', () => {
    const t = given(
      squad({
        dinghy: { at: from, with: 'a-squad-1' },
        'b-squad-1': { at: from },
        canoe: { at: from, with: 'b-squad-1' },
      }),
      [10, 10],
    ).choose('move a-squad-1', 'with b-squad-1', `step ${S1}`, 'leave b-squad-1', `go ${S2}`);
    expect([t.at('b-squad-1'), t.at('canoe'), t.at('a-squad-1')]).toEqual([S1, S1, S2]);
  });

  rule('10.5a', 'at sea the squad hauls what is in a jeep that hastens nobody', () => {
    const pieces = { dinghy: { at: from, with: 'a-squad-1' }, jeep: { at: from, with: 'a-squad-1' }, sherman: { at: from, with: 'jeep' } };
    const t = given(squad(pieces)).choose('move a-squad-1', 'nominate dinghy');
    expect(t.view.move?.water).toBe(2);
  });

  rule('11.1d', 'even a Sherman goes over water with a dinghy', () => {
    const t = given(squad({ dinghy: { at: from, with: 'a-squad-1' }, sherman: { at: from, with: 'a-squad-1' } })).choose('move a-squad-1');
    expect([t.view.move?.land, t.view.move?.water]).toEqual([0, 2]);
    t.choose(`step ${S1}`);
    expect(t.at('sherman')).toBe(S1);
  });

  rule('11.0b', 'a river is entered by anybody for 2, with a boat along it for 1', () => {
    const rivers = (MAPS[3]?.hexes ?? []).filter((hex) => isLike(hex, { has: ['river'], lacks: ['bridge', 'road'] }));
    const pair = rivers.flatMap((hex) =>
      (GRID.neighbours[hex] ?? []).flatMap((next, i) =>
        rivers.includes(next) && (LAND.byBoat[hex] ?? 0) & (1 << i) ? [[hex, next] as const] : [],
      ),
    );
    const [a = -1, b = -1] = pair[0] ?? [];
    const walking = given({ setup: 'continent', pieces: { 'a-squad-1': { at: hexName(a) } } }).choose(
      'move a-squad-1',
      `step ${hexName(b)}`,
    );
    expect(walking.view.move?.spent).toBe(2);
    const rowing = given({ setup: 'continent', pieces: { 'a-squad-1': { at: hexName(a) }, canoe: { at: hexName(a), with: 'a-squad-1' } } });
    rowing.choose('move a-squad-1', `step ${hexName(b)}`);
    expect([rowing.view.move?.spent, rowing.view.move?.afloat]).toEqual([1, false]);
  });

  rule('10.11b', 'a base at sea takes everything, and is left with a boat only', () => {
    const t = given({ bases: [S1], pieces: { 'a-squad-1': { at: S1 }, radio: { at: S1 }, dinghy: { at: S1 } } }).choose('move a-squad-1');
    expect(t.why(`step ${S2}`)).toBe('all-sea 11.0');
    t.choose('take dinghy', `step ${S2}`);
    expect(t.at('radio')).toBe(S1);
  });
});

describe('11.1, 13.0 losses at sea', () => {
  const boat = { phase: 'enemies', bases: [to], enemies: { 'patrol-boat-1': S2 } };
  const at = (holder: string) => ({ at: S1, with: holder });
  const hurt = { 'b-squad-1': { at: to }, 'a-squad-1': { at: S1, detected: 1 } };

  rule(
    ['13.0f', '11.1c'],
    'what a boat that is lost had in it goes to whoever has a place for it: the die takes one piece and no more',
    () => {
      const pieces = { ...hurt, canoe: at('a-squad-1'), dinghy: at('a-squad-1'), rope: at('canoe'), camera: at('canoe') };
      const t = given({ ...boat, pieces }, [6, 1, 'light-wounds', 1]).choose('lose canoe');
      expect([t.at('rope'), t.at('camera'), t.told('sunk')]).toEqual([S1, S1, []]);
    },
  );

  rule('13.1c', 'a leader who is killed takes no gear with him', () => {
    const pieces = { ...hurt, 'officer-1': at('a-squad-1'), dinghy: at('a-squad-1'), camera: at('officer-1'), rope: at('a-squad-1') };
    const two = { ...boat, enemies: { 'patrol-boat-1': S2, 'patrol-boat-2': S2 } };
    const t = given({ ...two, pieces }, [6, 1, 'officer-killed', 6, 1, 'light-wounds', 1]).choose('lose rope');
    expect([t.at('camera'), t.told('sunk')]).toEqual([S1, []]);
  });
});

describe('11.1 who goes in a boat', () => {
  const atSea = (more: object) => ({ bases: [from], pieces: { 'a-squad-1': { at: S1 }, dinghy: { at: S1, with: 'a-squad-1' }, ...more } });

  rule('11.1c', 'nobody sails off with the only boat and leaves others in the sea', () => {
    const t = given(atSea({ 'b-squad-1': { at: S1 } })).choose('move a-squad-1');
    expect([t.why(`step ${S2}`), t.why(`go ${S2}`), t.choices.some((text) => text.startsWith('go'))]).toEqual([
      'no-boat-left 11.1',
      'no-boat-left 11.1',
      false,
    ]);
    expect(t.choose('with b-squad-1').why(`go ${S2}`)).toBeUndefined();
    const leader = given(atSea({ 'officer-1': { at: S1, with: 'a-squad-1' } })).choose('move a-squad-1', 'without officer-1');
    expect(leader.why(`go ${S2}`)).toBe('no-boat-left 11.1');
    const passing = given(atSea({ 'b-squad-1': { at: S2 } })).choose('move a-squad-1', `step ${S2}`);
    expect(passing.why(`go ${to}`)).toBeUndefined();
    const two = given(atSea({ 'b-squad-1': { at: S1 }, canoe: { at: S1 } })).choose('move a-squad-1');
    expect(two.why(`go ${S2}`)).toBeUndefined();
  });

  rule(['9.2b', '9.3a'], 'a leader adds his place afloat; no boat takes a vehicle without a squad', () => {
    const six = ['sten-1', 'sten-2', 'rope', 'camera', 'first-aid', 'binoculars'];
    const full = Object.fromEntries(six.map((id) => [id, { at: from, with: 'a-squad-1' }]));
    const officer = { 'officer-1': { at: from, with: 'a-squad-1' }, 'knives-1': { at: from, with: 'officer-1' } };
    const t = given(squad({ ...full, ...officer, scuba: { at: from, with: 'a-squad-1' } })).choose('move a-squad-1');
    expect(t.why(`step ${S1}`)).toBeUndefined();
    const ferry = given(squad({ dinghy: { at: from }, jeep: { at: from } })).choose('move dinghy', 'with jeep');
    expect([ferry.why(`step ${S1}`), ferry.why(`go ${S1}`)]).toEqual(['too-much-afloat 9.3', 'too-much-afloat 9.3']);
    const crew = given(squad({ dinghy: { at: from }, jeep: { at: from } })).choose('move dinghy', 'with jeep', 'with a-squad-1');
    expect([crew.why(`step ${S1}`), crew.view.move?.by[0]]).toEqual([undefined, 'dinghy']);
  });

  rule('11.1a', 'a boat that leads adds its plus to the squad that comes along', () => {
    const t = given(squad({ dinghy: { at: from } })).choose('move dinghy', 'with a-squad-1');
    expect([t.view.move?.water, t.why(`step ${inland(from)}`)]).toEqual([6, 'not-by-water 11.1']);
  });

  rule('10.11b', 'a vehicle that is left in the sea goes down with all it has', () => {
    const t = given(atSea({ jeep: { at: S1 }, radio: { at: S1, with: 'jeep' } }), [10]).choose('move a-squad-1', `go ${S2}`);
    expect([t.at('jeep'), t.at('radio'), t.last('sunk').pieces]).toEqual(['', '', ['radio', 'jeep']]);
  });
});
