/** Which picture stands on which counter, marker and card. */
import type { IntelAction } from '../content/terms.ts';
import type { IconName } from './icon.tsx';

export const UNIT_ICONS: Readonly<Record<string, IconName>> = {
  'truck-patrol': 'truck',
  'jeep-patrol': 'jeep',
  'armoured-cars': 'armoured-car',
  'commando-party': 'commando',
  'royal-marines': 'marine',
  'heavy-weapons': 'machine-gun',
  sappers: 'dynamite',
  'intelligence-group': 'binoculars',
  'supply-column': 'jerrycan',
  'patrol-leader': 'rank-3',
  hurricanes: 'fighter',
  beaufighters: 'twin-engined',
  'air-supply': 'parachute',
  'para-section': 'paratrooper',
  'ranger-team': 'rifleman',
  'local-scouts': 'hiking',
  'psyop-team': 'megaphone',
  'mortar-team': 'mortar',
  'mule-train': 'donkey',
  leader: 'rank-3',
  airstrike: 'jet-fighter',
  helicopter: 'helicopter',
};

export const OPFOR_ICONS: Readonly<Record<string, IconName>> = {
  'colonial-garrison': 'sun-helmet',
  'motorised-infantry': 'troop-lorry',
  'saharan-company': 'camel',
  autoblinda: 'armoured-car',
  'afrikakorps-recon': 'apc',
  'axis-commander': 'captain-hat-profile',
  'hill-militia': 'militiaman',
  'border-guards': 'watchtower',
  regulars: 'rifleman',
  'shock-platoon': 'ak47',
  'heavy-mortars': 'mortar',
  cadre: 'public-speaker',
  'sector-commander': 'captain-hat-profile',
};

/** For types that a new sheet brings along and nobody has drawn yet. */
export const ANY_UNIT: IconName = 'commando';
export const ANY_OPFOR: IconName = 'rifleman';

export const MARKER_ICONS = {
  objective: 'flying-flag',
  stores: 'wooden-crate',
  minefield: 'minefield',
  ambush: 'crosshair',
  panic: 'screaming',
  eliminated: 'tombstone',
  recruits: 'backup',
  dice: 'rolling-dices',
  intel: 'envelope',
  signal: 'pocket-radio',
} as const satisfies Record<string, IconName>;

export const INTEL_ICONS: Readonly<Record<IntelAction, IconName>> = {
  'gain-op': 'stopwatch',
  reveal: 'eye-target',
  'airfield-move': 'airplane-departure',
  'water-move': 'waves',
  surprise: 'hooded-figure',
  'air-return': 'return-arrow',
  'forward-base': 'barracks-tent',
};
