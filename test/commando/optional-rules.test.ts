/** Sections 32 to 35: reserve points, reconnaissance, additional logistics, aircraft turnaround. */
import { describe, expect } from 'vitest';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const desert = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given({ theatre: 'western-desert', mission: 'midnight-toll', ops: 5, kia: 0, rp: 0, ...more }, dice);

const highlands = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given({ theatre: 'highlands', mission: 'stone-hail', ops: 5, kia: 0, rp: 0, ...more }, dice);

/** Nobody in the pool, so no die for a leader after a battle; and somebody is left when a force is lost. */
const LEADERS = { 'leader-1': 'tirubona', 'leader-2': 'tirubona' };

describe('32.0 Reserve Recruit Points', () => {
  rule('32.0a', 'what is not spent on units is put by', () => {
    const price = theatreOf({ theatre: 'western-desert' }).unit('truck-patrol-1').cost ?? 0;
    const t = desert({ phase: 'recruiting', rp: price + 5 }).choose('recruit truck-patrol siwa', 'done');
    expect(t.told('recruiting-ended')).toMatchObject([{ rp: 5, lost: 0 }]);
    expect(t.state.rp).toBe(5);
  });

  rule('32.0b', 'two RP for an Op, and not for less', () => {
    const t = desert({ units: { 'truck-patrol-1': 'siwa' }, rp: 3 }).choose('buy-op');
    expect(t.told('rp-changed')).toMatchObject([{ by: -2, rp: 1 }]);
    expect(t.told('ops-changed')).toMatchObject([{ by: 1, ops: 6, why: 'bought' }]);
    expect(t.why('buy-op')).toBe('no-recruit-points 32.0');
  });

  rule('32.0c', 'before an operation, between its segments, before a battle, and with the last Op gone', () => {
    const units = { 'truck-patrol-1': 'siwa', 'patrol-leader-1': 'kufra', 'patrol-leader-2': 'kufra' };
    const t = desert({ units, ops: 1, rp: 8, cards: ['sleeping-outpost'], bin: ['colonial-garrison-1'] }, [5, 1]);
    t.choose('buy-op');
    t.choose('force siwa', 'move qara', 'halt');
    expect(t.asks).toBe('between-segments');
    t.choose('buy-op', 'pass');
    expect(t.asks).toBe('before-battle');
    t.choose('buy-op', 'pass'); // the battle is won: an Op for it
    t.choose('pass'); // and nothing bought after it
    expect(t.told('ops-changed').map(({ by, why }) => [by, why])).toEqual([
      [1, 'bought'],
      [1, 'bought'],
      [1, 'bought'],
      [1, 'battle-won'],
      [-1, 'operation'],
    ]);
    const last = desert({ units, ops: 1, rp: 2 }).choose('force siwa', 'halt');
    expect(last.asks).toBe('last-op');
    last.choose('buy-op');
    expect(last.asks).toBe('operation');
    expect(last.state.ops).toBe(1);
  });
});

describe('33.0 Reconnaissance', () => {
  const objectives = [
    { at: 'maddalena', real: true },
    { at: 'calanscio', real: true },
    { at: 'el-agheila', real: false },
  ];
  const scouting = (dice: readonly number[], more: Record<string, unknown> = {}) =>
    desert(
      {
        units: { 'intelligence-group-1': 'jarabub', 'hurricanes-1': 'air-available', 'beaufighters-1': 'air-available' },
        objectives,
        ...more,
      },
      dice,
    );

  rule(['33.0a', '33.0c'], 'one attempt in an operation, on the ground or from the air', () => {
    const ground = scouting([3]).choose('force jarabub', 'ground-recon maddalena');
    expect(ground.why('ground-recon calanscio')).toBe('one-recon-only 33.0');
    expect(ground.why('air-recon hurricanes-1 calanscio')).toBe('one-recon-only 33.0');
    const air = scouting([3, 2]).choose('force jarabub', 'air-recon hurricanes-1 el-agheila');
    expect(air.why('ground-recon calanscio')).toBe('one-recon-only 33.0');
    expect(air.why('air-recon beaufighters-1 calanscio')).toBe('one-recon-only 33.0');
    const again = ground.choose('halt', 'force jarabub'); // a new operation
    expect(again.choices).toContain('ground-recon maddalena');
  });

  rule('33.0a', 'a drop and a lift are operations, and may begin with a recon', () => {
    const units = {
      'para-section-1': 'halvona',
      'ranger-team-1': 'tolkume',
      'airstrike-1': 'air-available',
      'helicopter-1': 'air-available',
    };
    const markers = [
      { at: 'kolvaro', real: true },
      { at: 'ossidu', real: true },
    ];
    const drop = highlands({ units, objectives: markers, cards: ['washed-out-trail'] }, [2, 4, 6]);
    drop.choose('airborne halvona', 'take para-section-1', 'done', 'air-recon airstrike-1 ossidu', 'drop ossidu');
    expect(drop.told('air-reconned')).toMatchObject([{ space: 'ossidu', revealed: true }]);
    expect(drop.told('card-drawn')).toHaveLength(1); // the marker was face up when they came
    expect(drop.diceLeft).toBe(0);
    const lift = highlands({ units, objectives: markers }, [3]).choose('helicopters tolkume', 'lift ranger-team-1 helicopter-1', 'done');
    lift.choose('ground-recon kolvaro');
    expect(lift.why('air-recon airstrike-1 ossidu')).toBe('one-recon-only 33.0');
    expect(lift.asks).toBe('landing');
  });

  rule('33.0b', 'before the move or not at all', () => {
    const t = desert({ units: { 'intelligence-group-1': 'siwa', 'hurricanes-1': 'air-available' }, objectives }).choose(
      'force siwa',
      'move jarabub',
    );
    expect(t.why('ground-recon maddalena')).toBe('after-moving 33.0');
    expect(t.why('air-recon hurricanes-1 maddalena')).toBe('after-moving 33.0');
  });

  rule('33.0d', 'a recon unit has to be in the force, not merely in the space', () => {
    const units = { 'truck-patrol-1': 'jarabub', 'jeep-patrol-1': 'jarabub' };
    const trucks = desert({ units, objectives }).choose('force jarabub', 'take truck-patrol-1', 'done');
    expect(trucks.why('ground-recon maddalena')).toBe('no-recon-unit 33.0');
    const both = desert({ units, objectives }).choose('force jarabub', 'take-all', 'done');
    expect(both.choices).toContain('ground-recon maddalena');
  });

  rule('33.0e', 'only the spaces next to it, and only where a marker lies hidden', () => {
    const t = scouting([], { objectives: [...objectives, { at: 'trigh-el-abd', real: true, faceUp: true }] }).choose('force jarabub');
    expect(t.choices.filter((text) => text.startsWith('ground-recon'))).toEqual(['ground-recon maddalena', 'ground-recon calanscio']);
    expect(t.why('ground-recon el-agheila')).toBe('not-adjacent-to-objective 33.0');
    expect(t.why('ground-recon trigh-el-abd')).toBe('no-hidden-objective 33.0');
  });

  rule('33.0f', 'even: turned up, and later only one card is drawn there; odd: nothing', () => {
    const cards = ['broken-springs', 'senussi-guides'];
    const even = scouting([2], { cards }).choose('force jarabub', 'ground-recon maddalena', 'move maddalena');
    expect(even.told('ground-reconned')).toMatchObject([{ die: 2, revealed: true }]);
    expect(even.told('objective-revealed')).toMatchObject([{ space: 'maddalena', real: true }]);
    expect(even.told('card-drawn')).toHaveLength(1);
    expect(even.diceLeft).toBe(0); // no check: no aircraft was used
    const odd = scouting([3]).choose('force jarabub', 'ground-recon maddalena');
    expect(odd.told('ground-reconned')).toMatchObject([{ die: 3, revealed: false }]);
    expect(odd.told('objective-revealed')).toEqual([]);
    expect(odd.asks).toBe('movement');
  });

  rule('33.0g', 'from the air it takes an airstrike that is available', () => {
    const units = { 'truck-patrol-1': 'siwa', 'hurricanes-1': 'air-available', 'air-supply-1': 'air-available' };
    const t = desert({ units, objectives }).choose('force siwa');
    expect(t.choices).toContain('air-recon hurricanes-1 maddalena');
    expect(t.why('air-recon air-supply-1 maddalena')).toBe('not-an-airstrike 33.0');
    expect(t.why('air-recon beaufighters-1 maddalena')).toBe('air-not-available 29.0');
  });

  rule('33.0h', 'from the air no marker is too far away', () => {
    const t = desert({ units: { 'truck-patrol-1': 'siwa', 'hurricanes-1': 'air-available' }, objectives }).choose('force siwa');
    expect(t.choices.filter((text) => text.startsWith('air-recon'))).toEqual(objectives.map(({ at }) => `air-recon hurricanes-1 ${at}`));
  });

  rule(['33.0i', '33.0j', '29.1a'], 'even turns it up, odd does not, and the airstrike is checked either way', () => {
    const seen = scouting([4, 3]).choose('force jarabub', 'air-recon hurricanes-1 el-agheila');
    expect(seen.told('objective-revealed')).toMatchObject([{ space: 'el-agheila', real: false }]);
    expect(seen.told('availability-checked')).toMatchObject([{ unit: 'hurricanes-1', die: 3, stays: false }]);
    expect(seen.unit('hurricanes-1').at).toBe('recruit-box');
    const missed = scouting([5, 2]).choose('force jarabub', 'air-recon hurricanes-1 el-agheila');
    expect(missed.told('air-reconned')).toMatchObject([{ die: 5, revealed: false }]);
    expect(missed.told('objective-revealed')).toEqual([]);
    expect(missed.told('availability-checked')).toMatchObject([{ unit: 'hurricanes-1', die: 2, stays: true }]);
    expect(missed.unit('hurricanes-1').at).toBe('air-available');
  });
});

describe('34.0 Additional logistics: pace', () => {
  const AIR_SUPPLY = { 'air-supply-1': 'air-available' };
  const convoy = (dice: readonly number[], more: Record<string, unknown> = {}) =>
    desert({ units: { 'truck-patrol-1': 'siwa', 'supply-column-1': 'siwa', ...AIR_SUPPLY }, cards: ['broken-springs'], ...more }, dice);

  rule('34.0a', 'a column that travels along lends one space, and an Air Supply besides no more', () => {
    const t = convoy([2]).choose('force siwa', 'take-all', 'done', 'move jarabub', 'move trigh-el-abd');
    expect(t.why('move tengeder')).toBe('no-movement-left 15.0');
    t.choose('boost supply-column-1');
    expect(t.told('boosted')).toMatchObject([{ unit: 'supply-column-1', allowance: 3 }]);
    expect(t.why('boost air-supply-1')).toBe('already-boosted 34.0');
    t.choose('move tengeder');
    expect(t.unit('truck-patrol-1').at).toBe('tengeder');
    expect(t.told('moved')).toHaveLength(3);
  });

  rule('34.0a', 'a column left behind lends nothing', () => {
    const t = convoy([]).choose('force siwa', 'take truck-patrol-1', 'done');
    expect(t.why('boost supply-column-1')).toBe('supply-not-with-force 34.0');
  });

  rule('34.0f', 'an Air Supply lends the space to a force without a column', () => {
    const t = convoy([2], { units: { 'truck-patrol-1': 'siwa', ...AIR_SUPPLY } });
    t.choose('force siwa', 'boost air-supply-1', 'move jarabub', 'move trigh-el-abd', 'move tengeder');
    expect(t.unit('truck-patrol-1').at).toBe('tengeder');
    expect(t.told('supply-checked')).toMatchObject([{ unit: 'air-supply-1', die: 2, stays: true }]);
    expect(t.unit('air-supply-1').at).toBe('air-available');
  });

  rule(['34.0h', '34.0i'], 'the die comes after the move: even, and the column goes on with the force', () => {
    const t = convoy([4]).choose('force siwa', 'take-all', 'done', 'boost supply-column-1', 'move jarabub', 'halt');
    expect(t.events.map(({ type }) => type).slice(1, 5)).toEqual(['boosted', 'moved', 'supply-checked', 'card-drawn']);
    expect(t.told('supply-checked')).toMatchObject([{ unit: 'supply-column-1', die: 4, stays: true }]);
    expect(t.unit('supply-column-1').at).toBe('jarabub');
    expect(t.diceLeft).toBe(0);
  });

  rule('34.0j', 'odd, and it is in the Recruit Box, without being counted a casualty', () => {
    const t = convoy([3]).choose('force siwa', 'take-all', 'done', 'boost supply-column-1', 'move jarabub', 'halt');
    expect(t.unit('supply-column-1').at).toBe('recruit-box');
    expect(t.unit('truck-patrol-1').at).toBe('jarabub');
    expect(t.told('kia-changed')).toEqual([]);
    const air = convoy([5], { units: { 'truck-patrol-1': 'siwa', ...AIR_SUPPLY } }).choose(
      'force siwa',
      'boost air-supply-1',
      'move jarabub',
      'halt',
    );
    expect(air.unit('air-supply-1').at).toBe('recruit-box');
  });

  rule(['34.0j', '23.0m'], 'what a used-up column carried is left behind; but it is home if the move ended in a base', () => {
    const units = { 'truck-patrol-1': 'jarabub', 'supply-column-1': 'jarabub' };
    const objectives = [{ at: 'jarabub', real: true, faceUp: true }];
    const laden = () =>
      convoy([1], { units, objectives, rp: 2 }).choose(
        ...['force jarabub', 'take-all', 'carry objective-1 supply-column-1', 'done', 'boost supply-column-1'],
      );
    const outside = laden().choose('move trigh-el-abd', 'halt');
    expect(outside.asks).toBe('between-segments');
    expect(outside.unit('supply-column-1').at).toBe('recruit-box');
    expect(outside.state.objectives).toMatchObject([{ at: 'trigh-el-abd', carrier: '' }]);
    const home = laden().choose('move siwa', 'halt');
    expect(home.unit('supply-column-1').at).toBe('recruit-box');
    expect(home.told('objective-recovered')).toMatchObject([{ objective: 'objective-1', base: 'siwa' }]);
  });
});

describe('34.0 Additional logistics: Full Firepower', () => {
  const STRIP = 'overgrown-strip'; // one OPFOR unit
  const militia = ['hill-militia-1', 'hill-militia-2'];
  const supplied = (dice: readonly number[], more: Record<string, unknown> = {}) =>
    highlands(
      { units: { 'para-section-1': 'halvona', 'supply-column-1': 'halvona', ...LEADERS }, cards: [STRIP], bin: militia, ...more },
      dice,
    );
  const MARCH = ['force halvona', 'take-all', 'done', 'move osmaro', 'halt'] as const;
  const dropped = (dice: readonly number[], more: Record<string, unknown> = {}) =>
    highlands(
      { units: { 'para-section-1': 'halvona', 'air-supply-1': 'air-available', ...LEADERS }, cards: [STRIP], bin: militia, ...more },
      dice,
    );

  rule('34.0b', 'it is announced before the first die of the battle, or not at all', () => {
    const t = supplied([6, 1]).choose(...MARCH);
    expect(t.asks).toBe('full-firepower');
    expect(t.diceLeft).toBe(2);
    t.choose('full-firepower supply-column-1');
    const told = t.events.map(({ type }) => type);
    expect(told.indexOf('full-firepower')).toBeLessThan(told.indexOf('superiority'));
    const without = supplied([6, 1, 5, 1, 1]).choose(...MARCH, 'pass', 'keep-line');
    expect(without.told('fired')).toMatchObject([{ firepower: 3, supply: 0, dice: [5, 1, 1] }]);
  });

  rule('34.0c', 'a column that is elsewhere is of no use', () => {
    const units = { 'para-section-1': 'halvona', 'supply-column-1': 'kelmuto', ...LEADERS };
    const t = supplied([6, 1, 5, 1, 1], { units }).choose('force halvona', 'move osmaro');
    expect(t.told('battle-ended')).toMatchObject([{ won: true }]); // nobody was asked
    const both = supplied([], { units: { ...units, 'air-supply-1': 'air-available' } }).choose('force halvona', 'move osmaro', 'halt');
    expect(both.choices).toEqual(['full-firepower air-supply-1', 'pass']);
    expect(both.why('full-firepower supply-column-1')).toBe('supply-not-with-force 34.0');
  });

  rule('34.0c', 'nor is one that fights along because it was there before, and does not belong to the force (ruling 59)', () => {
    const units = { 'para-section-1': 'halvona', 'supply-column-1': 'osmaro', ...LEADERS };
    const t = supplied([6, 1, 5, 1, 1], { units }).choose('force halvona', 'move osmaro', 'keep-line');
    expect(t.told('battle-began')).toMatchObject([{ units: ['para-section-1', 'supply-column-1'] }]);
    expect(t.told('fired')).toMatchObject([{ firepower: 3, supply: 0 }]);
    expect(t.diceLeft).toBe(0);
  });

  rule(['34.0d', '34.0h', '34.0i'], 'one more die for every unit, the column itself too, and in the next battle none', () => {
    const one = [6, 1, 1, 1, 1, 1, 1, 5, 2]; // superiority, four dice of the section, one against it, one of the column, its check
    const two = [6, 1, 5, 1, 1];
    const t = supplied([...one, ...two], { objectives: [{ at: 'osmaro', real: true }], cards: [STRIP, 'watch-on-the-ford'] });
    t.choose('force halvona', 'take-all', 'done', 'move osmaro', 'full-firepower supply-column-1', 'keep-line');
    const ours = () =>
      t
        .told('fired')
        .filter(({ side }) => side === 'commando')
        .map(({ unit, firepower, supply, dice }) => [unit, firepower, supply, dice.length]);
    expect(ours()).toEqual([
      ['para-section-1', 3, 1, 4],
      ['supply-column-1', 0, 1, 1],
    ]);
    expect(t.told('supply-checked')).toMatchObject([{ unit: 'supply-column-1', die: 2, stays: true }]);
    const told = t.events.map(({ type }) => type);
    expect(told.indexOf('supply-checked')).toBeGreaterThan(told.indexOf('battle-ended'));
    expect(t.unit('supply-column-1').at).toBe('osmaro');
    t.choose('pass', 'keep-line');
    expect(ours()[2]).toEqual(['para-section-1', 3, 0, 3]);
    expect(t.diceLeft).toBe(0);
  });

  rule('34.0d', 'aircraft get nothing out of it', () => {
    const units = { 'para-section-1': 'halvona', 'supply-column-1': 'halvona', 'airstrike-1': 'air-available', ...LEADERS };
    const t = supplied([6, 1, 5, 1, 1, 1, 1, 1, 1, 2, 2], { units }).choose(...MARCH, 'full-firepower supply-column-1', 'keep-line');
    t.choose('support airstrike-1', 'fire hill-militia-1');
    expect(t.told('fired')).toMatchObject([{ firepower: 3, supply: 1, air: 3 }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('34.0e', 'the column is shot to pieces in the first round, and in the second the extra die is still there', () => {
    const t = supplied([1, 6, 6, 1, 1, 1, 1, 6, 1, 5, 1, 1, 1]).choose(...MARCH, 'full-firepower supply-column-1', 'line supply-column-1');
    expect(t.told('eliminated')[0]).toMatchObject({ side: 'commando', unit: 'supply-column-1' });
    const ours = t.told('fired').filter(({ side }) => side === 'commando');
    expect(ours.map(({ unit, supply, dice }) => [unit, supply, dice.length])).toEqual([
      ['para-section-1', 1, 4],
      ['para-section-1', 1, 4],
    ]);
    expect(t.told('supply-checked')).toEqual([]); // there is nothing left to check
    expect(t.diceLeft).toBe(0);
  });

  rule(['34.0g', '34.0j'], 'an Air Supply does it for a force without a column, and is gone on an odd die', () => {
    const t = dropped([6, 1, 5, 1, 1, 1, 3]).choose('force halvona', 'move osmaro', 'halt', 'full-firepower air-supply-1');
    expect(t.told('fired')).toMatchObject([{ unit: 'para-section-1', firepower: 3, supply: 1 }]);
    expect(t.told('supply-checked')).toMatchObject([{ unit: 'air-supply-1', die: 3, stays: false }]);
    expect(t.unit('air-supply-1').at).toBe('recruit-box');
    expect(t.diceLeft).toBe(0);
  });
});

describe('35.0 Aircraft turnaround', () => {
  const grounded = (rp: number, more: Record<string, unknown> = {}) =>
    desert({ units: { 'truck-patrol-1': 'siwa' }, worn: ['hurricanes-1', 'air-supply-1'], rp, ...more });

  rule(['35.0a', '35.0c'], 'an airstrike lost to its check is brought back to Air Available', () => {
    const units = { 'truck-patrol-1': 'siwa', 'hurricanes-1': 'air-available' };
    const t = desert({ units, rp: 1, objectives: [{ at: 'tobruk', real: true }] }, [1, 1]);
    t.choose('force siwa', 'air-recon hurricanes-1 tobruk', 'halt');
    expect(t.unit('hurricanes-1').at).toBe('recruit-box');
    t.choose('turnaround', 'return-air hurricanes-1');
    expect(t.told('air-returned')).toMatchObject([{ rule: '35.0', unit: 'hurricanes-1', rp: 0 }]);
    expect(t.unit('hurricanes-1').at).toBe('air-available');
  });

  rule('35.0a', 'so is an Air Supply; but neither what was never bought, nor a helicopter', () => {
    const t = grounded(3).choose('turnaround');
    expect(t.choices).toEqual(['return-air hurricanes-1', 'return-air air-supply-1']);
    expect(t.why('return-air beaufighters-1')).toBe('not-turnaround-air 35.0');
    expect(desert({ units: { 'truck-patrol-1': 'siwa' }, rp: 3 }).why('turnaround')).toBe('nothing-to-turn-around 35.0');
    const airlift = highlands({ units: { 'ranger-team-1': 'halvona' }, worn: ['helicopter-1'], rp: 3 });
    expect(airlift.why('turnaround')).toBe('nothing-to-turn-around 35.0');
  });

  rule(['35.0b', '35.0d'], 'one RP for each, and one Op for all of them', () => {
    const t = grounded(3).choose('turnaround', 'return-air hurricanes-1', 'return-air air-supply-1');
    expect(t.told('rp-changed').map(({ by, rp }) => [by, rp])).toEqual([
      [-1, 2],
      [-1, 1],
    ]);
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, why: 'operation', ops: 4 }]);
    expect([t.unit('hurricanes-1').at, t.unit('air-supply-1').at]).toEqual(['air-available', 'air-available']);
    expect(t.asks).toBe('operation');
  });

  rule('35.0b', 'no further than the RP go', () => {
    expect(grounded(0).why('turnaround')).toBe('no-recruit-points 35.0');
    const t = grounded(1).choose('turnaround', 'return-air air-supply-1');
    expect(t.asks).toBe('operation');
    expect(t.unit('hurricanes-1').at).toBe('recruit-box');
  });
});

describe('33.0, 35.0 What is offered', () => {
  const HILLS = { theatre: 'highlands', mission: 'stone-hail', ops: 9 };

  rule('33.0b', 'a marker next door is offered before the first step, not after it, and not a second time', () => {
    const objectives = [
      { at: 'osmaro', real: true },
      { at: 'kelmuto', real: true },
    ];
    const units = { 'local-scouts-1': 'halvona', 'airstrike-1': 'air-available' };
    const recons = (t: ReturnType<typeof given>) => t.choices.filter((text) => text.includes('recon'));
    const first = given({ ...HILLS, units, objectives: [...objectives, { at: 'sivaro', real: true, faceUp: true }] }, [1]).choose(
      'force halvona',
    );
    expect(recons(first)).toEqual([
      ...['ground-recon osmaro', 'ground-recon kelmuto', 'air-recon airstrike-1 osmaro', 'air-recon airstrike-1 kelmuto'],
    ]);
    expect(first.why('ground-recon osmaro')).toBeUndefined();
    expect(first.why('air-recon airstrike-1 osmaro')).toBeUndefined();
    expect(first.why('ground-recon nowhere')).toBe('unknown-id 33.0');
    expect(first.why('air-recon nobody osmaro')).toBe('unknown-id 33.0');
    expect(first.why('air-recon airstrike-2 osmaro')).toBe('air-not-available 29.0');
    expect(recons(first.choose('ground-recon osmaro'))).toEqual([]);
    const moved = given({ ...HILLS, units: { ...units, 'local-scouts-1': 'tirubona' }, objectives }).choose(
      'force tirubona',
      'move pelsent',
    );
    expect(moved.asks).toBe('movement');
    expect(recons(moved)).toEqual([]);
  });

  rule('35.0b', 'the player brings back as many as he likes, one at least', () => {
    const worn = ['airstrike-1', 'airstrike-2', 'air-supply-1'];
    const t = given({ ...HILLS, units: { 'para-section-1': 'halvona', 'helicopter-1': 'air-available' }, worn, rp: 3 }).choose(
      'turnaround',
    );
    expect(t.asks).toBe('turnaround');
    expect(t.choices).toEqual(worn.map((unit) => `return-air ${unit}`));
    expect(t.why('done')).toBe('force-empty 35.0');
    expect(t.why('return-air nobody')).toBe('unknown-id 35.0');
    expect(t.why('return-air helicopter-1')).toBe('not-in-recruit-box 35.0');
    t.choose('return-air airstrike-2');
    expect(t.choices).toEqual(['return-air airstrike-1', 'return-air air-supply-1', 'done']);
    t.choose('done');
    expect(t.unit('airstrike-2')).toMatchObject({ at: 'air-available', worn: false });
    expect(t.state.rp).toBe(2);
    expect(t.told('operation-began')).toMatchObject([{ rule: '35.0', operation: 'turnaround', force: [], space: '' }]);
  });
});

describe('34.0 Who can supply', () => {
  rule('34.0a', 'only supply that is there lends a space, and only to those who can move', () => {
    const units = { 'supply-column-1': 'halvona', 'para-section-1': 'halvona', 'mortar-team-1': 'osmaro' };
    const t = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units }).choose('force halvona', 'take-all', 'done');
    expect(t.choices.filter((text) => text.startsWith('boost'))).toEqual(['boost supply-column-1']);
    expect(t.why('boost air-supply-1')).toBe('not-available 34.0');
    expect(t.why('boost para-section-1')).toBe('not-supply 34.0');
    expect(t.why('boost nobody')).toBe('unknown-id 34.0');
    const still = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units: { ...units, 'air-supply-1': 'air-available' } });
    expect(still.choose('force osmaro').why('boost air-supply-1')).toBe('must-be-transported 15.4');
  });
});
