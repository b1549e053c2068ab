/** The words of the pages, for everything that is drawn inside the house: whoever is drawn may take them as there. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Speaker } from '../words/speaker.ts';

const Words = createContext<Speaker | undefined>(undefined);

export function WordsProvider({ speaker, children }: { readonly speaker: Speaker; readonly children: ReactNode }) {
  return <Words value={speaker}>{children}</Words>;
}

export function useWords(): Speaker {
  const speaker = useContext(Words);
  if (!speaker) throw new Error('Words are wanted outside of the house.');
  return speaker;
}
