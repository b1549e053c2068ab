/** Maps as a few strokes, for lists, set-ups and figures of the rules: sea and land, what covers it, and who stands where. */
import type { SketchProps } from '../../lid.ts';
import { type EuropeMap, hexNamed, MAPS } from '../content/map.ts';
import { mapPlayed, playedIn } from '../content/map-played.ts';
import { isSquad, pieceAt } from '../content/pieces.ts';
import { SETUPS, setupCalled } from '../content/setups.ts';
import { KIND } from '../content/terrain.ts';
import type { View } from '../view.ts';
import { centreOf, cornersOf, extentOf, landOn } from './map/hexes.ts';
import './sketch.css';

export function Sketch({ setup, view: anyView }: SketchProps) {
  // What comes as a view of this game was made by its `view`.
  const view = anyView as View | undefined;
  if (!view && !SETUPS.includes(setup)) return null;
  const maps = view ? [mapPlayed(playedIn(view))] : mapsOf(setup);
  return (
    <span className="war-sketch" data-maps={maps.length}>
      {maps.map((map) => (
        <SmallMap key={map.id} map={map} view={view} />
      ))}
    </span>
  );
}

function mapsOf(setup: string): readonly EuropeMap[] {
  const { first, last } = setupCalled(setup);
  return MAPS.slice(first, last + 1);
}

/** From below to above; a hex has the first that holds. */
const COVERS = [
  ['sea', KIND.sea],
  ['coast', KIND.coast],
  ['building', KIND.building | KIND.airfield],
  ['mountain', KIND.mountain | KIND.ridge],
  ['woods', KIND.woods],
] as const;

type Cover = (typeof COVERS)[number][0] | 'land';

function coverAt(map: EuropeMap, hex: number): Cover {
  const kinds = landOn(map).kinds[hex] ?? 0;
  return COVERS.find(([, bits]) => (kinds & bits) !== 0)?.[0] ?? 'land';
}

const outline = (hex: number): string =>
  `M${cornersOf(hex)
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}Z`;

const DRAWN = new WeakMap<EuropeMap, ReadonlyMap<Cover, string>>();

/** All hexes of a kind are one path, made once for a map. */
function pathsOf(map: EuropeMap): ReadonlyMap<Cover, string> {
  const known = DRAWN.get(map);
  if (known) return known;
  const paths = new Map<Cover, string>();
  for (const hex of map.hexes) {
    const cover = coverAt(map, hex);
    if (cover !== 'sea') paths.set(cover, (paths.get(cover) ?? '') + outline(hex));
  }
  DRAWN.set(map, paths);
  return paths;
}

function SmallMap({ map, view }: { readonly map: EuropeMap; readonly view: View | undefined }) {
  const { x, y, width, height } = extentOf(map);
  return (
    <svg
      className="small-map"
      data-map={map.id}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      <rect className="small-sea" x={x} y={y} width={width} height={height} />
      {[...pathsOf(map)].map(([cover, d]) => (
        <path key={cover} className={`small-${cover}`} d={d} />
      ))}
      {view && <Standing view={view} />}
    </svg>
  );
}

/** Bases, squads, enemies and the mission as marks that are seen from afar. */
function Standing({ view }: { readonly view: View }) {
  const squads = view.pieces.filter(({ id, at }) => isSquad(pieceAt(id)) && hexNamed(at) >= 0);
  return (
    <>
      {view.bases
        .filter((hex) => hex !== '')
        .map((hex) => (
          <Mark key={hex} name="base" hex={hex} d="M-60 0A60 60 0 1 0 60 0A60 60 0 1 0 -60 0Z" />
        ))}
      {view.mission && <Mark name="mission" hex={view.mission.at} d="M0 -58L58 0L0 58L-58 0Z" />}
      {squads.map(({ id, at }) => (
        <Mark key={id} name="squad" hex={at} d="M-40 -40H40V40H-40Z" />
      ))}
      {view.enemies.map(({ id, at }) => (
        <Mark key={id} name="enemy" hex={at} d="M-34 -34H34V34H-34Z" />
      ))}
    </>
  );
}

function Mark({ name, hex, d }: { readonly name: string; readonly hex: string; readonly d: string }) {
  const [x, y] = centreOf(hexNamed(hex));
  return <path className={`small-${name}`} d={d} transform={`translate(${x} ${y})`} />;
}
