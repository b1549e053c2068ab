/** How the rules ask, and how they say no. */
import * as Kernel from '../../../kernel/game.ts';
import { type Commando, commandoAt, type State } from '../state.ts';
import type { ChoiceKind, ChoiceOf, Option, PlainKind, Reason } from '../vocabulary.ts';

export const refusal = Kernel.refusal<Reason>;
export type Refusal = Kernel.Refusal<Reason>;

/** Puts a question to these seats: `const choice = yield* ask(seats, QUESTION)`. */
export const { ask, NOBODY_CHOOSES } = Kernel;

/** 4.2 Whatever the book leaves to the players, any of them may answer. */
export function team({ commandos }: State): string[] {
  return commandos.map(({ seat }) => seat);
}

export { openWindow, question } from '../../../kernel/asking.ts';

type Listing<Thing> = (state: State, commando: Commando) => readonly Thing[];
type WhyNot<Thing> = (state: State, thing: Thing, commando: Commando) => Refusal | undefined;

const nothing = () => undefined;
export const NONE: readonly never[] = [];

/** An option of a commando's own: it is asked about the commando of the seat. What keeps him from all of it is asked first. */
export function option<K extends ChoiceKind>(
  kind: K,
  rule: string,
  gate: (state: State, commando: Commando) => Refusal | undefined,
  listed: Listing<ChoiceOf<K>>,
  whyNot: WhyNot<ChoiceOf<K>>,
  minor = false,
): Option<ChoiceOf<K>> {
  return {
    // The grammar makes it so, which the compiler cannot see of a kind that it does not know.
    kind: kind as ChoiceOf<K>['kind'],
    rule,
    candidates(state, seat) {
      const commando = commandoAt(state, seat);
      if (gate(state, commando)) return NONE;
      let open: ChoiceOf<K>[] | undefined;
      for (const choice of listed(state, commando)) {
        if (whyNot(state, choice, commando)) continue;
        open ??= [];
        open.push(choice);
      }
      return open ?? NONE;
    },
    whyNot(state, choice, seat) {
      const commando = commandoAt(state, seat);
      return gate(state, commando) ?? whyNot(state, choice, commando);
    },
    exact: true,
    minor,
  };
}

/** The same, where whatever is listed is known to be possible. */
export function listing<K extends ChoiceKind>(
  kind: K,
  rule: string,
  possible: Listing<ChoiceOf<K>>,
  whyNot: WhyNot<ChoiceOf<K>>,
  minor = false,
): Option<ChoiceOf<K>> {
  return {
    kind: kind as ChoiceOf<K>['kind'],
    rule,
    candidates: (state, seat) => possible(state, commandoAt(state, seat)),
    whyNot: (state, choice, seat) => whyNot(state, choice, commandoAt(state, seat)),
    exact: true,
    minor,
  };
}

export function plain<K extends PlainKind>(
  kind: K,
  rule: string,
  whyNot: (state: State, commando: Commando) => Refusal | undefined = nothing,
  minor = false,
): Option<{ readonly kind: K }> {
  const only = [{ kind }];
  const none: readonly { readonly kind: K }[] = [];
  return {
    kind,
    rule,
    candidates: (state, seat) => (whyNot(state, commandoAt(state, seat)) === undefined ? only : none),
    whyNot: (state, _, seat) => whyNot(state, commandoAt(state, seat)),
    exact: true,
    minor,
  };
}

/** One of a list that lies open to everybody who is asked. */
export function oneOf<K extends ChoiceKind>(
  kind: K,
  rule: string,
  listed: (state: State, seat: string) => readonly ChoiceOf<K>[],
  sameAs: (choice: ChoiceOf<K>, listed: ChoiceOf<K>) => boolean,
  why: Reason = 'not-to-choose',
): Option<ChoiceOf<K>> {
  return {
    kind: kind as ChoiceOf<K>['kind'],
    rule,
    candidates: listed,
    whyNot: (state, choice, seat) => (listed(state, seat).some((one) => sameAs(choice, one)) ? undefined : refusal(why, rule)),
    exact: true,
    minor: false,
  };
}
