/** The map that a game is played on, and its land: one of the four, or one of somebody's own that came with its file. */
import { entryOf } from '../../../kernel/listed.ts';
import { MAP_IDS, type MapId, type Played, type Raid } from './content-file.ts';
import { LAND, type Land, landOf } from './land.ts';
import { type EuropeMap, MAPS, mapOf } from './map.ts';

interface OwnMap {
  readonly map: EuropeMap;
  readonly land: Land;
}

const READ = new WeakMap<Raid, OwnMap>();

/** A view brings its raid anew each time it comes; the same words are the same map. As many as somebody looks at by turns. */
const LATELY = new Map<string, OwnMap>();
const BY_TURNS = 4;

function ownMapOf(raid: Raid, sheet: NonNullable<Raid['land']>): OwnMap {
  const known = READ.get(raid);
  if (known) return known;
  const words = JSON.stringify(sheet);
  const own = LATELY.get(words) ?? readFrom(sheet);
  LATELY.set(words, own);
  const [oldest] = LATELY.keys();
  if (LATELY.size > BY_TURNS && oldest !== undefined) LATELY.delete(oldest);
  READ.set(raid, own);
  return own;
}

function readFrom(sheet: NonNullable<Raid['land']>): OwnMap {
  const map = mapOf(sheet);
  return { map, land: landOf([map]) };
}

export function mapPlayed({ map, own }: Played): EuropeMap {
  return own?.land ? ownMapOf(own, own.land).map : entryOf(MAPS, map, 'map');
}

export function landPlayed({ own }: Pick<Played, 'own'>): Land {
  return own?.land ? ownMapOf(own, own.land).land : LAND;
}

interface Seen {
  readonly map: MapId;
  readonly own: Raid | null;
}

/** What a view is of. */
export function playedIn({ map, own }: Seen): Played {
  return { map: MAP_IDS.indexOf(map), own };
}

/** What the map goes by: one of somebody's own bears the name of its raid. */
export function mapIdOf({ map, own }: Seen): string {
  return own?.land ? own.id : map;
}
