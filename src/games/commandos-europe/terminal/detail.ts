/** What a player would look up before making a choice: the figures that are printed on a piece. */
import type { Speaker } from '../../../words/speaker.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { BASE_COST, costOf, countersOf, printedFirepower, printedMove, printedNoise } from '../content/pieces.ts';
import { generationOn } from '../rules/pieces-in-play.ts';
import type { View } from '../view.ts';
import type { Choice } from '../vocabulary.ts';

export function detail(view: View, choice: Choice, speaker: Speaker): string | undefined {
  if (choice.kind !== 'buy') return undefined;
  const [piece] = countersOf(choice.goods);
  if (piece === undefined) return speaker.say('terminal price', { cost: BASE_COST });
  const generation = generationOn(MAP_IDS.indexOf(view.map));
  return speaker.say('terminal goods', {
    cost: costOf(piece),
    firepower: printedFirepower(piece, generation),
    noise: printedNoise(piece, generation),
    move: printedMove(piece, generation),
  });
}
