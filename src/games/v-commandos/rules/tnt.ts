/** 6.4, 14.8 TNT charges: laying them, and blowing them up from anywhere on the level. */
import { takeOut } from '../../../kernel/listed.ts';
import type { Level } from '../content/level.ts';
import { CROWBAR, enemyAt, ITEM_KINDS, KINDS, OFFICER, TNT } from '../content/terms.ts';
import { type Commando, freeEnemies, hasSkill, isOnLevel, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { listing, NONE, plain, refusal } from './asking.ts';
import { fail } from './failure.ts';
import { eliminate, loseEscort } from './health.ts';
import { completeObjective } from './objectives.ts';
import { levelCard } from './operation-in-play.ts';
import { forFree, pay, whyNotAct } from './points.ts';
import { toReserve } from './protecting.ts';
import { makeNoise } from './shooting.ts';

/** 9.2 The Sapper on his tan side lays one for nothing. */
export const layCost = (commando: Commando): number => (hasSkill(commando, 'quick-fuse') ? 0 : 1);

const NO_TNT = refusal('not-carried', '14.8', { weapon: 'tnt' });

export const layTnt = plain('lay-tnt', '14.8', (state, commando) => {
  const cannot = whyNotAct(state, commando, layCost(commando), '14.8');
  return cannot ?? (commando.carries.includes(TNT) ? undefined : NO_TNT);
});

export function layCharge(t: Table, commando: Commando): void {
  const level = levelOn(t.state, commando);
  pay(t, commando, layCost(commando));
  takeOut(commando.carries, TNT);
  level.charges[commando.tile] = (level.charges[commando.tile] ?? 0) + 1;
  t.tell?.({
    type: 'charge-laid',
    rule: '14.8',
    commando: commando.specialist,
    tile: levelCard(t.state, level.id).tiles[commando.tile]?.id ?? '',
  });
}

/** 6.4 Any charge on his own level, whoever laid it. */
export const blowUp = listing(
  'blow-up',
  '6.4',
  (state, commando) => {
    if (!isOnLevel(commando)) return NONE;
    const { charges, id } = levelOn(state, commando);
    let choices: ChoiceOf<'blow-up'>[] | undefined;
    for (let tile = 0; tile < charges.length; tile++) {
      if ((charges[tile] ?? 0) === 0) continue;
      choices ??= [];
      choices.push({ kind: 'blow-up', tile: levelCard(state, id).tiles[tile]?.id ?? '' });
    }
    return choices ?? NONE;
  },
  (state, { tile: id }, commando) => {
    const cannot = forFree(state, commando);
    if (cannot) return cannot;
    const level = levelOn(state, commando);
    const tile = levelCard(state, level.id).tileAt[id];
    if (tile === undefined) return refusal('not-on-level', '6.4', { tile: id });
    return (level.charges[tile] ?? 0) > 0 ? undefined : refusal('no-charge', '6.4', { tile: id });
  },
);

/** 14.8 Everybody and everything on the tile goes, hidden or not; nothing is left to collect. Alarm, nest, doors and trap doors stay. */
export function* explode(t: Table, commando: Commando, id: string): Rules {
  const { state } = t;
  const level = levelOn(state, commando);
  const card = levelCard(state, level.id);
  const tile = card.tileAt[id] ?? 0;
  const enemies = clearEnemies(state, level, tile);
  clearItems(state, level, tile);
  t.tell?.({ type: 'exploded', rule: '14.8', commando: commando.specialist, tile: id, enemies });
  makeNoise(t, level);
  for (const [i, objective] of card.objectives.entries()) {
    if (objective.tile !== tile || level.done[i] || level.turned[i]) continue;
    if (objective.do === 'destroy' || objective.do === 'eliminate') completeObjective(t, level, i);
    else fail(t, 'objective-destroyed', '14.8');
  }
  for (const each of state.commandos) {
    if (each.level === level.id && each.tile === tile) yield* eliminate(t, each, 'explosion', true);
  }
  for (const escort of [...state.escorts]) if (escort.level === level.id && escort.tile === tile) loseEscort(t, escort, 'explosion');
}

function clearEnemies(state: State, level: LevelInPlay, tile: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = freeEnemies(level, tile, kind); i > 0; i--) {
      toReserve(state, kind);
      count++;
    }
    level.enemies[tile * KINDS + kind] = 0;
  }
  for (const triangle of levelCard(state, level.id).trianglesOn[tile] ?? []) {
    const guard = level.guards[triangle] ?? '';
    if (guard === '') continue;
    level.guards[triangle] = '';
    count++;
    if (guard !== OFFICER) toReserve(state, enemyAt(guard));
  }
  return count;
}

/** Other charges go with it and do not blow up; what lies there is destroyed. */
function clearItems(state: State, level: LevelInPlay, tile: number): void {
  for (let item = 0; item < ITEM_KINDS; item++) {
    state.discards[item] = (state.discards[item] ?? 0) + (level.items[tile * ITEM_KINDS + item] ?? 0);
    level.items[tile * ITEM_KINDS + item] = 0;
  }
  state.discards[TNT] = (state.discards[TNT] ?? 0) + (level.charges[tile] ?? 0);
  level.charges[tile] = 0;
}

/** A tile falls in: the same, without noise. */
export function* bury(t: Table, level: LevelInPlay, tile: number): Rules {
  const { state } = t;
  const card = levelCard(state, level.id);
  clearEnemies(state, level, tile);
  clearItems(state, level, tile);
  clearEntrances(state, card, level, tile);
  if (level.gone.length === 0) level.gone = card.tiles.map(() => 0);
  level.gone[tile] = 1;
  t.tell?.({ type: 'collapsed', rule: '10.3', tile: card.tiles[tile]?.id ?? '' });
  for (const [i, objective] of card.objectives.entries()) {
    if (objective.tile === tile && !level.done[i] && !level.turned[i]) fail(t, 'objective-buried', '10.3');
  }
  for (const each of state.commandos) {
    if (each.level === level.id && each.tile === tile) yield* eliminate(t, each, 'collapse', true);
  }
  for (const escort of [...state.escorts]) if (escort.level === level.id && escort.tile === tile) loseEscort(t, escort, 'collapse');
}

/** RULINGS Whoever waits outside will never come in. */
function clearEntrances(state: State, card: Level, level: LevelInPlay, tile: number): void {
  for (const [i, entrance] of card.entrances.entries()) {
    if (entrance.tile !== tile) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      for (let count = level.waiting[i * KINDS + kind] ?? 0; count > 0; count--) toReserve(state, kind);
      level.waiting[i * KINDS + kind] = 0;
    }
    if (!level.barricaded[i]) continue;
    level.barricaded[i] = false;
    state.discards[CROWBAR] = (state.discards[CROWBAR] ?? 0) + 1;
  }
}
