/** Those who go somewhere are seen going: from hex to hex along their way, and not through what lies between. */
import { useMemo, useRef } from 'react';
import type { Point } from '../../../../board/geometry.ts';
import type { GameEvent } from '../../../../kernel/game.ts';
import type { Playing } from '../../../face.ts';
import { haltAt } from '../../reckoning/halt.ts';
import type { View } from '../../view.ts';
import { middleOf } from '../ground.ts';
import { told } from '../seen.ts';

export interface Walk {
  /** Where it leads. */
  readonly hex: string;
  readonly pieces: ReadonlySet<string>;
  /** The middles of all hexes, the first and the last included. */
  readonly over: readonly Point[];
  readonly ms: number;
}

/** The way is known before they set out, and walked afterwards: it is the same walk as long as it lasts. */
export function useWalk(view: View, playing: Playing | undefined): Walk | undefined {
  const { event: anyEvent, beat, stretch = 1 } = playing ?? {};
  const { name, ms = 0 } = beat ?? {};
  const planned = useRef<{ readonly event: GameEvent; readonly over: readonly Point[] }>(undefined);
  const [event] = anyEvent ? told([anyEvent]) : [];
  if (anyEvent && event?.type === 'moved' && name === 'way') {
    const halt = view.move ? haltAt(view, view.move.lead, event.hex) : undefined;
    planned.current = halt && { event: anyEvent, over: [halt.from, ...halt.way.map(({ hex }) => hex)].map(middleOf) };
  }
  return useMemo(() => {
    const [moved] = anyEvent ? told([anyEvent]) : [];
    const plan = planned.current;
    if (name !== 'walk' || moved?.type !== 'moved' || !plan || plan.event !== anyEvent) return undefined;
    return { hex: moved.hex, pieces: new Set(moved.pieces), over: plan.over, ms: ms * stretch };
  }, [anyEvent, name, ms, stretch]);
}
