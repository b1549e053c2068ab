/** A table that lies open: it waits for the scene, the game's face and the words, then opens the room. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNarrow } from '../../board/narrow.ts';
import { LIDS } from '../../games/lids.ts';
import type { Seat } from '../../kernel/game.ts';
import type { TableCard } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import type { Language } from '../../words/texts.ts';
import { ownOf } from '../own-content.ts';
import { Link, useTitle } from '../router.tsx';
import { useSettings, useTableSpeaker } from '../settings.tsx';
import { useLoaded, useNeeded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { adviserAt } from './adviser.ts';
import { GatheredContext } from './company/gathered.ts';
import type { HandedOn } from './company/handing.ts';
import { withoutScriptedChoices } from './company/played-for.ts';
import { SeatsLostContext, seatsLost, useOwnSeats } from './company/seats-lost.ts';
import { fetchGuide } from './notes.tsx';
import { TableRoom } from './table-room.tsx';
import { useLiveTable } from './use-live-table.ts';
import { useSharing } from './use-sharing.ts';

const fetchSheet = async () => (await import('./sheet.tsx')).Sheet;
const Unseated = lazy(async () => ({ default: (await import('./company/unseated.tsx')).Unseated }));

interface OpenedTableProps {
  readonly id: string;
  /** The seat one stays with. */
  readonly seat?: Seat | undefined;
  readonly handedOn?: HandedOn | undefined;
}

/** Whoever has lost the seat that he would stay with, and plays no other, watches. */
export function OpenedTable({ id, seat, handedOn }: OpenedTableProps) {
  const [isWatching, setWatching] = useState(false);
  if (isWatching) return <TableFrom id={id} />;
  return <TableFrom id={id} seat={seat} handedOn={handedOn} onWatch={() => setWatching(true)} />;
}

function TableFrom({ id, seat, handedOn, onWatch }: OpenedTableProps & { readonly onWatch?: () => void }) {
  const live = useLiveTable(id, seat);
  useSharing(live.known?.scene);
  const { refusal, connection } = live;
  const known = useMemo(() => live.known && withoutScriptedChoices(live.known), [live.known]);
  const lost = seatsLost(useOwnSeats(known?.scene), known?.scene);
  const lid = LIDS.find((one) => one.id === known?.scene.table.game);
  const { value: face, isCurrent } = useNeeded(lid?.face);
  const isNarrow = useNarrow();
  const { value: sheetBelow } = useNeeded(isNarrow ? fetchSheet : undefined);
  const cards = known?.scene.seats ?? [];
  const hasCompany = cards.length > 1 || lost.length > 0 || cards.some(({ bot }) => bot !== null);
  const speaker = useTableSpeaker(lid, known && ownOf(known.scene.table), hasCompany);
  const { guide, isAwaited } = useGuide(known?.scene.table, useSettings().language);
  const [opened, setOpened] = useState<string>();
  const words = useWords();
  useTitle(known?.scene.table.name ?? '');

  if (seat !== undefined && (connection === 'unseated' || refusal?.refused.code === 'not-your-seat')) {
    return (
      <Suspense fallback={<Waiting />}>
        <Unseated id={id} seat={seat} onWatch={onWatch} />
      </Suspense>
    );
  }
  if (refusal && (!known || connection === 'refused')) return <Elsewhere text={refusal.refused.text} />;
  if (connection === 'gone') return <Elsewhere text={speaker?.say(lid ? 'table-page gone' : 'page shell loading') ?? ''} />;
  if (known && !lid) return <Elsewhere text={words.say('page shell no-board', { game: known.scene.table.game })} />;
  const isFurnished = !isNarrow || sheetBelow !== undefined;
  if (!known || !face || !isCurrent || !speaker || (!isFurnished && opened !== id) || (isAwaited && opened !== id)) return <Waiting />;
  if (opened !== id) setOpened(id);
  return (
    <GatheredContext value={live.gathered}>
      <SeatsLostContext value={lost}>
        {/* Nothing that was in hand or half made outlasts the seat. */}
        <TableRoom
          key={`${id} ${lost.length}`}
          live={live}
          known={known}
          face={face}
          speaker={speaker}
          guide={guide}
          handedOn={handedOn}
          sheetBelow={sheetBelow}
        />
      </SeatsLostContext>
    </GatheredContext>
  );
}

/**
 * Whoever explains a guided table. Before one sits down he is waited for, for a first note that came later would push everything aside; a table
 * opens without him where he does not come.
 */
function useGuide(table: TableCard | undefined, language: Language): { readonly guide: Speaker | undefined; readonly isAwaited: boolean } {
  const guided = table?.guided ? table : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table keeps its game and its set-up
  const load = useMemo(() => guided && (() => fetchGuide(adviserAt(guided, language))), [guided?.id, language]);
  const { value, isCurrent } = useLoaded(load);
  return { guide: guided && value, isAwaited: guided !== undefined && !isCurrent };
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
