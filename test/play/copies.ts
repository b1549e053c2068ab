/** No copy, view, position or list ever changes once it is taken, and looking at a decision changes nothing. */
import { randomFrom } from '../../src/kernel/dice.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import type { AnyMatch } from '../games.ts';
import type { Moment, Play, Watcher } from './series.ts';

/** Something is kept of every so manieth decision, and every so manieth wish is asked about there. */
const KEEPS = 5;
const WISHES = 41;

interface Kept {
  readonly what: string;
  readonly thing: unknown;
  readonly bytes: string;
}

export class Copies implements Watcher {
  games = 0;
  things = 0;
  #watches = false;
  #kept: Kept[] = [];

  begins({ keeps, arranged }: Play): void {
    this.#watches = keeps && !arranged;
    this.#kept = [];
    if (this.#watches) this.games++;
  }

  asked({ match, seat, choices, made }: Moment): string | undefined {
    const { game, state, decision } = match;
    if (!this.#watches || !decision || made % KEEPS > 0) return undefined;
    const { question } = decision;
    const before = JSON.stringify(state);
    this.#keep(`copy ${made}`, game.copy(state));
    this.#keep(`view ${made}`, game.view(state, seat));
    this.#keep(`view from outside ${made}`, game.view(state, undefined));
    this.#keep(`position ${made}`, match.position());
    this.#keep(`choices ${made}`, choices);
    if (JSON.stringify(game.copy(state)) !== before) return 'a copy is not its original';
    for (const [i, wish] of match.intentions(seat).entries()) if (i % WISHES === made % WISHES) whyNot(state, question, wish, seat);
    for (const choice of choices) game.odds(state, seat, choice);
    game.player.score(state, seat);
    game.player.policy(state, seat, question, choices, randomFrom('advice'));
    return JSON.stringify(state) === before ? undefined : `looking at ${question.asks} changed the state`;
  }

  ended(_match: AnyMatch): string | undefined {
    this.things += this.#kept.length;
    const changed = this.#kept.find(({ thing, bytes }) => JSON.stringify(thing) !== bytes);
    return changed && `the ${changed.what} has changed since`;
  }

  #keep(what: string, thing: unknown): void {
    this.#kept.push({ what, thing, bytes: JSON.stringify(thing) });
  }
}
