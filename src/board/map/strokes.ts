/** Strokes of the pen: each kind of ground becomes one or two long paths, so that a sheet stays cheap to draw. */
import type { Point } from '../geometry.ts';
import { boundsOf, distance, figure, isInside, type Line, paced, pathOf, pointText, roundedPath, softened } from './lines.ts';
import { type Chance, somewhere } from './seeded.ts';

/** Whether a mark of this reach may be drawn here without running into something that must be seen. */
export type Clear = (spot: Point, reach: number) => boolean;

/** Spots strewn over an area, none closer to another than `apart`. */
export function strewn(area: Line, apart: number, chance: Chance, isFree: (spot: Point) => boolean): Point[] {
  const { x, y, width, height } = boundsOf(area);
  const outline = softened(area, true);
  const spots: Point[] = [];
  // Squares so small that each holds one spot at most: only the neighbours need asking.
  const side = apart / Math.SQRT2;
  const taken = new Map<number, Point>();
  const square = (column: number, row: number) => column * 4096 + row;
  const hasRoom = (spot: Point, column: number, row: number) => {
    for (let c = column - 2; c <= column + 2; c++)
      for (let r = row - 2; r <= row + 2; r++) {
        const other = taken.get(square(c, r));
        if (other && distance(other, spot) < apart) return false;
      }
    return true;
  };
  const tries = Math.round((width * height * 5) / (apart * apart));
  for (let i = 0; i < tries; i++) {
    const spot: Point = [somewhere(chance, x, x + width), somewhere(chance, y, y + height)];
    const [column, row] = [Math.floor(spot[0] / side), Math.floor(spot[1] / side)];
    if (!isInside(spot, outline) || !hasRoom(spot, column, row) || !isFree(spot)) continue;
    taken.set(square(column, row), spot);
    spots.push(spot);
  }
  return spots;
}

/** Wedges that hang from the edge of a cliff, broad above and pointed below. */
export function hachures(line: Line, fall: number, chance: Chance, isClear: Clear): string {
  const edge = paced(softened(line), 3.4);
  let path = '';
  for (let i = 1; i < edge.length; i++) {
    const from = edge[i - 1];
    const to = edge[i];
    if (!from || !to || !isClear(to, 3)) continue;
    const length = distance(from, to) || 1;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    // Long and short by turns, in swells, as an engraver's hand does it.
    const reach = fall * (0.55 + 0.3 * Math.sin(i * 0.37) + 0.35 * chance());
    const tip: Point = [to[0] - dy * reach + somewhere(chance, -0.8, 0.8), to[1] + dx * reach];
    path += `M${pointText([to[0] - dx * 1.1, to[1] - dy * 1.1])}L${pointText([to[0] + dx * 1.1, to[1] + dy * 1.1])}L${pointText(tip)}Z`;
  }
  return path;
}

/**
 * Long dunes: crests that run side by side, waver together and break off where something else stands. The crest is a
 * line; its lee a sliver of shadow that is thickest in the middle.
 */
export function duneStrokes(area: Line, lie: number, chance: Chance, isClear: Clear): { crests: string; lees: string } {
  const outline = softened(area, true);
  const { x, y, width, height } = boundsOf(area);
  const angle = (lie * Math.PI) / 180;
  const [along, across]: readonly Point[] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  if (!along || !across) return { crests: '', lees: '' };
  const half = Math.hypot(width, height) / 2;
  let crests = '';
  let lees = '';
  const finish = (crest: readonly Point[]) => {
    if (crest.length < 3) return;
    const thick = somewhere(chance, 2.2, 4.2);
    const lee = crest.map(([u, v], i): Point => {
      const out = thick * Math.sin((Math.PI * i) / (crest.length - 1));
      return [u + across[0] * out, v + across[1] * out];
    });
    crests += roundedPath(crest, false);
    lees += pathOf([...crest, ...lee.toReversed()], true);
  };
  for (let row = -half; row < half; row += somewhere(chance, 6.2, 9)) {
    let crest: Point[] = [];
    let left = somewhere(chance, 3, 16);
    for (let step = -half; step < half; step += 5.5) {
      const waver = 5 * Math.sin(step / 31 + row / 60) + 2.2 * Math.sin(step / 12 + row / 17) + somewhere(chance, -0.4, 0.4);
      const spot: Point = [
        x + width / 2 + along[0] * step + across[0] * (row + waver),
        y + height / 2 + along[1] * step + across[1] * (row + waver),
      ];
      left -= 1;
      if (left > 0 && isInside(spot, outline) && isClear(spot, 3)) {
        crest.push(spot);
        continue;
      }
      finish(crest);
      crest = [];
      if (left < -0.5) left = somewhere(chance, 6, 18);
    }
    finish(crest);
  }
  return { crests, lees };
}

/** Short level strokes with a tuft now and then: salt marsh. */
export function marshStrokes(area: Line, chance: Chance, isClear: Clear): string {
  return strewn(area, 10, chance, (at) => isClear(at, 7))
    .map(([x, y]) => {
      const half = somewhere(chance, 3, 7);
      const level = `M${figure(x - half)},${figure(y)}h${figure(half * 2)}`;
      return chance() < 0.45 ? `${level}M${pointText([x, y - 1])}v-5m-2.6,5l-1.4,-3.6m6.6,3.6l1.4,-3.6` : level;
    })
    .join('');
}

export function dots(spots: readonly Point[], chance: Chance, smallest: number, largest: number): string {
  return spots
    .map(([x, y]) => {
      const r = somewhere(chance, smallest, largest);
      return `M${figure(x - r)},${figure(y)}a${figure(r)},${figure(r)} 0 1,0 ${figure(2 * r)},0a${figure(r)},${figure(r)} 0 1,0 ${figure(-2 * r)},0Z`;
    })
    .join('');
}

/** Low bushes: a little arc over a dot. */
export function scrubStrokes(area: Line, chance: Chance, isClear: Clear): string {
  return strewn(area, 13, chance, (at) => isClear(at, 6))
    .map(([x, y]) => `M${pointText([x - 3, y])}q0.4,-4.4 3,-4.4t3,4.4M${pointText([x - 0.2, y])}h0.4`)
    .join('');
}

/** A few palms around a spring; the nearer ones stand lower on the sheet. */
export function palmStrokes(at: Point, count: number, chance: Chance, isClear: Clear): string {
  const around: Line = Array.from({ length: 10 }, (_, i): Point => [at[0] + 52 * Math.cos(i * 0.628), at[1] + 40 * Math.sin(i * 0.628)]);
  return strewn(around, 12, chance, (spot) => isClear(spot, 6))
    .slice(0, count)
    .sort((a, b) => a[1] - b[1])
    .map((spot) => {
      const tall = somewhere(chance, 7, 10);
      const lean = somewhere(chance, -1.6, 1.6);
      const crown = `l-5.2,1.8m5.2,-1.8l-3.6,-3m3.6,3l0.6,-4.2m-0.6,4.2l4.2,-2.6m-4.2,2.6l5,2.2`;
      return `M${pointText(spot)}q${figure(lean)},${figure(-tall / 2)} ${figure(lean * 1.4)},${figure(-tall)}${crown}`;
    })
    .join('');
}

/** The tops of a wood: shadow, crown, and the side towards the light. */
export function canopies(area: Line, chance: Chance, isClear: Clear): { shadows: string; crowns: string; lights: string } {
  const spots = strewn(area, 7.4, chance, (at) => isClear(at, 6)).sort((a, b) => a[1] - b[1]);
  const disc = ([x, y]: Point, r: number) =>
    `M${figure(x - r)},${figure(y)}a${figure(r)},${figure(r)} 0 1,0 ${figure(2 * r)},0a${figure(r)},${figure(r)} 0 1,0 ${figure(-2 * r)},0Z`;
  const sizes = spots.map(() => somewhere(chance, 3.9, 6.4));
  const draw = (shift: number, share: number) => spots.map(([x, y], i) => disc([x + shift, y + shift], (sizes[i] ?? 4) * share)).join('');
  return { shadows: draw(1.7, 1.05), crowns: draw(0, 1), lights: draw(-1.3, 0.5) };
}

/** Houses around a place, turned towards its middle, and the shadow each throws. */
export function blocks(at: Point, count: number, radius: number, chance: Chance, isClear: Clear): { walls: string; shadows: string } {
  const around: Line = Array.from({ length: 12 }, (_, i): Point => {
    const reach = radius * somewhere(chance, 0.78, 1.22);
    return [at[0] + reach * Math.cos(i * 0.5236), at[1] + reach * 0.86 * Math.sin(i * 0.5236)];
  });
  let walls = '';
  let shadows = '';
  for (const spot of strewn(around, 8.6, chance, (free) => isClear(free, 4.6)).slice(0, count)) {
    const angle = Math.atan2(spot[1] - at[1], spot[0] - at[0]) + somewhere(chance, -0.12, 0.12);
    const [long, short] = [somewhere(chance, 2.6, 4.8), somewhere(chance, 1.9, 3)];
    const corner = (u: number, v: number, shift: number): Point => [
      spot[0] + u * Math.cos(angle) - v * Math.sin(angle) + shift,
      spot[1] + u * Math.sin(angle) + v * Math.cos(angle) + shift,
    ];
    const house = (shift: number) =>
      `M${[corner(-short, -long, shift), corner(short, -long, shift), corner(short, long, shift), corner(-short, long, shift)].map(pointText).join('L')}Z`;
    walls += house(0);
    shadows += house(1.1);
  }
  return { walls, shadows };
}

/** Terraced fields: arcs that follow each other down a slope. */
export function terraceStrokes(area: Line, chance: Chance, isClear: Clear): string {
  return strewn(area, 13, chance, (at) => isClear(at, 8))
    .map(([x, y]) => {
      const half = somewhere(chance, 5, 8);
      return [0, 2.7, 5.4].map((drop) => `M${pointText([x - half, y + drop])}q${figure(half)},-3.4 ${figure(half * 2)},0`).join('');
    })
    .join('');
}

/** Barbed wire is a line with crosses, a border dashes with a dot between. */
export function wireCrosses(line: Line, isClear: Clear): string {
  return paced(softened(line), 11)
    .filter((spot) => isClear(spot, 4))
    .map(([x, y]) => `M${pointText([x - 2.3, y - 2.3])}l4.6,4.6m0,-4.6l-4.6,4.6`)
    .join('');
}
