/**
 * Whether an action can be made undone: worked out by letting the rules carry it out on a copy of what everybody sees. It cannot where
 * a die is rolled or something is drawn; where the alarm rings; and where something is used up or fired.
 */
import { copyState } from '../copy.ts';
import { ACTIONS, act } from '../rules/actions.ts';
import { commandoAt, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice, Event } from '../vocabulary.ts';
import { carryOut } from './answering.ts';
import { positionOf } from './position.ts';

const IS_ACTION: ReadonlySet<string> = new Set(ACTIONS.map(({ kind }) => kind));

export function isForGood(view: View, choice: Choice): boolean {
  if (!IS_ACTION.has(choice.kind) || !view.commandos.some(({ seat, id }) => seat === view.by && id !== '')) return false;
  const before = positionOf(view);
  const state = copyState(before);
  let isHeard = false;
  const tell = ({ type }: Event) => {
    isHeard ||= type === 'alarm-triggered';
  };
  try {
    carryOut(act({ state, tell, by: view.by }, commandoAt(state, view.by), choice), state);
  } catch {
    // The operation is over, or it comes to what nobody knows: a level that is not laid out yet.
    return true;
  }
  return isHeard || state.random.news > before.random.news || tokensIn(state) < tokensIn(before) || state.hot.length > before.hot.length;
}

/** What is carried or lies about. */
function tokensIn({ commandos, levels }: State): number {
  const carried = commandos.reduce((sum, { carries }) => sum + carries.length, 0);
  return levels.reduce((sum, { items }) => sum + items.reduce((all, count) => all + count, 0), carried);
}
