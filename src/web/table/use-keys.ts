/** The keys of the table, wherever the focus is; typing in a field never triggers them. */
import { useEffect, useRef } from 'react';
import { type Action, actionFor, digitOf } from './keys.ts';
import { Typing } from './typing.ts';

interface KeyHandlers extends Readonly<Record<Action, () => void>> {
  digit(digit: number): void;
  /** One step back; false when there was nothing to step back from. */
  escape(): boolean;
  /** Enough of what is being played out; false when nothing is. */
  skip(): boolean;
  /** Something that any key stops; true when it was running. */
  interrupt(): boolean;
}

const TYPING = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

const REPEATING: readonly Action[] = ['earlier', 'later', 'next', 'previous'];
const BOARD = '[role="application"]';

export function useKeys(own: Readonly<Record<string, string>>, handlers: KeyHandlers): void {
  const now = useRef(handlers);
  now.current = handlers;
  useEffect(() => {
    const typing = new Typing();
    const isElsewhere = ({ target }: Event) =>
      document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest(TYPING) !== null);

    const act = (event: KeyboardEvent) => {
      const digit = digitOf(event);
      const action = actionFor(event, own);
      if (digit === undefined && action === undefined) return;
      event.preventDefault();
      if (event.repeat && !(action && REPEATING.includes(action))) return;
      if (digit !== undefined) now.current.digit(digit);
      else if (action) now.current[action]();
      if (action === 'find') typing.find(event.timeStamp);
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isElsewhere(event)) return;
      if (event.key === ' ' && now.current.skip()) event.preventDefault();
      else if (!MODIFIERS.includes(event.key) && now.current.interrupt()) event.preventDefault();
      else if (event.key !== 'Escape') act(event);
      else if (now.current.escape()) event.preventDefault();
    };

    /** Before the board hears a letter: whose is it? */
    const onLetter = (event: KeyboardEvent) => {
      const isLetter = /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || isElsewhere(event) || !(event.target instanceof Element && event.target.closest(BOARD))) return;
      if (typing.takes(actionFor(event, own) !== undefined, event.timeStamp)) return;
      event.stopPropagation();
      onKey(event);
    };

    window.addEventListener('keydown', onLetter, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onLetter, true);
      window.removeEventListener('keydown', onKey);
    };
  }, [own]);
}
