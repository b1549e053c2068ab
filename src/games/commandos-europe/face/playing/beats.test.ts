import { expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import type { GameEvent } from '../../../../kernel/game.ts';
import { commandosEurope } from '../../game.ts';
import { view as viewOf } from '../../view.ts';
import { after } from './after.ts';
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
  const arrangement = { phase: 'combat', bases: ['0742'], pieces: { 'a-squad-1': { at: '0340' } }, enemies: { 'guards-1': '0342' } };
  const result = commandosEurope.lab.arrange(arrangement, randomFrom('enemies'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const view = viewOf(result.value, undefined);
  const phaseAfter = (type: string, figures: object) => after(view, Object.assign({ type }, figures) as GameEvent).phase;
  expect(phaseAfter('enemy-moved', { enemy: 'guards-1', hex: '0341' })).toBe('enemies');
  expect(phaseAfter('battle', { attacker: 'enemy', enemy: 'guards-1' })).toBe('enemies');
  expect(phaseAfter('battle', { attacker: 'squads', squads: ['a-squad-1'], enemy: 'guards-1' })).toBe('combat');
});

it('the ring around what is told of does not go through what is written at the edges of a hex', () => {
  const squad = (at: string, marker: string) => ({ id: 'a-squad-1', at, marker });
  const r = (...pieces: object[]) => ringAround({ bases: ['0742'], pieces } as unknown as Parameters<typeof ringAround>[0], '0340');
  expect(r(squad('0340', ''))).toBeGreaterThan(r());
  expect(r(squad('0340', 'light-wounds'))).toBeGreaterThan(r(squad('0340', '')));
  expect(r(squad('0341', 'light-wounds'))).toBe(r());
});
