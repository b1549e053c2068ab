/** Where a quiet button was pressed, another question puts no other button: the spot stays free, and what is asked then stands beside it. */
import { useRef, useState } from 'react';

interface Pressed {
  /** What could be chosen when it was pressed. */
  readonly choices: string;
  readonly words: string;
  /** From the corner to its far edge, in pixels. */
  readonly room: number;
}

/** How much is kept free from the corner on, in pixels; nothing where the same stands there again. */
export function keptFree(pressed: Pressed | undefined, choices: string, words: readonly string[], width: number): number {
  if (!pressed || pressed.choices === choices || words.includes(pressed.words)) return 0;
  // Where it would take more than half of the row, there is no room beside it.
  return pressed.room > width / 2 ? 0 : pressed.room;
}

/** `words`: what the buttons of this question say; `choices` tells one question from another. */
export function usePressedSpot(choices: string, words: readonly string[]) {
  const pressed = useRef<Pressed>(undefined);
  const [kept, setKept] = useState({ choices, room: 0 });
  const row = useRef<HTMLDivElement>(null);
  // While something is played out nothing is asked.
  if (choices !== '' && kept.choices !== choices) {
    const room = keptFree(pressed.current, choices, words, row.current?.clientWidth ?? Number.POSITIVE_INFINITY);
    pressed.current = undefined;
    setKept({ choices, room });
  }
  const note = (button: HTMLElement, said: string) => {
    const corner = row.current?.getBoundingClientRect().right ?? 0;
    pressed.current = { choices, words: said, room: corner - button.getBoundingClientRect().left };
  };
  return { row, note, room: kept.room };
}
