import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import { GAP, type Known, SeatLogs, withEarlier, withScene } from './scene-keeper.ts';

function line(step: number, type: string): LogLine {
  return { step, event: { type } };
}

function scene(version: number, from: number, lines: readonly LogLine[], step = version): Scene {
  return {
    version,
    step,
    steps: [],
    view: {},
    question: null,
    offers: [],
    undoable: 0,
    redoable: false,
    outcome: null,
    dice: { commitment: '' },
    table: {
      id: 't',
      game: 'g',
      rules: '1',
      setup: { id: 's', options: {} },
      name: 'n',
      guided: false,
      archived: false,
      deleted: false,
      created: 0,
      changed: 0,
      version,
      outcome: null,
      forkedFrom: null,
      figures: {},
      owned: true,
    },
    seat: 'a',
    seats: [],
    manners: { pace: 'steady', patience: null },
    failing: null,
    proposal: null,
    solo: true,
    log: { from, lines },
    diverged: null,
  };
}

function knownAfter(...scenes: readonly Scene[]): Known {
  let known: Known | undefined;
  for (const one of scenes) {
    const next = withScene(known, one);
    if (next === GAP) throw new Error('There is a gap.');
    known = next;
  }
  if (!known) throw new Error('There is no scene.');
  return known;
}

const types = ({ log }: Known) => log.map((one) => ('event' in one ? one.event.type : one.mark));

test('lines are added from where the scene says', () => {
  const known = knownAfter(scene(1, 0, [line(0, 'dawn')]), scene(2, 1, [line(2, 'march')]));
  expect(types(known)).toEqual(['dawn', 'march']);
  expect(known.recent).toEqual([{ type: 'march' }]);
});

test('what came along with each event is kept as long as none is missing in between', () => {
  const told = (version: number, lines: readonly LogLine[], views: Scene['views']) => ({
    ...scene(version, version - 1, lines),
    view: { turn: version },
    ...(views && { views }),
  });
  const [dawn, march] = [scene(1, 0, [line(0, 'dawn')]), told(2, [line(2, 'march')], [{ set: { turn: 'two' } }])];
  expect(knownAfter(dawn, march).views).toEqual([{ turn: 'two' }]);
  const shots = told(3, [line(3, 'shot'), line(3, 'hit')], [{ set: { turn: 'three' } }, { set: {} }]);
  const known = knownAfter(dawn, march, { ...shots, log: { from: 1, lines: [line(2, 'march'), ...shots.log.lines] } });
  expect(known.views).toEqual([{ turn: 'two' }, { turn: 'three' }, { turn: 3 }]);
  // The same again, and something that nobody was shown.
  expect(withScene(known, { ...scene(3, 1, known.log.slice(1)), view: {} })).toMatchObject({ views: known.views });
  expect(withScene(known, scene(4, 4, [line(4, 'rest')]))).toMatchObject({ views: [] });
  expect(withScene(known, scene(4, 2, [line(2, 'halt')], 2))).toMatchObject({ rewritten: 1, views: [] });
});

test('the first scene brings the past, which is no news', () => {
  expect(knownAfter(scene(5, 0, [line(0, 'dawn')])).recent).toEqual([]);
});

test('the same scene twice changes nothing', () => {
  const second = scene(2, 1, [line(2, 'march')]);
  const once = knownAfter(scene(1, 0, [line(0, 'dawn')]), second);
  const twice = withScene(once, second);
  expect(twice).toEqual(once);
});

test('an older scene that comes late is left aside', () => {
  const known = knownAfter(scene(1, 0, [line(0, 'dawn')]), scene(3, 1, [line(3, 'march')]));
  expect(withScene(known, scene(2, 1, [line(2, 'rest')]))).toBe(known);
});

test('lines that are missing in between are noticed', () => {
  const known = knownAfter(scene(1, 0, [line(0, 'dawn')]));
  expect(withScene(known, scene(4, 3, [line(4, 'march')]))).toBe(GAP);
  expect(withScene(undefined, scene(4, 3, []))).toBe(GAP);
});

describe('a long log', () => {
  const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => line(from + i, `line-${from + i}`));
  const last = scene(1000, 600, lines(600, 1000));

  test('is known from the lines that a scene has, and goes on', () => {
    const known = knownAfter(last, scene(1001, 1000, lines(1000, 1001)));
    expect([known.first, known.log.length, known.recent]).toEqual([600, 401, [{ type: 'line-1000' }]]);
  });

  test('has its earlier lines when they are asked for', () => {
    const known = withEarlier(knownAfter(last), { from: 200, lines: lines(200, 600) });
    expect([known.first, known.log.length, types(known)[0], types(known).at(-1)]).toEqual([200, 800, 'line-200', 'line-999']);
    expect(withEarlier(known, { from: 100, lines: lines(100, 150) })).toBe(known);
    expect(withEarlier(known, { from: 200, lines: lines(200, 600) })).toBe(known);
  });

  test('is read from where the scene begins if that is beyond all one had', () => {
    const known = knownAfter(last, scene(2000, 1600, lines(1600, 2000)));
    expect([known.first, known.log.length]).toEqual([1600, 400]);
  });

  test('of another seat takes its place, and what is new in it is told', () => {
    const known = knownAfter(last, { ...scene(1001, 700, lines(700, 1001).slice(-301)), seat: 'b' });
    expect([known.first, known.log.length, types(known)[0], known.recent]).toEqual([700, 301, 'line-700', []]);
    const logs = new SeatLogs();
    logs.whole(last);
    expect(logs.whole(scene(1001, 1000, lines(1000, 1001))).log).toEqual({ from: 600, lines: lines(600, 1001) });
  });

  test('is rewritten from before the lines one had', () => {
    const known = knownAfter(last, scene(1001, 550, lines(550, 560), 560));
    expect([known.first, known.log.length, known.rewritten]).toEqual([550, 10, 1]);
  });
});

test('taking back shortens the log, shows nothing and forgets what was remembered', () => {
  const known = knownAfter(scene(1, 0, [line(0, 'dawn')]), scene(2, 1, [line(2, 'march')]), scene(3, 1, [], 1));
  expect(types(known)).toEqual(['dawn']);
  expect(known.recent).toEqual([]);
  expect(known.rewritten).toBe(1);
});

test('asking for a hint leaves the last result standing', () => {
  const hint: LogLine = { step: 2, mark: 'hint', seat: 'a' };
  const known = knownAfter(scene(1, 0, [line(0, 'dawn')]), scene(2, 1, [line(2, 'march')]), scene(3, 2, [hint], 2));
  expect(known.recent).toEqual([{ type: 'march' }]);
});

test('a choice after which nothing was told clears the last result', () => {
  const known = knownAfter(scene(1, 0, [line(0, 'dawn')]), scene(2, 1, [line(2, 'march')]), scene(3, 2, []));
  expect(known.recent).toEqual([]);
});

test('the log of each seat is kept while one looks from another', () => {
  const logs = new SeatLogs();
  const from = (seat: string, one: Scene) => logs.whole({ ...one, seat }).log;
  from('a', scene(1, 0, [line(0, 'dawn'), line(1, 'secret of a')]));
  from('b', scene(2, 0, [line(0, 'dawn')]));
  expect(from('a', scene(3, 2, [line(3, 'march')]))).toEqual({
    from: 0,
    lines: [line(0, 'dawn'), line(1, 'secret of a'), line(3, 'march')],
  });
  expect(from('b', scene(4, 1, [line(3, 'march')]))).toEqual({ from: 0, lines: [line(0, 'dawn'), line(3, 'march')] });
  // What was taken back is gone from that log only.
  expect(from('b', scene(5, 1, []))).toEqual({ from: 0, lines: [line(0, 'dawn')] });
  // Lines that never came are noticed by whoever puts scenes together.
  expect(withScene(undefined, logs.whole({ ...scene(6, 5, []), seat: 'c' }))).toBe(GAP);
});

test('a scene counts whatever its version once somebody else has the seat', () => {
  const card = { seat: 'a', side: 'a', tone: 0, held: true, yours: true, bot: null, asked: true };
  const own = { ...scene(7, 0, [line(7, 'dealt')]), seats: [card] };
  const watched = { ...scene(5, 0, [], 5), seat: null, seats: [{ ...card, yours: false }] };
  expect(knownAfter(own, watched).scene.seat).toBe(null);
  expect(knownAfter(own, { ...own, version: 5 }).scene.version).toBe(7);
});
