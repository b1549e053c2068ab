import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { beside, type Obstacle } from './placing.ts';
import './hover-card.css';

interface HoverCardProps {
  /** What it explains. */
  readonly anchor: Element;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly rule?: string }[];
  readonly onRule?: (rule: string) => void;
  /** The name of the button that closes it; shown where there is no mouse that could simply go away. */
  readonly closes?: string;
  /**
   * The pointer has left both the anchor and the card, something was pressed, or Escape. Leave the card open until
   * then: closed as soon as the pointer leaves its anchor, it could never be entered.
   */
  readonly onClose: () => void;
}

/** The pointer has this long to cross from the anchor to the card, in milliseconds. */
const CROSSING = 280;

/** Whatever can be pressed says whether it is of use now; what is of use had better stay in sight. */
const PRESSABLE = '[data-legal]';
const IN_USE = 5;

function obstaclesAround(anchor: Element): Obstacle[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(PRESSABLE)].flatMap((element) => {
    if (element.contains(anchor) || anchor.contains(element)) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 ? [{ x, y, width, height, weight: element.dataset.legal === 'true' ? IN_USE : 1 }] : [];
  });
}

/** Keeps the card beside its anchor, wherever the board or the page moves it. */
function follow(card: HTMLElement, anchor: Element, onLost: () => void): () => void {
  let request = 0;
  let place = '';
  let from = '';
  const look = () => {
    if (!anchor.isConnected) {
      onLost();
      return;
    }
    request = requestAnimationFrame(look);
    const box = anchor.getBoundingClientRect();
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const seen = [box.x, box.y, box.width, size.width, size.height].map(Math.round).join(' ');
    if (seen === from) return;
    from = seen;
    const { innerWidth: width, innerHeight: height } = window;
    const [x, y] = beside(box, size, { width, height }, obstaclesAround(anchor));
    const next = `${Math.round(x)}px ${Math.round(y)}px`;
    if (next !== place) card.style.translate = next;
    place = next;
  };
  look();
  return () => cancelAnimationFrame(request);
}

/** Tells when nobody looks any more. What was opened from the keyboard stays until the cursor moves on or Escape. */
function watch(card: HTMLElement, anchor: Element, close: () => void): () => void {
  let wasOver = anchor.matches(':hover');
  let leaving: number | undefined;
  const isOver = (target: EventTarget | null) => target instanceof Node && (anchor.contains(target) || card.contains(target));
  const stay = () => {
    window.clearTimeout(leaving);
    leaving = undefined;
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return;
      if (isOver(event.target)) {
        wasOver = true;
        stay();
        return;
      }
      if (wasOver) leaving ??= window.setTimeout(close, CROSSING);
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!(event.target instanceof Node && card.contains(event.target))) close();
    },
    // before anything on the way can keep it to itself
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // one Escape, one step back
      event.stopPropagation();
      close();
    },
    { signal, capture: true },
  );
  return () => {
    stay();
    listening.abort();
  };
}

/** What there is to know about a thing, on a slip of paper beside it. */
export function HoverCard({ anchor, title, lines, onRule, closes, onClose }: HoverCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    // above everything, without asking what lies above what
    element.showPopover();
    const stopFollowing = follow(element, anchor, () => close.current());
    const stopWatching = watch(element, anchor, () => close.current());
    const describes = !anchor.hasAttribute('aria-describedby');
    if (describes) anchor.setAttribute('aria-describedby', id);
    return () => {
      stopFollowing();
      stopWatching();
      if (describes) anchor.removeAttribute('aria-describedby');
      if (element.isConnected) element.hidePopover();
    };
  }, [anchor, id]);

  // a tooltip holds nothing to press
  const hasRules = onRule !== undefined && lines.some(({ rule }) => rule !== undefined);
  const role = hasRules ? { role: 'dialog', 'aria-labelledby': `${id}-title` } : { role: 'tooltip' };
  return (
    <div ref={card} id={id} className="hover-card" popover="manual" {...role}>
      <p id={`${id}-title`} className="hover-card-title">
        {title}
      </p>
      {closes !== undefined && (
        <button type="button" className="hover-card-close" aria-label={closes} onClick={onClose}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      )}
      {lines.length > 0 && (
        <ul className="hover-card-lines">
          {lines.map(({ text, rule }) => (
            <li key={`${rule ?? ''} ${text}`} className="hover-card-line">
              <span>{text}</span>
              {rule !== undefined &&
                (onRule ? (
                  <button type="button" className="hover-card-rule" onClick={() => onRule(rule)}>
                    {rule}
                  </button>
                ) : (
                  <span className="hover-card-rule">{rule}</span>
                ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
