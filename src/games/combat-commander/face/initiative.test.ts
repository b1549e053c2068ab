/** The Initiative card is asked about where another roll promises something, and not otherwise. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import type { Choice } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { combatCommander } from '../game.ts';
import { now } from '../state.ts';
import { SPARED } from './initiative.ts';
import { seen } from './seen.ts';

interface Asked {
  readonly purpose: string;
  readonly isSpared: boolean;
  /** What the scripted player does there. */
  readonly choice: Choice;
  /** Shares of either choice: what stands, and what another roll promises. */
  readonly odds: readonly (readonly number[] | undefined)[];
}

function questionsIn(setup: string, seed: string, most: number): Asked[] {
  const random = randomFrom(seed);
  const match = new Match(combatCommander, combatCommander.begin({ id: setup, options: {} }, randomFrom(seed)));
  const asked: Asked[] = [];
  for (let made = 0; made < most && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    const choices = match.choices(seat);
    const choice = combatCommander.player.policy(match.state, seat, question, choices, random);
    if (question.asks === SPARED.asks) {
      const offers = choices.map((one) => {
        const odds = combatCommander.odds(match.state, seat, one);
        return { text: combatCommander.choiceText(one), choice: one, ...(odds && { odds }) };
      });
      const view = seen(combatCommander.view(match.state, seat));
      asked.push({
        purpose: now(view, 'roll')?.purpose ?? '',
        isSpared: SPARED.isHardlyWorth(view, offers),
        choice,
        odds: offers.map(({ odds }) => odds?.outcomes.map(({ chance }) => chance)),
      });
    }
    match.choose(choice, seat);
  }
  return asked;
}

const ASKED = questionsIn('first-light', 'spared', 1500);

it('whoever would hand the card over is always asked', () => {
  const handedOver = ASKED.filter(({ choice }) => choice.kind === 'reroll');
  expect(handedOver.length).toBeGreaterThan(0);
  expect(handedOver.filter(({ isSpared }) => isSpared)).toEqual([]);
});

it('most rolls go by, and some of every sort that decides are asked about', () => {
  const spared = ASKED.filter(({ isSpared }) => isSpared);
  expect(spared.length).toBeGreaterThan(ASKED.length / 3);
  const purposes = new Set(ASKED.filter(({ isSpared }) => !isSpared).map(({ purpose }) => purpose));
  expect([...purposes]).toEqual(expect.arrayContaining(['fire-attack', 'fire-defence']));
});

it('what stands and what another roll promises are told with all their shares', () => {
  const told = ASKED.flatMap(({ odds }) => odds).filter((shares) => shares !== undefined);
  expect(told.length).toBeGreaterThan(ASKED.length);
  for (const shares of told) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});
