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
  /** How the one who sits there is doing, drawn by the game. */
  readonly figure?: ReactNode;
  /** The one of several for whom one chooses now. */
  readonly isAt?: boolean;
  /** Another of one's own seats that is asked: changes over to it, and what that is called. */
  readonly sit?: { readonly label: string; readonly onSit: () => void } | undefined;
}

export function SeatMark({ card, name, note, thinking, clock, figure, isAt, sit }: SeatMarkProps) {
  return (
    <li
      className="seat"
      data-seat={card.seat}
      data-yours={card.yours}
      data-asked={thinking !== undefined}
      data-at={isAt}
      aria-current={isAt || undefined}
    >
      <SeatSign tone={card.tone} />
      {sit ? (
        <button type="button" className="seat-name seat-sit" title={sit.label} aria-label={sit.label} onClick={sit.onSit}>
          {name}
        </button>
      ) : (
        <span className="seat-name">{name}</span>
      )}{' '}
      {figure}
      <span className="seat-note">{note}</span>
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
