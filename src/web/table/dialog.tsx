/** A question that must be answered before anything else; the browser keeps the focus in it and gives it back. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Glyph } from './glyph.tsx';
import { useSession } from './session.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const { say } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="popover-close" aria-label={say('close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
