import { expect, it } from 'vitest';
import { lineShown } from './steady-line.ts';

const LINE = ['jeep', 'marines', 'party', 'leader'];

it('leaves everybody where he stands when somebody is given the next place by a press', () => {
  const first = lineShown(undefined, LINE, 0, undefined);
  const second = lineShown(first, ['party', 'jeep', 'marines', 'leader'], 1, undefined);
  expect(second.order).toEqual(LINE);
  expect(lineShown(second, ['party', 'leader', 'jeep', 'marines'], 2, undefined).order).toEqual(LINE);
});

it('lays whoever is dragged where he was put, and the others as they follow', () => {
  const inHand = lineShown(lineShown(undefined, LINE, 0, undefined), LINE, 0, 'party');
  const put = lineShown(inHand, ['party', 'jeep', 'marines', 'leader'], 1, undefined);
  expect(put.order).toEqual(['party', 'jeep', 'marines', 'leader']);
  expect(lineShown(put, ['party', 'leader', 'jeep', 'marines'], 2, undefined).order).toEqual(put.order);
});

it('shows the line as it is once everything is taken back, or others stand in it', () => {
  const second = lineShown(lineShown(undefined, LINE, 0, undefined), ['party', 'jeep', 'marines', 'leader'], 1, undefined);
  expect(lineShown(second, LINE, 0, undefined).order).toEqual(LINE);
  expect(lineShown(second, ['leader', 'jeep'], 1, undefined).order).toEqual(['leader', 'jeep']);
});
