/** A thing is taken in hand, held over others and put down upon one: what is made by that, or shown first, or why nothing comes of it. */
import type { InVain, Thing, Way } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { droppedInVain, isSeenFirst } from './choosing.ts';
import { type Begun, begunByDropping, isPiece, isWorthDropping, isWorthTaking, madeByDropping, PutDown } from './hand.ts';
import { pressing, type Sitting } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';
import { restOfWay, waysAmong } from './ways.ts';

const NOTHING_MORE: readonly string[] = [];

interface Seat {
  readonly around: Surroundings;
  offers(): readonly Offer[];
  half(): Sitting['half'];
  canPress(): boolean;
  change(change: Partial<Sitting>): void;
  now(): number;
  /** Makes a choice, and whatever it is the first of afterwards. */
  begin(offer: Offer, rest: readonly string[]): void;
  /** As by a press upon it. */
  press(thing: Thing): void;
  /** Has the rules say why nothing comes of it. */
  explain(thing: Thing, wished: readonly string[]): Promise<void>;
}

export class TakingInHand {
  readonly #seat: Seat;
  readonly #putDown = new PutDown();

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /** Whether what was put down last is looked at, and not what there is to say of the ground below it. */
  isPutDownSeen(pointed: Thing | undefined): boolean {
    return this.#putDown.isSeenAt(pointed, this.#seat.now(), this.#seat.around.twoStep());
  }

  /** Whether something can be done by dragging it. */
  readonly canTake = (thing: Thing): boolean => this.#seat.canPress() && isWorthTaking(this.#seat.around, this.#seat.offers(), thing);

  /** Whether it is taken to be put somewhere, and is no ground upon which others are put. */
  readonly isPiece = (thing: Thing): boolean => isPiece(this.#seat.around, this.#seat.offers(), thing);

  readonly canDrop = (thing: Thing, onto: Thing): boolean => isWorthDropping(this.#seat.around, this.#seat.offers(), thing, onto);

  /** How many it is with those who go along, held over something or over nothing. */
  readonly along = (thing: Thing, over: Thing | undefined): number | undefined => this.#seat.around.goesAlong?.(thing, over);

  /** A thing is being dragged, or no longer. */
  readonly take = (thing: Thing | undefined): void => {
    // Nothing is pointed at with a full hand, nor afterwards until the pointer moves; and what lay open would lie over where it goes.
    if (thing === undefined || this.#seat.canPress())
      this.#seat.change({
        inHand: thing,
        over: undefined,
        under: undefined,
        isCardHidden: thing !== undefined,
        ...(thing !== undefined && { pointed: undefined, half: { ...this.#seat.half(), opened: undefined } }),
      });
  };

  /** It is held over something that it could be put upon, or over nothing of that kind. */
  readonly hold = (over: Thing | undefined, under = over): void => this.#seat.change({ over, under });

  /** It was put down upon another: the same as pressing the one and then the other. Upon nothing, it is told where it can be put. */
  readonly drop = (thing: Thing, onto: Thing | undefined): void => {
    // Whatever comes of it, what was chosen before is meant no longer; unless it was put back where it lay.
    if (onto !== thing) this.#seat.change({ half: { ...this.#seat.half(), picked: undefined, pressed: undefined } });
    this.put(thing, onto, false);
  };

  /** `isShown`: by a finger that has pressed the place, and has not seen yet what comes of it. */
  put(thing: Thing, onto: Thing | undefined, isShown: boolean): void {
    this.#seat.change({ inHand: undefined });
    this.#putDown.note(onto, this.#seat.now());
    if (!this.#seat.canPress()) return;
    if (onto === undefined) {
      this.#putNowhere(thing);
      return;
    }
    const offer = madeByDropping(this.#seat.around, this.#seat.offers(), thing, onto);
    const errand = offer ? undefined : begunByDropping(this.#seat.around, this.#seat.offers(), thing, onto);
    if (offer) this.carryOut(offer, NOTHING_MORE);
    else if (errand && onto !== thing) void this.#sendOff(thing, onto, errand, isShown);
    else if (onto !== thing && !this.saysWhyNot(thing, onto)) this.#putInVain(thing, onto);
  }

  #putInVain(thing: Thing, onto: Thing): void {
    const { standsFor, wished, isPlayedAnywhere } = this.#seat.around;
    const meant = [...droppedInVain(this.#seat.offers(), thing, [onto, ...standsFor(onto)]), ...(wished?.(thing, onto) ?? NOTHING_MORE)];
    if (meant.length === 0 && isPlayedAnywhere?.(thing)) this.#seat.press(thing);
    else if (!this.#refuse(onto, meant, thing)) this.#tellWhere(thing, onto);
  }

  /** That upon which it was put means something by itself, but not with this: then it is told where this can be put, or that it cannot. */
  #tellWhere(thing: Thing, onto: Thing): void {
    const { nowhere, nothingComes, standsFor } = this.#seat.around;
    // Where it stands it was put back.
    if (standsFor(thing).includes(onto)) return;
    const told = nowhere?.(thing) ?? nothingComes?.(thing, onto);
    if (told) this.#tell(thing, onto, { about: thing, ...told }, true);
  }

  /** Where nothing lies: a card is played, of anything else it is told where it can be put, or why nowhere. */
  #putNowhere(thing: Thing): void {
    const { nowhere, isPlayedAnywhere } = this.#seat.around;
    const isPlayed = isPlayedAnywhere?.(thing) === true;
    const told = isPlayed ? undefined : nowhere?.(thing);
    if (isPlayed) this.#seat.press(thing);
    else if (told) this.#tell(thing, thing, told, true);
    else if (nowhere) this.#refuse(thing, NOTHING_MORE);
  }

  /** What spends something for good is shown first, and whatever else could have been meant beside it. */
  async #sendOff(thing: Thing, onto: Thing, { offer, rest }: Begun, isShown: boolean): Promise<void> {
    const of = this.#seat.offers();
    const { ways: find } = this.#seat.around;
    const found = find ? await find(thing, onto) : [];
    if (this.#seat.offers() !== of || !this.#seat.canPress()) return;
    const ways = isShown ? found : found?.filter(({ isFree }) => !isFree);
    if (!ways) this.#seat.around.refuse('out-of-reach');
    else if (ways.length === 0) this.carryOut(offer, rest);
    else this.#askWhich(thing, onto, of, ways);
  }

  /** What was picked before stays picked where it is shown to a finger: another place may be pressed for it. */
  #askWhich(by: Thing, thing: Thing, of: readonly Offer[], ways: readonly Way[]): void {
    const anchor = this.#seat.around.elementOf(thing) ?? this.#seat.around.page();
    const picked = ways.every(({ isFree }) => isFree) ? this.#seat.half().picked : undefined;
    this.#seat.change({ isCardHidden: true, half: { of, picked, opened: { what: 'which', thing, anchor, by, ...waysAmong(of, ways) } } });
  }

  /** A finger has seen the way to a place that it presses once more: then it is gone, if nothing is spent by it. */
  goesWayAgain(thing: Thing): boolean {
    const { opened } = this.#seat.half();
    if (opened?.what !== 'which' || opened.thing !== thing || !opened.ways?.every(({ isFree }) => isFree)) return false;
    const offer = opened.offers.find(({ text }) => text === opened.meant);
    if (offer) this.#seat.begin(offer, restOfWay(opened, offer));
    return offer !== undefined;
  }

  /** By dragging: as by a press upon the place, whatever that would make is made, and whatever it would show is shown and made by the next press. */
  carryOut(offer: Offer, rest: readonly string[]): void {
    const { showsFirst, asksFirst } = this.#seat.around;
    // Where the game does not say what is shown first: what is done by the way, a whole march, and odds to a finger.
    const isSlow = offer.odds !== undefined && (this.#seat.around.twoStep() || this.#seat.around.showsDragged === true);
    const isShown =
      asksFirst?.(offer, undefined) === true || (showsFirst?.(offer) ?? (offer.aside === true || isSeenFirst(offer) || isSlow));
    // What goes on after it was meant as one: that is shown where it is asked for.
    if (isShown && rest.length === 0) this.#seat.change({ half: { of: this.#seat.offers(), picked: offer.text } });
    else this.#seat.begin(offer, rest);
  }

  /** What was put down in vain presses nothing: why not is told, unless that upon which it lies means something by itself. */
  #refuse(thing: Thing, wished: readonly string[], by = thing): boolean {
    const anchor = this.#seat.around.elementOf(thing) ?? this.#seat.around.page();
    const pressed = { thing, standsFor: this.#seat.around.standsFor(thing), anchor };
    const isRefused = wished.length > 0 || pressing(this.#seat.half(), this.#seat.around.thingsOf, pressed, { twoStep: false }).asksWhy;
    if (!isRefused) return false;
    this.#seat.change({
      isCardHidden: true,
      half: { ...this.#seat.half(), opened: { what: 'why-not', thing, by, verdicts: undefined, anchor } },
    });
    void this.#seat.explain(thing, wished);
    return true;
  }

  /** Whether the game has something to say of a thing that was put there in vain; then that is said. */
  saysWhyNot(thing: Thing, onto: Thing): boolean {
    const told = this.#seat.around.inVain?.(thing, onto, thing !== onto);
    if (told) this.#tell(thing, onto, told);
    return told !== undefined;
  }

  #tell(by: Thing, onto: Thing, told: InVain, isDropped = false): void {
    const anchor = this.#seat.around.elementOf(onto) ?? this.#seat.around.page();
    const opened = { what: 'why-not', thing: told.about ?? onto, verdicts: [], anchor, by, told: [told], isDropped } as const;
    this.#seat.change({ half: { ...this.#seat.half(), opened } });
  }
}
