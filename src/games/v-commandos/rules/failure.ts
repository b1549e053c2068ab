/** 8 How an operation ends. It fails the moment a reason for it occurs; success is looked at when a turn ends. */
import { OUT, type State } from '../state.ts';
import type { Table } from '../vocabulary.ts';

/** Thrown to leave whatever is going on when the operation is over; the outermost procedure catches it. */
export const OVER = new Error('The operation is over.');

export function endOperation(t: Table, won: boolean, how: string, rule: string): never {
  const { state } = t;
  state.won = won;
  state.how = how;
  state.phase = 'over';
  state.doing = [];
  t.tell?.({ type: 'over', rule, how, won });
  throw OVER;
}

/** 8.2 */
export function fail(t: Table, how: string, rule: string): never {
  return endOperation(t, false, how, rule);
}

/** 8.2 A specialist who waits for a new level does not count. */
export const isAnybodyLeft = ({ commandos }: State): boolean => commandos.some(({ level }) => level !== OUT);

export function failIfNobodyIsLeft(t: Table): void {
  if (!isAnybodyLeft(t.state)) fail(t, 'all-eliminated', '8.2');
}
