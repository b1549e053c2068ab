/** Which stack is looked into: the one that holds what is pointed at. */
import { useEffect, useState } from 'react';

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
