/** How tall the words on the sheet are: the same for as long as the same is asked, so that the board above stays where it is. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { boardBox } from '../../board/clear-ground.ts';

/** What is written there; lengths are pixels. */
interface Written {
  readonly whole: number;
  /** Where each row of the list ends. */
  readonly rows: readonly number[];
  /** What stays at the foot of the list. */
  readonly buttons: number;
}

/** So many choices are seen whole, or all there are. */
const ROWS_IN_SIGHT = 3;
/** For a list of which fewer would be seen; and so much is left of the board: as shares of the window. */
const MOST = 0.4;
const BOARD = 0.34;
/** What comes after the last row that is seen whole fades, in pixels. */
const FADES = 8;

/** `usual`: what the style says, and `board` what that leaves of the board. */
export function heightAsked({ rows, buttons }: Written, usual: number, board: number, window: number): number {
  const seen = rows.filter((end) => end + buttons + FADES <= usual).length;
  if (seen >= Math.min(ROWS_IN_SIGHT, rows.length)) return usual;
  return Math.max(usual, Math.min(MOST * window, usual + board - BOARD * window));
}

/** Where nothing is asked, the board has what the words leave. */
export function heightWaiting({ whole }: Written, usual: number): number {
  return Math.min(whole, usual);
}

interface Occasion {
  /** Something is shown, and waits until somebody goes on; while it plays, everything stays as it is. */
  readonly plays: 'no' | 'waits' | 'goes';
  /** Others are to choose. */
  readonly waits: boolean;
  readonly version: number;
  /** Which question it is: the same may be asked again and again. */
  readonly asks: string | undefined;
  /** How far the sheet is drawn up. */
  readonly drawn: string;
  /** The page of the sheet; on the first are the choices. */
  readonly page: string;
  readonly isFirst: boolean;
  /** What is on the board keeps its size. */
  readonly isStaged: boolean;
}

const FIT = '--sheet-fit';

export function useSheetHeight(body: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>, occasion: Occasion): void {
  const { plays, waits, version, asks, drawn, page, isFirst, isStaged } = occasion;
  const last = useRef('');
  const lastAsked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another page
  useLayoutEffect(() => {
    const [element, around] = [body.current, sheet.current];
    if (!element || !around || plays === 'goes') return undefined;
    const now = `${plays} ${waits} ${version} ${drawn}`;
    const isTurned = last.current === now;
    last.current = now;
    const asked = `${plays} ${waits} ${asks} ${drawn}`;
    const isAskedAgain = lastAsked.current === asked;
    lastAsked.current = asked;
    const before = element.clientHeight;
    const fitted = around.style.getPropertyValue(FIT);
    around.style.removeProperty(FIT);
    const usual = element.clientHeight;
    // Whoever turns a page, or is asked the same again, finds everything where it was: it becomes no lower by that.
    if ((isTurned || isAskedAgain) && before > usual && !waits) around.style.setProperty(FIT, fitted);
    const isIdle = waits || plays === 'waits';
    if ((isTurned && !waits) || isStaged || !isFirst) return undefined;
    const board = boardBox()?.height ?? 0;
    const look = () => {
      const high = element.clientHeight;
      const written = writtenOn(element, around);
      const height = Math.round(isIdle ? heightWaiting(written, usual) : heightAsked(written, usual, board, innerHeight));
      // notes that come late make it taller, and nothing makes it lower
      if (height !== usual && (height > high || high === usual)) around.style.setProperty(FIT, `${height}px`);
    };
    look();
    const observer = new ResizeObserver(look);
    for (const part of element.children) observer.observe(part);
    // Whoever presses something has everything before his eyes: nothing moves under his finger.
    const stop = () => observer.disconnect();
    window.addEventListener('pointerdown', stop, { capture: true, once: true });
    return () => {
      stop();
      window.removeEventListener('pointerdown', stop, true);
    };
  }, [body, sheet, plays, waits, version, asks, drawn, page, isFirst, isStaged]);
}

function writtenOn(body: HTMLElement, around: HTMLElement): Written {
  const { top } = body.getBoundingClientRect();
  const rows = [...body.querySelectorAll('.offer-row')].map((row) => row.getBoundingClientRect().bottom - top + body.scrollTop);
  const buttons = body.querySelector<HTMLElement>('.offer-plain')?.offsetHeight ?? 0;
  const before = around.style.getPropertyValue(FIT);
  around.style.setProperty(FIT, 'auto');
  const whole = body.scrollHeight;
  around.style.setProperty(FIT, before);
  return { whole, rows, buttons };
}
