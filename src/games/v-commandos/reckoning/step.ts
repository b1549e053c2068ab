/** What a step onto a tile would bring: dice to stay hidden, fire on the way, the alarm. */
import { tileCalled } from '../rules/moving.ts';
import { reactionNumber } from '../rules/reaction-fire.ts';
import { countEnemies, enemyDice } from '../rules/spaces.ts';
import { hides, limitOf } from '../rules/stealth.ts';
import { commandoAt, isOnLevel, levelOn } from '../state.ts';
import type { View } from '../view.ts';
import { positionOf } from './position.ts';

/** Why somebody is seen on a tile: by its light, or by those who stand there and have seen him before. */
type SeenBy = 'enemies' | 'half-light' | 'floodlight';

export interface StepAhead {
  readonly size: 'small' | 'medium' | 'large';
  /** 2.1 The tile hides whoever enters like that. */
  readonly isHidden: boolean;
  /** What gives him away there; undefined where he is hidden. */
  readonly seenBy: SeenBy | undefined;
  /** 2.3 So many dice, of which none may show the limit or less. */
  readonly enemies: number;
  readonly limit: number;
  /** 6.8 Dice of reaction fire, and what they need. */
  readonly fire: number;
  readonly needed: number;
  /** 3.1 The alarm is silent now, and whoever is seen there triggers it. */
  readonly isSilent: boolean;
}

export function stepAhead(view: View, seat: string, id: string, sneaking: boolean): StepAhead | undefined {
  const position = positionOf(view);
  const commando = commandoAt(position, seat);
  const there = tileCalled(position, id);
  const tile = there?.card.tiles[there.tile];
  if (!there || !tile) return undefined;
  const enemies = countEnemies(there.card, there.level, there.tile);
  const seenBy = whatShows(tile.size, hides(tile.size, sneaking, commando), commando.visible && enemies > 0);
  const isFiredAt = isOnLevel(commando) && commando.visible;
  return {
    size: tile.size,
    isHidden: seenBy === undefined,
    seenBy,
    enemies: commando.visible ? 0 : enemies,
    limit: limitOf(position, there.level, commando),
    fire: isFiredAt
      ? enemyDice(there.card, levelOn(position, commando), commando.tile) + enemyDice(there.card, there.level, there.tile)
      : 0,
    needed: isFiredAt ? reactionNumber(position, levelOn(position, commando), commando) : 0,
    isSilent: there.level.alarm === 'silent',
  };
}

/** 2.1, 2.3 The light of a tile that hides nobody like that; else the enemies before whose eyes he comes. */
function whatShows(size: StepAhead['size'], isHiding: boolean, isWatched: boolean): SeenBy | undefined {
  if (!isHiding) return size === 'large' ? 'floodlight' : 'half-light';
  return isWatched ? 'enemies' : undefined;
}
