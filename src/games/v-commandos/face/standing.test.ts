/** On every tile of every level, however many stand there: each is seen, told from the others and pressed. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../../board/free-ground.ts';
import { randomFrom } from '../../../kernel/dice.ts';
import { levelOf } from '../content/level.ts';
import { LEVELS } from '../content/levels.ts';
import { OPERATIONS } from '../content/operations.ts';
import { NEST_SPACES } from '../content/terms.ts';
import { vCommandos } from '../game.ts';
import { view } from '../view.ts';
import { layLevels, type Piece, piecesOn, ticksOn } from './layout.ts';
import { planOf } from './level/plan.ts';
import { reachFor } from './pieces.tsx';
import { coveredBy } from './room.ts';

const MEN = ['sapper', 'scout', 'medic', 'sniper'];
const FOES = ['mauser', 'mp40', 'stormtrooper', 'machine-gunner', 'pioneer', 'hammer-mp40', 'hammer-mauser'];
const ITEMS = ['crowbar', 'tnt', 'first-aid', 'grenade'];

/** What a piece may lie under at its edge: corners of boxes that are drawn as discs and triangles. */
const GRAZED = 0.12;
/** Of three kinds of equipment and more on a tile that is full of others, so much at most lies under its neighbour: two fifths are seen. */
const HEAPED = 0.6;
/** From one of one's own to the next: 44 px on a level of four rows in a window of 1366 by 768. */
const APART = 59;

interface Crowd {
  readonly men: number;
  readonly guarded: boolean;
  readonly items: number;
}

const CROWDS: readonly Crowd[] = [1, 2, 3, 4].flatMap((men) =>
  [false, true].flatMap((guarded) => [0, 1, 2, 3, 4].map((items) => ({ men, guarded, items }))),
);

/** As many of one's own as the tile has room for, and an enemy of another kind on every space that is left. */
function crowdOn(card: (typeof CARDS)[number], tile: number, { men, guarded, items }: Crowd): readonly Piece[] {
  const { id = '', spaces = 0 } = card.tiles[tile] ?? {};
  const triangles = (card.trianglesOn[tile] ?? []).map((triangle) => card.triangles[triangle]);
  const posts = guarded ? triangles.filter((triangle) => triangle?.kind !== 'nest') : [];
  const room = spaces - (triangles.some((triangle) => triangle?.kind === 'nest') ? NEST_SPACES : 0) - posts.length;
  const ours = Math.min(men, room);
  const enemies = Object.fromEntries(FOES.slice(0, room - ours).map((foe) => [foe, 1]));
  const arranged = vCommandos.lab.arrange(
    {
      setup: OPERATIONS.find(({ levels }) => levels[0] === card.id)?.operation ?? `quick/${card.id}`,
      commandos: Object.fromEntries(MEN.slice(0, ours).map((man) => [man, { at: id }])),
      levels: {
        [card.id]: {
          guards: Object.fromEntries(posts.map((triangle) => [triangle?.id ?? '', 'mauser'])),
          tiles: { [id]: { enemies, items: ITEMS.slice(0, items) } },
        },
      },
    },
    randomFrom('crowd'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const seen = view(arranged.value, arranged.value.commandos[0]?.seat);
  const [laid] = layLevels(seen, card.id);
  return laid ? piecesOn(seen, laid).filter((piece) => piece.tile === id) : [];
}

it('gives a finger what it needs to press something small, and half the way to the next', () => {
  const item = (x: number): Piece => ({ what: 'item', id: `${x}`, at: [x, 0], tile: '', item: 'tnt', count: 1 });
  const one = item(0);
  expect(reachFor(one, [one, item(300)])).toBe(26);
  expect(reachFor(one, [one, item(40)])).toBe(20);
  expect(reachFor(one, [one, item(10)])).toBe(17);
});

const CARDS = LEVELS.map(levelOf);
const isUpon = ({ what }: Piece) => !['door', 'entrance', 'waiting'].includes(what);
const isOwn = ({ what }: Piece) => what === 'commando' || what === 'escort';
const isNest = (piece: Piece) => piece.what === 'triangle' && piece.kind === 'nest';

/** How much of the smaller one lies under the other, or over it. */
function shared(a: Piece, b: Piece): number {
  const [one, other] = [coveredBy(a)[0], coveredBy(b)[0]];
  if (!one || !other) return 0;
  return overlap(one, other) / Math.min(one.width * one.height, other.width * other.height);
}

/** Tiles that look alike are looked at once: of one shape, with the same things printed in the same places. */
const TILES = new Map(
  CARDS.flatMap((card) =>
    card.tiles.map(({ width, height }, tile) => {
      const { tiles, extent } = planOf(card);
      const { box: { x = 0, y = 0 } = {} } = tiles[tile] ?? {};
      const printed = crowdOn(card, tile, { men: 0, guarded: false, items: 0 }).filter(
        ({ what }) => what === 'triangle' || what === 'hatch',
      );
      const key = printed.map((piece) =>
        [piece.what, 'kind' in piece && piece.kind === 'nest', piece.at[0] + extent.x - x, piece.at[1] + extent.y - y].join(),
      );
      return [[width, height, ...key].join(' '), { card, tile }] as const;
    }),
  ),
);

describe.each([...TILES.values()])('$card.tiles.$tile.id', ({ card, tile }) => {
  it('has room for two, three and four, with enemies, a guard and equipment', () => {
    for (const crowd of CROWDS) {
      const pieces = crowdOn(card, tile, crowd).filter(isUpon);
      for (const [i, one] of pieces.entries()) {
        for (const other of pieces.slice(i + 1)) {
          const told = `${JSON.stringify(crowd)}: ${one.id} ${one.at}, ${other.id} ${other.at}`;
          if (isOwn(one) && isOwn(other)) {
            const far = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
            expect(far, told).toBeGreaterThanOrEqual(APART);
          } else if (!isNest(one) && !isNest(other)) expect(shared(one, other), told).toBeLessThan(crowd.items > 2 ? HEAPED : GRAZED);
        }
      }
    }
  });
});

it('equipment does not lie upon the tick of an objective that is done', () => {
  const [card] = CARDS.filter(({ id }) => id === 'sentry-walk');
  const { id = '', tile = 0 } = card?.objectives[0] ?? {};
  const at = card?.tiles[tile]?.id ?? '';
  const level = { done: [id], tiles: { [at]: { items: ['mp40', 'grenade'] } } };
  const arranged = vCommandos.lab.arrange(
    { setup: 'first-training', commandos: { scout: { at }, sapper: { at } }, levels: { 'sentry-walk': level } },
    randomFrom('tick'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const seen = view(arranged.value, arranged.value.commandos[0]?.seat);
  const [laid] = layLevels(seen);
  const [tick] = laid ? ticksOn(laid) : [];
  const items = laid ? piecesOn(seen, laid).filter(({ what }) => what === 'item') : [];
  const upon = items.filter(
    (item) => tick && item.tile === at && shared(item, { ...item, what: 'triangle', at: tick.at } as Piece) > GRAZED,
  );
  expect([tick?.tile, items.length > 1, upon]).toEqual([at, true, []]);
});
