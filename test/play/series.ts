/** Games that are played once, with everybody watching who has something to prove. */
import { randomChoice } from '../../src/bots/random.ts';
import type { AnyGame } from '../../src/games/box.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Choice, GameEvent, GameState, Seat, Setup } from '../../src/kernel/game.ts';
import { Match, type Position } from '../../src/kernel/match.ts';
import { reasonOf } from '../../src/lab/games.ts';
import { type AnyInvariants, type AnyMatch, type Arranged, again, mixedChoice, ONLY, playedFrom, roundOf, setupNumber } from '../games.ts';

/** A seat that is asked, what it may choose, and what it is about to choose. */
export interface Moment {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly choice: Choice;
  /** Decisions made before this one. */
  readonly made: number;
}

/** Somebody who looks on and answers what is wrong, in a few words: cheaper than an assertion each time. */
export interface Watcher {
  begins?(play: Play): void;
  /** Somebody is asked, and nobody has looked at the choices yet. */
  before?(match: AnyMatch): void;
  asked?(moment: Moment): string | undefined;
  told?(event: GameEvent, state: GameState): string | undefined;
  ended?(match: AnyMatch): string | undefined;
  /** What has yet to come up. */
  readonly missing?: readonly string[];
}

/** The curious player; the others are scripted to so many parts in three. */
const CURIOUS = 4;
/** Of games that keep positions there is one in so many, and in so many where they are long. */
const KEEPING = 5;
const LONG_KEEPING = 15;
/** A position arranged by hand is played on from for so many decisions. */
const DECISIONS_FROM_A_POSITION = 60;
/** Further faults of the same kind say nothing new. */
const FAULTS_TOLD = 3;

/** How a game of the series begins, who plays it and for how long. */
export interface Play {
  /** What `ONLY` calls it: its number, or the name of a design or a position and how manieth time. */
  readonly id: string;
  readonly setup?: Setup;
  readonly player: number;
  readonly keeps: boolean;
  /** Set where somebody arranged the position by hand: not all pieces need be there, and it is not played to its end. */
  readonly arranged?: true;
  start(): GameState | Position<GameState, Choice>;
}

/** Every player over all set-ups by turns. */
export function playNumber(game: AnyGame, { long }: AnyInvariants, number: number): Play {
  const setup = setupNumber(game, number);
  return {
    id: `${number}`,
    setup,
    player: roundOf(game, number) % (CURIOUS + 1),
    keeps: number % (long ? LONG_KEEPING : KEEPING) === 0,
    start: () => game.begin(setup, randomFrom(`play/${number}`)),
  };
}

/** A game that begins as no set-up does. */
export function playDesign(design: (random: Random) => GameState, time: number): Play {
  const id = `${design.name}/${time}`;
  return { id, player: time % (CURIOUS + 1), keeps: false, start: () => design(randomFrom(id)) };
}

/** Some decisions from a position that was arranged by hand. */
export function playFrom(game: AnyGame, { reason, position, choices = [] }: Arranged, time: number): Play {
  const id = `${reason}/${time}`;
  const start = () => playedFrom(game, position, choices, randomFrom(id)).position();
  return { id, player: CURIOUS, keeps: true, arranged: true, start };
}

/** Mostly of the kind that was chosen least often so far; now and then by lot. */
function curiousChoice(choices: readonly Choice[], random: Random, times: ReadonlyMap<string, number>): Choice {
  if (below(random, 3) === 0) return randomChoice(choices, random);
  const timesOf = ({ kind }: Choice) => times.get(kind) ?? 0;
  const least = Math.min(...choices.map(timesOf));
  return randomChoice(
    choices.filter((choice) => timesOf(choice) === least),
    random,
  );
}

export class Series {
  games = 0;
  /** What the rules themselves failed over. */
  readonly failures: string[] = [];
  readonly #game: AnyGame;
  #watchers: readonly Watcher[];
  readonly #faults: ReadonlyMap<Watcher, string[]>;

  constructor(game: AnyGame, watchers: readonly Watcher[]) {
    this.#game = game;
    this.#watchers = watchers;
    this.#faults = new Map(watchers.map((watcher) => [watcher, []]));
  }

  faultsOf(watcher: Watcher): readonly string[] {
    return this.#faults.get(watcher) ?? [];
  }

  get missing(): string[] {
    return this.#watchers.flatMap(({ missing = [] }) => missing);
  }

  /** From now on only those look on who are waiting for something. */
  goOnForWhatIsMissing(): void {
    this.#watchers = this.#watchers.filter(({ missing = [] }) => missing.length > 0);
  }

  play(play: Play): void {
    if (ONLY !== undefined && ONLY !== `${this.#game.id}/${play.id}`) return;
    this.games++;
    try {
      this.#playOut(play);
    } catch (error) {
      this.#tell(this.failures, play, reasonOf(error));
    }
  }

  #playOut(play: Play): void {
    const { longest } = this.#game.lab;
    for (const watcher of this.#watchers) watcher.begins?.(play);
    const match = this.#begun(play);
    const random = randomFrom(`${play.id} players`);
    const times = new Map<string, number>();
    const most = play.arranged ? DECISIONS_FROM_A_POSITION : longest;
    let made = 0;
    for (; match.decision && made < most; made++) {
      for (const watcher of this.#watchers) watcher.before?.(match);
      const { seat, choices } = this.#whoAnswers(match, random);
      const choice =
        play.player === CURIOUS ? curiousChoice(choices, random, times) : mixedChoice(match, seat, choices, random, play.player);
      times.set(choice.kind, (times.get(choice.kind) ?? 0) + 1);
      const moment = { match, seat, choices, choice, made };
      for (const watcher of this.#watchers) {
        const fault = watcher.asked?.(moment);
        if (fault) this.#note(watcher, play, `Decision ${made}: ${fault}`);
      }
      match.choose(choice, seat);
    }
    if (made >= longest) throw new Error(`It is not over after ${made} decisions.`);
    for (const watcher of this.#watchers) {
      const fault = watcher.ended?.(match);
      if (fault) this.#note(watcher, play, `At the end: ${fault}`);
    }
  }

  #begun(play: Play): AnyMatch {
    const start = play.start();
    const tell = (event: GameEvent, state: GameState) => {
      for (const watcher of this.#watchers) {
        const fault = watcher.told?.(event, state);
        if (fault) this.#note(watcher, play, `${event.type}: ${fault}`);
      }
    };
    if (!('checkpoint' in start)) return new Match(this.#game, start, { tell: (event) => tell(event, start) }, play.keeps);
    const match: AnyMatch = Match.resume(this.#game, start, { tell: (event) => tell(event, match.state) });
    return match;
  }

  /** Any seat that has something to choose. */
  #whoAnswers(match: AnyMatch, random: Random): { readonly seat: Seat; readonly choices: readonly Choice[] } {
    const { seats = [], question } = match.decision ?? {};
    let next = seats.length < 2 ? 0 : below(random, seats.length);
    for (const _ of seats) {
      const seat = seats[next++ % seats.length] ?? '';
      const choices = match.choices(seat);
      if (choices.length > 0) return { seat, choices };
    }
    throw new Error(`Nobody has a choice at ${question?.asks} (${question?.rule}).`);
  }

  #note(watcher: Watcher, play: Play, fault: string): void {
    this.#tell(this.#faults.get(watcher) ?? [], play, fault);
  }

  #tell(faults: string[], { id, setup }: Play, fault: string): void {
    if (faults.length < FAULTS_TOLD) faults.push(`${again('play', this.#game, id, setup)}\n${fault}`);
  }
}
