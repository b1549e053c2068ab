/** Where Turns begin among the steps that one may look back at. */
import type { Face } from '../../games/face.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';

export interface Turn {
  /** Its place among the steps. */
  readonly stop: number;
  /** What it began with. */
  readonly event: GameEvent;
}

export function turnsIn(log: readonly LogLine[], steps: readonly number[], { beginsTurn }: Pick<Face, 'beginsTurn'>): readonly Turn[] {
  if (!beginsTurn) return [];
  const turns = new Map<number, GameEvent>();
  for (const line of log) if ('event' in line && beginsTurn(line.event)) turns.set(line.step, line.event);
  return steps.flatMap((step, stop) => {
    const event = turns.get(step);
    return event ? [{ stop, event }] : [];
  });
}

/** The Turn that this place belongs to. */
export function turnAt(turns: readonly Turn[], stop: number): Turn | undefined {
  return turns.findLast((turn) => turn.stop <= stop);
}

/** Where the Turn before or after this place begins. */
export function turnBeside(turns: readonly Turn[], stop: number, by: -1 | 1): number | undefined {
  return (by < 0 ? turns.findLast((turn) => turn.stop < stop) : turns.find((turn) => turn.stop > stop))?.stop;
}
