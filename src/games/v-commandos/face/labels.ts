/** Where labels about the enemy's next step stand: as near to what they speak of as they can without covering a token. */
import { around, cheapest, costOf, type Place, type TakenBox } from '../../../board/free-ground.ts';
import type { Box, Point, Size } from '../../../board/geometry.ts';
import type { View } from '../view.ts';
import { extentOf, type Laid, type Piece, piecesOn, snugExtentOf, ticksOn, tileBox } from './layout.ts';

export interface WantedLabel {
  readonly id: string;
  readonly at: Point;
  /** Each a line. */
  readonly lines: readonly string[];
  /** The tile it speaks of. */
  readonly about?: Box | undefined;
}

/** From one line of a label to the next. */
export const LABEL_LINE = 17;

export const labelSize = (lines: readonly string[], size: number): Size => ({
  width: (16 + Math.max(...lines.map(({ length }) => length)) * 6.4) * size,
  height: (5 + lines.length * LABEL_LINE) * size,
});

/** What it costs to cover a square unit: a figure, one of one's own, another label, the name of a tile at its head and the odds at its foot. */
const FIGURE = 1;
export const OWN = 3;
const LABEL = 4;
const NAME = 2;
const ODDS = 0.5;
/** With as long a name as most have. */
const PLATE_SIZE: Size = { width: 126, height: 26 };
/** Half a figure, and less of what lies below figures. */
const REACH: Readonly<Partial<Record<Piece['what'], number>>> = {
  commando: 30,
  escort: 30,
  enemy: 24,
  guard: 21,
  triangle: 20,
  item: 13,
  hatch: 20,
  entrance: 26,
  waiting: 22,
};
/** How far aside a label may stand, and what each unit of that weighs. */
const STEPS = [0, -24, 24, -48, 48, -72, 72, -96, 96, -120, 120];
const AWAY = 4;

/** `size`: how many times larger than drawn; `written`: where something stands to be read already. */
export function placedLabels(
  view: View,
  laid: readonly Laid[],
  wanted: readonly WantedLabel[],
  size: number,
  written: readonly Box[] = [],
): readonly WantedLabel[] {
  if (wanted.length === 0) return wanted;
  const boxes = [...takenOn(view, laid, size), ...written.map((box) => ({ ...box, weight: LABEL }))];
  const names = laid.flatMap((one) => namesOn(laid, one, size));
  // in a small window little is seen around the level
  const bounds = size > 1 ? snugExtentOf(laid) : extentOf(laid);
  return wanted.map((label) => {
    const place = cheapest(placesFor(label, size, names), { boxes, lines: [] }, bounds);
    const at = place?.what ?? label.at;
    boxes.push({ ...around(at, labelSize(label.lines, size)), weight: LABEL });
    return { ...label, at };
  });
}

/** Figures, and the plates of tiles. */
function takenOn(view: View, laid: readonly Laid[], size: number): TakenBox[] {
  return laid.flatMap((one) => [...figuresOn(view, one), ...bannersOn(view, one), ...platesOn(laid, one, size)]);
}

/** The same with the names of one's own. */
export function readOn(view: View, laid: readonly Laid[]): TakenBox[] {
  return laid.flatMap((one) => [...pressedOn(view, one), ...platesOn(laid, one)]);
}

function* placesFor({ at: [x, y], lines, about }: WantedLabel, size: number, names: readonly TakenBox[]): Generator<Place<Point>> {
  for (const dy of STEPS) {
    for (const dx of STEPS) {
      const at: Point = [x + dx, y + dy];
      const box = around(at, labelSize(lines, size));
      const crossed = about ? costOf(beakBetween(box, about), { boxes: names, lines: [] }) : 0;
      yield { box, dislike: Math.hypot(dx, dy) * AWAY + crossed, what: at };
    }
  }
}

/** Half of what a beak measures where it begins. */
const BEAK = 6;

/** What a beak covers on its way from a label to the tile it speaks of: nothing where it lies upon that. */
function beakBetween(label: Box, tile: Box): Box {
  const [x, y] = [label.x + label.width / 2, label.y + label.height / 2];
  const upper = label.y > tile.y ? tile : label;
  const lower = upper === tile ? label : tile;
  const [top, foot] = [upper.y + upper.height, lower.y];
  if (foot > top) return { x: x - BEAK, y: top, width: 2 * BEAK, height: foot - top };
  const left = label.x > tile.x ? tile : label;
  const right = left === tile ? label : tile;
  const [from, to] = [left.x + left.width, right.x];
  return { x: from, y: y - BEAK, width: Math.max(0, to - from), height: 2 * BEAK };
}

export function figuresOn(view: View, laid: Laid): TakenBox[] {
  const ticks = ticksOn(laid).map(({ at }) => ({ what: 'triangle', at }) as const);
  return [...piecesOn(view, laid), ...ticks].flatMap(({ what, at }): TakenBox[] => {
    const reach = REACH[what];
    const weight = what === 'entrance' ? OWN : FIGURE;
    return reach === undefined ? [] : [{ ...around(at, { width: 2 * reach, height: 2 * reach }), weight }];
  });
}

/** Whatever can be pressed on a level besides its tiles, half as wide as it reaches. */
const PRESSED: Readonly<Record<Piece['what'], number>> = {
  commando: 28,
  escort: 28,
  enemy: 24,
  guard: 21,
  triangle: 22,
  item: 15,
  charge: 15,
  hatch: 20,
  door: 14,
  entrance: 0,
  waiting: 0,
};

/** The name below a figure of one's own. */
function bannersOn(view: View, laid: Laid): TakenBox[] {
  return piecesOn(view, laid).flatMap(({ what, at: [x, y] }): TakenBox[] =>
    what === 'commando' || what === 'escort' ? [{ ...around([x, y + BANNER_BELOW], BANNER), weight: OWN }] : [],
  );
}

const BANNER: Size = { width: 60, height: 18 };
const BANNER_BELOW = 26;

/** And the ticks of objectives that are done. */
export function pressedOn(view: View, laid: Laid): TakenBox[] {
  const side = 2 * PRESSED.triangle;
  return [
    ...figuresPressedOn(view, laid),
    ...ticksOn(laid).map(({ at }) => ({ ...around(at, { width: side, height: side }), weight: FIGURE })),
  ];
}

function figuresPressedOn(view: View, laid: Laid): TakenBox[] {
  return piecesOn(view, laid).flatMap(({ what, at: [x, y] }): TakenBox[] => {
    const side = 2 * PRESSED[what];
    const figure = around([x, y], { width: side, height: side });
    // a bell or an objective is looked for as often as a man
    if (what !== 'commando' && what !== 'escort') return [{ ...figure, weight: what === 'triangle' ? OWN : FIGURE }];
    return [
      { ...figure, weight: OWN },
      { ...around([x, y + BANNER_BELOW], BANNER), weight: OWN },
    ];
  });
}

/** What an arrow goes round if it can. */
const IN_THE_WAY = 5;

export function namesOn(laid: readonly Laid[], { level }: Laid, size = 1): TakenBox[] {
  return level.tiles.flatMap(({ id }): TakenBox[] => {
    const box = tileBox(laid, id);
    return box ? [{ ...nameOn(box, size), weight: IN_THE_WAY }] : [];
  });
}

/** As large as it is drawn, and no wider than its tile. */
function nameOn({ x, y, width }: Box, size: number): Box {
  return { x, y, width: Math.min(width, PLATE_SIZE.width * size), height: PLATE_SIZE.height * size };
}

/** A tile has its name at its head, and its odds at its foot. */
function platesOn(laid: readonly Laid[], { level }: Laid, size = 1): TakenBox[] {
  return level.tiles.flatMap(({ id }): TakenBox[] => {
    const box = tileBox(laid, id);
    if (!box) return [];
    const foot: Point = [box.x + box.width / 2, box.y + box.height - 14];
    return [
      { ...nameOn(box, size), weight: NAME },
      { ...around(foot, { ...PLATE_SIZE, width: 90 }), weight: ODDS },
    ];
  });
}
