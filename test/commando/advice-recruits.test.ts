/** What is advised while one recruits: whoever has begun a force somewhere is not advised to split it; sappers, where mines must lie. */
import { expect, it } from 'vitest';
import { reason } from '../../src/games/commando/bot/reasons.ts';
import { commando } from '../../src/games/commando/game.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { choicesFrom } from '../../src/kernel/together.ts';

function advised(choices: string, setup = 'western-desert/midnight-toll') {
  const table = new Chronicle(commando, { setup: { id: setup, options: {} }, seed: 'advice', salt: '' });
  const together = choicesFrom(commando, choices);
  if (!together || table.chooseTogether(SEAT, together)) throw new Error(choices);
  const { decision, state } = table.match;
  if (!decision) throw new Error('Nobody is asked.');
  const choice = commando.player.policy(state, SEAT, decision.question, table.choices(SEAT), randomFrom('advice'));
  return { choice: commando.choiceText(choice), because: reason(state, SEAT, decision.question, choice) };
}

it.each(['siwa', 'kufra', 'el-alamein'])('goes on recruiting in %s once a force stands there', (base) => {
  expect(advised(`place-leader patrol-leader-1 siwa + recruit truck-patrol ${base}`).choice).toMatch(new RegExp(` ${base}$`));
});

it.each(['midnight-toll', 'borrowed-papers', 'behind-the-wire', 'long-shadow'])('wants sappers in %s, once', (mission) => {
  const setup = `western-desert/${mission}`;
  const { choice, because } = advised('place-leader patrol-leader-1 siwa', setup);
  expect(choice).toBe('recruit sappers siwa');
  expect(because).toMatchObject({ code: 'recruit-sappers', rule: '27.0' });
  expect(advised('place-leader patrol-leader-1 siwa + recruit sappers siwa', setup).choice).not.toContain('sappers');
});

it('wants none before others where false objectives are no mines', () => {
  expect(advised('place-leader leader-1 halvona', 'highlands/two-waters').choice).not.toContain('sappers');
});
