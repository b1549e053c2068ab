/** How the rules ask, and how they say no. */
import * as Kernel from '../../../kernel/game.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import type { State } from '../state.ts';
import type { CardKind, ChoiceKind, ChoiceOf, HexKind, Option, PlainKind, Question, Reason, UnitKind } from '../vocabulary.ts';

export const refusal = Kernel.refusal<Reason>;
export type Refusal = Kernel.Refusal<Reason>;

const SEATS: Readonly<Record<Side, readonly [Side]>> = { axis: ['axis'], allies: ['allies'] };

/** Puts a question to a side: `const choice = yield* ask(side, QUESTION)`. */
export function ask<C extends Kernel.Choice>(side: Side, asked: Question<C>) {
  return Kernel.ask(SEATS[side], asked);
}

/** The seats that are told something of one side only. */
export const privately = (side: Side): readonly Side[] => SEATS[side];

/** What can be chosen of an option. */
export type ChosenOf<O> = O extends Option<infer C> ? C : never;

/** The answer to a question is a choice of one of its options; `pass`, where there is one, lets a window go by. */
export function question<O extends Option<Kernel.Choice>>(
  asks: string,
  rule: string,
  options: readonly O[],
  pass?: ChosenOf<O>,
): Question<ChosenOf<O>>;
export function question(asks: string, rule: string, options: readonly Option<Kernel.Choice>[], pass?: Kernel.Choice) {
  return pass === undefined ? { asks, rule, options } : { asks, rule, options, pass };
}

export { knownWindow, openWindow } from '../../../kernel/asking.ts';

/** What comes back when it is put. */
export type AnswerTo<Q> = Q extends Question<infer C> ? C : never;

export const PASS: ChoiceOf<'pass'> = { kind: 'pass' };

type Listing<Thing> = (state: State, side: Side) => readonly Thing[];
type WhyNot<Thing> = (state: State, thing: Thing, side: Side) => Refusal | undefined;

/** All options are of one shape: they are what the engine meets most often. */
function made<C extends Kernel.Choice>(
  kind: C['kind'],
  rule: string,
  candidates: Option<C>['candidates'],
  whyNot: Option<C>['whyNot'],
  exact = false,
  minor = false,
  aside = minor,
  settles = never,
  quiet = false,
): Option<C> {
  return { kind, rule, candidates, whyNot, exact, minor, aside, settles, quiet };
}

const never = (_state: State) => false;
const always = (_state: State) => true;

/** Goes on and costs nothing: the key for done chooses it, and where there is nothing else to choose it goes by itself. */
export function settling<C extends Kernel.Choice>(
  { kind, rule, candidates, whyNot, exact, minor: isMinor, aside }: Option<C>,
  when: (state: State) => boolean = always,
): Option<C> {
  return made(kind, rule, candidates, whyNot, exact, isMinor, aside, when);
}

export function option<K extends ChoiceKind>(
  kind: K,
  rule: string,
  candidates: Listing<ChoiceOf<K>>,
  whyNot: WhyNot<ChoiceOf<K>>,
): Option<ChoiceOf<K>> {
  // The grammar makes it so, which the compiler cannot see of a kind that it does not know.
  return made(kind as ChoiceOf<K>['kind'], rule, candidates, whyNot);
}

/** The same option, where everything that is possible is found in some other way than by asking about each. */
export function foundBy<C extends Kernel.Choice>({ kind, rule, whyNot, minor }: Option<C>, candidates: Listing<NoInfer<C>>): Option<C> {
  return made(kind, rule, candidates, whyNot, true, minor);
}

/** May be done besides what is asked, and asked about before it is. */
export function byTheWay<C extends Kernel.Choice>({ kind, rule, candidates, whyNot, exact, minor: isMinor }: Option<C>): Option<C> {
  return made(kind, rule, candidates, whyNot, exact, isMinor, true);
}

/** By the way, too, nobody is stopped at a window for this alone, and whoever wants it presses what it is about. */
export function quietly<C extends Kernel.Choice>({ kind, rule, candidates, whyNot, exact }: Option<C>): Option<C> {
  return made(kind, rule, candidates, whyNot, exact, true, true, never, true);
}

/** Not listed: whoever wants it presses what it is about, and that makes it. */
export function byPressing<C extends Kernel.Choice>({ kind, rule, candidates, whyNot, exact }: Option<C>): Option<C> {
  return made(kind, rule, candidates, whyNot, exact, false, false, never, true);
}

/** An option whose candidates have been asked about already. */
export function listed<K extends ChoiceKind>(
  kind: K,
  rule: string,
  candidates: Listing<ChoiceOf<K>>,
  whyNot: WhyNot<ChoiceOf<K>>,
): Option<ChoiceOf<K>> {
  return foundBy(option(kind, rule, candidates, whyNot), candidates);
}

const nothing = () => undefined;
const NONE: readonly never[] = [];

export function plain<K extends PlainKind>(
  kind: K,
  rule: string,
  whyNot: (state: State, side: Side) => Refusal | undefined = nothing,
): Option<{ readonly kind: K }> {
  const only = [{ kind }];
  return made(
    kind,
    rule,
    () => only,
    (state, _, side) => whyNot(state, side),
    whyNot === nothing,
  );
}

export function ofUnits<K extends UnitKind>(
  kind: K,
  rule: string,
  all: Listing<string>,
  whyNot: WhyNot<string> = nothing,
): Option<{ readonly kind: K; readonly unit: string }> {
  return made(
    kind,
    rule,
    (state, side) => {
      const open: { readonly kind: K; readonly unit: string }[] = [];
      for (const unit of all(state, side)) if (whyNot(state, unit, side) === undefined) open.push({ kind, unit });
      return open;
    },
    (state, { unit }, side) => (all(state, side).includes(unit) ? whyNot(state, unit, side) : refusal('not-to-choose', rule, { unit })),
    true,
  );
}

/** Hexes by name; a name of no hex on the map is refused here. */
export function ofHexes<K extends HexKind>(
  kind: K,
  rule: string,
  all: Listing<number>,
  whyNot: WhyNot<number> = nothing,
): Option<{ readonly kind: K; readonly hex: string }> {
  return made(
    kind,
    rule,
    (state, side) => {
      const open: { readonly kind: K; readonly hex: string }[] = [];
      for (const hex of all(state, side)) if (whyNot(state, hex, side) === undefined) open.push({ kind, hex: hexName(hex) });
      return open;
    },
    (state, { hex: name }, side) => {
      const hex = hexNamed(name);
      if (hex < 0) return refusal('unknown-id', rule, { id: name });
      return all(state, side).includes(hex) ? whyNot(state, hex, side) : refusal('not-to-choose', rule, { hex: name });
    },
    true,
  );
}

/** Cards of the hand of whoever is asked. */
export function ofCards<K extends CardKind>(
  kind: K,
  rule: string,
  whyNot: WhyNot<string>,
): Option<{ readonly kind: K; readonly card: string }> {
  return made(
    kind,
    rule,
    (state, side) => {
      const open: { readonly kind: K; readonly card: string }[] = [];
      for (const card of state.sides[side].hand) if (whyNot(state, card, side) === undefined) open.push({ kind, card });
      return open;
    },
    (state, { card }, side) => (state.sides[side].hand.includes(card) ? whyNot(state, card, side) : refusal('not-in-hand', rule, { card })),
    true,
  );
}

/** Cards of the hand that all do the same: what keeps one of them from being played now keeps them all. */
export function ofCardsAlike<K extends CardKind>(
  kind: K,
  rule: string,
  isThatCard: (card: string) => boolean,
  whyNot: WhyNot<string> = nothing,
): Option<{ readonly kind: K; readonly card: string }> {
  return made(
    kind,
    rule,
    (state, side) => {
      let open: { readonly kind: K; readonly card: string }[] | undefined;
      for (const card of state.sides[side].hand) {
        if (!isThatCard(card)) continue;
        if (open === undefined && whyNot(state, card, side)) return NONE;
        open ??= [];
        open.push({ kind, card });
      }
      return open ?? NONE;
    },
    (state, { card }, side) => {
      if (!state.sides[side].hand.includes(card)) return refusal('not-in-hand', rule, { card });
      return isThatCard(card) ? whyNot(state, card, side) : refusal('not-that-card', rule, { card });
    },
    true,
  );
}

/** An option of which nothing is possible at some moments: it is not even listed then. */
export function openWhile<C extends Kernel.Choice>(isOpen: (state: State, side: Side) => boolean, option: Option<C>): Option<C> {
  const { kind, rule, candidates, whyNot, exact, minor: isMinor, aside } = option;
  return made(kind, rule, (state, side) => (isOpen(state, side) ? candidates(state, side) : NONE), whyNot, exact, isMinor, aside);
}
