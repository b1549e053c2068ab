import { describe, expect, it } from 'vitest';
import { PutDown } from './hand.ts';

describe('what was just put down', () => {
  it('is seen for a moment whatever lies under the pointer, and then until another thing is pointed at', () => {
    const putDown = new PutDown();
    expect(putDown.isSeenAt('siwa', 0)).toBe(false);
    putDown.note('siwa', 100);
    expect(putDown.isSeenAt('siwa', 150)).toBe(true);
    expect(putDown.isSeenAt('leader-1', 200)).toBe(true);
    expect(putDown.isSeenAt('siwa', 5000)).toBe(true);
    expect(putDown.isSeenAt('kufra', 5100)).toBe(false);
    expect(putDown.isSeenAt('siwa', 5200)).toBe(false);
  });

  it('is asked about by a finger that rests there, once it has been seen', () => {
    const putDown = new PutDown();
    putDown.note('siwa', 100);
    expect(putDown.isSeenAt('siwa', 900, true)).toBe(true);
    expect(putDown.isSeenAt('siwa', 1400, true)).toBe(false);
    putDown.note('siwa', 2000);
    expect(putDown.isSeenAt('kufra', 2500, true)).toBe(false);
  });

  it('is nothing where it was put upon nothing', () => {
    const putDown = new PutDown();
    putDown.note(undefined, 100);
    expect(putDown.isSeenAt('siwa', 150)).toBe(false);
  });
});
