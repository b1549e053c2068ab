/** Choices that are meant as one, as one text: `force siwa + take-all + done`. */
import type { Choice } from './game.ts';

const AND = ' + ';

/** So many at most are chosen at once: more than anybody means as one. */
export const MOST_TOGETHER = 40;

export function textTogether<C extends Choice>({ choiceText }: { choiceText(choice: C): string }, choices: readonly C[]): string {
  return choices.map((choice) => choiceText(choice)).join(AND);
}

/** Undefined where one of them is no choice, or they are too many. */
export function choicesFrom<C extends Choice>(
  { choiceFrom }: { choiceFrom(text: string): C | undefined },
  text: string,
): readonly [C, ...C[]] | undefined {
  const texts = text.split(AND);
  if (texts.length > MOST_TOGETHER) return undefined;
  const choices: C[] = [];
  for (const each of texts) {
    const choice = choiceFrom(each);
    if (!choice) return undefined;
    choices.push(choice);
  }
  const [first, ...others] = choices;
  return first && [first, ...others];
}
