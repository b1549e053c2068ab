/** 7.6 Enemies protect triangular tokens: alarms, objectives, nests. */
import type { Level } from '../content/level.ts';
import { ENEMIES, enemyAt, isRegular, KINDS, REGULAR, TOKEN_OF } from '../content/terms.ts';
import { during } from '../doing.ts';
import { freeEnemies, isThere, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, NOBODY_CHOOSES, NONE, oneOf, plain, question, refusal, team } from './asking.ts';
import { levelCard } from './operation-in-play.ts';
import { isNestTaken, openSpaces } from './spaces.ts';

/** Triangles on a tile that nobody protects. A nest with somebody in it is none. */
function unprotected(state: State, card: Level, level: LevelInPlay, tile: number): number[] {
  const free: number[] = [];
  for (const triangle of card.trianglesOn[tile] ?? []) {
    if (level.guards[triangle] !== '' || !isThere(card, level, triangle)) continue;
    if (triangle !== card.nestOn[tile] || !isNestTaken(state, card, level, tile)) free.push(triangle);
  }
  return free;
}

/** Whether a triangle on a tile waits for somebody to protect it. */
export function isPostFree(state: State, card: Level, level: LevelInPlay, tile: number): boolean {
  return unprotected(state, card, level, tile).length > 0;
}

/** 7.6 Special enemies never protect anything. */
function regularsOn(level: LevelInPlay, tile: number): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < REGULAR; kind++) if (freeEnemies(level, tile, kind) > 0) kinds.push(kind);
  return kinds;
}

function isRegularOn(level: LevelInPlay, tile: number): boolean {
  for (let kind = 0; kind < REGULAR; kind++) if (freeEnemies(level, tile, kind) > 0) return true;
  return false;
}

const posts = oneOf(
  'post',
  '7.6',
  (state) => {
    const { level: id, tile } = during(state, 'post');
    const card = levelCard(state, id);
    const level = levelOn(state, { level: id });
    return unprotected(state, card, level, tile).flatMap((triangle) =>
      regularsOn(level, tile).map(
        (kind): ChoiceOf<'post'> => ({ kind: 'post', enemy: ENEMIES[kind] ?? '', triangle: card.triangles[triangle]?.id ?? '' }),
      ),
    );
  },
  (choice, listed) => choice.enemy === listed.enemy && choice.triangle === listed.triangle,
);
const whoProtects = question('protect', '7.6', [posts]);

/** 14.6 Commandos on the tile say first whether they want a free nest. */
const enterFirst = plain('enter-nest', '14.6', (state, { seat }) =>
  during(state, 'nest').asked.includes(seat) ? undefined : refusal('not-to-choose', '14.6'),
);
const leaveIt = plain('leave-it', '14.6', (state, { seat }) =>
  during(state, 'nest').asked.includes(seat) ? undefined : refusal('not-to-choose', '14.6'),
);
const nestFirst = question('nest-first', '14.6', [enterFirst, leaveIt]);

function* offerNest(t: Table, card: Level, level: LevelInPlay, tile: number): Rules {
  const { state } = t;
  if (isNestTaken(state, card, level, tile)) return;
  const here = state.commandos.filter((each) => each.level === level.id && each.tile === tile && each.critical === 0);
  if (here.length === 0) return;
  state.doing.push({ what: 'nest', level: level.id, tile, asked: here.map(({ seat }) => seat) });
  for (;;) {
    const doing = during(state, 'nest');
    if (doing.asked.length === 0) break;
    const choice = yield* ask(doing.asked.slice(), nestFirst);
    const by = t.by;
    if (choice.kind === 'enter-nest') {
      const commando = state.commandos.find(({ seat }) => seat === by);
      if (commando) {
        commando.inNest = true;
        t.tell?.({ type: 'nest-entered', rule: '14.6', who: commando.specialist });
      }
      break;
    }
    during(state, 'nest').asked = during(state, 'nest').asked.filter((seat) => seat !== by);
  }
  state.doing.pop();
}

/** 7.6 Whoever is free takes the posts that are free, at once; players choose where there is anything to choose. */
export function protect(t: Table, level: LevelInPlay, tile: number): Rules {
  const card = levelCard(t.state, level.id);
  const triangles = card.trianglesOn[tile] ?? NONE;
  const isWanted = triangles.length > 0 && isRegularOn(level, tile) && unprotected(t.state, card, level, tile).length > 0;
  return isWanted ? takePosts(t, card, level, tile) : NOBODY_CHOOSES;
}

function* takePosts(t: Table, card: Level, level: LevelInPlay, tile: number): Rules {
  const { state } = t;
  if ((card.nestOn[tile] ?? -1) >= 0) yield* offerNest(t, card, level, tile);
  for (;;) {
    const triangles = unprotected(state, card, level, tile);
    const kinds = regularsOn(level, tile);
    const [first] = kinds;
    const [triangle] = triangles;
    if (first === undefined || triangle === undefined) return;
    if (kinds.length === 1 && (triangles.length === 1 || freeEnemies(level, tile, first) >= triangles.length)) {
      post(t, card, level, tile, first, triangle);
      continue;
    }
    state.doing.push({ what: 'post', level: level.id, tile });
    const choice = yield* ask(team(state), whoProtects);
    state.doing.pop();
    post(t, card, level, tile, enemyAt(choice.enemy), card.triangleAt[choice.triangle] ?? 0);
  }
}

function post(t: Table, card: Level, level: LevelInPlay, tile: number, kind: number, triangle: number): void {
  level.enemies[tile * KINDS + kind] = freeEnemies(level, tile, kind) - 1;
  const enemy = ENEMIES[kind] ?? '';
  level.guards[triangle] = enemy;
  t.tell?.({ type: 'posted', rule: '7.6', enemy, triangle: card.triangles[triangle]?.id ?? '' });
}

/** 7.6 The triangle is gone: whoever protected it is free to walk. A special order of things: from a nest he never goes. */
export function release(level: LevelInPlay, card: Level, triangle: number): void {
  const guard = level.guards[triangle] ?? '';
  const kind = enemyAt(guard);
  if (guard === '' || kind < 0) return;
  level.guards[triangle] = '';
  const tile = card.triangles[triangle]?.tile ?? 0;
  level.enemies[tile * KINDS + kind] = freeEnemies(level, tile, kind) + 1;
}

/** An enemy leaves the tile for the reserve. */
export function toReserve(state: State, kind: number): void {
  const token = TOKEN_OF[kind] ?? 0;
  state.reserve[token] = (state.reserve[token] ?? 0) + 1;
}

/** 7.5, RULINGS Whether all of these find room on a tile together: one regular enemy in a free nest, special ones never. */
export function allFit(state: State, card: Level, level: LevelInPlay, tile: number, kinds: readonly number[]): boolean {
  let regulars = 0;
  let specials = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (isRegular(kind)) regulars += kinds[kind] ?? 0;
    else specials += kinds[kind] ?? 0;
  }
  const inNest = regulars > 0 && !isNestTaken(state, card, level, tile) ? 1 : 0;
  return regulars + specials - inNest <= openSpaces(state, card, level, tile);
}

/** Of those who are left, the kinds of whom one more finds room besides those who are in. */
export function whoFits(
  state: State,
  card: Level,
  level: LevelInPlay,
  tile: number,
  left: readonly number[],
  entered: readonly number[],
): number[] {
  const kinds: number[] = [];
  const inside = entered.slice();
  for (let kind = 0; kind < KINDS; kind++) {
    if ((left[kind] ?? 0) === 0) continue;
    inside[kind] = (entered[kind] ?? 0) + 1;
    if (allFit(state, card, level, tile, inside)) kinds.push(kind);
    inside[kind] = entered[kind] ?? 0;
  }
  return kinds;
}
