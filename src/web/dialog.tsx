/** A question that must be answered before anything else; the browser keeps the focus in it and gives it back. */
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Glyph } from './table/glyph.tsx';
import { useWords } from './words.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** It has a page's worth to say. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Where the focus goes when it had been nowhere. */
const BOARD = '[role="application"]';

export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // Where it had been nowhere, it is still in the dialog, and about to be lost.
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (isLost) document.querySelector<HTMLElement>(BOARD)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog className="dialog" data-wide={isWide} ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="dialog-close" aria-label={words.say('page dialog close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

interface QuestionProps extends DialogProps {
  readonly yes: string;
  readonly isDanger?: boolean;
  readonly onYes: () => void;
}

/** To be answered with yes, or left alone. */
export function Question({ title, yes, isDanger = false, onYes, onClose, children }: QuestionProps) {
  const words = useWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onYes();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {children}
        <div className="actions">
          <button type="button" onClick={onClose}>
            {words.say('page dialog cancel')}
          </button>
          <button type="submit" className={isDanger ? 'danger' : 'main'}>
            {yes}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
