/** The Initiative card is asked about where another roll promises something, and not otherwise. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import type { Choice, Odds } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { Speaker } from '../../../words/speaker.ts';
import { combatCommander } from '../game.ts';
import { worthOf } from '../odds/worth.ts';
import { isHardlyWorth } from '../sparing.ts';
import { now } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { askFigures } from './ask-figures.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';

interface Asked {
  readonly purpose: string;
  readonly isSpared: boolean;
  /** What the scripted player does there. */
  readonly choice: Choice;
  /** Shares of either choice: what stands, and what another roll promises. */
  readonly odds: readonly (readonly number[] | undefined)[];
  /** What is said beside the choice, in percent. */
  readonly figures: { readonly better?: number | 'melee'; readonly worse?: number; readonly won?: number; readonly again?: number };
  /** How likely a Melee is won by what stands, and by another roll. */
  readonly wins: readonly number[];
  /** The share of outcomes of another roll that are worth more than what stands. */
  readonly betterOutcomes: number;
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
    if (question.asks === 'initiative') {
      const offers = choices.map((one) => {
        const odds = combatCommander.odds(match.state, seat, one);
        return { text: combatCommander.choiceText(one), choice: one, ...(odds && { odds }) };
      });
      const view = seen(combatCommander.view(match.state, seat));
      asked.push({
        purpose: now(view, 'roll')?.purpose ?? '',
        isSpared: isHardlyWorth(match.state, seat, question.asks),
        choice,
        figures: askFigures(view),
        betterOutcomes: shareOfBetter(view, offers),
        wins: ['pass', 'reroll'].flatMap((kind) => {
          const odds = offers.find((offer) => offer.choice.kind === kind)?.odds;
          return odds ? [odds.outcomes.find(({ what }) => what === 'melee-won')?.chance ?? 0] : [];
        }),
        odds: offers.map(({ odds }) => odds?.outcomes.map(({ chance }) => chance)),
      });
    }
    match.choose(choice, seat);
  }
  return asked;
}

function shareOfBetter(view: View, offers: readonly Offer[]): number {
  const oddsOf = (kind: string) => offers.find(({ choice }) => choice.kind === kind)?.odds ?? { outcomes: [] };
  const worth = (odds: Odds) => worthOf(view, ownSide(view) ?? 'axis', odds);
  const better = oddsOf('reroll').outcomes.filter(({ what }) => worth({ outcomes: [{ what, chance: 1 }] }) > worth(oddsOf('pass')));
  return better.reduce((sum, { chance }) => sum + chance, 0);
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

it('beside the choice stands how likely another roll is better for whoever looks than the one that lies there', () => {
  const weighed = ASKED.filter(({ figures, purpose }) => figures.better !== undefined && purpose !== 'melee');
  expect(new Set(weighed.map(({ purpose }) => purpose))).toContain('fire-attack');
  expect(weighed.some(({ figures }) => Number(figures.better) > 0 && (figures.worse ?? 0) > 0)).toBe(true);
  for (const { figures } of weighed) expect(Number(figures.better) + (figures.worse ?? 0)).toBeLessThanOrEqual(101);
});

it('where the roll alone decides, better is what the odds of another roll say', () => {
  const alone = ASKED.filter(({ purpose, figures }) => purpose === 'fire-defence' && figures.better !== undefined);
  expect(alone.length).toBeGreaterThan(5);
  for (const { figures, betterOutcomes } of alone) expect(Math.abs(Number(figures.better) - 100 * betterOutcomes)).toBeLessThanOrEqual(1);
});

it('of a Melee it is told how likely it is won, as it stands and by another roll: a higher roll that loses all the same is no better', () => {
  const melees = ASKED.filter(({ purpose, wins }) => purpose === 'melee' && wins.length === 2);
  expect(melees.length).toBeGreaterThan(0);
  for (const { figures, wins } of melees) {
    expect(figures.better).toBe('melee');
    for (const [i, told] of [figures.won, figures.again].entries())
      expect(Math.abs((told ?? 0) - 100 * (wins[i] ?? 0))).toBeLessThanOrEqual(1);
  }
});

it('says so in both languages', async () => {
  const speakerOf = async (language: 'en' | 'fr') => new Speaker(language, ...(await LID.texts(language)));
  const said = (speaker: Speaker) => [undefined, 0, 12].map((better) => speaker.say('choice reroll', { better, worse: 38 }));
  expect(said(await speakerOf('en'))).toEqual([
    'Have it rolled again, and hand over the Initiative card',
    'Have it rolled again, and hand over the Initiative card: never better for you, worse 38%',
    'Have it rolled again, and hand over the Initiative card: better for you 12%, worse 38%',
  ]);
  expect(said(await speakerOf('fr')).map((words) => words.includes('38'))).toEqual([false, true, true]);
});
