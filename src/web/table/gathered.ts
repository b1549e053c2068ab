/** Choices that are put together before they are made as one. */
import type { Gathering } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';

export const AND = ' + ';

export function gatheredIn(offers: readonly Offer[], texts: readonly string[] = []): readonly Offer[] {
  return texts.flatMap((text) => offers.find((offer) => offer.text === text) ?? []);
}

/** One more, or one less; as it was where there are enough. */
export function toggled(texts: readonly string[], text: string, most: number): readonly string[] {
  if (texts.includes(text)) return texts.filter((one) => one !== text);
  return texts.length < most ? [...texts, text] : texts;
}

/** All of them and the last word, as one; nothing while there are none. */
export function asOne({ kind, ends }: Gathering, offers: readonly Offer[], gathered: readonly Offer[]): Offer | undefined {
  const last = offers.find(({ choice, choices }) => !choices && choice.kind === ends);
  if (!last || gathered.length === 0) return undefined;
  const all = [...gathered, last];
  return {
    text: all.map(({ text }) => text).join(AND),
    choice: last.choice,
    choices: all.map(({ choice }) => choice),
    says: { code: kind, figures: { count: gathered.length } },
  };
}
