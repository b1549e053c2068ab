/** Who a seat is, and how he is doing: the specialist, his points and his wounds. */
import type { Seat } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { POINTS, SLOTS } from '../content/terms.ts';
import { deadlineOf } from './describe-commando.ts';
import { seen } from './seen.ts';
import './seat.css';

export function seatName(view: unknown, seat: Seat, speaker: Speaker): string | undefined {
  const { id = '' } = seen(view).commandos.find((one) => one.seat === seat) ?? {};
  return id === '' ? undefined : speaker.name(id);
}

/** His turn is over while another's is not: he is asked because he could still do what costs nothing. */
export function isOnlyAsideAsked(view: unknown, seat: Seat): boolean {
  const { phase, commandos } = seen(view);
  if (phase !== 'commandos') return false;
  return commandos.some((one) => one.seat === seat && one.finished) && commandos.some((one) => !one.finished);
}

interface SeatFigureProps {
  readonly view: unknown;
  readonly seat: Seat;
  readonly speaker: Speaker;
}

/** Diamonds for points that are left, crosses for wounds, a plus for what is saved. */
export function SeatFigure({ view, seat, speaker }: SeatFigureProps) {
  const commando = seen(view).commandos.find((one) => one.seat === seat);
  if (!commando || commando.id === '' || commando.isOut) return null;
  const { points, wounds, saved } = commando;
  const until = deadlineOf(commando);
  const label = [speaker.say('drawn points', { points }), speaker.say('drawn slots', { wounds, saved })].join('; ');
  return (
    <span className="seat-figure" role="img" aria-label={label}>
      <span className="seat-points">{'◆'.repeat(points) + '◇'.repeat(Math.max(0, POINTS - points))}</span>
      {saved > 0 && <span className="seat-saved">+{saved}</span>}
      {wounds > 0 && <span className="seat-wounds">{'✚'.repeat(Math.min(wounds, SLOTS))}</span>}
      {until !== undefined && (
        <span className="seat-until">
          <svg viewBox="0 0 10 14" aria-hidden="true">
            <path d="M0 0H10L5 7L10 14H0L5 7Z" />
          </svg>
          {until}
        </span>
      )}
    </span>
  );
}
