/** What is counted over a game: every die an event tells of, once, and whose it was. */
import type { Rolled } from '../box.ts';
import type { Event } from './vocabulary.ts';

/**
 * commando  rolled by the player, for units and for luck: also where a unit rolls for its life in a minefield or
 *           under attrition, for the rule has the unit roll and nobody else
 * opfor     rolled for the enemy, in battle only
 * table     rolled for nobody: where the objectives lie
 */
type Who = 'commando' | 'opfor' | 'table';

/** Every die of Commando has six sides. */
function d6(who: Who, faces: readonly number[]): Rolled {
  return { who, sides: 6, faces };
}

const NO_DICE: readonly Rolled[] = [];

/** In the order in which they were rolled. */
export function diceIn(event: Event): readonly Rolled[] {
  switch (event.type) {
    case 'objective-placed':
    case 'objective-rerolled':
      return [d6('table', event.dice)];
    case 'superiority':
      return [d6('commando', [event.commandoDie]), d6('opfor', [event.opforDie])];
    case 'fired':
      return [d6(event.side, event.dice)];
    case 'campaign-points':
      return event.dice.length === 0 ? NO_DICE : [d6('commando', event.dice)];
    case 'jumped':
    case 'ground-reconned':
    case 'air-reconned':
    case 'supply-checked':
    case 'availability-checked':
    case 'attrition':
    case 'mine-checked':
    case 'leader-rolled':
      return [d6('commando', [event.die])];
    default:
      return NO_DICE;
  }
}
