import { expect, it } from 'vitest';
import { botAnswer } from '../../src/bots/driver.ts';
import { RECRUIT_BOX } from '../../src/games/commando/boxes.ts';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { commando } from '../../src/games/commando/game.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { gameOf } from '../../src/games/shelf.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { usualSetup } from '../../src/kernel/setup.ts';
import { labBot } from '../../src/lab/planned-bot.ts';

/** What was bought, and where it stands, by somebody who keeps to the plan. */
function boughtBy(plan: string, setup = 'western-desert/midnight-toll'): string[] {
  const game = gameOf('commando');
  const bot = game && labBot(game, plan);
  if (!bot) throw new Error(`There is no bot "${plan}".`);
  const match = new Match(commando, commando.begin(usualSetup(commando, setup), randomFrom('7')));
  const bots = new Map([[SEAT, bot]]);
  const random = randomFrom('bots');
  while (match.decision && match.decision.question.asks === 'recruiting') {
    const answer = botAnswer(match, bots, random);
    if (!answer) throw new Error('Nobody answers.');
    match.choose(answer.choice, answer.seat);
  }
  const theatre = theatreOf(match.state);
  return theatre.units.flatMap(({ id, leader, index }) => {
    const at = match.state.units[index]?.at;
    return leader || at === RECRUIT_BOX ? [] : [`${id} ${at}`];
  });
}

it('a plan buys what it names, at the base that it names, and nothing more where it says so', () => {
  expect(boughtBy('plan:2-truck-patrol+sappers+from-siwa+nothing-more')).toEqual([
    'truck-patrol-1 siwa',
    'truck-patrol-2 siwa',
    'sappers-1 siwa',
  ]);
});

it('what a plan leaves over is spent as the scripted player would', () => {
  const bought = boughtBy('plan:air-supply');
  expect(bought.some((unit) => unit.startsWith('air-supply'))).toBe(true);
  expect(bought.length).toBeGreaterThan(2);
});
