/** A part of a page that is opened by its heading; beside it stand the words that say what is chosen in it. */
import type { ReactNode } from 'react';
import './folded.css';

interface FoldedProps {
  readonly heading: ReactNode;
  readonly chosen?: ReactNode;
  readonly isOpen?: boolean;
  /** A part of a sheet rather than a sheet of its own. */
  readonly within?: boolean;
  readonly children: ReactNode;
}

export function Folded({ heading, chosen, isOpen = false, within = false, children }: FoldedProps) {
  return (
    <details className={within ? 'folded' : 'sheet folded'} open={isOpen}>
      <summary>
        <h2>{heading}</h2>
        {chosen && <span className="muted">{chosen}</span>}
      </summary>
      {children}
    </details>
  );
}
