/** A map as it is printed. It is drawn once and never again while it lies on the table; nothing in it answers to a pointer. */
import { memo, useId } from 'react';
import { Paper } from '../../../../board/map/paper.tsx';
import { type EuropeMap, hexName, hexNamed } from '../../content/map.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { centreOf, extentOf, grown, NAME_BELOW, numberAt } from './hexes.ts';
import { PAINTS } from './painter.ts';
import './sheet.css';
import './climates.css';
// Last, for it overrules the others.
import './sheet-plain.css';

interface DrawnProps {
  readonly drawing: Drawing;
}

function Water({ drawing: { lie, relief } }: DrawnProps) {
  return (
    <>
      <rect className="land-shallow" {...lie.box} />
      {relief.shoals.map((d, i) => (
        <path key={d} className="land-shoal" data-depth={i} d={d} />
      ))}
      {relief.waterlines.map((d, i) => (
        <path key={d} className="land-waterline" data-depth={i} d={d} />
      ))}
      <path className="land-wave" d={relief.waves} />
    </>
  );
}

/** Land in steps of height, what covers it, then washes of shade and light over both. */
function Ground({ drawing: { lie, relief, growth, ways } }: DrawnProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={relief.coast} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="land-low" {...lie.box} />
        {growth.fields.map((d, i) => (
          <path key={d} className="land-field" data-crop={i} d={d} />
        ))}
        <path className="land-furrow" d={growth.furrows} />
        {relief.steps.map((d, i) => (
          <path key={d} className="land-step" data-step={i} d={d} />
        ))}
        <path className="land-sand" d={relief.floors.sand} />
        <path className="land-stony" d={relief.floors.mountain} />
        <path className="land-marsh" d={relief.floors.marsh} />
        {relief.shades.map((d, i) => (
          <path key={d} className="land-shade" data-wash={i} d={d} />
        ))}
        {relief.lights.map((d, i) => (
          <path key={d} className="land-light" data-wash={i} d={d} />
        ))}
        <path className="land-beach" d={relief.floors.beach} />
        {lie.climate.hasStrand && <path className="land-strand" d={relief.coast} />}
        {relief.contours.map(({ d, isHeavy, isHigh }) => (
          <path key={d} className="land-contour" data-heavy={isHeavy} data-high={isHigh} d={d} />
        ))}
        <path className="land-rock" data-lee="false" d={relief.rocks.luff} />
        <path className="land-rock" data-lee="true" d={relief.rocks.lee} />
        <path className="land-woods" d={relief.floors.woods} />
        <path className="land-dune-lee" d={growth.lees} />
        <path className="land-dune" d={growth.crests} />
        <path className="land-scrub" d={growth.scrub} />
        <path className="land-pool" d={growth.pools} />
        <path className="land-reed" d={growth.reeds} />
        <path className="land-orchard-rim" d={growth.orchards} />
        <path className="land-orchard" d={growth.orchards} />
        <path className="land-hedge" d={growth.hedges} />
        <path className="land-leaf" d={growth.hedges} />
      </g>
      <path className="land-coast" d={relief.coast} />
      <g clipPath={`url(#${id})`}>
        <path className="land-wadi" d={ways.wadis} />
        <path className="land-wadi-bank" d={ways.wadiBanks} />
        <path className="land-river-bank" d={ways.rivers} />
        <path className="land-river" d={ways.rivers} />
        <path className="land-ripple" d={ways.rivers} />
        <path className="land-canal-bank" d={ways.canals} />
        <path className="land-canal" d={ways.canals} />
      </g>
    </>
  );
}

function Sides({ drawing: { sides } }: DrawnProps) {
  return (
    <>
      <path className="land-tick" data-lee="false" d={sides.ticksLuff} />
      <path className="land-tick" data-lee="true" d={sides.ticksLee} />
      <path className="land-crest-light" d={sides.crests} transform="translate(-1.2 -1.5)" />
      <path className="land-crest" d={sides.crests} />
      <path className="land-cliff" d={sides.cliffFaces} />
      <path className="land-cliff-edge" d={sides.cliffEdges} />
    </>
  );
}

function Ways({ drawing: { ways } }: DrawnProps) {
  return (
    <>
      <path className="land-taxiway-edge" d={ways.taxiways} />
      <path className="land-runway-edge" d={ways.runways} />
      <path className="land-taxiway" d={ways.taxiways} />
      <path className="land-runway" d={ways.runways} />
      <path className="land-runway-line" d={ways.runways} />
      <path className="land-path-bed" d={ways.paths} />
      <path className="land-path" d={ways.paths} />
      <path className="land-road-casing" d={ways.roads} />
      <path className="land-road" d={ways.roads} />
      <path className="land-sleeper" d={ways.sleepers} />
      <path className="land-rail" d={ways.railways} />
      <path className="land-rail-gap" d={ways.railways} />
      <path className="land-mole-fall" d={ways.breakwaters} transform="translate(3 4)" />
      <path className="land-mole-edge" d={ways.breakwaters} />
      <path className="land-mole" d={ways.breakwaters} />
      <path className="land-mole-stone" d={ways.breakwaters} />
      {ways.bridges.map(({ hex, at: [x, y], turn, isRail }) => (
        <g
          key={hex}
          className="land-bridge"
          data-rail={isRail}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
        >
          <path className="land-bridge-fall" d="M-15-5h34v17h-34z" />
          <path className="land-deck" d="M-17-8.5h34v17h-34z" />
          <path className="land-deck-way" d="M-17-4.5h34v9h-34z" />
          <path className="land-parapet" d="M-21-12l4 3.5h34l4-3.5M-21 12l4-3.5h34l4 3.5M-9-8.5v4m9-4v4m9-4v4m-18 4v4m9-4v4m9-4v4" />
        </g>
      ))}
    </>
  );
}

function Trees({ drawing: { growth } }: DrawnProps) {
  const { shadows, rows, isRound } = growth;
  return (
    <>
      <path className="land-tree-fall" d={shadows} />
      {rows.map(({ y, crowns, caps }) => {
        const tone = ((y % 3) + 3) % 3;
        return isRound ? (
          <g key={y}>
            <path className="land-crown-rim" d={crowns} />
            <path className="land-crown" data-tone={tone} d={crowns} />
            <path className="land-crown-light" d={crowns} transform="translate(-2 -2.4)" />
          </g>
        ) : (
          <g key={y}>
            <path className="land-pine" data-tone={tone} d={crowns} />
            <path className="land-cap" d={caps} />
          </g>
        );
      })}
    </>
  );
}

/** Hexes by number. */
function Numbers({ map }: { readonly map: EuropeMap }) {
  return (
    <g className="land-numbers">
      {map.hexes.map((hex) => {
        const [x, y] = numberAt(hex);
        return (
          <text key={hex} x={x} y={y.toFixed(1)}>
            {hexName(hex)}
          </text>
        );
      })}
    </g>
  );
}

/** A name that stretches lies along its line, never upside down. */
function Names({ map }: { readonly map: EuropeMap }) {
  return (
    <g className="land-names">
      {map.sheet.names.map(({ text, at, kind, to }) => {
        const [x, y] = centreOf(hexNamed(at));
        const [u, v] = to === undefined ? [x, y] : centreOf(hexNamed(to));
        const [cx, cy] = [(x + u) / 2, (y + v) / 2 + (NAME_BELOW[kind] ?? 0)];
        const turn = to === undefined ? 0 : (Math.atan2(v - y, u - x) * 180) / Math.PI;
        const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
        return (
          <text
            key={`${at} ${text}`}
            className="land-name"
            data-kind={kind}
            transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${upright.toFixed(1)})`}
          >
            {kind === 'peak' ? `▲ ${text}` : text}
          </text>
        );
      })}
    </g>
  );
}

/** Into the margin the land runs on. */
const MARGIN = 24;

/** Everything printed, words outside whatever is clipped, for they stay where a picture of the rest is shown. In the units of the board; `extentOf` says which part of it is the map. */
export const Sheet = memo(function Sheet({ map }: { readonly map: EuropeMap }) {
  const id = useId();
  const drawing = drawingOf(map);
  const { works, ways } = drawing;
  const sheet = grown(extentOf(map), MARGIN);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a printed sheet takes no focus; what it says is in the lists beside it
    <g className="europe-sheet" data-climate={map.sheet.sheet} aria-hidden="true">
      <clipPath id={id}>
        <rect {...sheet} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Water drawing={drawing} />
        <Ground drawing={drawing} />
        <path className="land-apron" d={works.get('apron')} />
        <Sides drawing={drawing} />
        <Ways drawing={drawing} />
        <Trees drawing={drawing} />
        {PAINTS.filter((paint) => paint !== 'apron').map((paint) => (
          <path key={paint} className={`land-${paint}`} d={works.get(paint)} />
        ))}
        <path className="land-wire" d={ways.wires} />
        <path className="land-post" d={ways.posts} />
        <path className="land-outside" d={drawing.outside} />
        <path className="land-hexes" d={drawing.hexLines} />
        <Paper ground={sheet} folded={sheet} />
      </g>
      <Numbers map={map} />
      <Names map={map} />
      <rect className="land-neatline" {...grown(sheet, -1)} />
    </g>
  );
});

/** The same sheet for a small window beside the board: what can be told apart at a tenth of the size. */
export const Overview = memo(function Overview({ map }: { readonly map: EuropeMap }) {
  const id = useId();
  const { lie, relief, ways } = drawingOf(map);
  const sheet = grown(extentOf(map), MARGIN);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: as above
    <g className="europe-sheet europe-overview" data-climate={map.sheet.sheet} aria-hidden="true">
      <clipPath id={id}>
        <path d={relief.coast} />
      </clipPath>
      <rect className="land-shoal" data-depth="1" {...sheet} />
      <g clipPath={`url(#${id})`}>
        <rect className="land-low" {...sheet} />
        {relief.steps.map((d, i) => (
          <path key={d} className="land-step" data-step={i} d={d} />
        ))}
        {lie.climate.overview.map((cover) => (
          <path key={cover} className={`land-over-${cover}`} d={relief.floors[cover]} />
        ))}
        <path className="land-river" d={ways.rivers + ways.canals} />
      </g>
      <path className="land-coast" d={relief.coast} />
      <path className="land-rail" d={ways.railways} />
      <path className="land-road" d={ways.roads} />
      <path className="land-over-house" d={Object.keys(map.sheet.buildings).map(houseMark).join('')} />
    </g>
  );
});

function houseMark(name: string): string {
  const [x, y] = centreOf(hexNamed(name));
  return `M${(x - 11).toFixed(0)} ${(y - 11).toFixed(0)}h22v22h-22z`;
}
