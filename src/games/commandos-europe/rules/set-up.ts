/** 3.0 Set-up: what comes along to a map, where the bases are placed, who begins in which. */

import { MARKER_COUNTS } from '../content/casualties.ts';
import { unitsOf } from '../content/enemies.ts';
import { FIRST_GEAR, FIRST_LEADER, idOf, isFree, isSquad, PIECE_COUNT, SQUADS } from '../content/pieces.ts';
import { COMING, GONE, NO_MARKER, NO_MISSION, NOBODY, OFF, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofPiece, plain, question, refusal } from './asking.ts';
import { BOUGHT_BASE, baseHex, FREE_BASE, hasTwoBases, isCarried, placeBase, placing, placingSecond } from './bases.ts';
import { forgetAll } from './detection.ts';
import { everyMission, setUpMap } from './missions.ts';
import { generationOn, isBase, nameAt, placeOf } from './pieces-in-play.ts';

/** 3.0 A map is set up anew: its own enemies and missions; men and gear wait for a base. */
export function beginMap(t: Table, map: number): void {
  const { state } = t;
  for (let piece = FIRST_GEAR; piece < PIECE_COUNT; piece++) if (comesAlong(state, piece)) state.places[piece] = COMING;
  for (let piece = FIRST_GEAR; piece < PIECE_COUNT; piece++) if (state.places[piece] !== COMING) state.places[piece] = OFF;
  // 3.2 A squad has successors as long as its line lives; 3.3 replacements of leaders come in any case, but not to the Continent.
  const isReplaced = generationOn(map) > generationOn(state.map);
  for (let squad = 0; squad < SQUADS; squad++)
    if (isFree(squad) ? placeOf(state, squad) !== GONE : isWithUs(state, squad)) state.places[squad] = COMING;
  for (let leader = FIRST_LEADER; leader < FIRST_GEAR; leader++)
    if ((isReplaced && isFree(leader)) || isWithUs(state, leader)) state.places[leader] = COMING;
  state.map = map;
  state.phase = 'set-up';
  state.missions = everyMission(state);
  state.completed = [];
  state.mission = NO_MISSION;
  state.missionAt = OFF;
  state.cup = unitsOf(state).map((_, unit) => unit);
  state.enemies = [];
  state.pool = [...MARKER_COUNTS];
  state.markers.fill(NO_MARKER);
  forgetAll(state);
  state.holders.fill(NOBODY);
  state.did.fill(0);
  state.bases = [OFF, OFF];
  state.basesLost = 0;
  state.basesTried = 0;
  const ids = (men: (piece: number) => boolean) =>
    state.places.flatMap((place, piece) => (place === COMING && men(piece) ? [idOf(piece)] : []));
  t.tell?.({
    type: 'map-began',
    rule: '3.0',
    map: setUpMap(state),
    squads: ids(isSquad),
    leaders: ids((piece) => piece >= FIRST_LEADER && piece < FIRST_GEAR),
  });
}

const isWithUs = (state: State, piece: number): boolean => placeOf(state, piece) >= 0 || placeOf(state, piece) === COMING;

/** 3.4, ruling 67 Gear in a base, or with a squad or a plus-type piece. */
function comesAlong(state: State, piece: number): boolean {
  const place = placeOf(state, piece);
  return place === COMING || (place >= 0 && (isBase(state, place) || isCarried(state, piece)));
}

/** 3.1 The free base, and the bought one if it is still owned. */
export function* setUp(t: Table): Rules {
  const { state } = t;
  if (state.bases[FREE_BASE] === OFF) placeBase(t, FREE_BASE, yield* ask(placing));
  else if (state.ownsSecond && state.bases[BOUGHT_BASE] === OFF) placeBase(t, BOUGHT_BASE, yield* ask(placingSecond));
  if (!state.ownsSecond || state.bases[BOUGHT_BASE] !== OFF) state.phase = 'placement';
}

const SAME_BASE = refusal('same-base', '3.4');
const NOT_THERE = refusal('not-there', '3.4');

/** 3.4, 3.5 Everything begins in the free base; what the player likes better in the other is put there. */
const put = ofPiece('put', '3.4', (state, piece) => {
  const place = placeOf(state, piece);
  if (place === baseHex(state, BOUGHT_BASE)) return SAME_BASE;
  return place === baseHex(state, FREE_BASE) ? undefined : NOT_THERE;
});

const deploying = question('deploy', '3.4', [put, plain('done', '3.4', undefined, { settles: true })]);

/** 3.4 Whoever has come to this map takes his place. */
export function* deploy(t: Table): Rules {
  const { state } = t;
  const home = baseHex(state, FREE_BASE);
  let hasCome = false;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (state.places[piece] !== COMING) continue;
    state.places[piece] = home;
    hasCome = true;
  }
  if (!hasCome || !hasTwoBases(state)) return;
  for (let choice = yield* ask(deploying); choice.kind === 'put'; choice = yield* ask(deploying)) {
    const other = baseHex(state, BOUGHT_BASE);
    const piece = state.places.findIndex((_, at) => idOf(at) === choice.piece);
    state.places[piece] = other;
    t.tell?.({ type: 'stationed', rule: '3.4', piece: choice.piece, hex: nameAt(other) });
  }
}
