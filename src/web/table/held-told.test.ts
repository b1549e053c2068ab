/** What is told of a thing in hand, before it is put down. */
import { describe, expect, it } from 'vitest';
import type { Face, FindWays } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { heldInVain, heldTold } from './held-told.ts';
import type { Session } from './session.ts';

const PLACE = { text: 'place jeep siwa', choice: { kind: 'place', thing: 'jeep', at: 'siwa' } } as Offer;
const ODDS = { outcomes: [{ what: 'broken', chance: 1 }] };

const face = {
  things: ({ thing, at }: { thing?: string; at?: string }) => [thing, at].filter((one) => one !== undefined),
  describe: (_view: unknown, thing: string) => ({ title: `The ${thing}`, lines: [{ text: 'Sand' }, { text: 'Wells' }, { text: 'Flies' }] }),
  detail: () => 'no cover',
} as unknown as Face;

const speaker = { offer: ({ text }: Offer) => `To ${text}`, name: (thing: string) => thing };
const session = { scene: { view: {}, question: null }, face, speaker } as unknown as Session;
const held = { inHand: 'jeep', over: 'siwa', offers: [PLACE], find: undefined };

describe('what is in hand', () => {
  it('tells upon what it is held, and the choice that would be made', () => {
    expect(heldTold(held, session)).toMatchObject({ title: 'The siwa', what: ['To place jeep siwa'], detail: 'no cover' });
  });

  it('tells everything that could be meant once, by whichever card, and the odds of the first', () => {
    const find: FindWays = () => [
      { texts: ['order 1', 'target siwa'], what: 'Fire at Siwa', detail: '6 FP', odds: ODDS },
      { texts: ['order 2', 'target siwa'], what: 'Fire at Siwa with the other card', detail: '6 FP', odds: ODDS },
      { texts: ['order 3', 'advance siwa'], what: 'Go in', detail: '' },
    ];
    const told = heldTold({ ...held, offers: [], find }, session);
    expect(told).toEqual({ title: 'The siwa', what: ['Fire at Siwa', 'Go in'], detail: '6 FP', odds: ODDS });
  });

  it('tells the one choice that is meant by an errand, and nothing of one that only begins with it', () => {
    const go = { text: 'sneak siwa', choice: { kind: 'sneak' } } as Offer;
    const told = (...texts: string[]) => {
      const errands = () => new Map([['siwa', texts]]);
      return heldTold({ ...held, offers: [go] }, { ...session, face: { ...face, errands } } as unknown as Session).what;
    };
    expect(told('sneak siwa')).toEqual(['To sneak siwa']);
    expect(told('sneak siwa', 'fire')).toEqual(['Sand', 'Wells']);
  });

  it('tells what the game says of an errand, by the name of the place that is meant, and its odds where it is one choice', () => {
    const go = { text: 'go siwa', choice: { kind: 'go' }, odds: ODDS } as Offer;
    const told = (...texts: string[]) => {
      const says = { errands: () => new Map([['well', texts]]), errandTold: () => ({ what: 'Go to Siwa', onto: 'siwa' }) };
      const there = { ...held, over: 'well', offers: [go] };
      return heldTold(there, { ...session, face: { ...face, ...says } } as unknown as Session);
    };
    expect(told('go siwa')).toEqual({ title: 'The siwa', what: ['Go to Siwa'], detail: undefined, odds: ODDS });
    expect(told('move jeep', 'go siwa')).toMatchObject({ title: 'The siwa', odds: undefined });
  });

  it('tells what the place is like where there is nothing else to say', () => {
    expect(heldTold({ ...held, offers: [] }, session).what).toEqual(['Sand', 'Wells']);
  });

  it('tells why it cannot be put where it is held, and by which rule; nothing where there is nothing to say', () => {
    const inVain = (_view: unknown, _offers: unknown, _inHand: string, onto: string) =>
      onto === 'siwa' ? undefined : { text: 'Too far.', rule: '6.5', ...(onto === 'guard' && { about: 'fort' }) };
    const refusing = { ...session, face: { ...face, inVain }, speaker: { ...speaker, cite: (rule: string) => `rule ${rule}` } };
    const told = (under: string) => heldInVain('jeep', under, [], refusing as unknown as Session);
    expect(told('fort')).toMatchObject({ title: 'The fort', what: ['Too far.'], detail: 'rule 6.5' });
    expect(told('guard')?.title).toBe('The fort');
    expect(told('siwa')).toBeUndefined();
  });
});
