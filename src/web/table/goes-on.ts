/** Which way a list goes on beyond what is seen of it: `data-goes-on` says so, and its words fade there instead of being cut. */
import { type RefObject, useLayoutEffect } from 'react';

/** Pixels beyond an edge that nobody misses. */
const HARDLY = 4;

/** `above`, `below`, both or neither. */
export function goesOn({ scrollTop, scrollHeight, clientHeight }: Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): string {
  const isBelow = scrollHeight - clientHeight - scrollTop > HARDLY;
  return [...(scrollTop > HARDLY ? ['above'] : []), ...(isBelow ? ['below'] : [])].join(' ');
}

/** Of a list of choices, and of the column that scrolls in its stead where there is hardly room for the list. */
export function useGoesOn(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    const column = element?.closest<HTMLElement>('.table-deciding');
    const prompt = element?.closest<HTMLElement>('.prompt');
    if (!element || !column || !prompt) return undefined;
    const look = () => {
      for (const one of [element, column]) one.dataset.goesOn = goesOn(one);
    };
    look();
    const observer = new ResizeObserver(look);
    for (const one of [element, column, prompt]) observer.observe(one);
    const listening = new AbortController();
    for (const one of [element, column]) one.addEventListener('scroll', look, { passive: true, signal: listening.signal });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  });
}
