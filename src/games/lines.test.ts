import { describe, expect, it } from 'vitest';
import { lineOfPlace, lineOfSyntaxFault } from './lines.ts';

const TEXT = `{
  "year": 1944,
  "axis": {
    "units": { "g-rifle": 3 },
    "leaders": [
      "g-oertel",
      "g-nobody"
    ]
  },
  "objectives": {
    "1": "A1",
    "2": "B2"
  }
}`;

describe('the line of a place in a file', () => {
  it.each([
    ['year', 2],
    ['axis', 3],
    ['axis.units.g-rifle', 4],
    ['axis.leaders.1', 7],
    ['objectives.2', 12],
    ['axis.radio', 3],
    ['axis.leaders.5', 5],
    ['nothing', 1],
    ['', 1],
  ])('%s: %i', (place, line) => {
    expect(lineOfPlace(TEXT, place)).toBe(line);
  });
});

describe('the line at which a text is no JSON', () => {
  it.each<[string, number | undefined]>([
    [TEXT, undefined],
    [TEXT.replace('1944,', '1944'), 3],
    [TEXT.replace('"B2"', '"B2",'), 13],
    [TEXT.slice(0, -1), 14],
    ['{\n  // a remark\n  "year": 1944\n}', 2],
  ])('of %#', (text, line) => {
    expect(lineOfSyntaxFault(text)).toBe(line);
  });
});
