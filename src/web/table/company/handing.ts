/** A screen that is handed round: whose turn it is to sit before it. */
import { useEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../wire/wire.ts';
import { isAsked } from '../scene-keeper.ts';
import { isSamePerson } from './beside.ts';
import { isInterrupt } from './stops.ts';

/** Whoever sits before the screen now hands it on. */
export interface HandedOn {
  /** The seats of those who play here besides the first. */
  readonly beside: readonly Seat[];
  to(seat: Seat): void;
}

export interface Handing {
  /** Who must choose now, while whoever sits here need not. */
  readonly to: Seat | undefined;
  handOver(): void;
  /** Somebody wants to look at his own things, although he is not asked. */
  readonly give: (seat: Seat) => void;
}

/** The seat at this screen that must choose while the one looked from has nothing to say. */
export function nextAtScreen({ seats, seat, outcome }: Pick<Scene, 'seats' | 'seat' | 'outcome'>): Seat | undefined {
  const asked = seats.filter((card) => card.yours && card.asked && card.bot === null);
  if (outcome || asked.some((card) => card.seat === seat)) return undefined;
  return asked[0]?.seat;
}

/** Who sits down first at a screen that is handed round: whoever is asked, or else the first who plays here. */
export function firstAtScreen(seats: Scene['seats']): Seat | undefined {
  return nextAtScreen({ seats, seat: null, outcome: null }) ?? seats.find(({ yours }) => yours)?.seat;
}

export function useHanding(handedOn: HandedOn | undefined, scene: Scene, isHeld: boolean): Handing | undefined {
  // What has just happened is seen to its end first.
  const next = handedOn && !isHeld ? nextAtScreen(scene) : undefined;
  const { seat } = scene;
  const isOwn = next !== undefined && seat !== null && isSamePerson(seat, next, handedOn?.beside ?? []);
  const isGuest = useRef(false);
  useEffect(() => {
    // Whoever only had to let something go by, or not, has nothing left to do here: the screen is put away for the one whose Turn it is.
    if (next !== undefined && (isOwn || isGuest.current)) handedOn?.to(next);
    if (isAsked(scene)) isGuest.current = isInterrupt(scene);
  }, [isOwn, next, handedOn, scene]);
  return useMemo(() => {
    if (!handedOn) return undefined;
    const to = isOwn ? undefined : next;
    const give = (wanted: Seat) => handedOn.to(wanted);
    return { to, give, handOver: () => to !== undefined && give(to) };
  }, [handedOn, next, isOwn]);
}
