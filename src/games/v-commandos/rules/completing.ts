/** 13 Completing a level: nobody is left on it and nothing to be done. */
import { CROWBAR, enemyAt, ITEM_KINDS, KINDS, OFFICER, TNT } from '../content/terms.ts';
import type { LevelInPlay, State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { isToBeSilenced } from './alarm.ts';
import { objectivesLeft } from './objectives.ts';
import { toReserve } from './protecting.ts';

/** English: looked at when the commando phase ends. French: after every choice. */
export function completeLevels(t: Table): void {
  const { state } = t;
  for (const level of state.levels) {
    if (objectivesLeft(level) > 0 || isToBeSilenced(state, level) || state.commandos.some((each) => each.level === level.id)) continue;
    state.levels = state.levels.filter((each) => each !== level);
    state.completed.push(level.id);
    dismantle(state, level);
    t.tell?.({ type: 'level-completed', rule: '13.1', level: level.id });
  }
}

/** Equipment is discarded, enemies go back to the reserve, those outside too; whoever was to be escorted and stayed is removed. */
function dismantle(state: State, level: LevelInPlay): void {
  for (let i = 0; i < level.items.length; i++) {
    const item = i % ITEM_KINDS;
    state.discards[item] = (state.discards[item] ?? 0) + (level.items[i] ?? 0);
  }
  for (const count of level.charges) state.discards[TNT] = (state.discards[TNT] ?? 0) + count;
  for (const isBarricaded of level.barricaded) if (isBarricaded) state.discards[CROWBAR] = (state.discards[CROWBAR] ?? 0) + 1;
  for (const list of [level.enemies, level.waiting]) {
    for (let i = 0; i < list.length; i++) for (let n = list[i] ?? 0; n > 0; n--) toReserve(state, i % KINDS);
  }
  for (const guard of level.guards) if (guard !== '' && guard !== OFFICER) toReserve(state, enemyAt(guard));
  state.escorts = state.escorts.filter((escort) => escort.level !== level.id);
  for (const card of [level.event, ...level.deck]) if (card !== '') state.events.discards.push(card);
}
