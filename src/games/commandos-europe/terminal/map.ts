/** The map in words: what each hex costs, how loud it is, what it does to an attack, and what is in it. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Land } from '../content/land.ts';
import { landPlayed, playedIn } from '../content/map-played.ts';
import { KIND } from '../content/terrain.ts';
import { costAt, hexesOf, noiseAt, penaltyAt } from '../rules/ground.ts';
import { nameAt } from '../rules/pieces-in-play.ts';
import type { View } from '../view.ts';

export function map(view: View, speaker: Speaker): string[] {
  const played = playedIn(view);
  return hexesOf(played).map((hex) =>
    speaker.say('terminal ground', {
      hex: nameAt(hex),
      cost: costAt(played, hex),
      noise: noiseAt(played, hex),
      penalty: penaltyAt(played, hex),
      kinds: kindsAt(landPlayed(played), hex)
        .map((kind) => speaker.say(`terrain ${kind}`))
        .join(', '),
    }),
  );
}

function kindsAt(land: Land, hex: number): string[] {
  return Object.entries(KIND).flatMap(([kind, bit]) => ((land.kinds[hex] ?? 0) & bit ? [kind] : []));
}
