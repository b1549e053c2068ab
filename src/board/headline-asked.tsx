/** A figure in the line above the board that says what it is when it is pressed: a finger rests on no words. */
import type { ReactNode } from 'react';
import './headline.css';

interface HeadlineAskedProps {
  readonly className: string;
  /** In one sentence; the rest on asking. */
  readonly about: string;
  /** What a screen reader says, where that is not what is written. */
  readonly label?: string | undefined;
  readonly marks?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  /** Where nobody answers it only says what it is. */
  readonly onAsk: ((beside: Element) => void) | undefined;
  readonly children: ReactNode;
}

export function HeadlineAsked({ className, about, label, marks, onAsk, children }: HeadlineAskedProps) {
  if (!onAsk)
    return (
      <span className={className} title={about} {...marks}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={`headline-asked ${className}`}
      title={about}
      aria-label={label}
      {...marks}
      onClick={({ currentTarget }) => onAsk(currentTarget)}
    >
      {children}
    </button>
  );
}
