/** A table that lies open: it waits for the scene, the game's face and the words, then opens the room. */
import { useMemo } from 'react';
import { LIDS } from '../../games/lids.ts';
import type { Seat } from '../../kernel/game.ts';
import { ownOf } from '../own-content.ts';
import { Link, useTitle } from '../router.tsx';
import { useTableSpeaker } from '../settings.tsx';
import { useNeeded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { GatheredContext } from './company/gathered.ts';
import type { HandedOn } from './company/handing.ts';
import { withoutScriptedChoices } from './company/played-for.ts';
import { TableRoom } from './table-room.tsx';
import { useLiveTable } from './use-live-table.ts';
import { useSharing } from './use-sharing.ts';

interface OpenedTableProps {
  readonly id: string;
  /** The seat one stays with. */
  readonly seat?: Seat;
  readonly handedOn?: HandedOn;
}

export function OpenedTable({ id, seat, handedOn }: OpenedTableProps) {
  const live = useLiveTable(id, seat);
  useSharing(live.known?.scene);
  const { refusal, connection } = live;
  const known = useMemo(() => live.known && withoutScriptedChoices(live.known), [live.known]);
  const lid = LIDS.find((one) => one.id === known?.scene.table.game);
  const { value: face, isCurrent } = useNeeded(lid?.face);
  const speaker = useTableSpeaker(lid, known && ownOf(known.scene.table));
  const words = useWords();
  useTitle(known?.scene.table.name ?? '');

  if (refusal && !known) return <Elsewhere text={refusal.refused.text} />;
  if (connection === 'gone') return <Elsewhere text={speaker?.say(lid ? 'table-page gone' : 'page shell loading') ?? ''} />;
  if (known && !lid) return <Elsewhere text={words.say('page shell no-board', { game: known.scene.table.game })} />;
  if (!known || !face || !isCurrent || !speaker) return <Waiting />;
  return (
    <GatheredContext value={live.gathered}>
      <TableRoom key={id} live={live} known={known} face={face} speaker={speaker} handedOn={handedOn} />
    </GatheredContext>
  );
}

export function Waiting() {
  const words = useWords();
  return (
    <main id="main" className="table-waiting">
      <h1 className="unseen">Cockleshell</h1>
      <p role="status">{words.say('page shell loading')}</p>
    </main>
  );
}

/** There is no such table, or there was one: the sentence says so, and the way leads back. */
function Elsewhere({ text }: { readonly text: string }) {
  const words = useWords();
  return (
    <main id="main" className="table-waiting">
      <h1>{text}</h1>
      <p>
        <Link className="button" to="/tables">
          {words.say('page shell to tables')}
        </Link>
      </p>
    </main>
  );
}
