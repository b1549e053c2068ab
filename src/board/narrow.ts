/** Whether there is no room for a column beside the board. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 899px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches, WIDE);
}

/** Drawn without a window, a board has all the room it wants. */
const WIDE = () => false;

function subscribe(listener: () => void): () => void {
  query().addEventListener('change', listener);
  return () => query().removeEventListener('change', listener);
}

let asked: MediaQueryList | undefined;

/** One for all who ask: they do so whenever they are drawn. */
function query(): MediaQueryList {
  asked ??= matchMedia(NARROW);
  return asked;
}
