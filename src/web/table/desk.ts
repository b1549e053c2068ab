/**
 * Where a player sits: keeps what he has before him and carries out what he does with it. It knows no React, so that it
 * can be asked and tried without a page; whoever draws listens.
 */
import type { Thing } from '../../games/face.ts';
import type { RuleId } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { Commands } from './commands.ts';
import { type Errand, errandAmong, linesOf, nextOf } from './errand.ts';
import { AND, asOne, gatheredIn, toggled } from './gathered.ts';
import { isOfUse, pickedThen } from './hand.ts';
import { Housekeeping } from './housekeeping.ts';

import { LookingAtRows } from './looking-at-rows.ts';
import { LookingBack } from './looking-back.ts';
import { PlayedFor } from './played-for.ts';
import { isAsked } from './scene-keeper.ts';
import { type Asking, halfOf, hintNow, isHalfMade, type OpenSheet, pressing, SAT_DOWN, type Sitting } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';
import { TakingBack } from './taking-back.ts';
import { TakingInHand } from './taking-in-hand.ts';
import { restOfWay, showsOdds } from './ways.ts';
import { verdictsOn } from './why-not.ts';

const NONE: readonly Offer[] = [];
const NOTHING_MORE: readonly string[] = [];

export class Desk {
  readonly housekeeping: Housekeeping;
  readonly hand: TakingInHand;
  readonly lookingBack: LookingBack;
  readonly rows: LookingAtRows;
  readonly playedFor: PlayedFor;
  readonly takingBack: TakingBack;
  readonly #around: Surroundings;
  readonly #commands: Commands;
  readonly #listeners = new Set<() => void>();
  /** The version at which he sat down. */
  readonly since: number;
  #sitting = SAT_DOWN;
  #errand: Errand | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    const { scene } = around.known();
    this.since = scene.version;
    const { refresh, reach } = around;
    const line = {
      ...{ id: scene.table.id, api: around.api, refresh, reach },
      version: () => this.#scene.version,
      seat: () => this.#scene.seat,
      goesOn: () => around.goesOn(),
    };
    this.#commands = new Commands(line, (change) => {
      if (change.sending === 'now') this.#sentOf = this.offers();
      this.#change(change);
    });
    this.#asked = this.#scene.question?.asks;
    const seat = { scene: () => this.#scene, known: () => around.known(), sitting: this.sitting, change: this.#change };
    this.housekeeping = new Housekeeping({ ...seat, refresh });
    this.hand = new TakingInHand({
      around,
      offers: () => this.offers(),
      half: () => this.#half,
      canPress: () => this.#canPress(),
      change: this.#change,
      now: this.#now,
      begin: (offer, rest) => this.#begin(offer, rest),
      press: (thing) => this.press(thing),
      explain: (thing, wished) => this.#explain(thing, wished),
    });
    this.lookingBack = new LookingBack({ ...seat, api: around.api, housekeeping: this.housekeeping });
    this.rows = new LookingAtRows({ ...seat, half: () => this.#half, now: this.#now });
    this.playedFor = new PlayedFor({
      ...seat,
      isNow: () => this.#isNow(),
      isKnown: () => around.knowsPlayedFor(),
      choose: () => this.#commands.playOn(),
    });
    this.takingBack = new TakingBack({
      ...seat,
      isNow: () => this.#isNow(),
      commands: this.#commands,
      refuse: (key) => around.refuse(key),
      giveUp: () => {
        this.#errand = undefined;
      },
    });
  }

  readonly sitting = (): Sitting => this.#sitting;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#commands.attend(true);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      this.#commands.attend(this.#listeners.size > 0);
    };
  };

  readonly #change = (change: Partial<Sitting>): void => {
    this.#sitting = { ...this.#sitting, ...change };
    for (const listener of this.#listeners) listener();
  };

  get #scene() {
    return this.#around.known().scene;
  }

  /** What was asked when the last scene came, and the choices among which one was sent last. */
  #asked: string | undefined;
  #sentOf: readonly Offer[] | undefined;

  /** Another has chosen meanwhile: what is picked stays picked where the same is asked and it is still possible. */
  readonly keepPicked = (): void => {
    const { half } = this.#sitting;
    const offers = this.offers();
    const asks = this.#scene.question?.asks;
    const isOthers = half.of !== offers && half.of !== this.#sentOf && this.#asked === asks;
    this.#asked = asks;
    if (!isOthers || half.picked === undefined || !offers.some(({ text }) => text === half.picked)) return;
    this.#change({ half: { of: offers, picked: half.picked, pressed: half.pressed } });
  };

  /** What may be chosen now: nothing in the past, nothing while somebody else chooses for him. */
  offers(): readonly Offer[] {
    const { looking, playedFor } = this.#sitting;
    return looking !== undefined || playedFor !== 'no' ? NONE : this.#scene.offers;
  }

  isLookingBack(): boolean {
    return this.#sitting.looking !== undefined;
  }

  #canPress(): boolean {
    const { playedFor, sending } = this.#sitting;
    return this.#scene.seat !== null && !this.isLookingBack() && sending === 'no' && playedFor === 'no';
  }

  // Pointing, pressing, choosing

  readonly point = (thing: Thing | undefined, element?: Element): void => {
    // What was asked for in full stays until it is closed: on the way to it a pointer passes over others.
    // A full hand passes over things, too, and points at none of them.
    if ((this.#sitting.tellsAll && this.#around.byKey?.() === false) || (this.#sitting.inHand !== undefined && thing !== undefined)) return;
    const pointed = thing === undefined ? undefined : { thing, anchor: element ?? this.#around.elementOf(thing) };
    this.#change({ isCardHidden: this.hand.isPutDownSeen(thing), tellsAll: false, pointed });
  };

  readonly #now = (): number => this.#around.now?.() ?? performance.now();

  /** All there is to know of what is pointed at, or no longer. */
  readonly tellAll = (tellsAll: boolean): void => this.#change({ tellsAll });

  /** All there is to know of a thing, though nothing can be done with it now. */
  readonly lookAt = (thing: Thing, element?: Element): void =>
    this.#change({ isCardHidden: false, tellsAll: true, pointed: { thing, anchor: element ?? this.#around.elementOf(thing) } });

  /** One goes on, and has read it. */
  readonly lookAway = (): void => {
    if (this.#sitting.tellsAll) this.#change({ tellsAll: false, pointed: undefined });
  };

  /** Shows something to the others at the table. */
  readonly show = (thing: Thing): void => {
    const { seat, seats } = this.#scene;
    if (seat !== null && seats.length > 1) this.housekeeping.pointAt(thing, seat);
  };

  /** Somebody has moved the pointer, or uses the keys. */
  readonly stir = (): void => {
    if (!this.isStirred()) this.#change({ stirred: this.offers() });
  };

  /** Whether that was at this question, and since a row was picked: what comes up under a pointer at rest is not meant by it. */
  readonly isStirred = (): boolean => this.#sitting.stirred === this.offers();

  /** The pointer has come to the filled button, or left it: what lies under it must not become something else meanwhile. */
  readonly rest = (isResting: boolean): void => this.#change({ isResting });

  readonly press = (thing: Thing, element?: Element): void => {
    // A finger that has rested elsewhere before points there no longer.
    const { pointed } = this.#sitting;
    this.#change({ isCardHidden: true, tellsAll: false, ...(pointed?.thing !== thing && { pointed: undefined }) });
    // In the past there is nothing to do with it: who presses it wants to know what it was.
    if (this.isLookingBack()) this.lookAt(thing, element);
    if (!this.#canPress()) return;
    const anchor = element ?? this.#around.elementOf(thing) ?? this.#around.page();
    const pressed = { thing, standsFor: this.#around.standsFor(thing), anchor };
    if (this.hand.goesWayAgain(thing)) return;
    const { asksFirst, showsFirst, isAtOnce, reads, rank } = this.#around;
    // What is only gathered can be put back: a finger needs no second look.
    const how = { twoStep: this.#around.twoStep() && !this.#around.gathers?.(), asksFirst, showsFirst, isAtOnce, reads, rank };
    const { makes, half, asksWhy } = pressing(this.#half, this.#around.thingsOf, pressed, how);
    if (makes && this.#gather(makes)) return;
    // Whoever has picked what can be put there does not mean what is only found by pressing: who stands there is not taken up.
    const isHidden = makes?.quiet === 'press' && makes.text !== this.#half.picked;
    // Nor one of all that could be done there, to a finger that has picked one of them for it.
    const isOneOf = how.twoStep && half.opened?.what === 'which' && half.opened.offers.some(({ text }) => text === this.#half.picked);
    const then = pickedThen(this.#around, this.offers(), this.#half.picked, thing);
    const taken = asksWhy || isHidden || (isOneOf && then !== undefined && this.hand.canDrop(then, thing)) ? then : undefined;
    this.#change({ half });
    if (taken !== undefined) this.hand.put(taken, thing, this.#around.twoStep());
    else if (makes) this.#begin(makes, this.#errandOn(makes, [thing, ...pressed.standsFor]));
    else if (asksWhy && !this.hand.saysWhyNot(thing, thing)) void this.#explain(thing, NOTHING_MORE);
  };

  readonly isOfUse = (thing: Thing): boolean => this.#canPress() && isOfUse(this.#around, this.#half, thing);

  /** A row of the list or a button was pressed. */
  readonly pick = (offer: Offer): void => {
    if (!this.#canPress() || this.#gather(offer)) return;
    // Where nothing else can be done, nothing is lost by it.
    const losesSomething = this.offers().length > 1 && this.#around.asksFirst?.(offer, undefined) === true;
    const isShownFirst = this.#around.twoStep() || losesSomething || this.#around.showsFirst?.(offer) === true;
    // What was pressed on the board may lead on from there: the row itself is another thing.
    const { picked, pressed } = this.#half;
    const leadsOn = pressed !== undefined && this.#errandOn(offer, [pressed, ...this.#around.standsFor(pressed)]).length > 0;
    if (isShownFirst && (picked !== offer.text || leadsOn)) this.#showPicked(offer, leadsOn ? undefined : pressed);
    else this.commit(offer);
  };

  /** The list makes room for it: the row that comes to lie under a pointer at rest is not looked at. */
  #showPicked({ text }: Offer, pressed: Thing | undefined): void {
    this.#change({ half: { ...this.#half, picked: text, pressed }, ...(!this.#around.twoStep() && { stirred: SAT_DOWN.stirred }) });
  }

  readonly pickText = (text: string): void => {
    const offer = this.offers().find((one) => one.text === text);
    if (offer) this.pick(offer);
  };

  /** A row of a menu beside a thing: a finger is shown it first, as everywhere, and the filled button or a second tap makes it. */
  readonly pickAmong = (offer: Offer): void => {
    if (!this.#canPress()) return;
    const half = this.#half;
    if (this.#around.twoStep() && half.picked !== offer.text) this.#change({ half: { ...half, picked: offer.text } });
    else this.commit(offer);
  };

  readonly commit = (offer: Offer): void => this.#begin(offer, restOfWay(this.#half.opened, offer), this.#showsOdds(offer));

  /** The filled button: what is considered may be where something that was pressed or is pointed at begins. */
  readonly confirm = (offer: Offer): void => {
    const thing = this.#half.pressed ?? this.#sitting.pointed?.thing;
    const begun = restOfWay(this.#half.opened, offer);
    const isAll = begun.length > 0 || thing === undefined;
    const rest = isAll ? begun : this.#errandOn(offer, [thing, ...this.#around.standsFor(thing)]);
    this.#begin(offer, rest, this.#showsOdds(offer));
  };

  #showsOdds(offer: Offer): boolean {
    return showsOdds(this.#half.opened, offer);
  }

  /** Makes a choice, and whatever it is the first of afterwards. `hasRead`: with the odds of that before his eyes. */
  #begin(offer: Offer, rest: readonly string[], hasRead = false): void {
    const all = [...rest, ...this.#kept(offer)];
    const answered = offer.choices ? [] : (this.#around.answers?.(offer.choice, all) ?? []);
    const left = all.slice(all.indexOf(answered.at(-1) ?? '') + 1);
    // A finger that has rested on something before points there no longer.
    const isRead = this.#around.twoStep() && { pointed: undefined };
    this.#change({ half: { of: this.offers() }, hinted: undefined, ...isRead });
    this.#errand = this.#around.isExpected && { rest: left, lines: linesOf(this.#around.known()), isRead: hasRead };
    void this.#commands.choose([offer.text, ...answered].join(AND), left.length === 0);
  }

  /** What was begun goes on after an answer to what is asked before it. */
  #kept({ choice }: Offer): readonly string[] {
    const { rest = NOTHING_MORE, rest: [next] = NOTHING_MORE } = this.#errand ?? {};
    const isAnswer = next !== undefined && this.#around.errandWaits?.(this.offers(), next) && !next.startsWith(`${choice.kind} `);
    return isAnswer ? rest : NOTHING_MORE;
  }

  /** What else is to be done, if the choice begins what is meant by one of these things. */
  #errandOn({ text }: Offer, things: readonly Thing[]): readonly string[] {
    const [first, ...rest] = errandAmong(this.#around.errands?.(undefined), things);
    return first === text ? rest : NOTHING_MORE;
  }

  /** The table stands anew, and everything has been seen: what was begun goes on, or is over. */
  goOn(): void {
    const { isExpected, errandWaits } = this.#around;
    if (!this.#errand || !isExpected || !this.#canPress()) return;
    const { rest, isRead } = this.#errand;
    const next = nextOf(this.#errand, this.#around.known(), { isExpected, errandWaits, goesOn: this.#around.goesOn() });
    if (next.do !== 'wait') this.#errand = undefined;
    if (next.do !== 'choose') return;
    if (isRead && rest.length > 0) this.#begin(next.offer, next.rest, true);
    else this.hand.carryOut(next.offer, next.rest);
  }

  /** Puts a choice to the others that are gathered, takes it from them, or makes all of them; that there are enough is said. False where nothing is gathered. */
  #gather({ text, choice }: Offer): boolean {
    const gathering = this.#around.gathers?.();
    const { gathered = [] } = this.#half;
    if (gathering?.ends === choice.kind && gathered.length > 0) {
      const all = asOne(gathering, this.offers(), gatheredIn(this.offers(), gathered));
      if (all) this.commit(all);
      return true;
    }
    if (choice.kind !== gathering?.kind) return false;
    const now = toggled(gathered, text, gathering.most);
    this.#change({ half: { of: this.offers(), gathered: now } });
    const [thing] = this.#around.thingsOf(choice);
    if (now === gathered && thing !== undefined) this.hand.saysWhyNot(thing, thing);
    return true;
  }

  readonly closeOpened = (): void => this.#change({ half: { ...this.#half, opened: undefined } });

  /** The ground beside all things was pressed: nothing is meant any more. */
  readonly pressGround = (): void => {
    this.stepBack();
    if (this.#around.twoStep()) this.point(undefined);
  };

  /** One step back: false when there was nothing to step back from. */
  readonly stepBack = (): boolean => {
    const isHalf = isHalfMade(this.#half);
    if (isHalf) this.#change({ half: { of: this.offers() } });
    return isHalf;
  };

  get #half() {
    return halfOf(this.#sitting, this.offers());
  }

  /** `wished`: what may have been meant by it, as choices; why not is told of the first that there is something to say about. */
  async #explain(thing: Thing, wished: readonly string[]): Promise<void> {
    const { table, seat } = this.#scene;
    const verdicts = await verdictsOn(this.#around, { table: table.id, seat }, thing, wished);
    const { opened } = this.#half;
    if (opened?.what === 'why-not' && opened.thing === thing) this.#change({ half: { ...this.#half, opened: { ...opened, verdicts } } });
  }

  // What lies open

  readonly showRule = (rule: RuleId, anchor: Element): void =>
    this.#change({ isCardHidden: true, pointed: undefined, rule: { rule, anchor } });
  readonly closeRule = (): void => this.#change({ rule: undefined });
  readonly openSheet = (what: OpenSheet['what'], anchor: Element): void => this.#change({ sheet: { what, anchor } });
  readonly closeSheet = (): void => this.#change({ sheet: undefined });
  readonly ask = (asking: Asking | undefined): void => this.#change({ asking });
  /** Something that was done without a trace at the table is said, in words of the page. */
  readonly tell = (key: string): void => this.#change({ notice: { key } });
  readonly forgetNotice = (): void => this.#change({ notice: undefined });
  readonly closeHint = (): void => this.#change({ hinted: undefined });

  // Advice and the like: nothing is done from the past, and the desk says why

  #isNow(): boolean {
    if (this.isLookingBack()) this.#around.refuse('not-in-the-past');
    return !this.isLookingBack();
  }

  readonly resign = (): void => void this.#commands.resign();

  readonly sendKept = (): void => void this.#commands.sendKept();

  /**
   * Advice is an entry of its own, so the table comes anew with it: what was picked before stays picked beside it, unless the game has the
   * advice take over.
   */
  readonly hint = async (): Promise<void> => {
    if (!this.#isNow() || !isAsked(this.#scene)) return;
    const { picked, pressed } = this.#half;
    const hinted = await this.#commands.hint();
    const isSameMoment = hinted !== undefined && hinted.version >= this.#scene.version;
    // What was picked meanwhile is meant, whatever is advised.
    const isOld = this.#half.picked === undefined || this.#half.picked === picked;
    // What is picked may begin with what is advised, or be just that: it is no other plan.
    const isOther = hinted !== undefined && !`${picked}${AND}`.startsWith(`${hinted.choice}${AND}`);
    const takesOver = this.#around.adviceTakesOver === true && isOld && isOther;
    const keeps = isSameMoment && !takesOver && picked !== undefined && this.#half.picked === undefined;
    this.#change({ hinted, ...(keeps && { half: { ...this.#half, picked, pressed } }), ...(takesOver && { half: { of: this.offers() } }) });
  };

  /** Asks for advice; where it has just been given, takes it. */
  readonly hintOrTake = (): void => {
    const advised = this.#canPress() ? hintNow(this.#sitting, this.#scene.version)?.choice : undefined;
    const offer = this.offers().find(({ text }) => text === advised);
    if (offer) this.commit(offer);
    else void this.hint();
  };

  /** Nothing more is wanted: the answer that goes on and costs nothing; false where there is none. */
  readonly settle = (): boolean => {
    const settling = this.#canPress() ? this.#scene.question?.settles : undefined;
    const offer = this.offers().find(({ text }) => text === settling);
    if (offer) this.pick(offer);
    return offer !== undefined;
  };
}
