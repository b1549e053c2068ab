/** At every decision there is something to choose, no two choices are alike, texts lead back, and looking changes nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { Choice } from '../../src/kernel/game.ts';
import { legalChoices, whyNot } from '../../src/kernel/legality.ts';
import { type AnyInvariants, type AnyMatch, ONLY } from '../games.ts';
import type { Moment, Play, Watcher } from './series.ts';

/** Of long games one decision in so many is looked at closely. */
const CLOSELY = 7;
/** In one game of so many the list is made again, and the state compared byte for byte; in twin.test.ts it always is. */
const LISTS_AGAIN = 3;

export class Legality implements Watcher {
  readonly setups = new Set<string>();
  readonly options = new Set<string>();
  readonly #invariants: AnyInvariants;
  #games = 0;
  #arranged = false;
  #listsAgain = false;
  #before = '';

  constructor(invariants: AnyInvariants) {
    this.#invariants = invariants;
  }

  begins({ setup, arranged }: Play): void {
    this.#arranged = arranged === true;
    const { long } = this.#invariants;
    this.#listsAgain = this.#games++ % (long ? LISTS_AGAIN * CLOSELY : LISTS_AGAIN) === 0 || ONLY !== undefined;
    if (!setup) return;
    this.setups.add(setup.id);
    for (const [option, value] of Object.entries(setup.options)) this.options.add(`${option}=${value}`);
  }

  before({ state }: AnyMatch): void {
    if (this.#listsAgain) this.#before = JSON.stringify(state);
  }

  asked(moment: Moment): string | undefined {
    const { match, made } = moment;
    const isClose = !this.#invariants.long || made % CLOSELY === 0 || ONLY !== undefined;
    return (
      (isClose ? (faultOfChoices(moment) ?? this.#faultInPieces(match)) : undefined) ??
      (this.#listsAgain ? faultOfListing(moment, this.#before) : undefined)
    );
  }

  ended(match: AnyMatch): string | undefined {
    return this.#faultInPieces(match);
  }

  #faultInPieces({ state }: AnyMatch): string | undefined {
    return this.#arranged ? undefined : this.#invariants.faultInPieces(state);
  }
}

function faultOfChoices({ match: { game, state, decision }, seat, choices, choice: chosen }: Moment): string | undefined {
  if (!decision) return 'nobody is asked';
  const { question } = decision;
  const texts = choices.map((choice) => game.choiceText(choice));
  if (new Set(texts).size < texts.length) return `${question.asks} offers a choice twice: ${texts.join(', ')}`;
  const mute = choices.find((choice, i) => !isDeepStrictEqual(game.choiceFrom(texts[i] ?? ''), choice));
  if (mute) return `"${game.choiceText(mute)}" does not lead back to its choice`;
  // Also where an option says that its candidates are exact and nobody asks again.
  const refused = choices.find((choice) => whyNot(state, question, choice, seat));
  if (refused) return `${question.asks} lists "${game.choiceText(refused)}", which is refused`;
  if (!texts.includes(game.choiceText(chosen))) return `"${game.choiceText(chosen)}" is chosen, and not offered`;
  if (question.pass && !texts.includes(game.choiceText(question.pass))) return `${question.asks} cannot be passed`;
  return undefined;
}

/** The list is the same when made again, from the state or from a copy of it; and neither listing nor thinking changes anything. */
function faultOfListing({ match: { game, state, decision }, seat, choices }: Moment, before: string): string | undefined {
  if (!decision) return undefined;
  const texts = (list: readonly Choice[]) => list.map((choice) => game.choiceText(choice)).join();
  const { question } = decision;
  if (texts(legalChoices(state, question, seat)) !== texts(choices)) return `${question.asks} lists its choices otherwise the second time`;
  if (texts(legalChoices(game.copy(state), question, seat)) !== texts(choices)) return `${question.asks} lists other choices from a copy`;
  return JSON.stringify(state) === before ? undefined : `looking at ${question.asks} changes the state`;
}
