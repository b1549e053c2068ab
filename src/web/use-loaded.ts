/** Something that takes a moment to come, and may not come at all. */
import { useCallback, useEffect, useState } from 'react';

interface Loaded<Value> {
  /** Undefined until it has come; the last one while a newer one is on its way. */
  readonly value: Value | undefined;
  readonly failure: unknown;
  readonly again: () => void;
}

/** `load` must be the same function from one drawing to the next: it is called again whenever it is another one. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [come, setCome] = useState<{ readonly value?: Value; readonly failure?: unknown }>({});
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` grows when it is to be loaded again.
  useEffect(() => {
    let isStale = false;
    load().then(
      (value) => void (isStale || setCome({ value })),
      (failure: unknown) => void (isStale || setCome({ failure })),
    );
    return () => {
      isStale = true;
    };
  }, [load, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  return { value: come.value, failure: come.failure, again };
}
