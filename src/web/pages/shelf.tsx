/** The first page: the boxes, what each is, one button to play at once; and the tables that wait to be gone on with. */
import type { ReactNode } from 'react';
import type { AnyLid, FirstGame, Lid, TerminalLid } from '../../games/lid.ts';
import { LIDS, TERMINAL_LIDS } from '../../games/lids.ts';
import type { ListedTable, StatisticsAnswer, TableCard } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { firstUnplayed, lostLast, playedIn } from '../report/next.ts';
import { Link } from '../router.tsx';
import { useLidSpeaker, useSettings } from '../settings.tsx';
import { useAgain } from '../use-again.ts';
import { useLoaded, useNeeded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { inOrder, waitsForMe } from './at-tables.ts';
import { campaignNear, pathToSetUp } from './campaigns.ts';
import { lidOf } from './lids.ts';
import { Failure, Page } from './page.tsx';
import { placesOf, SmallMap } from './small-map.tsx';
import { againstBots, firstTable, teaches, useStarting } from './starting.ts';
import { When } from './when.tsx';
import './shelf.css';

/** So many rows of each kind, of so many tables that were played last. */
const RESUMED = 3;
const LOOKED_THROUGH = 30;
/** What else a lid may say about its game. */
const ASIDES = ['era', 'complexity'] as const;

export function Shelf() {
  const words = useWords();
  const { value, failure, again } = useLoaded(lastTables);
  const { value: finished } = useLoaded(lastFinished);
  useAgain(again);
  const isNew = value && Object.values(value.counts).every((count) => count === 0);
  // Whoever is new begins with a game for one.
  const guided = LIDS.find(({ firstGame, players: [, most] }) => firstGame && most === 1);
  return (
    <Page title={words.say('page shelf heading')} lead={words.say('page shelf lead')}>
      <Failure failure={failure} again={again} />
      {guided?.firstGame && isNew && <Welcome lid={guided} firstGame={guided.firstGame} />}
      {value && value.tables.length > 0 && <UnderWay tables={value.tables} />}
      <div className="shelf-boxes">
        {LIDS.map((lid) => (
          <Box key={lid.id} lid={lid} tables={value?.tables ?? []} finished={finished?.tables} />
        ))}
        {TERMINAL_LIDS.map((lid) => (
          <ClosedBox key={lid.id} lid={lid} />
        ))}
      </div>
    </Page>
  );
}

function lastTables() {
  return api.tables({ section: 'under-way', most: LOOKED_THROUGH });
}

function lastFinished() {
  return api.tables({ section: 'finished', most: LOOKED_THROUGH });
}

function Welcome({ lid, firstGame }: { readonly lid: Lid; readonly firstGame: FirstGame }) {
  const words = useWords();
  const speaker = useLidSpeaker(lid);
  const { isStarting, failure, start } = useStarting();
  if (!speaker) return null;
  return (
    <section className="sheet shelf-welcome" aria-label={words.say('page shelf welcome heading')}>
      <p>{words.say('page shelf welcome text', { game: lidTitle(speaker) })}</p>
      <button type="button" className="main" aria-disabled={isStarting} onClick={() => start(() => firstTable(lid.id, firstGame))}>
        {words.say(isStarting ? 'page shelf starting' : 'page shelf welcome start')}
      </button>
      <Failure failure={failure} />
    </section>
  );
}

interface BoxedProps {
  readonly lid: AnyLid;
  /** Where its picture and its name lead. */
  readonly opens?: string;
  readonly children: (speaker: Speaker, title: string) => ReactNode;
}

/** What stands on every box. */
function Boxed({ lid, opens, children }: BoxedProps) {
  const speaker = useLidSpeaker(lid);
  const { value: Cover } = useNeeded(lid.cover);
  const { calm } = useSettings();
  if (!speaker || !Cover) return null;
  const title = lidTitle(speaker);
  return (
    <article className="sheet shelf-box" aria-labelledby={`box-${lid.id}`}>
      {opens === undefined ? (
        <div className="shelf-cover" data-game={lid.id} aria-hidden="true">
          <Cover calm={calm} />
        </div>
      ) : (
        <Link className="shelf-cover" data-game={lid.id} aria-hidden="true" tabIndex={-1} to={opens}>
          <Cover calm={calm} />
        </Link>
      )}
      <div className="shelf-about">
        <h2 id={`box-${lid.id}`}>
          {opens === undefined ? (
            <Unbroken words={title} />
          ) : (
            <Link className="shelf-name" to={opens}>
              <Unbroken words={title} />
            </Link>
          )}
        </h2>
        {speaker.has('lid subtitle') && <p className="shelf-subtitle">{speaker.say('lid subtitle')}</p>}
        <p className="shelf-facts">
          <span>{speaker.has('lid players') ? speaker.say('lid players') : players(lid, speaker)}</span>
          <span>{speaker.has('lid minutes') ? speaker.say('lid minutes') : minutes(lid, speaker)}</span>
        </p>
        <p>{speaker.say(speaker.has('lid blurb') ? 'lid blurb' : 'game blurb')}</p>
        {ASIDES.filter((aside) => speaker.has(`lid ${aside}`)).map((aside) => (
          <p key={aside} className="muted shelf-aside">
            {speaker.say(`lid ${aside}`)}
          </p>
        ))}
        {children(speaker, title)}
      </div>
    </article>
  );
}

/** It has no board in the browser yet, and says how it can be played. */
function ClosedBox({ lid }: { readonly lid: TerminalLid }) {
  return (
    <Boxed lid={lid}>
      {(speaker) => (
        <div className="shelf-terminal">
          <p>{speaker.say('page shelf terminal')}</p>
          <code>{lid.command}</code>
        </div>
      )}
    </Boxed>
  );
}

/** What was not played yet, nor lies on a table already. */
function unplayedOf(lid: Lid, statistics: StatisticsAnswer, tables: readonly TableCard[]): string {
  const underWay = tables.filter(({ game }) => game === lid.id).map(({ setup }) => setup.id);
  const played = playedIn(statistics, lid.id);
  const fresh = firstUnplayed(lid.ladder, new Set([...played, ...underWay]));
  return played.has(fresh) ? firstUnplayed(lid.ladder, played) : fresh;
}

/** What was lost when it was last played, unless another try lies on a table already. */
function lostOf(lid: Lid, tables: readonly TableCard[], finished: readonly ListedTable[]): string | undefined {
  const lost = lostLast(lid.ladder, lid.id, finished);
  return tables.some(({ game, setup }) => game === lid.id && setup.id === lost) ? undefined : lost;
}

function wasGuided(lid: Lid, finished: readonly ListedTable[] = []): boolean {
  return finished.find(({ game }) => game === lid.id)?.guided === true;
}

interface BoxProps {
  readonly lid: Lid;
  readonly tables: readonly TableCard[];
  /** Those that ended last; undefined until they have come. */
  readonly finished: readonly ListedTable[] | undefined;
}

function Box({ lid, tables, finished }: BoxProps) {
  const { isStarting, failure, start } = useStarting();
  const { value: statistics } = useLoaded(api.statistics);
  const lost = finished && lostOf(lid, tables, finished);
  const next = finished && statistics && (lost ?? unplayedOf(lid, statistics, tables));
  const underWay = tables.find(({ game }) => game === lid.id);
  const campaign = campaignNear(lid);
  const play = async () => {
    const known = statistics ?? (await api.statistics());
    const setup = lostOf(lid, tables, finished ?? (await lastFinished()).tables) ?? unplayedOf(lid, known, tables);
    const card = lid.players[1] > 1 ? (await api.games()).games.find(({ id }) => id === lid.id) : undefined;
    return {
      game: lid.id,
      setup,
      options: { ...lid.options },
      guided: teaches(lid, setup, playedIn(known, lid.id)) || (setup === lost && wasGuided(lid, finished)),
      ...(card && againstBots(card, setup)),
    };
  };
  return (
    <Boxed lid={lid} opens={`/new/${lid.id}`}>
      {(speaker, title) => (
        <>
          {next && speaker.has(`setup-help setup ${next} title`) && (
            <p className="shelf-next">
              <SmallMap lid={lid} setup={next} />
              <span>
                <b>{speaker.say(next === lost ? 'page shelf once-more' : 'page shelf next')}</b>{' '}
                {speaker.say(`setup-help setup ${next} title`)}
                {speaker.has(`setup-help setup ${next} text`) && <small>{speaker.say(`setup-help setup ${next} text`)}</small>}
                {speaker.has('setup-help plan') && <small>{speaker.say('setup-help plan')}</small>}
              </span>
            </p>
          )}
          <p className="actions">
            {underWay && (
              <Link className="button main" to={`/table/${encodeURIComponent(underWay.id)}`}>
                {speaker.say('page tables resume')}
                <small className="shelf-which"> {underWay.name}</small>
              </Link>
            )}
            <button
              type="button"
              className={underWay ? 'shelf-play' : 'main shelf-play'}
              aria-disabled={isStarting}
              onClick={() => start(play)}
            >
              {speaker.say(isStarting ? 'page shelf starting' : 'page shelf play')}
              <span className="unseen"> {title}</span>
            </button>
            <Link className="button" to={`/new/${lid.id}`}>
              {speaker.say('page shelf set-up')}
              <span className="unseen"> {title}</span>
            </Link>
            {campaign !== undefined && (
              <Link className="button" to={pathToSetUp(lid, campaign)}>
                {speaker.say('page shelf campaign')}
                <span className="unseen"> {title}</span>
              </Link>
            )}
            <Link className="button" to={`/learn/${lid.id}`}>
              {speaker.say('page shelf learn')}
              <span className="unseen"> {title}</span>
            </Link>
            <Link className="button" to={`/rules/${lid.id}`}>
              {speaker.say('page shelf rules')}
              <span className="unseen"> {title}</span>
            </Link>
          </p>
          <Failure failure={failure} />
        </>
      )}
    </Boxed>
  );
}

/** A line ends between words, and not within one that has a hyphen. */
function Unbroken({ words }: { readonly words: string }) {
  return words.split(/(\S*-\S*)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function lidTitle(speaker: Speaker): string {
  return speaker.say(speaker.has('lid title') ? 'lid title' : 'game title');
}

function players({ players: [least, most] }: AnyLid, speaker: Speaker): string {
  if (least === most) return speaker.say('page shelf players', { count: least });
  return speaker.say('page shelf players-between', { least, most });
}

function minutes({ minutes: [least, most] }: AnyLid, speaker: Speaker): string {
  return speaker.say('page shelf minutes', { least, most });
}

/** Those that wait for the one who looks come first, and are called so; then those at which others are to choose. */
function UnderWay({ tables }: { readonly tables: readonly ListedTable[] }) {
  const words = useWords();
  const waiting = inOrder(tables).filter(waitsForMe);
  const others = tables.filter((table) => !waitsForMe(table));
  const lists = (['resume', 'others'] as const).map((name) => ({ name, rows: (name === 'resume' ? waiting : others).slice(0, RESUMED) }));
  return (
    <section className="sheet shelf-under-way" aria-label={words.say('page tables under-way')}>
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }, i) => (
          <div key={name}>
            <h2 className="sheet-head">
              {words.say(`page shelf ${name}`)}
              {i === 0 && <Link to="/tables">{words.say('page shelf all-tables')}</Link>}
            </h2>
            <ul className="shelf-tables">
              {rows.map((table) => (
                <WaitingTable key={table.id} table={table} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

function WaitingTable({ table }: { readonly table: TableCard }) {
  const lid = lidOf(table.game);
  return (
    <li>
      {lid && <SmallMap lid={lid} setup={table.setup.id} places={placesOf(table)} />}
      <Link to={`/table/${encodeURIComponent(table.id)}`}>{table.name}</Link>
      <span className="muted">
        {lid && <GameTitle lid={lid} />} <When at={table.changed} />
      </span>
    </li>
  );
}

function GameTitle({ lid }: { readonly lid: Lid }) {
  const speaker = useLidSpeaker(lid);
  return speaker && `${lidTitle(speaker)} ·`;
}
