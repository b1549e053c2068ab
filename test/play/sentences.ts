/** Whatever play brings about can be said, in every language, and no sentence lacks anything. */
import type { AnyGame } from '../../src/games/box.ts';
import { terminalOf, textsOf } from '../../src/games/shelf.ts';
import type { GameEvent, Refusal } from '../../src/kernel/game.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES } from '../../src/words/texts.ts';
import { type AnyMatch, ONLY } from '../games.ts';
import type { Moment, Play, Watcher } from './series.ts';

/** Each thing is said so many times; after that now and then, for the words stay the same. */
const SAID_AT_FIRST = 12;
const SAID_THEN = 250;
/** Long to draw: of what is said, one map in so many, and one situation of each question. */
const DRAWN_THEN = 10;

/** What shows through where a figure is missing. */
const LACKING = /\{\{|undefined|NaN|\[object/;

export class Sentences implements Watcher {
  readonly #game: AnyGame;
  readonly #speakers: readonly Speaker[];
  readonly #times = new Map<string, number>();
  #watches = true;
  /** What was heard of a refusal waits until somebody is asked. */
  #heard: string | undefined;

  constructor(game: AnyGame) {
    this.#game = game;
    this.#speakers = LANGUAGES.map((language) => new Speaker(language, ...textsOf(game.id, language)));
  }

  /** Keys, names and figures that were wanted and are not there. */
  get lacking(): string[] {
    return this.#speakers.flatMap(({ language, missing }) => [...missing].map((key) => `${language}: ${key}`));
  }

  /** A design of the tests has no name. */
  begins({ setup, arranged }: Play): void {
    this.#watches = setup !== undefined || arranged === true;
  }

  asked({ match: { state, decision }, seat, choice }: Moment): string | undefined {
    if (!decision) return undefined;
    const { question } = decision;
    const heard = this.#heard;
    this.#heard = undefined;
    if (heard) return heard;
    if (!this.#isTime(`${question.asks} ${choice.kind}`)) return undefined;
    const game = this.#game;
    const terminal = terminalOf(game.id);
    const view = game.view(state, seat);
    const odds = game.odds(state, seat, choice);
    const advice = game.player.reason?.(state, seat, question, choice);
    return (
      this.#say((speaker) => speaker.prompt(question)) ??
      this.#say((speaker) => speaker.choice(choice, question)) ??
      this.#say((speaker) => terminal.detail?.(view, choice, speaker) ?? '') ??
      (odds && this.#say((speaker) => speaker.odds(odds))) ??
      (advice && this.#say((speaker) => speaker.say(`advice ${advice.code}`, advice.figures))) ??
      (this.#isTime(`situation ${question.asks}`, DRAWN_THEN)
        ? this.#say((speaker) => terminal.situation(view, speaker).join('\n'))
        : undefined) ??
      (this.#isTime('map', DRAWN_THEN) ? this.#say((speaker) => terminal.map(game.view(state, undefined), speaker).join('\n')) : undefined)
    );
  }

  told(event: GameEvent): string | undefined {
    return this.#isTime(`event ${event.type}`) ? this.#say((speaker) => speaker.event(event)) : undefined;
  }

  refused(refusal: Refusal): void {
    if (this.#isTime(`refusal ${refusal.code}`)) this.#heard ??= this.#say((speaker) => speaker.refusal(refusal));
  }

  ended({ outcome }: AnyMatch): string | undefined {
    return outcome && this.#say((speaker) => speaker.outcome(outcome));
  }

  #isTime(what: string, then = SAID_THEN): boolean {
    const times = (this.#times.get(what) ?? 0) + 1;
    this.#times.set(what, times);
    return this.#watches && (times <= SAID_AT_FIRST || times % then === 0 || ONLY !== undefined);
  }

  #say(speak: (speaker: Speaker) => string | undefined): string | undefined {
    for (const speaker of this.#speakers) {
      const said = speak(speaker);
      if (said === undefined || LACKING.test(said)) return `${speaker.language}: ${said}`;
    }
    return undefined;
  }
}
