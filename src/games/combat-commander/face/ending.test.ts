/** A fight that ended by surrender is told as the one who reads it saw it end. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES } from '../../../words/texts.ts';
import { combatCommander } from '../game.ts';
import { Ending } from './ending.tsx';
import { LID } from './lid.ts';

const ENDED = {
  ...combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('ending')),
  winner: 'allies',
  how: 'surrender',
} as const;

describe.each(LANGUAGES)('who surrendered, in %s', (language) => {
  const told = async (seat?: string) => {
    const speaker = new Speaker(language, ...(await LID.texts(language)));
    const view = combatCommander.view(ENDED, seat);
    const outcome = { winners: ['allies'], how: 'surrender' };
    const page = renderToStaticMarkup(jsx(Ending, { view, told: [], speaker, outcome, isFair: true, onLook: () => {} }));
    return /<p class="ending-why">(.*?)<\/p>/.exec(page)?.[1] ?? '';
  };

  it('the loser reads that it was himself, the winner that it was the enemy, and one who looked on which side it was', async () => {
    const [loser, winner, onlooker] = [await told('axis'), await told('allies'), await told()];
    expect(
      [/\b(You|Vous)\b/, /enemy|ennemi/i, /Ax[ie]s?/].map((words) => [loser, winner, onlooker].map((said) => words.test(said))),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
});
