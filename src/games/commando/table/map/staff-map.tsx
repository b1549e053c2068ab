/** A theatre's sheet as it lies on the table. All of it is printed: it is drawn once and never again while a game is on. */
import { memo } from 'react';
import './map.css';
import './sheet.css';
import { drawingOf } from '../drawings/drawing.ts';
import type { Drawing } from '../drawings/schema.ts';
import { Icon } from '../icon.tsx';
import { Cartouche, Compass, EXTENT, Frame, Grid, Legend, type Names, ScaleBar } from './furniture.tsx';
import { pathOf, prolonged, softened } from './geometry.ts';
import { NEAT, type SheetPaths, sheetOf } from './sheet.ts';
import './space-mark.css';
// Last, for it overrules the others.
import './plain.css';

export { EXTENT };

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

/** Grain from two small tiles of different size, so that no repetition shows; and the folds of a sheet that travelled. */
function Paper() {
  const folds = [1, 2, 3].map((i) => NEAT.x + (NEAT.width * i) / 4);
  return (
    <g className="map-paper">
      <rect {...EXTENT} fill="url(#map-grain-fine)" />
      <rect {...EXTENT} fill="url(#map-grain-coarse)" />
      {folds.map((x) => (
        <rect key={x} x={x - 9} y={EXTENT.y} width={18} height={EXTENT.height} fill="url(#map-fold)" />
      ))}
      <rect x={EXTENT.x} y={NEAT.y + NEAT.height / 2 - 9} width={EXTENT.width} height={18} fill="url(#map-fold-level)" />
    </g>
  );
}

const FINE =
  'M3,7h.7M19,2h.6M31,14h.9M44,5h.6M8,23h.8M25,29h.6M52,22h.7M37,37h.8M14,41h.6M58,48h.7M4,55h.6M29,53h.8M47,59h.6M61,33h.6M20,63h.7';
const COARSE = 'M11,17l2,.6M67,9l1.4,1M93,41l2.2,-.4M35,62l1.6,.8M82,77l1.8,.2M18,96l2,-.8M57,103l1.2,.8M104,95l1.6,0M49,33l1.2,-.6';

function Patterns() {
  const stops = (
    <>
      <stop offset="0" className="map-fold-edge" />
      <stop offset=".46" className="map-fold-light" />
      <stop offset=".5" className="map-fold-dark" />
      <stop offset="1" className="map-fold-edge" />
    </>
  );
  return (
    <defs>
      <pattern id="map-grain-fine" width={64} height={64} patternUnits="userSpaceOnUse">
        <path className="map-grain" d={FINE} />
      </pattern>
      <pattern id="map-grain-coarse" width={109} height={109} patternUnits="userSpaceOnUse">
        <path className="map-grain" d={COARSE} />
      </pattern>
      <linearGradient id="map-fold">{stops}</linearGradient>
      <linearGradient id="map-fold-level" x2="0" y2="1">
        {stops}
      </linearGradient>
    </defs>
  );
}

interface StaffMapProps {
  readonly theatre: string;
  readonly names: Names;
  readonly hasLegend?: boolean;
}

/**
 * Everything printed, nothing that moves: a group in the coordinates of the content, to be put into an svg whose
 * viewBox is EXTENT. `names` gives the words of a key (`map western-desert gulf`, `name oasis`); while it is the same
 * function the sheet is not drawn again.
 */
export const StaffMap = memo(function StaffMap({ theatre, names, hasLegend = true }: StaffMapProps) {
  const drawing = drawingOf(theatre);
  const sheet = sheetOf(theatre);
  if (!drawing || !sheet) return <rect className="map-land" {...EXTENT} />;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a printed sheet takes no focus; what it says is in the lists beside it
    <g className={`map-sheet map-${theatre}`} aria-hidden="true">
      <Patterns />
      <rect className="map-land" {...EXTENT} />
      <Relief sheet={sheet} />
      <Ground sheet={sheet} />
      <Sea sheet={sheet} />
      <Grid grid={drawing.grid} />
      <Rivers sheet={sheet} />
      <Standing sheet={sheet} />
      <Ways sheet={sheet} />
      <Words drawing={drawing} names={names} />
      <Frame grid={drawing.grid} />
      <Compass place={drawing.furniture.compass} names={names} />
      <ScaleBar place={drawing.furniture.scale} names={names} note={names(`map ${theatre} note`)} />
      <Cartouche drawing={drawing} names={names} />
      {hasLegend && <Legend drawing={drawing} names={names} />}
      <Paper />
    </g>
  );
});
