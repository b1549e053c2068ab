/** A table for the rule tests of V-Commandos. Seats are named after the specialist who sits there, so tests read like play. */
import { expect } from 'vitest';
import { V_COMMANDOS } from '../../src/games/v-commandos/box.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import { type Commando, commandoCalled, type LevelInPlay, type State } from '../../src/games/v-commandos/state.ts';
import { view } from '../../src/games/v-commandos/view.ts';
import { type Choice, choiceFrom, choiceText, type Event, type EventOf } from '../../src/games/v-commandos/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { aptestVerdict } from '../../src/kernel/verdict.ts';
import { arranged, type Chance, Given as GivenIn } from '../given.ts';

/**
 * The ground on which the rules are tried: A-D small in a row, E medium below A and B, F medium below C and D, G large below E, H indoor
 * medium and I small beside it.
 *
 *     A B C D
 *     E E F F
 *     G G H I
 *     G G H J
 */
export const GROUND = {
  level: 'ground',
  commandos: 2,
  map: ['ABCD', 'EEFF', 'GGHI', 'GGHJ'],
  indoor: 'H',
  doors: { FH: 'locked', HI: 'unlocked' },
  entrances: [
    { tile: 'D', side: 'north' },
    { tile: 'J', side: 'east' },
  ],
  alarm: 'B',
  nests: 'C',
  trapDoors: { A: 'open', J: 'blocked' },
  objectives: [
    { tile: 'H', do: 'destroy' },
    { tile: 'I', do: 'interact', points: 1 },
  ],
  equipment: {},
};

/** Cards that do nothing come first, so that the next turn asks nothing. */
const QUIET = ['long-night-1', 'long-night-2', 'long-night-3'];

type Sheet = Record<string, unknown>;

/** Fields as in src/games/v-commandos/arrangement.ts; the level is `ground` unless it says otherwise, with nobody on it. */
export function given(arrangement: Sheet, dice: Chance = []): Given {
  const { ground = {}, ...rest } = arrangement;
  const isElsewhere = 'level' in rest || 'operation' in rest || 'setup' in rest;
  const position = { events: QUIET, ...(isElsewhere ? {} : { level: GROUND, levels: { ground } }), ...rest };
  return new Given(arranged(vCommandos, position, dice));
}

/** A set-up from its selection on. */
export function begun(setup: string, seed: string, options: Record<string, string> = {}): Given {
  return new Given(vCommandos.begin({ id: setup, options }, randomFrom(seed)));
}

export class Given extends GivenIn<State, Choice, Event> {
  constructor(state: State) {
    super(V_COMMANDOS, vCommandos, state);
  }

  /** The seat of a specialist. */
  seatOf(who: string): string {
    return this.state.commandos.find(({ specialist, seat }) => specialist === who || seat === who)?.seat ?? '';
  }

  /** What a specialist's player may choose now. */
  choicesOf(who: string): string[] {
    return this.match.choices(this.seatOf(who)).map(choiceText);
  }

  /** A specialist's player makes these choices; at moments between steps others pass first. */
  by(who: string, ...texts: string[]): this {
    for (const text of texts) {
      const choice = choiceFrom(text) ?? expect.fail(`"${text}" is no choice.`);
      expect(this.choicesOf(who), `at "${this.asks}" of ${who}`).toContain(text);
      this.match.choose(choice, this.seatOf(who));
    }
    return this;
  }

  /** Why a specialist's player may not do that. */
  whyNot(who: string, text: string): string | undefined {
    const { decision, state } = this.match;
    if (!decision) return 'game-over';
    const reason = whyNot(state, decision.question, choiceFrom(text) ?? expect.fail(`"${text}" is no choice.`), this.seatOf(who));
    return reason && `${reason.code} ${reason.rule}`;
  }

  /** The reason that a press upon the first of these things is answered with; the others are what it stands for. */
  reasonAbout(who: string, things: readonly string[]): string | undefined {
    const seat = this.seatOf(who);
    const intentions = this.match.intentions(seat);
    const wanting = things.map((thing) => ({
      wanted: intentions.filter((choice) => choice.kind === thing || Object.values(choice).includes(thing)),
      whyNot: (choice: Choice) => this.match.decision && whyNot(this.state, this.match.decision.question, choice, seat),
      isIt: (id: string) => id === thing,
    }));
    const asking = { options: this.match.decision?.question.options, misfits: vCommandos.misfits };
    const { reason } = aptestVerdict(wanting, asking) ?? {};
    return reason && `${reason.code} ${reason.rule}`;
  }

  /** Everybody ends his turn and moments go by until this is asked. */
  until(wanted: string): this {
    for (let i = 0; i < 60 && this.match.decision && this.asks !== wanted; i++) if (!this.#idle()) break;
    expect(this.asks).toBe(wanted);
    return this;
  }

  /** The turn goes by without anybody doing anything, until another one begins or something is asked that must be answered. */
  restOfTurn(): this {
    const { turn } = this.state;
    for (let i = 0; i < 60 && this.match.decision && this.state.turn === turn; i++) if (!this.#idle()) break;
    return this;
  }

  #idle(): boolean {
    const { decision } = this.match;
    if (!decision) return false;
    const kind = decision.question.pass ? 'pass' : 'done';
    const seat = decision.seats.find((one) => this.match.choices(one).some((choice) => choice.kind === kind));
    if (seat === undefined) return false;
    this.match.choose({ kind } as Choice, seat);
    return true;
  }

  get seats(): readonly string[] {
    return this.match.decision?.seats ?? [];
  }

  commando(who: string): Commando {
    return commandoCalled(this.state, who) ?? expect.fail(`${who} is not in play.`);
  }

  get level(): LevelInPlay {
    return this.state.levels[0] ?? expect.fail('No level is in play.');
  }

  /** What is seen of a tile: enemies, items. */
  tile(id: string) {
    const seen = view(this.state, undefined)
      .levels.flatMap(({ tiles }) => tiles)
      .find((tile) => tile.id === id);
    return seen ?? expect.fail(`There is no tile ${id}.`);
  }

  guard(id: string): string {
    const seen = view(this.state, undefined)
      .levels.flatMap(({ triangles }) => triangles)
      .find((triangle) => triangle.id === id);
    return seen?.guard ?? expect.fail(`There is no triangle ${id}.`);
  }

  /** The tile of a commando, '' when he is on none. */
  at(who: string): string {
    return view(this.state, undefined).commandos.find(({ id }) => id === who)?.at ?? '';
  }

  get view() {
    return view(this.state, undefined);
  }

  last<T extends Event['type']>(type: T): EventOf<T> {
    const event = this.told(type).at(-1);
    if (!event) throw new Error(`Nothing of "${type}" was told: ${this.events.map((each) => each.type).join(' ')}`);
    return event;
  }
}
