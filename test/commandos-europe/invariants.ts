/** What must hold in every position of Commandos: Europe. */
import { MARKER_COUNTS } from '../../src/games/commandos-europe/content/casualties.ts';
import { unitsOf } from '../../src/games/commandos-europe/content/enemies.ts';
import { missionsOf } from '../../src/games/commandos-europe/content/missions.ts';
import {
  FIRST_GEAR,
  idOf,
  isBoat,
  isLoad,
  isPlus,
  isSquad,
  PIECE_COUNT,
  portageOf,
  SQUADS,
} from '../../src/games/commandos-europe/content/pieces.ts';
import { isAnybodyHunted } from '../../src/games/commandos-europe/rules/detection.ts';
import { mapAt } from '../../src/games/commandos-europe/rules/ground.ts';
import { NO_MISSION, NOBODY, type State } from '../../src/games/commandos-europe/state.ts';
import type { View } from '../../src/games/commandos-europe/view.ts';
import { type Choice, type Event, REASONS } from '../../src/games/commandos-europe/vocabulary.ts';
import type { Invariants } from '../games.ts';
import { POSITIONS } from './positions.ts';

type Fault = string | undefined;

function faultInPieces(s: State): Fault {
  return faultInHolders(s) ?? faultInEnemies(s) ?? faultInMarkers(s) ?? faultInMissions(s) ?? faultInPlaces(s);
}

/** Whoever is held is where its holder is, and nobody hauls more than he may. */
function faultInHolders(s: State): Fault {
  const hauls = Array.from({ length: PIECE_COUNT }, () => 0);
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const holder = s.holders[piece] ?? NOBODY;
    if (holder === NOBODY) continue;
    if (isSquad(piece)) return `${idOf(piece)} is held`;
    if (s.places[piece] !== s.places[holder]) return `${idOf(piece)} is not with ${idOf(holder)}`;
    if (isLoad(piece) && !(isSquad(holder) && isBoat(piece))) hauls[holder] = (hauls[holder] ?? 0) + 1;
    if (!isSquad(holder) && !isPlus(holder)) return `${idOf(holder)} holds ${idOf(piece)}`;
  }
  const over = hauls.findIndex((count, piece) => count > portageOf(piece));
  return over < 0 ? undefined : `${idOf(over)} hauls ${hauls[over]}`;
}

/** Every unit of the map is in the cup or on the map, and there are none where nobody is hunted. */
function faultInEnemies(s: State): Fault {
  const units = [...s.cup, ...s.enemies.map(({ unit }) => unit)].sort((a, b) => a - b);
  if (units.length !== unitsOf(s).length || units.some((unit, i) => unit !== i)) return `enemy units: ${units.join(' ')}`;
  if (s.phase !== 'over' && s.enemies.length > 0 && !isAnybodyHunted(s)) return 'enemies on the map, and nobody is hunted';
  const astray = s.enemies.find(({ at }) => mapAt(at) !== s.map);
  return astray ? `enemy ${astray.unit} is on another map` : undefined;
}

function faultInMarkers(s: State): Fault {
  const counts = [...s.pool];
  for (const marker of s.markers) if (marker >= 0) counts[marker] = (counts[marker] ?? 0) + 1;
  const drawn = s.fight || s.loss ? 1 : 0;
  const missing = MARKER_COUNTS.reduce((sum, count, kind) => sum + Math.abs(count - (counts[kind] ?? 0)), 0);
  return missing <= drawn ? undefined : `markers: ${counts.join(' ')}`;
}

function faultInMissions(s: State): Fault {
  const done = (s.accomplished[s.map] ?? 0) + (s.forfeited[s.map] ?? 0);
  const drawn = missionsOf(s).length - s.missions.length;
  const open = s.mission === NO_MISSION ? 0 : 1;
  // Missions that were not drawn count as forfeited when a map is left.
  return drawn <= done + open ? undefined : `${drawn} missions drawn, ${done} completed, ${open} open`;
}

function faultInPlaces(s: State): Fault {
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const place = s.places[piece] ?? 0;
    if (place >= 0 && mapAt(place) !== s.map) return `${idOf(piece)} is on another map`;
    if (piece >= FIRST_GEAR && place === -2) return `${idOf(piece)} is gone for good`;
  }
  for (let squad = 0; squad < SQUADS; squad++) if ((s.heard[squad] ?? 0) > s.hearings) return 'heard before it was heard';
  for (let squad = 0; squad < SQUADS; squad++)
    if ((s.heard[squad] ?? 0) > 0 !== (((s.heardWith[squad] ?? 0) >> squad) & 1) > 0) return 'heard without itself';
  for (let squad = 0; squad < SQUADS; squad++)
    if ((s.fought >> squad) & 1 && s.heard[squad] === 0) return 'fought, and nobody has detected it';
  return s.points < 0 ? 'less than no points' : undefined;
}

/** Wars seldom go so well. */
const SELDOM = ['outcome victoria-cross', 'outcome national-hero', 'outcome award-and-promotion', 'question leader-killed'];

const EXAMPLES = Array.from({ length: 61 }, (_, i) => `CE-${i + 1}`);

/** Without what is going on, whose turn it is, and what each has done in it. */
function drawn(view: View) {
  const { phase: _moment, turn: _when, move: _inHand, fight: _fought, loss: _choosing, chase: _chased, aimed: _named, ...rest } = view;
  const { basesTried: _tried, lostLately: _lately, pieces, enemies, ...others } = rest;
  return {
    ...others,
    pieces: pieces.map(({ moved: _moved, did: _did, fought: _attacked, ...piece }) => piece),
    enemies: enemies.map(({ acted: _acted, suppressed: _down, ...enemy }) => enemy),
  };
}

export const INVARIANTS: Invariants<State, Choice, Event> = {
  drawn: (view) => drawn(view as View),
  faultInPieces,
  hidesDiceOnly: true,
  long: true,
  hiddenFrom: () => [],
  leakIn: () => undefined,
  reasons: REASONS,
  positions: POSITIONS,
  seldom: SELDOM,
  examples: EXAMPLES,
  content: missionsOf({ map: 0, own: null }).map(({ id }) => `mission ${id}`),
  occursByEvent: (_, event) => (event.type === 'mission-drawn' ? [`mission ${event.mission}`] : []),
};
