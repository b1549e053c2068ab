/** A shot that waits to be fired: whoever fires can be put upon whom it is aimed at, which is the same as a press there. */
import type { Hands } from '../../board/dragging.ts';
import type { Beat } from '../../games/face.ts';

export function aimedHands(beat: Beat | undefined, fire: () => void): Omit<Hands, 'onHurry'> | undefined {
  const { aims, things: [firing] = [] } = beat ?? {};
  if (aims === undefined || firing === undefined) return undefined;
  return {
    canTake: (thing) => thing === firing,
    canDrop: (_, onto) => onto === aims,
    onTake: () => {},
    onOver: () => {},
    onDrop: (_, onto) => {
      if (onto === aims) fire();
    },
  };
}
