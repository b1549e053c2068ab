/** Whether there is no room for a column beside the board. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 899px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => asked().narrow, WIDE);
}

/** Drawn without a window, a board has all the room it wants. */
const WIDE = () => false;

function subscribe(listener: () => void): () => void {
  const { query } = asked();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface Asked {
  readonly query: MediaQueryList;
  narrow: boolean;
}

let known: Asked | undefined;

/** Once for all: those who are drawn ask each time, and a window takes long to answer. */
function asked(): Asked {
  if (known) return known;
  const query = matchMedia(NARROW);
  const found: Asked = { query, narrow: query.matches };
  query.addEventListener('change', () => {
    found.narrow = query.matches;
  });
  known = found;
  return found;
}
