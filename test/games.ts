/** What the suites that play every game on the shelf share: which games they play, and what only the game itself can tell them. */

import { existsSync } from 'node:fs';
import { randomChoice } from '../src/bots/random.ts';
import type { AnyGame } from '../src/games/box.ts';
import { ledgerOf, paragraphOf } from '../src/games/ledger.ts';
import { boxOf, SHELF, textsOf } from '../src/games/shelf.ts';
import { type Random, randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameEvent, GameState, Seat, Setup } from '../src/kernel/game.ts';
import { type Listening, Match } from '../src/kernel/match.ts';
import { chooseSetup } from '../src/kernel/setup.ts';
import { sentencesIn } from '../src/words/texts.ts';

export type AnyMatch = Match<GameState, Choice, GameEvent>;

/** What a suite cannot know of a game without being told. */
export interface Invariants<S, C extends Choice, E extends GameEvent> {
  /** What is wrong with the pieces, in a few words; undefined when each is in exactly one place. */
  faultInPieces(state: S): string | undefined;
  /** Set where a seat sees everything but the dice to come, so that there is nothing to re-deal but those. */
  readonly hidesDiceOnly?: true;
  /** What the seat cannot see, by groups within which things may change places: each thing and where it is. */
  hiddenFrom(state: S, seat: Seat | undefined): readonly ReadonlyMap<string, string>[];
  /** A hidden thing that the event gives away at the moment it is told. */
  leakIn(event: E, state: S): string | undefined;
  /** What an event says in figures that is not so in the state in which it is told. */
  untrueIn?(event: E, state: S): string | undefined;
  /** Games last more than a thousand decisions and there is much to wish for: what is costly is looked at less often. */
  readonly long?: true;
  /** Questions and choices that play leads to so seldom that rule tests prove them instead. */
  readonly seldom?: readonly string[];
  /** Every reason a predicate can give. */
  readonly reasons: readonly string[];
  /** Positions for reasons that play alone seldom leads to. */
  readonly positions?: readonly Arranged[];
  /** Games that begin as no set-up of the game does, for what none of those asks for. */
  readonly designs?: readonly ((random: Random) => S)[];
  /** Ids of the executable examples that must be there: what the rulebook works out, and every ruling that can be played. */
  readonly examples: readonly string[];
  /** Everything of the content that must occur in play, by name; nothing where a game has no content. */
  readonly content?: readonly string[];
  /** What of it occurs with this choice, and with this event. */
  occursByChoice?(state: S, choice: C): readonly string[];
  occursByEvent?(state: S, event: E): readonly string[];
  /** Positions of which the legal lines were counted. */
  readonly counted?: readonly Counted[];
  /** What its bots should win: a soak holds them to it. */
  readonly aims?: readonly Aim[];
}

/** Who plays, how many games of each set-up, and between which shares the first seat should win them. */
export interface Aim {
  readonly bots: readonly string[];
  readonly games: number;
  between(scenario: string): readonly [low: number, high: number];
}

/** A position, the choices that lead on from there, and the reason that is then given for something. */
export interface Arranged {
  readonly reason: string;
  readonly position: unknown;
  readonly choices?: readonly string[];
}

/** A position, and how many legal lines of play begin there. */
export interface Counted {
  readonly title: string;
  readonly arrangement: unknown;
  /** Made before counting begins. */
  readonly choices?: readonly string[];
  /** Lines of one choice, of two, of three … */
  readonly lines: readonly number[];
}

export type AnyInvariants = Invariants<GameState, Choice, GameEvent>;

/** They take the state of their own game only; whoever looks them up hands them what came from that game. */
async function invariantsOf({ id }: AnyGame): Promise<AnyInvariants> {
  const file = `test/${id}/invariants.ts`;
  if (!existsSync(file)) throw new Error(`What must hold in ${id} is to be said in ${file}, as test/games.ts explains.`);
  const { INVARIANTS }: { readonly INVARIANTS?: AnyInvariants } = await import(`./${id}/invariants.ts`);
  if (!INVARIANTS) throw new Error(`${file} exports no INVARIANTS.`);
  return INVARIANTS;
}

/** Every game on the shelf, with what was found in its folder. */
export const GAMES = await Promise.all(SHELF.map(async (game) => ({ id: game.id, game, invariants: await invariantsOf(game) })));

/** So many for most games, and so many where they are long. */
export const forLength = ({ long }: Pick<AnyInvariants, 'long'>, usual: number, ifLong: number): number => (long ? ifLong : usual);

/** How many times all set-ups were played before. */
export const roundOf = ({ setups }: AnyGame, number: number): number => Math.floor(number / setups.length);

/** All set-ups by turns: every third time with the usual options, otherwise with options by lot. */
export function setupNumber(game: AnyGame, number: number): Setup {
  const { id = '' } = game.setups[number % game.setups.length] ?? {};
  if (roundOf(game, number) % 3 === 0) return usualSetup(game, id);
  const lot = randomFrom(`options ${number}`);
  return usualSetup(game, id, Object.fromEntries(game.options.map(({ id: option, values }) => [option, randomChoice(values, lot)])));
}

function usualSetup(game: AnyGame, id: string, options: Readonly<Record<string, string>> = {}): Setup {
  const setup = chooseSetup(game, id, options);
  if (!setup.ok) throw new Error(`${setup.fault.code} ${JSON.stringify(setup.fault.figures)}`);
  return setup.value;
}

/** One that keeps no positions is faster. */
export function matchOf(
  game: AnyGame,
  setup: Setup,
  seed: string,
  listening: Listening<GameState, GameEvent> = {},
  keeps = true,
): AnyMatch {
  return new Match(game, game.begin(setup, randomFrom(seed)), listening, keeps);
}

/** `ONLY=commando/17` plays that one game; everything else that a suite says of all games together then does not count. */
export const ONLY = process.env.ONLY;

export function numbers(game: AnyGame, count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  return ONLY === undefined ? all : all.filter((number) => ONLY === `${game.id}/${number}`);
}

/** The line to type in order to see it again. */
export function again(suite: string, game: AnyGame, id: string | number, setup?: Setup): string {
  const line = `ONLY=${game.id}/${id} npx vitest run test/${suite}.test.ts`;
  if (!setup) return line;
  const chosen = Object.entries(setup.options).map(([key, value]) => `${key}=${value}`);
  return `${line}  # ${setup.id} with ${chosen.join(' ')}`;
}

/** Every third decision or so by the game's own player, the rest by lot: further into a game than lots alone would come. */
export function mixedChoice(match: AnyMatch, seat: Seat, choices: readonly Choice[], random: Random, inThree: number): Choice {
  const { game, state, decision } = match;
  const scripted = decision && randomChoice([0, 1, 2], random) < inThree;
  return scripted ? game.player.policy(state, seat, decision.question, choices, random) : randomChoice(choices, random);
}

/** Plays on for so many decisions. */
export function playMixed(match: AnyMatch, random: Random, inThree: number, most: number): void {
  for (let made = 0; match.decision && made < most; made++) {
    const seat = randomChoice(match.decision.seats, random);
    match.choose(mixedChoice(match, seat, match.choices(seat), random, inThree), seat);
  }
}

/** Plays these choices from a position arranged by hand; each must be legal. */
export function playedFrom(game: AnyGame, position: unknown, choices: readonly string[], dice: Random): AnyMatch {
  const arranged = game.lab.arrange(position, dice);
  if (!arranged.ok) throw new Error(`${arranged.fault.code} ${JSON.stringify(arranged.fault.figures)}`);
  const match: AnyMatch = new Match(game, arranged.value);
  for (const text of choices) {
    const listed = match.choices();
    const choice = listed.find((legal) => game.choiceText(legal) === text);
    if (!choice) throw new Error(`"${text}" is not among: ${listed.map((legal) => game.choiceText(legal)).join(', ')}.`);
    match.choose(choice);
  }
  return match;
}

/** The vocabulary of a game, from its texts: words.test.ts holds them complete. `ask`, `choice`, `event`, `outcome`. */
export function vocabulary(game: AnyGame, section: string): string[] {
  const keys = [...sentencesIn(...textsOf(game.id, 'en')).keys()].filter((key) => key.startsWith(`${section} `));
  // A plural is one word with the singular.
  return [...new Set(keys.map((key) => (key.split(' ')[1] ?? '').replace(/_(one|other)$/, '')))].sort();
}

/** `19.1` of `19.1c`. */
export function paragraphsOf(game: AnyGame): Set<string> {
  return new Set(ledgerOf(boxOf(game.id)).map(({ id }) => paragraphOf(id)));
}
