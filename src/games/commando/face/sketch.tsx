/**
 * A theatre drawn with a few strokes: coast, rivers, ways and spaces; and the pieces, where a position is to be shown. It
 * is small wherever it stands, so it shows no more than can be seen there; what matters is said beside it.
 */
import { useMemo } from 'react';
import type { Box, Point } from '../../../board/geometry.ts';
import { pathOf } from '../../../board/map/lines.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { SketchProps } from '../../lid.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import { placesFrom } from '../places.ts';
import type { View } from '../view.ts';
import { drawingOf } from './drawings/drawing.ts';
import { type DrawnSpace, drawnSpaces, routeLine } from './map/routes.ts';
import { faceOf, isOnMap } from './reckoning.ts';
import { seen } from './seen.ts';
import './sketch.css';

const SHEET: Box = { x: 0, y: 0, width: 1000, height: 640 };
/** Around what a position is about. */
const MARGIN = 105;
const LEAST: Pick<Box, 'width' | 'height'> = { width: 420, height: 269 };

export function Sketch({ setup, view: anyView, places, speaker }: SketchProps) {
  const view = anyView === undefined ? undefined : seen(anyView);
  const theatre = view?.theatre ?? setup.split('/')[0] ?? '';
  const spaces = drawnSpaces(theatre);
  const box = view ? boxAround(view, spaces) : SHEET;
  return (
    <svg
      className="sketch"
      data-near={view !== undefined}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Ground theatre={theatre} />
      <Barred setup={setup} view={view} spaces={spaces} />
      {[...spaces].map(
        ([
          id,
          {
            at: [x, y],
            base,
          },
        ]) => (
          <circle key={id} className="sketch-space" data-base={base} cx={x} cy={y} r={base ? 13 : 9} />
        ),
      )}
      {view && speaker && <Names view={view} spaces={spaces} box={box} speaker={speaker} />}
      {view && <Pieces view={view} spaces={spaces} />}
      {places !== undefined && <Noted places={places} spaces={spaces} />}
    </svg>
  );
}

type Spaces = ReadonlyMap<string, DrawnSpace>;

function Ground({ theatre }: { readonly theatre: string }) {
  const drawing = drawingOf(theatre);
  const ways = useMemo(
    () => drawing?.routes.map((route) => ({ kind: route.kind, d: pathOf(routeLine(theatre, route)) })) ?? [],
    [theatre, drawing],
  );
  if (!drawing) return <rect className="sketch-land" x={-200} y={-200} width={1400} height={1100} />;
  const { sea, rivers, dunes, woods, relief } = drawing;
  return (
    <>
      <rect className="sketch-land" x={-200} y={-200} width={1400} height={1100} />
      {relief.ridges.map(({ along, width }) => (
        <path key={pathOf(along)} className="sketch-ridge" d={pathOf(along)} strokeWidth={width * 1.1} />
      ))}
      {[...dunes.map(({ area }) => area), ...woods].map((area) => (
        <path key={area.join()} className="sketch-cover" d={pathOf(area, true)} />
      ))}
      {sea && <path className="sketch-water" d={pathOf([...sea.coast, ...sea.corners], true)} />}
      {rivers.map(({ along }) => (
        <path key={along.join()} className="sketch-river" d={pathOf(along)} />
      ))}
      {ways.map(({ kind, d }) => (
        <path key={d} className="sketch-way" data-kind={kind} d={d} />
      ))}
    </>
  );
}

/** Spaces that the Mission card forbids. */
function Barred({ setup, view, spaces }: { readonly setup: string; readonly view: View | undefined; readonly spaces: Spaces }) {
  return barredIn(setup, view).map((id) => {
    const [x, y] = spaces.get(id)?.at ?? [0, 0];
    return <path key={id} className="sketch-barred" d={`M${x - 18} ${y - 18}l36 36m0 -36l-36 36`} />;
  });
}

function barredIn(setup: string, view: View | undefined): readonly string[] {
  if (view) return view.mission === '' ? [] : missionOf(view).barred;
  const [theatre = '', mission = ''] = setup.split('/');
  const sheet = theatreOf({ theatre });
  return sheet.has('mission', mission) ? sheet.mission(mission).barred : [];
}

/** Where something happens: forces, enemies, and markers that lie near them. */
function placesIn(view: View): readonly string[] {
  const theatre = theatreOf(view);
  const forces = view.units.filter(({ at, id }) => theatre.isSpace(at) && !theatre.unit(id).air).map(({ at }) => at);
  const here = [view.battle?.at ?? '', view.operation?.at ?? ''].filter((at) => theatre.isSpace(at));
  const all = [...new Set([...here, ...forces])];
  return all.length > 0 ? all : view.objectives.filter(isOnMap).map(({ at }) => at);
}

function boxAround(view: View, spaces: Spaces): Box {
  const spots = placesIn(view).flatMap((id) => (spaces.get(id) ? [spaces.get(id)?.at ?? ([0, 0] as Point)] : []));
  if (spots.length === 0) return SHEET;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  // As wide as the sheet is for its height, so that nothing is cut off.
  const width = Math.max(LEAST.width, right - left, ((bottom - top) * SHEET.width) / SHEET.height);
  const height = (width * SHEET.height) / SHEET.width;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

interface NamesProps {
  readonly view: View;
  readonly spaces: Spaces;
  readonly box: Box;
  readonly speaker: Speaker;
}

/** Only of the places that it is about: there is no room for all. */
function Names({ view, spaces, box, speaker }: NamesProps) {
  return placesIn(view).map((id) => {
    const place = spaces.get(id);
    if (!place) return null;
    const [x, y] = place.at;
    return (
      <text key={id} className="sketch-name" x={x} y={y + box.width / 13} fontSize={box.width / 18} textAnchor="middle">
        {speaker.name(id)}
      </text>
    );
  });
}

/** What a list of tables knows: larger than it is, for the map is small. */
function Noted({ places, spaces }: { readonly places: string; readonly spaces: Spaces }) {
  const { forces, markers } = placesFrom(places);
  return (
    <>
      {markers.map(({ space, face }) => {
        const [x, y] = spaces.get(space)?.at ?? [-100, -100];
        return <path key={space} className="sketch-marker" data-face={face} d={`M${x} ${y - 26}l26 26l-26 26l-26 -26Z`} />;
      })}
      {forces.map(({ space, count }) => {
        const [x, y] = spaces.get(space)?.at ?? [-100, -100];
        return (
          <g key={space} className="sketch-force" data-far="true" transform={`translate(${x} ${y})`}>
            <rect x={-34} y={-34} width={68} height={68} rx={10} />
            <text y={18} textAnchor="middle">
              {count}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A force is one counter with its number, and so is the enemy; a marker is a diamond. */
function Pieces({ view, spaces }: { readonly view: View; readonly spaces: Spaces }) {
  const theatre = theatreOf(view);
  const enemyAt = view.battle?.at ?? view.operation?.at ?? '';
  const forces = [...spaces].map(([id, { at }]) => ({
    id,
    at,
    count: view.units.filter((unit) => unit.at === id && theatre.findUnit(unit.id) !== undefined).length,
  }));
  const opfor = view.battle ? view.battle.opfor.length : view.opfor.length;
  const enemy = opfor > 0 ? spaces.get(enemyAt) : undefined;
  return (
    <>
      {view.objectives.filter(isOnMap).map((marker) => {
        const [x, y] = spaces.get(marker.at)?.at ?? [0, 0];
        return <path key={marker.id} className="sketch-marker" data-face={faceOf(marker)} d={`M${x} ${y - 32}l15 15l-15 15l-15 -15Z`} />;
      })}
      {forces
        .filter(({ count }) => count > 0)
        .map(({ id, at: [x, y], count }) => (
          <g key={id} className="sketch-force" transform={`translate(${x - (enemy && id === enemyAt ? 22 : 0)} ${y})`}>
            <rect x={-18} y={-18} width={36} height={36} rx={6} />
            <text y={9} textAnchor="middle">
              {count}
            </text>
          </g>
        ))}
      {enemy && (
        <g className="sketch-enemy" transform={`translate(${enemy.at[0] + 22} ${enemy.at[1]})`}>
          <rect x={-18} y={-18} width={36} height={36} />
          <text y={9} textAnchor="middle">
            {opfor}
          </text>
        </g>
      )}
    </>
  );
}
