/** How long what happens is seen at a steady pace, by the sequencer itself: nothing that one has to read goes by before it is read. */
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { PLAY_OUT } from '../../src/games/combat-commander/face/play-out.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import type { View } from '../../src/games/combat-commander/view.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import type { GameEvent } from '../../src/kernel/game.ts';
import { Match } from '../../src/kernel/match.ts';
import { Sequencer } from '../../src/web/table/playing/sequencer.ts';
import type { Step } from '../../src/web/table/playing/timeline.ts';
import { mixedChoice } from '../games.ts';

const GAME = anyGame(combatCommander);

/** What the Allies see of a game that the scripted player plays for both, step by step. */
function stepsOf(seed: string): readonly Step[] {
  let told: { readonly event: GameEvent; readonly view: unknown }[] = [];
  const tell = (event: GameEvent) => void told.push({ event, view: GAME.view(state, 'allies') });
  const state = GAME.begin({ id: 'first-light', options: {} }, randomFrom(seed));
  const match = new Match(GAME, state, { tell }, false);
  const random = randomFrom(seed);
  const steps: Step[] = [];
  told = [];
  for (let before: unknown = GAME.view(state, 'allies'); match.decision; told = []) {
    const seat = match.decision.seats[0] ?? '';
    match.choose(mixedChoice(match, seat, match.choices(seat), random, 0), seat);
    const after = GAME.view(state, 'allies');
    const seen = told.filter(({ event: { to } }) => to === undefined || to.includes('allies'));
    if (seen.length > 0) steps.push({ before, events: seen.map(({ event }) => event), views: seen.map(({ view }) => view), after });
    before = after;
  }
  return steps;
}

interface SeenFor {
  readonly event: GameEvent;
  /** Milliseconds since it was told; as long as one wishes where it waits. */
  readonly ms: number;
  readonly view: View;
}

/** Everything that is told on stage, and for how long; whoever watches goes on after a second. */
function seenIn(steps: readonly Step[]): readonly SeenFor[] {
  let now = 0;
  const sequencer = new Sequencer(PLAY_OUT, () => now);
  sequencer.jump(steps[0]?.before);
  const seen: SeenFor[] = [];
  for (const step of steps) {
    sequencer.add(step);
    for (let { playing, view } = sequencer.shown(); playing; { playing, view } = sequencer.shown()) {
      const due = sequencer.due();
      if (playing.isTold)
        seen.push({ event: playing.event, ms: due === undefined ? Number.POSITIVE_INFINITY : due - now, view: view as View });
      now = due ?? now + 1000;
      if (due === undefined) sequencer.skipAll();
      else sequencer.tick();
    }
  }
  return seen;
}

const SEEN = ['steady', 'steady too', 'steady as well'].flatMap((seed) => seenIn(stepsOf(seed)));
const of = (type: string) => SEEN.filter(({ event }) => event.type === type);
const shortest = (all: readonly SeenFor[]) => Math.min(...all.map(({ ms }) => ms));

it('stops at the end of the enemy’s Turn until one goes on', () => {
  const own = of('turn-began').filter(({ event }) => 'side' in event && event.side === 'allies');
  expect(own.length).toBeGreaterThan(3);
  expect(shortest(own)).toBe(Number.POSITIVE_INFINITY);
});

it('gives each sum of figures the time to be read', () => {
  for (const type of ['defended', 'attack-total']) {
    expect(of(type).length).toBeGreaterThan(3);
    expect(shortest(of(type))).toBeGreaterThanOrEqual(1500);
  }
});

it('shows whom an Event breaks or suppresses as long', () => {
  const byEvent = [...of('broke'), ...of('suppressed')].filter(({ event }) => `${event.rule}`.startsWith('E'));
  expect(byEvent.length).toBeGreaterThan(0);
  expect(shortest(byEvent)).toBeGreaterThanOrEqual(1500);
});

it('lets the enemy’s steps be followed', () => {
  const steps = of('moved').filter(({ event }) => 'side' in event && event.side === 'axis');
  expect(steps.length).toBeGreaterThan(3);
  expect(shortest(steps)).toBeGreaterThanOrEqual(700);
});
