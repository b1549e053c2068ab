/** What people have built besides houses: ships, piers, guns, obstacles, mines; and an oasis. */
import type { Point } from '../../../../board/geometry.ts';
import { type Line, paced } from '../../../../board/map/lines.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { type EuropeMap, hexNamed } from '../../content/map.ts';
import type { SHIPS } from '../../content/terrain.ts';
import { BUILDERS } from './buildings.ts';
import { valueAt } from './cells.ts';
import { centreOf, cornersOf } from './hexes.ts';
import { firmSpot, type Lie } from './lie.ts';
import { at, box, Painter, shape, type Works } from './painter.ts';
import { curve, disc, placed, strokes } from './pen.ts';

const HULL = shape('-30 -7, 14 -8, 24 -5.4, 32 0, 24 5.4, 14 8, -30 7, -32 0');
const DECK = shape('-27 -4.6, 14 -5.4, 22 -3.4, 27 0, 22 3.4, 14 5.4, -27 4.6');
const WARSHIP = shape('-34 -4.6, -8 -7, 14 -6, 38 0, 14 6, -8 7, -34 4.6, -36 0');

function shipAt(painter: Painter, spot: Point, kind: (typeof SHIPS)[number], turn: number): void {
  const set = (outline: Line) => placed(outline, spot, turn, kind === 'trawler' ? 0.78 : 1);
  const on = (dx: number): Point => set([[dx, 0]])[0] ?? spot;
  painter.block('hull', set(kind === 'warship' ? WARSHIP : HULL), 4);
  if (kind === 'warship') {
    for (const house of [box(-12, -4, 20, 8), box(-26, -3, 8, 6)]) {
      painter.area('metal', set(house));
      painter.area('ink', set(house));
    }
    for (const barrel of ['15 0, 24 0', '22 0, 31 0', '-22 0, -32 0']) painter.add('bold', strokes(set(shape(barrel))));
    for (const dx of [14, 21, -22]) painter.round('metal', on(dx), 3);
    for (const dx of [-7, 1]) painter.round('dim', on(dx), 2.4);
    return;
  }
  painter.area('planks', set(DECK));
  painter.area('white', set(box(-24, -4, 11, 8)));
  painter.area('ink', set(box(-24, -4, 11, 8)));
  painter.round('dim', on(-18), 2.2);
  if (kind === 'tanker') {
    for (const dx of [-6, 4, 14]) painter.round('metal', on(dx), 3.6);
    return;
  }
  for (const dx of [-9, 6]) painter.area('ink', set(box(dx, -3.4, 10, 6.8)));
  painter.add('bold', strokes(set(shape('-2 0, 8 0'))));
}

const PIER = shape('0 -4, 36 -4, 36 -9, 41 -9, 41 9, 36 9, 36 4, 0 4');
const SEAPLANE = shape(
  '-1.8 -11, 1.8 -11, 2.6 -6, 14 -5, 14 -1, 2.6 0, 1.8 8, 5 9, 5 11, -5 11, -5 9, -1.8 8, -2.6 0, -14 -1, -14 -5, -2.6 -6',
);

/** From the land out over the water, as far as the hex goes; a seaplane lies at its end. */
function pierFrom(painter: Painter, { shore }: Lie, hex: number): void {
  const centre = centreOf(hex);
  const dry = (turn: number) =>
    [16, 30].reduce((sum, far) => {
      const [x, y] = placed([[far, 0]], centre, turn)[0] ?? centre;
      return sum + valueAt(shore, x, y);
    }, 0);
  const turn = Array.from({ length: 24 }, (_, i) => i * 15).reduce((best, one) => (dry(one) < dry(best) ? one : best));
  const land = firmSpot(shore, hex);
  const start: Point = [(land[0] + centre[0]) / 2, (land[1] + centre[1]) / 2];
  painter.house(at(land, -3, 2), 17, 11, turn + 90);
  painter.block('plank', placed(PIER, start, turn), 3);
  for (const far of [6, 11, 16, 21, 26, 31]) painter.add('ink', strokes(placed(shape(`${far} -4, ${far} 4`), start, turn)));
  const berth = placed([[30, 14]], start, turn)[0] ?? start;
  painter.block('metal', placed(SEAPLANE, berth, turn + 100, 0.95), 3);
}

function oasisAt(painter: Painter, spot: Point, seed: string): void {
  const chance = chanceOf(seed);
  const middle = at(spot, 0, 4);
  const rim = Array.from({ length: 10 }, (_, i): Point => {
    const far = somewhere(chance, 9, 13);
    return [far * 1.25 * Math.cos((i * Math.PI) / 5), far * 0.8 * Math.sin((i * Math.PI) / 5)];
  });
  painter.area('grove', placed(rim, middle, 0, 1.95));
  painter.area('basin', placed(rim, middle, 0));
  painter.area('ink', placed(rim, middle, 0));
  for (const [dx, dy] of shape('-22 6, -15 19, 18 -1, 24 13, 5 24, -6 -4, 10 -7'))
    palmAt(painter, at(spot, dx, dy), somewhere(chance, 0.85, 1.15));
}

function palmAt(painter: Painter, foot: Point, size: number): void {
  const top = at(foot, size, -11 * size);
  painter.add('bold', curve([foot, at(foot, 1.4 * size, -6 * size), top]));
  for (const [dx, dy] of shape('-8 1, -6 -5, 0 -7, 6 -5, 8 1')) {
    const tip = at(top, dx * size, dy * size);
    const knee = at(top, dx * 0.5 * size, (dy - 4) * 0.6 * size);
    painter.area('palm', [top, knee, tip, at(top, dx * 0.55 * size, dy * 0.4 * size)]);
    painter.add('ink', strokes([top, knee, tip]));
  }
}

/** Steel crosses in two rows along the beach. */
function obstaclesAt(painter: Painter, spot: Point): void {
  for (const [dx, dy] of shape('-24 -2, -9 2, 6 -2, 21 2, -17 15, -1 17, 15 15')) {
    const cross = at(spot, dx, dy);
    painter.add('shadow', disc(at(cross, 2, 4), 4.4));
    painter.lines('bold', cross, '-5 5, 5 -5', '-5 -5, 5 5', '0 -6.4, 0 5');
  }
}

function minesAt(painter: Painter, spot: Point): void {
  const turns = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  painter.area(
    'mined',
    turns.map((turn) => at(spot, 30 * Math.cos(turn), 4 + 19 * Math.sin(turn))),
  );
  for (const [dx, dy] of shape('-17 0, -6 -7, 7 -7, 18 0, -11 10, 1 3, 12 11, 0 15'))
    painter.area('bold', placed(shape('-2.6 6, 0 1.4, 2.6 6'), at(spot, dx, dy), 0));
}

function gunAt(painter: Painter, spot: Point): void {
  painter.round('stone', at(spot, 0, 5), 13);
  painter.add('dim', disc(at(spot, 0, 5), 8.5));
  painter.add('ink', disc(at(spot, 0, 5), 8.5));
  painter.lines('bold', spot, '-4 9, 13 -9', '-7 4, 2 12');
}

/** Ships lie along the quay that they are moored to, else as they swing. */
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
  return painter.works;
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
