/** Games played by bots from a plan: plain data, so that any core can play any part of it and all agree on every game. */

import type { Bot } from '../bots/bot.ts';
import { type BotsBySeat, botAnswer } from '../bots/driver.ts';
import type { AnyGame } from '../games/box.ts';
import { gameOf, SHELF } from '../games/shelf.ts';
import { type Random, randomFrom } from '../kernel/dice.ts';
import {
  type Choice,
  fault,
  type GameEvent,
  type GameState,
  type Onlooker,
  type Result,
  type Seat,
  type Setup,
  type Tallies,
} from '../kernel/game.ts';
import { entryOf } from '../kernel/listed.ts';
import { type Answer, Match } from '../kernel/match.ts';
import { seatsOf } from '../kernel/setup.ts';
import { labBot } from './planned-bot.ts';

export interface Plan {
  readonly game: string;
  /** Played by turns. */
  readonly setups: readonly Setup[];
  /** Ids of bots: one for every seat, or one for all. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Somebody looks on and counts how players go about it: that is noted down in place of the figures. */
  readonly habits?: boolean | undefined;
}

/** What is kept of a game. */
export interface GameRecord {
  readonly setup: string;
  /** False where it was broken off at the game's stated length. */
  readonly finished: boolean;
  readonly winners: readonly Seat[];
  readonly how: string;
  readonly decisions: number;
  readonly figures: Readonly<Record<string, number | string>>;
  /** What somebody who looked on has counted of one thing and another. */
  readonly tallies?: Tallies | undefined;
}

type AnyMatch = Match<GameState, Choice, GameEvent>;
type AnyOnlooker = Onlooker<GameState, Choice, GameEvent>;

/** Games `from` to `to`-1 of the plan, up to the first over which a rule fails. */
export function playGames(plan: Plan, from: number, to: number): Result<GameRecord[]> {
  const game = gameOf(plan.game);
  if (!game) return fault('unknown-game', { game: plan.game, known: SHELF.map(({ id }) => id) });
  const bots = plan.bots.map((id) => botOf(game, id));
  const records: GameRecord[] = [];
  for (let i = from; i < to; i++) {
    const setup = entryOf(plan.setups, i % plan.setups.length, 'set-up');
    const seed = `${plan.seed}/${i}`;
    try {
      records.push(playGame(game, setup, bots, seed, plan.habits ? game.lab.habits?.() : undefined));
    } catch (error) {
      return fault('game-failed', { number: i, setup: setup.id, seed, reason: reasonOf(error) });
    }
  }
  return { ok: true, value: records };
}

/** An error and what caused it, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}

/** The bots' dice are not the game's: another bot meets the same cards. */
export function playGame(game: AnyGame, setup: Setup, bots: readonly Bot[], seed: string, onlooker?: AnyOnlooker): GameRecord {
  const listening = onlooker ? { tell: (event: GameEvent) => onlooker.hear(event) } : {};
  const match: AnyMatch = new Match(game, game.begin(setup, randomFrom(seed)), listening, bots.some(needsPositions));
  const botOfSeat = seating(game, setup, bots);
  const random = randomFrom(`${seed} bots`);
  let decisions = 0;
  while (match.decision && decisions < game.lab.longest) {
    const { choice, seat } = answerOf(match, botOfSeat, random);
    onlooker?.watch(match.state, seat, match.decision.question, choice, () => match.choices(seat));
    match.choose(choice, seat);
    decisions++;
  }
  return {
    setup: setup.id,
    finished: match.outcome !== undefined,
    winners: match.outcome?.winners ?? [],
    how: match.outcome?.how ?? '',
    decisions,
    figures: onlooker ? onlooker.counts(match.state) : (game.lab.figures?.(match.state) ?? {}),
    tallies: onlooker?.tallies?.(match.state),
  };
}

/** In a simulation a bot sits at every seat. */
function answerOf(match: AnyMatch, botOfSeat: BotsBySeat, random: Random): Answer<Choice> {
  const answer = botAnswer(match, botOfSeat, random);
  if (!answer) throw new Error(`Nobody can answer "${match.decision?.question.asks}" (${match.decision?.question.rule}).`);
  return answer;
}

export function seating(game: AnyGame, setup: Setup, bots: readonly Bot[]): BotsBySeat {
  const seats = seatsOf(game, setup);
  return new Map(seats.map((seat, i) => [seat, (bots[i] ?? bots[0]) as Bot]));
}

function botOf(game: AnyGame, id: string): Bot {
  const bot = labBot(game, id);
  if (!bot) throw new Error(`There is no bot "${id}".`);
  return bot;
}

/** Bots that look ahead need a match that can be taken back. */
function needsPositions({ looksAhead }: Bot): boolean {
  return looksAhead === true;
}
