/** Every set-up option in each of its values; the usual value is what a position has that says nothing. */
import { describe, expect, it } from 'vitest';
import { type HouseRules, OPTIONS } from '../../src/games/commando/options.ts';
import { given } from './given.ts';

type Play = { readonly title: string; readonly play: (more: Record<string, unknown>) => void };

const desert = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given({ theatre: 'western-desert', mission: 'midnight-toll', ops: 5, kia: 0, rp: 0, ...more }, dice);

const highlands = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given({ theatre: 'highlands', mission: 'stone-hail', ops: 5, kia: 0, rp: 0, ...more }, dice);

const PATROL = { 'truck-patrol-1': 'siwa', 'patrol-leader-1': 'kufra', 'patrol-leader-2': 'kufra' };
const LEADERS = { 'leader-1': 'tirubona', 'leader-2': 'tirubona' };
const QUIET = 'cloud-on-the-tokabar';

/** With two Ops left a storm catches the patrol on an objective: it costs one. */
const storm = (more: Record<string, unknown>) =>
  desert({ units: PATROL, ops: 2, cards: ['khamsin', 'wireless-intercept'], objectives: [{ at: 'qara', real: true }], ...more }).choose(
    'force siwa',
    'move qara',
  );

/** Two sections are fired at by two platoons, which have surprise; the first section panics at once. */
const underFire = (more: Record<string, unknown>, dice: readonly number[]) =>
  highlands(
    {
      units: { 'para-section-1': 'halvona', 'para-section-2': 'halvona', ...LEADERS },
      cards: ['guns-above-the-defile'],
      bin: ['hill-militia-1', 'hill-militia-2'],
      ...more,
    },
    dice,
  ).choose('force halvona', 'take-all', 'done', 'move osmaro', 'keep-line', 'fire hill-militia-1');

/** Panic, three dice without effect, another shot without effect, and the superiority roll of the second round. */
const TO_ROUND_TWO = [5, 1, 1, 1, 1, 6, 1];

/** A truck drives onto a bomb with a Real Objective aboard. */
const bombedCarrier = (more: Record<string, unknown>) =>
  desert(
    {
      units: { ...PATROL, 'truck-patrol-1': 'jarabub' },
      objectives: [{ at: 'jarabub', real: true, faceUp: true }],
      cards: ['thermos-bombs'],
      ...more,
    },
    [1],
  ).choose('force jarabub', 'take truck-patrol-1', 'carry objective-1 truck-patrol-1', 'done', 'move trigh-el-abd', 'halt');

/** The section panics before it can fire, and the battle on the objective is lost. */
const beatenAtObjective = (more: Record<string, unknown>) =>
  highlands(
    {
      units: { 'para-section-1': 'halvona', ...LEADERS },
      objectives: [{ at: 'osmaro', real: true }],
      cards: ['guns-above-the-defile', QUIET],
      bin: ['hill-militia-1', 'hill-militia-2'],
      ...more,
    },
    [5, 1],
  ).choose('force halvona', 'move osmaro');

const PLAYS: { readonly [O in keyof HouseRules]: Readonly<Record<HouseRules[O], Play>> } = {
  'reserve-points': {
    on: {
      title: 'RP are put by and buy Ops',
      play(more) {
        const t = desert({ phase: 'recruiting', rp: 7, units: PATROL, ...more }).choose('done');
        expect(t.told('recruiting-ended')).toMatchObject([{ rp: 7, lost: 0 }]);
        expect(t.choose('buy-op').told('ops-changed')).toMatchObject([{ by: 1, why: 'bought' }]);
      },
    },
    off: {
      title: 'RP left over are lost (9.0), and those a card brings buy no Ops',
      play(more) {
        const t = desert({ phase: 'recruiting', rp: 7, units: PATROL, ...more }).choose('done');
        expect(t.told('recruiting-ended')).toMatchObject([{ rp: 0, lost: 7 }]);
        const rich = desert({ rp: 4, units: PATROL, cards: ['khamsin'], ...more });
        expect(rich.why('buy-op')).toBe('rule-switched-off 32.0');
        rich.choose('force siwa', 'move qara', 'halt'); // and nobody asks between the segments
        expect(rich.told('card-drawn')).toMatchObject([{ card: 'khamsin' }]);
      },
    },
  },
  recon: {
    on: {
      title: 'a marker next door or far away can be scouted',
      play(more) {
        expect(scouts(more).choices).toEqual(expect.arrayContaining(['ground-recon maddalena', 'air-recon hurricanes-1 derna']));
      },
    },
    off: {
      title: 'neither on the ground nor from the air',
      play(more) {
        const t = scouts(more);
        expect(t.choices.filter((text) => text.includes('recon'))).toEqual([]);
        expect(t.why('ground-recon maddalena')).toBe('rule-switched-off 33.0');
        expect(t.why('air-recon hurricanes-1 derna')).toBe('rule-switched-off 33.0');
      },
    },
  },
  logistics: {
    on: {
      title: 'supply lends pace, and firepower in battle',
      play(more) {
        const t = convoy(more);
        expect(t.choices).toEqual(expect.arrayContaining(['boost supply-column-1', 'boost air-supply-1']));
        t.choose('move osmaro', 'halt');
        expect(t.choices).toEqual(['full-firepower supply-column-1', 'full-firepower air-supply-1', 'pass']);
      },
    },
    off: {
      title: 'supply lends nothing',
      play(more) {
        const t = convoy(more);
        expect(t.why('boost supply-column-1')).toBe('rule-switched-off 34.0');
        expect(t.why('boost air-supply-1')).toBe('rule-switched-off 34.0');
        t.choose('move osmaro', 'halt', 'keep-line');
        expect(t.told('fired')).toMatchObject([{ unit: 'ranger-team-1', supply: 0, dice: [5, 1] }]);
        expect(t.diceLeft).toBe(0);
      },
    },
  },
  turnaround: {
    on: {
      title: 'aircraft come back for an Op and an RP',
      play(more) {
        const t = desert({ units: PATROL, worn: ['hurricanes-1'], rp: 1, ...more }).choose('turnaround', 'return-air hurricanes-1');
        expect(t.unit('hurricanes-1').at).toBe('air-available');
      },
    },
    off: {
      title: 'aircraft stay in the Recruit Box',
      play(more) {
        expect(desert({ units: PATROL, worn: ['hurricanes-1'], rp: 1, ...more }).why('turnaround')).toBe('rule-switched-off 35.0');
      },
    },
  },
  'op-paid': {
    'at-end': {
      title: 'the storm leaves one Op, the operation goes on and is paid for when it is over',
      play(more) {
        const t = storm(more).choose('discard-intel');
        expect(t.told('card-drawn').map(({ card }) => card)).toEqual(['khamsin', 'wireless-intercept']);
        expect(t.told('objective-revealed')).toHaveLength(1);
        expect(t.told('ops-changed').map(({ by, why, ops }) => [by, why, ops])).toEqual([
          [-1, 'card', 1],
          [-1, 'operation', 0],
        ]);
      },
    },
    'at-start': {
      title: 'the operation is paid for, the storm takes the last Op, and that is the end',
      play(more) {
        const t = storm(more);
        expect(t.told('ops-changed').map(({ by, why, ops }) => [by, why, ops])).toEqual([
          [-1, 'operation', 1],
          [-1, 'card', 0],
        ]);
        expect(t.told('card-drawn').map(({ card }) => card)).toEqual(['khamsin']);
        expect(t.told('mission-ended')).toMatchObject([{ why: 'out-of-ops' }]);
      },
    },
  },
  'opfor-target': {
    first: {
      title: 'the next shot is at the first in the line again, panicked as it is',
      play(more) {
        expect(shots(underFire(more, TO_ROUND_TWO))).toEqual(['para-section-1', 'para-section-1']);
      },
    },
    'first-standing': {
      title: 'the next shot is at the first who still stands',
      play(more) {
        expect(shots(underFire(more, TO_ROUND_TWO))).toEqual(['para-section-1', 'para-section-2']);
      },
    },
  },
  lines: {
    'each-round': {
      title: 'in the second round the player lines up anew',
      play(more) {
        const t = underFire(more, TO_ROUND_TWO);
        expect(t.asks).toBe('line');
        t.choose('line para-section-2');
        expect(t.told('lines-drawn').map(({ line }) => line[0])).toEqual(['para-section-1', 'para-section-2']);
      },
    },
    once: {
      title: 'in the second round everybody stands where he stood',
      play(more) {
        const t = underFire(more, TO_ROUND_TWO);
        expect(t.told('superiority')).toMatchObject([{ round: 2 }]);
        expect(t.asks).toBe('fire');
        expect(t.told('lines-drawn')).toHaveLength(1);
      },
    },
  },
  'carried-objective': {
    stays: {
      title: 'the objective lies face up where its carrier was lost, and another unit can fetch it',
      play(more) {
        const t = bombedCarrier({ ...more, units: { ...PATROL, 'truck-patrol-1': 'jarabub', 'truck-patrol-2': 'trigh-el-abd' } });
        expect(t.told('eliminated')).toMatchObject([{ unit: 'truck-patrol-1' }]);
        expect(t.told('objective-lost')).toEqual([]);
        t.choose('force trigh-el-abd', 'take truck-patrol-2');
        expect(t.choices).toContain('carry objective-1 truck-patrol-2');
      },
    },
    eliminated: {
      title: 'the objective is lost with its carrier',
      play(more) {
        const t = bombedCarrier({ ...more, units: { ...PATROL, 'truck-patrol-1': 'jarabub', 'truck-patrol-2': 'trigh-el-abd' } });
        expect(t.told('objective-lost')).toMatchObject([{ objective: 'objective-1', space: 'trigh-el-abd' }]);
        expect(t.choose('force trigh-el-abd').asks).toBe('movement'); // nothing there to load
      },
    },
  },
  'killed-leader': {
    'not-replaced': {
      title: 'the six of the battle in which he fell brings nobody, nor is a die thrown for it',
      play(more) {
        const t = fallenLeader(more, SHOT_AND_WON);
        expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['leader-1', 'hill-militia-1']);
        expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
        expect(t.told('leader-rolled')).toEqual([]);
        expect(t.unit('leader-2').at).toBe('recruit-box');
        expect(t.diceLeft).toBe(0);
      },
    },
    'another-comes': {
      title: 'a six brings another, while the dead stays away',
      play(more) {
        const t = fallenLeader(more, [...SHOT_AND_WON, 6]);
        expect(t.told('leader-appeared')).toMatchObject([{ unit: 'leader-2', space: 'osmaro' }]);
        expect(t.unit('leader-1').at).toBe('killed');
      },
    },
  },
  'stacked-with': {
    'same-space': {
      title: 'sappers who wait in the forest lead the rangers on, and rig the bridge for them',
      play(more) {
        const t = waitingSappers(more);
        t.choose('force halvona', 'move nadume');
        expect(t.choices).toContain('move renabar');
        t.choose('halt');
        expect(t.told('ops-changed')).toMatchObject([{ by: 1, why: 'card' }, { why: 'operation' }]);
      },
    },
    'same-force': {
      title: 'sappers help only those they march with',
      play(more) {
        const t = waitingSappers(more);
        t.choose('force halvona', 'move nadume');
        expect(t.told('ops-changed')).toMatchObject([{ by: -1, why: 'card' }, { why: 'operation' }]);
      },
    },
  },
  'lost-battle-objective': {
    'goes-on': {
      title: 'the beaten section draws its second card, and turns the marker up',
      play(more) {
        const t = beatenAtObjective(more);
        expect(t.told('battle-ended')).toMatchObject([{ won: false }]);
        expect(t.told('card-drawn').map(({ segment }) => segment)).toEqual([1, 2]);
        expect(t.told('objective-revealed')).toMatchObject([{ space: 'osmaro' }]);
      },
    },
    ends: {
      title: 'the beaten section has had its operation; the marker stays hidden',
      play(more) {
        const t = beatenAtObjective(more);
        expect(t.told('battle-ended')).toMatchObject([{ won: false }]);
        expect(t.told('card-drawn').map(({ segment }) => segment)).toEqual([1]);
        expect(t.told('objective-revealed')).toEqual([]);
        expect(t.asks).toBe('operation');
      },
    },
  },
};

/** The OPFOR have the superiority and shoot the leader at the head of the line; his section wins the battle. */
const SHOT_AND_WON = [1, 6, 6, 6, 1, 1];

function fallenLeader(more: Record<string, unknown>, dice: readonly number[]) {
  const units = { 'leader-1': 'halvona', 'para-section-1': 'halvona', 'mule-train-1': 'tirubona' };
  return highlands({ units, cards: ['overgrown-strip'], bin: ['hill-militia-1'], ...more }, dice).choose(
    'force halvona',
    'take-all',
    'done',
    'move osmaro',
    'line leader-1',
  );
}

/** Rangers enter a forest where sappers stand. */
function waitingSappers(more: Record<string, unknown>) {
  return highlands({ units: { 'ranger-team-1': 'halvona', 'sappers-1': 'nadume' }, cards: ['washed-out-trail'], ...more });
}

function scouts(more: Record<string, unknown>) {
  const units = { 'intelligence-group-1': 'jarabub', 'hurricanes-1': 'air-available' };
  return desert({
    units,
    objectives: [
      { at: 'maddalena', real: true },
      { at: 'derna', real: true },
    ],
    ...more,
  }).choose('force jarabub');
}

function convoy(more: Record<string, unknown>) {
  const units = { 'ranger-team-1': 'halvona', 'supply-column-1': 'halvona', 'air-supply-1': 'air-available', ...LEADERS };
  return highlands({ units, cards: ['overgrown-strip'], bin: ['hill-militia-1'], ...more }, [6, 1, 5, 1]).choose(
    'force halvona',
    'take-all',
    'done',
  );
}

function shots(t: ReturnType<typeof given>): string[] {
  return t
    .told('fired')
    .filter(({ side }) => side === 'opfor')
    .map(({ target }) => target);
}

for (const { id, default: usual } of OPTIONS) {
  describe(id, () => {
    for (const [value, { title, play }] of Object.entries<Play>(PLAYS[id])) {
      it(`${value}: ${title}`, () => play(value === usual ? {} : { options: { [id]: value } }));
    }
  });
}
