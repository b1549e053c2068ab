/** 5.2 What the event of this turn does on a level: the half that held when it was drawn. */
import { eventCard } from '../content/events.ts';
import type { LevelInPlay, State } from '../state.ts';

export function effectOn(_: Pick<State, 'rules'>, level: LevelInPlay): string {
  return level.event === '' ? 'nothing' : eventCard(level.event)[level.half];
}

/** 5.1 In fog every shot of the enemy needs one more. */
export function fogOn(state: Pick<State, 'rules'>, level: LevelInPlay): number {
  return effectOn(state, level) === 'fog' ? 1 : 0;
}
