/** 6.0 How to win, 7.0 setting up, 8.0 Mission cards, 9.0 recruiting. Figures of cards and prices are read from the sheets. */
import { describe, expect } from 'vitest';
import { THEATRES, theatreOf } from '../../src/games/commando/content/theatres.ts';
import { commando } from '../../src/games/commando/game.ts';
import { TEXTS } from '../../src/games/commando/text/texts.ts';
import { view } from '../../src/games/commando/view.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { LANGUAGES, sentencesIn } from '../../src/words/texts.ts';
import { rule } from '../ledger.ts';
import { begun, given } from './given.ts';

const desert = theatreOf({ theatre: 'western-desert' });
const MISSIONS = THEATRES.flatMap((theatre) => theatre.sheet.missions.map(({ id }) => ({ theatre, mission: theatre.mission(id) })));

/** How Mission cards say their figures, in English and French. */
const KIA = /KIA (?:to|at|stands at|à)? ?(\d+)|(\d+) KIA/;
const RECOVER = /(\w+) Real Objectives?|(\w+) objectifs? réels?/;
const STACKING = /no more than (\w+) ground units|pas plus de (\w+) unités terrestres/;
const NUMBERS = [/^(one|un)$/, /^(two|deux)$/, /^(three|trois)$/, /^(four|quatre)$/, /^(five|cinq)$/, /^(six)$/];

function figureIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((word) => word !== undefined);
  return found === undefined ? undefined : Number(found) || NUMBERS.findIndex((number) => number.test(found)) + 1;
}

/** Two dice for each total of the Random Objective Location Table: enough for any mission. */
const EVERYWHERE = [1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 6];

/** A desert mission that asks for these and for nothing else. */
function missionAsking(recover: boolean, kia: boolean) {
  const found = desert.sheet.missions.map(({ id }) => desert.mission(id)).find((m) => m.recover > 0 === recover && m.kia > 0 === kia);
  if (!found) throw new Error('There is no such Mission card.');
  return found;
}
const KILL = missionAsking(false, true);
const BRING = missionAsking(true, false);
const BOTH = missionAsking(true, true);

const CARRIERS = ['truck-patrol-1', 'truck-patrol-2', 'truck-patrol-3', 'jeep-patrol-1', 'jeep-patrol-2', 'armoured-cars-1'];

/** The last operation of a mission brings so many Real Objectives from Jarabub to the base at Siwa. */
function lastTrip(mission: string, home: number, kia: number) {
  const units = CARRIERS.slice(0, Math.max(2, home));
  const t = given({
    theatre: 'western-desert',
    mission,
    ops: 1,
    kia,
    rp: 0,
    units: Object.fromEntries(units.map((id) => [id, 'jarabub'])),
    objectives: Array.from({ length: home }, () => ({ at: 'jarabub', real: true, faceUp: true })),
  });
  t.choose('force jarabub', 'take-all');
  for (let n = 0; n < home; n++) t.choose(`carry objective-${n + 1} ${units[n]}`);
  return t.choose('done', 'move siwa', 'halt');
}

/** A truck patrol with one Op left, which sets out from Siwa into these cards. */
const lastOp = (mission: string, kia: number, cards: string[] = [], dice: number[] = []) =>
  given(
    {
      theatre: 'western-desert',
      mission,
      ops: 1,
      kia,
      rp: 0,
      units: { 'truck-patrol-1': 'siwa', 'patrol-leader-1': 'kufra', 'patrol-leader-2': 'kufra' },
      cards,
      bin: ['colonial-garrison-1', 'colonial-garrison-2'],
    },
    dice,
  );

const recruiting = (rp: number, options = {}) =>
  given({ theatre: 'western-desert', mission: 'midnight-toll', rp, options, phase: 'recruiting' });

describe('6.0 How to win', () => {
  rule('6.0a', 'a mission has one Mission card, drawn for it', () => {
    const t = begun('western-desert/any', EVERYWHERE);
    expect(t.told('mission-drawn')).toHaveLength(1);
    expect(t.told('mission-drawn')[0]?.mission).toBe(t.state.mission);
    expect(desert.has('mission', t.state.mission)).toBe(true);
  });

  rule('6.0b', 'what counts is how things stand when the game is over, not how they stood before', () => {
    // two garrisons fall in the last operation: just enough
    const late = lastOp(KILL.id, KILL.kia - 2, ['road-watch'], [6, 1, 5, 1, 1, 6, 1, 5, 1]);
    late.choose('force siwa', 'move jarabub', 'halt', 'fire colonial-garrison-1');
    expect(late.told('mission-ended')).toMatchObject([{ won: true, kia: KILL.kia }]);
    expect(late.diceLeft).toBe(0);
    // the figure was reached, and is lost again with the patrol
    const undone = lastOp(KILL.id, KILL.kia, ['thermos-bombs'], [1]).choose('force siwa', 'move jarabub', 'halt');
    expect(undone.told('mission-ended')).toMatchObject([{ won: false, kia: KILL.kia - 2 }]);
  });

  rule(['6.0c', '8.0b'], 'a card may ask for KIA alone, objectives alone, or both, and then one without the other is defeat', () => {
    expect(lastTrip(KILL.id, 0, KILL.kia).told('mission-ended')).toMatchObject([{ won: true, recovered: 0 }]);
    expect(lastTrip(BRING.id, BRING.recover, 0).told('mission-ended')).toMatchObject([{ won: true, kia: 0 }]);
    expect(lastTrip(BOTH.id, BOTH.recover, BOTH.kia).told('mission-ended')).toMatchObject([{ won: true }]);
    expect(lastTrip(BOTH.id, BOTH.recover, BOTH.kia - 1).told('mission-ended')).toMatchObject([{ won: false }]);
    expect(lastTrip(BOTH.id, BOTH.recover - 1, BOTH.kia).told('mission-ended')).toMatchObject([{ won: false }]);
  });

  rule('8.0b', 'a figure in the words of a Mission card is the figure the card plays by', () => {
    for (const language of LANGUAGES) {
      const words = sentencesIn(...TEXTS[language]);
      for (const { mission } of MISSIONS) {
        const text = words.get(`mission ${mission.id} text`) ?? '';
        const named = { kia: figureIn(text, KIA), recover: figureIn(text, RECOVER), stacking: figureIn(text, STACKING) };
        for (const figure of ['kia', 'recover', 'stacking'] as const)
          expect(named[figure] ?? mission[figure], `${mission.id} in ${language}: ${figure}`).toBe(mission[figure]);
      }
    }
  });

  rule('6.1a', 'the stated number of Real Objectives brought to a base wins, and more does too, but one fewer does not', () => {
    const enough = lastTrip(BRING.id, BRING.recover, 0);
    expect(enough.told('objective-recovered').map(({ base }) => base)).toEqual(Array(BRING.recover).fill('siwa'));
    expect(enough.told('mission-ended')).toMatchObject([{ won: true, recovered: BRING.recover }]);
    expect(lastTrip(BRING.id, BRING.recover + 1, 0).told('mission-ended')).toMatchObject([{ won: true }]);
    expect(lastTrip(BRING.id, BRING.recover - 1, 0).told('mission-ended')).toMatchObject([{ won: false, recovered: BRING.recover - 1 }]);
  });

  rule('6.1a', 'an objective that lies where a base is built is not home: it has to be moved into a base', () => {
    const built = () =>
      given({
        theatre: 'highlands',
        mission: 'lantern-walk',
        ops: 6,
        units: { 'ranger-team-1': 'varridu' },
        forwardBases: ['varridu'],
        objectives: [{ at: 'varridu', real: true, faceUp: true }],
        cards: ['cloud-on-the-tokabar'],
      }).choose('force varridu', 'take ranger-team-1', 'carry objective-1 ranger-team-1', 'done');
    expect(built().choose('halt').told('objective-recovered')).toEqual([]);
    const outAndBack = built().choose('move horent', 'move varridu');
    expect(outAndBack.told('objective-recovered')).toMatchObject([{ rule: '6.1', base: 'varridu', recovered: 1 }]);
  });

  rule('6.1b', 'a false objective is nothing to bring home, and in a base it counts for nothing', () => {
    const t = given({
      theatre: 'western-desert',
      mission: BRING.id,
      ops: 1,
      kia: 0,
      rp: 0,
      units: { 'truck-patrol-1': 'jarabub', 'jeep-patrol-1': 'jarabub' },
      objectives: [
        { at: 'jarabub', real: false, faceUp: true },
        ...Array.from({ length: BRING.recover }, () => ({ at: 'siwa', real: false, faceUp: true })),
      ],
    }).choose('force jarabub', 'take-all');
    expect(t.why('carry objective-1 truck-patrol-1')).toBe('objective-not-real 23.0');
    t.choose('done', 'move siwa');
    expect(t.told('mission-ended')).toMatchObject([{ won: false, recovered: 0 }]);
  });

  rule('6.2a', 'the KIA marker on the stated figure or above it wins', () => {
    for (const [kia, won] of [
      [KILL.kia, true],
      [KILL.kia + 3, true],
      [KILL.kia - 1, false],
    ] as const) {
      expect(lastOp(KILL.id, kia).choose('force siwa', 'halt').told('mission-ended')).toMatchObject([{ won, kia }]);
    }
  });

  rule('6.2b', 'a mission that is not accomplished when the game ends is lost', () => {
    for (const { id } of [KILL, BRING, BOTH]) {
      const t = lastOp(id, 0).choose('force siwa', 'halt');
      expect(t.told('mission-ended')).toMatchObject([{ won: false, why: 'out-of-ops' }]);
      expect(commando.outcome(t.state)).toEqual({ winners: [], how: 'mission-lost' });
    }
  });
});

describe('7.0 Setting up', () => {
  rule('7.0a', 'every OPFOR unit begins in the bin', () => {
    const { state } = begun('western-desert/any', EVERYWHERE);
    expect(state.bin.slice().sort()).toEqual(desert.opfor.map(({ id }) => id).sort());
    expect(state.opfor).toEqual([]);
  });

  rule('7.0b', 'the Event deck is shuffled, and how it lies cannot be seen', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const t = begun('western-desert/midnight-toll', `deck ${seed}`, { 'reserve-points': 'off' });
      expect(view(t.state).deck).toEqual({ cards: desert.sheet.events.length, discards: [] });
      while (t.state.leadersToPlace.length > 0) t.choose(`place-leader ${t.state.leadersToPlace[0]} kufra`);
      t.choose('recruit truck-patrol siwa', 'done', 'force siwa', 'move jarabub', 'halt');
      for (const { card } of t.told('card-drawn')) first.add(card);
    }
    expect([...first].sort()).toEqual(desert.sheet.events.map(({ id }) => id).sort());
  });

  rule(['7.0c', '7.0d'], 'chance alone picks the mission, out of all of them, and nothing tells beforehand which it will be', () => {
    const seen = new Set<string>();
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      seen.add(JSON.stringify(view(commando.begin({ id: 'western-desert/any', options: {} }, randomFrom(`mission ${seed}`)))));
      const t = begun('western-desert/any', `mission ${seed}`);
      for (const { mission } of t.told('mission-drawn')) drawn.add(mission);
      expect(t.state.deck.pile.filter((card) => desert.has('mission', card))).toEqual([]);
    }
    expect(seen.size).toBe(1);
    expect([...drawn].sort()).toEqual(desert.sheet.missions.map(({ id }) => id).sort());
  });

  rule(['7.0e', '7.0f'], 'the mission is known first; then the objectives are rolled for; only then is the player asked anything', () => {
    const t = begun('western-desert/midnight-toll', EVERYWHERE);
    expect(t.events[0]).toMatchObject({ type: 'mission-drawn', mission: 'midnight-toll' });
    expect(view(t.state).mission).toBe('midnight-toll');
    const placed = t.told('objective-placed');
    expect(t.events.slice(1)).toEqual(placed);
    expect(placed.length).toBeGreaterThan(0);
    for (const { dice, space } of placed) expect(space).toBe(desert.sheet.objectiveTable[String(dice.reduce((a, b) => a + b))]);
    expect(t.state.objectives.map(({ at }) => at)).toEqual(placed.map(({ space }) => space));
    expect(t.asks).toBe('recruiting');
  });

  rule(['7.0g', '7.0h', '7.0k'], 'commandos are bought with RP, the others stay in the Recruit Box, and the first operation begins', () => {
    const t = recruiting(30);
    expect(t.why('force siwa')).toBe('not-now 9.0');
    t.choose('recruit truck-patrol siwa');
    expect(t.state.rp).toBeLessThan(30);
    t.choose('done');
    expect(t.unit('truck-patrol-1').at).toBe('siwa');
    for (const { id, at } of t.state.units) if (id !== 'truck-patrol-1') expect(at, id).toBe('recruit-box');
    expect(t.asks).toBe('operation');
    expect(t.choices).toContain('force siwa');
  });

  rule(['7.0i', '7.0j', '8.0c', '11.0a'], 'the Ops marker starts where the Mission card says, the KIA marker on zero', () => {
    for (const { theatre, mission } of MISSIONS) {
      const t = begun(`${theatre.id}/${mission.id}`, EVERYWHERE);
      expect(t.told('mission-drawn')).toMatchObject([{ mission: mission.id, ops: mission.ops }]);
      expect(t.state).toMatchObject({ ops: mission.ops, kia: 0 });
    }
  });
});

describe('8.0 Mission cards', () => {
  rule('8.0a', 'as many objective markers go on the map as the Situation says', () => {
    for (const { theatre, mission } of MISSIONS) {
      const t = begun(`${theatre.id}/${mission.id}`, EVERYWHERE);
      expect(t.told('objective-placed')).toHaveLength(mission.real + mission.decoys);
      expect(t.state.objectives.filter(({ real }) => real)).toHaveLength(mission.real);
      expect(t.diceLeft).toBe(EVERYWHERE.length - 2 * (mission.real + mission.decoys));
    }
  });

  rule('8.0d', 'Logistics is the budget: it can be spent, and nothing beyond it', () => {
    for (const { theatre, mission } of MISSIONS) {
      const t = begun(`${theatre.id}/${mission.id}`, EVERYWHERE);
      expect(t.state.rp).toBe(mission.rp);
      while (t.choices.some((text) => text.startsWith('place-leader'))) t.choose(t.choices[0] ?? '');
      for (let next = lastOffer(t.choices); next; next = lastOffer(t.choices)) t.choose(next);
      const spent = t.told('recruited').reduce((sum, { cost }) => sum + cost, 0);
      expect(spent).toBeGreaterThan(0);
      expect(t.state.rp).toBe(mission.rp - spent);
      expect(t.state.rp).toBeGreaterThanOrEqual(0);
      for (const { type, cost = 0, air } of theatre.types) {
        if (cost <= t.state.rp) continue;
        expect(t.why(air ? `recruit-air ${type}` : `recruit ${type} ${theatre.bases[0]}`)).toMatch(/^(too-expensive|none-left) 9\.0$/);
      }
    }
  });

  rule('8.0e', 'as many leaders as C2 says are there before anybody is bought, and no leader can be bought', () => {
    for (const { theatre, mission } of MISSIONS) {
      const t = begun(`${theatre.id}/${mission.id}`, EVERYWHERE);
      const base = theatre.bases[0] ?? '';
      for (let n = mission.leaders; n > 0; n--) {
        expect(t.why('done')).toBe('leaders-first 8.0');
        t.choose(t.choices[0] ?? '');
      }
      expect(t.told('leader-placed')).toHaveLength(mission.leaders);
      const onMap = t.state.units.filter(({ at }) => theatre.bases.includes(at));
      expect(onMap.map(({ id }) => theatre.unit(id).leader)).toEqual(Array(mission.leaders).fill(true));
      for (const { type } of theatre.having.leader) expect(t.why(`recruit ${type} ${base}`)).toBe('leaders-not-bought 24.0');
      expect(t.choices).toContain('done');
    }
  });
});

describe('9.0 Recruiting', () => {
  rule('9.0a', 'each type costs what the Recruit Table says, and cannot be had for less', () => {
    for (const { type, cost, air } of desert.types) {
      if (cost === undefined) continue;
      const text = air ? `recruit-air ${type}` : `recruit ${type} siwa`;
      const t = recruiting(cost).choose(text);
      expect(t.told('recruited')).toMatchObject([{ unit: `${type}-1`, cost, rp: 0 }]);
      expect(t.state.rp).toBe(0);
      expect(recruiting(cost - 1).why(text)).toBe('too-expensive 9.0');
    }
  });

  rule('9.0b', 'ground units begin in any base the player likes, each in its own if he wants', () => {
    const t = recruiting(30);
    for (const base of desert.bases) t.choose(`recruit truck-patrol ${base}`);
    expect(t.told('recruited').map(({ at }) => at)).toEqual(desert.bases);
    expect(desert.bases.map((_, i) => t.unit(`truck-patrol-${i + 1}`).at)).toEqual(desert.bases);
    expect(t.why('recruit jeep-patrol jarabub')).toBe('not-a-base 9.0');
  });

  rule('9.0c', 'air units go to Air Available and to no base', () => {
    const t = recruiting(30).choose('recruit-air hurricanes', 'recruit-air air-supply');
    expect(t.unit('hurricanes-1').at).toBe('air-available');
    expect(t.unit('air-supply-1').at).toBe('air-available');
    expect(t.why('recruit beaufighters el-alamein')).toBe('air-has-its-box 9.0');
    expect(t.why('recruit-air truck-patrol')).toBe('ground-needs-base 9.0');
  });

  rule('9.0d', 'unspent RP are lost when recruiting ends, except under the reserve rule', () => {
    const without = recruiting(30, { 'reserve-points': 'off' }).choose('recruit truck-patrol siwa', 'done');
    const left = 30 - (desert.findType('truck-patrol')?.cost ?? 0);
    expect(without.told('recruiting-ended')).toMatchObject([{ rp: 0, lost: left }]);
    expect(without.state.rp).toBe(0);
    const reserved = recruiting(30).choose('recruit truck-patrol siwa', 'done');
    expect(reserved.told('recruiting-ended')).toMatchObject([{ rp: left, lost: 0 }]);
    expect(reserved.state.rp).toBe(left);
  });
});

/** The last thing on offer that costs RP. */
function lastOffer(choices: readonly string[]): string | undefined {
  return choices.findLast((text) => text.startsWith('recruit'));
}

describe('9.0 What is on offer', () => {
  rule('9.0a', 'nothing is offered that is unknown or sold out, and no one before the leaders', () => {
    const t = recruiting(30).choose('recruit royal-marines siwa');
    expect(t.why('recruit royal-marines siwa')).toBe('none-left 9.0');
    expect(t.choices.filter((text) => text.includes('royal-marines'))).toEqual([]);
    expect(t.why('recruit nobody siwa')).toBe('unknown-id 9.0');
    expect(t.why('recruit truck-patrol nowhere')).toBe('unknown-id 9.0');
    expect(t.why('recruit truck-patrol siwa')).toBeUndefined();
    expect(t.choices.filter((text) => text.startsWith('place-leader'))).toEqual([]);
    expect(recruiting(2).why('recruit truck-patrol siwa')).toBeUndefined();
    const early = begun('western-desert/midnight-toll', EVERYWHERE);
    expect(early.why('recruit truck-patrol siwa')).toBe('leaders-first 8.0');
    expect(early.why('place-leader nobody siwa')).toBe('unknown-id 8.0');
    expect(early.choices).toEqual(desert.bases.map((base) => `place-leader patrol-leader-1 ${base}`));
  });
});
