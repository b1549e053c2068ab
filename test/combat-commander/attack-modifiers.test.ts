/** A27 to A41, O18, O20.2, SR.11, T88 What may be added to an attack, and what it is spared: hidden works, Actions, height, Hindrance. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';
import { FIRE, type Fields, fight, firing, SPARE } from './given-orders.ts';

/** American paratroopers spray the hex of one German squad and that of another; the Germans are about to defend. */
function sprayed(from: string, [first, second]: readonly [string, string], card: string, more: Fields = {}): Given {
  const t = given({
    active: 'allies',
    axis: { posture: 'defend', hand: [card, 'G-47'], pile: ['G-61', 'G-62'] },
    allies: { posture: 'attack', hand: ['A-51', 'A-7'], pile: ['A-3'] },
    units: { 'g-rifle-1': first, 'g-rifle-2': second, 'a-paratroop-1': from, 'g-rifle-9': 'A1', 'a-line-9': 'O1' },
    ...more,
  });
  return t.choose('order A-51', 'activate a-paratroop-1', `target ${first}`, `spray-fire A-7 ${second}`).until('defence');
}

const forts = (t: Given) => t.told('fortified').map(({ hex, kind, rule: cited }) => `${hex} ${kind} ${cited}`);
const RIFLE = 'g-rifle-1';
const TEAM = 'g-weapon-team-1';
const HMG = 'g-heavy-mg-1';
const YANKS = 'a-line-1';

describe('A35.1 Hidden Entrenchments under Spray Fire', () => {
  rule('A35.1d', 'of two hexes that are under attack the Defender picks one', () => {
    const t = sprayed('L7', ['L6', 'M7'], 'G-37').choose('hidden-entrenchments G-37');
    expect([t.asks, t.seat, ...t.choices]).toEqual(['hide-trenches', 'axis', 'entrench L6', 'entrench M7']);
    t.choose('entrench M7');
    expect(forts(t)).toEqual(['M7 foxholes A35.1']);
    t.choose('defend g-rifle-2').until();
    expect(t.told('defended').map(({ unit, cover }) => `${unit} ${cover}`)).toEqual(['g-rifle-2 2', 'g-rifle-1 0']);
  });

  rule('A35.1b', 'a Building in one of them leaves the other', () => {
    const t = sprayed('N8', ['N9', 'M9'], 'G-37');
    expect(t.why('hidden-entrenchments G-37')).toBeUndefined();
    expect(forts(t.choose('hidden-entrenchments G-37'))).toEqual(['M9 foxholes A35.1']);
  });

  rule('A35.1c', 'and so does a Fortification', () => {
    const t = sprayed('L7', ['L6', 'M7'], 'G-37', { fortifications: { L6: 'wire' } });
    expect(forts(t.choose('hidden-entrenchments G-37'))).toEqual(['M7 foxholes A35.1']);
  });

  rule('A35.1a', 'where everybody has made his Defense Roll, it is too late', () => {
    const t = sprayed('L7', ['L6', 'M7'], 'G-37').choose('defend g-rifle-1').until('defence-actions');
    expect(forts(t.choose('hidden-entrenchments G-37'))).toEqual(['M7 foxholes A35.1']);
  });
});

describe('A35.3 Hidden Pillbox under Spray Fire', () => {
  rule('A35.3f', 'of two hexes of an Objective the Defender picks one', () => {
    const t = sprayed('C7', ['C6', 'D6'], 'G-39').choose('hidden-pillbox G-39');
    expect([t.asks, t.seat, ...t.choices]).toEqual(['hide-pillbox', 'axis', 'entrench C6', 'entrench D6']);
    expect(forts(t.choose('entrench D6'))).toEqual(['D6 pillbox A35.3']);
  });

  rule('A35.3b', 'one hex that is an Objective will do, and it is the one', () => {
    expect(forts(sprayed('L7', ['L6', 'M6'], 'G-39').choose('hidden-pillbox G-39'))).toEqual(['M6 pillbox A35.3']);
  });
});

describe('Actions before a Fire Attack Roll', () => {
  rule('A34b', 'Hand Grenades reach one of two hexes under Spray Fire', () => {
    const t = fight({ [RIFLE]: 'L7', [YANKS]: 'M8', 'a-line-2': 'N7' }, ['G-7', 'G-4']);
    firing(t, RIFLE).choose('target M8', 'spray-fire G-7 N7');
    expect(t.why('hand-grenades G-4')).toBeUndefined();
  });

  rule('A37b', 'one Squad or Team among those who fire is enough for Marksmanship', () => {
    const t = firing(fight({ [TEAM]: { at: 'L7', weapon: HMG }, [YANKS]: 'N7' }, ['G-70']), TEAM).choose('target N7', 'fire-all');
    expect(t.why('marksmanship G-70')).toBeUndefined();
    t.choose('marksmanship G-70');
    expect(t.last('action-played')).toMatchObject({ rule: 'A37', action: 'marksmanship', card: 'G-70' });
  });

  rule('A41d', 'doubles wear out only what was fired longer than is good for it', () => {
    const doubles = (card: string, action: string) => {
      const t = fight({ [TEAM]: { at: 'L7', weapon: HMG }, [YANKS]: 'N7' }, [card], ['G-9']);
      firing(t, TEAM).choose('target N7', 'fire-all', `${action} ${card}`).until();
      return t.told('weapon-broke').map(({ rule: cited }) => cited);
    };
    expect(doubles('G-70', 'marksmanship')).toEqual([]);
    expect(doubles('G-43', 'sustained-fire')).toEqual(['A41']);
  });

  rule('A41d', 'an MG beside it that stayed silent is none the worse for it', () => {
    const units = { [TEAM]: { at: 'L7', weapon: HMG }, [RIFLE]: { at: 'L7', weapon: 'g-light-mg-1' }, [YANKS]: 'N7' };
    const t = firing(fight(units, ['G-43'], ['G-9']), TEAM)
      .choose('target N7', 'fire-all', 'sustained-fire G-43')
      .until();
    expect(t.told('weapon-broke')).toMatchObject([{ weapon: HMG }]);
  });

  rule('A41d', 'a Mortar wears out like an MG', () => {
    const mortar = 'g-light-mortar-1';
    const t = fight({ [TEAM]: { at: 'L10', weapon: mortar }, [YANKS]: 'K9' }, ['G-43'], ['G-65', 'G-9']);
    firing(t, TEAM).choose(`shell ${mortar} K9`, 'sustained-fire G-43').until();
    expect(t.told('weapon-broke')).toMatchObject([{ rule: 'A41', weapon: mortar }]);
  });

  rule('10.3.2.1a', 'a shot with exactly 1 FP needs no help', () => {
    const t = firing(fight({ [RIFLE]: 'L7', [YANKS]: 'M7' }, ['G-4'], ['G-55'], { smoke: { M7: 4 } }), RIFLE).choose('target M7');
    expect([t.last('fired'), t.asks, t.why('pass')]).toMatchObject([{ firepower: 1 }, 'fire-actions', undefined]);
  });

  rule(['A27b', 'A34a'], 'there is no such moment before the roll of Mines', () => {
    const t = given({
      axis: { hand: ['G-19', 'G-47'] },
      allies: { hand: ['A-4', 'A-43'] },
      units: { [RIFLE]: 'L7', [YANKS]: 'M7' },
      fortifications: { M8: 'mines' },
    });
    t.choose('order G-19', `activate ${RIFLE}`, `set-out ${RIFLE}`, 'step M8');
    expect([t.asks, t.last('rolled').purpose]).toEqual(['initiative', 'mine-attack']);
  });
});

describe('What an attack is spared', () => {
  rule('O18.2.3.3b', 'only an Impact Roll destroys a Fortification: a gun with the same FP and the same roll does not', () => {
    const gun = 'g-ig-18-gun-1';
    const t = fight({ [TEAM]: { at: 'L7', weapon: gun }, [YANKS]: 'N7' }, [], ['G-65', 'G-61'], { fortifications: { N7: 'foxholes' } });
    firing(t, TEAM).choose(`shell ${gun} N7`).until();
    expect(t.last('attack-total')).toMatchObject({ firepower: 10, roll: 10 });
    expect([t.told('fortification-removed'), t.state.fortifications.length]).toEqual([[], 1]);
  });

  rule('SR.11a', 'Mines are as strong at night as by day', () => {
    const t = given({
      axis: { hand: ['G-19', 'G-47'] },
      allies: { pile: ['A-3'] },
      units: { [RIFLE]: 'L7', [YANKS]: 'A1' },
      fortifications: { M8: 'mines' },
      special: { night: true },
    });
    t.choose('order G-19', `activate ${RIFLE}`, `set-out ${RIFLE}`, 'step M8').until('move');
    expect(t.told('attack-total')).toMatchObject([{ firepower: 6, roll: 3, extra: 0, total: 9 }]);
  });
});

describe('O20.2 Ordnance', () => {
  rule('O20.2c', 'there is no attack if the trigger of the Targeting Roll has left nobody to attack', () => {
    const units = { [TEAM]: { at: 'L10', weapon: 'g-light-mortar-1' }, [YANKS]: { at: 'K9', broken: true } };
    const t = fight(units, ['G-47'], ['G-37', 'G-8']);
    firing(t, TEAM).choose('shell g-light-mortar-1 K9').until();
    expect(t.told('targeting')).toMatchObject([{ hit: true }]);
    expect([t.told('eliminated').length, t.told('fired')]).toEqual([1, []]);
  });

  rule('O14.4a', 'a shot that missed was a shot: the Order may end', () => {
    const units = { 'g-lorenz': 'L10', [TEAM]: { at: 'L10', weapon: 'g-light-mortar-1' }, 'g-rifle-2': 'L10', [YANKS]: 'K9' };
    const t = firing(fight(units, [], ['G-1']), 'g-lorenz');
    expect(t.why('cease-fire')).toBe('must-fire O14.4');
    t.choose('shell g-light-mortar-1 K9').until('fire');
    expect([t.told('targeting').map(({ hit }) => hit), t.why('cease-fire')]).toEqual([[false], undefined]);
  });

  rule('O20.2.1b', 'with no enemy left to fire at, a Weapon may still put down its Smoke', () => {
    const units = {
      'g-lorenz': 'L7',
      [RIFLE]: 'L7',
      [TEAM]: { at: 'L7', weapon: 'g-medium-mortar-1' },
      [YANKS]: { at: 'M7', broken: true },
    };
    const t = firing(fight(units, [], ['G-62'], { allies: { pile: ['A-5'] } }), 'g-lorenz')
      .choose('target M7', 'fire-all')
      .until('fire');
    expect(t.told('eliminated')).toMatchObject([{ unit: YANKS }]);
    expect(t.choices).toContain('cease-fire');
    expect(t.choices.some((text) => text.startsWith('shell-smoke g-medium-mortar-1'))).toBe(true);
  });
});

describe('Height, Hindrance and what blocks', () => {
  rule(['T88.2a', '10.3.1a'], 'a gun fires downhill with 1 more, and has paid for the Hindrance when it aimed', () => {
    const gun = 'g-ig-18-gun-1';
    const t = fight({ [TEAM]: { at: 'K7', weapon: gun }, [YANKS]: 'M7' }, [], ['G-65', 'G-55'], { smoke: { M7: 3 } });
    firing(t, TEAM).choose(`shell ${gun} M7`).until();
    expect(t.last('targeting')).toMatchObject({ product: 24, hindrance: 3, hit: true });
    expect(t.last('fired')).toMatchObject({ by: 'fire', base: 10, height: 1, hindrance: 0, firepower: 11 });
  });

  rule('O20.3.2a', 'the Hindrance of a group is told as what it costs', () => {
    const units = { 'g-lorenz': 'K7', [RIFLE]: 'L7', 'g-rifle-2': 'L7', [YANKS]: 'M7' };
    const t = firing(fight(units, [], ['G-55'], { smoke: { M7: 2 } }), 'g-lorenz')
      .choose('target M7', 'fire-all')
      .until();
    expect(t.last('fired')).toMatchObject({ base: 5, others: 1, hindrance: 2, firepower: 4 });
  });

  rule(['10.2a', 'SR.20a'], 'a blocked line stays blocked, with Smoke on the map and in a haze', () => {
    const why = (more: Fields) => fight({ [RIFLE]: 'K9', [YANKS]: 'M8' }, [], [], more).why(`order ${FIRE}`);
    expect([why({}), why({ smoke: { A5: 1 } }), why({ blaze: ['A5'] }), why({ special: { haze: 2 } })]).toEqual(
      Array.from({ length: 4 }, () => 'no-target O20.1'),
    );
  });
});

describe('F101, F104 Who holds a Bunker', () => {
  rule(['F101d', 'F104d'], 'is whoever came in alone, and he survives a tied Melee', () => {
    for (const kind of ['bunker', 'pillbox']) {
      const t = given({
        axis: { hand: ['G-19', 'G-31', 'G-42', 'G-47', 'G-71', 'G-72'], pile: ['G-43'] },
        allies: { hand: ['A-44'], pile: ['A-21'] },
        units: { [RIFLE]: 'L6', [YANKS]: 'M8', 'a-line-9': 'O1' },
        fortifications: { L7: kind },
      });
      t.choose('order G-19', `activate ${RIFLE}`, `set-out ${RIFLE}`, 'step L7', 'halt', 'end-move').until('turn');
      t.choose('order A-44', `activate ${YANKS}`, `advance ${YANKS} L7`).until();
      expect(t.last('melee-ended'), kind).toMatchObject({ axis: 13, allies: 13, winner: 'axis' });
      expect([t.at(RIFLE), t.at(YANKS)]).toEqual(['L7', '']);
    }
  });
});

describe('O20.2.3 Smoke that drifts before the shot', () => {
  rule('O20.2.3f', 'the Hindrance of a Targeting Roll is that of the moment, Smoke gone or not', () => {
    const t = given(
      {
        initiative: 'axis',
        suddenDeath: 15,
        axis: { hand: ['G-60', SPARE], pile: ['G-5'], rest: 'discards' },
        smoke: { M8: 6 },
        units: { 'g-weapon-team-1': { at: 'L5', weapon: 'g-light-mortar-1' }, 'a-line-1': 'M8' },
      },
      'seed',
    );
    t.choose('order G-60', 'activate g-weapon-team-1', 'shell g-light-mortar-1 M8', 'reroll');
    while (t.told('targeting').length === 0) t.pass();
    expect(t.state.smoke).toEqual([]);
    expect(t.last('targeting')).toMatchObject({ hindrance: 0 });
  });
});

describe('O20.2.1 Smoke and water', () => {
  rule('O20.2.1d', 'Smoke is not fired at water, where none can lie', () => {
    const t = given({
      axis: { hand: ['G-50', SPARE] },
      units: { 'g-weapon-team-1': { at: 'I6', weapon: 'g-medium-mortar-1' }, 'a-line-1': 'M7' },
    });
    t.choose('order G-50', 'activate g-weapon-team-1');
    expect(t.why('shell-smoke g-medium-mortar-1 M7')).toBeUndefined();
    expect(t.why('shell-smoke g-medium-mortar-1 F3')).toBe('water O20.2.1');
  });
});
