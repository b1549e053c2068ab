/** Two lines, then "more": whoever wants the rest asks for it, and whoever does not is not pushed aside by it. */
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from './session.ts';
import './prose.css';

export function Prose({ text }: { readonly text: string }) {
  const { say, scene } = useSession();
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  /** How tall it is while it is closed, once it has been opened: so much room it keeps. */
  const [kept, setKept] = useState<number>();
  const isOpen = kept !== undefined;
  const [isLong, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another length
  useLayoutEffect(() => {
    const element = words.current;
    if (!element || isOpen) return undefined;
    const measure = () => {
      element.style.removeProperty('-webkit-line-clamp');
      const free = freeBelow(element);
      const isRoom = element.scrollHeight - element.clientHeight <= free;
      if (isRoom || free < 0) element.style.setProperty('-webkit-line-clamp', isRoom ? 'none' : '2');
      setLong(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen, scene.version]);
  const toggle = () => {
    // Closed, its first two lines are seen, however far it was read.
    if (words.current) words.current.scrollTop = 0;
    setKept(isOpen ? undefined : place.current?.offsetHeight);
  };
  return (
    <div className="prose" data-open={isOpen} ref={place} style={isOpen ? ({ '--kept': `${kept}px` } as CSSProperties) : undefined}>
      <div className="prose-sheet">
        <p ref={words} id={id} className="prose-words" tabIndex={isOpen ? 0 : undefined}>
          {text}
        </p>
        {isLong && (
          <button type="button" className="quiet prose-more" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            {say(isOpen ? 'less' : 'more')}
          </button>
        )}
      </div>
    </div>
  );
}

/** So many pixels are free below the choices, fewer than none where they scroll: where the rest fits in there, nobody has to ask for it. */
function freeBelow(words: Element): number {
  const offers = words.closest('.prompt')?.querySelector<HTMLElement>('.offers');
  if (!offers) return 0;
  const sheet = words.closest('.bottom-sheet-body');
  if (sheet) return sheet.getBoundingClientRect().bottom - offers.getBoundingClientRect().bottom;
  const heights = [...offers.children].map((child) => child.scrollHeight);
  return offers.clientHeight - heights.reduce((sum, height) => sum + height, 0);
}
