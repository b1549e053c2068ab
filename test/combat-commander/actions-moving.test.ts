/** Actions of units that Move: A26 Assault Fire, A39 Smoke Grenades. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const SS = 'g-ss-1';
const RIFLE = 'g-rifle-1';
const PIONEERS = 'g-pionier-1';
const YANKS = 'a-line-1';

interface March {
  readonly units?: Record<string, unknown>;
  readonly hand?: readonly string[];
  readonly pile?: readonly string[];
  readonly more?: Record<string, unknown>;
}

/** A German Move Order near an American Squad in the orchard of N7. */
const march = ({ units = { [SS]: 'L6', [YANKS]: 'N7' }, hand = ['G-1'], pile = ['G-5'], more = {} }: March) =>
  given({ units, axis: { hand: ['G-20', ...hand], pile }, allies: { pile: ['A-55', 'A-56'] }, ...more }).choose('order G-20');

describe('A26 Assault Fire', () => {
  rule('A26a', 'a unit that Moves needs boxed FP, or a Weapon that has it', () => {
    expect(march({}).choose(`activate ${SS}`).why('assault-fire G-1')).toBeUndefined();
    const plain = march({ units: { [RIFLE]: 'L6', [YANKS]: 'N7' } }).choose(`activate ${RIFLE}`);
    expect(plain.why('assault-fire G-1')).toBe('no-target A26');
    const armed = march({ units: { [RIFLE]: { at: 'L6', weapon: 'g-light-mg-1' }, [YANKS]: 'N7' } }).choose(`activate ${RIFLE}`);
    expect(armed.why('assault-fire G-1')).toBeUndefined();
    const bystander = march({ units: { [RIFLE]: 'L6', [SS]: 'L7', [YANKS]: 'N7' } }).choose(`activate ${RIFLE}`);
    expect(bystander.why('assault-fire G-1')).toBe('no-target A26');
    const broken = march({ units: { [SS]: { at: 'L7', broken: true }, [YANKS]: 'M7' } }).choose(`activate ${SS}`);
    expect(broken.why('assault-fire G-1')).toBe('no-target A26');
  });

  rule('A26b', 'that same piece must have an enemy within Range and sight from where it is now', () => {
    const far = march({ units: { [PIONEERS]: 'M9', [YANKS]: 'M5' } }).choose(`activate ${PIONEERS}`, `set-out ${PIONEERS}`);
    expect(far.why('assault-fire G-1')).toBe('no-target A26');
    expect(far.choose('step M8').why('assault-fire G-1')).toBeUndefined();
    const hidden = march({ units: { [PIONEERS]: 'L9', [YANKS]: 'L7' } }).choose(`activate ${PIONEERS}`);
    expect(hidden.why('assault-fire G-1')).toBe('no-target A26');
    const wrongPiece = { [RIFLE]: 'K8', [PIONEERS]: 'L9', 'g-trautmann': 'K9', [YANKS]: 'L7' };
    const t = march({ units: wrongPiece }).choose('activate g-trautmann', 'activate-all');
    expect(t.why('assault-fire G-1')).toBe('no-target A26');
  });

  rule('A26c', 'one card is good for one attack', () => {
    const t = march({ hand: ['G-1', 'G-2'] })
      .choose(`activate ${SS}`, 'assault-fire G-1', 'target N7')
      .until('move');
    expect(t.told('fired')).toMatchObject([{ firing: 'assault-fire', firers: [SS], hexes: ['N7'] }]);
    expect(t.why('target N7')).toBe('not-now O21');
    t.choose('assault-fire G-2', 'target N7').until('move');
    expect(t.told('fired')).toHaveLength(2);
  });

  rule('A26d', 'all boxed pieces that Move may fire as a group, and no others', () => {
    const units = {
      'g-oertel': 'L6',
      [SS]: { at: 'L6', weapon: 'g-light-mg-1' },
      [RIFLE]: { at: 'L7', weapon: 'g-heavy-mg-1' },
      'g-ss-2': 'M6',
      [YANKS]: 'N7',
    };
    const t = march({ units }).choose('activate g-oertel', `activate ${SS}`, `activate ${RIFLE}`, 'done', 'assault-fire G-1', 'target N7');
    expect(t.choices.filter((choice) => choice.startsWith('join'))).toEqual([`join ${SS}`, 'join g-light-mg-1']);
    expect([t.why(`join ${RIFLE}`), t.why('join g-heavy-mg-1'), t.why('join g-ss-2')]).toEqual([
      'not-boxed A26',
      'not-boxed A26',
      'not-firing O20.3',
    ]);
    t.choose('fire-all').until('move');
    expect(t.last('fired')).toMatchObject({ firers: [SS, 'g-light-mg-1'], base: 8, others: 1, firepower: 9 });
    const alone = march({ units }).choose(
      'activate g-oertel',
      `activate ${SS}`,
      'done',
      'assault-fire G-1',
      'target N7',
      `join ${SS}`,
      'fire',
    );
    expect(alone.until('move').last('fired').firers).toEqual([SS]);
  });

  rule('A26e', 'Ordnance must secure a hit first, Hindrance and the enemy’s Cover count as in a Fire Order', () => {
    const charge = { [PIONEERS]: { at: 'L7', weapon: 'g-satchel-charge-1' }, [YANKS]: 'M7' };
    const missing = march({ units: charge, hand: ['G-16'], pile: ['G-1', 'G-5'] }).choose(`activate ${PIONEERS}`, 'assault-fire G-16');
    missing.choose('shell g-satchel-charge-1 M7').until('move');
    expect(missing.told('targeting')).toMatchObject([{ range: 1, product: 1, hit: false }]);
    expect(missing.told('fired')).toEqual([]);
    const hitting = march({ units: charge, hand: ['G-16'], pile: ['G-5', 'G-6'] }).choose(`activate ${PIONEERS}`, 'assault-fire G-16');
    hitting.choose('shell g-satchel-charge-1 M7').until('move');
    expect(hitting.told('targeting')).toMatchObject([{ product: 2, hit: true }]);
    expect(hitting.told('attack-total')).toMatchObject([{ firepower: 12, roll: 3, total: 15 }]);
    const smoky = march({ more: { smoke: { L6: 4 } } })
      .choose(`activate ${SS}`, 'assault-fire G-1', 'target N7')
      .until('move');
    expect(smoky.last('fired')).toMatchObject({ base: 6, hindrance: 4, firepower: 2 });
    expect(smoky.last('defended')).toMatchObject({ unit: YANKS, cover: 1, morale: 7 });
  });

  rule('A26f', 'it comes before, between or after the steps of the move', () => {
    const fired = (...path: string[]) =>
      march({})
        .choose(`activate ${SS}`, ...path, 'assault-fire G-1', 'target N7')
        .until('move');
    expect(fired().last('fired').firers).toEqual([SS]);
    const between = fired(`set-out ${SS}`, 'step L7');
    expect(between.choose('step M8').at(SS)).toBe('M8');
    const after = fired(`set-out ${SS}`, 'step L7', 'halt');
    expect(after.last('fired').firers).toEqual([SS]);
    expect(after.why(`set-out ${SS}`)).toBe('not-to-choose O21.2');
  });
});

describe('A39 Smoke Grenades', () => {
  const grenadiers = (unit: string, more: Record<string, unknown> = {}) =>
    march({ units: { [unit]: 'L6', [YANKS]: 'N7' }, hand: ['G-50'], more: { smokeCup: [4, 2, 6], ...more } });

  rule(['A39a', 'A39b'], 'only a unit with boxed Movement can throw them, and only while it is activated to Move', () => {
    expect(grenadiers(RIFLE).choose(`activate ${RIFLE}`).why('smoke-grenades G-50')).toBeUndefined();
    expect(grenadiers('g-volksgrenadier-1').choose('activate g-volksgrenadier-1').why('smoke-grenades G-50')).toBe('not-boxed A39');
    const broken = march({ units: { [RIFLE]: { at: 'L6', broken: true }, [YANKS]: 'N7' }, hand: ['G-50'] }).choose(`activate ${RIFLE}`);
    expect(broken.why('smoke-grenades G-50')).toBe('not-boxed A39');
    const idle = march({ units: { [RIFLE]: 'L7', 'g-volksgrenadier-1': 'L6', [YANKS]: 'N7' }, hand: ['G-50'] });
    expect(idle.choose('activate g-volksgrenadier-1').why('smoke-grenades G-50')).toBe('not-boxed A39');
  });

  rule('A39b', 'a unit that advances or fires cannot throw them', () => {
    const orders = given({ units: { [RIFLE]: 'L6', [YANKS]: 'N7' }, axis: { hand: ['G-68', 'G-51', 'G-50'], pile: ['G-5'] } });
    expect(orders.why('smoke-grenades G-50')).toBe('not-now 5');
    orders.choose('order G-68', `activate ${RIFLE}`);
    expect(orders.why('smoke-grenades G-50')).toBe('not-now O16.1');
  });

  rule('A39c', 'a marker drawn at random goes into the unit’s hex or one next to it, as its player likes', () => {
    const t = grenadiers(RIFLE).choose(`activate ${RIFLE}`, 'smoke-grenades G-50');
    expect(t.choices).toEqual(['K6', 'K7', 'L5', 'L6', 'L7', 'M6', 'M7'].map((hex) => `place-smoke ${hex}`));
    t.choose('place-smoke M7');
    expect(t.told('smoke-placed')).toMatchObject([{ hex: 'M7', value: 4 }]);
    expect(t.state.smoke).toMatchObject([{ value: 4 }]);
  });

  rule('A39c', 'which marker it is depends on chance', () => {
    const drawn = (seed: string) => {
      const hands = { axis: { hand: ['G-20', 'G-50'] } };
      const t = given({ units: { [RIFLE]: 'L6', [YANKS]: 'N7' }, ...hands }, seed);
      return t.choose('order G-20', `activate ${RIFLE}`, 'smoke-grenades G-50', 'place-smoke L6').last('smoke-placed').value;
    };
    expect(new Set(Array.from({ length: 12 }, (_, i) => drawn(`${i}`))).size).toBeGreaterThan(2);
  });

  rule('A39d', 'it cannot go into Water Terrain or a Blaze', () => {
    const t = march({ units: { [RIFLE]: 'E5', [YANKS]: 'N7' }, hand: ['G-50'], more: { blaze: ['D4'] } });
    t.choose(`activate ${RIFLE}`, 'smoke-grenades G-50');
    expect(t.choices).toEqual(['D5', 'E4', 'E5'].map((hex) => `place-smoke ${hex}`));
  });

  const smokeIn = (t: Given) => t.state.smoke.map(({ value }) => value);

  rule('A39e', 'of two markers in a hex only the thicker stays', () => {
    const thick = grenadiers(RIFLE, { smoke: { M7: 5 } }).choose(`activate ${RIFLE}`, 'smoke-grenades G-50', 'place-smoke M7');
    expect(smokeIn(thick)).toEqual([5]);
    const thin = grenadiers(RIFLE, { smoke: { M7: 3 } }).choose(`activate ${RIFLE}`, 'smoke-grenades G-50', 'place-smoke M7');
    expect(smokeIn(thin)).toEqual([4]);
  });
});
