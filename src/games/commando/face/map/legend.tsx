/** What the marks on the sheet stand for. */
import { Legend } from '../../../../board/map/furniture.tsx';
import type { Drawing } from '../drawings/schema.ts';
import { terrainOf } from './routes.ts';
import { AirfieldBadge, NoLandingBadge, TerrainDisc } from './space-mark.tsx';

/** The words of a key. */
export type Names = (key: string) => string;

export function TerrainLegend({ drawing, names }: { readonly drawing: Drawing; readonly names: Names }) {
  const { theatre, furniture } = drawing;
  const { terrain, ...place } = furniture.legend;
  // roads, tracks and paths are walked alike: only the way by water is another matter
  const signs = [
    { key: 'water-route', words: names('map water-route'), sign: <path className="map-water" d="M-9,0H9" /> },
    { key: 'base', words: names('map base'), sign: <TerrainDisc x={0} y={0} radius={7} terrain="base" base /> },
    { key: 'airfield', words: names('map airfield'), sign: <AirfieldBadge x={0} y={0} /> },
    { key: 'no-landing', words: names('map no-landing'), sign: <NoLandingBadge x={0} y={0} /> },
  ];
  const grounds = terrain.map((id) => ({
    key: id,
    words: names(`name ${id}`),
    sign: <TerrainDisc x={0} y={0} radius={7.6} terrain={id} stop={terrainOf(theatre, id).stop === true} />,
  }));
  const note = { key: 'stop', words: names('map stop'), sign: <TerrainDisc x={0} y={0} radius={7} terrain="any" stop /> };
  return <Legend {...place} title={names('map terrain')} note={note} entries={[...grounds, ...signs]} />;
}
