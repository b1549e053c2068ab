/** The one live region of the page: results, refusals, whatever was asked to be read. */
import { useCallback, useState } from 'react';

interface Announcer {
  readonly region: React.ReactNode;
  announce(text: string): void;
}

/** A reader who hears everything twice as long as it is hears nothing. */
const LONGEST = 600;

export function useAnnouncer(): Announcer {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text: text.slice(0, LONGEST), turn: turn + 1 })), []);
  // The same words again are read again only if something about them is new.
  const region = (
    <p className="unseen" role="status" aria-live="polite" data-announcer>
      {said.text}
      {said.turn % 2 === 1 ? '\u00a0' : ''}
    </p>
  );
  return { region, announce };
}
