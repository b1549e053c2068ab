/** What the table shows of a move before it is made is what comes of it: way, cost, noise, chance, and where enemies turn up. */
import { expect, it } from 'vitest';
import { commandosEurope as game } from '../../src/games/commandos-europe/game.ts';
import { haltAt, reachIn } from '../../src/games/commandos-europe/reckoning/halt.ts';
import type { State } from '../../src/games/commandos-europe/state.ts';
import { view as viewOf } from '../../src/games/commandos-europe/view.ts';
import type { Choice, Event, EventOf } from '../../src/games/commandos-europe/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';

const SEAT = 'commander';

it('a halt is as loud, as dear and as far as was shown before', () => {
  let [halts, rolls, byBoat] = [0, 0, 0];
  for (const setup of ['war', 'normandy', 'norway', 'north-africa']) {
    const events: Event[] = [];
    const random = randomFrom(`halts ${setup}`);
    const begun = game.begin({ id: setup, options: {} }, randomFrom(`halts ${setup}`));
    const match: Match<State, Choice, Event> = new Match(game, begun, { tell: (event) => void events.push(event) }, false);
    while (match.decision) {
      const { question } = match.decision;
      const choices = match.choices();
      const choice = game.player.policy(match.state, SEAT, question, choices, random);
      if (question.asks !== 'moving' || choice.kind !== 'go') {
        match.choose(choice);
        continue;
      }
      const view = viewOf(match.state, SEAT);
      const lead = view.move?.lead ?? '';
      const { all } = reachIn(view, lead);
      expect([...all.keys()].sort()).toEqual(choices.flatMap((each) => (each.kind === 'go' ? [each.hex] : [])).sort());
      const halt = haltAt(view, lead, choice.hex);
      const odds = game.odds(match.state, SEAT, choice)?.outcomes.find(({ what }) => what === 'heard')?.chance ?? 0;
      expect(halt?.heard).toBe(odds);
      if (halt && halt.heard > 0) {
        expect(all.get(choice.hex)?.noise).toBe(halt.noise);
        expect(halt.parts.reduce((sum, { value }) => sum + value, 0)).toBe(halt.noise);
      }
      events.length = 0;
      const before = view.move?.steps ?? 0;
      match.choose(choice);
      const moved = events.find((event): event is EventOf<'moved'> => event.type === 'moved');
      // 10.8 A minimum move takes whatever there was.
      expect(moved?.spent).toBe(halt?.isMinimum ? Math.max(0, halt.allowance) : halt?.way.at(-1)?.total);
      expect(moved?.steps).toBe(before + (halt?.way.length ?? 0));
      halts++;
      if (halt?.way.some(({ afloat }) => afloat)) byBoat++;
      const noise = events.find((event): event is EventOf<'noise'> => event.type === 'noise');
      if (!noise) continue;
      expect(noise.noise).toBe(halt?.noise);
      rolls++;
    }
  }
  expect(halts).toBeGreaterThan(120);
  expect(rolls).toBeGreaterThan(100);
  expect(byBoat).toBeGreaterThan(0);
});

it('pointing at any hex in reach is answered within a frame', () => {
  const match: Match<State, Choice, Event> = new Match(game, game.begin({ id: 'norway', options: {} }, randomFrom('frame')), {}, false);
  const random = randomFrom('frame');
  while (match.decision && match.decision.question.asks !== 'moving') {
    const choices = match.choices();
    match.choose(game.player.policy(match.state, SEAT, match.decision.question, choices, random));
  }
  const began = process.cpuUsage();
  let pointed = 0;
  for (let i = 0; i < 20; i++) {
    // a view of its own each time, for nothing is worked out twice
    const view = viewOf(match.state, SEAT);
    const lead = view.move?.lead ?? '';
    for (const hex of reachIn(view, lead).all.keys()) {
      haltAt(view, lead, hex);
      pointed++;
    }
  }
  const { user, system } = process.cpuUsage(began);
  expect(pointed).toBeGreaterThan(20);
  expect((user + system) / 1000 / pointed).toBeLessThan(16);
});
