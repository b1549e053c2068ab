/** A battlefield as it is printed. It is drawn once and never again while a game is on; nothing in it answers to a pointer. */
import { memo, useId } from 'react';
import type { Box } from '../../../../board/geometry.ts';
import { Paper } from '../../../../board/map/paper.tsx';
import { type BattleMap, EVERYWHERE, GRID, hexName } from '../../content/battle-map.ts';
import { GROUND, grown, SCALE, SHEET } from './hexes.ts';
import { HEX_LINES, MAP_EDGE, OUTSIDE, type Sheet, sheetOf } from './sheet.ts';
import './terrain.css';
import './terrain-night.css';
// Last, for it overrules the others.
import './plain.css';

interface SheetProps {
  readonly sheet: Sheet;
}

function Relief({ sheet: { levels } }: SheetProps) {
  return levels.map(({ level, d }) => (
    <g key={level} className="ground-hill" data-level={level}>
      <path className="ground-fall" d={d} transform="translate(10 14)" />
      <path className="ground-step" d={d} />
      <path className="ground-contour" d={d} />
    </g>
  ));
}

function Water({ sheet: { waters } }: SheetProps) {
  return (
    <>
      <path className="ground-gully-slope" d={waters.gullies} />
      <path className="ground-gully" d={waters.gullies} />
      <path className="ground-gully-bed" d={waters.gullies} />
      <path className="ground-gully-bank" d={waters.banks} />
      <path className="ground-shore" d={waters.lakes} />
      <path className="ground-stream-bank" d={waters.streams} />
      <path className="ground-lake" d={waters.lakes} />
      <path className="ground-stream" d={waters.streams} />
      <path className="ground-ripple" d={waters.ripples} />
      <path className="ground-wave" d={waters.waves} />
    </>
  );
}

/** Everything that one walks through rather than under. */
function Low({ sheet: { fields, marsh, brush, orchards, woods } }: SheetProps) {
  return (
    <>
      {fields.map(({ floor, furrows, crops }) => (
        <g key={floor}>
          <path className="ground-field" d={floor} />
          <path className="ground-furrow" d={furrows} />
          <path className="ground-crop" d={crops} />
        </g>
      ))}
      <path className="ground-marsh" d={marsh.floor} />
      <path className="ground-puddle" d={marsh.water} />
      <path className="ground-reed" d={marsh.reeds} />
      <path className="ground-brush" d={brush.floor} />
      <path className="ground-bush" d={brush.bushes} />
      <path className="ground-bush-light" d={brush.lights} />
      <path className="ground-orchard" d={orchards.floor} />
      <path className="ground-woods-fall" d={woods.floor} transform="translate(9 12)" />
      <path className="ground-woods" d={woods.floor} />
    </>
  );
}

function Roads({ sheet: { ways } }: SheetProps) {
  const { shadows, decks, planks, parapets } = ways.bridges;
  return (
    <>
      <path className="ground-embankment" d={ways.embankments} />
      <path className="ground-bridge-fall" d={shadows} />
      <path className="ground-bridge" d={decks} />
      <path className="ground-plank" d={planks} />
      <path className="ground-road-casing" d={ways.roads} />
      <path className="ground-road" d={ways.roads} />
      <path className="ground-road-rut" d={ways.roads} />
      <path className="ground-sleeper" d={ways.sleepers} />
      <path className="ground-rail" d={ways.rails} />
      <path className="ground-rail-gap" d={ways.rails} />
      <path className="ground-parapet" d={parapets} />
    </>
  );
}

function Sides({ sheet: { hexsides } }: SheetProps) {
  const { lines, posts, leaves, lights, rocks } = hexsides;
  return (
    <>
      <path className="ground-cliff" d={rocks} />
      <path className="ground-cliff-edge" d={lines.cliff} />
      <path className="ground-fence" d={lines.fence} />
      <path className="ground-fence" d={posts} />
      <path className="ground-side-fall" d={lines.wall + lines.hedge} transform="translate(5 8)" />
      <path className="ground-wall" d={lines.wall} />
      <path className="ground-stone" d={lines.wall} />
      <path className="ground-hedge" d={lines.hedge} />
      {leaves.map((layer) => (
        <path key={layer} className="ground-leaf" d={layer} />
      ))}
      <path className="ground-leaf-light" d={lights} />
    </>
  );
}

function High({ sheet: { woods, orchards, roofs } }: SheetProps) {
  return (
    <>
      <path className="ground-tree-fall" d={orchards.shadows} />
      <path className="ground-fruit-tree" d={orchards.crowns} />
      <path className="ground-fruit-light" d={orchards.lights} />
      {woods.layers.map(({ crowns, lights }, i) => (
        <g key={crowns} className="ground-layer" data-layer={i % 4}>
          <path className="ground-crown" d={crowns} />
          <path className="ground-crown-light" d={lights} />
        </g>
      ))}
      <path className="ground-house-fall" d={roofs.shadows} />
      {roofs.slopes.map(({ covering, light, d }) => (
        <path key={d} className={`ground-roof ground-${covering}`} data-light={light} d={d} />
      ))}
      <path className="ground-course" d={roofs.courses} />
      <path className="ground-ridge" d={roofs.ridges} />
      <path className="ground-house" d={roofs.walls} />
      <path className="ground-chimney" d={roofs.chimneys} />
    </>
  );
}

/** Contours once more over whatever grows there, for sight goes by them. */
function Crests({ sheet: { levels, woods, orchards, brush, fields } }: SheetProps) {
  const id = useId();
  const crests = levels.map(({ d }) => d).join('');
  if (crests === '') return null;
  return (
    <>
      <clipPath id={id}>
        <path d={woods.floor + orchards.floor + brush.floor + fields.map(({ floor }) => floor).join('')} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className="ground-crest-casing" d={crests} />
        <path className="ground-crest" d={crests} />
      </g>
    </>
  );
}

/** Below the upper side, where counters leave room; high ground has its level beside it, behind a peak. */
function Names({ map }: { readonly map: BattleMap }) {
  return (
    <g className="ground-names">
      {EVERYWHERE.map((hex) => {
        const [x, y] = GRID.centres[hex] ?? [0, 0];
        const isHigh = (map.level[hex] ?? 0) > 0;
        return (
          <text key={hex} x={isHigh ? x - 10 : x} y={y - 115} textAnchor={isHigh ? 'end' : 'middle'}>
            {hexName(hex)}
          </text>
        );
      })}
    </g>
  );
}

function Levels({ map }: { readonly map: BattleMap }) {
  return (
    <g className="ground-levels">
      {EVERYWHERE.flatMap((hex) => {
        const [x, y] = GRID.centres[hex] ?? [0, 0];
        const level = map.level[hex] ?? 0;
        if (level === 0) return [];
        return [
          <g key={hex}>
            <path d={`M${x + 4},${y - 116}l17,-30l17,30Z`} />
            <text x={x + 45} y={y - 115}>
              {level}
            </text>
          </g>,
        ];
      })}
    </g>
  );
}

/** The sheet lies on the desk, and throws a shadow that is darkest close by. */
const SHADES = [2, 5, 9];

const lower = (box: Box, by: number): Box => ({ ...box, y: box.y + by });

function aroundSheet(outer: Box): string {
  const rim = ({ x, y, width, height }: Box) => `M${x},${y}h${width}v${height}h${-width}Z`;
  return rim(outer) + rim(SHEET);
}

/** Everything printed, in the units of the board (SCALE), painted as far as GROUND; EXTENT is the part that is the board. */
export const Terrain = memo(function Terrain({ map }: { readonly map: BattleMap }) {
  const sheet = sheetOf(map);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a printed sheet takes no focus; what it says is in the lists beside it
    <g className="ground-sheet" aria-hidden="true">
      <rect className="ground-clear" {...GROUND} />
      <g transform={`scale(${SCALE})`}>
        <Relief sheet={sheet} />
        <Water sheet={sheet} />
        <Low sheet={sheet} />
        <Roads sheet={sheet} />
        <High sheet={sheet} />
        <Crests sheet={sheet} />
        <path className="ground-trail-bed" d={sheet.ways.trails} />
        <path className="ground-trail" d={sheet.ways.trails} />
        <path className="ground-hexes" d={HEX_LINES} />
        <Sides sheet={sheet} />
        <path className="ground-outside" d={OUTSIDE} fillRule="evenodd" />
        <path className="ground-edge" d={MAP_EDGE} />
        <Names map={map} />
        <Levels map={map} />
      </g>
      <Paper ground={SHEET} folded={SHEET} />
      <path className="ground-desk" d={aroundSheet(GROUND)} fillRule="evenodd" />
      {SHADES.map((reach) => (
        <path key={reach} className="ground-desk-shade" d={aroundSheet(lower(grown(SHEET, reach), reach * 0.7))} fillRule="evenodd" />
      ))}
      <rect className="ground-neatline" {...grown(SHEET, -5)} />
    </g>
  );
});
