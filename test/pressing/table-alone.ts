/** A table without server and page: the desk of the browser, and before it the rules themselves. */
import type { AnyChronicle } from '../../src/games/box.ts';
import type { Thing } from '../../src/games/face.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { choicesFrom } from '../../src/kernel/together.ts';
import { momentFor, type Offer } from '../../src/kernel/witness/sight.ts';
import { droppedOn, meaningOf, type ThingsOf } from '../../src/web/table/choosing.ts';
import { Desk } from '../../src/web/table/desk.ts';
import type { Known } from '../../src/web/table/scene-keeper.ts';
import type { Scene } from '../../src/wire/wire.ts';

interface Hand {
  readonly thingsOf: ThingsOf;
  standsFor(view: unknown, thing: Thing): readonly Thing[];
  /** Steps with one sensible answer go by themselves. */
  readonly goesOn: boolean;
}

export type Gesture = 'pick' | 'press' | 'drag';

export class TableAlone {
  readonly chronicle: AnyChronicle;
  readonly #desk: Desk;
  readonly #seat: Seat;
  readonly #hand: Hand;
  #known: Known;
  #sent = '';

  constructor(chronicle: AnyChronicle, seat: Seat, hand: Hand) {
    this.chronicle = chronicle;
    this.#seat = seat;
    this.#hand = hand;
    this.#known = this.#look();
    const nowhere = {} as Element;
    const never = () => Promise.reject(new Error('Nobody asks for that here.'));
    this.#desk = new Desk({
      api: { command: (_table, _what, body) => this.#carryOut(body), hint: never, explain: never, past: never },
      thingsOf: hand.thingsOf,
      standsFor: (thing) => this.#standsFor(thing),
      goesOn: () => hand.goesOn,
      known: () => this.#known,
      refresh: async () => {},
      reach: async () => {},
      twoStep: () => false,
      refuse: () => {},
      knowsPlayedFor: () => true,
      elementOf: () => nowhere,
      page: () => nowhere,
    });
  }

  get offers(): readonly Offer[] {
    return this.#known.scene.offers;
  }

  /** Makes an offer by one gesture, and says which; undefined where it takes more than one. What was dragged may be confirmed by a press. */
  async make(offer: Offer): Promise<readonly Gesture[] | undefined> {
    const gesture = this.#gestureFor(offer);
    if (!gesture) return undefined;
    this.#sent = '';
    gesture.act();
    const isShownFirst = gesture.how === 'drag' && this.#desk.sitting().half.picked === offer.text;
    if (isShownFirst) this.#desk.confirm(offer);
    // Whatever was begun has come to its end.
    while (this.#desk.sitting().sending !== 'no') await new Promise((resolve) => setTimeout(resolve));
    if (this.#sent !== offer.text) throw new Error(`Meant "${offer.text}", made "${this.#sent}".`);
    return isShownFirst ? [gesture.how, 'press'] : [gesture.how];
  }

  /** In the list or by its key; by a press upon what it comes to; or by something dragged there. */
  #gestureFor(offer: Offer): { readonly how: Gesture; readonly act: () => void } | undefined {
    if (!offer.quiet) return { how: 'pick', act: () => this.#desk.pick(offer) };
    const { thingsOf } = this.#hand;
    const targets = thingsOf(offer.choice);
    for (const thing of targets) {
      const meaning = meaningOf(this.offers, thingsOf, thing, { twoStep: false }, this.#standsFor(thing));
      if (meaning.do === 'choose' && meaning.offer.text === offer.text) return { how: 'press', act: () => this.#desk.press(thing) };
    }
    for (const thing of offer.choices?.flatMap((choice) => thingsOf(choice)) ?? []) {
      const onto = targets.find((target) => droppedOn(this.offers, thingsOf, thing, [target], this.#standsFor(thing))?.text === offer.text);
      if (onto !== undefined) return { how: 'drag', act: () => this.#desk.hand.drop(thing, onto) };
    }
    return undefined;
  }

  #standsFor(thing: Thing): readonly Thing[] {
    return this.#hand.standsFor(this.#known.scene.view, thing);
  }

  async #carryOut(body: object): Promise<{ version: number }> {
    const { choice, goOn } = body as { readonly choice: string; readonly goOn?: boolean };
    const choices = choicesFrom(this.chronicle.game, choice);
    const refusal = choices && this.chronicle.chooseTogether(this.#seat, choices);
    if (!choices || refusal) throw new Error(`"${choice}" is refused: ${refusal?.code}`);
    if (goOn) this.chronicle.goOnByItself(this.#seat);
    this.#sent = choice;
    this.#known = this.#look();
    return { version: this.chronicle.version };
  }

  /** Of a scene only what the desk looks at. */
  #look(): Known {
    const moment = momentFor(this.chronicle, this.#seat);
    const scene = { ...moment, version: this.chronicle.version, step: 0, steps: [0], seat: this.#seat, table: { id: 'alone' } };
    return { scene: scene as unknown as Scene, first: 0, log: [], views: [], recent: [], rewritten: 0 };
  }
}
