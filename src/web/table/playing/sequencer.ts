/**
 * Plays out what happens, one thing after the other, at a pace that a person can follow. It is given steps and holds back
 * what they bring until it has been seen. It knows no React and has no timer: it is told to tick, and looks at the clock
 * that it was given. It serves the player's own steps, those of others, replays and examples alike.
 */
import type { Playing, PlayOut } from '../../../games/face.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import type { Speed } from './pace.ts';
import { AT_ONCE, QUICK, STRETCH } from './pace.ts';
import { type Step, type Timeline, timelineOf } from './timeline.ts';

/** What is to be seen now. */
export interface Shown {
  /** As far as it has been played out. */
  readonly view: unknown;
  readonly playing: Playing | undefined;
  /** The events of this step that have been told. */
  readonly recent: readonly GameEvent[];
  /** Those of them that nobody has seen happen, for they were skipped or shown at once: they have yet to be told on the board. */
  readonly unseen: readonly GameEvent[];
  /** How many events are still held back, of this step and of those that wait. */
  readonly held: number;
}

export interface Manner {
  readonly speed: Speed;
  /** Nothing travels: it is there. */
  readonly still: boolean;
  /** Somebody is there who can go on when he has seen enough. */
  readonly attended: boolean;
  /** And who is new here: what is to be read waits for him, too. */
  readonly guided?: boolean;
}

/** So many steps may wait behind the one on stage at its own pace: a scripted player chooses faster than its choices are seen. */
const HURRIES_AT = 3;
/** So many may wait at all, about a turn of one side; of more only the last is played. */
const MOST_WAITING = 40;
/** So many of what others have done at a stretch are kept to be seen again. */
const MOST_OF_OTHERS = 150;
/** In stillness, what would have been on its way is looked at for so long, at a steady pace. */
const STILL_MS = 220;

/** Whoever skips again so soon, in milliseconds, has had enough of all of it. */
const IMPATIENT_MS = 500;

/** What is over sooner, such as a step of a march, is passed over together with what is skipped, in milliseconds. */
const HARDLY_SEEN_MS = 800;

/** A machine that is a little slow shows everything a little later; a page that nobody looked at goes on from where it would be. */
const FAR_BEHIND_MS = 1500;

const NOBODY: readonly GameEvent[] = [];

/** The place on stage: a cue of a timeline, since when. */
interface Stage {
  readonly timeline: Timeline;
  readonly place: number;
  readonly since: number;
  /** It was seen to its end before. */
  readonly isAgain: boolean;
  /** As far as it has been seen, to where somebody has gone back from. */
  readonly seenTo: number;
  /** What was skipped of it. */
  readonly skipped: readonly GameEvent[];
}

export class Sequencer {
  readonly #playOut: PlayOut | undefined;
  readonly #clock: () => number;
  #skippedAt = Number.NEGATIVE_INFINITY;
  readonly #listeners = new Set<() => void>();
  #manner: Manner = { speed: 2, still: false, attended: true };
  #waiting: Step[] = [];
  #stage: Stage | undefined;
  /** What was played last, to be seen again. */
  #last: Timeline | undefined;
  /** What has happened since one's own last choice, that included; and what of it is still to be seen again. */
  #since: Step[] = [];
  #again: Step[] = [];
  /** What others have done at a stretch, whatever one answered meanwhile: from its beginning to its end. */
  #stretchOfOthers: Step[] = [];
  #isBegun = false;
  /** How it stands when everything has been seen that is no longer on stage. */
  #seen: Shown = { view: undefined, playing: undefined, recent: NOBODY, unseen: NOBODY, held: 0 };
  #shown = this.#seen;

  constructor(playOut: PlayOut | undefined, clock: () => number) {
    this.#playOut = playOut;
    this.#clock = clock;
  }

  readonly shown = (): Shown => this.#shown;

  readonly isPlaying = (): boolean => this.#stage !== undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** What is on stage goes on in the new manner; all at once ends it, unless somebody has asked to see it again or is reading. */
  behave(manner: Manner): void {
    this.#manner = manner;
    if (manner.speed !== AT_ONCE || this.#stage?.isAgain || this.#isWaiting()) return;
    this.#last = undefined;
    if (this.#stage) this.#end();
  }

  /** One has chosen: what happens from now on is what can be seen again. */
  begin(): void {
    this.#isBegun = true;
  }

  /** Something else is to be seen, and nothing of how it came about. */
  jump(view: unknown): void {
    this.#waiting = [];
    this.#since = [];
    this.#again = [];
    this.#stretchOfOthers = [];
    this.#stage = undefined;
    this.#last = undefined;
    this.#seen = { view, playing: undefined, recent: NOBODY, unseen: NOBODY, held: 0 };
    this.#shown = this.#seen;
  }

  /** Something has happened. It comes on stage when what happened before has been seen. */
  add(step: Step): void {
    this.#waiting.push(step);
    if (step.events.length > 0) {
      this.#since = [...(this.#isBegun ? [] : this.#since), step].slice(-MOST_WAITING);
      this.#isBegun = false;
      this.#noteOthers(step);
    }
    if (this.#waiting.length > MOST_WAITING + 1) this.#waiting.splice(0, this.#waiting.length - 1);
    if (this.#stage) this.#show();
    else this.#next();
  }

  #noteOthers(step: Step): void {
    const { isOthers } = this.#playOut ?? {};
    if (!isOthers) return;
    if (isOthers(step.before)) {
      this.#stretchOfOthers = [...this.#stretchOfOthers, step].slice(-MOST_OF_OTHERS);
      return;
    }
    // What was done before it began is no part of it.
    const begins = step.views.findIndex(isOthers);
    if (begins < 0) return;
    const rest = { before: step.views[begins], events: step.events.slice(begins + 1), views: step.views.slice(begins + 1) };
    this.#stretchOfOthers = [{ ...step, ...rest }];
  }

  /** Somebody has turned a page of the past, or from the past to the present: whatever was on stage goes, and this comes. */
  turnTo(step: Step, isPast: boolean): void {
    this.jump(step.before);
    this.add(isPast ? { ...step, isPast } : step);
  }

  /** Somebody wants to see how it stands now: whatever is on stage is over, and what waits behind it. */
  readonly finish = (): void => {
    if (!this.#stage) return;
    this.#end();
    this.#tell();
  };

  #isAttended(): boolean {
    return this.#manner.attended && !this.#stage?.timeline.step.isPast;
  }

  /** What is on stage stays until somebody goes on. Whoever has chosen a quick pace reads as quickly, unless he is new here. */
  #isWaiting(): boolean {
    const beat = this.#stage?.timeline.cues[this.#stage.place]?.beat;
    const isReadQuickly = beat?.isRead === true && this.#manner.speed === QUICK && !this.#manner.guided;
    return this.#isAttended() && beat?.waits === true && !isReadQuickly;
  }

  /** When to tick again, by the clock; undefined while nothing changes by itself. */
  due(): number | undefined {
    const cue = this.#stage?.timeline.cues[this.#stage.place];
    if (!this.#stage || !cue || this.#isWaiting()) return undefined;
    return this.#stage.since + this.#lasts(cue.beat);
  }

  readonly tick = (): void => {
    let isMoved = false;
    const now = this.#clock();
    for (let due = this.due(); due !== undefined && due <= now; due = this.due()) {
      this.#goTo((this.#stage?.place ?? 0) + 1, now - due > FAR_BEHIND_MS ? due : now);
      isMoved = true;
    }
    if (isMoved) this.#tell();
  };

  /** Whoever goes on from what has waited for him wants to see what follows. */
  #goesOn(): boolean {
    if (!this.#stage || !this.#isWaiting()) return false;
    this.#goTo(this.#stage.place + 1, this.#clock());
    this.#tell();
    return true;
  }

  /** Enough of this: what happens next comes on stage. */
  readonly skipOne = (): void => {
    if (this.#goesOn() || !this.#stage) return;
    const { timeline, place } = this.#stage;
    const { cues } = timeline;
    const now = cues[place]?.thing;
    const next = cues.findIndex(({ thing, beat }, i) => i > place && (thing !== now || beat.waits));
    this.#skipTo(next < 0 ? cues.length : next);
    this.#tell();
  };

  /** Enough of what one is looking at: to the next thing that takes a while to be seen, or to what is to stay until somebody goes on; twice in quick succession, enough of all. */
  readonly skip = (): void => {
    if (this.#goesOn() || !this.#stage) return;
    const since = this.#clock() - this.#skippedAt;
    this.#skippedAt = this.#clock();
    if (since <= IMPATIENT_MS) {
      this.skipAll();
      return;
    }
    const { timeline, place } = this.#stage;
    const { cues } = timeline;
    const now = cues[place]?.thing;
    const isSeen = (thing: number) => sum(cues.filter((cue) => cue.thing === thing).map(({ beat }) => beat.ms)) >= HARDLY_SEEN_MS;
    const next = cues.findIndex(({ thing, beat }, i) => i > place && (beat.waits || (thing !== now && isSeen(thing))));
    this.#skipTo(next < 0 ? cues.length : next);
    this.#tell();
  };

  /** To the end, or to what is to stay until somebody goes on. */
  readonly skipAll = (): void => {
    if (this.#goesOn() || !this.#stage) return;
    const { timeline, place } = this.#stage;
    const stays = timeline.cues.findIndex(({ beat }, i) => i > place && beat.waits);
    if (stays >= 0 && this.#isAttended()) this.#skipTo(stays);
    else this.#end();
    this.#tell();
  };

  /** What is on stage was seen before: nothing of it happens now. */
  isSeenAgain(): boolean {
    return this.#stage !== undefined && (this.#stage.isAgain || this.#stage.place < this.#stage.seenTo);
  }

  canSeeAgain(): boolean {
    return (this.#stage?.timeline ?? this.#last ?? this.#since[0]) !== undefined;
  }

  /** All that others have done since one's own choice; or the last thing once more, and asked for again as it begins, the one before. */
  readonly again = (): void => {
    if (!this.#stage && this.#since.length > Number(this.#last !== undefined)) {
      this.#again = [...this.#since];
      this.#next();
      this.#tell();
      return;
    }
    const timeline = this.#stage?.timeline ?? this.#last;
    if (!timeline) return;
    const place = this.#stage?.place ?? timeline.cues.length;
    const before = timeline.cues[place - 1]?.thing ?? timeline.cues[0]?.thing;
    const first = timeline.cues.findIndex(({ thing }) => thing === before);
    const { isAgain = true, seenTo = place, skipped = NOBODY } = this.#stage ?? {};
    this.#stage = { timeline, place: Math.max(0, first), since: this.#clock(), isAgain, seenTo: Math.max(seenTo, place), skipped };
    this.#show();
    this.#tell();
  };

  /** All that others have done at a stretch, from its beginning; where no game says what that is, what they have done since one's own choice. */
  readonly othersAgain = (): void => {
    if (this.#stage || this.#stretchOfOthers.length === 0) {
      this.again();
      return;
    }
    this.#again = [...this.#stretchOfOthers];
    this.#next();
    this.#tell();
  };

  #lasts({ ms, travels = false }: Playing['beat']): number {
    return (travels && this.#manner.still ? Math.min(ms, STILL_MS) : ms) * this.#stretch();
  }

  /** Whoever is far behind catches up. */
  #stretch(): number {
    return Math.min(
      STRETCH[this.#manner.speed] || STRETCH[QUICK],
      this.#waiting.length > HURRIES_AT ? STRETCH[QUICK] : Number.POSITIVE_INFINITY,
    );
  }

  /** To a cue of the timeline on stage, without having seen what lies between. */
  #skipTo(place: number): void {
    if (!this.#stage) return;
    this.#stage = { ...this.#stage, skipped: [...this.#stage.skipped, ...skippedBetween(this.#stage, place)] };
    this.#goTo(place, this.#clock());
  }

  /** To a cue of the timeline on stage; behind the last, to the next step. */
  #goTo(place: number, since: number): void {
    if (!this.#stage) return;
    this.#stage = { ...this.#stage, place, since };
    if (place < this.#stage.timeline.cues.length) this.#show();
    else this.#next(since);
  }

  /** The next step that has something to be seen; what waits before it, and has nothing, is simply so. */
  #next(since = this.#clock()): void {
    this.#leave();
    for (let step = this.#again.shift(); step; step = this.#again.shift()) if (this.#enter(step, since, true)) return;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const before = this.#seen;
      this.#rest(step);
      if (this.#manner.speed === AT_ONCE || !this.#enter(step, since, false)) continue;
      this.#seen = before;
      this.#last = this.#stage?.timeline;
      return;
    }
  }

  /** False where there is nothing to be seen of it. */
  #enter(step: Step, since: number, isAgain: boolean): boolean {
    const isKnown = step.views.length === step.events.length;
    const timeline = this.#playOut && isKnown ? timelineOf(step, this.#playOut, this.#manner.guided) : undefined;
    if (!timeline || timeline.cues.length === 0) return false;
    this.#stage = { timeline, place: 0, since, isAgain, seenTo: 0, skipped: NOBODY };
    this.#show();
    return true;
  }

  #end(): void {
    if (this.#stage)
      this.#stage = { ...this.#stage, skipped: [...this.#stage.skipped, ...skippedBetween(this.#stage, Number.POSITIVE_INFINITY)] };
    this.#again = [];
    this.#leave();
    for (const step of this.#waiting.splice(0)) this.#rest(step);
    this.#shown = this.#seen;
  }

  /** The stage is empty. What was only seen again changes nothing. */
  #leave(): void {
    if (this.#stage && !this.#stage.isAgain) this.#rest(this.#stage.timeline.step, this.#stage.skipped);
    this.#stage = undefined;
    this.#shown = this.#seen;
  }

  /** All of a step is seen. A step in which nothing was told leaves what was told before. */
  #rest({ events, after }: Step, unseen = events): void {
    const news = events.length > 0 ? { recent: events, unseen } : { recent: this.#seen.recent, unseen: this.#seen.unseen };
    this.#seen = { view: after, playing: undefined, ...news, held: 0 };
    this.#shown = this.#seen;
  }

  #show(): void {
    const cue = this.#stage?.timeline.cues[this.#stage.place];
    if (!this.#stage || !cue) return;
    const { timeline } = this.#stage;
    const { event, beat, told, isTold } = cue;
    const { events } = timeline.step;
    this.#shown = {
      view: timeline.viewAfter(told),
      playing: { event, beat, isTold, stretch: this.#stretch() },
      recent: events.slice(0, told),
      unseen: NOBODY,
      held: events.length - told + heldIn([...this.#again, ...this.#waiting]),
    };
  }
}

/** The events whose gestures are passed over on the way to another cue: those that are not told yet, and come to be told so. */
function skippedBetween({ timeline: { cues, step }, place }: Stage, to: number): readonly GameEvent[] {
  const next = cues[to];
  return step.events.slice(cues[place]?.told ?? 0, next ? next.told - Number(next.isTold) : step.events.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function heldIn(steps: readonly Step[]): number {
  return sum(steps.map(({ events }) => events.length));
}
