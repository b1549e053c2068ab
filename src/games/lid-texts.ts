/** What stands on the lid of a box, when it has come: the name of the game is on its lid, too. */
import type { Texts } from '../words/texts.ts';

interface Printed extends Texts {
  readonly lid: { readonly title: string; readonly blurb: string };
}

export async function onTheLid(printed: Promise<{ readonly default: Printed }>): Promise<Texts> {
  const { default: texts } = await printed;
  return { ...texts, game: { title: texts.lid.title, blurb: texts.lid.blurb } };
}
