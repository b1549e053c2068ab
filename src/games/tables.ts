/** Every box as the browser shows it. A game's code is loaded when it is opened, not before. */
import { COMMANDO_LID } from './commando/table/lid.ts';
import type { Lid } from './face.ts';

export const LIDS: readonly Lid[] = [COMMANDO_LID];
