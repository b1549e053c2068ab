/** The canonical text of choices: the kind, then its ids, separated by spaces (`carry heavy-weapons-1 jeep-2`). */
import type { Choice } from './game.ts';

/** For each kind of choice the names of its fields, in the order in which they are written. */
export type Grammar<C extends Choice> = {
  readonly [K in C['kind']]: readonly Exclude<keyof Extract<C, { kind: K }>, 'kind'>[];
};

export interface Texts<C extends Choice> {
  choiceText(choice: C): string;
  choiceFrom(text: string): C | undefined;
}

export function textsOf<C extends Choice>(grammar: Grammar<C>): Texts<C> {
  const fieldsOf = new Map<string, readonly string[]>(Object.entries(grammar));
  return {
    choiceText(choice) {
      let text: string = choice.kind;
      for (const field of fieldsOf.get(choice.kind) ?? []) text += ` ${choice[field as keyof C]}`;
      return text;
    },
    choiceFrom(text) {
      const [kind = '', ...words] = text.trim().split(/\s+/);
      const fields = fieldsOf.get(kind);
      if (fields?.length !== words.length) return undefined;
      const choice: Record<string, string> = { kind };
      fields.forEach((field, i) => {
        choice[field] = words[i] as string;
      });
      // The grammar's type makes this record a C: all fields of a choice are ids.
      return choice as unknown as C;
    },
  };
}
