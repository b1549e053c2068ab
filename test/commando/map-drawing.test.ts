/** Every theatre has a drawn sheet, and the drawing leaves nothing out that the content has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/board/geometry.ts';
import type { Line } from '../../src/board/map/lines.ts';
import { THEATRES } from '../../src/games/commando/content/theatres.ts';
import { drawingOf } from '../../src/games/commando/face/drawings/drawing.ts';
import { DrawingSchema } from '../../src/games/commando/face/drawings/schema.ts';
import { BASE_RING, DISC, labelBox } from '../../src/games/commando/face/map/labels.ts';
import { drawnSpaces, routeLine, waterLine } from '../../src/games/commando/face/map/routes.ts';

const folder = new URL('../../src/games/commando/', import.meta.url);
const LANGUAGES = ['en', 'fr'];
/** Counters are 40 wide: closer spaces would hide each other's. */
const ROOM = 62;

function read(path: string) {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
}

interface Sheet {
  readonly spaces: readonly { readonly id: string }[];
  readonly routes: readonly [string, string][];
  readonly waterRoutes: readonly [string, string][];
  readonly terrain: object;
}

/** A pair is the same in both directions. */
function pairs(list: readonly (readonly [string, string])[]): string[] {
  return list.map((pair) => pair.toSorted().join(' ')).sort();
}

function isCrossed(box: ReturnType<typeof labelBox>, line: Line): boolean {
  return line.some(([x, y]) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
}

function isCovered(box: ReturnType<typeof labelBox>, [x, y]: Point, radius: number): boolean {
  const dx = x - Math.max(box.x, Math.min(x, box.x + box.width));
  const dy = y - Math.max(box.y, Math.min(y, box.y + box.height));
  return Math.hypot(dx, dy) < radius;
}

/** The lines are bent softly: spots in between are near enough to straight. */
function filled(line: Line): Line {
  return line.flatMap((to, i) => {
    const from = line[i - 1] ?? to;
    return [0.25, 0.5, 0.75, 1].map((share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
  });
}

it.each(THEATRES.map(({ id }) => id))('the drawing of %s fits its schema', (theatre) => {
  expect(DrawingSchema.parse(drawingOf(theatre))).toEqual(drawingOf(theatre));
});

describe.each(THEATRES.map(({ id }) => id))('the drawing of %s', (theatre) => {
  const drawing = drawingOf(theatre);
  if (!drawing) throw new Error(`${theatre} has no drawing`);
  const content: Sheet = read(`content/${theatre}.json`);
  const names: Record<string, string>[] = LANGUAGES.map((language) => read(`text/${theatre}.${language}.json`).name);
  const places = drawnSpaces(theatre);

  it('has every space, and no other', () => {
    expect(Object.keys(drawing.places).sort()).toEqual(content.spaces.map(({ id }) => id).sort());
  });

  it('has every route and water route, and no other', () => {
    const between = (list: readonly { between: [string, string] }[]) => pairs(list.map((route) => route.between));
    expect(between(drawing.routes)).toEqual(pairs(content.routes));
    expect(between(drawing.waterRoutes)).toEqual(pairs(content.waterRoutes));
  });

  it('explains every terrain', () => {
    expect(drawing.furniture.legend.toSorted()).toEqual(Object.keys(content.terrain).sort());
  });

  it.each(LANGUAGES)('has all its words in %s', (language) => {
    const { map } = read(`text/map.${language}.json`);
    const wanted = ['note', ...drawing.regions.map(({ key }) => key)];
    expect(Object.keys(map[theatre]).sort()).toEqual([...new Set(wanted)].sort());
    expect(Object.keys(map)).toEqual(
      expect.arrayContaining(['terrain', 'stop', 'no-landing', 'base', 'airfield', 'water-route', 'kilometres', 'north']),
    );
  });

  it('leaves room for counters', () => {
    const close = [...places].flatMap(([id, { at }]) =>
      [...places]
        .filter(([other, place]) => id < other && Math.hypot(at[0] - place.at[0], at[1] - place.at[1]) < ROOM)
        .map(([other]) => [id, other]),
    );
    expect(close).toEqual([]);
  });

  it('keeps every name clear of ways, discs and other names', () => {
    const boxes = [...places].map(([id, place]) => {
      const longest = names.map((words) => words[id] ?? '').reduce((a, b) => (a.length >= b.length ? a : b));
      return { id, box: labelBox(place.at, place.label, place.base, longest) };
    });
    const ways = [
      ...drawing.routes.map((route) => ({ between: route.between, line: filled(routeLine(theatre, route)) })),
      ...drawing.waterRoutes.map((route) => ({ between: route.between, line: filled(waterLine(theatre, route)) })),
    ];
    const faults = boxes.flatMap(({ id, box }) => [
      ...ways.filter(({ line }) => isCrossed(box, line)).map(({ between }) => `${id}: way ${between.join(' ')}`),
      ...[...places]
        .filter(([other, { at, base }]) => other !== id && isCovered(box, at, base ? BASE_RING : DISC))
        .map(([other]) => `${id}: disc of ${other}`),
      ...boxes
        .filter(
          (other) =>
            other.id > id &&
            other.box.x < box.x + box.width &&
            box.x < other.box.x + other.box.width &&
            other.box.y < box.y + box.height &&
            box.y < other.box.y + other.box.height,
        )
        .map((other) => `${id}: name of ${other.id}`),
    ]);
    expect(faults).toEqual([]);
  });
});
