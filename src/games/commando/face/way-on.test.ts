import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { commando } from '../game.ts';
import { view } from '../view.ts';
import { SEAT } from '../vocabulary.ts';
import { isGivenUp, wayOn } from './way-on.ts';

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

it('leaves no heavy weapons behind that somebody who takes everybody could load', () => {
  const single = ({ text }: { readonly text: string }) => ({ text, choice: { kind: text.split(' ')[0] ?? '' } });
  const load = { kind: 'carry' };
  const everybody = {
    ...single({ text: 'carry heavy-weapons-1 truck-patrol-1 + done' }),
    choices: [load, { kind: 'done' }],
    says: { code: 'set-out', figures: { who: 'all', left: 0 } },
  };
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('nobody')));
  const offers = [single({ text: 'carry heavy-weapons-1 truck-patrol-1' }), single({ text: 'done' }), everybody];
  expect(wayOn(view(match.state), offers, 'force')).toBe(everybody);
  const some = { ...everybody, says: { code: 'set-out', figures: { who: 'fast', left: 1 } } };
  expect(wayOn(view(match.state), [...offers.slice(0, 2), some], 'force')?.text).toBe('done');
});

it('sends nobody alone by going on while others there could be taken along', () => {
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('nobody')));
  const make = (text: string) => match.choose(commando.choiceFrom(text) ?? { kind: 'done' }, SEAT);
  const leader = match.choices(SEAT).find(({ kind }) => kind === 'place-leader');
  if (leader) match.choose(leader, SEAT);
  for (const text of ['recruit truck-patrol siwa', 'recruit sappers siwa', 'recruit heavy-weapons siwa', 'done', 'force siwa']) make(text);
  const armed = () => {
    const offers = match.choices(SEAT).map((choice) => ({ choice, text: commando.choiceText(choice) }));
    return wayOn(view(match.state), offers, match.decision?.question.asks)?.text;
  };
  make('take truck-patrol-1');
  expect([match.decision?.question.asks, armed()]).toEqual(['force', undefined]);
  make('take sappers-1');
  expect(armed()).toBe('done');
});
