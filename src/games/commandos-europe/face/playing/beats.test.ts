import { expect, it } from 'vitest';
import { below, randomFrom } from '../../../../kernel/dice.ts';
import type { GameEvent } from '../../../../kernel/game.ts';
import { entryOf } from '../../../../kernel/listed.ts';
import { Match } from '../../../../kernel/match.ts';
import { commandosEurope } from '../../game.ts';
import { view as viewOf } from '../../view.ts';
import type { Event } from '../../vocabulary.ts';
import { beats, unrolledAt } from './beats.ts';
import { ringAround } from './gestures.tsx';

it('before the die of their noise nobody is said to be undetected, not while a mission is accomplished either', () => {
  const happened = (type: string): GameEvent => Object.assign({ type }, { hex: '0644' });
  const at = (type: string, isTold: boolean) => unrolledAt({ event: happened(type), isTold });
  expect(at('moved', true)).toBe('0644');
  expect(at('accomplished', true)).toBe('0644');
  expect(at('noise', false)).toBe('0644');
  expect(at('noise', true)).toBeUndefined();
  expect(at('base-placed', true)).toBeUndefined();
});

it('what a fight, a loss or a draw comes to stands until somebody goes on; what he has chosen to lose does not', () => {
  const waits = (type: string, next: readonly string[] = [], loss: object | null = null) => {
    const event = Object.assign({ type } satisfies Partial<GameEvent>, {
      hex: '0644',
      squad: 'a-squad-1',
      squads: ['a-squad-1'],
      steps: 1,
    }) as GameEvent;
    const played = beats(
      { loss },
      event,
      next.map((each) => ({ type: each }) as GameEvent),
    );
    expect(played.slice(0, -1).some((beat) => beat.waits)).toBe(false);
    return played.at(-1)?.waits === true;
  };
  for (const type of ['mission-drawn', 'battle', 'casualties', 'squad-eliminated', 'leader-killed', 'accomplished', 'base-lost', 'over'])
    expect(waits(type), type).toBe(true);
  for (const type of ['moved', 'noise', 'enemy-moved', 'enemy-eliminated', 'marker-drawn']) expect(waits(type), type).toBe(false);
  // the die and all that it takes are read as one
  expect(waits('gear-loss', ['gear-lost'])).toBe(false);
  expect(waits('gear-loss')).toBe(true);
  expect(waits('gear-lost', ['enemy-moved'])).toBe(true);
  expect(waits('gear-lost', [], { left: 1 })).toBe(false);
  expect(waits('map-ended', ['map-began'])).toBe(true);
  expect(waits('map-ended', ['over'])).toBe(false);
});

it('being heard is read for longer than that nobody was', () => {
  const read = (result: string) => {
    const noise = Object.assign({ type: 'noise' }, { hex: '0644', squads: ['a-squad-1'], result }) as GameEvent;
    return beats({ loss: null }, noise).at(-1)?.ms ?? 0;
  };
  expect(read('heard')).toBeGreaterThan(read('unheard'));
});

it('while the enemy moves and attacks it is said that it is the enemy’s turn', () => {
  const phases = new Map<string, Set<string>>();
  for (let number = 0; number < 40; number++) {
    const random = randomFrom(`enemies ${number}`);
    const state = commandosEurope.begin({ id: 'first-raid', options: {} }, randomFrom(`enemies ${number}`));
    const tell = (event: Event) => {
      const who = event.type === 'battle' ? `battle of ${event.attacker}` : event.type;
      phases.set(who, (phases.get(who) ?? new Set()).add(viewOf(state, undefined).phase));
    };
    const match = new Match(commandosEurope, state, { tell }, false);
    while (match.decision) match.choose(entryOf(match.choices(), below(random, match.choices().length), 'choice'));
  }
  expect([...(phases.get('enemy-moved') ?? [])]).toEqual(['enemies']);
  expect([...(phases.get('battle of enemy') ?? [])]).toEqual(['enemies']);
  expect([...(phases.get('battle of squads') ?? [])]).toEqual(['combat']);
});

it('the ring around what is told of does not go through what is written at the edges of a hex', () => {
  const squad = (at: string, marker: string) => ({ id: 'a-squad-1', at, marker });
  const r = (...pieces: object[]) => ringAround({ bases: ['0742'], pieces } as unknown as Parameters<typeof ringAround>[0], '0340');
  expect(r(squad('0340', ''))).toBeGreaterThan(r());
  expect(r(squad('0340', 'light-wounds'))).toBeGreaterThan(r(squad('0340', '')));
  expect(r(squad('0341', 'light-wounds'))).toBe(r());
});
