import { describe, expect, it } from 'vitest';
import { heightAsked, heightWaiting } from './sheet-height.ts';

const rows = [90, 130, 170, 210, 250];

describe('the words on a sheet', () => {
  it('are as tall as usual where three choices are seen whole, or all there are', () => {
    expect(heightAsked({ whole: 320, rows, buttons: 80 }, 270, 323, 844)).toBe(270);
    expect(heightAsked({ whole: 180, rows: [90], buttons: 80 }, 270, 323, 844)).toBe(270);
    expect(heightAsked({ whole: 60, rows: [], buttons: 0 }, 270, 323, 844)).toBe(270);
  });

  it('are taller where fewer would be seen', () => {
    expect(heightAsked({ whole: 400, rows: rows.map((end) => end + 60), buttons: 80 }, 270, 400, 844)).toBeCloseTo(337.6);
    expect(heightAsked({ whole: 400, rows: rows.map((end) => end + 60), buttons: 80 }, 360, 323, 844)).toBe(360);
  });

  it('leave the board a third of the window', () => {
    const crowded = { whole: 400, rows: rows.map((end) => end + 60), buttons: 80 };
    expect(heightAsked(crowded, 270, 290, 844)).toBeCloseTo(273.04);
    expect(heightAsked(crowded, 270, 200, 844)).toBe(270);
  });

  it('are no taller than they are where something waits to be seen', () => {
    expect(heightWaiting({ whole: 14, rows: [], buttons: 0 }, 270)).toBe(14);
    expect(heightWaiting({ whole: 500, rows: [], buttons: 0 }, 270)).toBe(270);
  });
});
