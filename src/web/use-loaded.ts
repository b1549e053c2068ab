/** Something that takes a moment to come, and may not come at all: the one way in which the pages wait for it. */
import { useCallback, useEffect, useMemo, useState } from 'react';

interface Loaded<Value> {
  /** Undefined until it has come; the last one while a newer one is on its way. */
  readonly value: Value | undefined;
  readonly failure: unknown;
  /** Whether what has come is what was asked for last. */
  readonly isCurrent: boolean;
  readonly again: () => void;
}

type Load<Value> = (signal: AbortSignal) => Promise<Value>;

interface Come<Value> {
  readonly by?: Load<Value>;
  readonly value?: Value;
  readonly failure?: unknown;
}

/**
 * `load` must be the same function from one drawing to the next: it is called again whenever it is another one, and told
 * by its signal that nobody waits for it any more. Without one there is nothing to wait for.
 */
export function useLoaded<Value>(load: Load<Value> | undefined): Loaded<Value> {
  const [come, setCome] = useState<Come<Value>>({});
  const [times, setTimes] = useState(0);
  // the same load once more is another request
  const request = useMemo(() => (load ? { load, times } : undefined), [load, times]);
  useEffect(() => {
    if (!request) return undefined;
    const abort = new AbortController();
    const { load: by } = request;
    const take = (next: Come<Value>) => void (abort.signal.aborted || setCome({ by, ...next }));
    by(abort.signal).then(
      (value) => take({ value }),
      (failure: unknown) => take({ failure }),
    );
    return () => abort.abort();
  }, [request]);
  const again = useCallback(() => {
    setCome(({ failure: _, ...before }) => before);
    setTimes((before) => before + 1);
  }, []);
  return { value: come.value, failure: come.failure, isCurrent: load !== undefined && come.by === load, again };
}

/** The same for what cannot be done without: if it does not come, the page fails. */
export function useNeeded<Value>(load: Load<Value> | undefined): { readonly value: Value | undefined; readonly isCurrent: boolean } {
  const { value, failure, isCurrent } = useLoaded(load);
  if (failure !== undefined) throw failure;
  return { value, isCurrent };
}
