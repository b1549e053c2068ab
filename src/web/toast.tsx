/** A slip of paper at the lower edge: what has just been done, and the way back. It goes by itself, but not while it is used. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Glyph } from './table/glyph.tsx';
import { useWords } from './words.tsx';
import './dialog.css';
import './toast.css';

interface ToastProps {
  readonly text: string;
  /** Takes back what was done. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Puts it elsewhere than where its style says, once. */
  readonly place?: ((slip: HTMLElement) => void) | undefined;
}

const STAYS_MS = 10_000;

/** Another text is another slip, and stays as long again. */
export function Toast(props: ToastProps) {
  return <Slip key={props.text} {...props} />;
}

function Slip({ text, onUndo, onClose, place }: ToastProps) {
  const words = useWords();
  const slip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does not run away from whoever reads it
  useLayoutEffect(() => {
    if (slip.current) place?.(slip.current);
  }, []);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!slip.current?.matches(':hover, :focus-within')) close.current();
    }, STAYS_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="toast" ref={slip} role="status">
      <span>{text}</span>
      {onUndo && (
        <button type="button" className="quiet" onClick={onUndo}>
          {words.say('page toast undo')}
        </button>
      )}
      <button type="button" className="dialog-close" aria-label={words.say('page dialog close')} onClick={onClose}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
