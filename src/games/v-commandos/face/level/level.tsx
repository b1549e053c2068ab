/**
 * A level at night. It is painted by day, then the night is laid over it as one sheet that lets through as much as there is
 * light; walls, doors, spaces and plates come last and are never dark. It changes only with a door, a trap door or a tile.
 */
import { memo, useId } from 'react';
import type { Box, Point } from '../../../../board/geometry.ts';
import { entryOf } from '../../../../board/present.ts';
import type { Speaker } from '../../../../words/speaker.ts';
import type { Level } from '../../content/level.ts';
import type { LevelView } from '../../view.ts';
import type { Painting, Stroke } from './brush.ts';
import { type Lamp, lampsOf, litBy } from './light.ts';
import { Masonry } from './masonry.tsx';
import { paintingsOf, rubbleOn } from './paintings.ts';
import { disc, rectangle, shapeOf } from './pen.ts';
import { boxOf, type LevelTile, planOf } from './plan.ts';
import { TEXTURES, type TextureName } from './textures.ts';
import { TrapDoor } from './trap-door.tsx';
import { wallsOf } from './walls.ts';
import './level.css';
// Last, for it overrules the other.
import './level-plain.css';

interface LevelGroundProps {
  readonly level: Level;
  /** As they are now; left out, they are as the card has them. */
  readonly doors?: LevelView['doors'];
  readonly trapDoors?: LevelView['trapDoors'];
  /** Tiles that are no more. */
  readonly gone?: readonly boolean[];
  /** Who names the tiles; without one they have numbers only. */
  readonly speaker?: Speaker | undefined;
  /** How many times larger than drawn names are, as far as a tile has room. */
  readonly size?: number;
}

export const LevelGround = memo(function LevelGround({ level, doors, trapDoors, gone = [], speaker, size = 1 }: LevelGroundProps) {
  const id = useId();
  const locked = level.doors.map((door, i) => doors?.[i]?.locked ?? door.locked);
  const open = level.trapDoors.map((door, i) => trapDoors?.[i]?.open ?? door.open);
  const paintings = paintingsOf(level).map((painting, i) => (gone[i] ? rubbleOn(painting.tile) : painting));
  const walls = wallsOf(level, locked);
  const lamps = lampsOf(level, gone);
  const solids = paintings.flatMap(({ solids: all }) => all);
  const { tiles, trapDoors: places } = planOf(level);
  const whole = level.tiles.map((tile) => rectangle(boxOf(tile))).join('');
  return (
    // another key, and everything is drawn anew: a picture of the ground notices that
    <g key={[locked, open, gone].join(';')} className="level">
      <defs>
        <Textures id={id} paintings={paintings} />
        <Lights id={id} />
        {level.tiles.map((tile) => (
          <clipPath key={tile.id} id={`${id}${tile.id}`}>
            <path d={rectangle(boxOf(tile))} />
          </clipPath>
        ))}
        {lamps.map((lamp, i) => (
          <clipPath key={nameOf(lamp)} id={`${id}lit${i}`}>
            <path d={shapeOf(litBy(lamp, walls.opaque, solids))} />
          </clipPath>
        ))}
        <clipPath id={`${id}whole`}>
          <path d={whole} />
        </clipPath>
      </defs>
      <path className="level-fall" d={whole} transform="translate(9 14)" />
      <path className="level-fall" d={whole} transform="translate(4 7)" />
      <g className="level-lit" style={{ isolation: 'isolate' }}>
        {paintings.map((painting) => (
          <g key={painting.tile.id} clipPath={`url(#${id}${painting.tile.id})`}>
            <path
              className="level-plain"
              data-indoor={painting.tile.indoor}
              data-size={painting.tile.size}
              d={rectangle(boxOf(painting.tile))}
            />
            <g className="level-paint">
              <Strokes id={id} strokes={painting.layers.ground} />
              <Strokes id={id} strokes={painting.layers.shade} />
              <Strokes id={id} strokes={painting.layers.thing} />
            </g>
          </g>
        ))}
        <g className="level-night" clipPath={`url(#${id}whole)`} style={{ mixBlendMode: 'multiply' }}>
          {level.tiles.map((tile) => (
            <path key={tile.id} className="level-ambient" data-indoor={tile.indoor} data-size={tile.size} d={rectangle(boxOf(tile))} />
          ))}
          {lamps.map((lamp, i) => (
            <g key={nameOf(lamp)} clipPath={`url(#${id}lit${i})`}>
              <circle cx={lamp.at[0]} cy={lamp.at[1]} r={lamp.reach} fill={`url(#${id}${lamp.kind})`} />
            </g>
          ))}
          {level.tiles
            .filter(({ size }) => size === 'small')
            .map((tile) => (
              <path key={tile.id} className="level-dim" data-indoor={tile.indoor} d={rectangle(boxOf(tile))} />
            ))}
        </g>
      </g>
      <g className="level-glints">
        {paintings.map(({ tile, layers }) => (
          <g key={tile.id} clipPath={`url(#${id}${tile.id})`}>
            <Strokes id={id} strokes={layers.glint} />
          </g>
        ))}
        {lamps.map((lamp) => (
          <Bloom key={nameOf(lamp)} lamp={lamp} id={id} />
        ))}
      </g>
      <path className="level-edge" d={whole} />
      <path className="level-rim" d={level.tiles.map(rimOf).join('')} />
      <Masonry level={level} walls={walls} locked={locked} />
      <path
        className="level-space"
        d={tiles
          .flatMap(({ spaces }, i) => (gone[i] ? [] : spaces))
          .map(spaceAt)
          .join('')}
      />
      {places.map((at, i) => (
        <g key={at.join()} transform={`translate(${at.join(' ')})`}>
          <TrapDoor isOpen={open[i] ?? false} />
        </g>
      ))}
      {level.tiles.map((tile, i) => (
        <Plate key={tile.id} tile={tile} at={entryOf(tiles, i, 'tile').plate} speaker={speaker} size={size} />
      ))}
    </g>
  );
});

const nameOf = ({ at, kind }: Lamp): string => `${kind} ${at.join()}`;
const spaceAt = (at: Point): string => disc(at, 20.5);

/** The moon catches the north and west edge of a tile. */
function rimOf(tile: LevelTile): string {
  const { x, y, width, height } = boxOf(tile);
  return `M${x + 1.8},${y + height - 2}V${y + 1.8}H${x + width - 2}`;
}

function Strokes({ id, strokes }: { readonly id: string; readonly strokes: readonly Stroke[] }) {
  return strokes.map(({ paint: { fill, texture, stroke, width, opacity, dash }, d }) => (
    <path
      key={`${fill ?? texture} ${stroke} ${width} ${d.slice(0, 60)}`}
      d={d}
      fill={texture ? `url(#${id}${texture})` : (fill ?? 'none')}
      {...(stroke !== undefined && { stroke })}
      {...(width !== undefined && { strokeWidth: width })}
      {...(opacity !== undefined && { opacity })}
      {...(dash !== undefined && { strokeDasharray: dash })}
    />
  ));
}

/** Only those that are used: a picture of the ground looks at every element. */
function Textures({ id, paintings }: { readonly id: string; readonly paintings: readonly Painting[] }) {
  const used = new Set<TextureName>(
    paintings.flatMap(({ layers }) =>
      Object.values(layers).flatMap((strokes) => strokes.flatMap(({ paint: { texture } }) => texture ?? [])),
    ),
  );
  return [...used].map((name) => {
    const { width, height, base, marks }: (typeof TEXTURES)[TextureName] = TEXTURES[name];
    return (
      <pattern key={name} id={`${id}${name}`} width={width} height={height} patternUnits="userSpaceOnUse">
        <rect width={width} height={height} fill={base} />
        <Strokes id={id} strokes={marks.map(({ d, ...paint }) => ({ paint, d }))} />
      </pattern>
    );
  });
}

const LAMPLIGHT = [
  [0, '#fff6df', 1],
  [0.16, '#ffe3ac', 0.97],
  [0.42, '#eeb56a', 0.82],
  [0.7, '#b98342', 0.42],
  [1, '#7b5424', 0],
] as const;
const FLOODLIGHT = [
  [0, '#fffdf4', 1],
  [0.2, '#fff3d6', 0.98],
  [0.5, '#f0dcae', 0.86],
  [0.76, '#c6a86e', 0.5],
  [1, '#8b7344', 0],
] as const;
const BLOOM = [
  [0, '#fff8e2', 1],
  [0.1, '#ffe9b4', 0.8],
  [0.34, '#ffd488', 0.26],
  [1, '#ffc45e', 0],
] as const;

function Lights({ id }: { readonly id: string }) {
  const lights = { lamp: LAMPLIGHT, flood: FLOODLIGHT, bloom: BLOOM };
  return Object.entries(lights).map(([name, stops]) => (
    <radialGradient key={name} id={`${id}${name}`}>
      {stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  ));
}

/** The lamp itself, so bright that it blinds a little. */
function Bloom({ lamp: { at, kind }, id }: { readonly lamp: Lamp; readonly id: string }) {
  const scale = kind === 'flood' ? 1.3 : 1;
  return (
    <g transform={`translate(${at.join(' ')}) scale(${scale})`}>
      <circle r={34} fill={`url(#${id}bloom)`} />
      <path className="level-star" d="M-18,0L0,-1.5L18,0L0,1.5ZM0,-18L1.5,0L0,18L-1.5,0Z" />
      <circle className="level-lamp" r={4.2} />
    </g>
  );
}

const PLATE_HEIGHT = 19;

/** As large as is wished, as long as it keeps as far from the other side of its tile as it is from this one. */
export function plateScale(tile: Box, x: number, width: number, size: number): number {
  return Math.max(1, Math.min(size, (tile.width - 2 * (x - tile.x)) / width));
}

/** What hits here, how light it is, and which tile it is. */
export function Plate({
  tile,
  at: [x, y],
  speaker,
  size = 1,
}: {
  readonly tile: LevelTile;
  readonly at: Point;
  readonly speaker: Speaker | undefined;
  readonly size?: number;
}) {
  const number = tile.id.slice(tile.id.lastIndexOf('-') + 1);
  const name = speaker ? `${number} ${speaker.say(`tile ${tile.kind}`)}` : number;
  const width = 46 + name.length * 5.7;
  return (
    <g className="level-plate" transform={`translate(${x} ${y}) scale(${plateScale(boxOf(tile), x, width, size)})`}>
      <rect className="level-plate-back" width={width} height={PLATE_HEIGHT} rx={3} />
      <rect className="level-plate-die" x={2} y={2} width={21} height={15} rx={3} />
      <text className="level-plate-hits" x={12.5} y={14.2} textAnchor="middle">
        {tile.hits}+
      </text>
      <g transform="translate(32 9.5)">
        <LightGlyph size={tile.size} />
      </g>
      <text className="level-plate-name" x={42} y={14.2}>
        {name}
      </text>
    </g>
  );
}

/** A crescent, a half disc, a lamp: dark, half lit, floodlit. */
export function LightGlyph({ size }: { readonly size: LevelTile['size'] }) {
  return (
    <g className="level-light" data-size={size}>
      <circle className="level-light-disc" r={6} />
      {size === 'small' && <path className="level-light-mark" d="M1.8,-4.2A4.6,4.6 0 1 0 4.6,1A3.2,3.2 0 1 1 1.8,-4.2Z" />}
      {size === 'medium' && <path className="level-light-mark" d="M0,-6A6,6 0 0 1 0,6Z" />}
      {size === 'large' && <circle className="level-light-mark" r={2.3} />}
    </g>
  );
}

const GRID = 104;

/** The chart that the tiles lie upon, as far as the box goes. */
export function LevelTable({ box }: { readonly box: Box }) {
  const id = useId();
  const { x, y, width, height } = box;
  const lines = (from: number, length: number) =>
    Array.from({ length: Math.ceil(length / GRID) + 1 }, (_, i) => Math.ceil(from / GRID) * GRID + i * GRID);
  const grid = [...lines(x, width).map((at) => `M${at},${y}v${height}`), ...lines(y, height).map((at) => `M${x},${at}h${width}`)];
  const contours = [0, 34, 62, 104, 138].map(
    (off) =>
      `M${x},${y + height * 0.34 - off * 1.3}C${x + width * 0.2},${y + height * 0.3 - off * 1.2} ${x + width * 0.3},${y + height * 0.12 - off} ${x + width * 0.5 - off * 0.5},${y - off}`,
  );
  const sounding = [0, 20, 46, 80].map(
    (off) =>
      `M${x + width},${y + height * 0.62 + off}C${x + width * 0.8},${y + height * 0.7 + off} ${x + width * 0.62},${y + height * 0.94 + off} ${x + width * 0.4},${y + height + off}`,
  );
  return (
    <g className="level-table">
      <defs>
        <radialGradient id={id} cx={0.45} cy={0.42} r={0.8}>
          <stop className="level-table-middle" offset={0} />
          <stop className="level-table-far" offset={1} />
        </radialGradient>
      </defs>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${id})`} />
      <path className="level-table-grid" d={grid.join('')} />
      <path className="level-table-contour" d={contours.join('')} />
      <path className="level-table-sounding" d={sounding.join('')} />
    </g>
  );
}
