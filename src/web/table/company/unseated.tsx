/** A page came back to a seat that it does not hold any more: it says what has become of it. */
import { useCallback } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { api } from '../../api.ts';
import { Failure } from '../../pages/page.tsx';
import { useLinkSpeaker } from '../../settings.tsx';
import { useLoaded } from '../../use-loaded.ts';

interface UnseatedProps {
  readonly id: string;
  readonly seat: Seat;
  /** Of the table. */
  readonly speaker: Speaker;
}

export function Unseated({ id, seat, speaker }: UnseatedProps) {
  const words = useLinkSpeaker();
  const load = useCallback(() => api.table(id), [id]);
  const { value, failure, again } = useLoaded(load);
  if (!words) return null;
  const isTaken = value?.seats.some((card) => card.seat === seat && card.held);
  return (
    <main id="main" className="table-waiting">
      <Failure failure={failure} again={again} />
      {value && <h1>{words.say(`links unseated ${isTaken ? 'taken' : 'left'}`, { seat: speaker.name(seat) })}</h1>}
      {/* All that the page had of the seat is let go of. */}
      <p>
        <a className="button" href={`/table/${encodeURIComponent(id)}`}>
          {words.say('links unseated go')}
        </a>
      </p>
    </main>
  );
}
