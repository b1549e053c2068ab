/** Every die that is rolled is told of once, in the order of rolling, and as somebody's. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { diceIn } from '../../src/games/commando/statistics.ts';
import { type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { below, randomFrom, rollDie, scriptedRandom, shuffle } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';

const GAMES = 300;
const FACES = 6000;

/** Dice come from a script, so that what the rules take from it is known; cards by lot, and of the choices none, a quarter or half. */
function play(number: number) {
  const lot = randomFrom(`told/${number}`);
  const faces = Array.from({ length: FACES }, () => rollDie(lot));
  const setup = commando.setups[number % commando.setups.length]?.id ?? '';
  const round = Math.floor(number / commando.setups.length);
  const events: Event[] = [];
  const options = Object.fromEntries(commando.options.map(({ id, default: usual }) => [id, usual]));
  const state = commando.begin({ id: setup, options }, scriptedRandom(faces));
  const match = new Match(commando, state, { tell: (event) => void events.push(event) }, false);
  shuffle(lot, state.deck.pile);
  while (match.decision) {
    const { question } = match.decision;
    const choices = match.choices();
    const byLot = below(lot, 4) < round % 3 ? choices[below(lot, choices.length)] : undefined;
    match.choose(byLot ?? commando.player.policy(state, SEAT, question, choices, lot), SEAT);
  }
  return { events, rolled: faces.slice(0, FACES - (state.random.script?.length ?? 0)) };
}

it(`in ${GAMES} games`, () => {
  const types = new Set<string>();
  const owners = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const { events, rolled } = play(number);
    expect(
      events.flatMap((event) => diceIn(event).flatMap(({ faces }) => faces)),
      `game ${number}`,
    ).toEqual(rolled);
    for (const event of events) {
      for (const { who } of diceIn(event)) {
        types.add(event.type);
        owners.add(who);
      }
    }
  }
  expect([...owners].sort()).toEqual(['commando', 'opfor', 'table']);
  expect([...types].sort()).toEqual([
    'air-reconned',
    'attrition',
    'availability-checked',
    'campaign-points',
    'fired',
    'ground-reconned',
    'jumped',
    'leader-rolled',
    'mine-checked',
    'objective-placed',
    'objective-rerolled',
    'superiority',
    'supply-checked',
  ]);
});
