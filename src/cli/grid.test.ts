import { describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';
import { gridOf, type Row } from './grid.ts';

const hexes = (count: number, aside: (i: number) => string = () => ''): Row[] =>
  Array.from({ length: count }, (_, i) => ({ words: `Place in H${i + 1}`, text: `place H${i + 1}`, aside: aside(i) }));

describe('choices in columns', () => {
  it('have their common words once above, and are numbered', () => {
    expect(gridOf(hexes(25), 3, 60)).toEqual([
      '  4–28  Place in …  [place …]',
      '   4 H1    5 H2    6 H3    7 H4    8 H5    9 H6   10 H7',
      '  11 H8   12 H9   13 H10  14 H11  15 H12  16 H13  17 H14',
      '  18 H15  19 H16  20 H17  21 H18  22 H19  23 H20  24 H21',
      '  25 H22  26 H23  27 H24  28 H25',
    ]);
  });

  it('stand together where the same is worth knowing of them', () => {
    const long = 'brush, and a great deal besides that is worth knowing';
    expect(
      gridOf(
        hexes(25, (i) => (i === 24 ? long : i % 2 === 0 ? 'woods' : 'open ground')),
        0,
        72,
      ),
    ).toEqual([
      '  1–25  Place in …  [place …]',
      '  woods         1 H1    3 H3    5 H5    7 H7    9 H9   11 H11  13 H13',
      '               15 H15  17 H17  19 H19  21 H21  23 H23',
      '  open ground   2 H2    4 H4    6 H6    8 H8   10 H10  12 H12  14 H14',
      '               16 H16  18 H18  20 H20  22 H22  24 H24',
      `  ${long}`,
      '               25 H25',
    ]);
  });

  it('keep quiet about what is different for each', () => {
    expect(gridOf(hexes(25, (i) => `number ${i}`))?.join('')).not.toContain('number');
  });

  it('are not made of few choices, nor of those that differ by more than the word to type', () => {
    expect(gridOf(hexes(24), 0)).toBeUndefined();
    expect(gridOf(hexes(25).with(7, { words: 'Stay', text: 'stay', aside: '' }), 0)).toBeUndefined();
    expect(
      gridOf(
        hexes(25).map((row, i) => ({ ...row, text: `place ${i} H${i}` })),
        0,
      ),
    ).toBeUndefined();
    expect(
      gridOf(
        hexes(25).map((row, i) => ({ ...row, text: `place hex-${i}` })),
        0,
      ),
    ).toBeUndefined();
  });

  it('can be made by number and by text as always', async () => {
    const args = ['play', 'combat-commander', '--setup', 'first-light', '--seed', '7', '--seat', 'allies'];
    for (const line of ['15', 'place h9']) {
      const { out } = await runWith(args, ['1', '1', '1', line]);
      expect(out).toContain('  1–30  Place in …  [place …]');
      expect(out).toContain('· Sgt. Hanlon with American Medium MG 1 is placed in H9.');
    }
  });
});
