/** 6.11, 6.12 Enemies eliminated: whom a hit takes, what they leave behind, who notices. */
import type { Level } from '../content/level.ts';
import { ENEMIES, enemyAt, ITEM_KINDS, ITEMS, KINDS, OFFICER, SPOTTED } from '../content/terms.ts';
import { during } from '../doing.ts';
import { type Commando, freeEnemies, type LevelInPlay, levelOn } from '../state.ts';
import type { ChoiceOf, EventOf, Rules, Table } from '../vocabulary.ts';
import { ask, oneOf, question } from './asking.ts';
import { drawItem } from './bag.ts';
import { effectOn } from './event-effects.ts';
import { completeObjective } from './objectives.ts';
import { levelCard } from './operation-in-play.ts';
import { protect, toReserve } from './protecting.ts';
import { countEnemies } from './spaces.ts';
import { becomeVisible } from './stealth.ts';

/** Whom a hit can take on a tile: free enemies by kind, guards by the token they protect. */
export function targetsOn(card: Level, level: LevelInPlay, tile: number, nestToo: boolean): string[] {
  const targets: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (freeEnemies(level, tile, kind) > 0) targets.push(ENEMIES[kind] ?? '');
  for (const triangle of card.trianglesOn[tile] ?? []) {
    if (level.guards[triangle] === '' || (!nestToo && triangle === card.nestOn[tile])) continue;
    targets.push(card.triangles[triangle]?.id ?? '');
  }
  return targets;
}

/** Takes one enemy off his tile; who takes his post is seen to when all hits have been dealt. */
export function removeEnemy(t: Table, card: Level, level: LevelInPlay, tile: number, target: string, rule: string): string {
  const { state } = t;
  const kind = enemyAt(target);
  let enemy = target;
  if (kind >= 0) {
    level.enemies[tile * KINDS + kind] = freeEnemies(level, tile, kind) - 1;
    toReserve(state, kind);
  } else {
    const triangle = card.triangleAt[target] ?? -1;
    enemy = level.guards[triangle] ?? '';
    level.guards[triangle] = '';
    const objective = card.triangles[triangle]?.objective ?? -1;
    if (enemy === OFFICER) completeObjective(t, level, objective);
    else toReserve(state, enemyAt(enemy));
  }
  t.tell?.({ type: 'killed', rule, enemy, tile: card.tiles[tile]?.id ?? '', post: kind >= 0 ? '' : target });
  return enemy;
}

const kill = oneOf(
  'kill',
  '6.12',
  (state) => {
    const { level: id, tile, low } = during(state, 'kills');
    const level = levelOn(state, { level: id });
    return targetsOn(levelCard(state, id), level, tile, low === 0).map((target): ChoiceOf<'kill'> => ({ kind: 'kill', target }));
  },
  (choice, listed) => choice.target === listed.target,
  'nest-needs-five',
);
const whoIsKilled = question('kills', '6.12', [kill]);

/** 6.12 The shooter gives each hit to an enemy of his choice; a hit below 5 reaches nobody in a nest. What is left over comes back. */
export function* dealHits(
  t: Table,
  commando: Commando,
  level: LevelInPlay,
  tile: number,
  low: number,
  high: number,
): Rules<{ killed: number; left: number }> {
  const { state } = t;
  const card = levelCard(state, level.id);
  state.doing.push({ what: 'kills', seat: commando.seat, level: level.id, tile, low, high });
  let killed = 0;
  let left = 0;
  for (;;) {
    const doing = during(state, 'kills');
    if (doing.low + doing.high === 0) break;
    const isLow = doing.low > 0;
    const targets = targetsOn(card, level, tile, !isLow);
    const [first] = targets;
    if (first === undefined) {
      // A low hit that only somebody in a nest could take is lost while he sits there.
      if (isLow && countEnemies(card, level, tile) > 0) doing.low = 0;
      else {
        left += doing.low + doing.high;
        doing.low = 0;
        doing.high = 0;
      }
      continue;
    }
    const target = targets.length === 1 ? first : (yield* ask([commando.seat], whoIsKilled)).target;
    const after = during(state, 'kills');
    if (isLow) after.low--;
    else after.high--;
    removeEnemy(t, card, level, tile, target, '6.12');
    killed++;
  }
  state.doing.pop();
  return { killed, left };
}

/** 6.12, 14.10 As many tokens as enemies, drawn together; “spotted” gives a hidden commando away if somebody is left to see. */
export function* reward(t: Table, commando: Commando, level: LevelInPlay, tile: number, count: number, mayBeSpotted: boolean): Rules {
  if (count > 0) layRewards(t, commando, level, tile, count, mayBeSpotted);
  yield* protect(t, level, tile);
}

function layRewards(t: Table, commando: Commando, level: LevelInPlay, tile: number, count: number, mayBeSpotted: boolean): void {
  const { state } = t;
  const card = levelCard(state, level.id);
  const id = card.tiles[tile]?.id ?? '';
  const items: number[] = [];
  for (let i = 0; i < count; i++) {
    const item = drawItem(state);
    if (item >= 0) items.push(item);
  }
  for (const item of items) {
    if (item === SPOTTED) state.discards[SPOTTED] = (state.discards[SPOTTED] ?? 0) + 1;
    else level.items[tile * ITEM_KINDS + item] = (level.items[tile * ITEM_KINDS + item] ?? 0) + 1;
  }
  t.tell?.({ type: 'rewarded', rule: '6.12', items: items.map((item) => ITEMS[item] ?? ''), tile: id, result: 'fallen' });
  if (!items.includes(SPOTTED) || effectOn(state, level) === 'quiet') return;
  const result = whatIsSeen(commando, countEnemies(card, level, tile), mayBeSpotted);
  t.tell?.({ type: 'spotted', rule: '14.10', tile: id, result });
  if (result === 'seen') becomeVisible(t, commando, 'spotted');
}

function whatIsSeen({ visible }: Commando, left: number, isNear: boolean): EventOf<'spotted'>['result'] {
  if (left === 0) return 'unseen';
  if (visible) return 'already-seen';
  return isNear ? 'seen' : 'too-far';
}
