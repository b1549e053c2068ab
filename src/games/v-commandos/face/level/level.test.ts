/** Every level is drawn, and board and drawing agree about where things are. */
import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Speaker } from '../../../../words/speaker.ts';
import { LANGUAGES } from '../../../../words/texts.ts';
import { levelOf } from '../../content/level.ts';
import { LEVELS, levelFile } from '../../content/levels.ts';
import { INDOOR_KINDS, NEST_SPACES, OUTDOOR_KINDS } from '../../content/terms.ts';
import { TEXTS } from '../../text/texts.ts';
import { LevelGround, LevelTable, LightGlyph, plateScale } from './level.tsx';
import { lampsOf, litBy } from './light.ts';
import { boxOf, CELL, planOf, TOKEN } from './plan.ts';
import { wallsOf } from './walls.ts';

const inSvg = (children: ReactNode) => renderToStaticMarkup(jsx('svg', { children }));
const drawn = (props: Parameters<typeof LevelGround>[0]) => inSvg(jsx(LevelGround, props));
const count = (markup: string, part: string) => markup.split(part).length - 1;
const CARDS = LEVELS.map(levelOf);
const far = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) => Math.hypot(ax - bx, ay - by);

describe.each(CARDS)('$id', (level) => {
  const plan = planOf(level);

  it('has a space for everybody, within its tile and clear of the others', () => {
    for (const [i, { box, spaces }] of plan.tiles.entries()) {
      const tile = level.tiles[i];
      expect(spaces).toHaveLength((tile?.spaces ?? 0) - ((level.nestOn[i] ?? -1) >= 0 ? NEST_SPACES : 0));
      for (const [at, [x, y]] of spaces.entries()) {
        expect(x - TOKEN).toBeGreaterThan(box.x);
        expect(x + TOKEN).toBeLessThan(box.x + box.width);
        expect(y + TOKEN).toBeLessThan(box.y + box.height);
        for (const other of spaces.slice(at + 1)) expect(far([x, y], other)).toBeGreaterThan(2 * TOKEN);
      }
    }
  });

  it('has names on a phone that can be read', () => {
    // a level that would be too small is looked at closer
    const unit = Math.max(386 / plan.snug.width, 0.62);
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, ...TEXTS[language]);
      for (const [i, tile] of level.tiles.entries()) {
        const [x] = plan.tiles[i]?.plate ?? expect.fail('no plate');
        const name = `${tile.id.slice(tile.id.lastIndexOf('-') + 1)} ${speaker.say(`tile ${tile.kind}`)}`;
        expect(13 * unit * plateScale(boxOf(tile), x, 46 + name.length * 5.7, 1.35), name).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it('has its entrances, and those who wait there, outside of its tiles and within what is seen', () => {
    const { x, y, width, height } = plan.extent;
    for (const { token, waiting } of plan.entrances) {
      for (const [u, v] of [token, waiting]) {
        expect(plan.tiles.some(({ box }) => u > box.x && u < box.x + box.width && v > box.y && v < box.y + box.height)).toBe(false);
        expect(u > x && u < x + width && v > y && v < y + height).toBe(true);
      }
    }
  });

  it('has its doors on an edge between their tiles', () => {
    for (const [i, { at, upright }] of plan.doors.entries()) {
      for (const tile of level.doors[i]?.between ?? []) {
        const { x, y, width, height } = boxOf(level.tiles[tile] ?? expect.fail('no tile'));
        const [along, from, length] = upright ? [at[1], y, height] : [at[0], x, width];
        expect(along).toBeGreaterThan(from);
        expect(along).toBeLessThan(from + length);
      }
    }
  });

  it('has no door under a trap door', () => {
    for (const hatch of plan.trapDoors) for (const { at } of plan.doors) expect(far(at, hatch)).toBeGreaterThanOrEqual(40);
  });

  it('shows what the rules know of it, and no ellipse or line, which a picture of the ground would show twice', () => {
    const markup = drawn({ level });
    expect(count(markup, 'class="door"')).toBe(level.doors.length);
    expect(count(markup, 'data-locked="true"')).toBe(level.doors.filter(({ locked }) => locked).length);
    expect(count(markup, 'class="trap-door"')).toBe(level.trapDoors.length);
    expect(count(markup, 'class="level-plate"')).toBe(level.tiles.length);
    // every stroke costs time when a picture is made of them
    expect(count(markup, '<path')).toBeLessThan(1300);
    expect(markup).not.toMatch(/<(ellipse|line|polyline|image|filter|mask)\b|NaN|undefined/);
  });

  it('has a lamp on a medium tile, two on a large one, none on a small one', () => {
    const lamps = { small: 0, medium: 1, large: 2 };
    expect(lampsOf(level)).toHaveLength(level.tiles.reduce((sum, { size }) => sum + lamps[size], 0));
  });

  it('names for every tile a kind of its own sort', () => {
    const { kinds = {} } = levelFile(level.id);
    for (const { letter, indoor, kind } of level.tiles) {
      expect(kinds[kind], letter).toContain(letter);
      expect((indoor ? INDOOR_KINDS : OUTDOOR_KINDS) as readonly string[]).toContain(kind);
    }
  });
});

it('every kind is on some level', () => {
  const kinds = new Set(CARDS.flatMap(({ tiles }) => tiles.map(({ kind }) => kind)));
  expect([...OUTDOOR_KINDS, ...INDOOR_KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
});

it('a locked door keeps the light in, an open one lets it out', () => {
  const level = levelOf(levelFile('goods-yard'));
  const store = level.tiles.findIndex(({ kind }) => kind === 'store');
  const { x, y, width, height } = boxOf(level.tiles[store] ?? expect.fail('no store'));
  const lamp = lampsOf(level).find(({ at }) => at[0] > x && at[0] < x + width && at[1] > y && at[1] < y + height);
  if (!lamp) return expect.fail('no lamp');
  const beyond = (isLocked: boolean) =>
    litBy(
      lamp,
      wallsOf(
        level,
        level.doors.map(() => isLocked),
      ).opaque,
      [],
    ).filter(([u, v]) => u > x + width + 20 || v > y + height + 20).length;
  expect(beyond(false)).toBeGreaterThan(beyond(true));
});

it('what changes is drawn as it is now', () => {
  const level = levelOf(levelFile('streets'));
  const doors = level.doors.map(({ id }) => ({ id, locked: false }));
  const trapDoors = level.trapDoors.map(({ tile }) => ({ id: level.tiles[tile]?.id ?? '', open: true }));
  const markup = drawn({ level, doors, trapDoors });
  expect(count(markup, 'data-locked="true"')).toBe(0);
  expect(count(markup, 'data-open="true"')).toBe(level.trapDoors.length);
  const fallen = drawn({ level, gone: level.tiles.map((_, i) => i === 2) });
  expect(fallen).not.toBe(drawn({ level }));
});

it('the table goes as far as it is told, and each light has its glyph', () => {
  expect(inSvg(jsx(LevelTable, { box: { x: -10, y: -10, width: CELL, height: CELL } }))).toContain('width="150"');
  expect(new Set((['small', 'medium', 'large'] as const).map((size) => inSvg(jsx(LightGlyph, { size })))).size).toBe(3);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every kind of tile has a name short enough for its plate', () => {
    const speaker = new Speaker(language, ...TEXTS[language]);
    drawn({ level: levelOf(levelFile('city')), speaker });
    for (const kind of [...OUTDOOR_KINDS, ...INDOOR_KINDS]) expect(speaker.say(`tile ${kind}`).length, kind).toBeLessThanOrEqual(15);
    expect([...speaker.missing]).toEqual([]);
  });
});
