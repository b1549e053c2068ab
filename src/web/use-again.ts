/** What others change while one looks is asked for again: now and then, when one comes back to the page, and after something else. */
import { useEffect, useRef } from 'react';

/** In milliseconds. */
const EVERY = 15_000;

/** `after`: asked for again whenever this is another one. */
export function useAgain(again: () => void, after?: unknown): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && latest.current());
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, []);
  // It has just been asked for when it is first looked at.
  const asked = useRef(after);
  useEffect(() => {
    if (asked.current === after) return;
    asked.current = after;
    latest.current();
  }, [after]);
}
