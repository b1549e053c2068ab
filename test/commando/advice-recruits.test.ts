/** What is advised while one recruits: whoever has begun a force somewhere is not advised to split it. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { choicesFrom } from '../../src/kernel/together.ts';

const SETUP = { id: 'western-desert/midnight-toll', options: {} };

function advisedAfter(choices: string): string {
  const table = new Chronicle(commando, { setup: SETUP, seed: 'advice', salt: '' });
  const together = choicesFrom(commando, choices);
  if (!together || table.chooseTogether(SEAT, together)) throw new Error(choices);
  const { decision, state } = table.match;
  if (!decision) throw new Error('Nobody is asked.');
  return commando.choiceText(commando.player.policy(state, SEAT, decision.question, table.choices(SEAT), randomFrom('advice')));
}

it.each(['siwa', 'kufra', 'el-alamein'])('goes on recruiting in %s once a force stands there', (base) => {
  expect(advisedAfter(`place-leader patrol-leader-1 siwa + recruit truck-patrol ${base}`)).toMatch(new RegExp(` ${base}$`));
});
