import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { errandAmong, nextOf } from './errand.ts';
import type { Known } from './scene-keeper.ts';

const offer = (text: string): Offer => ({ text, choice: { kind: text.split(' ')[0] ?? '' } });

interface Standing {
  readonly offers?: readonly string[];
  readonly seats?: readonly string[];
  readonly settles?: string;
  readonly told?: readonly string[];
}

/** As much of a table as an errand looks at. */
function table({ offers = [], seats = ['blue'], settles, told = [] }: Standing): Known {
  const question = { asks: 'walk', rule: '1.0', seats, ...(settles !== undefined && { settles }) };
  const scene = { seat: 'blue', question, offers: offers.map(offer), outcome: null };
  return { scene, first: 0, log: told.map((type) => ({ step: 1, event: { type } })) } as unknown as Known;
}

const manner = { isExpected: ({ type }: GameEvent) => type === 'moved', goesOn: true };

describe('an errand', () => {
  it('goes on with the next choice once it is asked for', () => {
    const next = nextOf({ rest: ['step b', 'step c'], lines: 0 }, table({ offers: ['step b', 'halt'], told: ['moved'] }), manner);
    expect(next).toEqual({ do: 'choose', offer: offer('step b'), rest: ['step c'] });
  });

  it('waits while another seat is asked', () => {
    expect(nextOf({ rest: ['step b'], lines: 0 }, table({ seats: ['red'] }), manner)).toEqual({ do: 'wait' });
  });

  it('waits while something is asked that belongs to it', () => {
    const asked = table({ offers: ['activate b', 'done'] });
    const errandWaits = (offers: readonly Offer[]) => offers.some(({ text }) => text === 'done');
    expect(nextOf({ rest: ['step b'], lines: 0 }, asked, { ...manner, errandWaits })).toEqual({ do: 'wait' });
    expect(nextOf({ rest: ['step b'], lines: 0 }, table({ offers: ['step b'] }), { ...manner, errandWaits }).do).toBe('choose');
  });

  it('ends where something happened that was not expected, or the next choice is not possible', () => {
    const offers = ['step b', 'halt'];
    expect(nextOf({ rest: ['step b'], lines: 0 }, table({ offers, told: ['moved', 'rolled'] }), manner)).toEqual({ do: 'end' });
    expect(nextOf({ rest: ['step b'], lines: 2 }, table({ offers, told: ['moved', 'rolled'] }), manner).do).toBe('choose');
    expect(nextOf({ rest: ['step d'], lines: 0 }, table({ offers }), manner)).toEqual({ do: 'end' });
  });

  it('is followed by the only answer there is, for those who like that', () => {
    const end = table({ offers: ['halt'], settles: 'halt' });
    expect(nextOf({ rest: [], lines: 0 }, end, manner)).toEqual({ do: 'choose', offer: offer('halt'), rest: [] });
    expect(nextOf({ rest: [], lines: 0 }, end, { ...manner, goesOn: false })).toEqual({ do: 'end' });
    // Fired at on the way, whoever has no points left has nothing to choose either.
    const hit = table({ offers: ['halt'], settles: 'halt', told: ['moved', 'rolled'] });
    expect(nextOf({ rest: [], lines: 0 }, hit, manner).do).toBe('choose');
    expect(nextOf({ rest: [], lines: 0 }, table({ offers: ['halt', 'step b'], settles: 'halt' }), manner)).toEqual({ do: 'end' });
  });
});

it('the nearest thing that means something is meant', () => {
  const all = new Map([
    ['b', ['step b']],
    ['c', ['step b', 'step c']],
  ]);
  expect(errandAmong(all, ['a', 'c', 'b'])).toEqual(['step b', 'step c']);
  expect(errandAmong(undefined, ['b'])).toEqual([]);
});
