/** Positions from all over the game: random, mixed and scripted play, each looked at every few decisions. */
import { randomChoice } from '../../src/bots/random.ts';
import { commando } from '../../src/games/commando/game.ts';
import type { State } from '../../src/games/commando/state.ts';
import { type Choice, type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';

export type Table = Chronicle<State, Choice, Event>;

/** So many decisions lie between two looks, at first; each question is looked at this often at most. */
const EVERY = 7;
const OF_EACH = 14;

export function* positions(): Generator<Table> {
  const looks = new Map<string, number>();
  for (const [number, { id }] of commando.setups.entries()) {
    for (const inThree of [0, 2, 3]) {
      const table = new Chronicle(commando, { setup: { id, options: {} }, seed: `${id} ${inThree}`, salt: '' });
      const random = randomFrom(`${id} ${inThree} players`);
      for (let made = number; table.match.decision && made < 900; made++) {
        const { question } = table.match.decision;
        const times = looks.get(question.asks) ?? 0;
        if (times < OF_EACH && (made % EVERY === 0 || times < 6)) {
          looks.set(question.asks, times + 1);
          yield table;
        }
        const choices = table.choices(SEAT);
        const isScripted = below(random, 3) < inThree;
        table.choose(
          SEAT,
          isScripted ? commando.player.policy(table.match.state, SEAT, question, choices, random) : randomChoice(choices, random),
        );
      }
    }
  }
}
