/** 15.0 Ground movement, 15.1 stopping, 15.2 airfield and 15.3 water moves, 15.4 transport. */
import { describe, expect } from 'vitest';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { AWAY, patrol } from './patrol.ts';

const desert = theatreOf({ theatre: 'western-desert' });

/** These units in the desert, about to draw these cards. */
const moving = (units: Record<string, string>, cards: string[] = [], dice: number[] = [], more: Record<string, unknown> = {}) =>
  patrol(cards, dice, { units: { ...AWAY, ...units }, ...more });

const BY_AIR = { intel: ['charges-laid'] };
const BY_SEA = { intel: ['road-watch'] };

describe('15.0 Ground movement', () => {
  rule(['15.0a', '15.0b'], 'a unit with movement 2 may move two spaces, one or none', () => {
    expect(moving({ 'truck-patrol-1': 'siwa' }).choose('force siwa').why('move siwa')).toBe('same-space 15.0');
    const two = moving({ 'truck-patrol-1': 'siwa' }, ['senussi-guides']).choose('force siwa', 'move jarabub', 'move trigh-el-abd');
    expect(two.asks).toBe('operation');
    expect(two.unit('truck-patrol-1').at).toBe('trigh-el-abd');
    const one = moving({ 'truck-patrol-1': 'siwa' }, ['senussi-guides']).choose('force siwa', 'move jarabub', 'halt');
    expect(one.asks).toBe('operation');
    expect(one.unit('truck-patrol-1').at).toBe('jarabub');
    const none = moving({ 'truck-patrol-1': 'siwa' }).choose('force siwa', 'halt');
    expect(none.told('stayed')).toMatchObject([{ space: 'siwa' }]);
    expect(none.told('moved')).toEqual([]);
    expect(none.state.ops).toBe(5);
  });

  rule('15.0a', 'a force that has used its movement goes no farther, though it is still asked whether to use its supplies', () => {
    const t = moving({ 'truck-patrol-1': 'siwa', 'supply-column-1': 'siwa' }).choose('force siwa', 'take-all', 'done');
    t.choose('move jarabub', 'move trigh-el-abd');
    expect(t.choices).toEqual(['boost supply-column-1', 'halt']);
    expect(t.why('move tengeder')).toBe('no-movement-left 15.0');
  });
});

describe('15.1 Stopping', () => {
  rule('15.1a', 'the sand sea ends the move of a force that enters it, but not of one that sets out from it', () => {
    const entering = moving({ 'jeep-patrol-1': 'siwa' }, ['senussi-guides']).choose('force siwa', 'move big-cairn');
    expect(entering.unit('jeep-patrol-1').at).toBe('big-cairn');
    expect(entering.told('card-drawn')).toHaveLength(1);
    expect(entering.asks).toBe('operation');
    const leaving = moving({ 'jeep-patrol-1': 'big-cairn' }).choose('force big-cairn', 'move siwa', 'move jarabub');
    expect(leaving.asks).toBe('movement');
    expect(leaving.unit('jeep-patrol-1').at).toBe('jarabub');
  });

  rule('15.1b', 'an objective marker ends the move of a force that comes upon it, face down or face up, real or false', () => {
    for (const marker of [{ real: true }, { real: true, faceUp: true }, { real: false, faceUp: true }]) {
      const objectives = [{ at: 'jarabub', ...marker }];
      const t = moving({ 'jeep-patrol-1': 'siwa' }, ['thermos-bombs', 'broken-springs'], [2], { objectives });
      t.choose('force siwa', 'move jarabub');
      expect(t.unit('jeep-patrol-1').at).toBe('jarabub');
      expect(t.asks).toBe('operation');
    }
  });

  rule('15.1b', 'a marker the force carries with it does not hold it up', () => {
    const objectives = [{ at: 'jarabub', real: true, faceUp: true }];
    const t = moving({ 'jeep-patrol-1': 'jarabub' }, [], [], { objectives }).choose('force jarabub', 'take jeep-patrol-1');
    t.choose('carry objective-1 jeep-patrol-1', 'done', 'move trigh-el-abd', 'move tengeder');
    expect(t.asks).toBe('movement');
    expect(t.state.objectives).toMatchObject([{ at: 'tengeder' }]);
  });
});

describe('15.2 Airfield move', () => {
  rule('15.2a', 'only with a card that allows it, a force flies from an airfield to any other airfield', () => {
    const t = moving({ 'truck-patrol-1': 'el-alamein' }, [], [], BY_AIR).choose('force el-alamein');
    const flights = t.choices.filter((text) => text.startsWith('fly ')).map((text) => text.split(' ')[2]);
    expect(flights.sort()).toEqual(['barce', 'derna', 'el-daba', 'kufra']);
    expect(t.why('fly charges-laid tobruk')).toBe('not-airfield 15.2');
    const inland = moving({ 'truck-patrol-1': 'siwa' }, [], [], BY_AIR).choose('force siwa');
    expect(inland.why('fly charges-laid kufra')).toBe('not-airfield 15.2');
    const without = moving({ 'truck-patrol-1': 'el-alamein' }).choose('force el-alamein');
    expect(without.why('fly charges-laid kufra')).toBe('card-not-held 16.2');
    const wrong = moving({ 'truck-patrol-1': 'el-alamein' }, [], [], BY_SEA).choose('force el-alamein');
    expect(wrong.why('fly road-watch kufra')).toBe('card-cannot-do-that 16.2');
    t.choose('fly charges-laid kufra');
    expect(t.unit('truck-patrol-1').at).toBe('kufra');
  });

  rule('15.2b', 'ground units of every type can be flown, leaders too; what cannot move by itself goes as a load', () => {
    const flown: string[] = [];
    for (const [theatre, card, from, to, carrier] of [
      ['western-desert', 'charges-laid', 'el-alamein', 'kufra', 'truck-patrol-1'],
      ['highlands', 'overgrown-strip', 'halvona', 'tirubona', 'mule-train-1'],
    ] as const) {
      const { sheet, types } = theatreOf({ theatre });
      const mission = sheet.missions[0]?.id;
      for (const { type, air, counters } of types) {
        if (air) continue;
        const unit = `${type}-1`;
        const rides = counters[0]?.movement === 0;
        const units = rides ? { [unit]: from, [carrier]: from } : { [unit]: from };
        const t = given({ theatre, mission, ops: 6, rp: 0, units, intel: [card] }).choose(`force ${from}`);
        if (rides) t.choose(`take ${carrier}`, `carry ${unit} ${carrier}`, 'done');
        t.choose(`fly ${card} ${to}`);
        expect(t.unit(unit).at, unit).toBe(to);
        flown.push(unit);
      }
    }
    const kinds = ['heavy-weapons-1', 'armoured-cars-1', 'patrol-leader-1', 'para-section-1', 'mortar-team-1'];
    expect(flown).toEqual(expect.arrayContaining(kinds));
  });

  rule('15.2c', 'the flight passes over everything: no route, no STOP terrain and no marker on the way matters', () => {
    const objectives = [
      { at: 'mechili', real: true },
      { at: 'jalo', real: true },
      { at: 'bir-hacheim', real: true },
    ];
    const t = moving({ 'truck-patrol-1': 'kufra' }, ['thermos-bombs'], [2], { ...BY_AIR, objectives });
    t.choose('force kufra', 'take truck-patrol-1', 'done', 'fly charges-laid derna');
    expect(t.told('flown')).toMatchObject([{ force: ['truck-patrol-1'], from: 'kufra', space: 'derna' }]);
    expect(t.told('moved')).toEqual([]);
    expect(t.told('card-drawn')).toHaveLength(1);
    expect(t.unit('truck-patrol-1').at).toBe('derna');
  });

  rule('15.2d', 'a flight takes the whole movement: no step after it, and none before it', () => {
    const after = moving({ 'jeep-patrol-1': 'el-alamein' }, [], [], BY_AIR).choose('force el-alamein', 'fly charges-laid kufra');
    expect(after.asks).toBe('operation');
    expect(after.unit('jeep-patrol-1').at).toBe('kufra');
    expect(after.state.ops).toBe(5);
    const before = moving({ 'jeep-patrol-1': 'mersa-matruh' }, [], [], BY_AIR).choose('force mersa-matruh', 'move el-daba');
    expect(before.choices).toContain('move el-alamein');
    expect(before.why('fly charges-laid kufra')).toBe('already-moved 15.2');
  });
});

describe('15.3 Water move', () => {
  rule('15.3a', 'a water route is open with a card that says so, and shut without', () => {
    const without = moving({ 'truck-patrol-1': 'el-alamein' }).choose('force el-alamein');
    expect(without.why('sail road-watch tobruk')).toBe('card-not-held 16.2');
    expect(without.why('move tobruk')).toBe('not-adjacent 15.0');
    const wrong = moving({ 'truck-patrol-1': 'el-alamein' }, [], [], BY_AIR).choose('force el-alamein');
    expect(wrong.why('sail charges-laid tobruk')).toBe('card-cannot-do-that 16.2');
    const t = moving({ 'truck-patrol-1': 'el-alamein' }, ['thermos-bombs'], [2], BY_SEA);
    t.choose('force el-alamein', 'sail road-watch tobruk');
    expect(t.told('sailed')).toMatchObject([{ force: ['truck-patrol-1'], from: 'el-alamein', space: 'tobruk' }]);
    expect(t.unit('truck-patrol-1').at).toBe('tobruk');
    expect(t.told('card-drawn')).toHaveLength(1);
  });

  rule('15.3b', 'ground units of every type can cross, leaders too; what cannot move by itself goes as a load', () => {
    for (const { type, air, counters } of desert.types) {
      if (air) continue;
      const unit = `${type}-1`;
      const rides = counters[0]?.movement === 0;
      const ashore = { [unit]: 'derna' };
      const t = moving(rides ? { ...ashore, 'truck-patrol-1': 'derna' } : ashore, [], [], BY_SEA).choose('force derna');
      if (rides) t.choose('take truck-patrol-1', `carry ${unit} truck-patrol-1`, 'done');
      expect(t.choices, unit).toContain('sail road-watch benghazi');
    }
  });

  rule('15.3c', 'the crossing begins on a shore and ends on the land at the other end of that water route', () => {
    const inland = moving({ 'truck-patrol-1': 'siwa' }, [], [], BY_SEA).choose('force siwa');
    expect(inland.why('sail road-watch tobruk')).toBe('no-water-route 15.3');
    const t = moving({ 'truck-patrol-1': 'benghazi' }, ['thermos-bombs'], [2], BY_SEA).choose('force benghazi');
    expect(t.choices.filter((text) => text.startsWith('sail '))).toEqual(['sail road-watch derna', 'sail road-watch el-agheila']);
    expect(t.why('sail road-watch bardia')).toBe('no-water-route 15.3');
    expect(t.why('sail road-watch the-sea')).toBe('unknown-id 15.3');
    t.choose('sail road-watch el-agheila');
    expect(t.unit('truck-patrol-1').at).toBe('el-agheila');
  });

  rule('15.3d', 'a crossing takes the whole movement: no step after it, and none before it', () => {
    const after = moving({ 'jeep-patrol-1': 'tobruk' }, [], [], BY_SEA).choose('force tobruk', 'sail road-watch el-alamein');
    expect(after.asks).toBe('operation');
    expect(after.unit('jeep-patrol-1').at).toBe('el-alamein');
    const before = moving({ 'jeep-patrol-1': 'el-daba' }, [], [], BY_SEA).choose('force el-daba', 'move mersa-matruh');
    expect(before.choices).toContain('move qara');
    expect(before.why('sail road-watch bardia')).toBe('already-moved 15.3');
  });
});

describe('15.4 Transport', () => {
  const riding = { 'truck-patrol-1': 'siwa', 'commando-party-1': 'siwa' };
  const aboard = ['force siwa', 'take truck-patrol-1', 'carry commando-party-1 truck-patrol-1', 'done'];

  rule('15.4a', 'the counters of the game say what can ride, on what, and how much it takes', () => {
    const here = ['truck-patrol-1', 'truck-patrol-2', 'armoured-cars-1', 'sappers-1', 'commando-party-1', 'royal-marines-1'];
    const t = moving(Object.fromEntries(here.map((id) => [id, 'siwa'])));
    t.choose('force siwa', 'take truck-patrol-1', 'take armoured-cars-1');
    expect(t.why('carry sappers-1 truck-patrol-1')).toBe('not-transportable 15.4');
    expect(t.why('carry truck-patrol-2 truck-patrol-1')).toBe('not-transportable 15.4');
    expect(t.why('carry commando-party-1 armoured-cars-1')).toBe('cannot-lift 15.4');
    t.choose('carry commando-party-1 truck-patrol-1');
    expect(t.told('carried')).toMatchObject([{ cargo: 'commando-party-1', unit: 'truck-patrol-1' }]);
    expect(t.why('carry royal-marines-1 truck-patrol-1')).toBe('carrier-full 15.4');
  });

  rule('15.4b', 'a ride begins where both are, and what cannot move itself carries nothing', () => {
    const units = { 'truck-patrol-1': 'siwa', 'heavy-weapons-1': 'siwa', 'truck-patrol-2': 'qara', 'commando-party-1': 'qara' };
    const objectives = [{ at: 'siwa', real: true, faceUp: true }];
    const t = moving(units, [], [], { objectives }).choose('force siwa', 'take truck-patrol-1', 'take heavy-weapons-1');
    expect(t.why('carry commando-party-1 truck-patrol-1')).toBe('not-in-that-space 10.3');
    expect(t.why('carry objective-1 truck-patrol-2')).toBe('carrier-not-in-force 15.4');
    expect(t.why('carry objective-1 heavy-weapons-1')).toBe('cannot-lift 15.4');
    expect(t.choices).toContain('carry objective-1 truck-patrol-1');
  });

  rule('15.4c', 'a passenger goes at the speed of its carrier, though by itself it is slower or cannot move at all', () => {
    for (const passenger of ['commando-party-1', 'heavy-weapons-1']) {
      const units = { 'jeep-patrol-1': 'siwa', [passenger]: 'siwa' };
      const t = moving(units, ['senussi-guides']).choose('force siwa', 'take jeep-patrol-1', `carry ${passenger} jeep-patrol-1`, 'done');
      t.choose('move jarabub', 'move trigh-el-abd', 'move tengeder', 'done');
      expect(t.unit(passenger).at).toBe('tengeder');
      expect(t.unit('jeep-patrol-1').at).toBe('tengeder');
    }
    const alone = moving({ 'heavy-weapons-1': 'siwa' }).choose('force siwa');
    expect(alone.why('move jarabub')).toBe('must-be-transported 15.4');
  });

  rule('15.4d', 'a passenger stays with its carrier from the first step to the last', () => {
    const t = moving(riding, ['senussi-guides']).choose(...aboard, 'move jarabub');
    expect(t.why('debark commando-party-1')).toBe('not-now 15.0');
    expect(t.unit('commando-party-1').at).toBe('jarabub');
    t.choose('move trigh-el-abd');
    expect(t.unit('commando-party-1').at).toBe('trigh-el-abd');
    expect(t.choices).toEqual(['debark commando-party-1', 'done']);
  });

  rule('15.4e', 'heavy weapons fly or sail aboard another unit, not alone and not beside it', () => {
    const units = { 'heavy-weapons-1': 'el-alamein', 'truck-patrol-1': 'el-alamein' };
    const both = { intel: ['charges-laid', 'road-watch'] };
    for (const members of [['take heavy-weapons-1'], ['take truck-patrol-1', 'take heavy-weapons-1']]) {
      const t = moving(units, [], [], both).choose('force el-alamein', ...members, 'done');
      expect(t.why('fly charges-laid kufra')).toBe('must-be-transported 15.4');
      expect(t.why('sail road-watch tobruk')).toBe('must-be-transported 15.4');
    }
    const load = ['force el-alamein', 'take truck-patrol-1', 'carry heavy-weapons-1 truck-patrol-1', 'done'];
    const flown = moving(units, [], [], both).choose(...load, 'fly charges-laid kufra');
    expect(flown.unit('heavy-weapons-1').at).toBe('kufra');
    const sailed = moving(units, [], [], both).choose(...load, 'sail road-watch tobruk');
    expect(sailed.unit('heavy-weapons-1').at).toBe('tobruk');
  });

  rule('15.4f', 'a carrier lost to an event or in battle takes its passenger with it; one that has got off is spared', () => {
    const mined = moving(riding, ['thermos-bombs'], [1]).choose(...aboard, 'move jarabub', 'halt', 'done');
    expect(mined.told('eliminated').map(({ unit }) => unit)).toEqual(['truck-patrol-1', 'commando-party-1']);
    expect(mined.unit('commando-party-1').at).toBe('recruit-box');
    expect(mined.state.kia).toBe(-4);
    expect(mined.diceLeft).toBe(0);
    const ambushed = moving(riding, ['ambush-at-first-light'], [6]).choose(...aboard, 'move jarabub', 'halt', 'done');
    expect(ambushed.told('battle-began')[0]?.units).toEqual(['truck-patrol-1']);
    expect(ambushed.told('eliminated').map(({ unit }) => unit)).toEqual(['truck-patrol-1', 'commando-party-1']);
    const off = moving(riding, ['thermos-bombs'], [1, 2]).choose(...aboard, 'move jarabub', 'halt', 'debark commando-party-1');
    expect(off.told('eliminated').map(({ unit }) => unit)).toEqual(['truck-patrol-1']);
    expect(off.unit('commando-party-1').at).toBe('jarabub');
  });

  rule('15.4f', 'an objective whose carrier is lost stays face up where it was (ruling 10)', () => {
    const objectives = [{ at: 'jarabub', real: true, faceUp: true }];
    const t = moving({ 'truck-patrol-1': 'jarabub' }, ['thermos-bombs'], [1], { objectives });
    t.choose('force jarabub', 'take truck-patrol-1', 'carry objective-1 truck-patrol-1', 'done', 'move trigh-el-abd', 'halt');
    expect(t.unit('truck-patrol-1').at).toBe('recruit-box');
    expect(t.state.objectives).toMatchObject([{ at: 'trigh-el-abd', faceUp: true, carrier: '' }]);
  });

  rule('15.4g', 'at the end of a march, a flight or a crossing the passenger may be set down, and then fights for itself', () => {
    const march = moving(riding, ['sleeping-outpost'], [1, 1, 1, 5, 1]).choose(...aboard, 'move jarabub', 'halt');
    expect(march.choices).toEqual(['debark commando-party-1', 'done']);
    march.choose('debark commando-party-1');
    expect(march.told('debarked')).toMatchObject([{ unit: 'commando-party-1', space: 'jarabub' }]);
    expect(march.told('battle-began')[0]?.units).toEqual(['truck-patrol-1', 'commando-party-1']);
    const ashore = { 'truck-patrol-1': 'derna', 'commando-party-1': 'derna' };
    const load = ['force derna', 'take truck-patrol-1', 'carry commando-party-1 truck-patrol-1', 'done'];
    for (const [intel, way] of [
      ['charges-laid', 'fly charges-laid barce'],
      ['road-watch', 'sail road-watch benghazi'],
    ] as const) {
      const t = moving(ashore, ['thermos-bombs'], [2, 2], { intel: [intel] }).choose(...load, way);
      expect(t.choices).toEqual(['debark commando-party-1', 'done']);
    }
  });

  rule('15.4g', 'in a base the passenger gets off as well, and may set out by itself in the next operation', () => {
    const t = moving({ 'truck-patrol-1': 'jarabub', 'commando-party-1': 'jarabub' }, ['senussi-guides']);
    t.choose('force jarabub', 'take truck-patrol-1', 'carry commando-party-1 truck-patrol-1', 'done', 'move siwa', 'halt');
    t.choose('force siwa', 'take commando-party-1', 'done', 'move qara');
    expect([t.unit('truck-patrol-1').at, t.unit('commando-party-1').at]).toEqual(['siwa', 'qara']);
  });
});

describe('15.4 Staying with a load', () => {
  rule('15.4g', 'a force that stays is not asked about its passenger, who is on his feet when the operation is over', () => {
    const units = { 'mule-train-1': 'osmaro', 'mortar-team-1': 'osmaro' };
    const t = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units });
    t.choose('force osmaro', 'take-all', 'carry mortar-team-1 mule-train-1', 'done', 'halt');
    expect(t.asks).toBe('operation');
    expect(t.told('debarked')).toEqual([]);
    expect(t.unit('mortar-team-1').aboard).toBe('');
  });

  rule('15.4g', 'only who rides can be set down', () => {
    const units = { 'mule-train-1': 'osmaro', 'mortar-team-1': 'osmaro' };
    const t = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units });
    t.choose('force osmaro', 'take-all', 'carry mortar-team-1 mule-train-1', 'done', 'move renabar');
    expect(t.choices).toEqual(['debark mortar-team-1', 'done']);
    expect(t.why('debark mule-train-1')).toBe('not-aboard 15.4');
    expect(t.why('debark nobody')).toBe('unknown-id 15.4');
  });

  rule('15.3a', 'the card that opens the water is told with what it was played for', () => {
    const position = { theatre: 'highlands', mission: 'stone-hail', ops: 9, cards: ['washed-out-trail'], intel: ['watch-on-the-ford'] };
    const t = given({ ...position, units: { 'ranger-team-1': 'osmaro' } }).choose('force osmaro', 'sail watch-on-the-ford lindaro');
    expect(t.told('intel-played')).toMatchObject([{ card: 'watch-on-the-ford', action: 'water-move' }]);
  });

  rule('15.3a', 'no crossing to a full shore, nor a flight to a full field', () => {
    const full = ['para-section-1', 'para-section-2', 'para-section-3', 'sappers-1', 'supply-column-1', 'psyop-team-1'];
    const crowd = (at: string) => Object.fromEntries(full.map((unit) => [unit, at]));
    const position = { theatre: 'highlands', mission: 'stone-hail', ops: 9, intel: ['watch-on-the-ford', 'overgrown-strip'] };
    const shore = given({ ...position, units: { 'ranger-team-1': 'osmaro', ...crowd('lindaro') } }).choose('force osmaro');
    expect(shore.why('sail watch-on-the-ford lindaro')).toBe('stacking 10.2');
    expect(shore.why('sail watch-on-the-ford nowhere')).toBe('unknown-id 15.3');
    const field = given({ ...position, units: { 'ranger-team-1': 'tirubona', ...crowd('ossidu') } }).choose('force tirubona');
    expect(field.why('fly overgrown-strip ossidu')).toBe('stacking 10.2');
    expect(field.why('fly overgrown-strip nowhere')).toBe('unknown-id 15.2');
    expect(field.why('fly overgrown-strip tirubona')).toBe('same-space 15.2');
    expect(field.choices.filter((text) => text.startsWith('fly')).toSorted()).toEqual([
      ...['fly overgrown-strip halvona', 'fly overgrown-strip kasevona', 'fly overgrown-strip lotamidu'],
    ]);
  });

  rule('15.4b', 'one who was to march may ride after all, but not who carries something', () => {
    const units = { 'truck-patrol-1': 'siwa', 'commando-party-1': 'siwa' };
    const t = moving(units, ['senussi-guides']).choose('force siwa', 'take-all');
    expect(t.why('carry commando-party-1 commando-party-1')).toBe('cannot-lift 15.4');
    t.choose('carry commando-party-1 truck-patrol-1');
    expect(t.state.operation?.force).toEqual(['truck-patrol-1', 'commando-party-1']);
    expect(t.unit('commando-party-1').aboard).toBe('truck-patrol-1');
    expect(t.why('carry commando-party-1 truck-patrol-1')).toBe('already-taken 15.4');
    // two spaces with the truck; one on foot
    t.choose('done', 'move jarabub', 'move trigh-el-abd', 'done');
    expect(t.unit('commando-party-1').at).toBe('trigh-el-abd');
    const laden = moving(units, [], [], { objectives: [{ at: 'siwa', real: true, faceUp: true }] });
    laden.choose('force siwa', 'take-all', 'carry objective-1 commando-party-1');
    expect(laden.why('carry commando-party-1 truck-patrol-1')).toBe('must-unload 15.4');
    // what somebody else carries does not keep it from riding
    const beside = moving({ ...units, 'truck-patrol-2': 'siwa' }, [], [], { objectives: [{ at: 'siwa', real: true, faceUp: true }] });
    beside.choose('force siwa', 'take-all', 'carry objective-1 truck-patrol-2', 'carry commando-party-1 truck-patrol-1');
    expect(beside.unit('commando-party-1').aboard).toBe('truck-patrol-1');
  });
});
