/**
 * Two lines, then "more": whoever wants the rest asks for it, and whoever does not is not pushed aside by it. Opened it is read whole, and
 * whatever does not fit beside it scrolls with it as one. On a sheet where hardly a choice would be seen below it, a note has its title
 * only, and advice one line.
 */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from './session.ts';
import './prose.css';

/** What was opened last stays open where it comes back: whoever takes something in hand has not read it to its end yet. */
let opened: string | undefined;

export function Prose({ text }: { readonly text: string }) {
  const { say, scene } = useSession();
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => opened === text);
  const [isLong, setLong] = useState(isOpen);
  const toggle = () => {
    opened = isOpen ? undefined : text;
    setOpen(!isOpen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another length
  useLayoutEffect(() => {
    const element = words.current;
    if (!element || isOpen) return undefined;
    const prose = element.parentElement;
    const see = () => setLong(prose?.dataset.folded === 'true' || element.scrollHeight > element.clientHeight + 1);
    const measure = () => {
      element.style.removeProperty('-webkit-line-clamp');
      prose?.removeAttribute('data-folded');
      const lines = linesSeen(element, more.current?.offsetHeight ?? 0);
      if (lines !== undefined) element.style.setProperty('-webkit-line-clamp', String(lines));
      if (lines === FEWEST) {
        const isFolded = isInTheWay(element);
        prose?.setAttribute('data-folded', String(isFolded));
        // "more" would take the room of the one line that is wanting
        if (!isFolded && element.scrollHeight - element.clientHeight <= lineOf(element) + 1)
          element.style.setProperty('-webkit-line-clamp', 'none');
      }
      see();
    };
    measure();
    // Another width, or another height of the sheet: what comes and goes beside it with the pointer changes none of its lines.
    const sheet = element.closest<HTMLElement>('.bottom-sheet-body');
    const room = () => `${element.clientWidth} ${sheet?.clientHeight}`;
    let before = room();
    const observer = new ResizeObserver(() => {
      if (room() === before) see();
      else measure();
      before = room();
    });
    for (const one of [element, sheet]) if (one) observer.observe(one);
    // The panel of the first window is fetched: it comes between the note and the choices when that has been measured.
    const late = new MutationObserver((changes) => changes.some(({ addedNodes }) => [...addedNodes].some(isInterrupt)) && measure());
    const prompt = sheet && element.closest('.prompt');
    if (prompt) late.observe(prompt, { childList: true });
    return () => {
      observer.disconnect();
      late.disconnect();
    };
  }, [text, isOpen, scene.version]);
  return (
    <div className="prose" data-open={isOpen}>
      <p ref={words} id={id} className="prose-words">
        {text}
      </p>
      {isLong && (
        <button type="button" ref={more} className="quiet prose-more" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {say(isOpen ? 'less' : 'more')}
        </button>
      )}
    </div>
  );
}

const isInterrupt = (node: Node) => node instanceof Element && node.matches('.interrupt');

/** "More", in pixels, before it is there. */
const MORE_PX = 26;
const FEWEST = 2;

/** As many lines as find room above the choices, all of them or the fewest; nothing where it stays with what the style says. */
function linesSeen(words: HTMLElement, morePx: number): number | 'none' | undefined {
  const free = freeBelow(words);
  if (free < 0) return FEWEST;
  const hidden = words.scrollHeight - words.clientHeight;
  const room = free + morePx;
  if (hidden <= room) return 'none';
  const line = lineOf(words);
  const besides = Math.floor((room - Math.max(morePx, MORE_PX)) / line);
  return besides > 0 ? Math.round(words.clientHeight / line) + besides : undefined;
}

/** So many choices are seen below a note on a sheet, or all there are; otherwise the note is folded to its title. */
const ROWS_IN_SIGHT = 3;

function isInTheWay(words: Element): boolean {
  const sheet = words.closest('.bottom-sheet-body');
  const rows = sheet ? [...sheet.querySelectorAll('.offer-row')] : [];
  // The buttons below the list stay at the foot.
  const edge = bottomOf(sheet) - (sheet?.querySelector('.offer-plain')?.clientHeight ?? 0);
  const seen = rows.filter((row) => row.getBoundingClientRect().bottom <= edge);
  return seen.length < Math.min(ROWS_IN_SIGHT, rows.length);
}

const bottomOf = (sheet: Element | null) => sheet?.getBoundingClientRect().bottom ?? 0;

function lineOf(words: Element): number {
  return Number.parseFloat(getComputedStyle(words).lineHeight) || words.clientHeight || 1;
}

/** So many pixels are free below the choices, fewer than none where they scroll: where the rest fits in there, nobody has to ask for it. */
function freeBelow(words: Element): number {
  const offers = words.closest('.prompt')?.querySelector<HTMLElement>('.offers');
  if (!offers) return 0;
  const sheet = words.closest('.bottom-sheet-body');
  if (sheet) return bottomOf(sheet) - offers.getBoundingClientRect().bottom;
  const heights = [...offers.children].map((child) => child.scrollHeight);
  return offers.clientHeight - heights.reduce((sum, height) => sum + height, 0);
}
