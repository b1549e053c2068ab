/** The bar above every page but the table: where one is, where one can go, language and light. */
import { lazy, Suspense } from 'react';
import { LANGUAGES } from '../words/texts.ts';
import { Link } from './router.tsx';
import { useSettings } from './settings.tsx';
import { openSettings } from './settings-wanted.tsx';
import { useWords } from './words.tsx';
import './header.css';

const TablesWaiting = lazy(async () => ({ default: (await import('./tables-waiting.tsx')).TablesWaiting }));

const PAGES = [
  ['', '/'],
  ['tables', '/tables'],
  ['statistics', '/statistics'],
  ['verify', '/verify'],
] as const;

export function Header({ current }: { readonly current: string }) {
  const words = useWords();
  return (
    <header className="header">
      <Link to="/" className="header-name">
        <Shell />
        Cockleshell
      </Link>
      <nav className="header-pages" aria-label={words.say('page shell pages')}>
        {PAGES.map(([name, path]) => (
          <Link key={name} to={path} aria-current={current === name ? 'page' : undefined}>
            {words.say(`page shell to ${name || 'shelf'}`)}
            {name === 'tables' && (
              <Suspense>
                <TablesWaiting current={current} />
              </Suspense>
            )}
          </Link>
        ))}
      </nav>
      <div className="header-switches">
        <LanguageSwitch />
        <ThemeSwitch />
        <button type="button" className="header-switch" aria-label={words.say('page settings heading')} onClick={openSettings}>
          <Sliders />
          <span className="header-word">{words.say('page settings heading')}</span>
        </button>
      </div>
    </header>
  );
}

function LanguageSwitch() {
  const words = useWords();
  const { language, change } = useSettings();
  return (
    <>
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          className="header-switch"
          aria-label={words.say(`page settings language ${other}`)}
          onClick={() => change({ language: other })}
        >
          {other.toUpperCase()}
        </button>
      ))}
    </>
  );
}

function ThemeSwitch() {
  const words = useWords();
  const { theme, change } = useSettings();
  const isDark = theme === 'dark' || (theme === 'system' && document.documentElement.dataset.theme === 'dark');
  const next = isDark ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="header-switch"
      aria-label={words.say(`page shell theme ${next}`)}
      title={words.say(`page shell theme ${next}`)}
      onClick={() => change({ theme: next })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        {isDark ? (
          <path
            d="M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-5v3m0 12v3M1 10h3m12 0h3M3.6 3.6l2.1 2.1m8.6 8.6 2.1 2.1m0-12.8-2.1 2.1m-8.6 8.6-2.1 2.1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        ) : (
          <path d="M16.5 12.4A7 7 0 0 1 7.6 3.5a7 7 0 1 0 8.9 8.9Z" fill="currentColor" />
        )}
      </svg>
    </button>
  );
}

function Sliders() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="13" cy="5" r="2.4" fill="currentColor" />
      <circle cx="6" cy="10" r="2.4" fill="currentColor" />
      <circle cx="11" cy="15" r="2.4" fill="currentColor" />
    </svg>
  );
}

function Shell() {
  return (
    <svg viewBox="0 0 32 28" width="28" height="24" aria-hidden="true">
      <path d="M16 24 4 12a12 12 0 0 1 24 0Z" fill="currentColor" />
      <path d="M16 24 10 3M16 24V1M16 24 22 3M16 24 5 8M16 24 27 8" stroke="var(--desk)" strokeWidth="1.5" />
      <path d="M12 26h8" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
