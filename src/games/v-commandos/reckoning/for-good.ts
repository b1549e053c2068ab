/**
 * Whether an action can be made undone: worked out by letting the rules carry it out on a copy of what everybody sees. It cannot where
 * a die is rolled or something is drawn; where the alarm rings; and where something is used up or fired.
 */
import { copyState } from '../copy.ts';
import { ACTIONS, act } from '../rules/actions.ts';
import { mayStillCollect } from '../rules/commando-phase.ts';
import { commandoAt, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice, Event } from '../vocabulary.ts';
import { carryOut } from './answering.ts';
import { positionOf } from './position.ts';

const INTERRUPT: Choice = { kind: 'interrupt-alarm' };
const IS_ACTION: ReadonlySet<string> = new Set(ACTIONS.map(({ kind }) => kind));

export function isForGood(view: View, choice: Choice): boolean {
  if (!isOwnAction(view, choice)) return false;
  const before = positionOf(view);
  const { state, heard, isOver } = carriedOut(view, choice);
  if (isOver || heard !== undefined) return true;
  return state.random.news > before.random.news || tokensIn(state) < tokensIn(before) || state.hot.length > before.hot.length;
}

/** 3.1 An alarm that is interrupted while what triggers it lasts rings again at once: why, and whether the operation fails by it. */
export function ringingAgain(view: View): { readonly why: string; readonly fails: boolean } | undefined {
  if (!isOwnAction(view, INTERRUPT)) return undefined;
  const { heard, isOver } = carriedOut(view, INTERRUPT);
  return heard === undefined ? undefined : { why: heard, fails: isOver };
}

/** 6.1 What costs nothing and yet is the last that anybody does in this phase: with it the enemy's begins. */
export function endsPhase(view: View, choice: Choice): boolean {
  if (view.phase !== 'commandos' || !isOwnAction(view, choice)) return false;
  const { state, isOver } = carriedOut(view, choice);
  return !isOver && state.commandos.every(({ finished, left, drawn }) => finished || left + drawn === 0) && !mayStillCollect(state);
}

function isOwnAction(view: View, { kind }: Choice): boolean {
  return IS_ACTION.has(kind) && view.commandos.some(({ seat, id }) => seat === view.by && id !== '');
}

/** What comes of it, why the alarm rings by it, and whether it ends the operation or comes to what nobody knows: a level that is not laid out yet. */
function carriedOut(view: View, choice: Choice) {
  const state = copyState(positionOf(view));
  let heard: string | undefined;
  const tell = (event: Event) => {
    if (event.type === 'alarm-triggered') heard = event.why;
  };
  let isOver = false;
  try {
    carryOut(act({ state, tell, by: view.by }, commandoAt(state, view.by), choice), state);
  } catch {
    isOver = true;
  }
  return { state, heard, isOver };
}

/** What is carried or lies about. */
function tokensIn({ commandos, levels }: State): number {
  const carried = commandos.reduce((sum, { carries }) => sum + carries.length, 0);
  return levels.reduce((sum, { items }) => sum + items.reduce((all, count) => all + count, 0), carried);
}
