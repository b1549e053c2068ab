import type { Gathering, InVain, Thing, Way } from '../../games/face.ts';
import type { Choice, GameEvent } from '../../kernel/game.ts';
import type { api } from '../api.ts';
import type { AsksFirst, ShowsFirst, ThingsOf } from './choosing.ts';
import type { ErrandWaits } from './errand.ts';
import type { Known } from './scene-keeper.ts';

/** What the desk stands among. */
export interface Surroundings {
  readonly api: Pick<typeof api, 'command' | 'hint' | 'explain' | 'past'>;
  readonly thingsOf: ThingsOf;
  /** What a press upon a thing, or the thing in hand, could mean besides the thing itself, as the table stands; nearest first. */
  standsFor(thing: Thing, isInHand?: boolean): readonly Thing[];
  /** What is meant by putting a thing upon others, or with nothing in hand by pressing them. */
  errands?(inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> | undefined;
  /** All that could be meant by it, where something is spent for good; undefined where that could not be fetched. */
  readonly ways?: ((thing: Thing, onto: Thing) => Promise<readonly Way[] | undefined>) | undefined;
  /** Whether it may be taken up to be told why not. */
  mayTry?(thing: Thing): boolean;
  /** Why nothing comes of putting a thing upon another. */
  inVain?(thing: Thing, onto: Thing, isPut?: boolean): InVain | undefined;
  /** Where a thing can be put that was let go of where nothing lies; the game says nothing of it where this is missing. */
  readonly nowhere?: ((thing: Thing) => InVain | undefined) | undefined;
  /** That it cannot be put upon the other, where nobody has more to say of it. */
  nothingComes?(thing: Thing, onto: Thing): InVain;
  /** How many go along with it. */
  goesAlong?(thing: Thing, over: Thing | undefined): number | undefined;
  /** Whether putting it down anywhere is as pressing it. */
  isPlayedAnywhere?(thing: Thing): boolean;
  /** What it would have been as choices: the rules say what is against them. */
  wished?(thing: Thing, onto: Thing): readonly string[];
  /** Whether an errand goes on over it; nothing where the game has none. */
  readonly isExpected?: ((event: GameEvent) => boolean) | undefined;
  readonly errandWaits?: ErrandWaits | undefined;
  /** What a choice answers beforehand, and what of the errand it begins: it is sent with it. */
  answers?(choice: Choice, rest: readonly string[]): readonly string[];
  gathers?(): Gathering | undefined;
  readonly asksFirst?: AsksFirst | undefined;
  readonly showsFirst?: ShowsFirst | undefined;
  /** What dice decide is shown first where it is dragged, whoever drags it. */
  readonly showsDragged?: boolean | undefined;
  /** Whether a finger makes it by its first press upon the board. */
  isAtOnce?(choice: Choice, thing: Thing): boolean;
  /** Whether a thing is pressed to be read. */
  readonly reads?: ((thing: Thing) => boolean) | undefined;
  /** Advice that names another choice takes the place of what was picked. */
  readonly adviceTakesOver?: boolean | undefined;
  /** Where a choice stands among others, in lists and menus alike. */
  readonly rank?: ((choice: Choice) => number) | undefined;
  /** The table as it stands. */
  known(): Known;
  refresh(): Promise<void>;
  /** Waits until the table has got so far. */
  reach(version: number): Promise<void>;
  /** The first press shows, the second chooses. */
  twoStep(): boolean;
  /** The clock, in milliseconds, if not the browser's. */
  now?(): number;
  /** Whether it was a key that was used last. */
  byKey?(): boolean;
  /** Steps with one sensible answer go by themselves. */
  goesOn(): boolean;
  /** Says to the one live region why nothing is done. */
  refuse(key: string): void;
  /** What it means to be played for was explained at this table. */
  knowsPlayedFor(): boolean;
  /** Where a thing is drawn, if it is. */
  elementOf(thing: Thing): Element | undefined;
  /** Beside which to say something about a thing that is not drawn. */
  page(): Element;
}
