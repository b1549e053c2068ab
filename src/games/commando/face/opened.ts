/** Which stacks are fanned out: the one that acts, and the one that is looked into. */
import type { View } from '../view.ts';
import type { Stack } from './layout.ts';

interface Asked {
  readonly legal: ReadonlySet<string>;
  readonly lookedInto: string | undefined;
  /** There is little room: only what is chosen from lies open. */
  readonly isSmall: boolean;
  /** One of them is in hand: what lies open where the force sets out stays open under it. */
  readonly laid?: ReadonlyMap<string, unknown> | undefined;
}

/** A stack to be fanned out. */
export interface Opening {
  readonly stack: Stack;
  /** Something is chosen from it, or somebody looks into it; otherwise it had better stay closed than cover anything. */
  readonly isNeeded: boolean;
}

/** While something is asked, whoever sets out lies open, and so does where he is chosen from. */
export function openStacks(
  { operation, battle }: View,
  stacks: readonly Stack[],
  { legal, lookedInto, isSmall, laid }: Asked,
): readonly Opening[] {
  if (battle) return [];
  const isChosenFrom = ({ id, ids }: Stack) => laid?.has(id) === true || ids.some((one) => legal.has(one));
  const setsOut = ({ ids }: Stack) => !isSmall && legal.size > 0 && ids.some((id) => operation?.force.includes(id));
  const acts = (stack: Stack) => stack.side === 'commando' && stack.space === operation?.at && (setsOut(stack) || isChosenFrom(stack));
  // As long as others may still join it, it lies as open as they do.
  const isJoined = stacks.some(
    ({ space, ids }) => space === operation?.at && ids.some((id) => legal.has(id) && !operation.force.includes(id)),
  );
  const open = [...stacks.filter(acts), ...stacks.filter((stack) => stack.id === lookedInto && !acts(stack))];
  return open.map((stack) => ({ stack, isNeeded: stack.id === lookedInto || isChosenFrom(stack) || (isJoined && setsOut(stack)) }));
}
