/** How large the player likes his text, where 1 is usual: what is drawn in units of a board has to ask. */
import { useSyncExternalStore } from 'react';

const USUAL_PX = 16;

let known: { readonly chosen: string | undefined; readonly scale: number } | undefined;

export function useTextScale(): number {
  return useSyncExternalStore(watch, read, () => 1);
}

/** Measured once for each size that was chosen: it is asked for whenever a board is drawn. */
function read(): number {
  const root = document.documentElement;
  const chosen = root.dataset.text;
  if (known && known.chosen === chosen) return known.scale;
  known = { chosen, scale: Number.parseFloat(getComputedStyle(root).fontSize) / USUAL_PX || 1 };
  return known.scale;
}

/** The page says it on its root, as it says what light there is. */
function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-text'] });
  return () => observer.disconnect();
}
