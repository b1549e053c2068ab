/** With the words of the pages, which are not sent to whoever comes to a table before he wants them. */
import type { ReactNode } from 'react';
import { useSpeaker } from './settings.tsx';
import { WordsProvider } from './words.tsx';

interface SpokenProps {
  /** Until they have come. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

export function Spoken({ meanwhile, children }: SpokenProps) {
  const speaker = useSpeaker();
  return speaker ? <WordsProvider speaker={speaker}>{children}</WordsProvider> : meanwhile;
}
