/** Where the choices can be put away: how to bring them into sight again; undefined while they are. */
import { createContext } from 'react';

export const ChoicesContext = createContext<(() => void) | undefined>(undefined);
