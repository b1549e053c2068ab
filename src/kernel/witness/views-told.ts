/**
 * What somebody saw whenever he was told something: the view as it was at that moment, in the middle of a rule. It is taken only for
 * one who asks, and only of events that he was told.
 */
import type { Chronicle } from '../chronicle.ts';
import type { Choice, Game, GameEvent, GameState } from '../game.ts';
import { type Asker, isTold, seatsOf } from './audience.ts';
import type { LogLine } from './log.ts';

/** Of so many choices at most they are worked out: whoever has missed more sees how it stands. */
const MOST_STEPS = 12;

/**
 * Of the events among these last lines of his log, one view for each; where they reach back too far, of the last choices. Where it was
 * not kept how it stood, the choice that told of it is played again, unless nobody knows the way back to it.
 */
export function viewsAlong<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  asker: Asker,
  lines: readonly LogLine[],
): readonly unknown[] {
  const told = new Map<number, GameEvent[]>();
  for (const line of lines) if ('event' in line) told.set(line.step, [...(told.get(line.step) ?? []), line.event]);
  const views: unknown[] = [];
  for (const [step, events] of [...told].slice(-MOST_STEPS).reverse()) {
    const kept = events.map((event) => keptView(chronicle, asker, event));
    const isKept = !kept.includes(undefined);
    const seen = isKept || !chronicle.remembers(step - 1) ? kept : viewsOfStep(chronicle, asker, step);
    if (seen.length !== events.length || seen.includes(undefined)) break;
    views.unshift(...seen);
  }
  return views;
}

/** Of the choice that led to this step: it is played once more. Once the game is over, what others held is seen as well. */
export function viewsOfStep<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  asker: Asker,
  step: number,
): readonly unknown[] {
  const { game, match } = chronicle;
  const isOver = match.outcome !== undefined;
  const views: unknown[] = [];
  chronicle.playAgain(step, (event, state) => {
    if (isTold(event.to ?? 'all', seatsOf(asker))) views.push(viewIn(game, state, asker, isOver));
  });
  return views.includes(undefined) ? [] : views;
}

function keptView<S extends GameState, C extends Choice, E extends GameEvent>(
  { game, stateAt }: Chronicle<S, C, E>,
  asker: Asker,
  event: GameEvent,
): unknown {
  const states: ReadonlyMap<GameEvent, S> = stateAt;
  const state = isTold(event.to ?? 'all', seatsOf(asker)) ? states.get(event) : undefined;
  return state && viewIn(game, state, asker);
}

/** A view that cannot be taken in the middle of a rule is none, and nothing else fails over it. */
export function viewIn<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  asker: Asker,
  isOver = false,
): unknown {
  try {
    return (isOver && game.viewAfterwards?.(state, asker)) || game.view(state, asker);
  } catch {
    return undefined;
  }
}
