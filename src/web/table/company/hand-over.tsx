/** The screen between two players: nothing of the table is to be seen on it, only who is to sit down. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { Link, useTitle } from '../../router.tsx';
import type { Covered } from './covered.ts';
import { SeatSign } from './seat-mark.tsx';
import './hand-over.css';

interface HandOverProps {
  readonly covered: Covered;
  readonly next: Seat | undefined;
  readonly speaker: Speaker;
  readonly onSit: (seat: Seat) => void;
}

/** The key that handed the screen over must not sit the next one down, in milliseconds. */
const AWARE_MS = 600;

export function HandOver({ covered, next, speaker, onSit }: HandOverProps) {
  const { table, own } = covered;
  useTitle(table.name);
  const isAware = useAware();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const told = useId();
  const first = own.find(({ seat }) => seat === next) ?? own[0];
  if (!first) return null;
  const others = own.filter(({ seat }) => seat !== first.seat);
  const sit = (seat: Seat) => {
    if (isAware) onSit(seat);
  };
  const seat = speaker.name(first.seat);
  return (
    <main id="main" className="hand-over on-desk">
      <SeatSign tone={first.tone} size={96} />
      <h1>{speaker.say('company hand-over heading', { seat })}</h1>
      <p id={told}>{speaker.say('company hand-over text', { seat })}</p>
      <button
        type="button"
        ref={button}
        className="main hand-over-sit"
        data-sit={first.seat}
        aria-disabled={!isAware}
        aria-describedby={told}
        onClick={() => sit(first.seat)}
      >
        {speaker.say('company hand-over sit', { seat })}
      </button>
      <p className="actions hand-over-others">
        {others.map((card) => (
          <button key={card.seat} type="button" className="quiet" data-sit={card.seat} onClick={() => sit(card.seat)}>
            {speaker.say('company hand-over instead', { seat: speaker.name(card.seat) })}
          </button>
        ))}
        <Link className="button quiet" to="/tables">
          {speaker.say('table-page tables')}
        </Link>
      </p>
    </main>
  );
}

function useAware(): boolean {
  const [isAware, setAware] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAware(true), AWARE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAware;
}
