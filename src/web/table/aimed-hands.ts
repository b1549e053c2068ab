/** Hands for moments in which nothing can be chosen. */
import type { Hands } from '../../board/dragging.ts';
import type { Beat } from '../../games/face.ts';

/** A shot that waits to be fired: whoever fires can be put upon whom it is aimed at, which is the same as a press there. */
export function aimedHands(beat: Beat | undefined, fire: () => void, lookAway: () => void): Omit<Hands, 'onHurry'> | undefined {
  const { aims, things: [firing] = [] } = beat ?? {};
  if (aims === undefined || firing === undefined) return undefined;
  return {
    canTake: (thing) => thing === firing,
    canDrop: (_, onto) => onto === aims,
    // A finger that has rested on it was told of it, and wants to see the shot.
    onTake: (thing) => thing !== undefined && lookAway(),
    onOver: () => {},
    onDrop: (_, onto) => {
      if (onto === aims) fire();
    },
  };
}

/** In the past nothing is put anywhere: a piece can be taken up, and it is told why it goes back. */
export function pastHands(isPast: boolean, isPiece: (thing: string) => boolean, tell: () => void): Omit<Hands, 'onHurry'> | undefined {
  if (!isPast) return undefined;
  return { canTake: isPiece, canDrop: () => false, onTake: () => {}, onOver: () => {}, onDrop: tell };
}
