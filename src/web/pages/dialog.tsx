/** A question in a dialog of its own: the browser keeps the focus inside, Escape says no. */
import { type ReactNode, useId, useRef } from 'react';
import { useWords } from '../words.tsx';

interface Asked {
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

interface Question {
  readonly heading: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly isDanger?: boolean;
  readonly onAsk?: () => void;
  readonly onYes: () => void;
}

export function useDialog({ heading, children, yes, isDanger = false, onAsk, onYes }: Question): Asked {
  const words = useWords();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const ask = () => {
    onAsk?.();
    element.current?.showModal();
  };
  const dialog = (
    <dialog ref={element} aria-labelledby={id}>
      <form method="dialog" onSubmit={onYes}>
        <h2 id={id}>{heading}</h2>
        {children}
        <p className="actions dialog-end">
          <button type="button" onClick={() => element.current?.close()}>
            {words.say('page dialog cancel')}
          </button>
          <button type="submit" className={isDanger ? 'danger' : 'main'}>
            {yes}
          </button>
        </p>
      </form>
    </dialog>
  );
  return { ask, dialog };
}
