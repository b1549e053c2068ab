/** A theatre's sheet as it lies on the table. All of it is printed: it is drawn once and never again while a game is on. */
import { memo } from 'react';
import { Compass, Grid, ScaleBar, type Ticks } from '../../../../board/map/furniture.tsx';
import { pathOf, prolonged, softened } from '../../../../board/map/lines.ts';
import { Paper } from '../../../../board/map/paper.tsx';
import './map.css';
import './sheet.css';
import { drawingOf } from '../drawings/drawing.ts';
import type { Drawing } from '../drawings/schema.ts';
import { Icon } from '../icon.tsx';
import type { Names } from './legend.tsx';
import { EXTENT, GROUND, type SheetPaths, sheetOf } from './sheet.ts';
import './space-mark.css';
// Last, for it overrules the others.
import './plain.css';

export { GROUND };

/** Lines that follow the coast out to sea, fainter and wider apart: each is a wide line with a narrower one of water on it. */
const WATER_LINES = [52, 40, 30, 21, 13, 7];

function Sea({ sheet }: { readonly sheet: SheetPaths }) {
  if (sheet.sea === '') return null;
  return (
    <g>
      <clipPath id="map-sea-edge">
        <path d={sheet.sea} />
      </clipPath>
      <path className="map-shore-band" d={sheet.coast} />
      <path className="map-sea" d={sheet.sea} />
      <g clipPath="url(#map-sea-edge)">
        <path className="map-shallows" d={sheet.coast} strokeWidth={58} />
        {WATER_LINES.flatMap((width, i) => [
          <path
            key={`line ${width}`}
            className="map-water-line"
            d={sheet.coast}
            strokeWidth={width + 1.1 + i * 0.12}
            opacity={0.3 + i * 0.12}
          />,
          <path key={`water ${width}`} className="map-water-fill" d={sheet.coast} strokeWidth={width} />,
        ])}
      </g>
      <path className="map-swell" d={sheet.swell} />
      <path className="map-coast" d={sheet.coast} />
    </g>
  );
}

function Relief({ sheet }: { readonly sheet: SheetPaths }) {
  return (
    <g>
      {sheet.steps.map((step) => (
        <path key={step} className="map-step" d={step} />
      ))}
      {sheet.shades.map((shade) => (
        <path key={shade} className="map-shade" d={shade} />
      ))}
      {sheet.lights.map((light) => (
        <path key={light} className="map-light" d={light} />
      ))}
      <path className="map-contour" d={sheet.contours} />
      <path className="map-contour map-contour-index" d={sheet.indexContours} />
      {sheet.contourFigures.map(({ at: [x, y], turn, metres }) => (
        <text
          key={`${x} ${y}`}
          className="map-contour-figure"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          y={2.8}
          textAnchor="middle"
        >
          {metres}
        </text>
      ))}
    </g>
  );
}

function Ground({ sheet }: { readonly sheet: SheetPaths }) {
  return (
    <g>
      <path className="map-gravel" d={sheet.gravel} />
      <path className="map-marsh" d={sheet.marshes} />
      <path className="map-reeds" d={sheet.reeds} />
      <path className="map-sand" d={sheet.sand} />
      <path className="map-lee" d={sheet.lees} />
      <path className="map-crest" d={sheet.crests} />
      <path className="map-scrub" d={sheet.scrub} />
      <path className="map-terrace" d={sheet.terraces} />
      <path className="map-wood-floor" d={sheet.woodFloor} />
      <path className="map-cliff" d={sheet.cliffs} />
      <path className="map-cliff-edge" d={sheet.cliffEdges} />
    </g>
  );
}

function Rivers({ sheet }: { readonly sheet: SheetPaths }) {
  return (
    <g>
      {sheet.rivers.map(({ path, width }) => (
        <path key={path} className="map-river-bank" d={path} strokeWidth={width + 1.7} />
      ))}
      {sheet.rivers.map(({ path, width }) => (
        <path key={path} className="map-river" d={path} strokeWidth={width} />
      ))}
    </g>
  );
}

function Standing({ sheet }: { readonly sheet: SheetPaths }) {
  return (
    <g>
      <path className="map-canopy-shadow" d={sheet.canopyShadows} />
      <path className="map-canopy" d={sheet.canopyCrowns} />
      <path className="map-canopy-light" d={sheet.canopyLights} />
      <path className="map-wall-shadow" d={sheet.wallShadows} />
      <path className="map-wall" d={sheet.walls} />
      <path className="map-palm" d={sheet.palms} />
    </g>
  );
}

function Ways({ sheet }: { readonly sheet: SheetPaths }) {
  return (
    <g>
      <path className="map-border-band" d={sheet.borders} />
      <path className="map-border" d={sheet.borders} />
      <path className="map-wire" d={sheet.wires} />
      <path className="map-wire" d={sheet.crosses} />
      {sheet.waterRoutes.map(({ path }) => (
        <path key={path} className="map-water" d={path} />
      ))}
      <path className="map-way-halo" d={sheet.routes.path + sheet.routes.track} />
      <path className="map-path" d={sheet.routes.path} />
      <path className="map-track" d={sheet.routes.track} />
      <path className="map-road-casing" d={sheet.routes.road} />
      <path className="map-road" d={sheet.routes.road} />
      {sheet.waterRoutes.map(({ path, middle: [x, y] }) => (
        <g key={path} className="map-water-sign">
          <circle cx={x} cy={y} r={7.4} />
          <Icon name={sheet.sea === '' ? 'wood-canoe' : 'anchor'} x={x} y={y} size={10} />
        </g>
      ))}
    </g>
  );
}

function Words({ drawing, names }: { readonly drawing: Drawing; readonly names: Names }) {
  return (
    <g>
      {drawing.heights.map(({ at: [x, y], metres }) => (
        <g key={`${x} ${y}`} className="map-height" transform={`translate(${x} ${y})`}>
          <path d="M0,-4L3.6,2.4H-3.6Z" />
          <text x={6} y={3.2}>
            {metres}
          </text>
        </g>
      ))}
      {drawing.regions.map(({ key, along, size, tone }, i) => {
        const id = `map-${drawing.theatre}-${i}`;
        return (
          <g key={id}>
            <path id={id} d={pathOf(softened(prolonged(along, 80)))} fill="none" />
            <text className={`map-region map-region-${tone}`} fontSize={size}>
              <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
                {names(`map ${drawing.theatre} ${key}`)}
              </textPath>
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The lines of its grid: degrees, or kilometres counted from a corner. */
export function ticksOf(theatre: string): Ticks {
  const grid = drawingOf(theatre)?.grid;
  if (!grid) return { across: [], down: [] };
  if (grid.kind === 'graticule')
    return {
      across: grid.meridians.map(({ degree, x }) => ({ at: x, words: `${degree}°` })),
      down: grid.parallels.map(({ degree, y }) => ({ at: y, words: `${degree}°` })),
    };
  const lines = (from: number, length: number) => {
    const first = Math.ceil(from / grid.side);
    return Array.from({ length: Math.floor(length / grid.side) }, (_, i) => first + i);
  };
  return {
    across: lines(GROUND.x, GROUND.width).map((i) => ({ at: i * grid.side, words: String(grid.east + i) })),
    down: lines(GROUND.y, GROUND.height).map((i) => ({ at: i * grid.side, words: String(grid.north - i) })),
  };
}

interface StaffMapProps {
  readonly theatre: string;
  readonly names: Names;
}

/**
 * Everything printed, nothing that moves: a group in the coordinates of the content, painted as far as GROUND; EXTENT is the
 * part that is the board. `names` gives the words of a key (`map western-desert gulf`); while it is the same function the
 * sheet is not drawn again.
 */
export const StaffMap = memo(function StaffMap({ theatre, names }: StaffMapProps) {
  const drawing = drawingOf(theatre);
  const sheet = sheetOf(theatre);
  if (!drawing || !sheet) return <rect className="map-land" {...GROUND} />;
  const { compass, scale } = drawing.furniture;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a printed sheet takes no focus; what it says is in the lists beside it
    <g className={`map-sheet map-${theatre}`} aria-hidden="true">
      <rect className="map-land" {...GROUND} />
      <Relief sheet={sheet} />
      <Ground sheet={sheet} />
      <Sea sheet={sheet} />
      <Grid ticks={ticksOf(theatre)} ground={GROUND} />
      <Rivers sheet={sheet} />
      <Standing sheet={sheet} />
      <Ways sheet={sheet} />
      <Words drawing={drawing} names={names} />
      <Compass {...compass} north={names('map north')} />
      <ScaleBar {...scale} measure={names('map kilometres')} note={names(`map ${theatre} note`)} />
      <Paper ground={GROUND} folded={EXTENT} />
    </g>
  );
});
