import { expect, it } from 'vitest';
import { combatCommander } from '../game.ts';
import { centreOf } from './ground.ts';
import { momentsAsking } from './moments-asking.ts';
import { besideCounters } from './plate-beside.ts';
import { seen } from './seen.ts';
import { layOut } from './stacks.ts';

it('odds stand below the counters they are about or above them, and at the side of a hex in which nobody stands', () => {
  const sides = new Set<string>();
  for (const match of momentsAsking(['fire'], 300)) {
    const view = seen(combatCommander.view(match.state, match.decision?.seats[0] ?? ''));
    const { stacks } = layOut(view);
    for (const { hex, pieces } of stacks) {
      const { at, side } = besideCounters(view, hex);
      const [x, y] = centreOf(hex);
      sides.add(side);
      if (side === 'upon') continue;
      const isBeyond = (edge: number) => (side === 'below' ? at[1] > edge : at[1] < edge);
      for (const piece of pieces) expect(isBeyond(piece.at[1] + (side === 'below' ? piece.height : -piece.height) / 2)).toBe(true);
      const others = stacks.filter((other) => other.hex !== hex && centreOf(other.hex)[0] === x).map((other) => centreOf(other.hex)[1] - y);
      expect(others.filter((away) => Math.abs(away) < 80 && away > 0 === (side === 'below'))).toEqual([]);
    }
  }
  expect([...sides]).toEqual(expect.arrayContaining(['below', 'above']));
});
