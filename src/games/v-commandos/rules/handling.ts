/** 6.3 Collecting and dropping equipment, giving it to somebody on the same tile and taking it from him: free, at many moments. */
import { takeOut } from '../../../kernel/listed.ts';
import { COPIES, CROWBAR, ITEM_KINDS, ITEMS, itemAt, SPOTTED, TNT } from '../content/terms.ts';
import { type Commando, cardOn, commandoCalled, isOnLevel, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Table } from '../vocabulary.ts';
import { listing, NONE, type Refusal, refusal } from './asking.ts';
import { isBeside } from './equipment.ts';
import { levelCard } from './operation-in-play.ts';
import { forFree } from './points.ts';

/** 9.2 Places on the card, the printed weapon's not counted. */
export function placesFor(commando: Commando): number {
  return cardOn(commando).places - 1;
}

const isFull = (commando: Commando): boolean => commando.carries.length >= placesFor(commando);

function whyFull(commando: Commando): Refusal | undefined {
  return isFull(commando) ? refusal('places-full', '6.3', { commando: commando.specialist }) : undefined;
}

/** RULINGS At one moment every token can change hands twice: enough for any arrangement, and it comes to an end. */
function whyHandledEnough(state: State, item: number): Refusal | undefined {
  return (state.handled[item] ?? 0) >= 2 * (COPIES[item] ?? 0) ? HANDLED_ENOUGH : undefined;
}

const HANDLED_ENOUGH = refusal('handled-enough', '6.3');

/** Items that may change hands now, each kind once. */
function movable(state: State, items: readonly number[]): readonly number[] {
  let found: number[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? -1;
    if (items.indexOf(item) < i || whyHandledEnough(state, item)) continue;
    found ??= [];
    found.push(item);
  }
  return found ?? NONE;
}

/** Whether he has anything that he could put down. */
export function canDrop(state: State, { carries }: Commando): boolean {
  for (const item of carries) if (!whyHandledEnough(state, item)) return true;
  return false;
}

/** 6.3 Whether he could have it for nothing: on his card, on his tile, or with somebody who is there. */
export function isWithinReach(state: State, commando: Commando, item: number): boolean {
  if (commando.carries.includes(item)) return true;
  if (!isOnLevel(commando)) return false;
  if ((levelOn(state, commando).items[commando.tile * ITEM_KINDS + item] ?? 0) > 0) return true;
  return state.commandos.some((each) => isBeside(each, commando) && each.carries.includes(item));
}

/** 6.3 A charge that was laid, a crowbar that bars an entrance. */
function liesRed(state: State, commando: Commando, item: number): boolean {
  const { charges, barricaded } = levelOn(state, commando);
  if (item === TNT) return (charges[commando.tile] ?? 0) > 0;
  if (item !== CROWBAR) return false;
  return levelCard(state, commando.level).entrances.some(({ tile }, i) => tile === commando.tile && barricaded[i] === true);
}

export const collect = listing(
  'collect',
  '6.3',
  (state, commando) => {
    if (!isOnLevel(commando) || isFull(commando)) return NONE;
    const { items } = levelOn(state, commando);
    const first = commando.tile * ITEM_KINDS;
    let choices: ChoiceOf<'collect'>[] | undefined;
    for (let item = 0; item < ITEM_KINDS; item++) {
      if ((items[first + item] ?? 0) === 0 || whyHandledEnough(state, item)) continue;
      choices ??= [];
      choices.push({ kind: 'collect', item: ITEMS[item] ?? '' });
    }
    return choices ?? NONE;
  },
  (state, { item: id }, commando) => {
    const cannot = forFree(state, commando);
    if (cannot) return cannot;
    const item = itemAt(id);
    if (item < 0 || item === SPOTTED) return refusal('unknown-id', '6.3', { id });
    if ((levelOn(state, commando).items[commando.tile * ITEM_KINDS + item] ?? 0) === 0)
      return refusal(liesRed(state, commando, item) ? 'red-side' : 'not-there', '6.3', { item: id });
    return whyFull(commando) ?? whyHandledEnough(state, item);
  },
  true,
);

export const drop = listing(
  'drop',
  '6.3',
  (state, commando) => {
    if (commando.carries.length === 0 || !isOnLevel(commando)) return NONE;
    return movable(state, commando.carries).map((item): ChoiceOf<'drop'> => ({ kind: 'drop', item: ITEMS[item] ?? '' }));
  },
  (state, { item: id }, commando) => {
    const cannot = forFree(state, commando);
    if (cannot) return cannot;
    const item = itemAt(id);
    return commando.carries.includes(item) ? whyHandledEnough(state, item) : refusal('not-carried', '6.3', { weapon: id });
  },
  true,
);

/** Giving and taking are the same hand-over, wanted by one or by the other. */
function handingOver(kind: 'give' | 'take') {
  const giverOf = (own: Commando, other: Commando): Commando => (kind === 'give' ? own : other);
  const takerOf = (own: Commando, other: Commando): Commando => (kind === 'give' ? other : own);
  return listing(
    kind,
    '6.3',
    (state, commando) => {
      if (!isOnLevel(commando)) return NONE;
      let choices: ChoiceOf<'give' | 'take'>[] | undefined;
      for (const other of state.commandos) {
        if (other === commando || !isBeside(other, commando) || isFull(takerOf(commando, other))) continue;
        choices ??= [];
        for (const item of movable(state, giverOf(commando, other).carries))
          choices.push({ kind, item: ITEMS[item] ?? '', commando: other.specialist });
      }
      return choices ?? NONE;
    },
    (state, { item: id, commando: name }, commando) => {
      const cannot = forFree(state, commando);
      if (cannot) return cannot;
      const other = commandoCalled(state, name);
      if (!other || !isBeside(other, commando)) return refusal('not-here', '6.3', { commando: name });
      if (other === commando) return refusal('himself', '6.3');
      const item = itemAt(id);
      if (!giverOf(commando, other).carries.includes(item))
        return kind === 'give' ? refusal('not-carried', '6.3', { weapon: id }) : refusal('not-there', '6.3', { item: id });
      return whyFull(takerOf(commando, other)) ?? whyHandledEnough(state, item);
    },
    true,
  );
}

export const give = handingOver('give');
export const take = handingOver('take');

function handle(state: State, item: number): void {
  state.handled[item] = (state.handled[item] ?? 0) + 1;
}

/** 6.2 What has been put down or handed over is something new for whoever is there and had nothing to add. */
function wake(state: State, commando: Commando): void {
  for (const each of state.commandos) if (each !== commando && isBeside(each, commando)) each.waits = false;
}

export function collectItem(t: Table, commando: Commando, id: string): void {
  const item = itemAt(id);
  const level = levelOn(t.state, commando);
  level.items[commando.tile * ITEM_KINDS + item] = (level.items[commando.tile * ITEM_KINDS + item] ?? 0) - 1;
  commando.carries.push(item);
  handle(t.state, item);
  t.tell?.({ type: 'collected', rule: '6.3', commando: commando.specialist, item: id });
}

export function dropItem(t: Table, commando: Commando, id: string): void {
  const item = itemAt(id);
  const level = levelOn(t.state, commando);
  takeOut(commando.carries, item);
  level.items[commando.tile * ITEM_KINDS + item] = (level.items[commando.tile * ITEM_KINDS + item] ?? 0) + 1;
  handle(t.state, item);
  wake(t.state, commando);
  t.tell?.({ type: 'dropped', rule: '6.3', commando: commando.specialist, item: id });
}

export function handOver(t: Table, from: Commando, to: Commando, id: string): void {
  const item = itemAt(id);
  takeOut(from.carries, item);
  to.carries.push(item);
  handle(t.state, item);
  wake(t.state, from);
  t.tell?.({ type: 'handed-over', rule: '6.3', commando: from.specialist, item: id, receiver: to.specialist });
}
