/**
 * Whole games of every game on the shelf, played once: by lot, by scripted players, by both and by a curious one, over all
 * set-ups and options, with everybody watching who has something to prove. `npm test` plays 300 of each game at least, `npm
 * run soak -- --all` 3,000.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import type { Choice } from '../src/kernel/game.ts';
import { type AnyInvariants, type Arranged, GAMES, ONLY, playedFrom, vocabulary } from './games.ts';
import { howMany, progress } from './how-many.ts';
import { Copies } from './play/copies.ts';
import { Legality } from './play/legality.ts';
import { Occurrences } from './play/occurrences.ts';
import { Redeals } from './play/redeals.ts';
import { Refusals } from './play/refusals.ts';
import { Secrets } from './play/secrets.ts';
import { Sentences } from './play/sentences.ts';
import { playDesign, playFrom, playNumber, Series } from './play/series.ts';
import { ToldViews } from './play/told-views.ts';
import { Truths } from './play/truths.ts';

const GAMES_AT_LEAST = howMany({ test: 300, soak: 3000 });
/** Further games, as long as something has not come up yet. */
const GAMES_AT_MOST = GAMES_AT_LEAST * 10;
/** So many games from each position where games are long, and of each design. */
const TIMES_FROM_A_POSITION = howMany({ test: 5, soak: 10 });
const TIMES_OF_A_DESIGN = howMany({ test: 8, soak: 24 });

/** Everybody who watches a game, and the series that they watch. */
function watched(game: AnyGame, invariants: AnyInvariants) {
  const sentences = new Sentences(game);
  const watchers = {
    legality: new Legality(invariants),
    refusals: new Refusals(game, invariants, (refusal) => sentences.refused(refusal)),
    sentences,
    truths: new Truths(invariants),
    occurrences: new Occurrences(game, invariants),
    secrets: new Secrets(invariants),
    copies: new Copies(),
    redeals: new Redeals(game, invariants),
    toldViews: new ToldViews(game, invariants),
  };
  return { ...watchers, series: new Series(game, Object.values(watchers)) };
}

/** What is asked in a position that was arranged by hand. */
function askedAt(game: AnyGame, { reason, position, choices = [] }: Arranged) {
  const match = playedFrom(game, position, choices, randomFrom(reason));
  const seat = match.decision?.seats[0] ?? '';
  return { match, seat, choices: match.choices(seat) };
}

/** A player who looks at what nobody can know. */
const byDiceToCome: AnyGame['player']['policy'] = ({ random }, _seat, _question, choices) =>
  choices[Math.abs(random.a) % choices.length] ?? (choices[0] as Choice);

describe.each(GAMES)(`at least ${GAMES_AT_LEAST} games of $id`, ({ game, invariants }) => {
  const { series, legality, refusals, sentences, truths, occurrences, secrets, copies, redeals, toldViews } = watched(game, invariants);
  const { designs = [], positions = [], seldom = [] } = invariants;
  let numbered = 0;

  beforeAll(() => {
    expect(occurrences.missing.length).toBeGreaterThan(0);
    for (const each of positions) refusals.everyWish(askedAt(game, each));
    const played = invariants.long ? positions : [];
    for (let time = 0; time < TIMES_FROM_A_POSITION; time++) for (const each of played) series.play(playFrom(game, each, time));
    for (let time = 0; time < TIMES_OF_A_DESIGN; time++) for (const each of designs) series.play(playDesign(each, time));
    for (; numbered < GAMES_AT_LEAST; numbered++) {
      series.play(playNumber(game, invariants, numbered));
      progress(`games of ${game.id} with everybody watching`, numbered + 1, GAMES_AT_LEAST);
    }
    series.goOnForWhatIsMissing();
    for (; numbered < GAMES_AT_MOST && series.missing.length > 0; numbered++) {
      series.play(playNumber(game, invariants, numbered));
      for (const each of designs) series.play(playDesign(each, TIMES_OF_A_DESIGN + numbered));
    }
  });

  it('come to an end by the rules', () => {
    expect(series.failures).toEqual([]);
    if (ONLY === undefined) expect(series.games).toBeGreaterThanOrEqual(GAMES_AT_LEAST);
    else expect(series.games, `there is no game ${ONLY}`).toBeLessThanOrEqual(1);
  });

  it('offer what is legal and only once, and keep every piece in exactly one place', () => {
    expect(series.faultsOf(legality)).toEqual([]);
  });

  it('refuse exactly what is not offered, with a reason and a rule of the ledger', () => {
    expect(series.faultsOf(refusals)).toEqual([]);
  });

  it('can be told in every language, and no sentence lacks anything', () => {
    expect(series.faultsOf(sentences)).toEqual([]);
    expect(sentences.lacking).toEqual([]);
  });

  it('are told in figures as they stand', () => {
    expect(series.faultsOf(truths)).toEqual([]);
  });

  it('tell nobody what is hidden', () => {
    expect(series.faultsOf(secrets)).toEqual([]);
  });

  it('make no difference to a seat by what it cannot see, which really moves and can be played with', () => {
    expect(series.faultsOf(redeals)).toEqual([]);
    if (ONLY !== undefined) return;
    const { positions, watched, hiding, goneOn } = redeals.count;
    expect(positions).toBeGreaterThanOrEqual(GAMES_AT_LEAST);
    expect(watched).toBeLessThan(positions * 0.2);
    expect(goneOn).toBeGreaterThanOrEqual(positions / 15);
    if (invariants.hidesDiceOnly) expect(hiding).toBe(0);
    else expect(hiding).toBeGreaterThan(positions * 0.7);
  });

  it('show nobody what is hidden at the moment something is told, in the middle of a rule', () => {
    expect(series.faultsOf(toldViews)).toEqual([]);
    if (ONLY === undefined) expect(toldViews.views).toBeGreaterThan(GAMES_AT_LEAST * 10);
  });

  it('never change a copy, a view or a position once it is taken', () => {
    expect(series.faultsOf(copies)).toEqual([]);
    if (ONLY === undefined) expect(copies.things).toBeGreaterThan(copies.games * 10);
  });

  it.skipIf(ONLY !== undefined)('begin from every set-up, with every value of every option, and go through every question', () => {
    expect([...legality.setups].sort()).toEqual(game.setups.map(({ id }) => id).sort());
    expect([...legality.options].sort()).toEqual(game.options.flatMap(({ id, values }) => values.map((value) => `${id}=${value}`)).sort());
    const usual = (asks: readonly string[]) => asks.filter((each) => !seldom.includes(`question ${each}`)).sort();
    expect(usual([...refusals.checked.keys()])).toEqual(usual(vocabulary(game, 'ask')));
    expect(refusals.hurried).toEqual([]);
  });

  it.skipIf(ONLY !== undefined)('bring up every reason that there is for refusing something', () => {
    expect(refusals.missing, `never came up in ${numbered} games`).toEqual([]);
    expect(vocabulary(game, 'refusal')).toEqual([...invariants.reasons].sort());
  });

  it.skipIf(ONLY !== undefined)('bring up everything that there is in the game', () => {
    expect(occurrences.missing, `never occurred in ${numbered} games`).toEqual([]);
  });
});

describe.each(GAMES)('in $id', ({ game, invariants }) => {
  it.each(invariants.positions ?? [])('$reason is the answer where it should be', (arranged) => {
    const refusals = new Refusals(game, invariants);
    expect(refusals.everyWish(askedAt(game, arranged))).toBeUndefined();
    expect([...refusals.codes]).toContain(arranged.reason);
  });

  it.each([
    ['mute', /does not lead back/, { choiceFrom: () => undefined }],
    ['without wishes', /no intention/, { intentions: () => [] }],
    ['endless', /not over/, { lab: { ...game.lab, longest: 3 } }],
    ['unstable', /changes the state|lists other choices|not its original/, { copy: (state) => ({ ...game.copy(state), odd: true }) }],
  ] satisfies [string, RegExp, Partial<AnyGame>][])('it would be noticed if it were %s', (_what, fault, change) => {
    const wrong = { ...game, ...change };
    const { series, ...watchers } = watched(wrong, invariants);
    series.play(playNumber(wrong, invariants, 0));
    expect([...series.failures, ...Object.values(watchers).flatMap((watcher) => series.faultsOf(watcher))].join()).toMatch(fault);
  });

  it.each([
    ['a view', /sees something else/, { view: (state) => state }],
    ['a script', /advised something else/, { player: { ...game.player, policy: byDiceToCome } }],
    ['a re-deal', invariants.hidesDiceOnly ? /the dice to come/ : /never moves/, { determinize: () => {} }],
  ] satisfies [string, RegExp, Partial<AnyGame>][])('it would be noticed if %s gave away what is hidden', (_what, leak, change) => {
    const leaky = { ...game, ...change };
    const redeals = new Redeals(leaky, invariants);
    const series = new Series(leaky, [redeals]);
    for (let number = 0; number < 12 && series.faultsOf(redeals).length < 3; number++) series.play(playNumber(leaky, invariants, number));
    expect(series.faultsOf(redeals).join()).toMatch(leak);
  });

  it('it would be noticed if a view gave away what is hidden in the middle of a rule only', () => {
    let isAsked = true;
    const leaky: AnyGame = { ...game, view: (state, seat) => (isAsked ? game.view(state, seat) : state) };
    const toldViews = new ToldViews(leaky, invariants);
    const betweenQuestions = {
      before() {
        isAsked = true;
      },
      asked(): undefined {
        isAsked = false;
      },
    };
    const series = new Series(leaky, [betweenQuestions, toldViews]);
    series.play(playNumber(leaky, invariants, 0));
    expect(series.faultsOf(toldViews).join()).toMatch(/sees something else/);
  });
});
