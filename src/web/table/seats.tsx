/** Who sits where, at a table for more than one: every seat with its tone and its name, whether it is yours, and whether it is free. */
import { Counter } from '../../board/counter.tsx';
import type { SeatCard } from '../../wire/wire.ts';
import { useSession } from './session.ts';
import './seats.css';

export function Seats() {
  const { scene, speaker, say } = useSession();
  const { seats, question } = scene;
  if (seats.length < 2) return null;
  const asked = new Set(question?.seats);
  return (
    <ul className="seats" aria-label={say('seats')}>
      {seats.map((card) => (
        <SeatMark key={card.seat} card={card} name={speaker.name(card.seat)} note={say(noteOf(card))} isAsked={asked.has(card.seat)} />
      ))}
    </ul>
  );
}

function noteOf({ held, yours }: SeatCard): string {
  if (yours) return 'seat-yours';
  return held ? 'seat-held' : 'seat-free';
}

interface SeatMarkProps {
  readonly card: SeatCard;
  readonly name: string;
  readonly note: string;
  readonly isAsked: boolean;
}

export function SeatMark({ card, name, note, isAsked }: SeatMarkProps) {
  return (
    <li className="seat" data-yours={card.yours} data-asked={isAsked} title={note}>
      <svg viewBox="-21 -21 42 42" width={18} height={18} aria-hidden="true">
        <Counter tone={card.tone} />
      </svg>
      <span>{name}</span>
      <span className="unseen">{note}</span>
    </li>
  );
}
