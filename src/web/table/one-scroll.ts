/** A list of choices that has hardly any room does not scroll within a column that scrolls itself: the column scrolls, with all that is in it. */
import { type RefObject, useLayoutEffect } from 'react';

/** Of a list that scrolls so much is seen at least, in rem: three rows, and that it goes on. */
const LEAST = 8;

/** Whether so little is seen of a list that it had better not scroll by itself; lengths are pixels. */
export function isCramped(seen: number, whole: number, rem: number): boolean {
  return seen < whole - 1 && seen < LEAST * rem;
}

/** `data-scrolls` of the prompt says so: for as long as the same is asked in a window of the same height, so that no row moves to and fro. */
export function useOneScroll(list: RefObject<HTMLElement | null>, version: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other choices
  useLayoutEffect(() => {
    const element = list.current;
    const column = element?.closest<HTMLElement>('.table-deciding');
    const prompt = element?.closest<HTMLElement>('.prompt');
    if (!element || !column || !prompt) return;
    let height = column.clientHeight;
    const look = () => {
      if (height !== column.clientHeight) delete prompt.dataset.scrolls;
      height = column.clientHeight;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (isCramped(element.clientHeight, element.scrollHeight, rem)) prompt.dataset.scrolls = 'true';
    };
    look();
    const observer = new ResizeObserver(look);
    for (const one of [element, column]) observer.observe(one);
    return () => {
      observer.disconnect();
      delete prompt.dataset.scrolls;
    };
  }, [list, version]);
}
