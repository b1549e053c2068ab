/**
 * What a commando has at hand, looked at once for all actions: whoever has no point to spend, no grenade or nobody beside him is
 * not asked what he would do with it. Each action's own option still says whether it is possible.
 */
import { CROWBAR, itemAt, TNT } from '../content/terms.ts';
import { type Commando, cardOn, commandoAt, isOnLevel, type State, saved } from '../state.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { isBeside } from './equipment.ts';
import { levelCard } from './operation-in-play.ts';
import { hasPoint } from './points.ts';

/** Bits: the lowest twelve are items, by kind. */
const carrying = (item: number): number => 1 << item;
const POINT = 1 << 12;
const SAVED = 1 << 13;
const ON_LEVEL = 1 << 14;
const TRAP_DOOR = 1 << 15;
const NEST = 1 << 16;
/** An alarm, an objective or a nest. */
const TRIANGLE = 1 << 17;
const COMPANY = 1 << 18;
const BANDAGE = 1 << 19;
const ORDERS = 1 << 20;
const ACTION = POINT | ON_LEVEL;

/** What each action takes; it may take more. */
const TAKES: Partial<Record<ChoiceKind, number>> = {
  move: POINT,
  sneak: POINT,
  exit: ACTION | TRAP_DOOR,
  unblock: ACTION | TRAP_DOOR,
  'close-combat': ACTION,
  shoot: ACTION,
  'shoot-door': ACTION,
  throw: ACTION | carrying(itemAt('grenade')),
  'first-aid': ON_LEVEL | carrying(itemAt('first-aid')),
  bandage: ACTION | COMPANY | BANDAGE,
  order: ACTION | ORDERS,
  'force-door': ACTION | carrying(CROWBAR),
  barricade: ACTION | carrying(CROWBAR),
  'wear-uniform': ACTION | carrying(itemAt('uniform')),
  'lay-tnt': ON_LEVEL | carrying(TNT),
  bombard: ACTION | carrying(itemAt('bombardment')),
  'blow-up': ON_LEVEL,
  'interrupt-alarm': ACTION | TRIANGLE,
  interact: ON_LEVEL | TRIANGLE,
  save: ACTION,
  'use-saved': SAVED,
  'enter-nest': ON_LEVEL | NEST,
  'leave-nest': ON_LEVEL | NEST,
  collect: ON_LEVEL,
  drop: ON_LEVEL,
  give: ON_LEVEL | COMPANY,
  take: ON_LEVEL | COMPANY,
};

function atHand(state: State, commando: Commando): number {
  let has = 0;
  for (const item of commando.carries) has |= carrying(item);
  if (hasPoint(state, commando)) has |= POINT;
  if (saved(commando) > 0) has |= SAVED;
  if (!isOnLevel(commando)) return has;
  const { tile } = commando;
  const { trapDoorOn, nestOn, trianglesOn } = levelCard(state, commando.level);
  has |= ON_LEVEL;
  if ((trapDoorOn[tile] ?? -1) >= 0) has |= TRAP_DOOR;
  if ((nestOn[tile] ?? -1) >= 0) has |= NEST;
  if ((trianglesOn[tile]?.length ?? 0) > 0) has |= TRIANGLE;
  for (const each of state.commandos) if (each !== commando && isBeside(each, commando)) has |= COMPANY;
  const { skill } = cardOn(commando);
  if (skill === 'bandage') has |= BANDAGE;
  else if (skill === 'orders') has |= ORDERS;
  return has;
}

/** Of these options, those for which a seat has at hand what they take. */
export function worthAsking<O extends { readonly kind: ChoiceKind }>(options: readonly O[]): (state: State, seat: string) => readonly O[] {
  const taken = options.map(({ kind }) => TAKES[kind] ?? 0);
  return (state, seat) => {
    const lacks = ~atHand(state, commandoAt(state, seat));
    const worth: O[] = [];
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      if (option && ((taken[i] ?? 0) & lacks) === 0) worth.push(option);
    }
    return worth;
  };
}
