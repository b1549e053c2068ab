import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentTo, fingerprint } from './commitment.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('a commitment', () => {
  it('is what anybody can compute from the revealed seed and salt', () => {
    expect(commitmentTo('seed', 'salt')).toBe(sha256('["seed","salt"]'));
    expect(commitmentTo('grün', '雨')).toBe(sha256('["grün","雨"]'));
  });

  it('binds seed and salt, and the border between them', () => {
    const commitments = [
      commitmentTo('ab', 'c'),
      commitmentTo('a', 'bc'),
      commitmentTo('abc', ''),
      commitmentTo('c', 'ab'),
      commitmentTo('a","b', 'c'),
    ];
    expect(new Set(commitments).size).toBe(commitments.length);
  });
});

describe('a fingerprint', () => {
  it('is the same for the same data and another for other data', () => {
    expect(fingerprint({ at: 3, cards: ['a', 'b'] })).toBe(fingerprint({ at: 3, cards: ['a', 'b'] }));
    expect(fingerprint({ at: 3, cards: ['a', 'b'] })).not.toBe(fingerprint({ at: 3, cards: ['b', 'a'] }));
    expect(fingerprint({ at: 3 })).not.toBe(fingerprint({ at: '3' }));
  });

  it('is short enough to print', () => {
    expect(fingerprint(null)).toBe(sha256('null').slice(0, 16));
  });
});
