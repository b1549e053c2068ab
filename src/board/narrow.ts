/** How much room a page has: whether there is none for a column beside the board, and whether a telephone is turned. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 899px)';
const TURNED = `${NARROW} and (min-aspect-ratio: 4 / 3)`;

export const useNarrow = watching(NARROW);

/** A small window that is wider than high: what lies below a board elsewhere stands beside it. */
export const useTurned = watching(TURNED);

/** Drawn without a window, a board has all the room it wants. */
const WIDE = () => false;

interface Asked {
  readonly query: MediaQueryList;
  matches: boolean;
}

/** Once for all: those who are drawn ask each time, and a window takes long to answer. */
function watching(condition: string): () => boolean {
  let known: Asked | undefined;
  const asked = (): Asked => {
    if (known) return known;
    const query = matchMedia(condition);
    const found: Asked = { query, matches: query.matches };
    query.addEventListener('change', () => {
      found.matches = query.matches;
    });
    known = found;
    return found;
  };
  const subscribe = (listener: () => void) => {
    const { query } = asked();
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => asked().matches, WIDE);
}
