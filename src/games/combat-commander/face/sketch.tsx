/**
 * A battlefield drawn with a few flat colours, for lists and set-ups: what ground it is, where each side begins, what it is
 * about; and the units, where a position is to be shown.
 */

import { useId } from 'react';
import { toneAt } from '../../../board/tone.ts';
import { courseOf, knotsOf } from '../../../hexmap/course.ts';
import type { Point } from '../../../hexmap/exact.ts';
import { hexagonAround } from '../../../hexmap/grid.ts';
import type { SketchProps } from '../../lid.ts';
import { type BattleMap, EVERYWHERE, GRID, hexNamed, type Terrain, type Way } from '../content/battle-map.ts';
import { MAP_IDS, mapCalled } from '../content/maps.ts';
import type { Scenario, ScenarioSide } from '../content/scenario.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { SIDES, type Side } from '../content/terms.ts';
import type { View } from '../view.ts';
import { flatGround } from './map/growth.ts';
import { joined } from './map/outlines.ts';
import { around, lineThrough } from './map/pen.ts';
import { MAP_EDGE } from './map/sheet.ts';
import './sketch.css';

/** All hexes, and a narrow margin. */
const BOX = '-230 -203 4660 3693';

export function Sketch({ setup, view: anyView }: SketchProps) {
  const edge = useId();
  // What comes as a view of this game was made by its `view`.
  const view = anyView as View | undefined;
  const scenario = SCENARIOS.find(({ id }) => id === (view?.scenario ?? setup));
  const on = view?.map ?? scenario?.map ?? '';
  const map = MAP_IDS.includes(on) ? mapCalled(on) : undefined;
  return (
    <svg className="field-sketch" viewBox={BOX} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <clipPath id={edge}>
        <path d={MAP_EDGE} />
      </clipPath>
      <path className="field-sketch-clear" d={MAP_EDGE} />
      <g clipPath={`url(#${edge})`}>{map ? <Ground map={map} /> : <path className="field-sketch-hexes" d={LOOSE} />}</g>
      {map && scenario && !view && <Areas map={map} scenario={scenario} />}
      {map && <Objectives map={map} control={view?.control ?? scenario?.control ?? []} />}
      {view && <Units view={view} />}
      <path className="field-sketch-edge" d={MAP_EDGE} />
    </svg>
  );
}

/** Where no map has been chosen yet: hexes, and nothing in them. */
const LOOSE = GRID.centres.map((centre) => around(hexagonAround(centre))).join('');

const OUTLINED: readonly Terrain[] = ['field', 'marsh', 'brush', 'orchard', 'woods'];
const WHOLE: readonly Terrain[] = ['gully', 'stream', 'water-barrier'];

function Ground({ map }: { readonly map: BattleMap }) {
  const { contours, hexsides, roads, rails } = map.drawing;
  const wet = (terrain: Terrain) =>
    joined(EVERYWHERE.filter((hex) => map.spanned[hex] === terrain).map((hex) => hexagonAround(GRID.centres[hex] ?? [0, 0])))
      .map(around)
      .join('');
  return (
    <>
      {contours.map(({ level, points }) => (
        <path key={around(points)} className="field-sketch-hill" data-level={level} d={around(points)} />
      ))}
      {WHOLE.map((terrain) => (
        <path key={terrain} className={`field-sketch-${terrain}`} d={wet(terrain)} />
      ))}
      {OUTLINED.map((terrain) => (
        <path key={terrain} className={`field-sketch-${terrain}`} d={flatGround(map, terrain)} />
      ))}
      <path className="field-sketch-road-casing" d={coursesOf(roads)} />
      <path className="field-sketch-road" d={coursesOf(roads)} />
      <path className="field-sketch-rail" d={coursesOf(rails)} />
      <path className="field-sketch-building" d={flatGround(map, 'building')} />
      <path className="field-sketch-hexside" d={hexsides.map(({ ends }) => lineThrough(ends)).join('')} />
    </>
  );
}

function coursesOf(ways: readonly Way[]): string {
  const knots = knotsOf(ways);
  return ways.map((way) => lineThrough(courseOf(GRID, way, knots))).join('');
}

/** The hexes in which a side may begin. */
function areaOf(map: BattleMap, { edge, depth, area = [] }: ScenarioSide): number[] {
  const besides = new Set(area.map(hexNamed));
  return EVERYWHERE.filter((hex) => besides.has(hex) || map.edgeDistance(edge, hex) <= depth);
}

function Areas({ map, scenario }: { readonly map: BattleMap; readonly scenario: Scenario }) {
  return SIDES.map((side) => {
    const hexes = areaOf(map, scenario[side]).map((hex) => hexagonAround(GRID.centres[hex] ?? [0, 0]));
    const d = joined(hexes).map(around).join('');
    return (
      <g key={side} data-side={toneAt(SIDES.indexOf(side)).index}>
        <path className="field-sketch-area" d={d} />
        <path className="field-sketch-area-casing" d={d} />
        <path className="field-sketch-area-edge" d={d} />
      </g>
    );
  });
}

const centreOf = (hex: number): Point => GRID.centres[hex] ?? [0, 0];
const toneOf = (side: Side | '' | undefined) => (side === undefined || side === '' ? undefined : toneAt(SIDES.indexOf(side)).index);

function Objectives({ map, control }: { readonly map: BattleMap; readonly control: readonly (Side | '')[] }) {
  return map.objectives.map((hex, i) => {
    const [x, y] = centreOf(hex);
    return (
      <g key={hex} className="field-sketch-objective" data-side={toneOf(control[i])} transform={`translate(${x} ${y})`}>
        <circle r={132} />
        <text y={72} textAnchor="middle">
          {i + 1}
        </text>
      </g>
    );
  });
}

/** How many of a side stand in a hex. */
function Units({ view }: { readonly view: View }) {
  const hexes = [...new Set(view.units.map(({ at }) => at))];
  return hexes.flatMap((hex) =>
    SIDES.flatMap((side) => {
      const count = view.units.filter((unit) => unit.at === hex && unit.side === side).length;
      if (count === 0) return [];
      const [x, y] = centreOf(hex);
      const { index, look } = toneAt(SIDES.indexOf(side));
      return [
        <g key={`${hex} ${side}`} className="field-sketch-units" data-side={index} transform={`translate(${x} ${y})`}>
          <rect x={-118} y={-118} width={236} height={236} rx={look.corner === 'round' ? 44 : 0} />
          <text y={68} textAnchor="middle">
            {count}
          </text>
        </g>,
      ];
    }),
  );
}
