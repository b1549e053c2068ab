/** What there is to know about a piece of ours and about an enemy: the figures printed on it, and how it stands. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { unitsOf } from '../content/enemies.ts';
import { costOf, countersOf, pieceAt, printedFirepower, printedMove, printedNoise } from '../content/pieces.ts';
import { generationOn } from '../rules/pieces-in-play.ts';
import type { View } from '../view.ts';

export function pieceDescribed(view: View, thing: Thing, speaker: Speaker): Described | undefined {
  const piece = pieceAt(thing) >= 0 ? pieceAt(thing) : (countersOf(thing)[0] ?? -1);
  if (piece < 0) return undefined;
  const generation = generationOn(MAP_IDS.indexOf(view.map));
  const figures = {
    cost: costOf(piece),
    firepower: printedFirepower(piece, generation),
    noise: printedNoise(piece, generation),
    move: printedMove(piece, generation),
  };
  return { title: speaker.name(thing), lines: [{ text: speaker.say('terminal goods', figures), rule: '2.4' }] };
}

export function enemyDescribed(view: View, thing: Thing, speaker: Speaker): Described | undefined {
  const enemy = view.enemies.find(({ id }) => id === thing);
  const unit = unitsOf(MAP_IDS.indexOf(view.map)).find(({ id }) => id === thing);
  if (!enemy || !unit) return undefined;
  const { firepower, move } = unit;
  return { title: speaker.name(thing), lines: [{ text: speaker.say('terminal enemy', { id: thing, firepower, move }), rule: '12.10' }] };
}
