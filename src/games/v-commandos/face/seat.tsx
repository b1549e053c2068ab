/** Who a seat is, and how he is doing: the specialist, his points and his wounds. */
import type { Seat } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { POINTS, SLOTS } from '../content/terms.ts';
import { positionOf } from '../reckoning/position.ts';
import { collect } from '../rules/handling.ts';
import { BELOW } from '../state.ts';
import type { CommandoView, View } from '../view.ts';
import { deadlineOf } from './describe-commando.ts';
import { seen } from './seen.ts';
import './seat.css';

export function seatName(view: unknown, seat: Seat, speaker: Speaker): string | undefined {
  const { id = '' } = seen(view).commandos.find((one) => one.seat === seat) ?? {};
  return id === '' ? undefined : speaker.name(id);
}

/** He has finished while another has not: he is asked because he could still do what costs nothing. */
export function isOnlyAsideAsked(view: unknown, seat: Seat): boolean {
  const { phase, commandos } = seen(view);
  if (phase !== 'commandos') return false;
  return commandos.some((one) => one.seat === seat && one.finished) && commandos.some((one) => !one.finished);
}

/** What a question says of the moment: its phase, and in the commando phase who acts, and how he stands. */
export function askFigures(anyView: unknown): object {
  const view = seen(anyView);
  if (view.phase === 'selection') return { phase: view.phase, seat: whoSelects(view) };
  const own = view.commandos.find(({ seat }) => seat === view.by);
  const acting = view.commandos.find(({ seat }) => seat === view.acting)?.id ?? '';
  if (!own || own.id === '' || view.phase !== 'commandos') return { phase: view.phase, acting };
  const next = view.commandos.filter(({ finished, id, isOut }) => !finished && id !== '' && !isOut).map(({ id }) => id);
  return { phase: view.phase, who: own.id, acting, count: own.points, how: howHeStands(view, own), next };
}

/** Whoever is asked himself; or the one who is still without a card; or several of them. */
function whoSelects({ by, commandos }: View): Seat {
  const open = commandos.filter(({ id }) => id === '').map(({ seat }) => seat);
  if (open.includes(by) || by === '') return by;
  return open.length === 1 ? (open[0] ?? by) : 'several';
}

function howHeStands(view: View, { seat, level, finished, points, inHand, saved }: CommandoView): string {
  if (finished && view.acting === '' && collect.candidates(positionOf(view), seat).length > 0) return 'collects';
  const waits = view.acting !== '' && view.acting !== seat;
  if (finished && waits) return saved > 0 ? 'looks-on-saved' : 'looks-on';
  if (finished) return saved > 0 ? 'aside-saved' : 'aside';
  if (waits) return saved > 0 ? 'waits-saved' : level === BELOW ? 'waits-below' : 'waits';
  if (level === BELOW) return 'below';
  if (points === 0) return saved > 0 ? 'spent-saved' : 'spent';
  return inHand > 0 && inHand === points ? 'in-hand' : 'acts';
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
