/** A seat in one line: its tone and shape, its name, and in a word who sits there. */
import type { ReactNode } from 'react';
import { Counter } from '../../../board/counter.tsx';
import type { SeatCard } from '../../../wire/wire.ts';

interface SeatMarkProps {
  readonly card: SeatCard;
  readonly name: string;
  /** Who sits there. */
  readonly note: string;
  /** Said of one who must choose now. */
  readonly thinking: string | undefined;
  /** The time that its side has left. */
  readonly clock?: ReactNode;
}

export function SeatMark({ card, name, note, thinking, clock }: SeatMarkProps) {
  return (
    <li className="seat" data-seat={card.seat} data-yours={card.yours} data-asked={thinking !== undefined}>
      <SeatSign tone={card.tone} />
      <span className="seat-name">{name}</span> <span className="seat-note">{note}</span>
      {clock}
      {thinking && (
        <>
          {' '}
          <span className="seat-thinking">{thinking}</span>
        </>
      )}
    </li>
  );
}

export function SeatSign({ tone, size = 18 }: { readonly tone: number; readonly size?: number }) {
  return (
    <svg viewBox="-21 -21 42 42" width={size} height={size} aria-hidden="true">
      <Counter tone={tone} />
    </svg>
  );
}
