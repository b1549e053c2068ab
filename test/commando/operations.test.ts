/** 10.0 How to play, 11.0 operations and their segments, 12.0 several of them, 13.0 the end, 14.0 variable Ops. */
import { describe, expect } from 'vitest';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { AWAY, patrol } from './patrol.ts';

const desert = theatreOf({ theatre: 'western-desert' });

/** Missions that say nothing about stacking, so that the standard six applies. */
const usual = (theatre: string) => {
  const mission = theatreOf({ theatre }).sheet.missions.find(({ stacking, barred }) => stacking === undefined && barred.length === 0);
  if (!mission) throw new Error('Every Mission card has a stacking limit of its own.');
  return mission.id;
};

const SIX = ['truck-patrol-2', 'truck-patrol-3', 'jeep-patrol-1', 'jeep-patrol-2', 'sappers-1', 'sappers-2'];
const standing = (units: readonly string[], space: string) => Object.fromEntries(units.map((id) => [id, space]));

describe('10.1 Game length', () => {
  rule('10.1a', 'the game goes on as long as there are Ops on the track, and ends when there are none', () => {
    const t = patrol([], [], { ops: 3 }).choose('force siwa', 'halt', 'force siwa', 'halt');
    expect(t.state.ops).toBe(1);
    expect(t.told('mission-ended')).toEqual([]);
    t.choose('force siwa', 'halt');
    expect(t.told('mission-ended')).toMatchObject([{ why: 'out-of-ops', ops: 0 }]);
    expect(t.asks).toBe('nothing');
  });
});

describe('10.2 Stacking', () => {
  const towardsQara = (entering: string, crowd: readonly string[], cards: string[] = [], dice: number[] = []) =>
    patrol(cards, dice, { mission: usual('western-desert'), units: { ...AWAY, [entering]: 'siwa', ...standing(crowd, 'qara') } });

  rule('10.2a', 'a sixth ground unit may end its move in a space, a seventh may not', () => {
    const sixth = towardsQara('commando-party-1', SIX.slice(1), ['senussi-guides']).choose('force siwa', 'move qara');
    expect(sixth.state.units.filter(({ at }) => at === 'qara')).toHaveLength(6);
    expect(towardsQara('commando-party-1', SIX).choose('force siwa').why('move qara')).toBe('stacking 10.2');
    const passing = towardsQara('truck-patrol-1', SIX).choose('force siwa', 'move qara');
    expect(passing.why('halt')).toBe('stacking 10.2');
  });

  rule('10.2b', 'leaders, objective markers and OPFOR take no room', () => {
    const t = patrol(['sleeping-outpost', 'thermos-bombs'], [5, 1, 2, 2], {
      mission: usual('western-desert'),
      units: { 'commando-party-1': 'siwa', 'patrol-leader-1': 'siwa', 'patrol-leader-2': 'qara', ...standing(SIX.slice(1), 'qara') },
      objectives: [{ at: 'qara', real: true }],
    });
    t.choose('force siwa', 'take-all', 'done', 'move qara');
    expect(t.told('opfor-placed')).toMatchObject([{ opfor: ['colonial-garrison-1'], space: 'qara' }]);
    expect(t.told('battle-began')[0]?.units).toHaveLength(8);
    const more = towardsQara('patrol-leader-1', SIX, ['senussi-guides']).choose('force siwa', 'move qara', 'halt');
    expect(more.unit('patrol-leader-1').at).toBe('qara');
  });

  rule('10.2b', 'a helicopter that has set a unit down takes no room', () => {
    const others = ['para-section-1', 'para-section-2', 'para-section-3', 'para-section-4', 'supply-column-1'];
    const lifted = (already: number) =>
      given(
        {
          theatre: 'highlands',
          mission: usual('highlands'),
          ops: 6,
          rp: 0,
          units: { 'sappers-1': 'halvona', 'helicopter-1': 'air-available', ...standing(others.slice(0, already), 'varridu') },
          cards: ['hill-folk-rise'],
        },
        [2],
      ).choose('helicopters halvona', 'lift sappers-1 helicopter-1', 'done', 'land varridu');
    const five = lifted(4);
    expect(five.unit('helicopter-1').at).toBe('varridu');
    expect(five.choices).toContain('receive ranger-team varridu');
    expect(lifted(5).why('receive ranger-team varridu')).toBe('stacking 10.2');
  });

  rule('10.2c', 'a force may pass through a full space and end beyond it', () => {
    const t = towardsQara('truck-patrol-1', SIX, ['thermos-bombs'], [2]).choose('force siwa', 'move qara');
    expect(t.unit('truck-patrol-1').at).toBe('qara');
    t.choose('move mersa-matruh');
    expect(t.unit('truck-patrol-1').at).toBe('mersa-matruh');
    expect(t.asks).toBe('operation');
  });

  rule('10.2d', 'a base holds any number of units', () => {
    const crowd = desert.units.filter(({ air }) => !air).map(({ id }) => id);
    const units = { ...standing(crowd, 'siwa'), 'commando-party-1': 'jarabub' };
    const t = patrol([], [], { mission: usual('western-desert'), units }).choose('force jarabub', 'move siwa');
    expect(t.state.units.filter(({ at }) => at === 'siwa')).toHaveLength(crowd.length);
    expect(crowd.length).toBeGreaterThan(12);
    expect(t.asks).toBe('operation');
  });
});

describe('10.3 Force', () => {
  const three = { 'truck-patrol-1': 'siwa', 'truck-patrol-2': 'siwa', 'truck-patrol-3': 'siwa' };

  rule(['10.3a', '10.3f'], 'three units in a space: all of them, two of them or one goes, and the rest stays', () => {
    for (const size of [1, 2, 3]) {
      const members = Object.keys(three).slice(0, size);
      const t = patrol([], [], { units: three }).choose('force siwa', ...members.map((id) => `take ${id}`), 'done', 'move jarabub');
      expect(t.told('operation-began')).toMatchObject([{ force: members, space: 'siwa' }]);
      expect(Object.keys(three).filter((id) => t.unit(id).at === 'jarabub')).toEqual(members);
      expect(Object.keys(three).filter((id) => t.unit(id).at === 'siwa')).toHaveLength(3 - size);
    }
    expect(patrol([], [], { units: three }).choose('force siwa').why('done')).toBe('force-empty 10.3');
  });

  rule('10.3b', 'a unit in another space cannot join the force, though it is next door', () => {
    const units = { 'truck-patrol-1': 'siwa', 'truck-patrol-2': 'siwa', 'jeep-patrol-1': 'jarabub' };
    const t = patrol([], [], { units }).choose('force siwa', 'take truck-patrol-1');
    expect(t.why('take jeep-patrol-1')).toBe('not-in-that-space 10.3');
    t.choose('take-all', 'done');
    expect(t.told('operation-began')[0]?.force).toEqual(['truck-patrol-1', 'truck-patrol-2']);
  });

  rule(['10.3c', '15.0c'], 'all units of a force make the same move, step by step', () => {
    const t = patrol(['senussi-guides'], [], { units: three });
    t.choose('force siwa', 'take truck-patrol-1', 'take truck-patrol-3', 'done', 'move jarabub');
    expect([t.unit('truck-patrol-1').at, t.unit('truck-patrol-3').at]).toEqual(['jarabub', 'jarabub']);
    t.choose('move trigh-el-abd');
    expect([t.unit('truck-patrol-1').at, t.unit('truck-patrol-3').at]).toEqual(['trigh-el-abd', 'trigh-el-abd']);
    expect(t.told('moved')).toMatchObject([
      { force: ['truck-patrol-1', 'truck-patrol-3'], from: 'siwa', space: 'jarabub' },
      { force: ['truck-patrol-1', 'truck-patrol-3'], from: 'jarabub', space: 'trigh-el-abd' },
    ]);
  });

  rule(['10.3d', '15.0e'], 'a force on its way takes nobody up and leaves nobody behind', () => {
    const units = { 'jeep-patrol-1': 'siwa', 'jeep-patrol-2': 'siwa', 'truck-patrol-1': 'jarabub', ...AWAY };
    const t = patrol(['senussi-guides'], [], { units }).choose('force siwa', 'take-all', 'done', 'move jarabub');
    expect(t.why('take truck-patrol-1')).toBe('not-now 15.0');
    expect(t.why('debark jeep-patrol-2')).toBe('not-now 15.0');
    expect(t.choices.filter((text) => !text.startsWith('move '))).toEqual(['halt']);
    t.choose('move trigh-el-abd', 'halt');
    expect([t.unit('jeep-patrol-1').at, t.unit('jeep-patrol-2').at, t.unit('truck-patrol-1').at]).toEqual([
      'trigh-el-abd',
      'trigh-el-abd',
      'jarabub',
    ]);
  });

  rule(['10.3e', '15.0d'], 'a force is as fast as its slowest unit', () => {
    const units = { 'jeep-patrol-1': 'siwa', 'truck-patrol-1': 'siwa', 'commando-party-1': 'siwa', ...AWAY };
    const steps = (members: string[], cards: string[]) => {
      const t = patrol(cards, [], { units }).choose('force siwa', ...members.map((id) => `take ${id}`), 'done');
      for (const space of ['jarabub', 'trigh-el-abd', 'tengeder']) if (t.asks === 'movement') t.choose(`move ${space}`);
      return t.told('moved').length;
    };
    expect(steps(['jeep-patrol-1'], ['senussi-guides'])).toBe(3);
    expect(steps(['jeep-patrol-1', 'truck-patrol-1'], ['senussi-guides'])).toBe(2);
    expect(steps(['jeep-patrol-1', 'truck-patrol-1', 'commando-party-1'], ['senussi-guides'])).toBe(1);
  });
});

describe('11.0 Operations', () => {
  const hidden = { objectives: [{ at: 'jarabub', real: true }] };

  rule(['11.0c', '11.0i', '11.0j', '11.0l'], 'move, card, battle; at a hidden marker card and battle again, and it is turned up', () => {
    // each garrison falls to the patrol's first fire
    const t = patrol(['road-watch', 'spotted-from-the-air'], [6, 1, 5, 1, 1, 6, 1, 5, 1, 6, 1, 5, 1, 1, 6, 1, 5, 1], hidden);
    t.choose('force siwa', 'move jarabub', 'fire colonial-garrison-1', 'fire colonial-garrison-3');
    const chain = [
      'operation-began',
      'moved',
      'card-drawn',
      'opfor-placed',
      'battle-began',
      'battle-ended',
      'card-drawn',
      'opfor-placed',
      'battle-began',
      'battle-ended',
      'objective-revealed',
      'ops-changed',
    ];
    expect(t.events.map(({ type }) => type).filter((type) => chain.includes(type))).toEqual(chain);
    expect(t.told('card-drawn')).toMatchObject([{ card: 'road-watch' }, { card: 'spotted-from-the-air' }]);
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, ops: 5, why: 'operation' }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('11.0d', 'in the movement segment the force moves, and nobody else does', () => {
    const units = { 'truck-patrol-1': 'siwa', 'truck-patrol-2': 'siwa', 'jeep-patrol-1': 'kufra' };
    const t = patrol([], [], { units }).choose('force siwa', 'take truck-patrol-1', 'done', 'move jarabub');
    expect(t.why('force kufra')).toBe('not-now 15.0');
    expect([t.unit('truck-patrol-2').at, t.unit('jeep-patrol-1').at]).toEqual(['siwa', 'kufra']);
    expect(t.why('move siwa')).toBeUndefined();
    expect(t.why('move kufra')).toBe('not-adjacent 15.0');
  });

  rule(['11.0e', '11.0f'], 'after the move a card is drawn and done as it says, though it hurts', () => {
    const t = patrol(['khamsin', 'broken-springs'], [], { ops: 6 }).choose('force siwa', 'move jarabub');
    expect(t.told('card-drawn')).toEqual([]);
    t.choose('halt');
    expect(t.told('card-drawn')).toMatchObject([{ card: 'khamsin' }]);
    expect(t.told('ops-changed')[0]).toMatchObject({ by: -1, why: 'card' });
    const bombs = patrol(['thermos-bombs'], [1]).choose('force siwa', 'move jarabub', 'halt');
    expect(bombs.told('eliminated')).toMatchObject([{ side: 'commando', unit: 'truck-patrol-1' }]);
  });

  rule('11.0g', 'the event strikes where the force has come to rest, not where it came from', () => {
    const units = { 'truck-patrol-1': 'siwa', 'truck-patrol-2': 'siwa', 'jeep-patrol-1': 'jarabub', ...AWAY };
    const t = patrol(['sleeping-outpost', 'thermos-bombs'], [5, 1, 2], { units });
    t.choose('force siwa', 'take truck-patrol-1', 'done', 'move jarabub', 'move trigh-el-abd');
    expect(t.told('opfor-placed')).toMatchObject([{ space: 'trigh-el-abd' }]);
    expect(t.told('battle-began')).toMatchObject([{ space: 'trigh-el-abd', units: ['truck-patrol-1'] }]);
    t.choose('force siwa', 'move qara', 'halt');
    expect(t.told('attrition').map(({ unit }) => unit)).toEqual(['truck-patrol-2']);
    expect(t.diceLeft).toBe(0);
  });

  rule('11.0h', 'with OPFOR in the space there is a battle, and no way round it', () => {
    const t = patrol(['convoy-under-escort'], [6, 1], { intel: ['road-watch'] }).choose('force siwa', 'move jarabub', 'halt', 'pass');
    expect(t.asks).toBe('before-battle');
    for (const wayOut of ['halt', 'move siwa', 'done', 'finish']) expect(t.why(wayOut)).toBe('not-now 16.2');
    t.choose('pass');
    expect(t.told('battle-began')).toHaveLength(1);
    expect(t.choices.every((text) => text.startsWith('fire '))).toBe(true);
    expect(t.why('hold-fire')).toBe('must-fire 19.1');
  });

  rule('11.0k', 'with nobody left after the first card there is no second, and the marker stays hidden', () => {
    const t = patrol(['thermos-bombs', 'khamsin'], [1], hidden).choose('force siwa', 'move jarabub');
    expect(t.told('card-drawn')).toHaveLength(1);
    expect(t.state.objectives).toMatchObject([{ at: 'jarabub', faceUp: false }]);
  });

  rule('11.0k', 'with nobody left after the second card the marker stays hidden; with a survivor of both it is turned up', () => {
    const t = patrol(['broken-springs', 'thermos-bombs'], [1], hidden).choose('force siwa', 'move jarabub');
    expect(t.told('card-drawn')).toHaveLength(2);
    expect(t.told('objective-revealed')).toEqual([]);
    expect(t.state.objectives).toMatchObject([{ faceUp: false }]);
    const alive = patrol(['broken-springs', 'thermos-bombs'], [2], hidden).choose('force siwa', 'move jarabub');
    expect(alive.told('objective-revealed')).toMatchObject([{ space: 'jarabub', real: true }]);
  });
});

describe('12.0 Multiple operations', () => {
  rule(['12.0a', '12.0b'], 'the same force operates again and again, an Op each time, even for staying where it is', () => {
    const t = patrol(['thermos-bombs'], [2], { ops: 6 });
    t.choose('force siwa', 'move jarabub', 'halt', 'force jarabub', 'move siwa', 'halt', 'force siwa', 'halt');
    expect(t.told('operation-began').map(({ force }) => force)).toEqual(Array(3).fill(['truck-patrol-1']));
    expect(t.told('ops-changed')).toMatchObject([
      { by: -1, ops: 5, why: 'operation' },
      { by: -1, ops: 4, why: 'operation' },
      { by: -1, ops: 3, why: 'operation' },
    ]);
  });

  rule('12.0c', 'a player whose mission is accomplished may leave the remaining Ops unused, and no other may', () => {
    const { kia } = desert.mission('midnight-toll');
    expect(patrol([], [], { kia: kia - 1 }).why('finish')).toBe('mission-not-accomplished 12.0');
    const t = patrol([], [], { ops: 4, kia });
    expect(t.choices).toContain('force siwa');
    t.choose('finish');
    expect(t.told('mission-ended')).toMatchObject([{ won: true, why: 'accomplished', ops: 4 }]);
    expect(t.asks).toBe('nothing');
  });
});

describe('13.0 End of the scenario', () => {
  rule('13.0a', 'the last operation is played to its end, card, battle and marker, and then the scenario is over', () => {
    const t = patrol(['road-watch', 'thermos-bombs'], [6, 1, 5, 1, 1, 6, 1, 5, 1, 2], {
      ops: 1,
      objectives: [{ at: 'jarabub', real: true }],
    }).choose('force siwa', 'move jarabub', 'fire colonial-garrison-1');
    expect(t.told('objective-revealed')).toHaveLength(1);
    expect(t.told('mission-ended')).toMatchObject([{ why: 'out-of-ops', kia: 2, ops: 0 }]);
    expect(t.asks).toBe('nothing');
    expect(t.diceLeft).toBe(0);
  });

  rule('13.0a', 'with nobody left to conduct an operation the scenario is over at once', () => {
    const lost = patrol(['thermos-bombs'], [1], { units: { 'truck-patrol-1': 'siwa' } }).choose('force siwa', 'move jarabub', 'halt');
    expect(lost.told('mission-ended')).toMatchObject([{ won: false, why: 'force-wiped-out', ops: 5 }]);
    const nobody = given({ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0, phase: 'recruiting' }).choose('done');
    expect(nobody.told('mission-ended')).toMatchObject([{ won: false, why: 'force-wiped-out' }]);
  });
});

describe('14.0 Variable Ops', () => {
  rule(['14.0a', '14.0b'], 'a card gives an Op or takes one', () => {
    const t = patrol(['senussi-guides', 'khamsin'], [], { ops: 6 });
    t.choose('force siwa', 'move jarabub', 'halt', 'force jarabub', 'move trigh-el-abd', 'halt');
    expect(t.told('ops-changed').filter(({ why }) => why === 'card')).toMatchObject([
      { by: 1, ops: 7, rule: '14.0' },
      { by: -1, ops: 5, rule: '14.0' },
    ]);
    expect(t.state.ops).toBe(4);
  });

  rule('14.0c', 'a card that takes the last Op ends the game there and then, in the middle of the operation', () => {
    const t = patrol(['khamsin', 'senussi-guides'], [], { ops: 1, objectives: [{ at: 'jarabub', real: true }] });
    t.choose('force siwa', 'move jarabub');
    expect(t.told('card-drawn')).toMatchObject([{ card: 'khamsin' }]);
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, ops: 0, why: 'card' }]);
    expect(t.told('mission-ended')).toMatchObject([{ why: 'out-of-ops', ops: 0 }]);
    expect(t.asks).toBe('nothing');
  });

  rule('14.0c', 'so does a lost battle that takes more Ops than there are', () => {
    // the patrol panics and survives, next to a hidden marker, and yet draws no second card
    const t = patrol(['hunters-from-the-coast', 'senussi-guides'], [1, 6, 5, 1, 1, 1], {
      ops: 1,
      objectives: [{ at: 'jarabub', real: true }],
    }).choose('force siwa', 'move jarabub');
    expect(t.told('battle-ended')).toMatchObject([{ won: false }]);
    expect(t.unit('truck-patrol-1').at).toBe('jarabub');
    expect(t.told('ops-changed')).toMatchObject([{ by: -2, ops: -1, why: 'battle-lost' }]);
    expect(t.told('mission-ended')).toMatchObject([{ why: 'out-of-ops', ops: -1 }]);
    expect(t.told('card-drawn')).toHaveLength(1);
    expect(t.diceLeft).toBe(0);
  });

  rule('14.0c', 'and with nobody left on the map nobody is asked for another Op first (ruling 19)', () => {
    const units = { 'truck-patrol-1': 'siwa' };
    const t = patrol(['ambush-at-first-light'], [6], { units, ops: 1, rp: 2, bin: ['colonial-garrison-1', 'colonial-garrison-2'] });
    t.choose('force siwa', 'move jarabub', 'halt', 'pass', 'pass'); // RP saved before the card, and before the battle
    expect(t.told('mission-ended')).toMatchObject([{ why: 'force-wiped-out', ops: 0 }]);
    expect(t.asks).toBe('nothing');
  });
});

describe('10.3 Who may be taken', () => {
  rule('10.3b', 'those who stand in the space are offered, each until it is taken, and nobody else', () => {
    const units = { 'para-section-1': 'osmaro', 'mortar-team-1': 'osmaro', 'para-section-2': 'kelmuto', 'airstrike-1': 'air-available' };
    const t = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units }).choose('force osmaro');
    expect(t.choices).toEqual(['take-all', 'take para-section-1', 'take mortar-team-1']);
    expect(t.why('done')).toBe('force-empty 10.3');
    t.choose('take-all');
    expect(t.choices).toEqual(['take mortar-team-1', 'done']);
    expect(t.why('take para-section-1')).toBe('already-taken 10.3');
    expect(t.why('take-all')).toBe('none-left 10.3');
    expect(t.state.operation?.force).toEqual(['para-section-1']);
  });

  rule('15.4b', 'only what lies here and can be carried is offered to a carrier', () => {
    const units = { 'mule-train-1': 'osmaro', 'para-section-1': 'osmaro', 'mortar-team-1': 'osmaro' };
    const objectives = [
      { at: 'osmaro', real: true, faceUp: true },
      { at: 'sivaro', real: true, faceUp: true },
      { at: 'osmaro', real: false, faceUp: true },
      { at: 'osmaro', real: true },
    ];
    const t = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units, objectives }).choose('force osmaro', 'take-all');
    const carries = () => t.choices.filter((text) => text.startsWith('carry'));
    expect(carries().toSorted()).toEqual([
      'carry mortar-team-1 mule-train-1',
      'carry objective-1 mule-train-1',
      'carry objective-1 para-section-1',
    ]);
    expect(t.why('carry objective-2 mule-train-1')).toBe('not-there 15.4');
    expect(t.why('carry objective-1 nobody')).toBe('unknown-id 15.4');
    t.choose('carry mortar-team-1 mule-train-1', 'carry objective-1 para-section-1');
    expect(carries()).toEqual([]);
    expect(t.why('carry objective-1 mule-train-1')).toBe('already-taken 15.4');
    expect(t.why('carry objective-1 mortar-team-1')).toBe('cannot-lift 15.4');
    expect(t.why('carry mule-train-1 para-section-1')).toBe('must-unload 15.4');
  });

  rule('12.0b', 'an operation paid for at its start is not paid for again at its end', () => {
    const units = { 'para-section-1': 'halvona' };
    const t = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units, options: { 'op-paid': 'at-start' } });
    t.choose('force halvona', 'halt');
    expect(t.told('ops-changed').map(({ by, ops }) => [by, ops])).toEqual([[-1, 8]]);
  });

  rule('11.0i', 'where a lost battle ends the operation, a battle won does not', () => {
    const t = given(
      {
        theatre: 'highlands',
        mission: 'stone-hail',
        ops: 9,
        units: { 'para-section-1': 'halvona', 'leader-1': 'kelmuto', 'leader-2': 'kelmuto' },
        options: { 'lost-battle-objective': 'ends' },
        objectives: [{ at: 'osmaro', real: true }],
        cards: ['overgrown-strip', 'cloud-on-the-tokabar'],
        bin: ['hill-militia-1'],
      },
      [6, 1, 6, 1, 1],
    ).choose('force halvona', 'move osmaro');
    expect(t.told('card-drawn')).toHaveLength(2);
    expect(t.told('objective-revealed')).toHaveLength(1);
  });

  rule('10.2c', 'a full space may be passed though the space beyond it is barred', () => {
    const full = ['para-section-1', 'para-section-2', 'para-section-3', 'sappers-1', 'supply-column-1', 'psyop-team-1'];
    const units = { 'ranger-team-1': 'kelmuto', ...Object.fromEntries(full.map((unit) => [unit, 'pelsent'])) };
    const t = given({ theatre: 'highlands', mission: 'two-waters', ops: 9, units }).choose('force kelmuto', 'move pelsent');
    expect(t.choices).toEqual(['move kelmuto', 'move tirubona', 'move sollubar']);
    expect(t.why('move horent')).toBe('space-barred 8.0');
    expect(t.why('halt')).toBe('stacking 10.2');
  });
});

describe('11.0 Who may be sent', () => {
  rule('11.0c', 'an operation is offered for each space where units stand, once, and for nobody off the map', () => {
    const units = { 'para-section-1': 'halvona', 'para-section-2': 'halvona', 'leader-1': 'osmaro', 'airstrike-1': 'air-available' };
    const t = given(
      { theatre: 'highlands', mission: 'stone-hail', ops: 9, units, cards: ['overgrown-strip'], bin: ['hill-militia-1'] },
      [1, 6, 6],
    );
    const forces = () => t.choices.filter((text) => text.startsWith('force'));
    expect(forces().toSorted()).toEqual(['force halvona', 'force osmaro']);
    expect(t.why('force nowhere')).toBe('unknown-id 11.0');
    expect(t.why('force renabar')).toBe('no-units-here 11.0');
    t.choose('force osmaro', 'move renabar');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['leader-1']);
    expect(forces()).toEqual(['force halvona']);
  });
});
