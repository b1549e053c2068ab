/** Control Tower by itself: whoever wants to do all of it alone has not the points, whichever way he goes and whatever he can. */
import { expect, it } from 'vitest';
import { levelOf } from '../../src/games/v-commandos/content/level.ts';
import { levelFile } from '../../src/games/v-commandos/content/levels.ts';
import { operationOf } from '../../src/games/v-commandos/content/operations.ts';
import { CROWBAR } from '../../src/games/v-commandos/content/terms.ts';

interface Man {
  readonly hasCrowbar: boolean;
  /** 6.5 A skill of the scout: through walls, in the English edition only where there is no door. */
  readonly passes: 'doors' | 'blind walls' | 'all walls';
}

const TOWER = levelOf(levelFile('control-tower'));
const [CABLE, LIGHTS] = TOWER.objectives;
const START = TOWER.trapDoors.find(({ open }) => open)?.tile ?? -1;
/** Where the crowbar lies. */
const LYING = TOWER.equipment.find(({ item }) => item === CROWBAR)?.tile ?? -1;

/** The points of steps and doors between two tiles, for whom nobody sees or stops. */
function way(from: number, to: number, { hasCrowbar, passes }: Man): number {
  const cost: number[] = TOWER.tiles.map((_, tile) => (tile === from ? 0 : 99));
  for (let round = 0; round < TOWER.tiles.length; round++) {
    for (const [tile, edges] of TOWER.edges.entries()) {
      for (const { to: next, open, door } of edges) {
        const isLocked = TOWER.doors[door]?.locked ?? false;
        const isPassed = passes === 'all walls' || (passes === 'blind walls' && door < 0);
        const isWay = open || isPassed || (door >= 0 && (!isLocked || hasCrowbar));
        const step = isLocked && !isPassed ? 2 : 1;
        if (isWay) cost[next] = Math.min(cost[next] ?? 99, (cost[tile] ?? 99) + step);
      }
    }
  }
  return cost[to] ?? 99;
}

/** Coming up, the crowbar where he has none, and both objectives in either order: the points between them. */
function waysOf(man: Man): readonly (readonly number[])[] {
  const orders = [
    [CABLE, LIGHTS],
    [LIGHTS, CABLE],
  ];
  return orders.map(([first, second]) => {
    const [one, two] = [first?.tile ?? -1, second?.tile ?? -1];
    const armed = { ...man, hasCrowbar: true };
    if (man.hasCrowbar) return [1 + way(START, one, man), way(one, two, man)];
    const fetched = 1 + way(START, LYING, man) + way(LYING, one, armed);
    return [fetched, way(one, two, armed)];
  });
}

const POINTS = [CABLE, LIGHTS].reduce((sum, each) => sum + (each && 'points' in each ? Number(each.points) : 0), 0);
const fewestPoints = (man: Man) => Math.min(...waysOf(man).map((ways) => POINTS + ways.reduce((sum, points) => sum + points, 0)));
/** Nothing saved is added to an action of several points: each objective is a turn of its own. */
const fewestTurns = (man: Man) => Math.min(...waysOf(man).map((ways) => ways.reduce((sum, points) => sum + Math.ceil(points / 3) + 1, 0)));

it('takes a man more points than he has, or more turns where points are not combined', () => {
  const { turns = 0 } = operationOf('quick/control-tower', undefined, 'standard').levelCalled['control-tower'] ?? {};
  expect([turns, POINTS]).toEqual([4, 6]);
  for (const hasCrowbar of [true, false]) {
    expect(fewestPoints({ hasCrowbar, passes: 'doors' })).toBeGreaterThan(3 * turns);
    expect(fewestTurns({ hasCrowbar, passes: 'doors' })).toBeGreaterThan(turns);
  }
  // the scout of that side comes without a crowbar
  expect(fewestPoints({ hasCrowbar: false, passes: 'blind walls' })).toBeGreaterThan(3 * turns);
  expect(fewestTurns({ hasCrowbar: false, passes: 'all walls' })).toBeGreaterThan(turns);
});

it('two have time for it', () => {
  const man: Man = { hasCrowbar: false, passes: 'doors' };
  expect(1 + way(START, LYING, man) + way(LYING, CABLE?.tile ?? -1, { ...man, hasCrowbar: true })).toBeLessThanOrEqual(6);
  expect(1 + way(START, LIGHTS?.tile ?? -1, man)).toBeLessThanOrEqual(6);
});
