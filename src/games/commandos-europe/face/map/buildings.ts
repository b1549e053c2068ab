/** Buildings by kind, seen from above. */
import type { Point } from '../../../../board/geometry.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import type { BUILDINGS } from '../../content/terrain.ts';
import { at, box, type Painter, shape } from './painter.ts';
import { disc, placed, strokes } from './pen.ts';

type Building = (typeof BUILDINGS)[number];
type Builder = (painter: Painter, spot: Point, seed: string) => void;

const around = (spot: Point, text: string) => placed(shape(text), spot, 0);

export const BUILDERS: Readonly<Record<Building, Builder>> = {
  village(painter, spot, seed) {
    const chance = chanceOf(seed);
    for (const [dx, dy] of shape('-18 -3, -4 -10, 13 -8, 22 4, -12 10, 6 13, -25 9')) {
      const site = at(spot, dx + somewhere(chance, -2, 2), dy + somewhere(chance, -2, 2));
      painter.house(site, somewhere(chance, 10, 14), somewhere(chance, 7, 9), somewhere(chance, -24, 24));
    }
    painter.house(at(spot, 2, 1), 15, 9, -6);
    painter.block('white', placed(box(-3.4, -3.4, 6.8, 6.8), at(spot, -7, 2), 0));
    painter.lines('bold', at(spot, -7, -3), '0 0, 0 -8', '-2.6 -5.4, 2.6 -5.4');
  },
  farm: (painter, spot) => painter.houses(spot, '-9 0 20 11 -6, 10 9 10 13 -6, 9 -9 9 8 -6'),
  chateau(painter, spot) {
    painter.houses(spot, '0 -5 34 11 0, -13 7 10 15 0, 13 7 10 15 0');
    for (const dx of [-19, 19]) painter.round('metal', at(spot, dx, -7), 4.6);
    painter.lines('ink', spot, '-18 18, 18 18');
  },
  headquarters(painter, spot) {
    painter.houses(spot, '0 2 28 15 -4, 18 15 12 8 -4, -18 14 9 7 8');
    painter.lines('bold', spot, '0 -3, 0 -21');
    painter.block('red', around(spot, '0.6 -21, 13 -18.5, 0.6 -14'), 1);
  },
  plant(painter, spot) {
    painter.houses(spot, '-4 -4 34 14 6, -8 12 22 10 6');
    painter.round('metal', at(spot, 19, 10), 5.4);
    painter.lines('bold', spot, '10 -6, 10 -20');
    painter.add('shadow', ...[0, 1, 2, 3].map((i) => disc(at(spot, 13 + i * 5.4, -23 - i * 3.2), 3 + i * 1.3)));
  },
  'power-station'(painter, spot) {
    painter.lines('bold', spot, '5 -3, 19 -20', '10 -2, 24 -19');
    painter.house(at(spot, -2, 5), 28, 15, 4);
    painter.round('white', at(spot, -3, 4), 8);
    painter.area('bold', around(at(spot, -3, 4), '1 -6, -3.4 0.8, 0.2 0.8, -1.4 6, 3.6 -1.4, 0 -1.4'));
  },
  depot: (painter, spot) => painter.houses(spot, '-13 -6 18 10 -10, 8 -9 18 10 -10, -10 8 18 10 -10, 11 5 18 10 -10'),
  tanks(painter, spot) {
    for (const [dx, dy] of shape('-12 -3, 9 -6, -1 12')) {
      painter.round('metal', at(spot, dx, dy), 9);
      painter.add('ink', disc(at(spot, dx, dy), 3.2));
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
    painter.lines('bold', spot, '-12 14, -6 -24, 0 14', '-10.4 4, -2 2', '-8.6 -7, -3.8 -9');
    painter.lines('ink', at(spot, -6, -24), '5 -5, 7 0, 5 5', '8 -8, 11 0, 8 8', '-5 -5, -7 0, -5 5', '-8 -8, -11 0, -8 8');
  },
  radar(painter, spot) {
    const dish = at(spot, 0, -6);
    painter.block('stone', around(at(spot, 0, 12), '-13 -5, 13 -5, 16 6, -16 6'));
    painter.round('white', dish, 13);
    for (const far of [-8, -4, 0, 4, 8]) {
      const half = Math.sqrt(13 ** 2 - far ** 2);
      painter.add('ink', strokes([at(dish, far, -half), at(dish, far, half)]), strokes([at(dish, -half, far), at(dish, half, far)]));
    }
  },
  bunker(painter, spot) {
    painter.block('stone', around(spot, '-20 7, -12 -9, 12 -9, 20 7, 12 14, -12 14'), 3);
    painter.lines('ink', spot, '-12 -9, -8 2, 8 2, 12 -9', '-8 2, -12 14', '8 2, 12 14');
    painter.lines('bold', spot, '-7 9, 7 9');
  },
  lighthouse(painter, spot) {
    painter.house(at(spot, 13, 12), 13, 8, 6);
    painter.block('white', around(spot, '-6 14, -3.6 -14, 3.6 -14, 6 14'), 3);
    painter.area('red', around(spot, '-4.3 -6, 4.3 -6, 4.9 1, -4.9 1'));
    painter.area('red', around(spot, '-5.4 8, 5.4 8, 6 14, -6 14'));
    painter.block('red', around(spot, '-4.4 -14, 0 -21, 4.4 -14'), 1);
    painter.lines('ink', spot, '-9 -19, -26 -23', '-9 -15, -26 -13', '9 -19, 26 -23', '9 -15, 26 -13');
  },
  station(painter, spot) {
    painter.block('stone', placed(box(-30, 14, 60, 6), spot, 0), 1.5);
    painter.houses(spot, '0 4 36 11 0, -24 4 9 8 0');
  },
  tents(painter, spot) {
    for (const [dx, dy] of shape('-14 -4, 4 -8, 17 4, -5 9')) painter.block('white', around(at(spot, dx, dy), '-7 5, 0 -6, 7 5'));
  },
  hangar(painter, spot) {
    for (const dx of [-17, 17]) {
      painter.house(at(spot, dx, 2), 29, 21, 0);
      painter.lines('ink', at(spot, dx, 2), '-9 -10, -9 10', '-3 -10, -3 10', '3 -10, 3 10', '9 -10, 9 10');
    }
    painter.lines('bold', spot, '-30 12.5, -4 12.5', '4 12.5, 30 12.5');
  },
};
