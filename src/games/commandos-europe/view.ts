/** What anybody may see, key by key: everything but the dice to come. */
import type { Seat } from '../../kernel/game.ts';
import { MARKER_IDS, markerOf } from './content/casualties.ts';
import { MAP_IDS } from './content/content-file.ts';
import { unitOf } from './content/enemies.ts';
import { missionOf } from './content/missions.ts';
import { idOf, isGear, PIECE_IDS, SQUADS } from './content/pieces.ts';
import { allowanceOf } from './rules/allowance.ts';
import { hasFought, squadsIn } from './rules/detection.ts';
import { awareness, missionsHere } from './rules/missions.ts';
import { idsOf, nameAt } from './rules/pieces-in-play.ts';
import { levelOf, scoreOf } from './rules/winning.ts';
import { COMING, FORFEITED, GONE, MOVED, NO_MARKER, NO_MISSION, NOBODY, OFF, type State } from './state.ts';

export type View = ReturnType<typeof view>;
export type PieceView = View['pieces'][number];

export function view(state: State, _: Seat | undefined) {
  return {
    setup: state.setup,
    own: state.own,
    rules: { ...state.rules },
    phase: state.phase,
    map: MAP_IDS[state.map] ?? 'norway',
    turn: state.turn,
    points: state.points,
    mission: missionView(state),
    missionsHere: missionsHere(state),
    undrawn: state.missions.map((mission) => missionOf(state, mission).id),
    completed: state.completed.map((each) => completedView(state, each)),
    accomplished: [...state.accomplished],
    forfeited: [...state.forfeited],
    lost: state.lost,
    lostLately: state.lostLately,
    wasForfeited: state.wasForfeited,
    score: scoreOf(state),
    level: levelOf(state),
    awareness: awareness(state),
    escapes: state.escapes,
    hearings: state.hearings,
    pieces: PIECE_IDS.flatMap((id, piece) => (state.places[piece] === OFF ? [] : [pieceView(state, piece, id)])),
    shop: PIECE_IDS.filter((_id, piece) => state.places[piece] === OFF),
    bases: state.bases.map((hex) => (hex === OFF ? '' : nameAt(hex))),
    ownsSecond: state.ownsSecond,
    basesLost: state.basesLost,
    basesTried: state.basesTried,
    enemies: state.enemies.map(({ unit, at, acted, suppressed }) => ({
      id: unitOf(state, unit).id,
      at: nameAt(at),
      acted,
      suppressed,
    })),
    cup: state.cup.length,
    pool: Object.fromEntries(MARKER_IDS.map((id, kind) => [id, state.pool[kind] ?? 0])),
    move: moveView(state),
    fight: fightView(state),
    loss: state.loss && { at: nameAt(state.loss.hex), left: state.loss.left, among: state.loss.among.map(idOf) },
    chase: state.chase && { enemy: unitOf(state, state.chase.unit).id },
    aimed: state.aimed.map(({ weapon, unit }) => ({ weapon: idOf(weapon), enemy: unitOf(state, unit).id })),
    how: state.how,
  };
}

function missionView(state: State) {
  const { mission, missionAt, since } = state;
  if (mission === NO_MISSION) return null;
  const { id, award, requires } = missionOf(state, mission);
  return { id, at: nameAt(missionAt), award, requires: [...requires], since };
}

function completedView(state: State, completed: number) {
  const accomplished = completed >= 0;
  return { id: missionOf(state, accomplished ? completed : FORFEITED - completed).id, accomplished };
}

function whereIs(place: number): string {
  if (place === GONE) return 'gone';
  return place === COMING ? 'coming' : nameAt(place);
}

function pieceView(state: State, piece: number, id: string) {
  const holder = state.holders[piece] ?? NOBODY;
  const marker = piece < SQUADS ? (state.markers[piece] ?? NO_MARKER) : NO_MARKER;
  return {
    id,
    at: whereIs(state.places[piece] ?? OFF),
    with: holder === NOBODY ? '' : idOf(holder),
    gear: isGear(piece),
    detected: piece < SQUADS && (state.heard[piece] ?? 0) > 0,
    /** In which detection it was; 0 for none. */
    heard: piece < SQUADS ? (state.heard[piece] ?? 0) : 0,
    /** The squads of that detection, itself among them. */
    heardWith: piece < SQUADS ? idsOf(squadsIn(state.heardWith[piece] ?? 0)) : [],
    /** It has attacked since it was detected. */
    fought: piece < SQUADS && hasFought(state, piece),
    marker: marker === NO_MARKER ? '' : markerOf(marker).id,
    moved: ((state.did[piece] ?? 0) & MOVED) !== 0,
    /** What it has done in this turn: bits, as the state has them. */
    did: state.did[piece] ?? 0,
  };
}

function moveView(state: State) {
  const { move } = state;
  if (!move) return null;
  const { land, water } = allowanceOf(state, move);
  return {
    lead: idOf(move.lead),
    group: move.group.map(idOf),
    from: nameAt(move.from),
    spent: move.spent,
    steps: move.steps,
    afloat: move.afloat,
    by: move.by.map((piece) => (piece === NOBODY ? '' : idOf(piece))),
    byChosen: move.byChosen,
    dropped: [...move.dropped],
    halts: move.halts.map(({ hex, steps }) => ({ at: nameAt(hex), steps })),
    delivered: move.delivered,
    land,
    water,
  };
}

function fightView(state: State) {
  const { fight } = state;
  if (!fight) return null;
  const { attacker, hex, unit, squads, weapons } = fight;
  return { attacker, at: nameAt(hex), enemy: unitOf(state, unit).id, squads: squads.map(idOf), weapons: weapons.map(idOf) };
}
