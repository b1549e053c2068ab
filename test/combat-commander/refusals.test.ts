/** Refusals: names of nothing, cards that are not the right ones, A1 which is a hex like any other, and moments that are over. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { eventWith } from './event-drawn.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const TEAM = 'g-weapon-team-1';
const YANKS = 'a-line-1';
type Fields = Record<string, unknown>;

/** Germans about to carry out the order of that card; the Allies have somebody else somewhere. */
function ordered(card: string, units: Fields, { axis = {}, ...more }: Fields = {}): Given {
  const t = given({ axis: { hand: [card, 'G-47'], ...(axis as Fields) }, units: { ...units, 'a-line-9': 'O1' }, ...more });
  t.choose(`order ${card}`, `activate ${Object.keys(units)[0]}`);
  return t.asks === 'activate-more' ? t.choose('activate-all') : t;
}

/** Lets the windows pass that only rolls, wounds and defences open. */
function rolled(t: Given): Given {
  while (['initiative', 'light-wounds', 'defence-actions', 'fire-actions'].includes(t.asks)) t.pass();
  return t;
}

describe('Names', () => {
  rule('1.8a', 'of no hex, no unit and no side are refused, whatever is asked', () => {
    const move = ordered('G-19', { [RIFLE]: 'L7' }).choose(`set-out ${RIFLE}`);
    expect(move.why('step Z9')).toBe('unknown-id O21.1');
    expect(ordered('G-43', { [RIFLE]: 'L7' }).why(`advance ${RIFLE} Z9`)).toBe('unknown-id O16.1');
    const fire = ordered('G-50', { [TEAM]: { at: 'L7', weapon: 'g-medium-mortar-1' }, [YANKS]: 'M7' }, { axis: { hand: ['G-50', 'G-7'] } });
    expect(fire.why('target Z9')).toBe('unknown-id O20.3');
    expect(fire.why('shell g-medium-mortar-1 Z9')).toBe('unknown-id O20.2');
    expect(fire.why('shell-smoke g-medium-mortar-1 Z9')).toBe('unknown-id O20.2.1');
    expect(fire.why('shell g-medium-mortar-2 M7')).toBe('not-firing O20.3');
    expect(fire.why(`shell ${TEAM} M7`)).toBe('not-firing O20.3');
    expect(fire.choose('target M7').why('spray-fire G-7 Z9')).toBe('unknown-id A40');
  });

  rule('O20.3.1a', 'of pieces that do not fire are refused', () => {
    const t = ordered('G-50', { 'g-lorenz': 'L7', [RIFLE]: 'L7', [YANKS]: 'M7' }).choose('target M7');
    expect([t.why('join g-rifle-9'), t.why(`join ${YANKS}`)]).toEqual(['not-firing O20.3', 'not-firing O20.3']);
  });

  rule('O23.1a', 'of no player are refused', () => {
    const t = given({ axis: { hand: ['G-11'] }, units: { [RIFLE]: { at: 'L7', broken: true }, [YANKS]: { at: 'O6', broken: true } } });
    t.choose('order G-11');
    expect([t.choices, t.why('rout nobody')]).toEqual([['rout axis', 'rout allies'], 'unknown-id O23.1']);
  });
});

describe('A1', () => {
  rule('O21.1a', 'is entered by a Move and by an Advance', () => {
    const move = ordered('G-19', { [RIFLE]: 'A2' }).choose(`set-out ${RIFLE}`);
    expect(move.why('step A1')).toBeUndefined();
    expect(move.choose('step A1').at(RIFLE)).toBe('A1');
    const advance = ordered('G-43', { [RIFLE]: 'A2' }).choose(`advance ${RIFLE} A1`);
    expect(advance.at(RIFLE)).toBe('A1');
  });

  rule('O20.3a', 'is fired at, with guns and without, and sprayed', () => {
    const units = { [TEAM]: { at: 'C2', weapon: 'g-ig-33-gun-1' }, [YANKS]: 'A1' };
    expect(ordered('G-50', units).choices).toEqual(expect.arrayContaining(['shell g-ig-33-gun-1 A1', 'shell-smoke g-ig-33-gun-1 A1']));
    const rifles = { [RIFLE]: 'C2', [YANKS]: 'B1', 'a-line-2': 'A1' };
    const t = ordered('G-50', rifles, { axis: { hand: ['G-50', 'G-7'], pile: ['G-55'] } }).choose('target B1', 'spray-fire G-7 A1');
    expect(rolled(t).told('rolled')).toHaveLength(1);
    expect(ordered('G-50', { [RIFLE]: 'B1', [YANKS]: 'A1' }).why('target A1')).toBeUndefined();
  });

  rule('E48b', 'burns when the wind carries a fire there', () => {
    const t = given({
      units: { 'g-green-team-8': { at: 'B5', broken: true }, [YANKS]: 'O8' },
      axis: { hand: ['G-9'], pile: ['G-34', 'G-13'] },
      blaze: ['A2'],
    }).choose('order G-9', 'pass');
    expect(t.told('blaze-placed')).toMatchObject([{ hex: 'A1' }]);
  });

  /** The Spotting Round is on target, and drifts by the two dice of that card. */
  const drifted = (aim: string, card: string) =>
    given({
      axis: { hand: ['G-34', 'G-47'], pile: ['G-69', card], radio: 'g-radio-105mm' },
      allies: { pile: ['A-61'] },
      units: { 'g-marquardt': 'C2', [YANKS]: 'A1', 'a-line-9': 'O1' },
    })
      .choose('order G-34', 'activate g-marquardt', aim)
      .until();

  rule('O18.2.2.2a', 'is where artillery may come down, or what it may drift across', () => {
    const t = drifted('aim A1', 'G-19');
    expect(t.last('drifted')).toMatchObject({ hex: 'A1', directions: ['4', '1'] });
    expect(t.told('fired')).toMatchObject([{ by: 'artillery', hexes: ['A1'] }]);
    expect(drifted('aim A2', 'G-13').last('drifted')).toMatchObject({ hex: 'A2', directions: ['1', '4'] });
  });

  rule('O18.2.2.2a', 'is next to where Smoke is lost', () => {
    const t = drifted('aim-smoke A1', 'G-13');
    expect([t.last('drifted').hex, t.told('smoke-placed'), t.state.smoke]).toEqual(['', [], []]);
  });
});

describe('The wrong card', () => {
  rule('A40a', 'sprays nothing, and neither does one that is not in the hand', () => {
    const t = ordered('G-50', { [RIFLE]: 'L7', [YANKS]: 'N7', 'a-line-2': 'M8' }, { axis: { hand: ['G-50', 'G-7', 'G-47'] } });
    t.choose('target N7');
    expect([t.why('spray-fire G-47 M8'), t.why('spray-fire G-9 M8')]).toEqual(['not-that-card A40', 'not-in-hand A40']);
  });

  rule('A36a', 'heals no Wounds, throws no Smoke and covers no assault', () => {
    const hit = given({
      active: 'allies',
      allies: { hand: ['A-51'], pile: ['A-69'] },
      axis: { hand: ['G-46', 'G-47'], pile: ['G-3'] },
      units: { [RIFLE]: 'L7', [YANKS]: 'M7' },
    });
    hit.choose('order A-51', `activate ${YANKS}`, 'target L7').until('light-wounds');
    expect([hit.why('light-wounds G-46'), hit.why('light-wounds G-47')]).toEqual([undefined, 'not-that-card A36']);
    const move = ordered('G-19', { 'g-elite-rifle-1': 'L7' });
    expect([move.why('smoke-grenades G-47'), move.why('assault-fire G-47')]).toEqual(['not-that-card A39', 'not-that-card A26']);
  });

  const drawn = eventWith({ at: 'B5', order: 'G-9', hand: ['G-3'] });
  const event = (card: string, more: Fields) => drawn(card, { more });

  rule(['E61b', 'E67a', 'E71a'], 'is not to be had by an Event, nor is a wrong chit or Weapon', () => {
    const cards = event('G-46', { allies: { hand: ['A-5', 'A-6'] } });
    expect([cards.asks, cards.why('interrogate A-5'), cards.why('interrogate A-7')]).toEqual([
      'may-interrogate',
      undefined,
      'not-to-choose E61',
    ]);
    const chits = event('G-26', { allies: { secret: ['A', 'B'] } });
    expect([chits.seat, chits.why('reveal A'), chits.why('reveal C')]).toEqual(['allies', undefined, 'not-to-choose E67']);
    const weapons = event('G-57', { weapons: ['a-medium-mg-1'] });
    expect([weapons.asks, weapons.why('scrounge a-medium-mg-2')]).toEqual(['may-scrounge', 'not-to-choose E71']);
  });
});

describe('Out of reach', () => {
  const HMG = 'g-heavy-mg-1';

  rule('O20.3c', 'of several reasons the one is told that says most, and only by those who could fire', () => {
    // Nobody in K9 sees M8; J5 is hidden from M9, and only the MG would reach that far.
    const why = (hex: string, crew: Fields = {}) => {
      const units = { 'g-lorenz': 'K9', [TEAM]: { at: 'K9', weapon: HMG, ...crew }, [RIFLE]: 'K9', [YANKS]: 'K10', 'a-line-2': hex };
      return ordered('G-50', units).why(`target ${hex}`);
    };
    expect(why('M8')).toBe('no-line-of-sight 10.2');
    const alone = (crew: Fields) => ordered('G-50', { [TEAM]: { at: 'M9', weapon: HMG, ...crew }, [YANKS]: 'M8', 'a-line-2': 'J5' });
    expect(alone({}).why('target J5')).toBe('no-line-of-sight 10.2');
    expect(alone({ weaponBroken: true }).why('target J5')).toBe('out-of-range O20.3');
  });

  rule('O20.2.2c', 'a Mortar whose crew cannot reach the enemy either has no target that is too close', () => {
    const order = (hex: string) =>
      given({
        active: 'allies',
        allies: { nation: 'russia', hand: ['R-54'] },
        units: { 'r-weapon-team-1': { at: 'L7', weapon: 'r-medium-mortar-1' }, [RIFLE]: hex },
      }).why('order R-54');
    expect([order('M7'), order('N7'), order('O8')]).toEqual([undefined, 'no-target O20.1', undefined]);
  });

  rule('A40b', 'the Range of every piece must be boxed, not just that of the first', () => {
    const units = { 'g-lorenz': 'L7', [RIFLE]: 'L7', [TEAM]: 'L7', [YANKS]: 'N7', 'a-line-2': 'M8' };
    const t = ordered('G-50', units, { axis: { hand: ['G-50', 'G-7'] } }).choose('target N7', `join ${RIFLE}`, `join ${TEAM}`, 'fire');
    expect(t.why('spray-fire G-7 M8')).toBe('not-boxed A40');
  });

  rule('A41f', 'a Weapon that is gone does not break again', () => {
    const hand = ['G-50', 'G-43', 'G-44', 'G-45'];
    const t = ordered('G-50', { [TEAM]: { at: 'L7', weapon: HMG }, [YANKS]: 'N7' }, { axis: { hand, pile: ['G-9'] } });
    t.choose('target N7', 'fire-all', 'sustained-fire G-43', 'sustained-fire G-44', 'sustained-fire G-45').until();
    expect([t.told('weapon-broke').length, t.told('weapon-eliminated').length]).toEqual([1, 1]);
  });

  rule('E76a', 'nobody comes back where nobody has fallen', () => {
    const t = given({
      units: { 'g-green-team-8': { at: 'B5', broken: true }, [YANKS]: 'O8' },
      axis: { hand: ['G-9'], pile: ['G-34', 'G-51', 'G-53'] },
    }).choose('order G-9', 'pass');
    expect([t.told('placed'), t.last('random-hex').hex]).toEqual([[], 'K9']);
  });
});

describe('Moments that are over', () => {
  /** German Rifles advance into M7, against Americans who defend. */
  const advanced = (hand: readonly string[], units: Fields = { [RIFLE]: 'L7' }) =>
    ordered('G-43', units, { axis: { pile: ['G-69'] }, allies: { posture: 'defend', hand, pile: ['A-3'] } }).choose(`advance ${RIFLE} M7`);

  rule('A35.2a', 'the Defender may let them come', () => {
    const t = advanced(['A-32', 'A-40']);
    expect(t.choices).toEqual(['hidden-mines A-32', 'hidden-wire A-40', 'pass']);
    expect(t.choose('pass').asks).toBe('next-order');
  });

  rule('A35.2a', 'and has nothing more to say without a card', () => {
    expect(rolled(advanced(['A-32']).choose('hidden-mines A-32')).asks).toBe('next-order');
    expect(advanced([]).asks).toBe('next-order');
  });

  rule('A31a', 'so may he who is passed upon', () => {
    const t = given({
      active: 'allies',
      axis: { hand: ['G-65', 'G-47'] },
      allies: { hand: ['A-43', 'A-49', 'A-50', 'A-70', 'A-71', 'A-44'] },
      units: { [RIFLE]: 'L7', [YANKS]: 'O1' },
      fortifications: { L7: 'foxholes' },
    }).choose('discard', 'toss A-43', 'done');
    expect([t.asks, t.choices]).toEqual(['upon-discard', ['demolitions G-65', 'pass']]);
    t.choose('demolitions G-65');
    expect([t.asks, t.choices]).toEqual(['demolish', ['clear L7']]);
  });

  rule('A38a', 'nobody is asked for quarter who has no card', () => {
    const t = given({
      allies: { nation: 'russia', pile: ['R-3'] },
      axis: { hand: ['G-43'], pile: ['G-61'] },
      units: { [RIFLE]: 'L6', 'r-rifle-1': 'L7', 'r-rifle-2': 'O1', 'g-rifle-2': 'A1' },
    });
    rolled(t.choose('order G-43', `activate ${RIFLE}`, `advance ${RIFLE} L7`));
    expect([t.last('melee-ended').winner, t.asks === 'no-quarter']).toEqual(['axis', false]);
  });

  rule('A33.3g', 'after one attack no other card for Op Fire is of use at that moment', () => {
    const t = given({
      active: 'allies',
      axis: { hand: ['G-50', 'G-51'], pile: ['G-3'] },
      allies: { hand: ['A-19'], pile: ['A-61'] },
      units: { [RIFLE]: 'L7', 'g-rifle-2': 'L7', [YANKS]: 'N8' },
    });
    t.choose('order A-19', `activate ${YANKS}`, `set-out ${YANKS}`, 'step N7');
    expect(t.choices).toEqual(['op-fire G-50', 'op-fire G-51', 'pass']);
    rolled(t.choose('op-fire G-50', `activate ${RIFLE}`, 'op-attack'));
    expect([t.asks, t.choices, t.why('op-fire G-51')]).toEqual(['reaction', ['pass'], 'already-fired A33.3']);
  });

  rule('A33.2b', 'those activated for Op Fire do not fire where they reach nobody, whatever their player holds', () => {
    const t = given({
      active: 'allies',
      axis: { hand: ['G-50', 'G-26'] },
      allies: { hand: ['A-19'] },
      units: { [TEAM]: 'L7', [YANKS]: 'N8' },
    });
    t.choose('order A-19', `activate ${YANKS}`, `set-out ${YANKS}`, 'step N7', 'op-fire G-50', `activate ${TEAM}`);
    expect(t.why('op-attack')).toBeUndefined();
    t.choose('pass', 'step O8');
    expect([t.asks, t.choices, t.why('op-attack')]).toEqual(['reaction', ['pass'], 'no-target A33.2']);
  });

  rule('A33.2a', 'nobody reacts to a group that its Mines have left nothing of', () => {
    const t = ordered(
      'G-19',
      { [RIFLE]: { at: 'L7', broken: true } },
      {
        axis: { pile: ['G-3'] },
        allies: { hand: ['A-51'], pile: ['A-55'] },
        fortifications: { M7: 'mines' },
        units: { [RIFLE]: { at: 'L7', broken: true }, 'g-rifle-2': 'A1', [YANKS]: 'M8' },
      },
    );
    rolled(t.choose(`set-out ${RIFLE}`, 'step M7'));
    expect([t.told('eliminated').length, t.asks]).toEqual([1, 'move']);
  });

  rule('O21.4a', 'hexes that nobody can enter are not among the steps', () => {
    const t = ordered('G-19', { [RIFLE]: 'K4', [YANKS]: 'L3' }, { blaze: ['K3'] }).choose(`set-out ${RIFLE}`);
    const steps = t.choices.filter((text) => text.startsWith('step'));
    for (const hex of ['L3', 'K3', 'J4']) expect(steps, hex).not.toContain(`step ${hex}`);
    expect(steps.length).toBeGreaterThan(0);
  });
});

describe('Cards that are not the right ones', () => {
  /** The Americans discard, and the Germans, who defend, may answer. */
  const discarding = (axis: Fields, more: Fields = {}) =>
    given({
      active: 'allies',
      axis: { posture: 'defend', hand: ['G-31', 'G-65', 'G-47'], ...axis },
      allies: { hand: ['A-43', 'A-49', 'A-50', 'A-70', 'A-71', 'A-44'] },
      units: { [RIFLE]: 'L7', [YANKS]: 'O1' },
      ...more,
    }).choose('discard', 'toss A-43', 'done');

  rule('A31c', 'Demolitions need the card, and a Fortification with a unit of one’s own in it', () => {
    expect(discarding({}).why('demolitions G-65')).toBe('none-left A31');
    expect(discarding({}, { fortifications: { L6: 'foxholes' } }).why('demolitions G-65')).toBe('none-left A31');
    const t = discarding({}, { fortifications: { L7: 'foxholes' } });
    expect([t.why('demolitions G-65'), t.why('demolitions G-47')]).toEqual([undefined, 'not-that-card A31']);
  });

  rule('A35.4j', 'a Hidden Unit needs the card, and a place to hide', () => {
    const t = discarding({});
    expect([t.why('hidden-unit G-31'), t.why('hidden-unit G-47')]).toEqual([undefined, 'not-that-card A35.4']);
    // L6 is open ground; in L7 somebody stands.
    expect(discarding({ depth: 0, area: ['L6', 'L7'] }).why('hidden-unit G-31')).toBe('no-cover A35.4');
    expect(discarding({ depth: 0, area: ['L5', 'L6'] }).why('hidden-unit G-31')).toBeUndefined();
  });

  rule('A35.4d', 'a column with nothing left in it hides nobody', () => {
    const casualties = Array.from({ length: 10 }, (_, i) => `g-conscript-${i + 1}`);
    const t = discarding({ casualties, pile: ['G-2'] }, { units: { [RIFLE]: 'L7', 'g-sievers': 'L7', [YANKS]: 'O1' } });
    t.choose('hidden-unit G-31').until();
    expect([t.told('rolled').map(({ sum }) => sum), t.told('placed')]).toEqual([[2], []]);
  });

  rule('A38a', 'No Quarter needs the card', () => {
    const t = given({
      allies: { nation: 'russia', pile: ['R-3'] },
      axis: { hand: ['G-43', 'G-62', 'G-47'], pile: ['G-61'] },
      units: { [RIFLE]: 'L6', 'r-rifle-1': 'L7', 'r-rifle-2': 'O1' },
    });
    t.choose('order G-43', `activate ${RIFLE}`, `advance ${RIFLE} L7`).until('no-quarter');
    expect([t.why('no-quarter G-62'), t.why('no-quarter G-47')]).toEqual([undefined, 'not-that-card A38']);
  });

  rule('A35.2a', 'with those gone who have just entered, nothing more can be hidden there', () => {
    const t = given({
      axis: { hand: ['G-43'], pile: ['G-3'] },
      allies: { posture: 'defend', hand: ['A-32', 'A-40'], pile: ['A-55'] },
      units: { [RIFLE]: { at: 'L7', broken: true }, 'g-rifle-2': 'A1', [YANKS]: 'O1' },
    });
    t.choose('order G-43', `activate ${RIFLE}`, `advance ${RIFLE} M7`);
    expect([t.asks, t.seat]).toEqual(['hidden-obstacles', 'allies']);
    t.choose('hidden-mines A-32');
    while (t.asks === 'initiative' || t.asks === 'light-wounds' || t.asks === 'defence-actions') t.pass();
    expect([t.told('eliminated').length, t.asks === 'hidden-obstacles']).toEqual([1, false]);
  });
});
