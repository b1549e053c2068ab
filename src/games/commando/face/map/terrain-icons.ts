/** Which picture stands in the disc of which terrain. */
import type { IconName } from '../icon.tsx';

const TERRAIN_ICONS: Readonly<Record<string, IconName>> = {
  'gravel-plain': 'gravel',
  oasis: 'palm-tree',
  outpost: 'tower-flag',
  'sand-sea': 'dunes',
  'salt-marsh': 'swamp',
  escarpment: 'cliff',
  'coast-road': 'road',
  harbour: 'anchor',
  garrison: 'barracks-tent',
  meadow: 'high-grass',
  landing: 'wood-canoe',
  village: 'huts-village',
  road: 'road',
  town: 'village',
  ridge: 'peaks',
  forest: 'forest',
};

export const BASE_ICON: IconName = 'barracks-tent';
export const AIRFIELD_ICON: IconName = 'fighter';

export function terrainIcon(terrain: string): IconName {
  return TERRAIN_ICONS[terrain] ?? 'gravel';
}
