/** Why the last choice cannot be taken back as if nothing had happened: the dice and cards that have been seen since. */
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import { isForSeveral } from './company/acts.ts';

/** Others who have chosen since may be asked; where there are none, nothing but chance stands in the way. */
export function isBarred(scene: Pick<Scene, 'seat' | 'step' | 'undoable' | 'outcome' | 'seats'>): boolean {
  return scene.seat !== null && scene.step > 0 && scene.undoable === 0 && scene.outcome === null && !isForSeveral(scene);
}

/** What the last step with a roll has brought; where nothing was rolled, what happened last. */
export function cameToLight(log: readonly LogLine[], isRolled: (event: GameEvent) => boolean): readonly GameEvent[] {
  const told = log.filter((line) => 'event' in line);
  const last = told.findLast(({ event }) => isRolled(event)) ?? told.at(-1);
  const since = told.filter(({ step }) => step === last?.step).map(({ event }) => event);
  const rolled = since.filter(isRolled);
  return (rolled.length > 0 ? rolled : since).slice(-MOST);
}

/** So many sentences are read on a small button. */
const MOST = 2;
