import { describe, expect, it } from 'vitest';
import { COUNTER, homesIn, reachOf } from './layout.ts';
import { drawnSpaces } from './map/routes.ts';

/** From the edge of its space to the nearest of the counter, in units of the map. */
function gapsIn(theatre: string): number[] {
  const homes = homesIn(theatre).commando;
  return [...drawnSpaces(theatre)].map(([id, place]) => {
    const [x = 0, y = 0] = homes.get(id) ?? [];
    const [dx, dy] = [Math.abs(x - place.at[0]), Math.abs(y - place.at[1])].map((far) => Math.max(0, far - COUNTER / 2));
    return Math.hypot(dx ?? 0, dy ?? 0) - reachOf(place);
  });
}

describe.each([['western-desert'], ['highlands']])('a force on the map of %s', (theatre) => {
  it('stands close to its space: hardly one farther off than half a counter, and none by more than its own size', () => {
    const gaps = gapsIn(theatre).toSorted((a, b) => b - a);
    expect(gaps[0]).toBeLessThanOrEqual(COUNTER + 2);
    expect(gaps.filter((gap) => gap > COUNTER / 2).length).toBeLessThanOrEqual(1);
  });
});
