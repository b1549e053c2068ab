/** The house in the browser: which page belongs to which address, and what stands around every page. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { useArrival, usePath } from './router.tsx';
import { useShellSpeaker } from './settings.tsx';
import { SettingsWhenWanted } from './settings-wanted.tsx';
import { Spoken } from './spoken.tsx';
import { useWords, WordsProvider } from './words.tsx';
import './app.css';

const Shelf = lazy(async () => ({ default: (await import('./pages/shelf.tsx')).Shelf }));
const SetUp = lazy(async () => ({ default: (await import('./pages/set-up.tsx')).SetUp }));
const Tables = lazy(async () => ({ default: (await import('./pages/tables.tsx')).Tables }));
const Learn = lazy(async () => ({ default: (await import('./pages/learn.tsx')).Learn }));
const Lesson = lazy(async () => ({ default: (await import('./pages/lesson.tsx')).Lesson }));
const RuleBook = lazy(async () => ({ default: (await import('./pages/rule-book.tsx')).RuleBook }));
const Statistics = lazy(async () => ({ default: (await import('./pages/statistics.tsx')).Statistics }));
const Verify = lazy(async () => ({ default: (await import('./pages/verify.tsx')).Verify }));
const ReportPage = lazy(async () => ({ default: (await import('./pages/report-page.tsx')).ReportPage }));
const CampaignPage = lazy(async () => ({ default: (await import('./pages/report-page.tsx')).CampaignPage }));
const Join = lazy(async () => ({ default: (await import('./pages/join.tsx')).Join }));
const NotFound = lazy(async () => ({ default: (await import('./pages/not-found.tsx')).NotFound }));
const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));

/** What stands in an address after the name of the page. */
type Rest = readonly [first: string | undefined, second: string | undefined];

interface Route {
  /** Shows the page, or nothing where the address is not one of its own. */
  readonly show: (rest: Rest) => ReactNode;
  /** The table fills the window and has a bar of its own. */
  readonly bare?: boolean;
}

const ROUTES: Readonly<Record<string, Route>> = {
  '': { show: () => <Shelf /> },
  new: { show: one((game) => <SetUp game={game} />) },
  tables: { show: none(() => <Tables />) },
  learn: { show: ([game, example]) => game && (example === undefined ? <Learn game={game} /> : <Lesson game={game} example={example} />) },
  rules: { show: ([game, rule]) => game && <RuleBook game={game} rule={rule} /> },
  statistics: { show: none(() => <Statistics />) },
  verify: { show: ([table, more]) => more === undefined && <Verify table={table} /> },
  report: { show: one((table) => <ReportPage table={table} />) },
  campaign: { show: one((table) => <CampaignPage table={table} />) },
  join: { show: one((table) => <Join table={table} />) },
  table: { show: one((id) => <TablePage id={id} />), bare: true },
  watch: { show: one((id) => <TablePage id={id} />), bare: true },
};

function none(show: () => ReactNode): Route['show'] {
  return ([first]) => first === undefined && show();
}

function one(show: (first: string) => ReactNode): Route['show'] {
  return ([first, second]) => first !== undefined && second === undefined && show(first);
}

export function App() {
  return (
    <ErrorBoundary>
      <Doorstep />
    </ErrorBoundary>
  );
}

/** Nothing is shown before there are words for it. */
function Doorstep() {
  const path = usePath();
  const [isAtTable] = useState(() => ROUTES[partsOf(path)[0] ?? '']?.bare === true);
  const speaker = useShellSpeaker(isAtTable);
  return (
    speaker && (
      <WordsProvider speaker={speaker}>
        <House />
      </WordsProvider>
    )
  );
}

function House() {
  const words = useWords();
  const path = usePath();
  useArrival(path);
  const [name = '', ...rest] = partsOf(path);
  const route = ROUTES[name];
  const page = rest.length <= 2 ? route?.show([rest[0], rest[1]]) : undefined;
  const isBare = route?.bare === true && Boolean(page);
  return (
    <>
      <button type="button" className="app-skip" onClick={skipToMain}>
        {words.say('page shell skip')}
      </button>
      {!isBare && <Header current={name} />}
      <ErrorBoundary key={path}>
        <Suspense fallback={<Waiting />}>{isBare ? page : <Spoken meanwhile={<Waiting />}>{page || <NotFound />}</Spoken>}</Suspense>
      </ErrorBoundary>
      <SettingsWhenWanted />
    </>
  );
}

function Waiting() {
  return (
    <p className="app-waiting" role="status">
      {useWords().say('page shell loading')}
    </p>
  );
}

function partsOf(path: string): string[] {
  const parts = path.split('/').slice(1).map(decoded);
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** No link: the address stays as it is, and only the focus moves. */
function skipToMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
