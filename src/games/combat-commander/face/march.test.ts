/** Of all ways that cost least, the one under the fewest eyes is taken. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { combatCommander } from '../game.ts';
import { whyNotMoveInto } from '../rules/activation.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { groupUnits } from '../rules/moving.ts';
import { moveCost } from '../rules/terrain.ts';
import { isInWire } from '../rules/units.ts';
import type { View } from '../view.ts';
import { threatsTo, wayTo, withinReach } from './march.ts';
import { seen } from './seen.ts';

/** Every view in which somebody is under way, as the scripted players play. */
function* underWay(seed: string, most: number): Generator<View> {
  const match = new Match(combatCommander, combatCommander.begin({ id: 'first-light', options: {} }, randomFrom(seed)), {});
  const random = randomFrom(`${seed} choices`);
  for (let made = 0; made < most && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    if (question.asks === 'move') yield seen(combatCommander.view(match.state, seat));
    match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
  }
}

const dangerAt = (view: View, hex: number): number => new Set(threatsTo(view, hex).map(({ at }) => at)).size;

const dangerTo = (view: View, hex: number): number => wayTo(view, hex).reduce((sum, step) => sum + dangerAt(view, step.hex), 0);

/** By way of every hex beside it from which it costs no more. */
function otherDangers(view: View, hex: number): number[] {
  const [unit] = groupUnits(view);
  const total = wayTo(view, hex).at(-1)?.total ?? 0;
  if (!unit) return [];
  return (mapOf(view).adjacent[hex] ?? []).flatMap((beside) => {
    const before = wayTo(view, beside).at(-1)?.total;
    const isAsCheap = before !== undefined && before + moveCost(view, unit.side, beside, hex) === total;
    const isOpen =
      isAsCheap && !isInWire(view, beside) && groupUnits(view).every((one) => !whyNotMoveInto(view, { ...one, at: beside }, hex));
    return isOpen ? [dangerTo(view, beside) + dangerAt(view, hex)] : [];
  });
}

it('goes where fewer enemies look, if it costs no more', () => {
  let [ways, safer] = [0, 0];
  for (const view of underWay('safer', 600)) {
    for (const hex of withinReach(view)) {
      const danger = dangerTo(view, hex);
      for (const other of otherDangers(view, hex)) {
        ways++;
        if (other > danger) safer++;
        expect(danger).toBeLessThanOrEqual(other);
      }
    }
  }
  expect(ways).toBeGreaterThan(500);
  expect(safer).toBeGreaterThan(20);
});
