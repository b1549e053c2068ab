/** Every box as the browser shows it, those that take least time first. A game's code is loaded when it is opened, not before. */
import type { AnyLid, Lid, TerminalLid } from './lid.ts';

const FOUND = import.meta.glob<Lid>('./*/face/lid.ts', { import: 'LID', eager: true });

const AT_TERMINAL = import.meta.glob<TerminalLid>('./*/face/terminal-lid.ts', { import: 'LID', eager: true });

export const LIDS: readonly Lid[] = Object.values(FOUND).sort(byTime);
export const TERMINAL_LIDS: readonly TerminalLid[] = Object.values(AT_TERMINAL).sort(byTime);

function byTime(a: AnyLid, b: AnyLid): number {
  return a.minutes[0] - b.minutes[0];
}
