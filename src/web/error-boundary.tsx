/** When something in the browser fails: says so, and offers to go on. The table is kept by the server, so nothing is lost. */
import { Component, type ReactNode } from 'react';
import { isLanguage, type Language } from '../words/texts.ts';
import { isMissingPart, reloadOnce } from './reloading.ts';
import english from './text/failure.en.json' with { type: 'json' };
import french from './text/failure.fr.json' with { type: 'json' };

/** These words come with the first load: the failure may be that others did not. */
const WORDS: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

interface Held {
  readonly failure: string | undefined;
  /** The page is being loaded anew: there is nothing to be said about it. */
  readonly isLeaving: boolean;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Held> {
  override state: Held = { failure: undefined, isLeaving: false };

  static getDerivedStateFromError(error: unknown): Held {
    return { failure: error instanceof Error ? error.message : String(error), isLeaving: isMissingPart(error) && reloadOnce() };
  }

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    if (this.state.isLeaving) return null;
    const { lang } = document.documentElement;
    const words = WORDS[isLanguage(lang) ? lang : 'en'];
    return (
      <main className="page">
        <h1>{words.heading}</h1>
        <section className="sheet" role="alert">
          <p>{words.what}</p>
          <p className="actions">
            <button type="button" className="main" onClick={() => location.reload()}>
              {words.reload}
            </button>
            <a className="button" href="/">
              {words.shelf}
            </a>
          </p>
          <details>
            <summary>{words.details}</summary>
            <p>
              <code>{this.state.failure}</code>
            </p>
          </details>
        </section>
      </main>
    );
  }
}
