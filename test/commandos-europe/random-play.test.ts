/**
 * Whole games of every set-up by lot, by the sergeant and by both: what is listed is what nothing speaks against, pieces are kept,
 * everything can be said, copies stay as they were, and the same seed and choices lead to the same position.
 */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/bots/random.ts';
import { COMMANDOS_EUROPE } from '../../src/games/commandos-europe/box.ts';
import { commandosEurope as game } from '../../src/games/commandos-europe/game.ts';
import type { State } from '../../src/games/commandos-europe/state.ts';
import { type Choice, choiceFrom, choiceText, type Event, REASONS } from '../../src/games/commandos-europe/vocabulary.ts';
import { ledgerOf, paragraphOf } from '../../src/games/ledger.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES } from '../../src/words/texts.ts';
import { INVARIANTS } from './invariants.ts';

type Playing = Match<State, Choice, Event>;

const SEAT = 'commander';
const GAMES_OF_EACH = 4;
/** Every wish is held against the list so many times for each question. */
const WISHES = 3;
const PARAGRAPHS = new Set(ledgerOf(COMMANDOS_EUROPE).map(({ id }) => paragraphOf(id)));
const speakers = LANGUAGES.map((language) => new Speaker(language, ...COMMANDOS_EUROPE.texts[language]));
const asked = new Map<string, number>();

/** What is legal is exactly what nothing speaks against, and every refusal has a reason and a rule. */
function faultOfWishes(match: Playing, choices: readonly Choice[]): string | undefined {
  const { decision, state } = match;
  if (!decision) return undefined;
  const listed = new Set(choices.map(choiceText));
  for (const wish of match.intentions(SEAT)) {
    const reason = whyNot(state, decision.question, wish, SEAT);
    const text = choiceText(wish);
    if ((reason === undefined) !== listed.has(text)) return `${decision.question.asks}: ${text} ${reason?.code ?? 'is not listed'}`;
    if (!reason) continue;
    if (!PARAGRAPHS.has(reason.rule)) return `${text} cites ${reason.rule}`;
    if (reason.code !== 'not-now' && !(REASONS as readonly string[]).includes(reason.code)) return `${reason.code} is no reason`;
    for (const speaker of speakers) speaker.refusal(reason);
  }
  return undefined;
}

function look(match: Playing, choices: readonly Choice[], choice: Choice): string | undefined {
  const { decision, state } = match;
  if (!decision) return undefined;
  const { asks } = decision.question;
  const texts = choices.map(choiceText);
  if (new Set(texts).size < texts.length) return `${asks} offers something twice`;
  expect(choiceFrom(choiceText(choice))).toEqual(choice);
  const times = (asked.get(asks) ?? 0) + 1;
  asked.set(asks, times);
  if (times > WISHES) return INVARIANTS.faultInPieces(state);
  const before = JSON.stringify(state);
  const view = game.view(state, SEAT);
  for (const speaker of speakers) {
    speaker.prompt(decision.question);
    for (const each of choices.slice(0, 9)) {
      speaker.choice(each, decision.question);
      COMMANDOS_EUROPE.terminal.detail?.(view, each, speaker);
    }
    if (times === 1) COMMANDOS_EUROPE.terminal.map(view, speaker);
    COMMANDOS_EUROPE.terminal.situation(view, speaker);
    const odds = game.odds(state, SEAT, choice);
    if (odds) speaker.odds(odds);
    const advice = game.player.reason?.(state, SEAT, decision.question, choice);
    if (advice) speaker.say(`advice ${advice.code}`, advice.figures);
  }
  if (JSON.stringify(game.copy(state)) !== before) return 'a copy is not its original';
  const fault = INVARIANTS.faultInPieces(state) ?? faultOfWishes(match, choices);
  return fault ?? (JSON.stringify(state) === before ? undefined : `looking at ${asks} changed the state`);
}

/** A whole game; how much of it the sergeant plays, in three parts. */
function play(setup: string, number: number, scripted: number): { match: Playing; made: Choice[]; faults: string[] } {
  const lot = randomFrom(`lots ${setup} ${number}`);
  const options = Object.fromEntries(
    game.options.map(({ id, values }) => [id, number === 0 ? (values[0] ?? '') : randomChoice(values, lot)]),
  );
  const tell = (event: Event) => {
    for (const speaker of speakers) speaker.event(event);
  };
  const match: Playing = new Match(game, game.begin({ id: setup, options }, randomFrom(`${setup} ${number}`)), { tell }, false);
  const made: Choice[] = [];
  const faults: string[] = [];
  while (match.decision && made.length < game.lab.longest) {
    const choices = match.choices();
    const { question } = match.decision;
    const choice = below(lot, 3) < scripted ? game.player.policy(match.state, SEAT, question, choices, lot) : randomChoice(choices, lot);
    const fault = look(match, choices, choice);
    if (fault) faults.push(`${setup} ${number}, decision ${made.length}: ${fault}`);
    made.push(choice);
    match.choose(choice);
  }
  // The twin: the same seed, the same choices.
  const twin: Playing = new Match(game, game.begin({ id: setup, options }, randomFrom(`${setup} ${number}`)), {}, false);
  for (const choice of made) twin.choose(choice);
  if (JSON.stringify(twin.state) !== JSON.stringify(match.state)) faults.push(`${setup} ${number}: its twin is another`);
  return { match, made, faults };
}

describe.each(game.setups)('$id', ({ id }) => {
  it.each(Array.from({ length: GAMES_OF_EACH }, (_, i) => i))('game %s comes to its end by the rules', (number) => {
    const { match, faults } = play(id, number, number % GAMES_OF_EACH);
    expect(faults.slice(0, 3)).toEqual([]);
    expect(match.outcome).toBeDefined();
    expect(JSON.stringify(match.state).length).toBeLessThan(8000);
    expect(speakers.flatMap(({ missing }) => [...missing])).toEqual([]);
  });
});
