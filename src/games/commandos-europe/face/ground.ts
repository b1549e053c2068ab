/** The map that lies on the table: its hexes, how far it goes, and where things are upon it. */
import type { Box, Point } from '../../../board/geometry.ts';
import { type Hexes, hexesFrom } from '../../../board/hex/hexes.ts';
import { type EuropeMap, GRID, hexName, hexNamed } from '../content/map.ts';
import { mapPlayed, playedIn } from '../content/map-played.ts';
import type { View } from '../view.ts';
import { centreOf, cornersOf, extentOf, grown } from './map/hexes.ts';

export interface Ground {
  readonly map: EuropeMap;
  readonly hexes: Hexes;
  /** The map: this much is the board. */
  readonly extent: Box;
  /** Everything that is painted. */
  readonly painted: Box;
}

/** The sheet has a margin of so much; beyond it lies the table, as far as a high or a wide window shows it. */
const MARGIN = 24;
const TABLE = 900;

const GROUNDS = new WeakMap<EuropeMap, Ground>();

export function groundOf(view: View): Ground {
  const map = mapPlayed(playedIn(view));
  const known = GROUNDS.get(map);
  if (known) return known;
  const extent = extentOf(map);
  const ground = { map, hexes: hexesOf(map), extent: grown(extent, MARGIN), painted: grown(extent, TABLE) };
  GROUNDS.set(map, ground);
  return ground;
}

function hexesOf({ hexes }: EuropeMap): Hexes {
  return hexesFrom(
    hexes.map((hex) => ({
      id: hexName(hex),
      centre: centreOf(hex),
      corners: cornersOf(hex),
      neighbours: (GRID.neighbours[hex] ?? []).map((next) => (next < 0 ? undefined : hexName(next))),
    })),
  );
}

/** The middle of a hex by its name. */
export function middleOf(name: string): Point {
  return centreOf(hexNamed(name));
}
