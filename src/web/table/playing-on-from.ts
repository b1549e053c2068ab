/** Going on at a new table from a moment that one looks back at: whether one may, and who sits where there. */
import type { Seat } from '../../kernel/game.ts';
import type { Scene } from '../../wire/wire.ts';

/** `not-yet`: others have secrets here until the game is over. Those who only watch have nothing to go on with. */
export function mayPlayOnFrom({ seat, solo, outcome }: Pick<Scene, 'seat' | 'solo' | 'outcome'>): 'yes' | 'not-yet' | 'never' {
  if (seat === null) return 'never';
  return solo || outcome ? 'yes' : 'not-yet';
}

/** The seats that scripted players have there: theirs, and those of other people, who have not been asked. */
export function scriptedThere({ seats }: Pick<Scene, 'seats'>): readonly Seat[] {
  return seats.filter(({ yours, bot }) => !yours || bot !== null).map(({ seat }) => seat);
}
