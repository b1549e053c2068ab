import { describe, expect } from 'vitest';
import { THEATRES } from '../../src/games/commando/content/theatres.ts';
import { view } from '../../src/games/commando/view.ts';
import { rule } from '../ledger.ts';
import { begun, given } from './given.ts';
import { course, meets, shots } from './meeting.ts';

const PARA = 'para-section-1';
const MILITIA = 'hill-militia-1';
const QUIET = 'cloud-on-the-tokabar';
const VICTORY = [6, 1, 6, 1, 1, 3];

/** Two dice for every total of the Random Objective Location Table, from 2 to 12. */
const EVERY_TOTAL = [1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 6];

const HIDDEN = [{ at: 'osmaro', real: true }];
const FOUND = [{ at: 'osmaro', real: true, faceUp: true }];

const highlands = (more: Record<string, unknown>, dice: number[] = []) =>
  given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units: { [PARA]: 'halvona' }, cards: [QUIET], ...more }, dice);

describe('23.0 Placing objective markers', () => {
  rule('23.0a', 'the Mission card says how many markers there are, and how many of them are real', () => {
    for (const { id, sheet } of THEATRES) {
      for (const mission of sheet.missions) {
        const { objectives } = begun(`${id}/${mission.id}`, EVERY_TOTAL).state;
        expect(objectives.filter(({ real }) => real)).toHaveLength(mission.objectives.real);
        expect(objectives.filter(({ real }) => !real)).toHaveLength(mission.objectives.false);
        for (const marker of objectives) expect(marker).toMatchObject({ faceUp: false, carrier: '' });
      }
    }
  });

  rule('23.0b', 'two dice, added, give each marker its space', () => {
    for (const { id, sheet } of THEATRES) {
      const t = begun(`${id}/${sheet.missions[0]?.id}`, [3, 4, 6, 6, ...EVERY_TOTAL]);
      const placed = t.told('objective-placed');
      expect(placed.slice(0, 2).map(({ dice }) => dice)).toEqual([
        [3, 4],
        [6, 6],
      ]);
      for (const { dice, space } of placed) expect(space).toBe(sheet.objectiveTable[String(dice.reduce((sum, die) => sum + die))]);
      expect(t.state.objectives.map(({ at }) => at)).toEqual(placed.map(({ space }) => space));
    }
    expect(begun('western-desert/midnight-toll', [3, 4, ...EVERY_TOTAL]).told('objective-placed')[0]?.space).toBe('bir-hacheim');
  });

  rule('23.0c', 'a space that has a marker already is rolled again', () => {
    const t = begun('western-desert/midnight-toll', [3, 4, 2, 5, 6, 1, ...EVERY_TOTAL]);
    const again = t.told('objective-rerolled');
    expect(again.slice(0, 2)).toMatchObject([
      { dice: [2, 5], space: 'bir-hacheim' },
      { dice: [6, 1], space: 'bir-hacheim' },
    ]);
    const spaces = t.state.objectives.map(({ at }) => at);
    expect(new Set(spaces).size).toBe(spaces.length);
  });

  rule('23.0d', 'markers lie face down, and nobody is told what they are', () => {
    const t = begun('highlands/stone-hail', EVERY_TOTAL);
    const seen = view(t.state).objectives;
    expect(seen.length).toBeGreaterThan(0);
    for (const marker of seen) expect(marker).toMatchObject({ faceUp: false, real: undefined });
    expect(view(highlands({ objectives: FOUND }).state).objectives).toMatchObject([{ faceUp: true, real: true }]);
  });
});

describe('23.0 Turning markers up', () => {
  rule('23.0e', 'to pass, to be near, to sit on it or to die there does not turn a marker up', () => {
    const passing = highlands({ units: { 'sappers-1': 'halvona' }, objectives: HIDDEN });
    passing.choose('force halvona', 'move osmaro', 'move hannubar');
    expect(passing.told('card-drawn')).toHaveLength(1);
    const near = highlands({ units: { [PARA]: 'kelmuto' }, objectives: HIDDEN }).choose('force kelmuto', 'move halvona');
    const sitting = highlands({ units: { [PARA]: 'osmaro' }, objectives: HIDDEN }).choose('force osmaro', 'halt');
    const dead = meets({ units: [PARA], opfor: [MILITIA], objectives: HIDDEN, dice: [1, 6, 6] });
    for (const t of [passing, near, sitting, dead]) {
      expect(t.told('ops-changed').at(-1)).toMatchObject({ why: 'operation' });
      expect(t.state.objectives).toMatchObject([{ at: 'osmaro', faceUp: false }]);
    }
  });

  rule(['23.0e', '23.0f'], 'who comes through both cards turns the marker up', () => {
    const cards = [QUIET, 'overgrown-strip'];
    const alive = meets({ units: [PARA], opfor: [MILITIA], cards, objectives: HIDDEN, dice: VICTORY });
    expect(course(alive, 'card-drawn', 'objective-revealed', 'ops-changed')).toEqual([
      ...['card-drawn', 'card-drawn', 'objective-revealed', 'ops-changed'],
    ]);
    expect(alive.told('objective-revealed')).toMatchObject([{ space: 'osmaro', real: true }]);
    const beaten = meets({ units: [PARA], opfor: [MILITIA], cards, objectives: HIDDEN, dice: [1, 6, 5] });
    expect(beaten.told('objective-revealed')).toHaveLength(1);
    const dead = meets({ units: [PARA], opfor: [MILITIA], cards, objectives: HIDDEN, dice: [1, 6, 6] });
    expect(dead.told('card-drawn')).toHaveLength(2);
    expect(dead.state.objectives).toMatchObject([{ faceUp: false }]);
  });

  rule('23.0f', 'units that were there before turn it up, though the force that came is gone', () => {
    const cards = ['overgrown-strip', QUIET];
    const others = { 'para-section-2': 'osmaro' };
    const dice = [1, 6, 6, 6, 1, 1, 3];
    const t = meets({ units: [PARA], opfor: [MILITIA], cards, others, objectives: HIDDEN, dice }).choose(`line ${PARA}`);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual([PARA, MILITIA]);
    expect(t.told('card-drawn')).toHaveLength(2);
    expect(t.state.objectives).toMatchObject([{ faceUp: true }]);
  });

  rule('23.0f', 'a marker turned up that is not real springs the trap of its theatre', () => {
    const cards = [QUIET, 'washed-out-trail'];
    const objectives = [{ at: 'osmaro', real: false }];
    const ambush = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], cards, objectives, dice: [6, 1] });
    expect(course(ambush, 'card-drawn', 'objective-revealed', 'ambushed', 'opfor-placed', 'battle-began')).toEqual([
      ...['card-drawn', 'card-drawn', 'objective-revealed', 'ambushed', 'opfor-placed', 'battle-began'],
    ]);
    const mines = given(
      {
        theatre: 'western-desert',
        mission: 'midnight-toll',
        ops: 9,
        units: { 'commando-party-1': 'siwa', 'royal-marines-1': 'siwa' },
        cards: ['khamsin', 'senussi-guides'],
        objectives: [
          { at: 'jarabub', real: false },
          { at: 'tobruk', real: false },
        ],
      },
      [1, 2],
    ).choose('force siwa', 'take-all', 'done', 'move jarabub', 'reveal tobruk');
    expect(mines.told('mine-checked')).toMatchObject([
      { unit: 'commando-party-1', lost: true },
      { unit: 'royal-marines-1', lost: false },
    ]);
    expect(mines.state.kia).toBe(-2);
  });

  const far = [
    { at: 'sivaro', real: true },
    { at: 'tisaro', real: false },
  ];

  rule(['23.0e', '23.0g'], 'an Intel card turns up one marker, anywhere', () => {
    const t = highlands({ intel: ['charcoal-burners-tale'], objectives: far }).choose('intel-reveal charcoal-burners-tale tisaro');
    expect(t.told('objective-revealed')).toMatchObject([{ space: 'tisaro', real: false }]);
    expect(t.state.objectives.map(({ faceUp }) => faceUp)).toEqual([false, true]);
  });

  rule(['23.0e', '23.0h'], 'recon turns a marker up, from next to it or from the air, if the die is even', () => {
    for (const [die, faceUp] of [
      [2, true],
      [3, false],
    ] as const) {
      const ground = highlands({ units: { 'ranger-team-1': 'halvona' }, objectives: HIDDEN }, [die]);
      expect(ground.choose('force halvona', 'ground-recon osmaro').state.objectives).toMatchObject([{ faceUp }]);
      const air = highlands({ units: { [PARA]: 'halvona', 'airstrike-1': 'air-available' }, objectives: far }, [die, 4]);
      air.choose('force halvona', 'air-recon airstrike-1 tisaro');
      expect(air.state.objectives).toMatchObject([{ faceUp: false }, { faceUp }]);
    }
  });

  rule('23.0i', 'once up, a marker stays up when everybody leaves, and when they come back', () => {
    const cards = [QUIET, 'marsh-fever', 'washed-out-trail', 'hill-folk-rise'];
    const t = meets({ units: [PARA], opfor: [], cards, objectives: HIDDEN, dice: [3] });
    expect(t.state.objectives).toMatchObject([{ at: 'osmaro', faceUp: true }]);
    t.choose('force osmaro', `take ${PARA}`, 'done', 'move renabar');
    expect(t.state.objectives).toMatchObject([{ at: 'osmaro', faceUp: true }]);
    t.choose('force renabar', 'move osmaro', 'receive local-scouts halvona');
    expect(t.state.objectives).toMatchObject([{ at: 'osmaro', faceUp: true }]);
    expect(t.told('objective-revealed')).toHaveLength(1);
    expect(t.told('card-drawn').map(({ segment }) => segment)).toEqual([1, 2, 1, 1]);
  });
});

describe('23.0 Markers on the map', () => {
  rule('23.0j', 'a marker, hidden or not, halts a force that could go on', () => {
    const units = { 'mule-train-1': 'halvona' };
    expect(highlands({ units }).choose('force halvona', 'move osmaro').asks).toBe('movement');
    for (const objectives of [HIDDEN, FOUND]) {
      const t = highlands({ units, cards: [QUIET, 'washed-out-trail'], objectives }).choose('force halvona', 'move osmaro');
      expect(t.told('card-drawn')[0]?.card).toBe(QUIET);
      expect(t.told('moved')).toHaveLength(1);
      expect(t.asks).toBe('operation');
    }
  });

  rule(['23.0k', '23.0l'], 'a marker neither fights nor is hurt, though everybody around it dies', () => {
    for (const objectives of [HIDDEN, FOUND]) {
      const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], objectives, dice: [6, 1, 6, 1, 1, 6] });
      expect(t.told('battle-began')).toMatchObject([{ units: [PARA], opfor: [MILITIA, 'hill-militia-2'] }]);
      expect(t.choices).toEqual([`fire ${MILITIA}`, 'fire hill-militia-2']);
      const before = t.state.objectives.map((objective) => ({ ...objective }));
      t.choose(`fire ${MILITIA}`);
      expect(shots(t)).toEqual([`${PARA} at ${MILITIA}`, `hill-militia-2 at ${PARA}`]);
      expect(t.told('battle-ended')).toMatchObject([{ won: false }]);
      expect(t.state.objectives).toEqual(before);
    }
  });

  rule('23.0m', 'a captured objective rides with a unit that can move, one to a unit, and comes home with it', () => {
    const units = { [PARA]: 'osmaro', 'mortar-team-1': 'osmaro' };
    const t = highlands({ units, objectives: [...FOUND, ...FOUND] }).choose('force osmaro', `take ${PARA}`);
    expect(t.why('carry objective-1 mortar-team-1')).toBe('carrier-not-in-force 15.4');
    t.choose(`carry objective-1 ${PARA}`);
    expect(t.why(`carry objective-2 ${PARA}`)).toBe('carrier-full 15.4');
    t.choose('take mortar-team-1');
    expect(t.why('carry objective-2 mortar-team-1')).toBe('cannot-lift 15.4');
    const home = highlands({ units: { [PARA]: 'osmaro' }, objectives: FOUND });
    home.choose('force osmaro', `take ${PARA}`, `carry objective-1 ${PARA}`, 'done', 'move halvona');
    expect(home.told('objective-recovered')).toMatchObject([{ objective: 'objective-1', base: 'halvona', recovered: 1 }]);
  });

  rule(['23.0m', '23.0l'], 'if its carrier dies on the way, the objective stays there, face up', () => {
    const t = highlands({ units: { [PARA]: 'osmaro' }, cards: ['overgrown-strip'], bin: [MILITIA], objectives: FOUND }, [1, 6, 6]);
    t.choose('force osmaro', `take ${PARA}`, `carry objective-1 ${PARA}`, 'done', 'move renabar');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual([PARA]);
    expect(t.state.objectives).toMatchObject([{ at: 'renabar', faceUp: true, carrier: '' }]);
  });

  rule('23.0n', 'a marker that nobody carries stays behind', () => {
    const t = highlands({ units: { [PARA]: 'osmaro' }, objectives: FOUND }).choose('force osmaro', 'take-all', 'done', 'move halvona');
    expect(t.state.objectives).toMatchObject([{ at: 'osmaro', faceUp: true }]);
    expect(t.told('objective-recovered')).toEqual([]);
  });

  rule('23.0o', 'only Real Objectives that have been turned up can be carried off', () => {
    const units = { [PARA]: 'osmaro', 'para-section-2': 'osmaro' };
    const trying = (marker: { real: boolean; faceUp: boolean }) => {
      const t = highlands({ units, objectives: [{ at: 'osmaro', ...marker }] }).choose('force osmaro', `take ${PARA}`);
      return t.why(`carry objective-1 ${PARA}`);
    };
    expect(trying({ real: true, faceUp: true })).toBeUndefined();
    expect(trying({ real: false, faceUp: true })).toBe('objective-not-real 23.0');
    for (const real of [true, false]) expect(trying({ real, faceUp: false })).toBe('objective-face-down 23.0');
  });
});

describe('23.0 Minefields', () => {
  const minefield = (units: string[], dice: number[]) =>
    given(
      {
        theatre: 'western-desert',
        mission: 'midnight-toll',
        ops: 9,
        units: Object.fromEntries(units.map((unit) => [unit, 'siwa'])),
        cards: ['khamsin', 'thermos-bombs'],
        objectives: [{ at: 'jarabub', real: false }],
      },
      dice,
    ).choose('force siwa', 'take-all', 'done', 'move jarabub');

  rule('27.0a', 'sappers with the force clear the mines, and nobody throws a die', () => {
    const t = minefield(['sappers-1', 'truck-patrol-1'], []).choose('halt');
    expect(t.told('mines-cleared')).toMatchObject([{ rule: '27.0', space: 'jarabub' }]);
    expect(t.told('mine-checked')).toEqual([]);
    expect(t.told('eliminated')).toEqual([]);
  });

  rule('27.0a', 'sappers who stand beside the marker are stacked with the force and clear it too', () => {
    const t = given({
      theatre: 'western-desert',
      mission: 'midnight-toll',
      ops: 9,
      units: { 'truck-patrol-1': 'siwa', 'sappers-1': 'jarabub' },
      cards: ['khamsin', 'thermos-bombs'],
      objectives: [{ at: 'jarabub', real: false }],
    }).choose('force siwa', 'move jarabub', 'halt');
    expect(t.told('mines-cleared')).toMatchObject([{ rule: '27.0', space: 'jarabub' }]);
  });

  rule('23.0f', 'in a minefield a one is a loss and nothing else is', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = minefield(['truck-patrol-1', 'truck-patrol-2'], [6, 6, die, 6]);
      expect(t.told('mine-checked').map(({ lost }) => lost)).toEqual([die === 1, false]);
      expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(die === 1 ? ['truck-patrol-1'] : []);
    }
  });

  rule('15.4f', 'who rides on a truck that hits a mine throws no die of his own', () => {
    const t = given(
      {
        theatre: 'western-desert',
        mission: 'midnight-toll',
        ops: 9,
        units: { 'truck-patrol-1': 'siwa', 'commando-party-1': 'siwa', 'truck-patrol-2': 'kufra' },
        cards: ['khamsin', 'broken-springs'],
        objectives: [{ at: 'jarabub', real: false }],
      },
      [1],
    ).choose('force siwa', 'take truck-patrol-1', 'carry commando-party-1 truck-patrol-1', 'done', 'move jarabub', 'done');
    expect(t.told('mine-checked').map(({ unit }) => unit)).toEqual(['truck-patrol-1']);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['truck-patrol-1', 'commando-party-1']);
  });

  rule('23.0i', 'a marker that the second card has turned up is not turned up again, nor does it go off', () => {
    const t = given({
      theatre: 'western-desert',
      mission: 'midnight-toll',
      ops: 9,
      units: { 'truck-patrol-1': 'siwa' },
      cards: ['khamsin', 'senussi-guides'],
      objectives: [{ at: 'jarabub', real: false }],
    }).choose('force siwa', 'move jarabub', 'reveal jarabub');
    expect(t.told('objective-revealed')).toMatchObject([{ rule: '16.0', space: 'jarabub' }]);
    expect(t.told('mine-checked')).toEqual([]);
  });

  rule('11.0k', 'where a lost battle ends the operation, losing the second one leaves the marker hidden', () => {
    for (const [choice, faceUp] of [
      ['ends', false],
      ['goes-on', true],
    ] as const) {
      const options = { 'lost-battle-objective': choice };
      const t = highlands({ options, cards: [QUIET, 'overgrown-strip'], bin: [MILITIA], objectives: HIDDEN }, [1, 6, 5]);
      t.choose('force halvona', 'move osmaro');
      expect(t.told('battle-ended')).toMatchObject([{ won: false }]);
      expect(t.state.objectives).toMatchObject([{ faceUp }]);
      expect(t.told('objective-revealed').map(({ falsely }) => falsely)).toEqual(faceUp ? [''] : []);
    }
  });
});
