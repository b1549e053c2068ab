/**
 * What the painter of a tile paints with. Strokes are collected by their paint, so that a level is some hundred paths and not
 * many thousand; a paint lies where it was first used.
 */
import { type Chance, chanceOf } from '../../../../board/map/seeded.ts';
import { type Outline, rectangle, shapeOf, swept } from './pen.ts';
import { boxOf, type LevelTile } from './plan.ts';
import type { TextureName } from './textures.ts';

export interface Paint {
  readonly fill?: string;
  /** A texture in place of a colour. */
  readonly texture?: TextureName;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export interface Stroke {
  readonly paint: Paint;
  readonly d: string;
}

/** From below: ground and what is painted on it, shadows of the moon, things; and after the night has fallen, glints. */
const LAYERS = ['ground', 'shade', 'thing', 'glint'] as const;
type Layer = (typeof LAYERS)[number];

export interface Painting {
  readonly tile: LevelTile;
  readonly layers: Readonly<Record<Layer, readonly Stroke[]>>;
  /** What throws a shadow in lamplight. */
  readonly solids: readonly Outline[];
}

const SHADE: Paint = { fill: '#05070c', opacity: 0.42 };

export class Brush {
  readonly chance: Chance;
  readonly tile: LevelTile;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly #strokes: Record<Layer, Map<Paint, string>> = { ground: new Map(), shade: new Map(), thing: new Map(), glint: new Map() };
  readonly #solids: Outline[] = [];

  constructor(tile: LevelTile) {
    this.tile = tile;
    this.chance = chanceOf(tile.id);
    const { x, y, width, height } = boxOf(tile);
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }

  #add(layer: Layer, paint: Paint, d: string): void {
    this.#strokes[layer].set(paint, (this.#strokes[layer].get(paint) ?? '') + d);
  }

  /** The whole tile. */
  cover(texture: TextureName): void {
    this.#add('ground', { texture }, rectangle(this));
  }

  ground(paint: Paint, d: string): void {
    this.#add('ground', paint, d);
  }

  thing(paint: Paint, d: string): void {
    this.#add('thing', paint, d);
  }

  glint(paint: Paint, d: string): void {
    this.#add('glint', paint, d);
  }

  /** Something stands there, so high that its shadow reaches so far. */
  shade(outline: Outline, far: number): void {
    this.#add('shade', SHADE, shapeOf(swept(outline, far)));
  }

  /** The same, and it stands in the way of lamps. */
  solid(outline: Outline, far: number): void {
    this.shade(outline, far);
    this.#solids.push(outline);
  }

  /** Anywhere on the tile, so far from its edge. */
  anywhere(margin: number): readonly [number, number] {
    return [this.x + margin + this.chance() * (this.width - 2 * margin), this.y + margin + this.chance() * (this.height - 2 * margin)];
  }

  done(): Painting {
    const strokes = (layer: Layer) => [...this.#strokes[layer]].map(([paint, d]) => ({ paint, d }));
    return {
      tile: this.tile,
      layers: { ground: strokes('ground'), shade: strokes('shade'), thing: strokes('thing'), glint: strokes('glint') },
      solids: this.#solids,
    };
  }
}
