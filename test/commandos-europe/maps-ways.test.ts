/**
 * How the missions lie: for each of their hexes the way there and what it costs to be quick or quiet, from every hex that may
 * take a base. `WAYS=1 npx vitest run test/commandos-europe/maps-ways.test.ts` prints the tables of MAPS.md.
 */
import { describe, expect, it } from 'vitest';
import { LAND } from '../../src/games/commandos-europe/content/land.ts';
import { type EuropeMap, GRID, hexName, hexNamed, MAPS } from '../../src/games/commandos-europe/content/map.ts';
import { reachesOn } from '../../src/games/commandos-europe/content/map-check.ts';
import duties from '../../src/games/commandos-europe/content/maps/duties.json' with { type: 'json' };
import { BY_BOAT, KIND } from '../../src/games/commandos-europe/content/terrain.ts';

/** A squad with an officer, two more hexes by boat; heard like a squad with one noisy piece. */
const ALLOWANCE = 5;
const AFLOAT = 2;
const NOISE = 2;

const heard = (noise: number) => Math.min(0.9, Math.max(0.1, noise / 10));

/** What a move comes to: points, and the chance to be heard at its end. One hex is stealthy, whatever it costs (10.8, 12.3). */
interface Move {
  readonly to: number;
  readonly risk: number;
}

function movesFrom(hex: number, isWithBoat: boolean): Move[] {
  const allowance = ALLOWANCE + (isWithBoat ? AFLOAT : 0);
  const spent = new Map([[hex, 0]]);
  const queue: [number, number][] = [[0, hex]];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [cost, at] = next;
    if (cost > (spent.get(at) ?? 0)) continue;
    for (const [to, step] of stepsFrom(at, isWithBoat)) {
      const total = cost + step;
      if (total > allowance || total >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(to, total);
      queue.push([total, to]);
      queue.sort((a, b) => a[0] - b[0]);
    }
  }
  const near = new Set(stepsFrom(hex, isWithBoat).map(([to]) => to));
  for (const to of near) if (!spent.has(to)) spent.set(to, allowance);
  spent.delete(hex);
  return [...spent.keys()].map((to) => {
    const ground = LAND.noise[to] ?? 0;
    return { to, risk: heard(NOISE + (near.has(to) ? Math.min(0, ground) : ground)) };
  });
}

function stepsFrom(hex: number, isWithBoat: boolean): [number, number][] {
  const sides = (all: Uint8Array, cost: (to: number) => number) =>
    (GRID.neighbours[hex] ?? []).flatMap((to, i): [number, number][] => (to >= 0 && (all[hex] ?? 0) & (1 << i) ? [[to, cost(to)]] : []));
  const land = sides(LAND.onFoot, (to) => LAND.cost[to] ?? 0);
  return isWithBoat ? [...land, ...sides(LAND.byBoat, () => BY_BOAT)] : land;
}

interface Way {
  readonly moves: number;
  readonly risk: number;
}

/** Which of two ways counts as better. */
type Taste = (way: Way) => number;
const quick: Taste = ({ moves, risk }) => moves * 100 + risk;
const quiet: Taste = ({ moves, risk }) => risk * 100 + moves;

/** The best way to a hex from every other one. */
function waysTo(
  goal: number,
  back: ReadonlyMap<number, readonly { readonly from: number; readonly risk: number }[]>,
  taste: Taste,
): Map<number, Way> {
  const best = new Map<number, Way>([[goal, { moves: 0, risk: 0 }]]);
  const open = new Set([goal]);
  while (open.size > 0) {
    let next = goal;
    let least = Number.POSITIVE_INFINITY;
    for (const hex of open) {
      const worth = taste(best.get(hex) ?? { moves: 0, risk: 0 });
      if (worth < least) [next, least] = [hex, worth];
    }
    open.delete(next);
    const sofar = best.get(next) ?? { moves: 0, risk: 0 };
    for (const { from, risk } of back.get(next) ?? []) {
      const way = { moves: sofar.moves + 1, risk: sofar.risk + risk };
      const known = best.get(from);
      if (known && taste(known) <= taste(way)) continue;
      best.set(from, way);
      open.add(from);
    }
  }
  return best;
}

interface Lie {
  readonly hex: string;
  readonly isWithBoat: boolean;
  /** From the best, the median and the worst hex for a base, by moves. */
  readonly quick: readonly Way[];
  readonly quiet: readonly Way[];
  readonly reached: number;
  readonly bases: number;
  readonly inOneMove: number;
  /** Bases from which a longer way is heard less. */
  readonly choices: readonly number[];
  readonly from: readonly number[];
}

function liesOn(map: EuropeMap): Lie[] {
  const { mainland } = reachesOn(map, LAND);
  const backwards = (isWithBoat: boolean) => {
    const back = new Map<number, { from: number; risk: number }[]>(map.hexes.map((hex) => [hex, []]));
    for (const from of map.hexes) for (const { to, risk } of movesFrom(from, isWithBoat)) back.get(to)?.push({ from, risk });
    return back;
  };
  const [onFoot, afloat] = [backwards(false), backwards(true)];
  const bases = map.hexes.filter((hex) => LAND.takesBase[hex] === 1);
  return Object.keys(duties[map.sheet.sheet]).map((name) => {
    const hex = hexNamed(name);
    const isWithBoat = !mainland.has(hex) || ((LAND.kinds[hex] ?? 0) & KIND.sea) !== 0;
    const from = bases.filter((base) => base !== hex && (isWithBoat || ((LAND.kinds[base] ?? 0) & KIND.sea) === 0));
    const back = isWithBoat ? afloat : onFoot;
    const [fast, soft] = [waysTo(hex, back, quick), waysTo(hex, back, quiet)];
    const sorted = (ways: ReadonlyMap<number, Way>, taste: Taste) =>
      from.flatMap((base) => ways.get(base) ?? []).sort((a, b) => taste(a) - taste(b));
    const three = (ways: readonly Way[]) => [0, Math.floor(ways.length / 2), ways.length - 1].flatMap((i) => ways[i] ?? []);
    const fastest = sorted(fast, quick);
    return {
      hex: name,
      isWithBoat,
      quick: three(fastest),
      quiet: three(sorted(soft, quiet)),
      reached: fastest.length,
      bases: from.length,
      choices: from.filter((base) => {
        const [a, b] = [fast.get(base), soft.get(base)];
        return a && b && b.moves > a.moves && b.risk < a.risk - 0.05;
      }),
      from,
      inOneMove: fastest.filter(({ moves }) => moves === 1).length,
    };
  });
}

function quarterOf(map: EuropeMap, hex: number): number {
  const [place, last] = [GRID.places[hex], GRID.places[map.last]];
  if (!place || !last) return -1;
  return (place.column * 2 > last.column ? 1 : 0) + (place.row * 2 > last.row ? 2 : 0);
}

const told = ({ moves, risk }: Way) => `${moves} / ${risk.toFixed(1)}`;

/** Moves and expected detections. */
function tableOf(map: EuropeMap): string {
  const rows = liesOn(map).map(
    ({ hex, isWithBoat, quick: [a, b, c], quiet: [d, e, f] }) =>
      `| ${hex}${isWithBoat ? ' boat' : ''} | ${[a, b, c, d, e, f].map((way) => (way ? told(way) : '-')).join(' | ')} |`,
  );
  return [
    `### ${map.id}`,
    '',
    '| hex | quick, best base | median | worst | quiet, best base | median | worst |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

describe.each(MAPS)('$id', (map) => {
  const lies = liesOn(map);
  if (process.env.WAYS) console.log(tableOf(map));

  it('has no mission that nobody reaches, and each is reached from at least half of the bases', () => {
    expect(lies.filter(({ reached, bases }) => reached < bases / 2).map(({ hex }) => hex)).toEqual([]);
  });

  it('has no mission that half of the bases reach in one move', () => {
    expect(lies.filter(({ inOneMove, bases }) => inOneMove > bases / 2).map(({ hex }) => hex)).toEqual([]);
  });

  it('lets a squad choose: from a good part of the bases a longer way is heard less than the quickest, in every quarter of the map', () => {
    const shares = [0, 1, 2, 3].map((quarter) => {
      const count = (hexes: readonly number[]) => hexes.filter((hex) => quarterOf(map, hex) === quarter).length;
      const [chosen, all] = lies.reduce(([a, b], { choices, from }) => [a + count(choices), b + count(from)], [0, 0]);
      return chosen / all;
    });
    expect(Math.min(...shares), `${shares}`).toBeGreaterThan(0.25);
    expect(shares.reduce((a, b) => a + b) / 4, `${shares}`).toBeGreaterThan(0.35);
  });

  it('names every hex as it stands on the map', () => {
    for (const { hex } of lies) expect(hexName(hexNamed(hex))).toBe(hex);
  });
});
