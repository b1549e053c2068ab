/** 6.15 Objectives: interacting with them, completing them. */
import { takeOut } from '../../../kernel/listed.ts';
import { ITEMS, itemAt } from '../content/terms.ts';
import { type Commando, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { NONE, option, refusal } from './asking.ts';
import { levelCard } from './operation-in-play.ts';
import { pay, whyNotAct } from './points.ts';
import { protect, release } from './protecting.ts';

/** The token is removed; whoever protected it is free. */
export function completeObjective(t: Table, level: LevelInPlay, objective: number): void {
  const card = levelCard(t.state, level.id);
  const { id, triangle } = card.objectives[objective] ?? { id: '', triangle: -1 };
  level.done[objective] = true;
  release(level, card, triangle);
  t.tell?.({ type: 'objective-done', rule: '6.15', objective: id });
}

export function objectivesLeft(level: LevelInPlay): number {
  let left = 0;
  for (const done of level.done) if (!done) left++;
  return left;
}

/** What it takes to interact; undefined for objectives that ask for something else. */
function interaction(state: State, level: LevelInPlay, id: string) {
  const { objectives } = levelCard(state, level.id);
  const index = objectives.findIndex((objective) => objective.id === id);
  const objective = objectives[index];
  if (objective?.do !== 'interact' || !('points' in objective)) return undefined;
  const item = 'item' in objective && typeof objective.item === 'string' ? itemAt(objective.item) : -1;
  return { index, tile: objective.tile, points: Number(objective.points), item };
}

export const interact = option(
  'interact',
  '6.15',
  (state, commando) => whyNotAct(state, commando, 0, '6.15'),
  (state, commando) => {
    const level = levelOn(state, commando);
    let choices: ChoiceOf<'interact'>[] | undefined;
    for (const { id, tile } of levelCard(state, level.id).objectives) {
      if (tile !== commando.tile) continue;
      choices ??= [];
      choices.push({ kind: 'interact', objective: id });
    }
    return choices ?? NONE;
  },
  (state, { objective: id }, commando) => {
    const level = levelOn(state, commando);
    const asked = interaction(state, level, id);
    if (!asked || level.done[asked.index]) return refusal('nothing-to-interact', '6.15', { objective: id });
    if (asked.tile !== commando.tile) return refusal('objective-elsewhere', '6.15', { objective: id });
    if (asked.item >= 0 && !commando.carries.includes(asked.item))
      return refusal('item-missing', '6.15', { item: ITEMS[asked.item] ?? '' });
    return whyNotAct(state, commando, asked.points, '6.15');
  },
);

export function* interactWith(t: Table, commando: Commando, id: string): Rules {
  const { state } = t;
  const level = levelOn(state, commando);
  const asked = interaction(state, level, id);
  if (!asked) return;
  pay(t, commando, asked.points);
  if (asked.item >= 0) {
    takeOut(commando.carries, asked.item);
    state.discards[asked.item] = (state.discards[asked.item] ?? 0) + 1;
  }
  t.tell?.({ type: 'interacted', rule: '6.15', commando: commando.specialist, objective: id });
  completeObjective(t, level, asked.index);
  yield* protect(t, level, asked.tile);
}
