import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { commando } from '../game.ts';
import { view } from '../view.ts';
import { SEAT } from '../vocabulary.ts';
import { isGivenUp } from './way-on.ts';

it('asks twice before recruiting ends with points to spend and nobody recruited', () => {
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('nobody')));
  const done = { kind: 'done' } as const;
  const make = (text: string) => match.choose(commando.choiceFrom(text) ?? done, SEAT);
  const leader = match.choices(SEAT).find(({ kind }) => kind === 'place-leader');
  if (leader) match.choose(leader, SEAT);
  expect(isGivenUp(view(match.state), done)).toBe(true);
  make('recruit truck-patrol siwa');
  expect(isGivenUp(view(match.state), done)).toBe(false);
});
