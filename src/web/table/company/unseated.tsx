/** A page came back to a seat that is not one's own any more: it says what has become of it. */
import { useCallback, useEffect, useMemo } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { api } from '../../api.ts';
import { ownOf } from '../../own-content.ts';
import { lidOf } from '../../pages/lids.ts';
import { Failure } from '../../pages/page.tsx';
import { useLinkSpeaker, useTableSpeaker } from '../../settings.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { coveredTable } from './covered.ts';

interface UnseatedProps {
  readonly id: string;
  readonly seat: Seat;
  /** Called where one plays no other seat here. */
  readonly onWatch: (() => void) | undefined;
}

export function Unseated({ id, seat, onWatch }: UnseatedProps) {
  const words = useLinkSpeaker();
  const load = useCallback(() => coveredTable(id, api), [id]);
  const { value, failure, again } = useLoaded(load);
  const own = useMemo(() => value && ownOf(value.table), [value]);
  const speaker = useTableSpeaker(value && lidOf(value.table.game), own, false);
  const isOnlyWatching = value?.own.length === 0;
  useEffect(() => {
    if (isOnlyWatching) onWatch?.();
  }, [isOnlyWatching, onWatch]);
  if (!words || isOnlyWatching) return null;
  return (
    <main id="main" className="table-waiting">
      <Failure failure={failure} again={again} />
      {value && speaker && (
        <h1>{words.say(`links unseated ${value.held.includes(seat) ? 'taken' : 'left'}`, { seat: speaker.name(seat) })}</h1>
      )}
      {/* All that the page had of the seat is let go of. */}
      <p>
        <a className="button" href={`/table/${encodeURIComponent(id)}`}>
          {words.say('links unseated go')}
        </a>
      </p>
    </main>
  );
}
