import { describe, expect, it } from 'vitest';
import { anchor, deskAt, OFFERS } from './desk-at.ts';

it('a row that is pressed down stays what is looked at until it is let go, though another loses the focus', () => {
  const { desk, considering } = deskAt();
  desk.stir();
  desk.rows.hover(OFFERS[1]);
  desk.rows.press(true);
  desk.rows.hover(undefined);
  expect(considering().considered?.text).toBe(OFFERS[1]?.text);
  desk.rows.press(false);
  desk.rows.hover(undefined);
  expect(considering().considered).toBeUndefined();
});

describe('a row of a menu that a press has opened', () => {
  const opened = (looksFor: number) => {
    let time = 0;
    const at = deskAt({}, {}, { now: () => time });
    at.desk.stir();
    at.desk.press('jeep', anchor);
    at.desk.rows.hover(OFFERS[1]);
    time += looksFor;
    at.desk.rows.hover(OFFERS[1]);
    at.desk.rows.hover(undefined);
    return at;
  };

  it('is what the filled button does, also when the pointer has left it and crosses the board', () => {
    const { desk, considering } = opened(500);
    desk.point('truck', anchor);
    expect(considering().considered?.text).toBe('walk jeep qara');
    desk.closeOpened();
    expect(considering().considered?.text).toBe('walk truck kufra');
  });

  it('is not meant by a pointer that only brushed it on its way', () => {
    expect(opened(60).considering().considered).toBeUndefined();
  });

  it('is what is asked, and not the advice that was given of something else', async () => {
    const { desk, considering } = deskAt();
    await desk.hint();
    desk.press('jeep', anchor);
    expect([considering().advised?.text, considering().considered]).toEqual(['walk truck kufra', undefined]);
  });
});

it('a row that comes to lie under a pointer at rest, when the list has made room for what was picked, is not looked at', () => {
  const { desk } = deskAt({}, { loses: 'walk jeep qara' });
  desk.stir();
  desk.pick(OFFERS[1] as (typeof OFFERS)[number]);
  expect(desk.isStirred()).toBe(false);
  desk.stir();
  expect(desk.isStirred()).toBe(true);
});
