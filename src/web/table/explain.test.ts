import { describe, expect, it } from 'vitest';
import type { Face } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { subjectOf } from './explain.tsx';

describe('a menu beside a thing', () => {
  const face = {
    things: (choice: { readonly on?: string }) => [choice.on ?? ''],
    standsFor: (_: unknown, thing: string) => (thing === 'truck' ? ['siwa'] : []),
  } as unknown as Face;
  const about = (thing: string, ...on: string[]) =>
    subjectOf({ thing, offers: on.map((each) => ({ text: each, choice: { kind: 'x', on: each } }) as unknown as Offer) }, face, {});

  it('is headed by what it is about: what was pressed, or the place it stands for', () => {
    expect(about('truck', 'truck', 'siwa')).toBe('truck');
    expect(about('truck', 'siwa')).toBe('siwa');
    expect(about('jeep', 'siwa')).toBe('jeep');
  });
});
