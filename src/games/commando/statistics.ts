/** What is counted over a game: every die an event tells of, once, and whose it was. */
import type { Event } from './vocabulary.ts';

/**
 * commando  rolled by the player, for units and for luck: also where a unit rolls for its life in a minefield or
 *           under attrition, for the rule has the unit roll and nobody else
 * opfor     rolled for the enemy, in battle only
 * table     rolled for nobody: where the objectives lie
 */
export interface Rolled {
  readonly who: 'commando' | 'opfor' | 'table';
  readonly faces: readonly number[];
}

const NO_DICE: readonly Rolled[] = [];

/** In the order in which they were rolled. */
export function diceIn(event: Event): readonly Rolled[] {
  switch (event.type) {
    case 'objective-placed':
    case 'objective-rerolled':
      return [{ who: 'table', faces: event.dice }];
    case 'superiority':
      return [
        { who: 'commando', faces: [event.commandoDie] },
        { who: 'opfor', faces: [event.opforDie] },
      ];
    case 'fired':
      return [{ who: event.side, faces: event.dice }];
    case 'campaign-points':
      return event.dice.length === 0 ? NO_DICE : [{ who: 'commando', faces: event.dice }];
    case 'jumped':
    case 'ground-reconned':
    case 'air-reconned':
    case 'supply-checked':
    case 'availability-checked':
    case 'attrition':
    case 'mine-checked':
    case 'leader-rolled':
      return [{ who: 'commando', faces: [event.die] }];
    default:
      return NO_DICE;
  }
}
