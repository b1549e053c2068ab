/** A press upon the board beside all things: whatever was half made is let go. */
import { useEffect } from 'react';
import type { Desk } from './desk.ts';

const BOARD = '.table-board';
/** What is pressed for its own sake. */
const OTHERS = 'button, a, input, [data-own-press]';

const TELLS = '[data-tells]';

export function useGroundPress(desk: Desk): void {
  useEffect(() => {
    // A thing that is pressed makes something of it: where nothing has changed meanwhile, it was the ground.
    let before = desk.sitting().half;
    const note = () => {
      before = desk.sitting().half;
    };
    const press = ({ target }: MouseEvent) => {
      if (desk.sitting().half !== before || !(target instanceof Element)) return;
      // What is said beside a thing, such as its odds: whoever presses that wants to read on, and decides nothing by it.
      const said = target.closest(TELLS);
      const told = said?.getAttribute('data-tells');
      if (said && told) desk.lookAt(told, said);
      else if (target.closest(BOARD) && !target.closest(OTHERS)) desk.pressGround();
    };
    window.addEventListener('click', note, true);
    // After whatever lies in the page has answered.
    window.addEventListener('click', press);
    return () => {
      window.removeEventListener('click', note, true);
      window.removeEventListener('click', press);
    };
  }, [desk]);
}
