/** 6 The commando phase, and the moments between the enemy's steps at which commandos may interject. */
import { POINTS } from '../content/terms.ts';
import { type Commando, commandoAt, commandoCalled, levelInPlay, OUT, type Phase, type State, saved } from '../state.ts';
import type { Choice, ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, openWindow, plain, question, refusal } from './asking.ts';
import { attackInCloseCombat, closeCombat } from './close-combat.ts';
import { completeLevels } from './completing.ts';
import {
  bandage,
  bandageWound,
  barricade,
  barricadeEntrance,
  firstAid,
  forceDoor,
  forceOpen,
  giveFirstAid,
  giveOrder,
  order,
  putOnUniform,
  wearUniform,
} from './equipment.ts';
import { collect, collectItem, drop, dropItem, give, handOver, take } from './handling.ts';
import { interruptAlarm, switchOff } from './interrupting.ts';
import { exit, leaveLevel, move, sneak, stepOnto, unblock, unblockTrapDoor } from './moving.ts';
import { enterNest, leaveNest, shift } from './nests.ts';
import { interact, interactWith } from './objectives.ts';
import { isFrench } from './operation-in-play.ts';
import { finish, finishIfSpent, newMoment, save, saveAPoint, takeSavedInHand, useSaved } from './points.ts';
import { bombard, callBombardment, fire, fireAtDoor, shoot, shootDoor, throwAt, throwGrenade } from './shooting.ts';
import { blowUp, explode, layCharge, layTnt } from './tnt.ts';

/** 6.1 Whatever a commando can do, with the points of his turn, with saved points, or for nothing. */
const ACTIONS = [
  move,
  sneak,
  exit,
  unblock,
  closeCombat,
  shoot,
  shootDoor,
  throwGrenade,
  firstAid,
  bandage,
  order,
  forceDoor,
  barricade,
  wearUniform,
  layTnt,
  bombard,
  blowUp,
  interruptAlarm,
  interact,
  save,
  useSaved,
  enterNest,
  leaveNest,
  collect,
  drop,
  give,
  take,
];

/** 6.1 He gives up what is left of his points. */
const done = plain('done', '6.1', (state, commando) => {
  if (commando.level === OUT) return refusal('not-to-choose', '10.3');
  if (commando.finished) return refusal('turn-over', '6.1');
  return state.acting >= 0 && state.commandos[state.acting] !== commando ? refusal('another-acts', '6.1') : undefined;
});

/** 6.2 Whoever could interject something and does not want to: he is asked again when something has happened. */
const wait = plain('wait', '6.2', (state, commando) => {
  if (commando.level === OUT) return refusal('not-to-choose', '10.3');
  return isAtIt(state, commando) || commando.waits ? refusal('not-to-choose', '6.2') : undefined;
});

const commandoPhase = question('commandos', '6.1', [...ACTIONS, done, wait]);
const PASS: ChoiceOf<'pass'> = { kind: 'pass' };
const moment = openWindow('moment', '6.2', [...ACTIONS, plain('pass', '6.2')], PASS);

/** 6.1 Three points for everybody, less one for each wound. */
export function beginCommandoPhase(t: Table): void {
  const { state } = t;
  newMoment(state);
  state.acting = -1;
  for (const each of state.commandos) {
    each.left = each.level === OUT ? 0 : Math.max(0, POINTS - each.wounds);
    each.spent = 0;
    each.drawn = 0;
    each.finished = each.level === OUT || each.left === 0;
    each.skilled = false;
  }
  state.hot = [];
  state.hotBy = [];
}

/** 6.2 A seat that has finished can still do what costs nothing, or what it has saved for. */
function mayInterject(state: State, commando: Commando): boolean {
  if (commando.level === OUT) return false;
  if (saved(commando) > 0 && commando.critical === 0) return commando.since < state.turn || commando.level !== '';
  const level = levelInPlay(state, commando.level);
  if (!level) return false;
  for (const count of level.charges) if (count > 0) return true;
  return false;
}

/** Spends his points, or could begin to. */
function isAtIt(state: State, commando: Commando): boolean {
  return state.acting < 0 ? !commando.finished : state.commandos[state.acting] === commando;
}

/** What can cost nothing; what is likeliest is looked for first. */
const FREE = [drop, collect, take, give, blowUp, enterNest, leaveNest, firstAid, layTnt, interact];
/** With a saved point there is nearly always something to do. */
const FOR_A_POINT = [move, ...ACTIONS];

/** Whoever is at it, or could begin; and whoever has anything to interject. */
function mayBeAsked(state: State, commando: Commando): boolean {
  if (commando.level === OUT) return false;
  if (isAtIt(state, commando)) return true;
  if (commando.waits) return false;
  // Whoever is not at it can pay with what he has saved and with nothing else.
  const options = saved(commando) > 0 ? FOR_A_POINT : FREE;
  for (const { candidates } of options) if (candidates(state, commando.seat).length > 0) return true;
  return false;
}

function isEverybodyDone({ commandos: all }: State): boolean {
  for (const { finished } of all) if (!finished) return false;
  return true;
}

/** 6 One choice of the commando phase; each is a checkpoint. */
export function* commandos(t: Table): Rules {
  const { state } = t;
  if (isEverybodyDone(state)) {
    completeLevels(t);
    for (const each of state.commandos) each.left = 0;
    newMoment(state);
    state.acting = -1;
    state.phase = 'before-reinforcement';
    return;
  }
  const seats: string[] = [];
  for (const each of state.commandos) if (mayBeAsked(state, each)) seats.push(each.seat);
  const choice = yield* ask(seats, commandoPhase);
  yield* carryOut(t, commandoAt(state, t.by), choice);
}

const NEXT: Partial<Record<Phase, Phase>> = {
  'before-reinforcement': 'reinforcement',
  'before-movement': 'movement',
  'before-shooting': 'shooting',
  'after-shooting': 'end-of-turn',
};

/** 6.2 Before and after the enemy's steps: those are asked who have something worth it. */
export function* betweenSteps(t: Table): Rules {
  const { state } = t;
  const seats: string[] = [];
  for (const each of state.commandos) if (mayInterject(state, each)) seats.push(each.seat);
  const choice = seats.length === 0 ? PASS : yield* ask(seats, moment);
  if (choice.kind === 'pass') {
    newMoment(state);
    state.phase = NEXT[state.phase] ?? 'end-of-turn';
    return;
  }
  yield* carryOut(t, commandoAt(state, t.by), choice);
}

function* carryOut(t: Table, commando: Commando, choice: Choice): Rules {
  yield* act(t, commando, choice);
  finishIfSpent(t);
  // French: a level is done the moment the last one leaves it.
  if (isFrench(t.state)) completeLevels(t);
}

function* act(t: Table, commando: Commando, choice: Choice): Rules {
  switch (choice.kind) {
    case 'move':
      yield* stepOnto(t, commando, choice.tile, false);
      return;
    case 'sneak':
      yield* stepOnto(t, commando, choice.tile, true);
      return;
    case 'exit':
      yield* leaveLevel(t, commando);
      return;
    case 'unblock':
      unblockTrapDoor(t, commando);
      return;
    case 'close-combat':
      yield* attackInCloseCombat(t, commando, choice.target);
      return;
    case 'shoot':
      yield* fire(t, commando, choice.weapon, choice.tile);
      return;
    case 'shoot-door':
      fireAtDoor(t, commando, choice.weapon, choice.door);
      return;
    case 'throw':
      yield* throwAt(t, commando, choice.tile);
      return;
    case 'bombard':
      yield* callBombardment(t, commando, choice.tile);
      return;
    case 'blow-up':
      newMoment(t.state);
      yield* explode(t, commando, choice.tile);
      return;
    case 'interrupt-alarm':
      yield* switchOff(t, commando);
      return;
    case 'interact':
      yield* interactWith(t, commando, choice.objective);
      return;
    case 'enter-nest':
      yield* shift(t, commando, true);
      return;
    case 'leave-nest':
      yield* shift(t, commando, false);
      return;
    default:
      carryOutAtOnce(t, commando, choice);
  }
}

/** Actions in which nobody has to choose anything more. */
function carryOutAtOnce(t: Table, commando: Commando, choice: Choice): void {
  switch (choice.kind) {
    case 'first-aid':
      giveFirstAid(t, commando, choice.commando);
      return;
    case 'bandage':
      bandageWound(t, commando, choice.commando);
      return;
    case 'order':
      giveOrder(t, commando, choice.commando);
      return;
    case 'force-door':
      forceOpen(t, commando, choice.door);
      return;
    case 'barricade':
      barricadeEntrance(t, commando, choice.entrance);
      return;
    case 'wear-uniform':
      putOnUniform(t, commando);
      return;
    case 'lay-tnt':
      layCharge(t, commando);
      return;
    case 'save':
      saveAPoint(t, commando);
      return;
    case 'use-saved':
      takeSavedInHand(t, commando);
      return;
    case 'collect':
      collectItem(t, commando, choice.item);
      return;
    case 'drop':
      dropItem(t, commando, choice.item);
      return;
    case 'give':
    case 'take': {
      const other = commandoCalled(t.state, choice.commando);
      if (other && choice.kind === 'give') handOver(t, commando, other, choice.item);
      else if (other) handOver(t, other, commando, choice.item);
      return;
    }
    case 'wait':
      commando.waits = true;
      return;
    default:
      finish(t, commando);
  }
}
