/**
 * Whether an action can be made undone: worked out by letting the rules carry it out on a copy of what everybody sees. It cannot where
 * a die is rolled or something is drawn; where the alarm rings; and where something is used up or fired.
 */
import { copyState } from '../copy.ts';
import { ACTIONS, act } from '../rules/actions.ts';
import { mayStillCollect } from '../rules/commando-phase.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { commandoAt, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice, Event, EventOf } from '../vocabulary.ts';
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
  return heard === undefined ? undefined : { why: heard.why, fails: isOver };
}

/** 6.14 An alarm that has been interrupted once would ring by it, and for good: whether surely or as dice fall, and whether the operation fails then. */
interface ForGood {
  readonly isSure: boolean;
  readonly fails: boolean;
}

export function ringsForGood(view: View, choice: Choice): ForGood | undefined {
  const ripe = view.levels.filter(({ alarm, interrupted }) => alarm === 'silent' && interrupted);
  if (ripe.length === 0 || !isOwnAction(view, choice)) return undefined;
  const { state, heard, doubt } = carriedOut(view, choice);
  // Nobody knows what will be drawn.
  if ((heard === undefined && doubt === undefined) || doubt === 'draw') return undefined;
  const there = heard?.level ?? commandoAt(state, view.by).level;
  if (!ripe.some(({ id }) => id === there)) return undefined;
  return { isSure: doubt === undefined, fails: levelCard(view, there).training.alarmFails };
}

/** 6.1 Points that go with an action, for it ends his turn. */
export function pointsLost(view: View, choice: Choice): number {
  return isOwnAction(view, choice) ? carriedOut(view, choice).lost : 0;
}

/** 6.1 What costs nothing and yet is the last that anybody does in this phase: with it the enemy's begins. */
export function endsPhase(view: View, choice: Choice): boolean {
  if (view.phase !== 'commandos' || !isOwnAction(view, choice)) return false;
  const { state, isOver } = carriedOut(view, choice);
  return !isOver && state.commandos.every(({ finished, left, drawn }) => finished || left + drawn === 0) && !mayStillCollect(state);
}

/** Whether somebody is seen is left to dice, or to what is drawn. */
const IN_DOUBT: Readonly<Partial<Record<Event['type'], 'dice' | 'draw'>>> = { check: 'dice', spotted: 'draw' };

function isOwnAction(view: View, { kind }: Choice): boolean {
  return IS_ACTION.has(kind) && view.commandos.some(({ seat, id }) => seat === view.by && id !== '');
}

/** What comes of it, why the alarm rings by it, whether dice or a token decided who was seen, what points are lost, and whether it ends the operation or comes to what nobody knows: a level that is not laid out yet. */
function carriedOut(view: View, choice: Choice) {
  const state = copyState(positionOf(view));
  let heard: EventOf<'alarm-triggered'> | undefined;
  let doubt: 'dice' | 'draw' | undefined;
  let lost = 0;
  const tell = (event: Event) => {
    if (event.type === 'alarm-triggered') heard = event;
    if (!heard) doubt = IN_DOUBT[event.type] ?? doubt;
    if (event.type === 'turn-finished') lost += event.lost;
  };
  let isOver = false;
  try {
    carryOut(act({ state, tell, by: view.by }, commandoAt(state, view.by), choice), state);
  } catch {
    isOver = true;
  }
  return { state, heard, doubt, lost, isOver };
}

/** What is carried or lies about. */
function tokensIn({ commandos, levels }: State): number {
  const carried = commandos.reduce((sum, { carries }) => sum + carries.length, 0);
  return levels.reduce((sum, { items }) => sum + items.reduce((all, count) => all + count, 0), carried);
}
