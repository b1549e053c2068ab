/** Which stack is looked into: the one that holds what is pointed at, or from whose fan something was taken. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { liesOn, middleOf } from './geometry.ts';

/** So long a stack stays open that the pointer has left, for it may be on its way to what has been fanned out. */
const LINGERS = 420;

interface Holding {
  readonly id: string;
  readonly ids: readonly string[];
}

/** The stack that holds what is pointed at; a while longer, once the pointer has left it. */
export function useLookedInto(stacks: readonly Holding[], pointed: string | undefined): string | undefined {
  const [kept, setKept] = useState<string>();
  const over = stacks.find(({ ids }) => pointed !== undefined && ids.length > 1 && ids.includes(pointed))?.id;
  useEffect(() => {
    if (over !== undefined) {
      setKept(over);
      return;
    }
    const timer = window.setTimeout(() => setKept(undefined), LINGERS);
    return () => window.clearTimeout(timer);
  }, [over]);
  return over ?? kept;
}

/** So far beside its fan a hand is still within it, in pixels. */
const BESIDE = 14;

/** Whether what is in hand is still held over the fan that it was taken from: it may be put upon another of that. */
export function useWithinFan(inHand: string | undefined): boolean {
  const [left, setLeft] = useState<string>();
  useLayoutEffect(() => {
    setLeft(undefined);
    if (inHand === undefined) return;
    const fan = fanAround(document.getElementById(`thing-${inHand}`));
    if (!fan) {
      setLeft(inHand);
      return;
    }
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!liesOn(fan, [clientX, clientY], BESIDE)) setLeft(inHand);
    };
    window.addEventListener('pointermove', follow, true);
    return () => window.removeEventListener('pointermove', follow, true);
  }, [inHand]);
  return inHand !== undefined && left !== inHand;
}

/** The ground of the fan in which something lies. */
function fanAround(counter: Element | null): DOMRect | undefined {
  if (!counter) return undefined;
  const fans = [...document.querySelectorAll('.bubble-body')].map((body) => body.getBoundingClientRect());
  return fans.find((fan) => liesOn(fan, middleOf(counter.getBoundingClientRect())));
}
