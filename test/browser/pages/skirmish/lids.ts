/** The lids of the shelf, and Skirmish among them. */
import type { Lid } from '../../../../src/games/lid.ts';
import { LIDS as SHELVED, TERMINAL_LIDS } from '../../../../src/games/lids.ts';
import { LID } from './lid.tsx';

export const LIDS: readonly Lid[] = [...SHELVED, LID];
export { TERMINAL_LIDS };
