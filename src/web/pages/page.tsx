/** What all pages have in common: a heading, a title in the browser's tab, and sentences for what did not work. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../words/speaker.ts';
import { OutOfReachError, RefusedError } from '../api.ts';
import { isMissingPart, reloadIfReached } from '../reloading.ts';
import { useTitle } from '../router.tsx';
import { useWords } from '../words.tsx';
import './page.css';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Uses the whole width of the window. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export function Page({ title, lead, wide = false, children }: PageProps) {
  useTitle(title);
  return (
    <main id="main" className={wide ? 'page page-wide' : 'page'}>
      <h1>{title}</h1>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </main>
  );
}

/** The sentence for something that was asked of the server, a part of the page perhaps, and did not work. */
function failureText(failure: unknown, words: Speaker): string {
  if (failure instanceof RefusedError) return failure.refused.text;
  if (failure instanceof OutOfReachError || isMissingPart(failure)) return words.say('page failure out-of-reach');
  return words.say('page failure other', { what: failure instanceof Error ? failure.message : String(failure) });
}

/** Says what did not work as soon as it did not; offers to try again where that makes sense. */
export function Failure({ failure, again }: { readonly failure: unknown; readonly again?: () => void }) {
  const words = useWords();
  if (failure === undefined) return null;
  return (
    <div className="page-failure" role="alert">
      <p>{failureText(failure, words)}</p>
      {again && (
        <button type="button" onClick={isMissingPart(failure) ? () => void reloadIfReached() : again}>
          {words.say('page failure again')}
        </button>
      )}
    </div>
  );
}

export function Loading() {
  return (
    <p className="page-loading" role="status">
      {useWords().say('page shell loading')}
    </p>
  );
}
