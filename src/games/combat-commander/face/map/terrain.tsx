/** A battlefield as it is printed. It is drawn once and never again while a game is on; nothing in it answers to a pointer. */
import { memo } from 'react';
import { Paper } from '../../../../board/map/paper.tsx';
import { type BattleMap, EVERYWHERE, GRID, hexName } from '../../content/battle-map.ts';
import { GROUND, SCALE, SHEET } from './hexes.ts';
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
      <path className="ground-trail-bed" d={ways.trails} />
      <path className="ground-trail" d={ways.trails} />
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
        <path key={`${covering} ${light}`} className={`ground-roof ground-${covering}`} data-light={light} d={d} />
      ))}
      <path className="ground-course" d={roofs.courses} />
      <path className="ground-ridge" d={roofs.ridges} />
      <path className="ground-house" d={roofs.walls} />
      <path className="ground-chimney" d={roofs.chimneys} />
    </>
  );
}

/** Below the upper side, where counters leave room; high ground has its level beside it. */
function Names({ map }: { readonly map: BattleMap }) {
  return (
    <g className="ground-names">
      {EVERYWHERE.map((hex) => {
        const [x, y] = GRID.centres[hex] ?? [0, 0];
        const level = map.level[hex] ?? 0;
        return (
          <text key={hex} x={x} y={y - 114} textAnchor="middle">
            {hexName(hex)}
            {level > 0 && (
              <tspan className="ground-level" dx={9}>
                {level}
              </tspan>
            )}
          </text>
        );
      })}
    </g>
  );
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
        <path className="ground-hexes" d={HEX_LINES} />
        <Sides sheet={sheet} />
        <path className="ground-outside" d={OUTSIDE} fillRule="evenodd" />
        <path className="ground-edge" d={MAP_EDGE} />
        <Names map={map} />
      </g>
      <Paper ground={GROUND} folded={SHEET} />
    </g>
  );
});
