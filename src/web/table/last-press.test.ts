import { expect, it } from 'vitest';
import { handOf, isSecondHalf, notePress, pressBefore } from './last-press.ts';

const press = (pointerType = 'mouse') => {
  notePress({ clientX: 100, clientY: 50, timeStamp: 1000, pointerType } as PointerEvent);
  return pressBefore(1100) ?? expect.fail('nothing was pressed');
};

const click = (timeStamp: number, at = 100, detail = 1) => ({ timeStamp, detail, clientX: at, clientY: 50 }) as MouseEvent;

it('what opens by a press keeps away from the hand, what opens by a key does not', () => {
  expect(handOf(press())).toEqual({ x: 78, y: 28, width: 44, height: 44 });
  expect(pressBefore(2500)).toBeUndefined();
});

it('the second half of a double click is not meant for what has opened in between', () => {
  const opener = press();
  expect([1150, 1420].map((time) => isSecondHalf(opener, click(time)))).toEqual([true, false]);
  expect(isSecondHalf(opener, click(1150, 160)), 'elsewhere').toBe(false);
  expect(isSecondHalf(opener, click(1150, 100, 0)), 'by a key').toBe(false);
  expect([1420, 1700].map((time) => isSecondHalf(press('touch'), click(time)))).toEqual([true, false]);
});
