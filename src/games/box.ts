/** What a game brings to the shelf: its rules, its words, how it looks on a terminal, and who checks content for it. */
import type { Chronicle } from '../kernel/chronicle.ts';
import type { Choice, Fault, Game, GameEvent, GameState, RuleId } from '../kernel/game.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Language, Texts } from '../words/texts.ts';

/** A game of which nobody outside its folder knows the state. */
export type AnyGame = Game<GameState, Choice, GameEvent>;

/** A game as it is handed on. Only its own states, choices and events ever reach it: whoever holds it hands back what came out of it. */
export function anyGame<S extends GameState, C extends Choice, E extends GameEvent>(game: Game<S, C, E>): AnyGame {
  return game as unknown as AnyGame;
}

export type AnyChronicle = Chronicle<GameState, Choice, GameEvent>;

export interface Terminal {
  /** What a player plays for: told when the game begins, and whenever he asks. */
  briefing?(view: unknown, speaker: Speaker): string[];
  /** Where the game stands, as a seat sees it, in a few lines. */
  situation(view: unknown, speaker: Speaker): string[];
  /**
   * Where a Turn takes many choices: which Turn it is, and what is going on in it. While the Turn is the same, that is
   * shown in place of the whole situation.
   */
  progress?(view: unknown, speaker: Speaker): { readonly turn: string; readonly lines: readonly string[] } | undefined;
  /** What a player would look up before making a choice. */
  detail?(view: unknown, choice: Choice, speaker: Speaker): string | undefined;
  /** The map in words, for those who have none before them. */
  map(view: unknown, speaker: Speaker): string[];
  /** Where there are lines of sight: whether one place sees another, and what is in the way. */
  sight?(view: unknown, from: string, to: string, speaker: Speaker): string[];
  /** The map by name as it is printed, to ask about sight without a game; undefined if there is none. */
  printed?(map: string): unknown;
}

export interface ContentCheck {
  /** Whether the data means to be content of this game, right or wrong. */
  recognises(data: object): boolean;
  /** Everything that is wrong with it. */
  check(data: object): readonly Fault[];
  /** What its author should think about, though nothing is wrong with it; asked only where nothing is. */
  remarks?(data: object): readonly Fault[];
  /** The words that a file of somebody's own brings with it, where it is in order. */
  words?(data: unknown, language: Language): Texts | undefined;
}

/** Dice of one kind that one player, or nobody in particular, has rolled together. */
export interface Rolled {
  readonly who: string;
  /** How many faces each of them has. */
  readonly sides: number;
  readonly faces: readonly number[];
}

/** What a game is remembered by besides who won it. */
export interface Honours {
  /** Figures of `game.lab.figures` in which a game that was won may be somebody's best, and what is better. */
  readonly bests: Readonly<Record<string, 'most' | 'least'>>;
  /** The medals that a game which is over has earned, by what was told of it; for whoever played it. */
  medals(events: readonly GameEvent[]): readonly string[];
}

export interface Box {
  readonly game: AnyGame;
  /** The dice that an event tells of, in the order in which they were rolled. */
  dice(event: GameEvent): readonly Rolled[];
  readonly texts: Readonly<Record<Language, readonly Texts[]>>;
  /** Rows of the ledger that no test can prove, and why. */
  readonly untestable?: Readonly<Record<RuleId, string>>;
  readonly terminal: Terminal;
  readonly honours?: Honours;
  /** Where pieces stand that everybody sees, in a few words of the game's own, for the small map of a table in a list. */
  places?(state: GameState): string;
  /** Missing where a game has no content in files. */
  readonly content?: ContentCheck;
}
