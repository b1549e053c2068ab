/** What a game shows of itself on the shelf and on the pages, before it lies on the table. */
import type { ComponentType } from 'react';
import type { Example } from '../kernel/example.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Language, Texts } from '../words/texts.ts';
import type { AnyGame, ContentCheck } from './box.ts';
import type { Face } from './face.ts';

export interface FirstGame {
  readonly setup: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Where there are several seats: one's own, and who sits in the others. */
  readonly seat?: string;
  readonly bots?: Readonly<Record<string, string>>;
}

/** Medals of a game: all there are, in their order, and how each is drawn. Words: `medal <id> called` and `for`. */
export interface MedalCase {
  readonly medals: readonly string[];
  readonly Medal: ComponentType<{ readonly medal: string; readonly isEarned: boolean; readonly size: number }>;
}

/** A small map, drawn in a moment. */
export interface SketchProps {
  readonly setup: string;
  /** What the game's `view` made of a state, where pieces are to be shown. */
  readonly view?: unknown;
  /** What the box's `places` noted down of a state. */
  readonly places?: string | undefined;
  readonly speaker?: Speaker | undefined;
}

export interface BriefingProps {
  readonly setup: string;
  readonly speaker: Speaker;
}

/** What every lid shows. */
export interface AnyLid {
  readonly id: string;
  /** What stands on the lid itself, and its picture: for the shelf, so that a table need not wait for them. */
  readonly lidTexts: Readonly<Record<Language, () => Promise<Texts>>>;
  /** What only pages say of it: set-ups and options explained, medals. */
  readonly pageTexts?: Readonly<Record<Language, () => Promise<readonly Texts[]>>>;
  readonly cover: () => Promise<ComponentType<{ readonly calm: boolean }>>;
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
}

/** The lid of a game that has no board in the browser yet: it says how it can be played. */
export interface TerminalLid extends AnyLid {
  /** What to type. */
  readonly command: string;
}

/** The lid of a box: enough to show it on the shelf, before the game itself is loaded. */
export interface Lid extends AnyLid {
  /** What starts with one click, the first of these that was not played yet: set-ups, the easiest first. */
  readonly ladder: readonly [string, ...string[]];
  readonly options: Readonly<Record<string, string>>;
  /**
   * The first table of somebody who has never played, where the texts have a `coach` for it: a set-up and a seed that show
   * much and forgive much.
   */
  readonly firstGame?: FirstGame;
  /** Further tables of that kind, in their order. */
  readonly guidedNext?: readonly FirstGame[];
  readonly face: () => Promise<Face>;
  /** All the others but those below, later ones replacing earlier ones. */
  readonly texts: (language: Language) => Promise<readonly Texts[]>;
  /** What the rules say in short, for whoever looks one up. */
  readonly gists?: Readonly<Record<Language, () => Promise<readonly Texts[]>>>;
  /** Why the scripted player advises what it advises, for whoever asks it. */
  readonly adviceTexts?: Readonly<Record<Language, () => Promise<readonly Texts[]>>>;
  /** The rules themselves: for examples and for checking dice in the browser. */
  readonly game: () => Promise<AnyGame>;
  readonly examples: () => Promise<readonly Example[]>;
  /** One page for somebody who has not played it: how a turn goes, and what its pieces say. */
  readonly handout?: () => Promise<ComponentType<{ readonly speaker: Speaker }>>;
  /** Those to be read first, by their ids and in this order. */
  readonly primer?: readonly string[];
  /** Set-ups that are a series of games: their tables have a page for that. */
  readonly campaigns?: readonly string[];
  readonly medals?: () => Promise<MedalCase>;
  readonly sketch?: () => Promise<ComponentType<SketchProps>>;
  /** A set-up at a glance, on the card by which it is chosen. */
  readonly facts?: () => Promise<ComponentType<BriefingProps>>;
  /** What there is to know of a set-up before it is played. */
  readonly briefing?: () => Promise<ComponentType<BriefingProps>>;
  /** Who checks files of somebody's own, where a table can be set up from one. */
  readonly content?: () => Promise<ContentCheck>;
}
