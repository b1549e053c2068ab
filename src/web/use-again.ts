/** What others change while one looks is asked for again: now and then, and whenever one comes back to the page. */
import { useEffect, useRef } from 'react';

/** In milliseconds. */
const EVERY = 15_000;

export function useAgain(again: () => void, isWanted = true): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = () => void (document.visibilityState === 'visible' && latest.current());
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [isWanted]);
}
