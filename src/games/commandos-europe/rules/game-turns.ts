/** 4.0 Game turns and phases: how a turn ends, and what ends a map and a war. */
import { setupOf } from '../content/setups.ts';
import { NO_MISSION, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, openWindow, plain, type Refusal, refusal } from './asking.ts';
import { isAnybodyHunted } from './detection.ts';
import { forfeitMission, forfeitTheRest, isMapDone, isOverdue, setUpMap } from './missions.ts';
import { accomplishedHere, forfeitedHere } from './pieces-in-play.ts';
import { beginMap } from './set-up.ts';
import { endWar } from './winning.ts';

const NO_MISSION_HERE = refusal('no-mission', '7.2');

function whyNotForfeit({ mission }: State): Refusal | undefined {
  return mission === NO_MISSION ? NO_MISSION_HERE : undefined;
}

/** 7.2 At any time after the placement phase. */
export const forfeit = plain('forfeit', '7.2', whyNotForfeit, { minor: true, aside: true });

const PASS: ChoiceOf<'pass'> = { kind: 'pass' };
const pass = plain('pass', '4.0');
const determination = openWindow('success', '4.0', [forfeit, pass], PASS);
/** Whoever is hunted is stopped here: with a new mission to come there is a base to be bought or moved before the enemies go on. */
const determinationInTheHunt = openWindow('success', '4.0', [plain('forfeit', '7.2', whyNotForfeit, { aside: true }), pass], PASS);

/** 4.0 Success Determination Phase. */
export function* successDetermination(t: Table): Rules {
  const { state } = t;
  if (isOverdue(state)) forfeitMission(t, 'overdue');
  else if (state.mission !== NO_MISSION) {
    const choice = yield* ask(isAnybodyHunted(state) ? determinationInTheHunt : determination);
    if (choice.kind === 'forfeit') forfeitMission(t, 'player');
  }
  nextTurn(state);
  if (state.mission !== NO_MISSION) state.phase = 'movement';
  else if (isMapDone(state)) endMap(t);
  else state.phase = 'placement';
}

function nextTurn(state: State): void {
  state.turn++;
  state.did.fill(0);
  for (const enemy of state.enemies) {
    enemy.acted = false;
    enemy.suppressed = false;
  }
}

function endMap(t: Table): void {
  const { state } = t;
  t.tell?.({
    type: 'map-ended',
    rule: '4.0',
    map: setUpMap(state),
    accomplished: accomplishedHere(state),
    forfeited: forfeitedHere(state),
  });
  if (state.map === setupOf(state).last) endWar(t);
  beginMap(t, state.map + 1);
}

/** 4.0 The player goes on to the next map; there is no way back (2.2). */
export function leaveMap(t: Table): void {
  forfeitTheRest(t);
  endMap(t);
}

/** 4.0, 5.0 The player ends the war and accepts what he has achieved; maps not begun count nothing. */
export function leaveWar(t: Table): void {
  forfeitTheRest(t);
  endWar(t);
}
