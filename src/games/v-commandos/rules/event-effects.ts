/** 5.2 What the event of this turn does on a level: the half that held when it was drawn. */
import { eventCard } from '../content/events.ts';
import type { LevelInPlay, State } from '../state.ts';

export function effectOn(_: Pick<State, 'rules'>, level: LevelInPlay): string {
  return level.event === '' ? 'nothing' : eventCard(level.event)[level.half];
}
