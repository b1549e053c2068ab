/** The canonical text of choices: the kind, then its ids, separated by spaces (`carry heavy-weapons-1 jeep-2`). */

import type { Choice } from './game.ts';
import { entryOf } from './listed.ts';

/** For each kind of choice the names of its fields, in the order in which they are written. */
export type Grammar = Readonly<Record<string, readonly string[]>>;

/** A part of a grammar: these kinds all name the same. */
export function naming<K extends string, F extends string>(kinds: readonly K[], ...fields: F[]): Readonly<Record<K, readonly F[]>> {
  const named = {} as Record<K, readonly F[]>;
  for (const kind of kinds) named[kind] = fields;
  return named;
}

/** For each kind what a choice of that kind holds: ids, under the names that the grammar gives them. */
export type ChoicesByKind<G extends Grammar> = {
  readonly [K in keyof G & string]: { readonly [Field in 'kind' | G[K][number]]: Field extends 'kind' ? K : string };
};

/** Every choice that a grammar can write. */
export type ChoicesOf<G extends Grammar> = ChoicesByKind<G>[keyof G & string];

/**
 * Every choice of a kind that can be made up from these ids, which are listed by the name of the field: what somebody
 * could wish for. Of each list no more than so many are taken.
 */
export function wishesFor<const G extends Grammar, K extends keyof G & string>(
  grammar: G,
  kind: K,
  ids: Readonly<Record<string, readonly string[]>>,
  most = Number.POSITIVE_INFINITY,
): ChoicesByKind<G>[K][] {
  const fields: readonly string[] = grammar[kind] ?? [];
  // All have one shape from the beginning: a player points at something, and there are ten thousand of them.
  let wishes: Record<string, string>[] = [{ kind, ...Object.fromEntries(fields.map((field) => [field, ''])) }];
  for (const field of fields) {
    const listed = (ids[field] ?? []).slice(0, most);
    const filled: typeof wishes = [];
    for (const wish of wishes)
      for (const id of listed) {
        const next = { ...wish };
        next[field] = id;
        filled.push(next);
      }
    wishes = filled;
  }
  // Each has the fields that the grammar names for its kind, and no others.
  return wishes as ChoicesByKind<G>[K][];
}

/** The same for all kinds together. */
export function wishesOf<const G extends Grammar>(grammar: G, ids: Readonly<Record<string, readonly string[]>>): ChoicesOf<G>[] {
  return Object.keys(grammar).flatMap((kind) => wishesFor(grammar, kind, ids));
}

export interface Texts<C> {
  choiceText(choice: C): string;
  choiceFrom(text: string): C | undefined;
}

export function textsOf<const G extends Grammar>(grammar: G): Texts<ChoicesOf<G>> {
  const fieldsOf = new Map<string, readonly string[]>(Object.entries(grammar));
  return {
    choiceText(choice: Choice & Readonly<Record<string, string>>) {
      let text = choice.kind;
      for (const field of fieldsOf.get(choice.kind) ?? []) text += ` ${choice[field]}`;
      return text;
    },
    choiceFrom(text) {
      const [kind = '', ...words] = text.trim().split(/\s+/);
      const fields = fieldsOf.get(kind);
      if (fields?.length !== words.length) return undefined;
      const choice: Record<string, string> = { kind };
      fields.forEach((field, i) => {
        choice[field] = entryOf(words, i, 'word');
      });
      // It has the fields that the grammar names for its kind, and no others.
      return choice as ChoicesOf<G>;
    },
  };
}
