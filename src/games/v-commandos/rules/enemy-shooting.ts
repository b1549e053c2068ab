/** 7.8 The enemy shooting step: every group fires once, at its own tile before any other. */
import { takeOut } from '../../../kernel/listed.ts';
import type { Level } from '../content/level.ts';
import { NEST_NUMBER } from '../content/terms.ts';
import { during } from '../doing.ts';
import type { LevelInPlay, State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, NOBODY_CHOOSES, NONE, oneOf, question, team } from './asking.ts';
import { fogOn } from './event-effects.ts';
import { giveHits, rollToHit } from './hits.ts';
import { levelCard } from './operation-in-play.ts';
import { isInRange } from './shooting.ts';
import { countEnemies, enemyDice } from './spaces.ts';

export function shooting(t: Table): Rules {
  const { state } = t;
  for (const level of state.levels) if (isUnderFire(state, level)) return shootOnAll(t);
  state.phase = 'after-shooting';
  return NOBODY_CHOOSES;
}

function* shootOnAll(t: Table): Rules {
  const { state } = t;
  for (const level of state.levels) if (isUnderFire(state, level)) yield* shootOn(t, level);
  state.phase = 'after-shooting';
}

/** Whether anybody on a level will be fired at as things stand. */
export function isAimedAt(state: State, level: LevelInPlay): boolean {
  if (!isUnderFire(state, level)) return false;
  const card = levelCard(state, level.id);
  return card.tiles.some((_, tile) => countEnemies(card, level, tile) > 0 && aims(state, card, level, tile).length > 0);
}

/** With nobody to aim at nobody fires. */
function isUnderFire(state: State, level: LevelInPlay): boolean {
  return levelCard(state, level.id).training.enemies && countTargets(state, level) > 0;
}

/** Whoever can be hit on a tile: seen, and not yet in critical condition. */
function targetsOn(state: State, level: LevelInPlay, tile: number): string[] {
  const targets: string[] = [];
  for (const each of state.commandos)
    if (each.tile === tile && each.level === level.id && each.visible && each.critical === 0) targets.push(each.specialist);
  for (const each of state.escorts) if (each.tile === tile && each.level === level.id && each.visible) targets.push(each.id);
  return targets;
}

function isTargetOn(state: State, level: LevelInPlay, tile: number): boolean {
  for (const each of state.commandos) if (each.tile === tile && each.level === level.id && each.visible && each.critical === 0) return true;
  for (const each of state.escorts) if (each.tile === tile && each.level === level.id && each.visible) return true;
  return false;
}

/** Their own tile first, then any beside it. */
function aims(state: State, card: Level, level: LevelInPlay, from: number): readonly number[] {
  if (isTargetOn(state, level, from)) return [from];
  let at: number[] | undefined;
  for (const { to } of card.edges[from] ?? NONE) {
    if (!isTargetOn(state, level, to) || !isInRange(card, level, from, to)) continue;
    at ??= [];
    at.push(to);
  }
  return at ?? NONE;
}

const tiles = (kind: 'next' | 'aim', list: (state: State) => { readonly level: string; readonly tiles: readonly number[] }) =>
  oneOf(
    kind,
    '7.8',
    (state) => {
      const { level, tiles: listed } = list(state);
      const card = levelCard(state, level);
      return listed.map((tile): ChoiceOf<'next' | 'aim'> => ({ kind, tile: card.tiles[tile]?.id ?? '' }));
    },
    (choice, listed) => choice.tile === listed.tile,
  );
const nextGroup = question('shooting-order', '7.8', [tiles('next', (state) => during(state, 'order'))]);
const whichTile = question('aim', '7.8', [
  tiles('aim', (state) => {
    const { level, at } = during(state, 'aim');
    return { level, tiles: at };
  }),
]);

function* shootOn(t: Table, level: LevelInPlay): Rules {
  const { state } = t;
  const card = levelCard(state, level.id);
  const groups: number[] = [];
  for (let tile = 0; tile < card.tiles.length; tile++) if (countEnemies(card, level, tile) > 0) groups.push(tile);
  for (;;) {
    const able = groups.filter((tile) => aims(state, card, level, tile).length > 0);
    const [first] = able;
    if (first === undefined) return;
    const tile = able.length > 1 && countTargets(state, level) > 1 ? yield* whoIsNext(t, card, level, able) : first;
    takeOut(groups, tile);
    yield* shoot(t, card, level, tile);
  }
}

/** With one it makes no difference who fires first. */
function countTargets(state: State, level: LevelInPlay): number {
  let count = 0;
  for (const each of state.commandos) if (each.level === level.id && each.visible && each.critical === 0) count++;
  for (const each of state.escorts) if (each.level === level.id && each.visible) count++;
  return count;
}

function* whoIsNext(t: Table, card: Level, level: LevelInPlay, able: readonly number[]): Rules<number> {
  const { state } = t;
  state.doing.push({ what: 'order', level: level.id, tiles: able.slice() });
  const { tile } = yield* ask(team(state), nextGroup);
  state.doing.pop();
  return card.tileAt[tile] ?? 0;
}

function* shoot(t: Table, card: Level, level: LevelInPlay, from: number): Rules {
  const { state } = t;
  const at = aims(state, card, level, from);
  let tile = at[0] ?? from;
  if (at.length > 1) {
    state.doing.push({ what: 'aim', level: level.id, tile: from, at });
    const choice = yield* ask(team(state), whichTile);
    state.doing.pop();
    tile = card.tileAt[choice.tile] ?? tile;
  }
  const fog = fogOn(state, level);
  const needed = (card.tiles[tile]?.hits ?? 0) + fog;
  const roll = rollToHit(t, enemyDice(card, level, from), needed, NEST_NUMBER + fog);
  const hits = roll.low + roll.high;
  t.tell?.({
    type: 'enemies-shot',
    rule: '7.8',
    from: card.tiles[from]?.id ?? '',
    tile: card.tiles[tile]?.id ?? '',
    dice: roll.dice,
    needed,
    hits,
  });
  yield* giveHits(t, level, tile, targetsOn(state, level, tile), roll.low, roll.high, '7.8');
}
