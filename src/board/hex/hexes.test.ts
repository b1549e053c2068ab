/** Hexes of any numbering are found, walked over and drawn. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { gridFrom, gridOf, inDigits } from '../../hexmap/grid.ts';
import { entryOf, present } from '../present.ts';
import { HEX_DIRECTIONS, type Hexes, hexesFrom, outlineOf, roomIn } from './hexes.ts';
import { outlineFor, thingAt } from './hits.tsx';
import { HexLayers } from './layers.tsx';
import { HexMarks, HexRoute } from './marks.tsx';
import { hexesOfGrid } from './of-grid.ts';
import { stepFrom } from './walking.ts';

const LETTERS = hexesOfGrid(gridOf(5, 4), { scale: 0.1 });
/** Two maps in one numbering, with ragged columns: 0203 … on the first, 2110 … on the second. */
const DIGITS = hexesOfGrid(
  gridFrom(
    [
      {
        first: 2,
        columns: [
          [3, 5],
          [2, 5],
          [3, 4],
        ],
      },
      {
        first: 21,
        columns: [
          [10, 12],
          [10, 12],
        ],
        isFirstLow: true,
      },
    ],
    inDigits,
  ),
  {
    scale: 0.1,
    sheets: [
      [0, 0],
      [400, 50],
    ],
  },
);

/** From hex to hex by keys; '' off the map. */
function walked(hexes: Hexes, from: string, ...keys: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): string {
  return keys.reduce((id, key) => {
    const hex = hexes.find(id);
    return (hex && stepFrom(hexes, hex.centre, key)?.id) ?? '';
  }, from);
}

describe('hexes', () => {
  it.each([
    ['letters', LETTERS],
    ['digits', DIGITS],
  ])('by %s are found by id and by any point within, and by none without', (_, hexes) => {
    for (const hex of hexes.all) {
      expect(hexes.find(hex.id)).toBe(hex);
      expect(hexes.at(hex.centre)).toBe(hex);
      for (const [x, y] of hex.corners) {
        const inner = [x + (hex.centre[0] - x) * 0.05, y + (hex.centre[1] - y) * 0.05] as const;
        expect(hexes.at(inner)).toBe(hex);
      }
    }
    const { x, y } = hexes.extent;
    expect(hexes.at([x - 1, y - 1])).toBeUndefined();
  });

  it('lie where their neighbours see them, and back again', () => {
    for (const hexes of [LETTERS, DIGITS]) {
      for (const { id } of hexes.all) {
        for (const direction of HEX_DIRECTIONS) {
          const next = hexes.neighbour(id, direction);
          const back = HEX_DIRECTIONS[(direction + 2) % 6] ?? 1;
          if (next) expect(hexes.neighbour(next.id, back)?.id).toBe(id);
        }
      }
    }
  });

  it('of several sheets lie apart, and no key leads from one to the other', () => {
    expect(DIGITS.find('2110')?.centre[0]).toBeGreaterThan(400);
    const reached = new Set(['0203']);
    for (const id of reached) for (const direction of HEX_DIRECTIONS) reached.add(DIGITS.neighbour(id, direction)?.id ?? id);
    expect([...reached].sort()).toEqual(['0203', '0204', '0205', '0302', '0303', '0304', '0305', '0403', '0404']);
  });

  it('of a game with a numbering of its own need no grid', () => {
    const hexes = hexesFrom([
      {
        id: 'hq',
        centre: [0, 0],
        corners: [
          [-5, -9],
          [5, -9],
          [10, 0],
          [5, 9],
          [-5, 9],
          [-10, 0],
        ],
        neighbours: ['gate'],
      },
      {
        id: 'gate',
        centre: [0, -18],
        corners: [
          [-5, -27],
          [5, -27],
          [10, -18],
          [5, -9],
          [-5, -9],
          [-10, -18],
        ],
        neighbours: [],
      },
    ]);
    expect([hexes.neighbour('hq', 1)?.id, hexes.neighbour('gate', 4), hexes.at([0, -17])?.id]).toEqual(['gate', undefined, 'gate']);
    expect(roomIn(entryOf(hexes.all, 0, 'hex'))).toBe(9);
  });
});

describe('six keys', () => {
  it('lead in six directions and round in a circle', () => {
    expect(HEX_DIRECTIONS.map((key) => walked(LETTERS, 'C2', key))).toEqual(['C1', 'D1', 'D2', 'C3', 'B2', 'B1']);
    expect(walked(LETTERS, 'C2', 1, 3, 4, 5, 6, 1)).toBe('B1');
    expect([walked(DIGITS, '0304', 1, 3), walked(DIGITS, '0304', 1, 3, 4)]).toEqual(['0404', '']);
  });

  it('lead on from a piece that lies anywhere on a hex, and nowhere at the edge', () => {
    const hex = LETTERS.find('B2');
    const [x, y] = hex?.centre ?? [0, 0];
    expect(stepFrom(LETTERS, [x + 6, y - 5], 4)?.id).toBe('B3');
    expect(walked(LETTERS, 'A1', 1)).toBe('');
  });
});

describe('what the pointer means', () => {
  const targets = [
    { thing: 'squad', at: LETTERS.find('B2')?.centre ?? ([0, 0] as const), size: 16 },
    { thing: 'leader', at: LETTERS.find('B2')?.centre ?? ([0, 0] as const), size: 8 },
  ];

  it('is the uppermost piece, then the hex, then nothing', () => {
    const [x, y] = targets[0]?.at ?? [0, 0];
    expect([thingAt(LETTERS, targets, [x, y]), thingAt(LETTERS, targets, [x + 7, y]), thingAt(LETTERS, targets, [x + 12, y])]).toEqual([
      'leader',
      'squad',
      'B2',
    ]);
    expect(thingAt(LETTERS, targets, [-900, 0])).toBeUndefined();
  });

  it('has the outline of what it is', () => {
    expect(outlineFor(LETTERS, targets, 'squad')?.d).toMatch(/^M-6 -8h12/);
    expect(outlineFor(LETTERS, targets, 'C2')?.d).toBe(outlineOf(present(LETTERS.find('C2'), 'C2')));
    expect(outlineFor(LETTERS, targets, 'nobody')).toBeUndefined();
  });
});

const drawn = (marks: object, pointed?: string) => renderToStaticMarkup(createElement(HexMarks, { hexes: LETTERS, marks, pointed }));

describe('marks', () => {
  it('of one kind are two paths, however many hexes they are on', () => {
    const markup = drawn({ open: LETTERS.all.map(({ id }) => id) });
    expect(markup.match(/<path/g)).toHaveLength(2);
    expect(markup.match(/M/g)?.length).toBe(2 * LETTERS.all.length);
  });

  it('mean one thing each: line, order and sign tell them apart', () => {
    const markup = drawn({ affected: ['C2'], open: ['C2'], chosen: ['B1'], barred: ['A1', 'A2'], danger: ['D1'] }, 'C3');
    const order = [...markup.matchAll(/highlight highlight-(\w+)" data-hexes="([^"]*)"/g)].map(([, kind, ids]) => `${kind} ${ids}`);
    expect(order).toEqual(['open C2', 'barred A1 A2', 'danger D1', 'chosen B1', 'affected C2', 'pointed C3']);
    expect(markup.match(/highlight-sign-barred/g)).toHaveLength(2);
    expect(markup.match(/highlight-sign-danger/g)).toHaveLength(1);
    expect(markup.match(/highlight-sign-affected/g)).toHaveLength(1);
    expect(markup.match(/highlight-mark-disc/g)).toHaveLength(4);
  });

  it('tell where the cursor stands from what is chosen by their shape: corners alone, or the whole outline', () => {
    const lineOf = (markup: string) => markup.match(/highlight-line" d="([^"]*)"/)?.[1] ?? '';
    const [pointed, chosen] = [lineOf(drawn({}, 'C3')), lineOf(drawn({ chosen: ['C3'] }))];
    expect([pointed.match(/M/g)?.length, pointed.includes('Z')]).toEqual([6, false]);
    expect([chosen.match(/M/g)?.length, chosen.endsWith('Z')]).toEqual([1, true]);
  });

  it('are not drawn where there is nothing to mark', () => {
    expect(drawn({ open: [], danger: ['nowhere'] })).toBe('');
  });
});

it('a way is a casing and a line over it, with an arrow, from hex to hex', () => {
  const markup = renderToStaticMarkup(createElement(HexRoute, { hexes: LETTERS, over: ['A1', 'B1', 'C2'], kind: 'chosen' }));
  expect(markup.match(/highlight-casing/g)).toHaveLength(2);
  expect(markup.match(/highlight-line/g)).toHaveLength(2);
  const [, way = ''] = /highlight-casing" d="([^"]+)"/.exec(markup) ?? [];
  const numbers = way.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x, y] = LETTERS.find('B1')?.centre ?? [0, 0];
  expect(numbers).toHaveLength(6);
  expect(numbers.slice(2, 4)).toEqual([x, y]);
});

it('layers lie one above the other: ground, hexsides, marks, pieces, names, hits', () => {
  const markup = renderToStaticMarkup(
    createElement(HexLayers, {
      hexes: LETTERS,
      ground: createElement('path', { id: 'ground' }),
      marks: { open: ['A1'] },
      routes: [{ over: ['A1', 'B1'], kind: 'chosen' }],
      pieces: createElement('path', { id: 'piece' }),
      targets: [],
      pointed: undefined,
      label: (thing) => thing,
      onPoint: () => {},
      onPress: () => {},
    }),
  );
  const at = ['id="ground"', 'hex-lines', 'highlight-open', 'highlight-trail', 'id="piece"', 'hex-names', 'hex-hits'].map((what) =>
    markup.indexOf(what),
  );
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  // a side that two hexes share is drawn once
  const [, lines = ''] = /class="hex-lines" d="([^"]+)"/.exec(markup) ?? [];
  expect(lines.split('M').length - 1).toBe(new Set(lines.split('M').slice(1)).size);
  expect(lines.split('M').length - 1).toBeLessThan(6 * 20);
});

it('a thousand hexes take few elements beside their names', () => {
  const hexes = hexesOfGrid(gridOf(40, 25), { scale: 0.1 });
  const props = { hexes, ground: null, pieces: null, targets: [], pointed: 'A1', label: String, onPoint: () => {}, onPress: () => {} };
  const markup = renderToStaticMarkup(
    createElement(HexLayers, { ...props, marks: { open: hexes.all.map(({ id }) => id) }, hasNames: false }),
  );
  expect(markup.match(/<\w+/g)?.length).toBeLessThan(20);
});
