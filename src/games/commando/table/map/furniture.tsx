/** What stands around a map: frame and grid, title, compass, scale and legend. */
import './furniture.css';
import type { Drawing } from '../drawings/schema.ts';
import { type Box, figure } from './geometry.ts';
import { terrainOf } from './routes.ts';
import { NEAT } from './sheet.ts';
import { AirfieldBadge, NoLandingBadge, TerrainDisc } from './space-mark.tsx';

export type Names = (key: string) => string;

/** The whole printed sheet with its margin. */
export const EXTENT: Box = { x: -62, y: -72, width: 1124, height: 780 };
const RIGHT = NEAT.x + NEAT.width;
const BOTTOM = NEAT.y + NEAT.height;
const BAND = 6;

interface Tick {
  readonly at: number;
  readonly words: string;
}

/** Where the lines of the grid leave the map, along its width and its height. */
function ticksOf(grid: Drawing['grid']): { readonly across: readonly Tick[]; readonly down: readonly Tick[] } {
  if (grid.kind === 'graticule')
    return {
      across: grid.meridians.map(({ degree, x }) => ({ at: x, words: `${degree}°` })),
      down: grid.parallels.map(({ degree, y }) => ({ at: y, words: `${degree}°` })),
    };
  const count = (length: number) => Array.from({ length: Math.floor(length / grid.side) + 1 }, (_, i) => i);
  return {
    across: count(1000).map((i) => ({ at: i * grid.side, words: String(grid.east + i) })),
    down: count(650).map((i) => ({ at: i * grid.side, words: String(grid.north - i) })),
  };
}

/** Meridians lean towards each other and parallels sag; a kilometre grid is straight. */
export function Grid({ grid }: { readonly grid: Drawing['grid'] }) {
  const { across, down } = ticksOf(grid);
  const curved = grid.kind === 'graticule';
  const lines = [
    ...across.map(({ at }) => `M${at},${NEAT.y}L${figure(curved ? at + (at - 500) * 0.03 : at)},${BOTTOM}`),
    ...down.map(({ at }) => `M${NEAT.x},${at}${curved ? `Q500,${at + 12} ${RIGHT},${at}` : `H${RIGHT}`}`),
  ];
  return <path className="map-grid" d={lines.join('')} />;
}

/** The band of black and white stretches around the map, one stretch for every square of the grid. */
function bandOf({ across, down }: ReturnType<typeof ticksOf>): string {
  const stretch = (ticks: readonly Tick[], from: number, to: number) => {
    const stops = [from, ...ticks.map(({ at }) => at).filter((at) => at > from && at < to), to].sort((a, b) => a - b);
    return stops.slice(1).flatMap((stop, i) => (i % 2 === 0 ? [[stops[i] ?? from, stop] as const] : []));
  };
  const level = stretch(across, NEAT.x, RIGHT);
  const upright = stretch(down, NEAT.y, BOTTOM);
  return [
    ...level.flatMap(([a, b]) => [NEAT.y - BAND, BOTTOM].map((y) => `M${a},${y}H${b}v${BAND}H${a}Z`)),
    ...upright.flatMap(([a, b]) => [NEAT.x - BAND, RIGHT].map((x) => `M${x},${a}V${b}h${BAND}V${a}Z`)),
  ].join('');
}

export function Frame({ grid }: { readonly grid: Drawing['grid'] }) {
  const ticks = ticksOf(grid);
  const outer = BAND + 3;
  const isShown = (low: number, high: number) => (tick: Tick) => tick.at > low + 8 && tick.at < high - 8;
  return (
    <g className="map-frame">
      {/* The margin hides whatever runs over the neat line: cheaper than a clip. */}
      <path
        className="map-margin"
        fillRule="evenodd"
        d={`M${EXTENT.x},${EXTENT.y}h${EXTENT.width}v${EXTENT.height}h${-EXTENT.width}ZM${NEAT.x},${NEAT.y}h${NEAT.width}v${NEAT.height}h${-NEAT.width}Z`}
      />
      <path className="map-band" d={bandOf(ticks)} />
      <rect className="map-neat" {...NEAT} />
      <rect className="map-neat" x={NEAT.x - BAND} y={NEAT.y - BAND} width={NEAT.width + 2 * BAND} height={NEAT.height + 2 * BAND} />
      <rect
        className="map-neat map-neat-outer"
        x={NEAT.x - outer}
        y={NEAT.y - outer}
        width={NEAT.width + 2 * outer}
        height={NEAT.height + 2 * outer}
      />
      {ticks.across.filter(isShown(NEAT.x, RIGHT)).flatMap(({ at, words }) => [
        <text key={`n${words}`} className="map-tick" x={at} y={NEAT.y - 14} textAnchor="middle">
          {words}
        </text>,
        <text key={`s${words}`} className="map-tick" x={at} y={BOTTOM + 23} textAnchor="middle">
          {words}
        </text>,
      ])}
      {ticks.down.filter(isShown(NEAT.y, BOTTOM)).flatMap(({ at, words }) => [
        <text key={`w${words}`} className="map-tick" x={NEAT.x - 12} y={at + 4} textAnchor="end">
          {words}
        </text>,
        <text key={`e${words}`} className="map-tick" x={RIGHT + 12} y={at + 4}>
          {words}
        </text>,
      ])}
    </g>
  );
}

export function Compass({ place, names }: { readonly place: Drawing['furniture']['compass']; readonly names: Names }) {
  const { at, radius: r } = place;
  const point = (length: number, wide: number, turn: number, half: 1 | -1) => {
    const angle = (turn * Math.PI) / 180;
    const spot = (u: number, v: number) =>
      `${figure(u * Math.sin(angle) + v * Math.cos(angle))},${figure(-u * Math.cos(angle) + v * Math.sin(angle))}`;
    return `M0,0L${spot(wide, half * wide)}L${spot(length, 0)}Z`;
  };
  const points = (turns: readonly number[], length: number, wide: number, half: 1 | -1) =>
    turns.map((turn) => point(length, wide, turn, half)).join('');
  const rays = Array.from({ length: 72 }, (_, i) => {
    const angle = (i * Math.PI) / 36;
    const inner = r * (i % 6 === 0 ? 0.72 : 0.77);
    return `M${figure(inner * Math.sin(angle))},${figure(inner * Math.cos(angle))}L${figure(r * 0.82 * Math.sin(angle))},${figure(r * 0.82 * Math.cos(angle))}`;
  }).join('');
  return (
    <g className="map-compass" transform={`translate(${at[0]} ${at[1]})`}>
      <circle className="map-compass-card" r={r * 0.9} />
      <circle className="map-compass-ring" r={r * 0.82} />
      <circle className="map-compass-ring" r={r * 0.66} />
      <path className="map-compass-ring" d={rays} />
      <path
        className="map-compass-light"
        d={points([45, 135, 225, 315], r * 0.6, r * 0.1, 1) + points([0, 90, 180, 270], r, r * 0.13, 1)}
      />
      <path
        className="map-compass-dark"
        d={points([45, 135, 225, 315], r * 0.6, r * 0.1, -1) + points([0, 90, 180, 270], r, r * 0.13, -1)}
      />
      <text className="map-compass-north" y={-r - 5} textAnchor="middle">
        {names('map north')}
      </text>
    </g>
  );
}

export function ScaleBar({
  place,
  names,
  note,
}: {
  readonly place: Drawing['furniture']['scale'];
  readonly names: Names;
  readonly note: string;
}) {
  const { at, unit, step } = place;
  const steps = [0, 1, 2, 3];
  return (
    <g className="map-scale" transform={`translate(${at[0]} ${at[1]})`}>
      <rect className="map-scale-light" width={unit * 3} height={5} />
      <path className="map-scale-dark" d={`M0,0H${unit / 2}V5H0ZM${unit},0h${unit}v5h${-unit}Z`} />
      {steps.map((i) => (
        <text key={i} className="map-scale-figure" x={unit * i} y={-4} textAnchor="middle">
          {i === 3 ? `${i * step} ${names('map kilometres')}` : i * step}
        </text>
      ))}
      <text className="map-scale-note" y={18}>
        {note}
      </text>
    </g>
  );
}

export function Cartouche({ drawing, names }: { readonly drawing: Drawing; readonly names: Names }) {
  const { at, width } = drawing.furniture.cartouche;
  const middle = width / 2;
  return (
    <g className="map-cartouche" transform={`translate(${at[0]} ${at[1]})`}>
      <rect className="map-plate" width={width} height={62} />
      <rect className="map-plate-line" x={3} y={3} width={width - 6} height={56} />
      <text
        className="map-title"
        x={middle}
        y={32}
        textAnchor="middle"
        {...fitted(names(`map ${drawing.theatre} cartouche`), width - 28, 27, CAPITAL)}
      >
        {names(`map ${drawing.theatre} cartouche`)}
      </text>
      <path className="map-plate-line" d={`M${middle - 46},39.5h92`} />
      <text
        className="map-series"
        x={middle}
        y={52}
        textAnchor="middle"
        {...fitted(names(`map ${drawing.theatre} series`), width - 24, 13.5)}
      >
        {names(`map ${drawing.theatre} series`)}
      </text>
    </g>
  );
}

/** About the width of a letter of the label face, in shares of its size: small letters, and capitals set apart. */
const SMALL = 0.39;
/** The same for single words, whose letters do not even out. */
const WORD = 0.42;
const CAPITAL = 0.5;

/** Long words are drawn together to the room there is; short ones are left alone. */
function fitted(words: string, room: number, size: number, letter = SMALL) {
  return words.length * size * letter > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
}

const ROW = 22;

export function Legend({ drawing, names }: { readonly drawing: Drawing; readonly names: Names }) {
  const { at, columns, width, terrain } = drawing.furniture.legend;
  const { theatre } = drawing;
  // roads, tracks and paths are walked alike: only the way by water is another matter
  const signs = [
    { key: 'water-route', words: names('map water-route'), sign: <path className="map-water" d="M-9,0H9" /> },
    { key: 'base', words: names('map base'), sign: <TerrainDisc x={0} y={0} radius={7} terrain="base" base /> },
    { key: 'airfield', words: names('map airfield'), sign: <AirfieldBadge x={0} y={0} /> },
    { key: 'no-landing', words: names('map no-landing'), sign: <NoLandingBadge x={0} y={0} /> },
  ];
  const entries = [
    ...terrain.map((id) => ({
      key: id,
      words: names(`name ${id}`),
      sign: <TerrainDisc x={0} y={0} radius={7.6} terrain={id} stop={terrainOf(theatre, id).stop === true} />,
    })),
    ...signs,
  ];
  const rows = Math.ceil(entries.length / columns);
  const wide = (width - 16) / columns;
  return (
    <g className="map-legend" transform={`translate(${at[0]} ${at[1]})`}>
      <rect className="map-plate" width={width} height={rows * ROW + 30} />
      <rect className="map-plate-line" x={3} y={3} width={width - 6} height={rows * ROW + 24} />
      <text className="map-legend-title" x={12} y={18}>
        {names('map terrain')}
      </text>
      <g transform={`translate(${20 + wide} 15)`}>
        <TerrainDisc x={0} y={0} radius={7} terrain="any" stop />
        <text className="map-legend-words" x={14} y={4.5}>
          {names('map stop')}
        </text>
      </g>
      {entries.map(({ key, words, sign }, i) => (
        <g key={key} transform={`translate(${20 + Math.floor(i / rows) * wide} ${35 + (i % rows) * ROW})`}>
          {sign}
          <text className="map-legend-words" x={14} y={4.5} {...fitted(words, wide - 26, 15, WORD)}>
            {words}
          </text>
        </g>
      ))}
    </g>
  );
}
