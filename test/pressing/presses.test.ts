/** A mission takes at most half the presses that it took choice by choice. */
import { expect, it } from 'vitest';
import { MISSIONS, pressesOf } from './presses.ts';

const SOME = ['western-desert/behind-the-wire', 'western-desert/any', 'highlands/lantern-walk', 'highlands/any'];

it('halves what a hand has to do, by gestures that the desk understands', async () => {
  let [before, after, drags] = [0, 0, 0];
  for (const mission of SOME) {
    expect(MISSIONS).toContain(mission);
    before += (await pressesOf(mission, 'presses 0', 'singly')).presses;
    const { presses, gestures } = await pressesOf(mission, 'presses 0', 'cheapest');
    after += presses;
    drags += gestures.drag;
  }
  expect(after).toBeLessThanOrEqual(before / 2);
  expect(drags).toBeGreaterThan(0);
});
