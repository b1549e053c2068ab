/** O17 Artillery Denied, O18 Artillery Request up to where the round lands. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const DENIED = 'G-32';
const REQUEST = 'G-36';

type More = { axis?: object; allies?: object; units?: object } & Record<string, unknown>;

describe('O17 Artillery Denied', () => {
  const denying = (allies: object, axis: object = {}) =>
    given({ axis: { hand: [DENIED, SPARE], ...axis }, allies, units: { 'g-rifle-1': 'L7', 'a-line-1': 'O6' } });

  rule(['O17a', 'O17d'], 'it breaks the enemy’s radio without a roll, and activates nothing', () => {
    const t = denying({ radio: 'a-radio-75mm' }).choose(`order ${DENIED}`);
    expect(t.told('radio-broke')).toMatchObject([{ side: 'allies', radio: 'a-radio-75mm' }]);
    expect(t.told('rolled')).toEqual([]);
    expect(t.told('activated')).toEqual([]);
    expect(t.state.units.some(({ activated }) => activated)).toBe(false);
    expect([t.state.sides.axis.recovered, t.state.sides.allies.recovered]).toEqual([false, false]);
    expect(t.asks).toBe('next-order');
  });

  rule(['O17b', 'O17c'], 'a broken radio is eliminated, and lies on no track', () => {
    const t = denying({ radio: 'a-radio-75mm', radioBroken: true }).choose(`order ${DENIED}`);
    expect(t.told('radio-eliminated')).toMatchObject([{ side: 'allies', radio: 'a-radio-75mm' }]);
    expect(t.told('radio-broke')).toEqual([]);
    expect(t.state.sides.allies.radio).toBeUndefined();
    expect([t.state.sides.allies.casualties, t.state.weapons, t.state.vp]).toEqual([[], [], 0]);
  });

  rule('O17e', 'without an enemy radio in play it cannot be given', () => {
    expect(denying({}, { radio: 'g-radio-75mm' }).why(`order ${DENIED}`)).toBe('no-enemy-radio O17');
  });
});

/** Lorenz, in the woods of L8, sees L6 two hexes away. */
function requesting({ axis, units, ...more }: More = {}) {
  return given({
    ...more,
    axis: { hand: [REQUEST, SPARE], radio: 'g-radio-105mm', ...axis },
    units: { 'g-lorenz': 'L8', 'a-weapon-team-6': 'O1', ...units },
  });
}

/** He aims; the first card is for accuracy, the second for the drift. */
const aiming = (hex: string, pile: string[], more: More = {}) =>
  requesting({ ...more, axis: { pile, ...more.axis } }).choose(`order ${REQUEST}`, 'activate g-lorenz', `aim ${hex}`);

describe('O18 Artillery Request', () => {
  rule(['O18a', 'O18b', 'O18c'], 'a broken radio is put right, a working one calls for fire', () => {
    const broken = requesting({ axis: { radioBroken: true } }).choose(`order ${REQUEST}`);
    expect(broken.told('radio-fixed')).toMatchObject([{ radio: 'g-radio-105mm' }]);
    expect(broken.told('activated')).toEqual([]);
    expect(broken.asks).toBe('next-order');
    const working = requesting().choose(`order ${REQUEST}`);
    expect(working.asks).toBe('activate');
    expect(working.told('radio-fixed')).toEqual([]);
  });

  rule(['O18d', 'O18e'], 'Fire For Effect takes an unbroken leader who has not been activated; otherwise there is no order', () => {
    const why = (leader: object, more: More = {}) =>
      requesting({ units: { 'g-lorenz': { at: 'L8', ...leader } }, ...more }).why(`order ${REQUEST}`);
    expect(why({})).toBeUndefined();
    expect(why({ broken: true })).toBe('nobody-to-activate O18');
    expect(why({ activated: true })).toBe('nobody-to-activate O18');
    const hero = { units: { 'g-lorenz': { at: 'L8', broken: true }, 'g-lindner': { at: 'L8', activated: true } } };
    expect(requesting(hero).why(`order ${REQUEST}`)).toBeUndefined();
    expect(why({}, { axis: { radio: undefined } })).toBe('no-radio O18');
  });

  rule(['O18.1a', 'O18.1b', 'O18.1c'], 'Battery Access needs no roll and nobody, and the next request may fire at once', () => {
    const t = requesting({ axis: { hand: [REQUEST, 'G-33', SPARE], radioBroken: true } }).choose(`order ${REQUEST}`);
    expect(t.state.sides.axis.radio).toEqual({ id: 'g-radio-105mm', broken: false });
    expect(t.told('rolled')).toEqual([]);
    expect(t.unit('g-lorenz').activated).toBe(false);
    t.choose('order G-33', 'activate g-lorenz');
    expect(t.asks).toBe('spot');
  });
});

describe('O18.2 Fire For Effect', () => {
  rule(['O18.2a', 'O18.2b'], 'one unbroken leader is activated, nobody with him, and it is his eyes that count', () => {
    const units = { 'g-rifle-1': 'L8', 'g-reuter': { at: 'L8', broken: true }, 'g-thiele': 'J9' };
    const t = requesting({ units }).choose(`order ${REQUEST}`);
    expect(t.choices).toEqual(['activate g-lorenz', 'activate g-thiele']);
    t.choose('activate g-thiele');
    expect(t.last('activated').units).toEqual(['g-thiele']);
    expect([t.unit('g-thiele').activated, t.unit('g-lorenz').activated]).toEqual([true, false]);
    expect(t.why('aim N6')).toBeUndefined();
    expect(t.why('aim L6')).toBe('not-to-choose O18.2.1');
  });

  rule('O18.2c', 'spotting, accuracy and impact follow each other in this order', () => {
    const t = aiming('L6', ['G-61', 'G-34', 'G-3'], { units: { 'a-line-1': 'L6' }, allies: { pile: ['A-51'] } }).until('next-order');
    const steps = ['spotting-round', 'accuracy', 'drifted', 'fired'];
    expect(t.events.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual(steps);
  });

  rule('O18.2.1a', 'any hex in sight will do, however far and whoever is there', () => {
    const units = { 'g-lorenz': 'J9', 'g-rifle-1': 'J10', 'a-line-1': 'K9' };
    const t = requesting({ units }).choose(`order ${REQUEST}`, 'activate g-lorenz');
    for (const hex of ['B10', 'J10', 'K9', 'O6', 'L9']) expect(t.why(`aim ${hex}`), hex).toBeUndefined();
    expect(t.why('aim K6')).toBe('not-to-choose O18.2.1');
  });

  rule(['O18.2.1b', 'O18.2.2.1e'], 'the aim is the middle of the bombardment, and opposite dice bring the round back there', () => {
    const t = aiming('L6', ['G-61', 'G-34', 'G-3'], { units: { 'a-line-1': 'K7' }, allies: { pile: ['A-51'] } });
    expect(t.last('spotting-round')).toMatchObject({ hex: 'L6', smoke: false });
    t.until('next-order');
    expect(t.last('drifted')).toMatchObject({ from: 'L6', hex: 'L6', directions: ['2', '5'] });
    expect(t.told('fired')).toMatchObject([{ by: 'artillery', hexes: ['K7'] }]);
  });

  rule('O18.2.1c', 'a Blaze or deep water may be aimed at', () => {
    const blaze = requesting({ blaze: ['L6'] }).choose(`order ${REQUEST}`, 'activate g-lorenz');
    expect(blaze.why('aim L6')).toBeUndefined();
    const river = requesting({ units: { 'g-lorenz': 'G5' } }).choose(`order ${REQUEST}`, 'activate g-lorenz');
    expect(river.why('aim D9')).toBeUndefined();
  });

  rule(['O18.2.1.1a', 'O18.2.1.1b'], 'a radio with Smoke on it may fire Smoke, one without it may not', () => {
    const smoking = requesting().choose(`order ${REQUEST}`, 'activate g-lorenz');
    expect(smoking.why('aim-smoke L6')).toBeUndefined();
    const russian = given({
      active: 'allies',
      allies: { nation: 'russia', hand: ['R-36'], radio: 'r-radio-152mm' },
      units: { 'r-loginov': 'L8', 'g-rifle-1': 'L7' },
    });
    russian.choose('order R-36', 'activate r-loginov');
    expect(russian.why('aim L6')).toBeUndefined();
    expect(russian.why('aim-smoke L6')).toBe('fires-no-smoke O18.2.1.1');
  });

  rule('O18.2.1.1c', 'Smoke is announced with the aim, before the roll; afterwards it is too late', () => {
    const t = aiming('L6', ['G-61', 'G-34', 'G-3'], { units: { 'a-line-1': 'L6' }, allies: { pile: ['A-51'] } });
    expect(t.asks).toBe('initiative');
    expect(t.why('aim-smoke L6')).toBe('not-now 9.1');
    t.until('next-order');
    expect(t.told('smoke-placed')).toEqual([]);
    expect(t.told('fired')).toHaveLength(1);
  });
});

describe('O18.2.2 Accuracy', () => {
  rule('O18.2.2a', 'the product of the dice must exceed the range from spotter to round', () => {
    expect(aiming('L6', ['G-3', 'G-4']).until('next-order').last('accuracy')).toMatchObject({ range: 2, product: 2, hit: false });
    expect(aiming('L6', ['G-7', 'G-4']).until('next-order').last('accuracy')).toMatchObject({ range: 2, product: 3, hit: true });
  });

  rule('O18.2.2b', 'a Hindrance on the way comes off the product', () => {
    const smoke = { L7: 3 };
    const short = aiming('L6', ['G-21', 'G-4'], { smoke }).until('next-order');
    expect(short.last('accuracy')).toMatchObject({ product: 5, hindrance: 3, hit: false });
    const enough = aiming('L6', ['G-31', 'G-4'], { smoke }).until('next-order');
    expect(enough.last('accuracy')).toMatchObject({ product: 6, hindrance: 3, hit: true });
  });

  rule(['O18.2.2.1a', 'O18.2.2.1b'], 'after a hit the next card is turned up for its dice alone, and triggers nothing', () => {
    const t = aiming('L6', ['G-61', 'G-25']).until('next-order');
    expect(t.told('rolled').map(({ card }) => card)).toEqual(['G-61']);
    expect(t.told('revealed').map(({ card }) => card)).toEqual(['G-25']);
    expect(t.told('triggered')).toEqual([]);
    expect(t.last('drifted')).toMatchObject({ hex: 'N7', directions: ['3', '3'] });
  });

  rule(['O18.2.2.1c', 'O18.2.2.1d'], 'a hit shifts by the white die first and then by the other', () => {
    expect(aiming('L6', ['G-61', 'G-3']).until('next-order').last('drifted')).toMatchObject({ hex: 'M5', directions: ['1', '2'] });
    const atTheEdge = (card: string) =>
      aiming('M1', ['G-61', card], { units: { 'g-lorenz': 'M2' } })
        .until('next-order')
        .last('drifted').hex;
    expect(atTheEdge('G-19')).toBe('M1');
    expect(atTheEdge('G-13')).toBe('');
  });

  rule(['O18.2.2.2a', 'O18.2.2.2b', 'O18.2.2.2c', 'O18.2.2.2d'], 'a miss drifts the way of the white die, as far as the other says', () => {
    const t = aiming('L6', ['G-3', 'G-26']).until('next-order');
    expect(t.told('revealed').map(({ card }) => card)).toEqual(['G-26']);
    expect(t.told('triggered')).toEqual([]);
    expect(t.last('drifted')).toMatchObject({ hex: 'O8', directions: ['3', '3', '3'] });
    expect(aiming('L6', ['G-3', 'G-17']).until('next-order').last('drifted').hex).toBe('N7');
    expect(aiming('L6', ['G-4', 'G-15']).until('next-order').last('drifted').hex).toBe('O5');
  });

  rule('O18.2.2.2e', 'a bad shot falls on its own side', () => {
    const t = aiming('L6', ['G-3', 'G-17', 'G-5', 'G-61'], { units: { 'g-rifle-1': 'N7' } }).until('next-order');
    expect(t.told('fired')).toMatchObject([{ by: 'artillery', side: 'axis', hexes: ['N7'] }]);
    expect(t.told('defended')).toMatchObject([{ unit: 'g-rifle-1', attack: 13 }]);
  });

  rule(['O18.2.2.3a', 'O18.2.2.3b'], 'a round off the map, even for a step, hits nothing and ends the order', () => {
    const units = { 'g-lorenz': 'M2', 'a-line-1': 'M1', 'g-rifle-1': 'L1' };
    const t = aiming('M1', ['G-61', 'G-13'], { units }).until('next-order');
    expect(t.last('drifted')).toMatchObject({ hex: '', directions: ['1', '4'] });
    expect(t.told('fired')).toEqual([]);
    expect(t.last('order-ended')).toMatchObject({ order: 'artillery-request' });
  });

  rule('O18.2.2.3c', 'a drifting round passes over deep water and may end in it, or in a fire', () => {
    const river = (drift: string) =>
      aiming('B10', ['G-1', drift], { units: { 'g-lorenz': 'B8' } })
        .until('next-order')
        .last('drifted').hex;
    expect(river('G-5')).toBe('C10');
    expect(river('G-15')).toBe('E9');
    const units = { 'a-line-1': 'M7' };
    const fire = aiming('L6', ['G-3', 'G-17', 'G-5'], { units, blaze: ['N7'], allies: { pile: ['A-51'] } }).until('next-order');
    expect(fire.last('drifted').hex).toBe('N7');
    expect(fire.told('fired')).toMatchObject([{ hexes: ['M7'] }]);
  });
});
