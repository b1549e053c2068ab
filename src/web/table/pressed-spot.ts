/** Where a quiet button was pressed, another question puts no other button: the spot stays free, and what is asked then stands beside it. */
import { useRef, useState } from 'react';

interface Pressed {
  /** What could be chosen when it was pressed. */
  readonly choices: string;
  readonly words: string;
  /** From the corner to its far edge, in pixels. */
  readonly room: number;
  readonly width: number;
  /** What those say that stood between it and the corner, from the corner on. */
  readonly nearer: readonly string[];
}

/** A free spot in the row, after so many buttons from the corner on. */
interface Gap {
  readonly after: number;
  readonly width: number;
}

interface Kept {
  readonly choices: string;
  /** Free from the corner on, in pixels. */
  readonly room: number;
  readonly gap?: Gap | undefined;
}

/** The spot of one that has gone, where those between it and the corner stand as they stood and others would move up. `words`: from the corner on. */
export function gapIn(pressed: Pressed | undefined, words: readonly string[]): Gap | undefined {
  if (!pressed || words.includes(pressed.words)) return undefined;
  const { nearer, width } = pressed;
  const isAsBefore = nearer.length > 0 && nearer.length < words.length && nearer.every((one, i) => words[i] === one);
  return isAsBefore ? { after: nearer.length, width } : undefined;
}

/** How much is kept free from the corner on, in pixels; nothing where the same stands there again. */
export function keptFree(
  pressed: Pick<Pressed, 'choices' | 'words' | 'room'> | undefined,
  choices: string,
  words: readonly string[],
  width: number,
): number {
  if (!pressed || pressed.choices === choices || words.includes(pressed.words)) return 0;
  // Where it would take more than half of the row, there is no room beside it.
  return pressed.room > width / 2 ? 0 : pressed.room;
}

/** The last that was pressed, while the pointer rests there: the row is gone while something is played out, and comes again with another question. */
let pressed: (Pressed & { readonly row: number; readonly until: AbortController }) | undefined;

function forget(): void {
  pressed?.until.abort();
  pressed = undefined;
}

/** Whoever has left the spot presses nothing by mistake there. */
function forgetOnLeaving({ left, right, top, bottom }: DOMRect, { signal }: AbortController): void {
  const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (x < left || x > right || y < top || y > bottom) forget();
  };
  window.addEventListener('pointermove', onMove, { capture: true, passive: true, signal });
}

/** `words`: what the buttons of this question say, from the corner on; `choices` tells one question from another. */
export function usePressedSpot(choices: string, words: readonly string[]) {
  const [kept, setKept] = useState<Kept>({ choices: '', room: 0 });
  const row = useRef<HTMLDivElement>(null);
  // While something is played out nothing is asked.
  if (choices !== '' && kept.choices !== choices) {
    const gap = gapIn(pressed, words);
    const room = gap ? 0 : keptFree(pressed, choices, words, pressed?.row ?? 0);
    if (pressed?.choices !== choices) forget();
    setKept({ choices, room, gap });
  }
  const note = (button: HTMLElement, said: string) => {
    const { right: corner = 0, width: inRow = 0 } = row.current?.getBoundingClientRect() ?? {};
    const box = button.getBoundingClientRect();
    const until = new AbortController();
    forget();
    const nearer = words.slice(0, words.indexOf(said));
    pressed = { choices, words: said, room: corner - box.left, width: box.width, nearer, row: inRow, until };
    forgetOnLeaving(box, until);
  };
  // Of what is asked now: while something is played out there may be fewer buttons.
  const gap = kept.gap && kept.gap.after < words.length ? kept.gap : undefined;
  return { row, note, room: kept.room, gap };
}
