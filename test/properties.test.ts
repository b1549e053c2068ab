/** Properties that hold for all seeds and figures. The generator's own seed is fixed, so that a failure can be seen again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTLE_RESULTS, LANDINGS } from '../src/games/commando/content/terms.ts';
import { THEATRES } from '../src/games/commando/content/theatres.ts';
import { fireOutcomes } from '../src/games/commando/fire-odds.ts';
import { commando } from '../src/games/commando/game.ts';
import { lossFrom } from '../src/games/commando/rules/battle.ts';
import type { State } from '../src/games/commando/state.ts';
import { type Choice, choiceFrom, type Event } from '../src/games/commando/vocabulary.ts';
import { draw, newDeck, pick, reshuffle } from '../src/kernel/decks.ts';
import { below, copyRandom, type Random, randomFrom, rollDie, shuffle } from '../src/kernel/dice.ts';
import { Match } from '../src/kernel/match.ts';
import { isSame } from '../src/lab/same.ts';
import { wilson } from '../src/lab/statistics.ts';
import { type AnyMatch, GAMES, matchOf, playMixed, setupNumber } from './games.ts';
import { howMany } from './how-many.ts';

const FIXED = { seed: 20, numRuns: 100 };
const POSITIONS = { ...FIXED, numRuns: howMany({ test: 40, soak: 1000 }) };

const number = fc.nat({ max: 100_000 });
const decisions = fc.nat({ max: 150 });

describe.each(GAMES)('a position of $id', ({ game, invariants }) => {
  const position = fc.tuple(number, decisions, fc.nat({ max: 3 }));
  /** The generator begins anew with each property, so that all of them look at the same positions. */
  const known = new Map<string, AnyMatch>();
  const matchFrom = (wanted: [number, number, number]): AnyMatch => {
    const match = known.get(`${wanted}`) ?? playedTo(wanted);
    known.set(`${wanted}`, match);
    return match;
  };
  const playedTo = ([seed, made, inThree]: [number, number, number]): AnyMatch => {
    const match = matchOf(game, setupNumber(game, seed), `property/${seed}`);
    playMixed(match, randomFrom(`property/${seed} bots`), inThree, made);
    return match;
  };

  it('equals its copy, and neither changes when the other is played on', () => {
    const holds = (wanted: [number, number, number]) => {
      const { state } = matchFrom(wanted);
      const original = JSON.stringify(state);
      const copy = game.copy(state);
      expect(JSON.stringify(copy)).toBe(original);
      expect(isSame(copy, state)).toBe(true);
      const checkpoint = game.copy(matchFrom(wanted).position().checkpoint);
      const untouched = game.copy(checkpoint);
      const before = JSON.stringify(untouched);
      playMixed(new Match(game, checkpoint), randomFrom('on'), 1, 50);
      expect(JSON.stringify(untouched)).toBe(before);
      game.determinize(copy, [], randomFrom('re-dealt'));
      expect(JSON.stringify(state)).toBe(original);
    };
    fc.assert(fc.property(position, holds), POSITIONS);
  });

  it('shares nothing with its copy', () => {
    const holds = (wanted: [number, number, number]) => {
      const { state } = matchFrom(wanted);
      expect(sharedIn(state, game.copy(state))).toEqual([]);
    };
    // In Combat Commander that is in the middle of a melee.
    const examples: [[number, number, number]][] = [[[9, 71, 1]]];
    fc.assert(fc.property(position, holds), { ...POSITIONS, examples });
  });

  it('has every piece in one place, and so has every position after it', () => {
    const holds = (wanted: [number, number, number]) => {
      const match = Match.resume(game, matchFrom(wanted).position());
      expect(invariants.faultInPieces(match.state)).toBeUndefined();
      playMixed(match, randomFrom('on'), 2, 20);
      expect(invariants.faultInPieces(match.state)).toBeUndefined();
    };
    fc.assert(fc.property(position, holds), POSITIONS);
  });

  it('is worth something between nothing and everything to every seat', () => {
    const holds = (wanted: [number, number, number]) => {
      const { state, decision } = matchFrom(wanted);
      for (const seat of decision?.seats ?? []) {
        expect(game.player.score(state, seat)).toBeGreaterThanOrEqual(0);
        expect(game.player.score(state, seat)).toBeLessThanOrEqual(1);
      }
    };
    fc.assert(fc.property(position, holds), POSITIONS);
  });
});

/** Records that can change and are in both; what is frozen, such as the options of a set-up, may be shared. */
function sharedIn(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other && !Object.isFrozen(one)) return [path];
  return Object.entries(one).flatMap(([key, value]) => sharedIn(value, (other as Record<string, unknown>)[key], `${path}.${key}`));
}

/** So many throws, and how far their share may stray from the chance: five standard deviations. */
const THROWS = 6000;

function agrees(times: number, chance: number, throws = THROWS): void {
  const stray = 5 * Math.sqrt((chance * (1 - chance)) / throws) + 1e-9;
  expect(Math.abs(times / throws - chance)).toBeLessThanOrEqual(stray);
}

/** How often each thing comes up. */
function tally(what: (random: Random) => string, seed: string, throws = THROWS): Map<string, number> {
  const random = randomFrom(seed);
  const times = new Map<string, number>();
  for (let i = 0; i < throws; i++) {
    const result = what(random);
    times.set(result, (times.get(result) ?? 0) + 1);
  }
  return times;
}

function arranged(arrangement: Record<string, unknown>, random: Random): Match<State, Choice, Event> {
  const read = commando.lab.arrange(arrangement, copyRandom(random));
  if (!read.ok) throw new Error(read.fault.code);
  return new Match(commando, read.value);
}

function oddsOf(match: Match<State, Choice, Event>, choice: string): ReadonlyMap<string, number> {
  const odds = commando.odds(match.state, 'commando', choiceFrom(choice) as Choice);
  return new Map(odds?.outcomes.map(({ what, chance }) => [what, chance]));
}

/** Each trial begins with other dice. */
function freshDice(match: Match<State, Choice, Event>, random: Random): Match<State, Choice, Event> {
  const again = Match.resume(commando, match.position());
  const { a, b, c, d } = randomFrom(`${below(random, 2 ** 30)}`);
  Object.assign(again.state.random, { a, b, c, d });
  return again;
}

function played(match: Match<State, Choice, Event>, random: Random, choice: string): State {
  const trial = freshDice(match, random);
  trial.choose(choiceFrom(choice) as Choice);
  return trial.state;
}

describe('odds in Commando', () => {
  const figures = THEATRES.flatMap(({ id, sheet }) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((dice) =>
      [true, false].map((panicked) => ({ id, table: sheet.battleResults.commando, dice, panicked })),
    ),
  );

  it.each(figures)('of $dice dice in $id, target panicked before: $panicked', ({ id, table, dice, panicked }) => {
    const share = (result: string) => table.filter((entry) => entry === result).length / 6;
    const outcomes = fireOutcomes(dice, share('elimination'), share('panic'), panicked);
    const roll = (random: Random) => Array.from({ length: dice }, () => table[rollDie(random) - 1] ?? 'no-effect');
    const times = tally((random) => lossFrom(roll(random), panicked), `fire ${id} ${dice} ${panicked}`);
    for (const { what, chance } of outcomes) agrees(times.get(what) ?? 0, chance);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('of fire in a battle are those of what becomes of the target', () => {
    const match = arranged(
      {
        theatre: 'highlands',
        mission: 'stone-hail',
        ops: 6,
        units: { 'para-section-1': 'halvona', 'ranger-team-1': 'halvona' },
        cards: ['sleeping-sentries'],
        bin: ['regulars-1', 'hill-militia-1'],
      },
      randomFrom('battle'),
    );
    for (const choice of ['force halvona', 'take-all', 'done', 'move osmaro', 'keep-line']) match.choose(choiceFrom(choice) as Choice);
    const [target] = match.state.battle?.opfor ?? [];
    if (!target) throw new Error(`There is no battle at ${match.decision?.question.asks}.`);
    const odds = oddsOf(match, `fire ${target.id}`);
    const throws = 2000;
    const fate = (random: Random) => {
      const { dice, results } = firstShot(freshDice(match, random), target.id);
      expect(dice).toHaveLength(3);
      return lossFrom(results, false);
    };
    const times = tally(fate, 'fates', throws);
    for (const [what, chance] of odds) agrees(times.get(what) ?? 0, chance, throws);
  });

  it('of recon and of an airdrop are those of what is found, and of how they land', () => {
    const throws = 2000;
    const recon = arranged(
      {
        theatre: 'western-desert',
        mission: 'behind-the-wire',
        ops: 6,
        units: { 'jeep-patrol-1': 'siwa' },
        objectives: [{ at: 'jarabub', real: true }],
      },
      randomFrom('recon'),
    );
    recon.choose(choiceFrom('force siwa') as Choice);
    const found = tally(
      (random) => (played(recon, random, 'ground-recon jarabub').objectives[0]?.faceUp ? 'revealed' : 'nothing-found'),
      'found',
      throws,
    );
    for (const [what, chance] of oddsOf(recon, 'ground-recon jarabub')) agrees(found.get(what) ?? 0, chance, throws);

    const airdrop = arranged(
      { theatre: 'highlands', mission: 'stone-hail', ops: 6, units: { 'para-section-1': 'halvona', 'mule-train-1': 'halvona' } },
      randomFrom('airdrop'),
    );
    for (const choice of ['airborne halvona', 'take para-section-1', 'done']) airdrop.choose(choiceFrom(choice) as Choice);
    const landings = tally((random) => landingOf(freshDice(airdrop, random)), 'landings', throws);
    const odds = oddsOf(airdrop, 'drop osmaro');
    expect([...odds.keys()]).toEqual([...LANDINGS]);
    for (const [what, chance] of odds) agrees(landings.get(what) ?? 0, chance, throws);
  });

  it.each(['ranger-team-1', 'sappers-1'])('of meeting OPFOR are those of the cards still to come, for %s', (unit) => {
    const throws = 2000;
    const discards = ['militia-muster', 'column-on-the-march', 'marsh-fever', 'fresh-codes'];
    const march = arranged(
      { theatre: 'highlands', mission: 'stone-hail', ops: 6, units: { [unit]: 'halvona' }, discards },
      randomFrom('march'),
    );
    march.choose(choiceFrom('force halvona') as Choice);
    const odds = oddsOf(march, 'move osmaro');
    const times = tally((random) => metAt('osmaro', march, random), `met by ${unit}`, throws);
    for (const [what, chance] of odds) agrees(times.get(what) ?? 0, chance, throws);
  });
});

it('the odds of meeting OPFOR at a face-down objective are those of both cards that are drawn there', () => {
  const throws = 2000;
  // Two that bring the enemy, and two that neither turn the marker up nor hold up the force.
  const left = ['militia-muster', 'column-on-the-march', 'cloud-on-the-tokabar', 'washed-out-trail'];
  const discards = THEATRES.filter(({ id }) => id === 'highlands').flatMap(({ cardIds }) => cardIds.filter((id) => !left.includes(id)));
  const march = arranged(
    {
      theatre: 'highlands',
      mission: 'stone-hail',
      ops: 6,
      units: { 'ranger-team-1': 'halvona' },
      discards,
      objectives: [{ at: 'osmaro', real: true }],
    },
    randomFrom('marker'),
  );
  march.choose(choiceFrom('force halvona') as Choice);
  const odds = oddsOf(march, 'move osmaro');
  expect(odds.get('no-opfor')).toBeCloseTo(1 / 6);
  const times = tally((random) => metAt('osmaro', march, random), 'met at a marker', throws);
  for (const [what, chance] of odds) agrees(times.get(what) ?? 0, chance, throws);
});

/** Whether a march ends among OPFOR, with the cards in another order. */
function metAt(space: string, march: Match<State, Choice, Event>, random: Random): string {
  let met = 'no-opfor';
  const trial = Match.resume(commando, march.position(), {
    tell: ({ type }) => {
      if (type === 'opfor-placed') met = 'opfor-appear';
    },
  });
  commando.determinize(trial.state, ['commando'], random);
  trial.choose({ kind: 'move', space });
  if (trial.decision?.question.asks === 'movement') trial.choose({ kind: 'halt' });
  return met;
}

/** What the first unit's dice show. */
function firstShot(match: Match<State, Choice, Event>, target: string) {
  const shots: Extract<Event, { type: 'fired' }>[] = [];
  const listening = Match.resume(commando, match.position(), { tell: (event) => void (event.type === 'fired' && shots.push(event)) });
  Object.assign(listening.state.random, match.state.random);
  listening.choose(choiceFrom(`fire ${target}`) as Choice);
  const [shot] = shots;
  if (!shot) throw new Error('Nobody fired.');
  return shot;
}

function landingOf(match: Match<State, Choice, Event>): string {
  const landings: string[] = [];
  const listening = Match.resume(commando, match.position(), {
    tell: (event) => void (event.type === 'jumped' && landings.push(event.landing)),
  });
  Object.assign(listening.state.random, match.state.random);
  listening.choose(choiceFrom('drop osmaro') as Choice);
  return landings[0] ?? 'nothing';
}

describe('the loss from a fire', () => {
  const results = fc.array(fc.constantFrom(...BATTLE_RESULTS), { maxLength: 8 });

  it('does not depend on the order of the dice', () => {
    const holds = (dice: (typeof BATTLE_RESULTS)[number][], panicked: boolean, seed: number) => {
      const other = dice.slice();
      shuffle(randomFrom(`${seed}`), other);
      expect(lossFrom(other, panicked)).toBe(lossFrom(dice, panicked));
    };
    fc.assert(fc.property(results, fc.boolean(), number, holds), { ...FIXED, numRuns: 500 });
  });

  it('is never less for one die more, nor for a target that panicked before', () => {
    const worse = { 'no-effect': 0, panic: 1, elimination: 2 };
    const holds = (dice: (typeof BATTLE_RESULTS)[number][], more: (typeof BATTLE_RESULTS)[number], panicked: boolean) => {
      expect(worse[lossFrom([...dice, more], panicked)]).toBeGreaterThanOrEqual(worse[lossFrom(dice, panicked)]);
      expect(worse[lossFrom(dice, true)]).toBeGreaterThanOrEqual(worse[lossFrom(dice, false)]);
    };
    fc.assert(fc.property(results, fc.constantFrom(...BATTLE_RESULTS), fc.boolean(), holds), { ...FIXED, numRuns: 500 });
  });
});

describe('decks and cups', () => {
  const cards = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 });

  it('keep all their cards through any drawing and shuffling', () => {
    const holds = (all: string[], seed: number, draws: number) => {
      const random = randomFrom(`${seed}`);
      const deck = newDeck(random, all);
      const held: string[] = [];
      for (let i = 0; i < draws; i++) {
        const card = draw(random, deck);
        if (card === undefined) break;
        if (below(random, 2) === 0) held.push(card);
        else deck.discards.push(card);
        if (below(random, 5) === 0) reshuffle(random, deck);
      }
      expect([...deck.pile, ...deck.discards, ...held].sort()).toEqual(all.toSorted());
    };
    fc.assert(fc.property(cards, number, fc.nat({ max: 60 }), holds), FIXED);
  });

  it('give out every counter once, in an order of chance', () => {
    const holds = (all: string[], seed: number) => {
      const random = randomFrom(`${seed}`);
      const cup = all.slice();
      const out = all.map(() => pick(random, cup));
      expect(out.toSorted()).toEqual(all.toSorted());
      expect(pick(random, cup)).toBeUndefined();
    };
    fc.assert(fc.property(cards, number, holds), FIXED);
  });
});

describe("Wilson's interval", () => {
  const shares = fc.nat({ max: 3000 }).chain((games) => fc.tuple(fc.nat({ max: games }), fc.constant(games)));

  it('holds the share it was made from, stays between 0 and 1, and mirrors wins and losses', () => {
    const holds = ([wins, games]: [number, number]) => {
      const { low, high } = wilson(wins, games);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (games === 0) return;
      expect(low).toBeLessThanOrEqual(wins / games);
      expect(high).toBeGreaterThanOrEqual(wins / games);
      const mirrored = wilson(games - wins, games);
      expect(mirrored.low).toBeCloseTo(1 - high, 10);
      expect(mirrored.high).toBeCloseTo(1 - low, 10);
    };
    fc.assert(fc.property(shares, holds), { ...FIXED, numRuns: 500 });
  });

  it('narrows with more games of the same share', () => {
    const holds = ([wins, games]: [number, number], factor: number) => {
      if (games === 0) return;
      const [few, many] = [wilson(wins, games), wilson(wins * factor, games * factor)];
      expect(many.high - many.low).toBeLessThan(few.high - few.low);
    };
    fc.assert(fc.property(shares, fc.integer({ min: 2, max: 9 }), holds), FIXED);
  });

  it('holds the true chance in about 95 of 100 samples', () => {
    const random = randomFrom('samples');
    let held = 0;
    for (let sample = 0; sample < 1000; sample++) {
      let wins = 0;
      for (let i = 0; i < 100; i++) if (below(random, 10) < 3) wins++;
      const { low, high } = wilson(wins, 100);
      if (low <= 0.3 && 0.3 <= high) held++;
    }
    expect(held).toBeGreaterThan(920);
    expect(held).toBeLessThan(980);
  });
});
