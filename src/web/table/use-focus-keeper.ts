/** After a choice the button that made it is gone: the focus stays in the list, or wherever it was. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { firstOffer } from './offers.tsx';

export function useFocusKeeper(page: RefObject<HTMLElement | null>, version: number): void {
  const wasInList = useRef(false);
  const byKey = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element) wasInList.current = target.closest('[data-offers]') !== null;
    };
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    document.addEventListener('focusin', note);
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      document.removeEventListener('focusin', note);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every version the list is another
  useLayoutEffect(() => {
    if (!wasInList.current || document.activeElement !== document.body) return;
    const list = page.current?.querySelector<HTMLElement>('[data-offers]');
    // Whoever used a mouse would wonder why the first choice is shown as considered.
    const offer = byKey.current ? firstOffer(list) : undefined;
    (offer ?? list)?.focus({ preventScroll: true });
  }, [version, page]);
}
