/** How the rules ask, and how they say no. */
import * as Kernel from '../../../kernel/game.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import type { State } from '../state.ts';
import type {
  CardKind,
  Choice,
  ChoiceKind,
  ChoiceOf,
  Decision,
  HexKind,
  Option,
  PlainKind,
  Question,
  Reason,
  UnitKind,
} from '../vocabulary.ts';

export const refusal = Kernel.refusal<Reason>;
export type Refusal = Kernel.Refusal<Reason>;

const SEATS: Readonly<Record<Side, readonly [Side]>> = { axis: ['axis'], allies: ['allies'] };

export function ask(side: Side, question: Question): Decision {
  return { seats: SEATS[side], question };
}

/** The seats that are told something of one side only. */
export const privately = (side: Side): readonly Side[] => SEATS[side];

type Candidates = (state: State, side: Side) => readonly Choice[];

/** All options are of one shape: they are what the engine meets most often. */
function made(kind: ChoiceKind, rule: string, candidates: Candidates, whyNot: Option['whyNot'], exact = false, minor = false): Option {
  return { kind, rule, candidates, whyNot, exact, minor };
}

export function option<K extends ChoiceKind>(
  kind: K,
  rule: string,
  candidates: (state: State, side: Side) => readonly ChoiceOf<K>[],
  whyNot: (state: State, choice: ChoiceOf<K>, side: Side) => Refusal | undefined,
): Option {
  return made(kind, rule, candidates as Candidates, whyNot as Option['whyNot']);
}

/** The same option, where everything that is possible is found in some other way than by asking about each. */
export function foundBy({ kind, rule, whyNot, minor }: Option, candidates: Candidates): Option {
  return made(kind, rule, candidates, whyNot, true, minor);
}

/** Nobody is stopped at a window for this alone. */
export function minor({ kind, rule, candidates, whyNot, exact }: Option): Option {
  return made(kind, rule, candidates, whyNot, exact, true);
}

/** An option whose candidates have been asked about already. */
export function listed<K extends ChoiceKind>(
  kind: K,
  rule: string,
  candidates: (state: State, side: Side) => readonly ChoiceOf<K>[],
  whyNot: (state: State, choice: ChoiceOf<K>, side: Side) => Refusal | undefined,
): Option {
  return foundBy(option(kind, rule, candidates, whyNot), candidates as Candidates);
}

function possible<T>(all: readonly T[], whyNot: (one: T) => Refusal | undefined): T[] {
  return all.filter((one) => whyNot(one) === undefined);
}

const nothing = () => undefined;
const NONE: readonly never[] = [];

export function plain(kind: PlainKind, rule: string, whyNot: (state: State, side: Side) => Refusal | undefined = nothing): Option {
  const only = [{ kind }] as readonly Choice[];
  return made(
    kind,
    rule,
    () => only,
    (state, _, side) => whyNot(state, side),
  );
}

export const PASS: Choice = { kind: 'pass' };

export function ofUnits(
  kind: UnitKind,
  rule: string,
  all: (state: State, side: Side) => readonly string[],
  whyNot: (state: State, unit: string, side: Side) => Refusal | undefined = nothing,
): Option {
  return listed(
    kind,
    rule,
    (state, side) => possible(all(state, side), (unit) => whyNot(state, unit, side)).map((unit) => ({ kind, unit })),
    (state, { unit }, side) => (all(state, side).includes(unit) ? whyNot(state, unit, side) : refusal('not-to-choose', rule, { unit })),
  );
}

/** Hexes by name; a name of no hex on the map is refused here. */
export function ofHexes(
  kind: HexKind,
  rule: string,
  all: (state: State, side: Side) => readonly number[],
  whyNot: (state: State, hex: number, side: Side) => Refusal | undefined = nothing,
): Option {
  return listed(
    kind,
    rule,
    (state, side) => possible(all(state, side), (hex) => whyNot(state, hex, side)).map((hex) => ({ kind, hex: hexName(hex) })),
    (state, { hex: name }, side) => {
      const hex = hexNamed(name);
      if (hex < 0) return refusal('unknown-id', rule, { id: name });
      return all(state, side).includes(hex) ? whyNot(state, hex, side) : refusal('not-to-choose', rule, { hex: name });
    },
  );
}

/** Cards of the hand of whoever is asked. */
export function ofCards(kind: CardKind, rule: string, whyNot: (state: State, card: string, side: Side) => Refusal | undefined): Option {
  return listed(
    kind,
    rule,
    (state, side) => possible(state.sides[side].hand, (card) => whyNot(state, card, side)).map((card) => ({ kind, card })),
    (state, { card }, side) => (state.sides[side].hand.includes(card) ? whyNot(state, card, side) : refusal('not-in-hand', rule, { card })),
  );
}

/** Cards of the hand that all do the same: what keeps one of them from being played now keeps them all. */
export function ofCardsAlike(
  kind: CardKind,
  rule: string,
  isThatCard: (card: string) => boolean,
  whyNot: (state: State, card: string, side: Side) => Refusal | undefined = nothing,
): Option {
  return listed(
    kind,
    rule,
    (state, side) => {
      const { hand } = state.sides[side];
      const first = hand.find(isThatCard);
      if (first === undefined || whyNot(state, first, side)) return NONE;
      return hand.filter(isThatCard).map((card) => ({ kind, card }));
    },
    (state, { card }, side) => {
      if (!state.sides[side].hand.includes(card)) return refusal('not-in-hand', rule, { card });
      return isThatCard(card) ? whyNot(state, card, side) : refusal('not-that-card', rule, { card });
    },
  );
}

/** An option of which nothing is possible at some moments: it is not even listed then. */
export function openWhile(isOpen: (state: State, side: Side) => boolean, option: Option): Option {
  const { kind, rule, candidates, whyNot, exact, minor: isMinor } = option;
  return made(kind, rule, (state, side) => (isOpen(state, side) ? candidates(state, side) : NONE), whyNot, exact, isMinor);
}
