/** What people have built, small and seen from above: houses by kind, ships, piers, guns, obstacles, an oasis. */
import type { Point } from '../../../../board/geometry.ts';
import { type Line, paced } from '../../../../board/map/lines.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { type EuropeMap, hexNamed } from '../../content/map.ts';
import type { BUILDINGS, SHIPS } from '../../content/terrain.ts';
import { centreOf, cornersOf } from './hexes.ts';
import { firmSpot, type Lie, valueAt } from './lie.ts';
import { curve, disc, placed, strokes } from './pen.ts';

/** One path for each kind of paint; all shadows lie below all roofs, and ink above everything. */
export const PAINTS = [
  'apron',
  'mined',
  'shadow',
  'plank',
  'stone',
  'basin',
  'hull',
  'planks',
  'bright',
  'dim',
  'metal',
  'white',
  'red',
  'palm',
  'ink',
  'bold',
] as const;
type Paint = (typeof PAINTS)[number];
export type Works = Readonly<Record<Paint, string>>;

class Painter {
  readonly paths: Record<Paint, string> = {
    apron: '',
    mined: '',
    shadow: '',
    plank: '',
    stone: '',
    basin: '',
    hull: '',
    planks: '',
    bright: '',
    dim: '',
    metal: '',
    white: '',
    red: '',
    palm: '',
    ink: '',
    bold: '',
  };

  add(paint: Paint, ...paths: readonly string[]): void {
    this.paths[paint] += paths.join('');
  }

  /** Filled, outlined, with its shadow. */
  block(paint: Paint, shape: Line, fall = 2.4): void {
    this.add(
      'shadow',
      strokes(
        shape.map(([x, y]): Point => [x + fall * 0.8, y + fall]),
        true,
      ),
    );
    this.add(paint, strokes(shape, true));
    this.add('ink', strokes(shape, true));
  }

  round(paint: Paint, at: Point, radius: number): void {
    this.add('shadow', disc([at[0] + 2, at[1] + 2.6], radius));
    this.add(paint, disc(at, radius));
    this.add('ink', disc(at, radius));
  }

  /** A roof with a bright slope and a dim one. */
  house([x, y]: Point, wide: number, deep: number, turn: number): void {
    const [w, d] = [wide / 2, deep / 2];
    const set = (shape: Line) => placed(shape, [x, y], turn);
    const whole = set([
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ]);
    this.add(
      'shadow',
      strokes(
        whole.map(([u, v]): Point => [u + 2, v + 2.8]),
        true,
      ),
    );
    this.add(
      'bright',
      strokes(
        set([
          [-w, -d],
          [w, -d],
          [w, 0],
          [-w, 0],
        ]),
        true,
      ),
    );
    this.add(
      'dim',
      strokes(
        set([
          [-w, 0],
          [w, 0],
          [w, d],
          [-w, d],
        ]),
        true,
      ),
    );
    this.add(
      'ink',
      strokes(whole, true),
      strokes(
        set([
          [-w, 0],
          [w, 0],
        ]),
      ),
    );
  }

  houses([x, y]: Point, list: readonly (readonly [number, number, number, number, number])[]): void {
    for (const [dx, dy, wide, deep, turn] of list) this.house([x + dx, y + dy], wide, deep, turn);
  }
}

type Building = (typeof BUILDINGS)[number];
type Builder = (painter: Painter, at: Point, seed: string) => void;

const at = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
const moved = (spot: Point, shape: Line): Line => placed(shape, spot, 0);

const BUILDERS: Readonly<Record<Building, Builder>> = {
  village(painter, spot, seed) {
    const chance = chanceOf(seed);
    const sites = [
      [-18, -3],
      [-4, -10],
      [13, -8],
      [22, 4],
      [-12, 10],
      [6, 13],
      [-25, 9],
    ] as const;
    for (const [dx, dy] of sites)
      painter.house(
        at(spot, dx + somewhere(chance, -2, 2), dy + somewhere(chance, -2, 2)),
        somewhere(chance, 10, 14),
        somewhere(chance, 7, 9),
        somewhere(chance, -24, 24),
      );
    painter.house(at(spot, 2, 1), 15, 9, -6);
    painter.block(
      'white',
      moved(at(spot, -7, 2), [
        [-3.4, -3.4],
        [3.4, -3.4],
        [3.4, 3.4],
        [-3.4, 3.4],
      ]),
    );
    painter.add('bold', `M${(spot[0] - 7).toFixed(1)} ${(spot[1] - 3).toFixed(1)}v-8m-2.6 2.6h5.2`);
  },
  farm: (painter, spot) =>
    painter.houses(spot, [
      [-9, 0, 20, 11, -6],
      [10, 9, 10, 13, -6],
      [9, -9, 9, 8, -6],
    ]),
  chateau(painter, spot) {
    painter.houses(spot, [
      [0, -5, 34, 11, 0],
      [-13, 7, 10, 15, 0],
      [13, 7, 10, 15, 0],
    ]);
    for (const dx of [-19, 19]) painter.round('metal', at(spot, dx, -7), 4.6);
    painter.add(
      'ink',
      strokes(
        moved(spot, [
          [-18, 18],
          [18, 18],
        ]),
      ),
    );
  },
  headquarters(painter, spot) {
    painter.houses(spot, [
      [0, 2, 28, 15, -4],
      [18, 15, 12, 8, -4],
      [-18, 14, 9, 7, 8],
    ]);
    painter.add(
      'bold',
      strokes(
        moved(spot, [
          [0, -3],
          [0, -21],
        ]),
      ),
    );
    painter.block(
      'red',
      moved(spot, [
        [0.6, -21],
        [13, -18.5],
        [0.6, -14],
      ]),
      1,
    );
  },
  plant(painter, spot) {
    painter.houses(spot, [
      [-4, -4, 34, 14, 6],
      [-8, 12, 22, 10, 6],
    ]);
    painter.round('metal', at(spot, 19, 10), 5.4);
    painter.add(
      'bold',
      strokes(
        moved(spot, [
          [10, -6],
          [10, -20],
        ]),
      ),
    );
    painter.add('shadow', ...[0, 1, 2, 3].map((i) => disc(at(spot, 13 + i * 5.4, -23 - i * 3.2), 3 + i * 1.3)));
  },
  'power-station'(painter, spot) {
    painter.add(
      'bold',
      strokes(
        moved(spot, [
          [5, -3],
          [19, -20],
        ]),
      ),
      strokes(
        moved(spot, [
          [10, -2],
          [24, -19],
        ]),
      ),
    );
    painter.house(at(spot, -2, 5), 28, 15, 4);
    painter.round('white', at(spot, -3, 4), 8);
    painter.add(
      'bold',
      strokes(
        moved(at(spot, -3, 4), [
          [1, -6],
          [-3.4, 0.8],
          [0.2, 0.8],
          [-1.4, 6],
          [3.6, -1.4],
          [0, -1.4],
        ]),
        true,
      ),
    );
  },
  depot: (painter, spot) =>
    painter.houses(spot, [
      [-13, -6, 18, 10, -10],
      [8, -9, 18, 10, -10],
      [-10, 8, 18, 10, -10],
      [11, 5, 18, 10, -10],
    ]),
  tanks(painter, spot) {
    for (const [dx, dy, r] of [
      [-12, -3, 9],
      [9, -6, 9],
      [-1, 12, 9],
    ] as const) {
      painter.round('metal', at(spot, dx, dy), r);
      painter.add('ink', disc(at(spot, dx, dy), r * 0.35));
    }
    painter.house(at(spot, 18, 11), 10, 7, 8);
  },
  cistern(painter, spot) {
    painter.round('stone', at(spot, -5, 0), 14);
    painter.add('basin', disc(at(spot, -5, 0), 10));
    painter.add('ink', disc(at(spot, -5, 0), 10));
    painter.house(at(spot, 16, 9), 13, 9, 0);
  },
  radio(painter, spot) {
    painter.house(at(spot, 12, 11), 18, 11, -5);
    painter.add(
      'bold',
      strokes(
        moved(spot, [
          [-12, 14],
          [-6, -24],
          [0, 14],
        ]),
      ),
      strokes(
        moved(spot, [
          [-10.4, 4],
          [-2, 2],
        ]),
      ),
      strokes(
        moved(spot, [
          [-8.6, -7],
          [-3.8, -9],
        ]),
      ),
    );
    painter.add(
      'ink',
      ...[7, 12].map(
        (r) =>
          `M${(spot[0] - 6 + r * 0.7).toFixed(1)} ${(spot[1] - 24 - r * 0.7).toFixed(1)}a${r} ${r} 0 0 1 0 ${(r * 1.4).toFixed(1)}m${(-r * 1.4).toFixed(1)} 0a${r} ${r} 0 0 1 0 ${(-r * 1.4).toFixed(1)}`,
      ),
    );
  },
  radar(painter, spot) {
    painter.block(
      'stone',
      moved(at(spot, 0, 12), [
        [-13, -5],
        [13, -5],
        [16, 6],
        [-16, 6],
      ]),
    );
    painter.round('white', at(spot, 0, -6), 13);
    painter.add(
      'ink',
      ...[-8, -4, 0, 4, 8].map((d) =>
        strokes(
          moved(at(spot, 0, -6), [
            [d, -Math.sqrt(169 - d * d)],
            [d, Math.sqrt(169 - d * d)],
          ]),
        ),
      ),
    );
    painter.add(
      'ink',
      ...[-7, 0, 7].map((d) =>
        strokes(
          moved(at(spot, 0, -6), [
            [-Math.sqrt(169 - d * d), d],
            [Math.sqrt(169 - d * d), d],
          ]),
        ),
      ),
    );
  },
  bunker(painter, spot) {
    painter.block(
      'stone',
      moved(spot, [
        [-20, 7],
        [-12, -9],
        [12, -9],
        [20, 7],
        [12, 14],
        [-12, 14],
      ]),
      3,
    );
    painter.add(
      'ink',
      strokes(
        moved(spot, [
          [-12, -9],
          [-8, 2],
          [8, 2],
          [12, -9],
        ]),
      ),
      strokes(
        moved(spot, [
          [-8, 2],
          [-12, 14],
        ]),
      ),
      strokes(
        moved(spot, [
          [8, 2],
          [12, 14],
        ]),
      ),
    );
    painter.add(
      'bold',
      strokes(
        moved(spot, [
          [-7, 9],
          [7, 9],
        ]),
      ),
    );
  },
  lighthouse(painter, spot) {
    painter.house(at(spot, 13, 12), 13, 8, 6);
    painter.block(
      'white',
      moved(spot, [
        [-6, 14],
        [-3.6, -14],
        [3.6, -14],
        [6, 14],
      ]),
      3,
    );
    painter.add(
      'red',
      strokes(
        moved(spot, [
          [-4.3, -6],
          [4.3, -6],
          [4.9, 1],
          [-4.9, 1],
        ]),
        true,
      ),
      strokes(
        moved(spot, [
          [-5.4, 8],
          [5.4, 8],
          [6, 14],
          [-6, 14],
        ]),
        true,
      ),
    );
    painter.block(
      'red',
      moved(spot, [
        [-4.4, -14],
        [0, -21],
        [4.4, -14],
      ]),
      1,
    );
    painter.add(
      'ink',
      ...[
        [-9, -19, -26, -23],
        [-9, -15, -26, -13],
        [9, -19, 26, -23],
        [9, -15, 26, -13],
      ].map(([a = 0, b = 0, c = 0, d = 0]) =>
        strokes(
          moved(spot, [
            [a, b],
            [c, d],
          ]),
        ),
      ),
    );
  },
  station(painter, spot) {
    painter.add(
      'stone',
      strokes(
        moved(spot, [
          [-30, 14],
          [30, 14],
          [30, 20],
          [-30, 20],
        ]),
        true,
      ),
    );
    painter.add(
      'ink',
      strokes(
        moved(spot, [
          [-30, 14],
          [30, 14],
          [30, 20],
          [-30, 20],
        ]),
        true,
      ),
    );
    painter.houses(spot, [
      [0, 4, 36, 11, 0],
      [-24, 4, 9, 8, 0],
    ]);
  },
  tents(painter, spot) {
    for (const [dx, dy] of [
      [-14, -4],
      [4, -8],
      [17, 4],
      [-5, 9],
    ] as const)
      painter.block(
        'white',
        moved(at(spot, dx, dy), [
          [-7, 5],
          [0, -6],
          [7, 5],
        ]),
      );
  },
  hangar(painter, spot) {
    for (const dx of [-17, 17]) {
      painter.house(at(spot, dx, 2), 29, 21, 0);
      painter.add(
        'ink',
        ...[-9, -3, 3, 9].map((d) =>
          strokes(
            moved(at(spot, dx, 2), [
              [d, -10.5],
              [d, 10.5],
            ]),
          ),
        ),
      );
    }
    painter.add(
      'bold',
      strokes(
        moved(spot, [
          [-30, 12.5],
          [-4, 12.5],
        ]),
      ),
      strokes(
        moved(spot, [
          [4, 12.5],
          [30, 12.5],
        ]),
      ),
    );
  },
};

const HULL: Line = [
  [-30, -7],
  [14, -8],
  [24, -5.4],
  [32, 0],
  [24, 5.4],
  [14, 8],
  [-30, 7],
  [-32, 0],
];
const WARSHIP: Line = [
  [-34, -4.6],
  [-8, -7],
  [14, -6],
  [38, 0],
  [14, 6],
  [-8, 7],
  [-34, 4.6],
  [-36, 0],
];

function shipAt(painter: Painter, spot: Point, kind: (typeof SHIPS)[number], turn: number): void {
  const size = kind === 'trawler' ? 0.78 : 1;
  const set = (shape: Line) => placed(shape, spot, turn, size);
  const on = (dx: number, dy = 0): Point => set([[dx, dy]])[0] ?? spot;
  const box = (x: number, y: number, w: number, h: number): Line =>
    set([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  painter.block('hull', set(kind === 'warship' ? WARSHIP : HULL), 4);
  if (kind === 'warship') {
    painter.add('metal', strokes(box(-12, -4, 20, 8), true), strokes(box(-26, -3, 8, 6), true));
    painter.add('ink', strokes(box(-12, -4, 20, 8), true), strokes(box(-26, -3, 8, 6), true));
    for (const dx of [15, 22, -22])
      painter.add(
        'bold',
        strokes(
          set([
            [dx, 0],
            [dx + (dx > 0 ? 9 : -10), 0],
          ]),
        ),
      );
    for (const dx of [14, 21, -22]) painter.round('metal', on(dx), 3);
    for (const dx of [-7, 1]) painter.round('dim', on(dx), 2.4);
    return;
  }
  painter.add(
    'planks',
    strokes(
      set([
        [-27, -4.6],
        [14, -5.4],
        [22, -3.4],
        [27, 0],
        [22, 3.4],
        [14, 5.4],
        [-27, 4.6],
      ]),
      true,
    ),
  );
  painter.add('white', strokes(box(-24, -4, 11, 8), true));
  painter.add('ink', strokes(box(-24, -4, 11, 8), true));
  painter.round('dim', on(-18), 2.2);
  if (kind === 'tanker') for (const dx of [-6, 4, 14]) painter.round('metal', on(dx), 3.6);
  else {
    for (const dx of [-9, 6]) painter.add('ink', strokes(box(dx, -3.4, 10, 6.8), true));
    painter.add(
      'bold',
      strokes(
        set([
          [-2, 0],
          [8, 0],
        ]),
      ),
    );
  }
}

/** From the land out over the water, as far as the hex goes; a seaplane lies at its end. */
function pierFrom(painter: Painter, { shore }: Lie, hex: number): void {
  const centre = centreOf(hex);
  const turns = Array.from({ length: 24 }, (_, i) => i * 15);
  const wet = (turn: number, far: number) =>
    valueAt(shore, centre[0] + far * Math.cos((turn * Math.PI) / 180), centre[1] + far * Math.sin((turn * Math.PI) / 180));
  const turn = turns.reduce((best, one) => (wet(one, 30) + wet(one, 16) < wet(best, 30) + wet(best, 16) ? one : best), 0);
  const land = firmSpot(shore, hex);
  const start: Point = [(land[0] + centre[0]) / 2, (land[1] + centre[1]) / 2];
  const set = (shape: Line) => placed(shape, start, turn);
  painter.house(at(land, -3, 2), 17, 11, turn + 90);
  painter.block(
    'plank',
    set([
      [0, -4],
      [36, -4],
      [36, -9],
      [41, -9],
      [41, 9],
      [36, 9],
      [36, 4],
      [0, 4],
    ]),
    3,
  );
  painter.add(
    'ink',
    ...[6, 11, 16, 21, 26, 31].map((d) =>
      strokes(
        set([
          [d, -4],
          [d, 4],
        ]),
      ),
    ),
  );
  const plane = placed([[30, 14]], start, turn)[0] ?? start;
  const wings: Line = [
    [-1.8, -11],
    [1.8, -11],
    [2.6, -6],
    [14, -5],
    [14, -1],
    [2.6, 0],
    [1.8, 8],
    [5, 9],
    [5, 11],
    [-5, 11],
    [-5, 9],
    [-1.8, 8],
    [-2.6, 0],
    [-14, -1],
    [-14, -5],
    [-2.6, -6],
  ];
  painter.block('metal', placed(wings, plane, turn + 100, 0.95), 3);
}

function oasisAt(painter: Painter, spot: Point, seed: string): void {
  const chance = chanceOf(seed);
  const pond = Array.from({ length: 10 }, (_, i): Point => {
    const far = somewhere(chance, 9, 13);
    return [spot[0] + far * 1.25 * Math.cos((i * Math.PI) / 5), spot[1] + 4 + far * 0.8 * Math.sin((i * Math.PI) / 5)];
  });
  painter.add(
    'palm',
    strokes(
      pond.map(([x, y]): Point => [spot[0] + (x - spot[0]) * 1.9, spot[1] + 4 + (y - spot[1] - 4) * 2]),
      true,
    ),
  );
  painter.add('basin', strokes(pond, true));
  painter.add('ink', strokes(pond, true));
  for (const [dx, dy] of [
    [-22, 2],
    [-15, 15],
    [18, -5],
    [24, 9],
    [5, 20],
    [-6, -8],
    [10, -11],
  ] as const)
    palmAt(painter, at(spot, dx, dy + 4), somewhere(chance, 0.85, 1.15));
}

function palmAt(painter: Painter, [x, y]: Point, size: number): void {
  painter.add(
    'bold',
    curve([
      [x, y],
      [x + 1.4 * size, y - 6 * size],
      [x + 1 * size, y - 11 * size],
    ]),
  );
  const top: Point = [x + size, y - 11 * size];
  for (const [dx, dy] of [
    [-8, 1],
    [-6, -5],
    [0, -7],
    [6, -5],
    [8, 1],
  ] as const) {
    const tip: Point = [top[0] + dx * size, top[1] + dy * size];
    const knee: Point = [top[0] + dx * 0.5 * size, top[1] + (dy - 4) * 0.6 * size];
    painter.add('palm', strokes([top, knee, tip, [top[0] + dx * 0.55 * size, top[1] + dy * 0.4 * size]], true));
    painter.add('ink', strokes([top, knee, tip]));
  }
}

/** Steel crosses in two rows along the beach. */
function obstaclesAt(painter: Painter, [x, y]: Point): void {
  for (const [dx, dy] of [
    [-24, -2],
    [-9, 2],
    [6, -2],
    [21, 2],
    [-17, 15],
    [-1, 17],
    [15, 15],
  ] as const) {
    const [u, v] = [x + dx, y + dy];
    painter.add('shadow', disc([u + 2, v + 4], 4.4));
    painter.add(
      'bold',
      strokes([
        [u - 5, v + 5],
        [u + 5, v - 5],
      ]),
      strokes([
        [u - 5, v - 5],
        [u + 5, v + 5],
      ]),
      strokes([
        [u, v - 6.4],
        [u, v + 5],
      ]),
    );
  }
}

function minesAt(painter: Painter, [x, y]: Point): void {
  const fence = Array.from(
    { length: 12 },
    (_, i): Point => [x + 30 * Math.cos((i * Math.PI) / 6), y + 4 + 19 * Math.sin((i * Math.PI) / 6)],
  );
  painter.add('mined', strokes(fence, true));
  for (const [dx, dy] of [
    [-17, 0],
    [-6, -7],
    [7, -7],
    [18, 0],
    [-11, 10],
    [1, 3],
    [12, 11],
    [0, 15],
  ] as const) {
    painter.add(
      'bold',
      strokes(
        [
          [x + dx - 2.6, y + dy + 6],
          [x + dx, y + dy + 1.4],
          [x + dx + 2.6, y + dy + 6],
        ],
        true,
      ),
    );
  }
}

function gunAt(painter: Painter, spot: Point): void {
  painter.round('stone', at(spot, 0, 5), 13);
  painter.add('dim', disc(at(spot, 0, 5), 8.5));
  painter.add('ink', disc(at(spot, 0, 5), 8.5));
  painter.add('bold', strokes([at(spot, -4, 9), at(spot, 13, -9)]), strokes([at(spot, -7, 4), at(spot, 2, 12)]));
}

/** Ships lie with the land they are moored to, else as they swing. */
function turnOf({ sheet }: EuropeMap, index: number): number {
  const ship = sheet.ships[index];
  if (!ship) return 0;
  if (ship.moored === undefined) return somewhere(chanceOf(`ship ${ship.at}`), -70, 70) + (index % 2 === 0 ? 0 : 180);
  const [from, to] = [centreOf(hexNamed(ship.at)), centreOf(hexNamed(ship.moored))];
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
}

export function worksOn(lie: Lie): Works {
  const { map, shore } = lie;
  const { sheet } = map;
  const painter = new Painter();
  const spot = (name: string): Point => {
    const [x, y] = firmSpot(shore, hexNamed(name));
    return [x, y + 5];
  };
  for (const name of sheet.airfield) painter.add('apron', strokes(cornersOf(hexNamed(name)), true));
  for (const name of sheet.minefields) minesAt(painter, spot(name));
  for (const name of sheet.oases) oasisAt(painter, spot(name), name);
  for (const name of sheet.obstacles) obstaclesAt(painter, spot(name));
  for (const name of sheet.guns) gunAt(painter, spot(name));
  for (const line of sheet.piers) for (const name of line.split(' ')) pierFrom(painter, lie, hexNamed(name));
  for (const [name, kind] of Object.entries(sheet.buildings)) BUILDERS[kind](painter, spot(name), `${map.id} ${name}`);
  for (const [i, { at: name, kind }] of sheet.ships.entries()) shipAt(painter, at(centreOf(hexNamed(name)), 0, 5), kind, turnOf(map, i));
  return painter.paths;
}

/** Where something stands that trees and dunes keep away from. */
export function siteSpots({ map, shore }: Lie): Point[] {
  const { buildings, oases, guns, minefields, obstacles, piers } = map.sheet;
  const names = [...Object.keys(buildings), ...oases, ...guns, ...minefields, ...obstacles, ...piers.flatMap((line) => line.split(' '))];
  return names.flatMap((name) => {
    const [x, y] = firmSpot(shore, hexNamed(name));
    return paced(
      [
        [x - 22, y + 3],
        [x + 22, y + 3],
      ],
      7,
    ).flatMap(([u, v]): Point[] => [
      [u, v - 8],
      [u, v + 1],
      [u, v + 10],
    ]);
  });
}
