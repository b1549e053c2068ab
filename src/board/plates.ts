/** Plates beside the places that can be chosen: where each stands, so that no place, no lit way and no other plate is covered. */
import {
  around,
  boxesIn,
  cheapest,
  costOf,
  isWithin,
  NEVER,
  overlap,
  type Place,
  type Taken,
  type TakenBox,
  takenIn,
} from './free-ground.ts';
import { type Box, between, type Point, type Size } from './geometry.ts';

export interface WantedPlate extends Size {
  readonly id: string;
  /** The place it speaks of, and how far that reaches with its ring. */
  readonly at: Point;
  readonly reach: number;
  /** No farther from its ring than this: where the board is small, a long beak leads over everything else. */
  readonly farthest?: number;
  /** Nowhere but in here: what is seen of a board around its place. */
  readonly within?: Box | undefined;
  /** What its place is called is printed here: where the beak would run over that, the plate stands below it without one. */
  readonly name?: Box;
  /** Where there is no free ground for it, it is smaller and says less; then this box of its place must be seen. */
  readonly smaller?: Size & { readonly beside: Box };
  /** And where there is none for that either, it is a tag upon the rim of its own place, clear of this name of it. */
  readonly tag?: Size & { readonly beside: Box };
}

export interface StandingPlate extends WantedPlate {
  readonly box: Box;
  /** It had to be smaller. */
  readonly isReduced: boolean;
  /** It lies upon its place. */
  readonly isTag?: true;
}

/** Whatever weighs as much is not to be covered, unless there is no other way. */
export const WORTH_SEEING = 60;

/** From the ring to the plate: as near as possible. */
const FARTHEST = 96;
const GAPS = [7, 12, 18, 25, 32, 41, 50, 60, 72, FARTHEST];
/** Along its side, as shares of the plate. */
const SHIFTS = [0, 0.25, -0.25, 0.45, -0.45, 0.7, -0.7];
const FARTHEST_SHIFT = Math.max(...SHIFTS);
/** Shifted beside its place, a low plate has so much more to go. */
const SHIFT_BESIDE = 1.6;
/** Above is read first, beside next to nothing later. */
const SIDES = [
  { side: [0, -1], dislike: 0 },
  { side: [0, 1], dislike: 4 },
  { side: [1, 0], dislike: 6 },
  { side: [-1, 0], dislike: 6 },
] as const;

type Side = (typeof SIDES)[number]['side'];

function* placesOf({ at: [x, y], reach, width, height, farthest = FARTHEST }: WantedPlate): Generator<Place<Side>> {
  for (const gap of GAPS.filter((one) => one <= farthest))
    for (const { side, dislike } of SIDES)
      for (const shift of SHIFTS) {
        const [dx, dy] = side;
        const middleX = x + dx * (reach + gap + width / 2) + (dx === 0 ? shift * width : 0);
        const middleY = y + dy * (reach + gap + height / 2) + (dy === 0 ? shift * height * SHIFT_BESIDE : 0);
        const box = { x: middleX - width / 2, y: middleY - height / 2, width, height };
        yield { box, dislike: dislike + gap * 1.2 + Math.abs(shift) * 22, what: side };
      }
}

/**
 * All plates that find a place, those with the least free ground first. A plate that finds none, or would cover what is
 * worth seeing, is a tag upon its place; where it may be none, it is left out: what it says is in the list as well.
 */
export function placePlates(wanted: readonly WantedPlate[], taken: Taken, bounds: Box): readonly StandingPlate[] {
  const toSee = taken.boxes.filter(({ weight }) => weight >= WORTH_SEEING);
  const choices = wanted.map((plate) => ({ plate, ...groundFor(plate, taken, bounds, wanted) }));
  const standing: StandingPlate[] = [];
  /** What has been put up meanwhile. */
  const boxes: TakenBox[] = [];
  const beaks: TakenBox[] = [];
  const placed = (plate: WantedPlate, places: readonly Place<Side>[], besides: readonly TakenBox[] = []) => {
    const { at, reach } = plate;
    const near = boundsOf(plate);
    const all = boxesIn(near, [...boxes, ...besides]);
    const beaksNear = boxesIn(near, beaks);
    const seen = [...boxesIn(near, toSee), ...all];
    const inTheWay = [...seen, ...beaksNear];
    const scruple = ({ box }: Place<Side>) => crossed(at, reach, box, inTheWay) * CROSSING;
    const found = cheapest(places, { boxes: [...all, ...beaksNear], lines: [] }, bounds, scruple);
    if (!found) return undefined;
    const isCrossed = standing.some((other) => areCrossed({ at, reach, box: found.box }, other));
    const isFree = !isCrossed && costOf(found.box, { boxes: seen, lines: [] }) === 0;
    return { box: found.box, isFree, away: awayFrom(at, found.box) - reach };
  };
  for (const { plate, places } of choices.toSorted((a, b) => a.free - b.free || a.places.length - b.places.length)) {
    const { smaller } = plate;
    const usual = placed(plate, places);
    const name = smaller && { ...smaller.beside, weight: NEVER };
    const isWell = usual?.isFree && usual.away <= FAR;
    const reduced = name && !isWell ? placed(plate, groundFor({ ...plate, ...smaller }, taken, bounds, wanted).places, [name]) : undefined;
    const isBetter = reduced?.isFree && !(usual?.isFree && usual.away < reduced.away + FAR / 2);
    const found = isBetter ? reduced : (usual ?? reduced);
    if (!found?.isFree) continue;
    const isReduced = found === reduced;
    standing.push({ ...plate, box: found.box, isReduced });
    boxes.push({ ...apart(found.box), weight: NEVER }, ...(isReduced && name ? [name] : []));
    beaks.push(...beakOf(plate.at, plate.reach, found.box).map((spot) => ({ ...spot, weight: OVER_BEAK })));
  }
  for (const plate of wanted) {
    if (standing.some(({ id }) => id === plate.id)) continue;
    const box = tagOn(plate, { ...taken, boxes: [...taken.boxes, ...boxes] }, bounds);
    if (!box) continue;
    standing.push({ ...plate, box, isReduced: true, isTag: true });
    boxes.push({ ...box, weight: NEVER });
  }
  return standing;
}

/** Around the rim, by an eighth of a right angle; and a little farther out or in. */
const TURNS = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);
const OUTWARD = [0, 5, 10, 16, -5];
/** What it costs to lie upon a lit way, by the square unit, and upon a square unit of its own place: upon that it lies anyway. */
const OVER_WAY = 4;
const OVER_OWN = 0.1;
/** Above and to the right it is looked for first. */
const FIRST_TURN = -Math.PI / 4;

function tagOn({ at, reach, tag, within }: WantedPlate, taken: Taken, bounds: Box): Box | undefined {
  if (!tag) return undefined;
  const isOwn = ({ x, y, width, height }: Box) => Math.hypot(x + width / 2 - at[0], y + height / 2 - at[1]) < 1;
  const far = 2 * (reach + Math.max(...OUTWARD));
  const near = takenIn(around(at, { width: far + tag.width, height: far + tag.height }), taken);
  const boxes = [
    ...near.boxes.filter((box) => !isOwn(box)),
    { ...around(at, { width: 2 * reach, height: 2 * reach }), weight: OVER_OWN },
    { ...tag.beside, weight: WORTH_SEEING },
  ];
  const lines = near.lines.map((line) => ({ ...line, weight: Math.min(line.weight, OVER_WAY) }));
  const places = OUTWARD.flatMap((out) =>
    TURNS.map((turn): Place<undefined> => {
      const middle: Point = [at[0] + Math.cos(turn) * (reach + out), at[1] + Math.sin(turn) * (reach + out)];
      return { box: around(middle, tag), dislike: 2 * Math.abs(out) + 4 * (1 - Math.cos(turn - FIRST_TURN)), what: undefined };
    }).filter(({ box }) => isWithin(box, within ?? bounds)),
  );
  return cheapest(places, { boxes, lines }, bounds)?.box;
}

/** Two plates that touch read as one. */
const APART = 5;
/** What it costs to lie over the beak of another, by the square unit: whose figure is whose must be seen. */
const OVER_BEAK = 2;

function apart({ x, y, width, height }: Box): Box {
  return { x: x - APART, y: y - APART, width: width + 2 * APART, height: height + 2 * APART };
}

/** No place of a plate lies beyond. */
function boundsOf({ at, reach, width, height }: WantedPlate): Box {
  const far = 2 * (reach + FARTHEST);
  return around(at, { width: far + 3 * width, height: far + 4 * height });
}

/** No place of a plate on that side lies beyond. */
function boundsBeside({ at: [x, y], reach, width, height }: WantedPlate, [dx, dy]: Side): Box {
  const middle: Point = [x + dx * (reach + (FARTHEST + width) / 2), y + dy * (reach + (FARTHEST + height) / 2)];
  return around(middle, {
    width: width + (dx === 0 ? 2 * FARTHEST_SHIFT * width : FARTHEST) + 1,
    height: height + (dy === 0 ? 2 * FARTHEST_SHIFT * SHIFT_BESIDE * height : FARTHEST) + 1,
  });
}

/** Where a plate could stand, what covering the ground there costs, and how many of these places are free. */
function groundFor(plate: WantedPlate, taken: Taken, bounds: Box, wanted: readonly WantedPlate[]) {
  const near = takenIn(boundsOf(plate), taken);
  const beside = new Map(SIDES.map(({ side }) => [side, takenIn(boundsBeside(plate, side), near)]));
  const others = wanted.filter(({ id }) => id !== plate.id);
  const places: Place<Side>[] = [];
  let free = 0;
  for (const place of placesOf(plate)) {
    const { box, dislike, what } = place;
    if (!isWithin(box, bounds) || (plate.within && !isWithin(box, plate.within))) continue;
    const cost = costOf(box, beside.get(what) ?? near);
    if (cost === 0) free++;
    if (cost !== NEVER) places.push({ box, dislike: dislike + cost + strangeness(box, plate, others), what });
  }
  return { places, free };
}

/** What it costs to stand nearer to another place than to the one it speaks of. */
const STRANGE = 300;
const BESIDE = 8;

function strangeness(box: Box, plate: WantedPlate, others: readonly WantedPlate[]): number {
  const own = awayFrom(plate.at, box) - plate.reach;
  // Nothing is nearer than right beside it.
  if (own <= BESIDE) return 0;
  return others.some(({ at, reach }) => awayFrom(at, box) - reach < own) ? STRANGE : 0;
}

/** Whether one beak runs into the other, or into its plate: then each seems to speak of the other's place. */
export function areCrossed(a: Pointing, b: Pointing): boolean {
  const [beakA, beakB] = [beakOf(a.at, a.reach, a.box), beakOf(b.at, b.reach, b.box)];
  const meets = (spots: readonly Box[], boxes: readonly Box[]) => spots.some((spot) => boxes.some((box) => overlap(spot, box) > 0));
  return meets(beakA, [b.box, ...beakB]) || meets(beakB, [a.box]);
}

type Pointing = Pick<StandingPlate, 'at' | 'reach' | 'box'>;

/** A plate that would have to stand farther away had better be smaller. */
const FAR = 40;

/** Asked some thousand times for one map, so it makes no arrays. */
function awayFrom([x, y]: Point, box: Box): number {
  return Math.hypot(x - between(box.x, x, box.x + box.width), y - between(box.y, y, box.y + box.height));
}

/** A beak that runs over a name is worse than one a little longer. */
const CROSSING = 240;

/** How often the beak of a box runs over something that is to be seen, at every few units of its way. */
function crossed(at: Point, reach: number, box: Box, seen: readonly Box[]): number {
  return beakOf(at, reach, box).filter((spot) => seen.some((one) => overlap(spot, one) > 0)).length;
}

/** The way of a beak, spot by spot, as wide as it is there. */
function beakOf([x, y]: Point, reach: number, box: Box): readonly Box[] {
  const { base } = beakBase([x, y], box, BEAK);
  const length = Math.hypot(x - base[0], y - base[1]);
  const steps = Math.max(0, Math.floor((length - reach) / PACE));
  return Array.from({ length: steps }, (_, i) => {
    const share = ((i + 0.5) * PACE) / length;
    const wide = Math.max(4, 2 * BEAK * (1 - (i + 0.5) / steps));
    return around([base[0] + (x - base[0]) * share, base[1] + (y - base[1]) * share], { width: wide, height: wide });
  });
}

const PACE = 6;

/** Half as wide as a beak is where it leaves its plate. */
const BEAK = 7;

/** Where a beak leaves its box, and whether at a side of it. */
function beakBase([x, y]: Point, box: Box, wide: number): { readonly base: Point; readonly isBeside: boolean } {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  // from the spot of the box that is nearest to the place, a little inside
  const inset = wide + 4;
  const fromX = Math.max(box.x + inset, Math.min(box.x + box.width - inset, x));
  const fromY = Math.max(box.y + inset, Math.min(box.y + box.height - inset, y));
  const isBeside = Math.abs(x - fromX) > Math.abs(y - fromY);
  return { base: isBeside ? [x > cx ? box.x + box.width : box.x, fromY] : [fromX, y > cy ? box.y + box.height : box.y], isBeside };
}

/** Whether its beak would run over the name of its own place: then that name, which lies between them, says whose it is. */
export function isBeakless({ at, reach, box, name }: StandingPlate): boolean {
  return name !== undefined && crossed(at, reach, box, [name]) > 0;
}

/** Whether its beak runs over that. */
export function runsOver(plate: StandingPlate, over: Box): boolean {
  return !isBeakless(plate) && crossed(plate.at, plate.reach, plate.box, [over]) > 0;
}

/** The triangle from a box to the place it speaks of, ending at its ring. */
export function beakTo([x, y]: Point, reach: number, box: Box, wide = BEAK): string {
  const { base, isBeside } = beakBase([x, y], box, wide);
  const [baseX, baseY] = base;
  const away = Math.hypot(x - baseX, y - baseY) || 1;
  const share = Math.max(0, (away - reach) / away);
  const tip = `${(baseX + (x - baseX) * share).toFixed(1)} ${(baseY + (y - baseY) * share).toFixed(1)}`;
  const [dx, dy] = isBeside ? [0, wide] : [wide, 0];
  return `M${baseX - dx} ${baseY - dy}L${tip}L${baseX + dx} ${baseY + dy}Z`;
}
