/** A thing that lies beside the board, in a box or on a sheet: a button that can be pointed at and pressed like those upon it. */
import type { ReactNode } from 'react';
import { type OnPoint, type OnPress, usePointing } from './pointing.ts';
import './press.css';

interface PressProps {
  /** What choices call it. */
  readonly thing: string;
  readonly label: string;
  readonly className?: string;
  readonly legal?: boolean;
  /** The choice being considered touches it. */
  readonly considered?: boolean;
  readonly pointed?: boolean;
  /** Nothing can be done with it: who presses it is told all there is to know of it. */
  readonly tells?: boolean;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
  readonly children: ReactNode;
}

export function Press({
  thing,
  label,
  className = '',
  legal = false,
  considered = false,
  pointed = false,
  tells = false,
  onPoint,
  onPress,
  children,
}: PressProps) {
  const pointing = usePointing(thing, onPoint, onPress);
  return (
    <button
      type="button"
      className={`press ${className}`}
      aria-label={label}
      data-thing={thing}
      data-legal={legal}
      data-considered={considered}
      data-pointed={pointed}
      data-tells={tells ? thing : undefined}
      {...pointing}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onPoint(thing, event.currentTarget);
      }}
      onBlur={() => onPoint(undefined)}
    >
      {children}
    </button>
  );
}
