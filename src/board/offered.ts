/** What can be chosen at this question, by thing: for the frame of any board, which brings some of it into sight. */
import { createContext } from 'react';

/** Another list is another question. */
export const OfferedContext = createContext<readonly string[]>([]);
