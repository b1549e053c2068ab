/** What each event changes for the eye: it is done to the position that a view was read back into, and seen again. */
import type * as Kernel from '../../../../kernel/game.ts';
import { MARKER_IDS } from '../../content/casualties.ts';
import { unitIds } from '../../content/enemies.ts';
import { hexNamed, MAPS } from '../../content/map.ts';
import { missionsOf } from '../../content/missions.ts';
import { countersOf, pieceAt } from '../../content/pieces.ts';
import { copyState } from '../../copy.ts';
import { positionOf } from '../../reckoning/position.ts';
import { bitsOf, forget, forgetAll, leaveTheHunt, noteHeard, putBack } from '../../rules/detection.ts';
import { giveMarkerBack } from '../../rules/elimination.ts';
import { dropGear, finish, forgetHandling, leaveBehind, stripGear, takeUp } from '../../rules/moving-along.ts';
import { carryTo, takeOff } from '../../rules/pieces-in-play.ts';
import { beginMap } from '../../rules/set-up.ts';
import { countLosses } from '../../rules/winning.ts';
import { COMING, FORFEITED, NO_MISSION, NOBODY, OFF, type State } from '../../state.ts';
import { type View, view as viewOf } from '../../view.ts';
import type { Event, EventOf, Table } from '../../vocabulary.ts';
import { seen, told } from '../seen.ts';

export function after(anyView: unknown, event: Kernel.GameEvent): View {
  const view = seen(anyView);
  const [known] = told([event]);
  if (!known) return view;
  const state = copyState(positionOf(view));
  const isSeen = happenedToCompany(state, known) || happenedToEnemies(state, known) || happenedToMission(state, known);
  return isSeen ? viewOf(state, undefined) : view;
}

/** Nobody listens: what comes of it is told by events of its own. */
const quietly = (state: State): Table => ({ state, by: '' });

/** Squads, leaders, gear and bases. */
function happenedToCompany(state: State, event: Event): boolean {
  switch (event.type) {
    case 'stationed':
      state.places[pieceAt(event.piece)] = hexNamed(event.hex);
      return true;
    case 'bought':
      bought(state, event);
      return true;
    case 'moved':
      moved(state, event);
      return true;
    case 'left':
    case 'taken':
    case 'stripped':
    case 'dropped':
      if (state.move) HANDLINGS[event.type](quietly(state), event.piece);
      return true;
    case 'sunk':
    case 'gear-lost':
    case 'overrun':
      for (const id of event.pieces) takeOff(state, pieceAt(id));
      return true;
    case 'detected':
      noteHeard(state, event.squads.map(pieceAt));
      return true;
    case 'undetected':
      for (const id of event.squads) forget(state, pieceAt(id));
      return true;
    case 'escaped':
      escaped(state, event);
      return true;
    case 'casualties':
      state.markers[pieceAt(event.squad)] = MARKER_IDS.indexOf(event.marker);
      return true;
    case 'squad-eliminated':
      leaveTheHunt(state, pieceAt(event.squad));
      giveMarkerBack(state, pieceAt(event.squad));
      takeOff(state, pieceAt(event.squad));
      state.lostLately++;
      return true;
    case 'leader-killed':
      takeOff(state, pieceAt(event.leader));
      return true;
    default:
      return happenedToBase(state, event);
  }
}

const HANDLINGS = { left: leaveBehind, taken: takeUp, stripped: stripGear, dropped: dropGear } as const;

/** Counters of a kind are alike: the first that is for sale is bought. */
function bought(state: State, { piece, points, hex }: EventOf<'bought'>): void {
  const named = pieceAt(piece);
  const counter = named >= 0 ? named : (countersOf(piece).find((each) => state.places[each] === OFF) ?? -1);
  if (counter < 0) return;
  state.points = points;
  state.places[counter] = hexNamed(hex);
  state.holders[counter] = NOBODY;
}

function moved(state: State, { pieces, hex }: EventOf<'moved'>): void {
  for (const id of pieces) {
    carryTo(state, pieceAt(id), hexNamed(hex));
    finish(state, pieceAt(id));
  }
  forgetHandling(state);
  state.move = null;
}

function escaped(state: State, { pieces, lost, hex }: EventOf<'escaped'>): void {
  for (const id of lost) takeOff(state, pieceAt(id));
  for (const id of pieces) {
    const piece = pieceAt(id);
    if (piece < state.heard.length) leaveTheHunt(state, piece);
    state.places[piece] = hexNamed(hex);
  }
  state.escapes++;
}

function happenedToBase(state: State, event: Event): boolean {
  switch (event.type) {
    case 'base-placed':
      state.bases[state.bases[0] === OFF ? 0 : 1] = hexNamed(event.hex);
      return true;
    case 'base-bought':
      state.bases[1] = hexNamed(event.hex);
      return true;
    case 'base-moved':
      state.bases = state.bases.map((hex) => (hex === hexNamed(event.from) ? hexNamed(event.hex) : hex));
      return true;
    case 'base-lost': {
      const base = state.bases.indexOf(hexNamed(event.hex));
      state.bases[base] = OFF;
      state.basesLost |= 1 << base;
      if (base === 1) state.ownsSecond = false;
      return true;
    }
    default:
      return false;
  }
}

function happenedToEnemies(state: State, event: Event): boolean {
  const enemy = 'enemy' in event ? state.enemies.find(({ unit }) => unit === unitIds(state).indexOf(event.enemy)) : undefined;
  switch (event.type) {
    case 'enemy-placed': {
      const unit = unitIds(state).indexOf(event.enemy);
      state.cup = state.cup.filter((each) => each !== unit);
      state.enemies.push({ unit, at: hexNamed(event.hex), acted: false, suppressed: false });
      return true;
    }
    case 'enemy-moved':
      if (enemy) enemy.at = hexNamed(event.hex);
      state.phase = 'enemies';
      return true;
    case 'battle':
      if (event.attacker === 'enemy') state.phase = 'enemies';
      else state.fought |= bitsOf(event.squads.map(pieceAt));
      return true;
    case 'suppressed':
      if (enemy) enemy.suppressed = true;
      return true;
    case 'enemy-eliminated':
      if (enemy) putBack(state, enemy.unit);
      state.enemies = state.enemies.filter((each) => each !== enemy);
      return true;
    case 'enemies-withdrew':
      for (const { unit } of state.enemies) putBack(state, unit);
      state.enemies = [];
      // Ruling 52: who fought in a base is detected until the enemies leave.
      forgetAll(state);
      return true;
    default:
      return false;
  }
}

function happenedToMission(state: State, event: Event): boolean {
  const { map } = state;
  switch (event.type) {
    case 'mission-drawn':
      missionDrawn(state, event);
      return true;
    case 'accomplished':
      state.points += event.award;
      state.accomplished[map] = (state.accomplished[map] ?? 0) + 1;
      state.completed.push(state.mission);
      takeAway(state);
      return true;
    case 'forfeited':
      state.forfeited[map] = (state.forfeited[map] ?? 0) + 1;
      state.completed.push(FORFEITED - state.mission);
      state.wasForfeited = true;
      takeAway(state);
      return true;
    case 'undrawn-forfeited':
      state.forfeited[map] = (state.forfeited[map] ?? 0) + event.count;
      return true;
    case 'map-began':
      beginMap(quietly(state), MAPS.find(({ id }) => id === event.map)?.number ?? state.map);
      return true;
    case 'over':
      countLosses(state);
      state.how = event.how;
      state.phase = 'over';
      return true;
    default:
      return false;
  }
}

/** 3.4 On a new map the men take their places before the first mission is drawn. */
function missionDrawn(state: State, { mission, hex }: EventOf<'mission-drawn'>): void {
  state.places = state.places.map((place) => (place === COMING ? (state.bases[0] ?? OFF) : place));
  countLosses(state);
  state.mission = missionsOf(state).findIndex(({ id }) => id === mission);
  state.missionAt = hexNamed(hex);
  state.since = state.turn;
  state.missions = state.missions.filter((each) => each !== state.mission);
}

function takeAway(state: State): void {
  state.mission = NO_MISSION;
  state.missionAt = OFF;
}
