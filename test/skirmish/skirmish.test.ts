import { describe, expect, it } from 'vitest';
import { randomFrom, rollDie, scriptedRandom } from '../../src/kernel/dice.ts';
import { skirmish } from './game.ts';
import { AMBUSH, arranged, choicesOf, INTO_THE_AMBUSH, matchFrom, play } from './play.ts';
import { firersAt, neededToHit } from './rules.ts';
import type { Event } from './state.ts';

describe('an arrangement', () => {
  it('becomes a position; whatever is in no hand is the pile', () => {
    const state = arranged(AMBUSH);
    expect(state.hands).toEqual(AMBUSH.hands);
    expect(state.squads).toEqual([
      { id: 'red-a', at: 0 },
      { id: 'red-b', at: 0 },
      { id: 'blue-a', at: 3 },
      { id: 'blue-b', at: 4 },
    ]);
    expect(state.deck.pile).toHaveLength(16 - 5);
  });

  const faults: readonly [string, unknown, string, object][] = [
    ['is none', 7, 'arrangement-malformed', { where: '' }],
    ['lacks the hands', { squads: {} }, 'arrangement-malformed', { where: 'hands' }],
    ['deals an unknown card', { ...AMBUSH, hands: { red: ['joker'], blue: [] } }, 'arrangement-malformed', { where: 'hands.red.0' }],
    ['deals a card twice', { ...AMBUSH, hands: { red: ['fire-1'], blue: ['fire-1'] } }, 'card-twice', { card: 'fire-1' }],
    ['leaves the track', { ...AMBUSH, squads: { 'red-a': 6 } }, 'arrangement-malformed', { where: 'squads.red-a' }],
    ['names nobody’s squad', { ...AMBUSH, squads: { 'green-a': 1 } }, 'arrangement-malformed', { where: 'squads' }],
    ['says more than it may', { ...AMBUSH, weather: 'rain' }, 'arrangement-malformed', { where: '' }],
  ];

  it.each(faults)('is refused when it %s', (_, arrangement, code, figures) => {
    expect(skirmish.lab.arrange(arrangement, scriptedRandom([]))).toMatchObject({ ok: false, fault: { code, figures } });
  });
});

describe('a group', () => {
  it('is put together step by step and ends in done', () => {
    const match = matchFrom(AMBUSH);
    play(match, ['red play march-1']);
    expect(choicesOf(match)).toEqual(['join red-a', 'join red-b']);
    play(match, ['red join red-b']);
    expect(choicesOf(match)).toEqual(['join red-a', 'done']);
    play(match, ['red done']);
    expect(choicesOf(match)).toEqual(['step red-b', 'halt']);
  });

  it('is private to its side until then', () => {
    const told: Event[] = [];
    const match = matchFrom(AMBUSH, [], { tell: (event) => void told.push(event) });
    play(match, ['red play march-1', 'red join red-b']);
    expect(skirmish.view(match.state, 'red')).toMatchObject({ doing: [{ what: 'group', chosen: ['red-b'] }] });
    expect(JSON.stringify(skirmish.view(match.state, 'blue'))).not.toContain('chosen');
    expect(told.at(-1)).toEqual({ type: 'chosen', rule: 'S2.3', to: ['red'], id: 'red-b' });
  });
});

describe('the result of a roll', () => {
  it('is locked before its trigger and applied after it', () => {
    // With three firers side by side a one hits; the sniper it wakes takes one of them first.
    const close = { ...AMBUSH, initiative: 'blue', squads: { 'red-a': 2, 'red-b': 2, 'red-c': 2, 'blue-a': 2, 'blue-b': 5 } };
    const told: string[] = [];
    const match = matchFrom(close, [2, 1], {
      tell: (event) => void told.push('squad' in event ? `${event.type} ${event.squad}` : event.type),
    });
    play(match, ['red play fire-1', 'red target blue-a', 'red join red-a', 'red join red-b', 'red join red-c', 'red done', 'blue cancel']);
    play(match, ['red pass', 'blue snipe red-b']);
    expect(told.slice(-3)).toEqual(['rolled', 'sniper red-b', 'eliminated red-b']);
    expect(match.state.squads.map(({ id }) => id)).toEqual(['red-a', 'red-c', 'blue-a', 'blue-b']);
  });

  it('wakes no sniper where the set-up switches them off', () => {
    const match = matchFrom({ ...AMBUSH, snipers: 'off' }, [1]);
    play(match, [...INTO_THE_AMBUSH, 'blue react fire-2', 'red pass']);
    expect(match.decision?.question.asks).toBe('march');
  });
});

describe('odds', () => {
  it('in closed form equal what the dice do', () => {
    for (let square = 0; square <= 5; square++) {
      const state = arranged({ ...AMBUSH, squads: { 'red-a': 0, 'red-b': 1, 'red-c': 2, 'blue-a': square } });
      const needed = neededToHit(state, firersAt(state, 'red', 'blue-a'), 'blue-a');
      const random = randomFrom(`odds ${square}`);
      const hits = Array.from({ length: 10_000 }, () => rollDie(random)).filter((die) => die >= needed).length;
      const hit =
        skirmish.odds(state, 'red', { kind: 'target', squad: 'blue-a' })?.outcomes.find(({ what }) => what === 'hit')?.chance ?? 0;
      expect(Math.abs(hit - hits / 10_000)).toBeLessThan(0.015);
    }
  });

  it('are given for opportunity fire only while somebody marches', () => {
    const match = matchFrom(AMBUSH);
    expect(skirmish.odds(match.state, 'blue', { kind: 'react', card: 'fire-2' })).toBeUndefined();
    play(match, INTO_THE_AMBUSH);
    expect(skirmish.odds(match.state, 'blue', { kind: 'react', card: 'fire-2' })?.outcomes[0]).toEqual({ what: 'hit', chance: 2 / 6 });
  });
});
