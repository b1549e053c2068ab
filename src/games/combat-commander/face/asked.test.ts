/** The map goes where advice points: to the hex that is chosen, or that is spoken of. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { hexNamed } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import type { Choice } from '../vocabulary.ts';
import { choiceText } from '../vocabulary.ts';
import { askedIn } from './asked.ts';
import { centreOf } from './ground.ts';
import { seen } from './seen.ts';

const match = new Match(combatCommander, combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('asked')), {});
const view = seen(combatCommander.view(match.state, 'allies'));
const offer = (choice: Choice) => ({ text: choiceText(choice), choice });
const offers = [offer({ kind: 'end-turn' })];
const asking = { offers, playing: undefined };

it('looks at the hex of what is advised', () => {
  expect(askedIn(view, { ...asking, advised: offer({ kind: 'step', hex: 'N8' }) })).toEqual(centreOf(hexNamed('N8')));
});

it('looks at the hex that the reason names, where the choice itself names none', () => {
  const advised = offer({ kind: 'order', card: 'A-47' });
  expect(askedIn(view, { ...asking, advised, advice: { figures: { hex: 'N8', unit: 'a-line-2' } } })).toEqual(centreOf(hexNamed('N8')));
  expect(askedIn(view, { ...asking, advised, advice: null })).toEqual(askedIn(view, asking));
});
