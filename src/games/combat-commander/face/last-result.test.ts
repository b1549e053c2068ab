/** What came of a shot is read beside what is asked next. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { combatCommander } from '../game.ts';
import type { Event } from '../vocabulary.ts';
import { lastResults } from './last-result.tsx';

it('is the last shot’s, Melee’s or Rally’s, and is gone once something else is done', () => {
  const told: Event[] = [];
  const begun = combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('results'));
  const match = new Match(combatCommander, begun, { tell: (event: Event) => void told.push(event) });
  const random = randomFrom('results too');
  let shown = 0;
  for (let made = 0; made < 400 && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    const results = lastResults(told);
    if (results.length > 0) shown++;
    const [first] = results;
    const since = first ? told.slice(told.indexOf(first) + 1) : [];
    expect(since.filter(({ type }) => ['moved', 'fired', 'order-given', 'turn-began'].includes(type))).toEqual([]);
    if (told.at(-1)?.type === 'moved') expect(results).toEqual([]);
    match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
  }
  expect(shown).toBeGreaterThan(5);
});
