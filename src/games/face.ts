/**
 * What a game brings to the table in the browser. The shell of the table knows nothing of a game but this:
 * it shows the prompt, lists the choices, keeps the log; the face draws the board and says what things are.
 */
import type { ComponentType, ReactNode } from 'react';
import type { HexDirectionOf } from '../board/hex/walking.ts';
import type { Spot } from '../board/navigation.ts';
import type { Advice, Choice, GameEvent, Odds, Outcome, Refusal, RuleId, Seat } from '../kernel/game.ts';
import type { Offer } from '../kernel/witness/sight.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Rolled } from './box.ts';

/** Anything that can be pointed at, by the id that choices use for it: a space, a counter, a card. */
export type Thing = string;

export interface Described {
  readonly title: string;
  /** What there is to know about it, most important first; with the rule where there is one, and the tone of the side it speaks of. */
  readonly lines: readonly { readonly text: string; readonly rule?: RuleId; readonly tone?: number }[];
}

/** Choices of one kind that are put together, each to be taken back until the last word is said, and then made as one. */
export interface Gathering {
  /** The kind of each. */
  readonly kind: string;
  /** The choice that ends it. */
  readonly ends: string;
  /** So many at most. */
  readonly most: number;
}

/** Sounds that a beat may have; web/sound has a recipe for each. */
export const SOUNDS = ['dice', 'card', 'counter', 'march', 'shot', 'success', 'failure'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A part of a gesture: what is seen for a while. */
export interface Beat {
  readonly name: string;
  /** How long it lasts at a steady pace, in milliseconds. */
  readonly ms: number;
  /** What it concerns, the one that acts first. */
  readonly things?: readonly Thing[];
  readonly sound?: Sound;
  /** From here on what the event brings is seen and told: from the first beat, unless another says so. */
  readonly tells?: boolean;
  /** Something is on its way: whoever wishes for stillness sees it arrive at once. */
  readonly travels?: boolean;
  /** It stays until somebody goes on; where nobody decides, as long as it lasts. */
  readonly waits?: boolean;
  /** It goes on by a press on this, as if that were chosen, and not by one on anything else of the board. */
  readonly aims?: Thing;
  /** It is something to be read: whoever is guided goes on when he has read it. */
  readonly isRead?: boolean;
}

/** The gesture on stage. */
export interface Playing {
  readonly event: GameEvent;
  readonly beat: Beat;
  /** Whether what the event brings is seen already. */
  readonly isTold: boolean;
  /** By how much the pace stretches what a beat lasts. */
  readonly stretch: number;
}

/** How a game plays out its events before the eyes. */
export interface PlayOut {
  /** The view once an event has been seen, where a game works it out; left out, it is the view as it was when the event was told. */
  after?(view: unknown, event: GameEvent): unknown;
  /** What is seen of an event, in order; nothing where there is nothing to see. `view` is the one before it was told, `next` is what follows in the same step, `past` what came before. */
  beats(view: unknown, event: GameEvent, next: readonly GameEvent[], past: readonly GameEvent[]): readonly Beat[];
  /** Whether it belongs to what came before it (`past`), as a loss to its dice: both are skipped and seen again as one. */
  follows?(event: GameEvent, past: readonly GameEvent[]): boolean;
  /** Whether what others do goes on, whatever one answers meanwhile, as in their Turn: it is seen again from its beginning. */
  isOthers?(view: unknown): boolean;
}

/** For one who holds several seats of a team: which of them he looks from, which of them are asked, and how he changes over. */
export interface Chairs {
  readonly at: Seat;
  readonly asked: readonly Seat[];
  readonly sit: (seat: Seat) => void;
}

/** One of several things that a hand could mean: choices by their texts, as `errands` gives them, and what is told of it before. */
export interface Way {
  readonly texts: readonly string[];
  readonly what: string;
  readonly detail: string;
  readonly odds?: Odds;
  /** Nothing is spent by it: whoever drags something there does it at once, and only a finger that presses the place is shown it first. */
  readonly isFree?: true;
}

export type FindWays = (view: unknown, offers: readonly Offer[], inHand: Thing, onto: readonly Thing[], speaker: Speaker) => readonly Way[];

export interface PieceProps {
  /** What the game's `view` made of the state, as far as what happened has been played out. */
  readonly view: unknown;
  readonly speaker: Speaker;
  /** An example of the rules: what it is about stands together in one place. */
  readonly isExample?: boolean;
  readonly asks: string | undefined;
  /** What may be chosen now; nothing while stepping through the past or when somebody else is asked. */
  readonly offers: readonly Offer[];
  /** The choice being considered: under the pointer in the list, or picked by a first tap. */
  readonly considered: Offer | undefined;
  /** The choice that was picked and waits for the filled button, whatever else is looked at meanwhile. */
  readonly picked?: Offer | undefined;
  /** The choice that is advised, where advice was asked for. */
  readonly advised?: Offer | undefined;
  /** What is said for it. */
  readonly advice?: Pick<Advice, 'figures'> | null | undefined;
  /** The thing under the pointer or the board's cursor. */
  readonly pointed: Thing | undefined;
  /** What a finger has pressed last at this question: it points at nothing when it has been lifted. */
  readonly tapped?: Thing | undefined;
  /** On a narrow screen the tray has a sheet of its own: it lies open there. */
  readonly isOnSheet?: boolean;
  /** The thing being dragged: as long as it is in hand, `offers` are what can be done with it. */
  readonly inHand?: Thing | undefined;
  /** What was put down last, while it is told what comes of that. */
  readonly put?: Thing | undefined;
  /** What would be done by putting it down where it is held: choices by their texts, as `errands` gives them. */
  readonly ahead?: readonly string[];
  /** Where it could be put down, besides what `offers` say. */
  readonly ontos?: readonly Thing[];
  /** What has been put together so far, where choices are gathered. */
  readonly gathered?: readonly Offer[];
  /** What the last step brought, for dice and movement; empty when nothing is to be shown. */
  readonly recent: readonly GameEvent[];
  /** Those of them that nobody has seen happen, for they were skipped or shown at once. */
  readonly unseen?: readonly GameEvent[];
  /** The gesture now on stage; undefined when nothing plays. */
  readonly playing?: Playing | undefined;
  /** All that was told and played out so far, as far back as it is known. */
  readonly told?: readonly GameEvent[];
  /** In an example: why what it tries cannot be done, which a board may show. */
  readonly refusals?: readonly Refusal[];
  /** No movement: the player, or the system, wishes for less. */
  readonly calm: boolean;
  /** The pointer is over a thing (element: where to put the explanation), or over none. */
  readonly onPoint: (thing: Thing | undefined, element?: Element) => void;
  /** A thing was clicked, tapped or entered: the shell chooses, offers a menu, or says why nothing is possible. */
  readonly onPress: (thing: Thing, element?: Element) => void;
  /** On a board of hexes: the direction that a key means, for the player may have moved the keys. */
  readonly hexDirection: HexDirectionOf;
  /** Left out where one holds a single seat, or none. */
  readonly chairs?: Chairs | undefined;
  /** The key that makes a choice, by its text: shown where the choice is shown. */
  readonly shortcuts?: ReadonlyMap<string, string>;
  /** A choice that stands on the board by itself (pass, done) was clicked. */
  readonly onChoose: (text: string) => void;
}

export interface HeadlineProps {
  readonly view: unknown;
  readonly speaker: Speaker;
  /** The gesture now on stage: a marker that it moves says by how much. */
  readonly playing?: Playing | undefined;
  /** All that has happened, as far as it is known. */
  readonly told?: readonly GameEvent[] | undefined;
  /** Something in it was pressed: what there is to know of it is laid beside it. */
  readonly onTell?: ((described: Described, beside: Element) => void) | undefined;
}

export interface InPlayProps {
  readonly view: unknown;
  /** What the last step brought. */
  readonly recent: readonly GameEvent[];
  /** What was told so far. */
  readonly told?: readonly GameEvent[] | undefined;
  /** What nobody has seen happen, which the board lists. */
  readonly unseen?: readonly GameEvent[] | undefined;
  /** The gesture now on stage: what it shows large on the board need not be shown twice. */
  readonly playing?: Playing | undefined;
  readonly speaker: Speaker;
  /** There is room for its name and little else; while something is played out, for that as well. */
  readonly isBrief: boolean;
  /** No movement. */
  readonly calm?: boolean;
  readonly onPoint: PieceProps['onPoint'];
  readonly onPress: PieceProps['onPress'];
  /** To see again what others have done. */
  readonly onAgain?: (() => void) | undefined;
}

interface ConsideredProps {
  readonly view: unknown;
  readonly offer: Offer;
  readonly speaker: Speaker;
}

/** Something that was told at a table, and how many choices stood when it had happened. */
export interface ToldThen {
  readonly step: number;
  readonly event: GameEvent;
}

/** What is told of a game from its beginning on: its end, or how a series of games stands. */
export interface StoryProps {
  readonly view: unknown;
  readonly told: readonly ToldThen[];
  readonly speaker: Speaker;
  /** How it ended, where that did not follow from the rules: somebody has given up, or all have agreed. */
  readonly outcome?: Outcome | null;
  /** Played by whoever sat there, with the dice as they fell: medals are for nobody else. */
  readonly isFair: boolean;
  /** Shows the board as it was after that step. */
  readonly onLook: (step: number) => void;
}

/** Why something is put there in vain. */
export type InVain = Described['lines'][number] & {
  /** Of what that is said, where something else lies on top of it. */
  readonly about?: Thing;
};

/** In words: what is done, and what one would look up before. */
export interface ErrandTold {
  readonly what: string;
  readonly detail?: string | undefined;
  /** It is told of the place as well, below it. */
  readonly withPlace?: boolean;
  /** What it is put upon in truth, where something else lies on top of that. */
  readonly onto?: Thing;
}

export interface Face {
  /** The playing surface, with whatever lies upon it for the moment (a battle). Fills its container. */
  readonly Board: ComponentType<PieceProps>;
  /** What is laid out below the board, where there is anything: hand, boxes of counters. */
  readonly Tray?: ComponentType<PieceProps>;
  /** What stands in the bar above it: tracks and aims, in one line. */
  readonly Headline: ComponentType<HeadlineProps>;
  /** A panel in the column on the right, where there is something to read: the mission. */
  readonly Aside?: ComponentType<{ readonly view: unknown; readonly speaker: Speaker }>;
  /** What lies in play beside whatever is asked, at the head of the column: a card. Draws nothing where there is nothing. */
  readonly InPlay?: ComponentType<InPlayProps>;
  /** A picture of what is being considered, above its words in the column: where it leads, whom it would meet. */
  readonly Considered?: ComponentType<ConsideredProps>;
  /** The board itself shows what is considered, with its odds: no card lies beside it. */
  readonly showsConsidered?: boolean | ((choice: Choice) => boolean);
  /** What there is to tell of a game that is over, before the dice: what was achieved and lost, and what decided it. Fetched then. */
  readonly ending?: () => Promise<ComponentType<StoryProps>>;
  /** Where one game is a series of several: who came through, what they did, and what is to come. */
  readonly campaign?: () => Promise<ComponentType<StoryProps>>;
  /** Whether the board is walked over from hex to hex: then the keys for that are shown among the others. */
  readonly hasHexes?: boolean;
  /** The things that a choice touches, the one it is about first. */
  things(choice: Choice): readonly Thing[];
  /**
   * What a press upon a thing could mean besides itself, nearest first: the place it is in, or a kind of choice. `isInHand`: it was
   * taken up to be put elsewhere, and whoever does that does not mean others who are where it is.
   */
  standsFor?(view: unknown, thing: Thing, isInHand?: boolean): readonly Thing[];
  /**
   * What is meant by putting a thing upon another, or with nothing in hand by pressing one: choices by their texts, made one after
   * the other as long as each is possible and nothing but what `isExpected` happens in between. By what it is put upon.
   */
  errands?(view: unknown, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]>;
  /**
   * What could be meant by putting a thing upon others, where that spends something for good: it is shown, and nothing is done
   * before one of them is chosen. Where there is none, `errands` says what is done. Fetched when it is first needed.
   */
  readonly ways?: () => Promise<FindWays>;
  isExpected?(event: GameEvent): boolean;
  /**
   * What a choice answers beforehand, by texts: sent with it as one command, so that nothing is asked in between. Of the errand that it begins,
   * `rest`, that may be the beginning, which is then taken back with it.
   */
  answers?(view: unknown, choice: Choice, rest: readonly string[]): readonly string[];
  /** Whether something is asked first that belongs to an errand, before its next choice: then it waits for the answer, and goes on. */
  errandWaits?(offers: readonly Offer[], next: string): boolean;
  /** Kinds of choices that touch nothing on the board and are a decision of their own: they stand first in the list, and stay there. */
  readonly inRows?: readonly string[];
  /** Something is played on a stage as large as the board: on a narrow page that keeps its size for as long as it lasts. */
  isStaged?(view: unknown): boolean;
  /** Questions that nothing below the board answers: on narrow screens their choices come into sight by themselves. */
  readonly inList?: readonly string[];
  /**
   * Why a thing cannot be put upon another, where a press upon that other would not tell; upon itself: why a press does nothing.
   * `isPut`: it was put there by hand, so that nothing else can be meant.
   */
  inVain?(view: unknown, offers: readonly Offer[], inHand: Thing, onto: Thing, speaker: Speaker, isPut: boolean): InVain | undefined;
  /** Where a thing can be put, for whoever has let go of it where nothing lies; else it is told as much as by a press upon it in vain. */
  nowhere?(view: unknown, offers: readonly Offer[], inHand: Thing, speaker: Speaker): InVain | undefined;
  /** Whether a thing means by being put down anywhere what a press upon it means, unless that which lies there means more: a card is played upon the table. */
  isPlayedAnywhere?(view: unknown, thing: Thing): boolean;
  /** How many go along with what is in hand where it is held, or would at most: the hand shows as many. Undefined: it is one thing. */
  goesAlong?(view: unknown, offers: readonly Offer[], inHand: Thing, over: Thing | undefined): number | undefined;
  /** What an errand comes to in the end, or who goes along, for whoever holds something over the place: else the place itself is told about. */
  errandTold?(view: unknown, errand: readonly string[], onto: Thing, speaker: Speaker): ErrandTold | undefined;
  /** What a press upon a place that is far off comes to, where the choice that it shows is only the first of an errand. */
  farStepTold?(view: unknown, errand: readonly string[], speaker: Speaker): ErrandTold | undefined;
  /** Whether a thing may be taken up though nothing can be done with it: put down, `inVain` says why. */
  mayTry?(view: unknown, offers: readonly Offer[], thing: Thing): boolean;
  /** What putting a thing upon another would have been as choices, where none of them can be made: the rules are asked why not. */
  wished?(view: unknown, inHand: Thing, onto: Thing): readonly string[];
  /** Whether what is asked is answered by putting several things together: words `shortcut <kind>`, with their `count`. */
  gathers?(view: unknown, asks: string | undefined): Gathering | undefined;
  /**
   * Whether a choice loses something, so that one press never makes it: a press upon a thing offers it in a menu, a press upon its
   * row or button (then `thing` is undefined) shows it, and the filled button or a second press makes it.
   */
  asksFirst?(view: unknown, choice: Choice, thing: Thing | undefined): boolean;
  /** Whether all is lost by a choice for certain: wherever it is chosen it is marked as a danger. */
  isFatal?(view: unknown, choice: Choice): boolean;
  /** Advice that names another choice takes the place of what was picked: no two places look chosen. Else both stand side by side. */
  readonly adviceTakesOver?: boolean;
  /** Whether a thing is pressed to be read, as a card is: that alone never changes what the filled button does. */
  reads?(view: unknown, thing: Thing): boolean;
  /** What the words of a question, or of one of its choices, may tell of the moment besides; `picked`: what waits for the filled button. */
  askFigures?(view: unknown, offer?: Offer, picked?: Offer): object;
  /**
   * Whether dice decide a choice, or it spends something for good: the first press shows what it comes to, the second makes it. `choices`:
   * all that are meant as one. Undefined: as usual, so that what is dragged is shown first to a finger where dice decide it.
   */
  showsFirst?(view: unknown, choice: Choice, choices?: readonly Choice[]): boolean | undefined;
  /** What dice decide is shown first where it is dragged, by a mouse as by a finger. */
  readonly showsDragged?: boolean;
  /** Whether a finger makes a choice by its first press upon that thing: what is done is seen there, and taken back as easily. */
  isAtOnce?(view: unknown, choice: Choice, thing: Thing): boolean;
  /** For one who plays alone: the question with which a turn begins. Windows that were let go by until then are not asked; words `look window not-again`. */
  readonly turnBegins?: string;
  /** Who a seat is in the game, where that follows from its course: the specialist that was chosen for it. */
  seatName?(view: unknown, seat: Seat, speaker: Speaker): string | undefined;
  /** Whether a seat that is asked could only put something in: the others are waited for, and it is not said to be choosing. */
  isOnlyAsideAsked?(view: unknown, seat: Seat): boolean;
  /** Whether a question is put to all who play together: it is not said for whom one of them chooses. */
  isForAll?(asks: string): boolean;
  /** Beside a seat's name in the row above the board, where the screen is too narrow for the tray. */
  readonly SeatFigure?: ComponentType<{ readonly view: unknown; readonly seat: Seat; readonly speaker: Speaker }>;
  /** Where everything lies on the board, for the keyboard. */
  spots(view: unknown): readonly Spot[];
  describe(view: unknown, thing: Thing, speaker: Speaker): Described | undefined;
  /** A card whole, with all its words, for whoever presses or points at it: nothing for what needs no more than `describe`. */
  whole?(view: unknown, thing: Thing, speaker: Speaker): ReactNode;
  /** Where a choice stands among others, in lists and menus alike: the lower, the earlier; those that are equal as they come. */
  rank?(view: unknown, choice: Choice): number;
  /** What a player would look up before making a choice, in a few words. */
  detail?(view: unknown, choice: Choice, speaker: Speaker): string | undefined;
  /** The same of several choices that are meant as one, where their name does not say it: who is bought, how a march ends. */
  detailOfSeveral?(view: unknown, offer: Offer, speaker: Speaker): string | undefined;
  /** What a choice is for, in a sentence or two, where it is considered and there is room to read. */
  about?(view: unknown, choice: Choice, speaker: Speaker): string | undefined;
  /** The choice that goes on and spends nothing, where there is one: what the one filled button does while nothing is considered. */
  wayOn?(view: unknown, offers: readonly Offer[], asks: string | undefined): Offer | undefined;
  /** Whether whoever looks does not wish for this outcome: its share of a bar is hatched. */
  isBad?(outcome: string, view: unknown): boolean;
  /** A kind of window that the game spares whoever is asked, where it is hardly worth a question (`Game.isHardlyWorth`): he may wish otherwise. */
  readonly spared?: string;
  /** How the dice of an event are drawn in a line of text, where they are not all alike. */
  readonly DiceTold?: ComponentType<{ readonly event: GameEvent; readonly speaker: Speaker }>;
  /** The dice that an event tells of, in the order in which they were rolled. */
  dice(event: GameEvent): readonly Rolled[];
  /** How events are played out; without it they are shown at once. */
  readonly playOut?: PlayOut;
  /** Whether an event is told in the log as a heading (a battle begins, a mission ends). */
  isHeadline?(event: GameEvent): boolean;
  /** Whether a turn begins with an event, or whatever a game goes by: the slider over the past is marked there. */
  beginsTurn?(event: GameEvent): boolean;
  /** Events after which the coach has something to say, by the key of his words; nothing where what came `later` has left its occasion behind. */
  coaching?(event: GameEvent, later: readonly GameEvent[]): string | undefined;
}
