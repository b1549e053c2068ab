/** What a view is read back into: everything that the rules reckon with, and nothing else. */
import { expect, it } from 'vitest';
import { positionOf } from '../../src/games/commandos-europe/reckoning/position.ts';
import { begun } from './given.ts';

it('a view is read back into the position that it was made from', () => {
  const t = begun('war', 'read-back');
  const asked = new Set<string>();
  for (let i = 0; i < 800 && t.asks !== 'nothing'; i++) {
    asked.add(t.asks);
    const { random: _, chase, ...position } = positionOf(t.view);
    const { random: _dice, chase: chased, ...state } = t.state;
    // Since when a mission was there that is there no longer, nobody asks.
    expect(position).toEqual({ ...state, since: state.mission < 0 ? 0 : state.since });
    expect(chase?.unit).toBe(chased?.unit);
    const { choices } = t;
    // Staying in the war shows more of it.
    const stays = choices.filter((choice) => choice !== 'end-war' && choice !== 'end-map');
    t.choose(stays[(i * 7919) % stays.length] ?? '');
  }
  for (const question of ['purchase', 'movement', 'moving', 'escape', 'combat']) expect(asked).toContain(question);
});
