/** Where everything lies on the map. Whoever shares a hex lies in a stack, the sides apart; what is carried lies on its bearer. */
import { around, cheapest, type Place } from '../../../board/free-ground.ts';
import type { Box, Point, Size } from '../../../board/geometry.ts';
import { unitType } from '../content/counters.ts';
import { SIDES, type Side } from '../content/terms.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import { lookedAtNow } from './acting.ts';
import { centreOf, EXTENT } from './ground.ts';

/** The sides of counters on the map. */
const COUNTER = 54;
/** In the fan of an open stack. */
const FANNED = 58;

export interface PlacedPiece {
  readonly id: string;
  /** The unit, or whoever carries the weapon. */
  readonly unit: Unit;
  readonly isWeapon: boolean;
  readonly at: Point;
  readonly size: number;
  /** A weapon is a tab below its bearer, wider than high. */
  readonly height: number;
}

/** Those in a Melee leave the head of the hex free: the mark of what happens there stands upon it. */
const LOWER = 8;

export interface Stack {
  readonly id: string;
  readonly hex: number;
  readonly side: Side;
  readonly at: Point;
  /** Things by id, in the order in which they are drawn. */
  readonly ids: readonly string[];
  /** From below to above: a weapon right after its bearer. */
  readonly pieces: readonly PlacedPiece[];
}

export interface Layout {
  readonly stacks: readonly Stack[];
}

let last: { readonly view: View; readonly layout: Layout } | undefined;

/** Asked for by the board and by the keyboard, of the same view. */
export function layOut(view: View): Layout {
  if (last?.view === view) return last.layout;
  const layout = { stacks: stacksIn(view) };
  last = { view, layout };
  return layout;
}

function stacksIn(view: View): readonly Stack[] {
  const { units } = view;
  const acting = lookedAtNow(view);
  const hexes = [...new Set(units.map(({ at }) => at))].sort((a, b) => a - b);
  return hexes.flatMap((hex) => {
    const here = units.filter(({ at }) => at === hex);
    const sides = SIDES.filter((side) => here.some((unit) => unit.side === side));
    return sides.map((side, i) => {
      const [x, y] = centreOf(hex);
      // both sides in one hex is a Melee: they stand face to face
      const aside = sides.length === 2 ? (i === 0 ? -19 : 19) : 0;
      return stackOf(
        hex,
        side,
        here.filter((unit) => unit.side === side),
        [x + aside, y + (sides.length === 2 ? LOWER : 4)],
        { isTight: sides.length === 2, acting },
      );
    });
  });
}

/** Below: squads; above: teams, then leaders, whose word the others wait for. */
const RANK = { squad: 0, team: 1, leader: 2 } as const;

/** Whoever is broken can do nothing by himself. */
const rankOf = ({ id, broken }: Unit): number => RANK[unitType(id).kind] - (broken ? 3 : 0);

interface Lying {
  readonly isTight: boolean;
  /** They lie on top where they lie: nobody changes his place for that. */
  readonly acting: ReadonlySet<string>;
}

function stackOf(hex: number, side: Side, units: readonly Unit[], [x, y]: Point, { isTight, acting }: Lying): Stack {
  const inOrder = units.toSorted((a, b) => rankOf(a) - rankOf(b));
  const size = isTight ? COUNTER - 13 : COUNTER;
  const step = Math.min(7, (isTight ? 10 : 20) / Math.max(1, inOrder.length - 1));
  const half = ((inOrder.length - 1) * step) / 2;
  // what is carried lies below: all of it is to stay within the hex
  const lift = inOrder.some(({ weapon }) => weapon !== '') ? size * (isTight ? 0.1 : 0.2) : 0;
  const laid = inOrder.map((unit, i): readonly PlacedPiece[] => {
    const at: Point = [x - half + i * step, y - lift + half - i * step];
    return [{ id: unit.id, unit, isWeapon: false, at, size, height: size }, ...(unit.weapon === '' ? [] : [weaponOn(unit, at, size)])];
  });
  const isActing = ([first]: readonly PlacedPiece[]) => Number(first !== undefined && acting.has(first.id));
  const pieces = laid.toSorted((a, b) => isActing(a) - isActing(b)).flat();
  return { id: `${side} ${hex}`, hex, side, at: [x, y], ids: pieces.map(({ id }) => id), pieces };
}

/** A tab below its bearer, as the counter draws it. */
function weaponOn(unit: Unit, [x, y]: Point, size: number): PlacedPiece {
  return { id: unit.weapon, unit, isWeapon: true, at: [x, y + size * 0.66], size: size * 0.92, height: size * 0.32 };
}

export interface Fan {
  readonly box: Box;
  readonly pieces: readonly PlacedPiece[];
}

const GAP = 8;
const PAD = 9;
const PER_ROW = 5;

/** A stack laid out beside its hex, each piece by itself: where it covers least of the hexes that are to be seen. */
export function fanOut(stack: Stack, kept: ReadonlySet<number>): Fan {
  const bearers = stack.pieces.filter(({ isWeapon }) => !isWeapon).toSorted((a, b) => a.at[0] - b.at[0]);
  const columns = Math.min(PER_ROW, bearers.length);
  const rows = Math.ceil(bearers.length / columns);
  const pitch = FANNED + GAP;
  const width = columns * pitch - GAP + 2 * PAD;
  const rowHeight = FANNED + 16 + GAP;
  const height = rows * rowHeight - GAP + 2 * PAD;
  const best = freeBeside(stack.hex, { width, height }, kept);
  const pieces = bearers.flatMap(({ unit }, i): PlacedPiece[] => {
    const at: Point = [best.x + PAD + FANNED / 2 + (i % columns) * pitch, best.y + PAD + FANNED / 2 + Math.floor(i / columns) * rowHeight];
    return [
      { id: unit.id, unit, isWeapon: false, at, size: FANNED, height: FANNED },
      ...(unit.weapon === '' ? [] : [weaponOn(unit, at, FANNED)]),
    ];
  });
  return { box: best, pieces };
}

/** From the middle of a hex to where something beside it begins. */
const BESIDE_X = 44;
const BESIDE_Y = 40;
/** As much of a hex as must be seen of it. */
const SEEN: Size = { width: 64, height: 70 };
/** In places so far apart it is looked for, all around the hex and somewhat off it. */
const PLACES_APART = 12;
const OFF: readonly number[] = [0, 24, 48];

/** The free ground nearest to a hex: above it, if nothing is in the way. */
function freeBeside(hex: number, size: Size, kept: ReadonlySet<number>): Box {
  const own = around(centreOf(hex), SEEN);
  const boxes = [...kept].filter((other) => other !== hex).map((other) => ({ ...around(centreOf(other), SEEN), weight: 1 }));
  const taken = { boxes: [...boxes, { ...own, weight: 4 }], lines: [] };
  const places = OFF.flatMap((off) => placesAround(centreOf(hex), size, off));
  return cheapest(places, taken, EXTENT)?.box ?? EXTENT;
}

/** Moved along a side it is liked less than in its middle, and off the hex less than close to it. */
function placesAround([x, y]: Point, { width, height }: Size, off: number): Place<undefined>[] {
  const place = (left: number, top: number, dislike: number): Place<undefined> => ({
    box: within({ x: left, y: top, width, height }, EXTENT),
    dislike: dislike + 20 * off,
    what: undefined,
  });
  const across = shifts(BESIDE_X + width / 2).flatMap((shift) => {
    const left = x - width / 2 + shift;
    return [place(left, y - BESIDE_Y - off - height, Math.abs(shift)), place(left, y + BESIDE_Y + off, Math.abs(shift) + 1)];
  });
  const along = shifts(BESIDE_Y + height / 2).flatMap((shift) => {
    const top = y - height / 2 + shift;
    return [place(x + BESIDE_X + off, top, Math.abs(shift) + 2), place(x - BESIDE_X - off - width, top, Math.abs(shift) + 3)];
  });
  return [...across, ...along];
}

/** From one end to the other. */
function shifts(most: number): number[] {
  const steps = Math.floor(most / PLACES_APART);
  return Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * PLACES_APART);
}

function within({ x, y, width, height }: Box, bounds: Box): Box {
  return {
    x: Math.max(bounds.x, Math.min(x, bounds.x + bounds.width - width)),
    y: Math.max(bounds.y, Math.min(y, bounds.y + bounds.height - height)),
    width,
    height,
  };
}
