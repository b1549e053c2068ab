import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { clearAround, paneOf } from './clear-ground.ts';
import type { Box, Point, Size } from './geometry.ts';
import { beside, onFreeGround, type Standing } from './placing.ts';
import './hover-card.css';

interface HoverCardProps {
  /** What it explains. */
  readonly anchor: Element;
  readonly title: string;
  /** What there is to know, most important first; the first of them is told here. */
  readonly lines: readonly { readonly text: string }[];
  /** All of it as it is printed, instead of lines: a card. */
  readonly whole?: ReactNode;
  /** How to ask for the rest, where there is more. */
  readonly more?: string | undefined;
  /** Whether there is free ground for it: without this it lies where it covers least. */
  readonly onGround?: (isFree: boolean) => void;
}

/** So long after its anchor has moved a stack may still be fanned out around it, in milliseconds. */
const FANNED_MS = 400;

/** Keeps the card beside its anchor, wherever the board or the page moves it. */
function follow(card: HTMLElement, anchor: Element, onGround: (isFree: boolean) => void): () => void {
  let request = 0;
  let from = '';
  let settled = 0;
  const look = () => {
    request = requestAnimationFrame(look);
    if (!anchor.isConnected) return;
    const box = anchor.getBoundingClientRect();
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const seen = [box.x, box.y, box.width, size.width, size.height].map(Math.round).join(' ');
    if (seen === from && performance.now() > settled) return;
    if (seen !== from) settled = performance.now() + FANNED_MS;
    from = seen;
    const { clear, rather } = clearAround(anchor);
    const standing = onFreeGround(box, size, paneOf(anchor), clear, rather);
    // A card is read as a whole or not at all: there is no room for it in the column.
    const isWhole = card.dataset.whole === 'true';
    onGround(standing !== undefined || isWhole);
    put(card, standing ?? { at: isWhole ? leastCovering(box, size, paneOf(anchor), clear) : beside(box, size, windowBox()) });
  };
  look();
  return () => cancelAnimationFrame(request);
}

function windowBox(): Box {
  return { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
}

function leastCovering(anchor: Box, card: Size, room: Box, clear: readonly Box[]): Point {
  return beside(
    anchor,
    card,
    room,
    clear.map(({ x, y, width, height }) => ({ x, y, width, height, weight: 1 })),
  );
}

function put(card: HTMLElement, { at: [x, y], tip, side }: Pick<Standing, 'at'> & Partial<Standing>): void {
  card.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  card.dataset.side = side ?? 'none';
  card.style.setProperty('--tip-x', `${Math.round((tip?.[0] ?? x) - x)}px`);
  card.style.setProperty('--tip-y', `${Math.round((tip?.[1] ?? y) - y)}px`);
}

/** What there is to know about a thing, in two lines on a slip of paper beside it. The pointer goes through it. */
export function HoverCard({ anchor, title, lines, whole, more, onGround }: HoverCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const ground = useRef(onGround);
  useEffect(() => {
    ground.current = onGround;
  }, [onGround]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    element.dataset.offBoard = String(!(anchor instanceof SVGElement));
    // above everything, without asking what lies above what
    element.showPopover();
    const stopFollowing = follow(element, anchor, (isFree) => {
      element.dataset.aside = String(!isFree && ground.current !== undefined);
      ground.current?.(isFree);
    });
    const describes = !anchor.hasAttribute('aria-describedby');
    if (describes) anchor.setAttribute('aria-describedby', id);
    return () => {
      stopFollowing();
      if (describes) anchor.removeAttribute('aria-describedby');
      if (element.isConnected) element.hidePopover();
    };
  }, [anchor, id]);

  const [first] = lines;
  return (
    <div ref={card} id={id} className="hover-card" data-whole={Boolean(whole)} popover="manual" role="tooltip">
      <span className="hover-card-title">{title}</span>
      {whole}
      {!whole && first && (
        <span className="hover-card-line">
          <span>{first.text}</span>
          {lines.length > 1 && more !== undefined && <span className="hover-card-more">{more}</span>}
        </span>
      )}
    </div>
  );
}
