/**
 * A screen at which several play: between two of them everything is put away, and whoever is to choose sits down first. The table
 * is opened anew for each of them, from his own seat only, so that nothing of the other's is left in the page.
 */
import { useCallback, useMemo, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { api } from '../../api.ts';
import { ownOf } from '../../own-content.ts';
import { lidOf } from '../../pages/lids.ts';
import { Failure } from '../../pages/page.tsx';
import { useTableSpeaker } from '../../settings.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { OpenedTable, Waiting } from '../opened-table.tsx';
import { isSamePerson } from './beside.ts';
import { coveredTable } from './covered.ts';
import { HandOver } from './hand-over.tsx';
import type { HandedOn } from './handing.ts';

interface HandedRoundProps {
  readonly id: string;
  readonly beside: readonly Seat[];
}

export function HandedRound({ id, beside }: HandedRoundProps) {
  const [at, setAt] = useState<Seat>();
  const [wanted, setWanted] = useState<Seat>();
  const load = useCallback(() => coveredTable(id, api), [id]);
  const { value, failure, again } = useLoaded(at === undefined ? load : undefined);
  const lid = value && lidOf(value.table.game);
  const own = useMemo(() => value && ownOf(value.table), [value]);
  const speaker = useTableSpeaker(lid, own, true);
  const handedOn = useMemo<HandedOn>(
    () => ({
      beside,
      to(seat) {
        const isOwn = at !== undefined && isSamePerson(at, seat, beside);
        setAt(isOwn ? seat : undefined);
        setWanted(seat);
      },
    }),
    [at, beside],
  );
  if (at !== undefined) return <OpenedTable key={at} id={id} seat={at} handedOn={handedOn} />;
  if (failure !== undefined) {
    return (
      <main id="main" className="table-waiting">
        <Failure failure={failure} again={again} />
      </main>
    );
  }
  if (!value || !lid || !speaker) return <Waiting />;
  // All who sat at this screen are played elsewhere.
  if (value.own.length === 0) return <OpenedTable id={id} />;
  return <HandOver covered={value} next={wanted ?? value.next} speaker={speaker} onSit={setAt} />;
}
