/** The bar above the board: which table this is, how it stands, and the way to everything else. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNarrow } from '../../board/narrow.ts';
import type { Described } from '../../games/face.ts';
import { lidOf } from '../pages/lids.ts';
import { navigate } from '../router.tsx';
import { DescribedLines } from './described.tsx';
import { Glyph } from './glyph.tsx';
import { LatePopover } from './late-popover.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './table-bar.css';

const NextTable = lazy(() => import('./next-table.tsx'));

interface TableBarProps {
  readonly view: unknown;
  readonly connection: ReactNode;
}

/** What of the headline somebody wants to know more about. */
interface Asked {
  readonly described: Described;
  readonly anchor: Element;
}

export function TableBar({ view, connection }: TableBarProps) {
  const { scene, face, speaker, say, desk } = useSession();
  const { Headline } = face;
  const { playing, pieces } = useRoom();
  const [asked, setAsked] = useState<Asked>();
  const tell = (described: Described, anchor: Element) => setAsked({ described, anchor });
  // It scrolls where it has no room, and whatever scrolls must scroll from the keyboard.
  const isNarrow = useNarrow();
  const { table } = scene;
  const setup = speaker.setup(table.setup.id);
  // A table that was given no name of its own goes by its game: the headline says which set-up it is.
  const name = table.name === setup ? speaker.say('game title') : table.name;
  return (
    <header className="table-bar">
      <h1 title={`${table.name} · ${setup}`}>{name}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups figures, not fields */}
      <div className="table-headline" role="group" aria-label={say('headline')} tabIndex={isNarrow ? 0 : undefined}>
        <Headline view={view} speaker={speaker} playing={playing} told={pieces.told} onTell={tell} />
      </div>
      <div className="table-bar-buttons">
        {connection}
        <Suspense>
          <NextTable />
        </Suspense>
        {lidOf(table.game)?.campaigns?.includes(table.setup.id) && (
          <button
            type="button"
            aria-label={say('campaign')}
            title={say('campaign')}
            onClick={() => navigate(`/campaign/${encodeURIComponent(table.id)}`)}
          >
            <Glyph name="flag" />
            <span className="table-bar-word">{say('campaign')}</span>
          </button>
        )}
        <button type="button" aria-label={say('luck')} title={say('luck')} onClick={(event) => desk.openSheet('luck', event.currentTarget)}>
          <Glyph name="dice" />
        </button>
        <button
          type="button"
          data-menu
          aria-label={say('menu')}
          title={say('menu')}
          aria-haspopup="true"
          onClick={(event) => desk.openSheet('menu', event.currentTarget)}
        >
          <Glyph name="menu" />
        </button>
      </div>
      {asked && (
        <LatePopover anchor={asked.anchor} title={asked.described.title} takesFocus="sheet" isSteady onClose={() => setAsked(undefined)}>
          <DescribedLines lines={asked.described.lines} />
        </LatePopover>
      )}
    </header>
  );
}
