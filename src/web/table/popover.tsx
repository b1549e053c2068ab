/** A sheet beside whatever it belongs to. Escape, the cross, or a press elsewhere closes it. */
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clearAround, narrowPage, roomAround } from '../../board/clear-ground.ts';
import { type Box, boxOnly, liesOn, type Point } from '../../board/geometry.ts';
import { useNarrow } from '../../board/narrow.ts';
import { onNarrow } from '../../board/narrow-placing.ts';
import { ASKED_FOR, below, beside, coveredBy, staysAt } from '../../board/placing.ts';
import { slop } from '../../board/pointing.ts';
import { whenAtRest } from '../../board/rest.ts';
import { thingsAt } from '../../board/things-at.ts';
import { Glyph } from './glyph.tsx';
import { handOf, isSecondHalf, pressBefore } from './last-press.ts';
import { useSession } from './session.ts';
import { nod } from './use-click-guard.ts';
import './popover.css';
import './popover-close.css';

interface PopoverProps {
  readonly anchor: Element;
  readonly title: string;
  readonly onClose: () => void;
  /** Where something else was pressed, if that is not the same. */
  readonly onElsewhere?: () => void;
  /** Where the focus goes: to the first choice of a menu, to a sheet that is read, or nowhere. */
  readonly takesFocus?: 'first' | 'sheet';
  /** It opens at the same place each time, whatever lies there. */
  readonly isSteady?: boolean;
  /** A few words that are read by the way: on a narrow page they lie along an edge of the board. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** Where it was put, and beside what. */
interface Lying {
  readonly anchor: Element;
  readonly box: Box;
}

const BOARD = '.table-board';
/** What is moved by hand, and whatever lies on it. */
const MOVED = '.frame-surface';

/** What a fanned stack lies on. */
const OPEN_STACK = '.bubble-body';

/** What is of use now had better stay in sight. */
const IN_USE = 5;

/** Those that are open, the uppermost last: one Escape closes one. */
const stack: object[] = [];

const boxOf = (element: Element): Box => boxOnly(element.getBoundingClientRect());

const openStacks = (): readonly Box[] => [...document.querySelectorAll(OPEN_STACK)].map(boxOf);

function isInOpenStack({ clientX, clientY }: PointerEvent): boolean {
  return openStacks().some((box) => liesOn(box, [clientX, clientY]));
}

/** The click that this tap ends with; the next one counts again. A finger that rests or drags has not tapped. */
function swallow(): void {
  const until = new AbortController();
  const early = { capture: true, signal: until.signal };
  window.addEventListener('pointerdown', () => until.abort(), early);
  window.addEventListener(
    'click',
    (click) => {
      click.stopPropagation();
      click.preventDefault();
      until.abort();
    },
    early,
  );
}

export function Popover({
  anchor,
  title,
  onClose,
  onElsewhere = onClose,
  takesFocus,
  isSteady = false,
  isShort = false,
  children,
}: PopoverProps) {
  const { say, desk } = useSession();
  const isNarrow = useNarrow();
  const sheet = useRef<HTMLElement>(null);
  const lies = useRef<Lying>(undefined);
  const [opener] = useState(() => pressBefore(performance.now()));
  const close = useRef({ onClose, onElsewhere });
  close.current = { onClose, onElsewhere };

  useLayoutEffect(() => sheet.current?.showPopover(), []);
  const place = () => {
    const element = sheet.current;
    if (!element) return;
    const box = boxOf(anchor);
    if (lies.current?.anchor !== anchor) element.style.maxHeight = '';
    const { offsetWidth, offsetHeight } = element;
    const size = { width: offsetWidth, height: offsetHeight };
    const room = roomAround(anchor);
    // Whoever has it before his eyes is on his way to it: it runs away from nobody.
    const before = lies.current?.anchor === anchor ? lies.current.box : undefined;
    if (before && staysAt(before, size, room)) return;
    const { legal, clear, rather } = clearAround(anchor);
    const hand = opener ? [handOf(opener)] : [];
    // Who lies in an open stack is looked at, whether anything can be done with him or not.
    const asked = [...legal, ...openStacks()];
    // On a narrow page it keeps off the question and the filled button, too.
    const page = isNarrow && !isSteady && (isShort || anchor.closest(BOARD)) ? narrowPage(anchor) : undefined;
    const put = page && onNarrow(size, page, { pressed: [box, ...hand], asked, rather: clear }, isShort);
    if (put && put.height < size.height) element.style.maxHeight = `${put.height}px`;
    const at: Point = put
      ? [put.x, put.y]
      : isSteady
        ? below(box, size, room)
        : beside(box, size, room, [
            ...[...hand, ...asked].map((box) => ({ ...box, weight: ASKED_FOR })),
            ...clear.map((box) => ({ ...box, weight: IN_USE })),
            ...rather.map((box) => ({ ...box, weight: 1 })),
          ]);
    element.style.left = `${at[0]}px`;
    element.style.top = `${at[1]}px`;
    lies.current = { anchor, box: { x: at[0], y: at[1], ...size, ...put } };
  };
  // Without a list of what it depends on: whatever has changed may have changed its size.
  useLayoutEffect(place);
  const placeAnew = useRef(place);
  placeAnew.current = place;
  // A small board comes nearer to what a finger has pressed: it lies off that as it was, and must lie off it as it is.
  useEffect(() => {
    const board = isNarrow && !isSteady && anchor.closest(BOARD);
    if (!board) return undefined;
    return whenAtRest(board, () => {
      if (!lies.current || coveredBy(lies.current.box, [boxOf(anchor), ...openStacks()]) === 0) return;
      lies.current = undefined;
      placeAnew.current();
    });
  }, [anchor, isNarrow, isSteady]);

  useEffect(() => {
    const me = {};
    stack.push(me);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || stack.at(-1) !== me) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close.current.onClose();
    };
    let grip: PointerEvent | undefined;
    const onDown = (event: PointerEvent) => {
      const { target } = event;
      grip = undefined;
      // The filled button does what the sheet is about.
      if (!(target instanceof Element) || target.closest('.popover, dialog, .primary')) return;
      if (anchor.contains(target)) {
        grip = event;
        return;
      }
      // A finger that presses within a stack that lies open means one of it: what is said of that takes its place.
      if (event.pointerType === 'touch' && isInOpenStack(event)) return;
      // By mouse one goes on with whatever is pressed; a finger that only wants the sheet gone presses nothing on the board but what is asked for.
      // A short one is in nobody's way: then it has pressed something else to be told of that; and so it has in the past.
      const things = thingsAt(event);
      const isMeant = isShort || desk.isLookingBack() ? things.length > 0 : things.some(desk.isOfUse);
      if (event.pointerType === 'touch' && target.closest(BOARD) && !isMeant) swallow();
      close.current.onElsewhere();
    };
    // Whoever moves the board, or what the sheet lies beside, leaves it: it would lie beside nothing of its own.
    const onMove = ({ clientX, clientY, pointerType, buttons }: PointerEvent) => {
      if (!grip || buttons === 0 || Math.hypot(clientX - grip.clientX, clientY - grip.clientY) <= slop(pointerType)) return;
      grip = undefined;
      close.current.onElsewhere();
    };
    const onWheel = ({ target }: WheelEvent) => {
      if (target instanceof Element && target.closest(MOVED) && anchor.closest(MOVED)) close.current.onElsewhere();
    };
    const until = new AbortController();
    const early = { capture: true, signal: until.signal };
    document.addEventListener('keydown', onKey, early);
    document.addEventListener('pointerdown', onDown, early);
    window.addEventListener('pointermove', onMove, early);
    window.addEventListener('wheel', onWheel, { ...early, passive: true });
    return () => {
      stack.splice(stack.indexOf(me), 1);
      until.abort();
    };
  }, [anchor, desk, isShort]);

  // Given back before the sheet is taken away, so that a dialog opened from it knows where the focus had been.
  useLayoutEffect(() => {
    if (!takesFocus) return undefined;
    const before = document.activeElement;
    const element = sheet.current;
    const first = takesFocus === 'first' ? element?.querySelector<HTMLElement>('.popover-body :is(button, a)') : undefined;
    (first ?? element)?.focus();
    return () => {
      const hadFocus = element?.contains(document.activeElement) === true;
      if (hadFocus && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
    };
  }, [takesFocus]);

  const ignoreSecondHalf = (click: MouseEvent) => {
    if (!opener || !isSecondHalf(opener, click.nativeEvent)) return;
    click.stopPropagation();
    if (click.target instanceof Element) nod(click.target);
  };

  return (
    <section
      className="popover"
      popover="manual"
      ref={sheet}
      data-short={isShort}
      data-covers
      aria-label={title}
      tabIndex={-1}
      onClickCapture={ignoreSecondHalf}
    >
      <div className="popover-title">
        <span>{title}</span>
        <button type="button" className="popover-close" aria-label={say('close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      <div className="popover-body">{children}</div>
    </section>
  );
}
