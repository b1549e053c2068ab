/** A figure in the line above the board that says what it is when it is pressed: a finger rests on no words. */
import { type ReactNode, useId } from 'react';
import './headline.css';

interface HeadlineAboutProps {
  readonly className: string;
  /** What a screen reader says, where that is not what is written. */
  readonly label?: string;
  /** What it is and how it changes; then how it stands, if that is worth a line of its own. */
  readonly about: string;
  readonly stands?: string | undefined;
  readonly isWell?: boolean;
  readonly children: ReactNode;
}

export function HeadlineAbout({ className, label, about, stands, isWell, children }: HeadlineAboutProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`headline-asked ${className}`}
        data-well={isWell}
        aria-label={label}
        title={about}
        popoverTarget={id}
      >
        {children}
      </button>
      <div id={id} className="headline-about" popover="auto">
        <p>{about}</p>
        {stands && <p className="headline-stands">{stands}</p>}
      </div>
    </>
  );
}
