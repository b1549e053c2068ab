/** O21 Move, with A26 Assault Fire and A39 Smoke Grenades on the way. */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { fortificationAt, type State, theUnit, type Unit } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { activate, movingHex, whyNotExit, whyNotMoveInto } from './activation.ts';
import { type AnswerTo, ask, listed, ofHexes, ofUnits, openWhile, plain, question, type Refusal, refusal, settling } from './asking.ts';
import { loseWeapon } from './casualties.ts';
import { mineAttack } from './fire/attack.ts';
import { assaultFire, canAssault } from './fire/order.ts';
import { ofActions, playAction } from './hands.ts';
import { leaveMap } from './leaving.ts';
import { mapOf } from './line-of-sight.ts';
import { placeSmoke } from './markers.ts';
import {
  canGoOn,
  groupUnits,
  hasSetOut,
  isLastHope,
  movementLeft,
  moving,
  mustStillMove,
  newMove,
  possibleSteps,
  waiting,
  whyNotTogether,
} from './moving.ts';
import { reactions } from './op-fire.ts';
import { isAlongTrench, moveCost, whyNotSmoke } from './terrain.ts';
import { handOver, throwAway, transfer } from './transfer.ts';
import { hasBoxedMovement, isInWire } from './units.ts';
import { updateControl } from './victory.ts';

// Setting out

const isSomebodyGoing = (state: State): boolean => moving(state).group.length > 0;
const isNobodyGoing = (state: State): boolean => !isSomebodyGoing(state);

/** O21.2 One group at a time, and only if it can go anywhere. */
function whyNotSetOut(state: State, units: readonly Unit[]): Refusal | undefined {
  return isSomebodyGoing(state) ? refusal('has-moved', 'O21.2') : whyNotTogether(state, units);
}

/** O14.4 The only one there is has to. */
const setOut = settling(
  openWhile(
    isNobodyGoing,
    ofUnits(
      'set-out',
      'O21.2',
      (state) => waiting(state).map(({ id }) => id),
      (state, id) => whyNotSetOut(state, [theUnit(state, id)]),
    ),
  ),
  (state) => waiting(state).length === 1 && mustStillMove(state),
);

/** Hexes where several activated units wait to move. */
function gatherings(state: State): number[] {
  const hexes = waiting(state).map(({ at }) => at);
  return [...new Set(hexes.filter((hex, i) => hexes.indexOf(hex) !== i))].sort((a, b) => a - b);
}

const waitingAt = (state: State, hex: number): Unit[] => waiting(state).filter(({ at }) => at === hex);

const setOutAll = openWhile(
  isNobodyGoing,
  ofHexes('set-out-all', 'O21.2', gatherings, (state, hex) => whyNotSetOut(state, waitingAt(state, hex))),
);

/** O21.2 Only those who begin in the same hex go together, and stay together. */
const goWith = openWhile(
  (state) => isSomebodyGoing(state) && !hasSetOut(moving(state)),
  ofUnits(
    'with',
    'O21.2',
    (state) => waiting(state).map(({ id }) => id),
    (state, id) => {
      const move = moving(state);
      if (move.group.length === 0) return refusal('nobody-moving', 'O21.2');
      if (hasSetOut(move)) return refusal('has-moved', 'O21.2', { unit: id });
      const unit = theUnit(state, id);
      if (unit.at !== movingHex(state)) return refusal('not-together', 'O21.2', { unit: id });
      return whyNotTogether(state, [...groupUnits(state), unit]);
    },
  ),
);

// Steps

/** O21.1 Every unit of the group must be able to go there, and have the MPs. */
function whyNotStep(state: State, hex: number): Refusal | undefined {
  const units = groupUnits(state);
  const [first] = units;
  if (!first) return refusal('nobody-moving', 'O21.1');
  for (const unit of units) {
    const reason = whyNotMoveInto(state, unit, hex);
    if (reason) return reason;
  }
  const cost = moveCost(state, first.side, first.at, hex);
  const left = movementLeft(state);
  return cost <= left ? undefined : refusal('too-costly', 'O21.1', { hex: hexName(hex), cost, left });
}

const step = listed(
  'step',
  'O21.1',
  (state) => possibleSteps(state).map((to) => ({ kind: 'step', hex: hexName(to) })),
  (state, { hex }) => {
    const to = hexNamed(hex);
    return to < 0 ? refusal('unknown-id', 'O21.1', { id: hex }) : whyNotStep(state, to);
  },
);

const exit = plain('exit', '7.2.1', (state) => {
  const units = groupUnits(state);
  if (units.length === 0) return refusal('nobody-moving', '7.2.1');
  for (const unit of units) {
    const reason = whyNotExit(state, unit, 'O21.4');
    if (reason) return reason;
  }
  return movementLeft(state) >= 1 ? undefined : refusal('no-movement-left', '7.2.1');
});

// A39, A26

/** A39 In or next to the hex of a unit with boxed Movement that is activated to Move. */
function smokeHexes(state: State): number[] {
  const map = mapOf(state);
  const throwers = moving(state)
    .active.map((id) => theUnit(state, id))
    .filter(hasBoxedMovement);
  const hexes = throwers.flatMap(({ at }) => [at, ...(map.adjacent[at] ?? [])]);
  return [...new Set(hexes)].filter((hex) => whyNotSmoke(state, hex, 'A39') === undefined).sort((a, b) => a - b);
}

const smokeGrenades = ofActions('smoke-grenades', 'A39', (state, card) => {
  if (state.smokeCup.length === 0) return refusal('none-left', 'T94', { card });
  return smokeHexes(state).length > 0 ? undefined : refusal('not-boxed', 'A39', { card });
});

const whereSmoke = question('place-smoke', 'A39', [ofHexes('place-smoke', 'A39', smokeHexes)]);

const assault = ofActions('assault-fire', 'A26', (state, card, side) =>
  canAssault(state, side) ? undefined : refusal('no-target', 'A26', { card }),
);

// Ending it

const halt = settling(
  plain('halt', 'O21.2', (state) => {
    if (isNobodyGoing(state)) return refusal('nobody-moving', 'O21.2');
    return isLastHope(state) ? refusal('must-move', 'O14.4') : undefined;
  }),
  (state) => hasSetOut(moving(state)),
);

const endMove = settling(
  plain('end-move', 'O21', (state) => {
    if (isSomebodyGoing(state)) return refusal('has-moved', 'O21.2');
    return mustStillMove(state) ? refusal('must-move', 'O14.4') : undefined;
  }),
);

const moveOn = question('move', 'O21', [setOutAll, setOut, goWith, step, exit, transfer, throwAway, smokeGrenades, assault, halt, endMove]);

export function* moveOrder(t: Table, side: Side): Rules {
  const { state } = t;
  const active = yield* activate(t, side, 'move', 'O21');
  state.doing.push(newMove(side, active));
  for (;;) {
    const choice = yield* ask(side, moveOn);
    if (choice.kind === 'end-move') break;
    yield* carryOut(t, side, choice);
    if (isGroupGone(state)) finishGroup(state);
  }
  state.doing.pop();
}

function carryOut(t: Table, side: Side, choice: Exclude<AnswerTo<typeof moveOn>, { kind: 'end-move' }>): Rules {
  const { state } = t;
  const move = moving(state);
  switch (choice.kind) {
    case 'set-out':
      move.group = [choice.unit];
      return NOBODY_CHOOSES;
    case 'set-out-all': {
      const hex = hexNamed(choice.hex);
      move.group = waitingAt(state, hex).map(({ id }) => id);
      return NOBODY_CHOOSES;
    }
    case 'with':
      move.group = [...move.group, choice.unit];
      return NOBODY_CHOOSES;
    case 'step':
      return enter(t, hexNamed(choice.hex));
    case 'exit':
      return exitMap(t);
    case 'transfer':
      handOver(t, choice.unit, choice.receiver);
      return NOBODY_CHOOSES;
    case 'abandon':
      loseWeapon(t, theUnit(state, choice.unit), '11.3');
      return NOBODY_CHOOSES;
    case 'smoke-grenades':
      return throwSmoke(t, side, choice.card);
    case 'assault-fire':
      playAction(t, side, choice.card, 'A26');
      return assaultFire(t, side);
    case 'halt':
      stop(state);
      return NOBODY_CHOOSES;
  }
}

/** Those who have become unable to set out together may still try alone. */
function stop(state: State): void {
  if (hasSetOut(moving(state)) || canGoOn(state)) finishGroup(state);
  else moving(state).group = [];
}

/** E46 Nobody of it is left, or a fire has driven it apart. */
function isGroupGone(state: State): boolean {
  const [first, ...others] = groupUnits(state);
  return first === undefined || others.some(({ at }) => at !== first.at);
}

/** The group has ended its movement, and the next may begin. */
function finishGroup(state: State): void {
  const move = moving(state);
  move.finished = [...move.finished, ...move.group];
  move.group = [];
  move.spent = 0;
  move.onRoad = false;
  move.stopped = false;
  move.entered = false;
  move.enteredHex = -1;
  move.answered = true;
}

function* throwSmoke(t: Table, side: Side, card: string): Rules {
  playAction(t, side, card, 'A39');
  const where = yield* ask(side, whereSmoke);
  placeSmoke(t, hexNamed(where.hex), 'A39');
}

/** F103 Leaving mines comes before entering the next hex; a unit that breaks there is still put into that hex. */
function minesOnTheWayOut(t: Table, hex: number): Rules {
  return fortificationAt(t.state, hex)?.kind === 'mines' ? mineAttack(t, moving(t.state).group, hex) : NOBODY_CHOOSES;
}

/** Those of the group who are still where it set out from: a trigger of the mines may have killed or displaced them. */
const stillIn = (state: State, hex: number): Unit[] => groupUnits(state).filter(({ at }) => at === hex);

function* exitMap(t: Table): Rules {
  const { state } = t;
  const from = movingHex(state);
  yield* minesOnTheWayOut(t, from);
  const leaving = stillIn(state, from).map(({ id }) => id);
  moving(state).spent++;
  if (leaving.length === 0) return;
  moving(state).crossed = true;
  finishGroup(state);
  yield* leaveMap(t, leaving);
}

function* enter(t: Table, hex: number): Rules {
  const { state } = t;
  const { side } = moving(state);
  const from = movingHex(state);
  const cost = moveCost(state, side, from, hex);
  yield* minesOnTheWayOut(t, from);
  const going = stillIn(state, from);
  const move = moving(state);
  move.spent += cost;
  if (going.length === 0 || going.some((unit) => whyNotMoveInto(state, unit, hex) !== undefined)) return;
  for (const unit of going) unit.at = hex;
  move.crossed = true;
  move.entered = true;
  move.enteredHex = hex;
  if (mapOf(state).hasRoad[hex]) move.onRoad = true;
  if (isInWire(state, from) || isInWire(state, hex)) move.stopped = true;
  const { group: units, spent } = move;
  t.tell?.({ type: 'moved', rule: 'O21.1', side, units: units.slice(), from: hexName(from), hex: hexName(hex), cost, spent });
  updateControl(t);
  if (fortificationAt(state, hex)?.kind === 'mines') yield* mineAttack(t, move.group, hex);
  const now = moving(state);
  now.answered = false;
  now.sheltered = isAlongTrench(state, from, hex);
  yield* reactions(t, enemyOf(side));
}
