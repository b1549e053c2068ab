/** A step of a game as it is played out: its events one after the other, each with its beats. */
import type { Beat, PlayOut } from '../../../games/face.ts';
import type { GameEvent } from '../../../kernel/game.ts';

export interface Step {
  readonly before: unknown;
  readonly events: readonly GameEvent[];
  /** The view as it was when each of them was told; empty where nobody knows, and then all of it is shown at once. */
  readonly views: readonly unknown[];
  readonly after: unknown;
  /** It is seen once more: nothing of it waits to be read. */
  readonly isPast?: true;
}

/** One beat, at its place in the step. */
export interface Cue {
  readonly event: GameEvent;
  readonly beat: Beat;
  /** How many events of the step have been told when it is on stage; the last of them may be its own. */
  readonly told: number;
  readonly isTold: boolean;
  /** Which of the things that happen it belongs to. */
  readonly thing: number;
}

export interface Timeline {
  readonly step: Step;
  readonly cues: readonly Cue[];
  /** The view once so many events have been told. */
  viewAfter(told: number): unknown;
}

/** Events without a gesture have no cue: they are told with whatever comes next. For a newcomer, what is read waits until he goes on. */
export function timelineOf(step: Step, playOut: PlayOut, isForNewcomer = false): Timeline {
  const { events } = step;
  const views: readonly unknown[] = [step.before, ...step.views];
  const cues: Cue[] = [];
  let thing = -1;
  for (const [place, event] of events.entries()) {
    const view = views[place];
    const beats = playOut.beats(view, event, events.slice(place + 1), events.slice(0, place));
    if (beats.length === 0) continue;
    if (thing < 0 || !playOut.follows?.(event, events.slice(0, place))) thing++;
    const tells = Math.max(
      beats.findIndex((beat) => beat.tells),
      0,
    );
    for (const [i, one] of beats.entries()) {
      const isTold = i >= tells;
      const beat = isForNewcomer && one.isRead ? { ...one, waits: true } : one;
      cues.push({ event, beat, told: place + Number(isTold), isTold, thing });
    }
  }
  return { step, cues, viewAfter: (told) => (told >= events.length ? step.after : views[told]) };
}
