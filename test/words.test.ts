/** Every word a player reads is there, in every language, and every sentence finds its figures. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLI_TEXTS } from '../src/cli/cli.ts';
import type { AnyGame } from '../src/games/box.ts';
import { COMMANDO } from '../src/games/commando/box.ts';
import { faultsInSheet } from '../src/games/commando/content/check.ts';
import { THEATRES } from '../src/games/commando/content/theatres.ts';
import { commando } from '../src/games/commando/game.ts';
import { type ChoiceKind, type Event, GRAMMAR, REASONS } from '../src/games/commando/vocabulary.ts';
import { ledgerOf, paragraphOf } from '../src/games/ledger.ts';
import { SHELF, terminalOf, textsOf } from '../src/games/shelf.ts';
import { below, randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameEvent, GameState } from '../src/kernel/game.ts';
import { whyNot } from '../src/kernel/legality.ts';
import { Match } from '../src/kernel/match.ts';
import { chooseSetup } from '../src/kernel/setup.ts';
import { SERVER_TEXTS } from '../src/server/words.ts';
import { KERNEL_TEXTS, Speaker } from '../src/words/speaker.ts';
import { LANGUAGES, type Language, sentencesIn, type Texts } from '../src/words/texts.ts';
import { forLength, GAMES } from './games.ts';

/** The compiler keeps this list complete. */
const EVENT_TYPES: Record<Event['type'], true> = {
  'mission-drawn': true,
  'objective-placed': true,
  'objective-rerolled': true,
  'leader-placed': true,
  recruited: true,
  'recruiting-ended': true,
  'operation-began': true,
  carried: true,
  moved: true,
  flown: true,
  sailed: true,
  lifted: true,
  jumped: true,
  stayed: true,
  debarked: true,
  'ground-reconned': true,
  'air-reconned': true,
  boosted: true,
  'supply-checked': true,
  'availability-checked': true,
  'no-card': true,
  'card-drawn': true,
  'card-exchanged': true,
  'card-discarded': true,
  'deck-reshuffled': true,
  'effect-averted': true,
  'effect-missed': true,
  'opfor-placed': true,
  'ops-changed': true,
  'rp-changed': true,
  reinforced: true,
  'no-reinforcement': true,
  attrition: true,
  grounded: true,
  'intel-kept': true,
  'intel-played': true,
  'air-returned': true,
  'base-built': true,
  'objective-revealed': true,
  'objective-recovered': true,
  'objective-lost': true,
  'mine-checked': true,
  'mines-cleared': true,
  ambushed: true,
  'battle-began': true,
  'full-firepower': true,
  superiority: true,
  surprised: true,
  'lines-drawn': true,
  'helicopter-joined': true,
  fired: true,
  'held-fire': true,
  panicked: true,
  eliminated: true,
  'kia-changed': true,
  'battle-ended': true,
  'leader-rolled': true,
  'leader-appeared': true,
  'mission-ended': true,
  'campaign-points': true,
  'campaign-ended': true,
};

const speakers = LANGUAGES.map((language) => new Speaker(language, ...textsOf('commando', language)));

/** The ids right below a section (`event`, `choice`), without the marks of plurals. */
function idsIn(section: string, language: Language): string[] {
  const keys = [...sentencesIn(...textsOf('commando', language)).keys()].filter((key) => key.startsWith(`${section} `));
  return [...new Set(keys.map((key) => key.split(' ')[1] ?? ''))].sort();
}

const ALL_TEXTS: readonly (readonly [string, Texts, Texts])[] = [
  ['kernel', KERNEL_TEXTS.en, KERNEL_TEXTS.fr],
  ['command line', CLI_TEXTS.en, CLI_TEXTS.fr],
  ['server', SERVER_TEXTS.en, SERVER_TEXTS.fr],
  ...SHELF.map(({ id }) => [id, sentencesOf(id, 'en'), sentencesOf(id, 'fr')] as const),
];

describe.each(ALL_TEXTS)('texts of %s', (_what, en, fr) => {
  const [english, french] = [sentencesIn(en), sentencesIn(fr)];

  it('have the same keys in every language', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('use the same figures in every language, and none is empty', () => {
    const figures = (sentence = '') => [...new Set([...sentence.matchAll(/\{\{(\w+)/g)].map((match) => match[1]))].sort();
    for (const [key, sentence] of english) {
      expect(sentence.trim(), key).not.toBe('');
      expect(french.get(key)?.trim(), key).not.toBe('');
      expect(figures(french.get(key)), key).toEqual(figures(sentence));
      if (key.endsWith(' by')) expect(french.get(key), key).toBe(sentence);
    }
  });

  it('keep French typography', () => {
    for (const [key, sentence] of french) expect(sentence, key).not.toMatch(/ [:;?!»]|« |'/);
  });
});

/** One tree, so that all games go through the same tests. */
function sentencesOf(gameId: string, language: Language): Texts {
  return Object.fromEntries(sentencesIn(...textsOf(gameId, language)));
}

describe('the words of a game', () => {
  const pairs = SHELF.flatMap((game) => LANGUAGES.map((language) => [game.id, language] as const));

  it.each(pairs)('do not contradict each other from file to file (%s, %s)', (id, language) => {
    const said = new Map<string, string>();
    for (const texts of textsOf(id, language)) {
      for (const [key, sentence] of sentencesIn(texts)) {
        expect(said.get(key) ?? sentence, key).toBe(sentence);
        said.set(key, sentence);
      }
    }
  });
});

describe('Commando has words', () => {
  const asks = new Set(
    readdirSync('src/games/commando/rules').flatMap((file) =>
      [...readFileSync(`src/games/commando/rules/${file}`, 'utf8').matchAll(/\bquestion\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''),
    ),
  );
  const kinds = Object.keys(GRAMMAR) as ChoiceKind[];

  it.each(LANGUAGES)('for all it asks, offers, refuses and tells, and for nothing else (%s)', (language) => {
    expect(idsIn('ask', language)).toEqual([...asks].sort());
    expect(idsIn('choice', language)).toEqual(kinds.toSorted());
    expect(idsIn('refusal', language)).toEqual([...REASONS].sort());
    expect(idsIn('event', language)).toEqual(Object.keys(EVENT_TYPES).sort());
    expect(idsIn('option', language)).toEqual(commando.options.map(({ id }) => id).sort());
    expect(idsIn('rule', language)).toEqual(
      ledgerOf(COMMANDO)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it.each(speakers)('for options, set-ups, chapters and outcomes', (speaker) => {
    for (const { id, values, rule } of commando.options) {
      for (const field of ['title', 'text', ...values]) expect(speaker.has(`option ${id} ${field}`), `${id} ${field}`).toBe(true);
      expect(speaker.has(`chapter ${rule}`)).toBe(true);
    }
    for (const part of commando.setups.flatMap(({ id }) => id.split('/'))) if (!speaker.has(`setup ${part}`)) speaker.name(part);
    for (const { id } of ledgerOf(COMMANDO)) expect(speaker.has(`chapter ${paragraphOf(id)}`), id).toBe(true);
    for (const how of ['mission-won', 'mission-lost', 'campaign-won', 'campaign-lost']) expect(speaker.has(`outcome ${how}`)).toBe(true);
    expect([...speaker.missing]).toEqual([]);
  });

  it.each(THEATRES)('for every space, terrain, unit, card and mission of $id', ({ sheet }) => {
    expect(faultsInSheet(sheet)).toEqual([]);
  });
});

/** Random games of every set-up. */
const GAMES_PER_SETUP = 4;
const LONG_GAMES_PER_SETUP = 1;

it.each(GAMES)('no sentence of $id lacks anything in random games of every set-up', ({ game, invariants }) => {
  const speakersOfGame = LANGUAGES.map((language) => new Speaker(language, ...textsOf(game.id, language)));
  for (const setup of game.setups) {
    for (let i = 0; i < forLength(invariants, GAMES_PER_SETUP, LONG_GAMES_PER_SETUP); i++)
      speakThrough(game, speakersOfGame, setup.id, `${setup.id} ${i}`);
  }
  for (const speaker of speakersOfGame) expect([...speaker.missing], speaker.language).toEqual([]);
});

const LACKING = /\{\{|undefined|\[object/;

/** Plays at random and says everything a player could be shown on the way. */
function speakThrough(game: AnyGame, ears: readonly Speaker[], setupId: string, seed: string): void {
  const setup = chooseSetup(game, setupId);
  if (!setup.ok) throw new Error(setup.fault.code);
  const say = (speak: (speaker: Speaker) => string | undefined) => {
    for (const speaker of ears) {
      const said = speak(speaker);
      if (said === undefined || LACKING.test(said)) expect.fail(`${seed}: ${said}`);
    }
  };
  const tell = (event: GameEvent) => say((speaker) => speaker.event(event));
  const match = new Match(game, game.begin(setup.value, randomFrom(seed)), { tell });
  const random = randomFrom(`player ${seed}`);
  for (let turn = 0; match.decision; turn++) {
    const { question } = match.decision;
    const seat = match.decision.seats[0] ?? '';
    const choices = match.choices(seat);
    const choice = choices[below(random, choices.length)];
    if (!choice) throw new Error(`No choice at ${question.asks}.`);
    const view = game.view(match.state, seat);
    const odds = game.odds(match.state, seat, choice);
    say((speaker) => speaker.prompt(question));
    say((speaker) => speaker.choice(choice, question));
    say((speaker) => terminalOf(game.id).detail(view, choice, speaker) ?? '');
    if (odds) say((speaker) => speaker.odds(odds));
    if (turn % 13 === 0) say((speaker) => terminalOf(game.id).situation(view, speaker).join('\n'));
    if (turn % 50 === 0) sayRefusals(match, below(random, 97), say);
    match.choose(choice, seat);
  }
  const { outcome } = match;
  if (outcome) say((speaker) => speaker.outcome(outcome));
}

function sayRefusals(match: Match<GameState, Choice, GameEvent>, from: number, say: (speak: (speaker: Speaker) => string) => void): void {
  const { decision, state } = match;
  if (!decision) return;
  const wishes = match.intentions(decision.seats[0] ?? '');
  for (let i = from; i < wishes.length; i += 97) {
    const wish = wishes[i];
    const reason = wish && whyNot(state, decision.question, wish, decision.seats[0] ?? '');
    if (reason) say((speaker) => speaker.refusal(reason));
  }
}
