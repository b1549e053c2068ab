/** O21 Move, with A26 Assault Fire and A39 Smoke Grenades on the way. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import type { Doings } from '../doing.ts';
import { during, fortificationAt, type State, theUnit, type Unit, unitCalled, unitsAt } from '../state.ts';
import type { Choice, Option, Question, Rules, Table } from '../vocabulary.ts';
import { activate, isAtEnemyEdge, movingHex, whyNotMoveInto } from './activation.ts';
import { ask, ofHexes, ofUnits, openWhile, option, plain, type Refusal, refusal } from './asking.ts';
import { mineAttack } from './attack.ts';
import { assaultFire, canAssault } from './fire.ts';
import { ofActions, playAction } from './hands.ts';
import { leaveMap } from './leaving.ts';
import { mapOf } from './line-of-sight.ts';
import { placeSmoke } from './markers.ts';
import { reactions } from './op-fire.ts';
import { isAlongTrench, moveCost, whyNotSmoke } from './terrain.ts';
import { hasBoxedMovement, isTied, movementOf } from './units.ts';
import { updateControl } from './victory.ts';

type Move = Doings<'move'>;

const moving = (state: State): Move => during(state, 'move');

const groupUnits = (state: State): Unit[] => moving(state).group.map((id) => theUnit(state, id));

/** Activated, and not done yet. */
function waiting(state: State): Unit[] {
  const { active, finished, group } = moving(state);
  return active.filter((id) => !finished.includes(id) && !group.includes(id)).map((id) => theUnit(state, id));
}

/** O21.2, T93 What the group has left: its slowest member decides. */
export function movementLeft(state: State): number {
  const { spent, onRoad, stopped } = moving(state);
  if (stopped) return 0;
  const slowest = Math.min(...groupUnits(state).map((unit) => ownMovement(state, unit)));
  return slowest + (onRoad ? 1 : 0) - spent;
}

/** O21.1.1 What a unit has handed over weapons for is gone. */
function ownMovement(state: State, unit: Unit): number {
  return movementOf(state, unit) - moving(state).paid.filter((id) => id === unit.id).length;
}

function ownMovementLeft(state: State, unit: Unit): number {
  const { group, spent, onRoad, stopped } = moving(state);
  if (!group.includes(unit.id)) return ownMovement(state, unit);
  return stopped ? 0 : ownMovement(state, unit) + (onRoad ? 1 : 0) - spent;
}

const hasSetOut = ({ entered, spent }: Move): boolean => entered || spent > 0;

// Setting out

const isSomebodyGoing = (state: State): boolean => moving(state).group.length > 0;
const isNobodyGoing = (state: State): boolean => !isSomebodyGoing(state);

const whyNotSetOut = (state: State): Refusal | undefined => (isSomebodyGoing(state) ? refusal('has-moved', 'O21.2') : undefined);

const setOut = openWhile(
  isNobodyGoing,
  ofUnits('set-out', 'O21.2', (state) => waiting(state).map(({ id }) => id), whyNotSetOut),
);

/** Hexes where several activated units wait to move. */
function gatherings(state: State): number[] {
  const hexes = waiting(state).map(({ at }) => at);
  return [...new Set(hexes.filter((hex, i) => hexes.indexOf(hex) !== i))].sort((a, b) => a - b);
}

const setOutAll = openWhile(isNobodyGoing, ofHexes('set-out-all', 'O21.2', gatherings, whyNotSetOut));

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
      return theUnit(state, id).at === movingHex(state) ? undefined : refusal('not-together', 'O21.2', { unit: id });
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

/** All hexes of which `whyNotStep` has nothing to say, found at one go: they are listed at every step. */
function possibleSteps(state: State): number[] {
  const units = groupUnits(state);
  const [first] = units;
  if (!first) return [];
  const left = movementLeft(state);
  return (mapOf(state).adjacent[first.at] ?? []).filter(
    (hex) => moveCost(state, first.side, first.at, hex) <= left && units.every((unit) => whyNotMoveInto(state, unit, hex) === undefined),
  );
}

const step: Option = {
  ...option(
    'step',
    'O21.1',
    (state) => possibleSteps(state).map((to) => ({ kind: 'step', hex: hexName(to) })),
    (state, { hex }) => {
      const to = hexNamed(hex);
      return to < 0 ? refusal('unknown-id', 'O21.1', { id: hex }) : whyNotStep(state, to);
    },
  ),
  exact: true,
};

const exit = plain('exit', '7.2.1', (state) => {
  const [first] = groupUnits(state);
  if (!first) return refusal('nobody-moving', '7.2.1');
  if (!isAtEnemyEdge(state, first)) return refusal('not-your-edge', 'O21.4');
  if (groupUnits(state).some((unit) => isTied(state, unit))) return refusal('tied-weapon', 'SR.18');
  return movementLeft(state) >= 1 ? undefined : refusal('no-movement-left', '7.2.1');
});

// O21.1.1 Weapon transfer

const carriers = (state: State): Unit[] => [...groupUnits(state), ...waiting(state)].filter(({ weapon }) => weapon !== '');

const transfer = option(
  'transfer',
  'O21.1.1',
  (state) =>
    carriers(state).flatMap((unit) =>
      unitsAt(state, unit.at)
        .filter((other) => other.side === unit.side && other !== unit && other.weapon === '')
        .map((other) => ({ kind: 'transfer', unit: unit.id, receiver: other.id }) as const),
    ),
  (state, { unit: id, receiver: to }) => {
    const unit = unitCalled(state, id);
    const receiver = unitCalled(state, to);
    const { active, finished } = moving(state);
    if (!unit || !active.includes(id) || finished.includes(id)) return refusal('nobody-moving', 'O21.1.1', { unit: id });
    if (unit.weapon === '') return refusal('no-weapon', 'O21.1.1', { unit: id });
    if (!receiver || receiver.side !== unit.side || receiver.at !== unit.at || id === to)
      return refusal('not-together', 'O21.1.1', { unit: to });
    if (receiver.weapon !== '') return refusal('weapon-already', '8.1.1', { unit: to });
    return ownMovementLeft(state, unit) >= 1 ? undefined : refusal('no-movement-left', 'O21.1.1', { unit: id });
  },
);

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

const whereSmoke: Question = { asks: 'place-smoke', rule: 'A39', options: [ofHexes('place-smoke', 'A39', smokeHexes)] };

const assault = ofActions('assault-fire', 'A26', (state, card) =>
  canAssault(state, state.asked) ? undefined : refusal('no-target', 'A26', { card }),
);

// Ending it

const halt = plain('halt', 'O21.2', (state) => {
  const move = moving(state);
  if (move.group.length === 0) return refusal('nobody-moving', 'O21.2');
  const isLastHope = !move.crossed && !canAnybodyMove(state) && canGroupGo(state);
  return isLastHope ? refusal('must-move', 'O14.4') : undefined;
});

function canGroupGo(state: State): boolean {
  const [first] = groupUnits(state);
  if (!first) return false;
  if (isAtEnemyEdge(state, first) && movementLeft(state) >= 1) return true;
  return possibleSteps(state).length > 0;
}

/** O14.4 At least one hexside must be crossed, as long as that is possible. */
const endMove = plain('end-move', 'O21', (state) => {
  const move = moving(state);
  if (move.group.length > 0) return refusal('has-moved', 'O21.2');
  return !move.crossed && canAnybodyMove(state) ? refusal('must-move', 'O14.4') : undefined;
});

function canAnybodyMove(state: State): boolean {
  return waiting(state).some((unit) => canGo(state, unit));
}

function canGo(state: State, unit: Unit): boolean {
  const movement = ownMovement(state, unit);
  if (isAtEnemyEdge(state, unit) && movement >= 1) return true;
  return (mapOf(state).adjacent[unit.at] ?? []).some(
    (hex) => whyNotMoveInto(state, unit, hex) === undefined && moveCost(state, unit.side, unit.at, hex) <= movement,
  );
}

const question: Question = {
  asks: 'move',
  rule: 'O21',
  options: [setOutAll, setOut, goWith, step, exit, transfer, smokeGrenades, assault, halt, endMove],
};

export function* moveOrder(t: Table, side: Side): Rules {
  const { state } = t;
  const active = yield* activate(t, side, 'move', 'O21');
  state.doing.push(newMove(side, active));
  for (;;) {
    const choice = yield ask(t, side, question);
    if (choice.kind === 'end-move') break;
    yield* carryOut(t, side, choice);
  }
  state.doing.pop();
}

function newMove(side: Side, active: string[]): Move {
  return {
    what: 'move',
    side,
    active,
    finished: [],
    group: [],
    paid: [],
    spent: 0,
    onRoad: false,
    stopped: false,
    crossed: false,
    opFirers: [],
    answered: true,
    entered: false,
    enteredHex: -1,
  };
}

function* carryOut(t: Table, side: Side, choice: Choice): Rules {
  const { state } = t;
  const move = moving(state);
  switch (choice.kind) {
    case 'set-out':
      move.group = [choice.unit];
      return;
    case 'set-out-all': {
      const hex = hexNamed(choice.hex);
      move.group = waiting(state)
        .filter(({ at }) => at === hex)
        .map(({ id }) => id);
      return;
    }
    case 'with':
      move.group = [...move.group, choice.unit];
      return;
    case 'step':
      yield* enter(t, hexNamed(choice.hex));
      return;
    case 'exit':
      yield* exitMap(t);
      return;
    case 'transfer':
      giveWeapon(t, choice.unit, choice.receiver);
      return;
    case 'smoke-grenades':
      yield* throwSmoke(t, side, choice.card);
      return;
    case 'assault-fire':
      playAction(t, side, choice.card, 'A26');
      yield* assaultFire(t, side);
      return;
    default:
      finishGroup(state);
  }
}

/** The group has ended its movement, and the next may begin. */
function finishGroup(state: State): void {
  const move = moving(state);
  move.finished = [...move.finished, ...move.group];
  Object.assign(move, { group: [], spent: 0, onRoad: false, stopped: false, entered: false, enteredHex: -1, answered: true });
}

function giveWeapon(t: Table, from: string, to: string): void {
  const { state } = t;
  const unit = theUnit(state, from);
  const { weapon, weaponBroken, side } = unit;
  Object.assign(theUnit(state, to), { weapon, weaponBroken });
  Object.assign(unit, { weapon: '', weaponBroken: false });
  moving(state).paid.push(from);
  t.tell?.({ type: 'weapon-given', rule: 'O21.1.1', side, weapon, unit: from, receiver: to });
}

function* throwSmoke(t: Table, side: Side, card: string): Rules {
  playAction(t, side, card, 'A39');
  const where = yield ask(t, side, whereSmoke);
  if (where.kind === 'place-smoke') placeSmoke(t, hexNamed(where.hex), 'A39');
}

/** F103 Leaving mines comes before entering the next hex; a unit that breaks there is still put into that hex. */
function* minesOnTheWayOut(t: Table, hex: number): Rules {
  if (fortificationAt(t.state, hex)?.kind === 'mines') yield* mineAttack(t, moving(t.state).group, hex);
}

function* exitMap(t: Table): Rules {
  const { state } = t;
  moving(state).crossed = true;
  yield* minesOnTheWayOut(t, movingHex(state));
  const { group } = moving(state);
  finishGroup(state);
  yield* leaveMap(t, group);
}

function* enter(t: Table, hex: number): Rules {
  const { state } = t;
  const move = moving(state);
  const { side } = move;
  const from = movingHex(state);
  const cost = moveCost(state, side, from, hex);
  const isWired = (at: number) => fortificationAt(state, at)?.kind === 'wire';
  move.crossed = true;
  yield* minesOnTheWayOut(t, from);
  for (const unit of groupUnits(state)) unit.at = hex;
  move.spent += cost;
  move.entered = true;
  move.enteredHex = hex;
  if (mapOf(state).hasRoad[hex]) move.onRoad = true;
  if (isWired(from) || isWired(hex)) move.stopped = true;
  if (move.group.length > 0) {
    const { group: units, spent } = move;
    t.tell?.({ type: 'moved', rule: 'O21.1', side, units: units.slice(), from: hexName(from), hex: hexName(hex), cost, spent });
  }
  updateControl(t);
  if (fortificationAt(state, hex)?.kind === 'mines') yield* mineAttack(t, move.group, hex);
  // F105.2 Along trenches nobody can be fired at.
  move.answered = isAlongTrench(state, from, hex);
  yield* reactions(t, enemyOf(side));
  if (moving(state).group.length === 0) finishGroup(state);
}
