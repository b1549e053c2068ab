/** The map in words: what each hex costs, how loud it is, what it does to an attack, and what is in it. */
import type { Speaker } from '../../../words/speaker.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { LAND } from '../content/map.ts';
import { KIND } from '../content/terrain.ts';
import { costAt, hexesOf, noiseAt, penaltyAt } from '../rules/ground.ts';
import { nameAt } from '../rules/pieces-in-play.ts';
import type { View } from '../view.ts';

export function map(view: View, speaker: Speaker): string[] {
  return hexesOf(MAP_IDS.indexOf(view.map)).map((hex) =>
    speaker.say('terminal ground', {
      hex: nameAt(hex),
      cost: costAt(hex),
      noise: noiseAt(hex),
      penalty: penaltyAt(hex),
      kinds: kindsAt(hex)
        .map((kind) => speaker.say(`terrain ${kind}`))
        .join(', '),
    }),
  );
}

function kindsAt(hex: number): string[] {
  return Object.entries(KIND).flatMap(([kind, bit]) => ((LAND.kinds[hex] ?? 0) & bit ? [kind] : []));
}
